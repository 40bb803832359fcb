"""Where the number words come from: num2words, and what follows from its words by rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from backtrick.talk.guard.folding import fold
from backtrick.talk.manners import LANGUAGES

_SPOKEN = (*LANGUAGES, "fr_CH", "fr_BE")
_FOREIGN = (
    *("pt", "nl", "pl", "sv", "da", "no", "ro", "cs", "tr", "fi"),
    *("hu", "id", "ru", "uk", "sr", "ca", "ar", "he", "ko"),
)
_SHORTEST_FOREIGN = 5
"""Shorter words of other languages are too often something else in ours."""


def number_words() -> Iterator[tuple[str, str, int, bool, bool]]:
    """Words with their language and number, whether as an ordinal, and whether they mean a whole
    decade. Where a word comes twice, the latter holds.
    """
    for value in range(1, 10):  # onety, twoteen
        yield "en", _said("en", value) + "ty", min(value * 10, 99), False, False
        yield "en", _said("en", value) + "teen", value + 10, False, False
    for language in _SPOKEN:
        for value in range(101):
            for form in _ordinals(language, value):
                yield language[:2], form, value, True, False
    for language in _SPOKEN:
        for value in range(101):
            for form in _cardinals(language, value):
                yield language[:2], form, value, False, False
                for plural in _plurals(language, form):
                    yield language[:2], plural, value, False, value % 10 == 0 and value > 10
    for language, others in _OTHERS.items():
        for word, value in others.items():
            yield language, word, value, False, False
    for value, tens in _DIALECT_TENS.items():
        for unit, forms in _DIALECT_UNITS.items():
            for stem, form in product(tens.split(), forms.split()):
                yield "it", stem + form, value + unit, False, False
    for word in ("one", "uno", "una", "un", "eins", "zero", "null", "cero"):
        yield "en", word, 0 if word in ("zero", "null", "cero") else 1, False, False


def foreign_words() -> Iterator[tuple[str, int]]:
    """Words of other languages and of dialects, and diminutives, as they are written."""
    for language in _FOREIGN:
        for value in range(2, 100):
            spoken = "".join(c if c.isalpha() else " " for c in fold(_said(language, value)).text)
            for word in {*spoken.split(), "".join(spoken.split())}:
                if len(word) >= (_SHORTEST_FOREIGN if word.isascii() else 2):
                    yield word, value
    for word, value in (*_LATIN.items(), *_DIMINUTIVES.items()):
        yield word, value
    for value, words in _REGIONAL.items():
        for word in words.split():
            yield word, value


def regional_decades() -> set[str]:
    """Decades of dialects: what stands before one, however it is spelt, is found with it."""
    return {word for value, words in _REGIONAL.items() if value >= 20 for word in words.split()}


@cache
def _said(language: str, value: int) -> str:
    from num2words import num2words

    return str(num2words(value, lang=language))


def _cardinals(language: str, value: int) -> Iterator[str]:
    spoken = _said(language, value)
    yield _joined(spoken)
    if language == "de":
        yield _joined(spoken.replace("ü", "ue").replace("ö", "oe"))
        for usual, spoken_too in _DIALECT:
            if usual in spoken:
                yield _joined(spoken.replace(usual, spoken_too))
        if value in (4, 5, 6, 7, 9, 10, 12):
            yield _joined(spoken) + "e"
        if value == 100:
            yield "hundert"
    elif language == "en" and value == 100:
        yield "hundred"
    elif language == "es":
        if value % 10 == 1 and value > 20:
            yield _joined(spoken)[:-1]
            yield _joined(spoken)[:-1] + "a"
        if 15 < value < 30 and value != 20:
            tens = "diez" if value < 20 else "veinte"
            yield tens + "y" + _joined(_said("es", value % 10))
        if value > 30 and value % 10:
            tens = _joined(_said("es", value - value % 10))
            yield tens + _joined(_said("es", value % 10))
            yield tens[:-1] + "i" + _joined(_said("es", value % 10))
    elif language == "it":
        if value % 10 == 1 and value > 20:
            yield _joined(spoken)[:-1]
        if value > 20 and value % 10:
            tens = _joined(_said("it", value - value % 10))
            yield tens + _joined(_said("it", value % 10))
            yield tens + "e" + _joined(_said("it", value % 10))
    elif language.startswith("fr"):
        yield _joined(spoken).replace("vingts", "vingt")
        yield (
            _joined(spoken).replace("et", "")
            if value in (21, 31, 41, 51, 61, 71)
            else _joined(spoken)
        )
        if value % 10 == 1 and 20 < value < 70:
            yield _joined(spoken) + "e"


def _ordinals(language: str, value: int) -> Iterator[str]:
    if value < 3 or value > 99:
        return
    from num2words import num2words

    spoken = _joined(num2words(value, lang=language, to="ordinal"))
    if language == "en":
        yield spoken
        yield spoken + "s"
    elif language == "de":
        spelt = (spoken, _joined(num2words(value, lang="de", to="ordinal").replace("ü", "ue")))
        for form in spelt:
            for ending in ("", "n", "r", "s", "m"):
                yield form + ending
    elif language == "es":
        for form in {spoken, spoken.replace("quadra", "cuadra")}:
            for ending in ("o", "a", "os", "as"):
                yield form[:-1] + ending
    elif language == "it":
        for ending in "oaie":
            yield spoken[:-1] + ending
    else:
        yield spoken
        yield spoken + "s"


def _plurals(language: str, word: str) -> Iterator[str]:
    """The sixes, the forties; sevenish; ein Vierer, die Vierziger."""
    if language == "en" and len(word) > 2:
        yield word[:-1] + "ies" if word.endswith("y") else word + "s"
        if word.endswith("y"):
            yield word[:-1] + "ie"
        if word.endswith("x"):
            yield word + "es"
        yield word + "ish"
    elif language == "de" and len(word) > 3:
        yield word + "er"
        yield word + "ern"
        yield word + "ers"
    elif language == "es" and word[-1] in "aeo" and len(word) > 4:
        yield word + "s"


def decade_stems() -> dict[str, set[str]]:
    """For each language the decades without what may follow: quarant-ina, vierzig-er."""
    stems: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for language in _SPOKEN:
        for value in range(20, 100, 10):
            spoken = _said(language, value)
            for form in (_joined(spoken), _joined(spoken.replace("ü", "ue"))):
                stems[language[:2]].update(
                    stem for stem in _stems_of(language, form) if len(stem) >= 5
                )
    return stems


def _stems_of(language: str, decade: str) -> Iterator[str]:
    if language == "de":  # vierzg, fuchzga
        yield from (decade[:-2] + "g", decade[:-2].replace("nf", "ch") + "g")
    if language not in ("es", "it"):
        yield decade
    elif len(decade) >= 7 or decade[0] in "no":
        yield decade[:-1]
    elif len(decade) == 6:  # Trento is none
        yield decade
        yield decade[:-1] + "in"
        yield decade[:-1] + "en"


_DIALECT_TENS = {
    20: "vinti vint ventu",
    30: "trenta trant tranta",
    40: "quaranta quarant",
    50: "cinquanta cinquant",
    60: "sissanta sessanta sessant",
    70: "settanta settant",
    80: "ottanta uttanta ottant",
    90: "novanta nuvanta novant",
}
_DIALECT_UNITS = {
    1: "un unu",
    2: "du dui duje doje",
    3: "tri",
    4: "quatt quattu quattr quatro",
    5: "cinc cinch cinche cincu zinque",
    6: "sie ses sic sis",
    7: "sett setti sete siette",
    8: "ott ottu oto vott vot",
    9: "nov novi nof nove",
}
"""Italian as it is spoken in Naples, Milan, Palermo and Venice."""
_OTHERS = {
    "en": {
        "dozen": 12,
        "dozens": 12,
        "doz": 12,
        "deuce": 2,
        "fiver": 5,
        "sixer": 6,
        "niner": 9,
        "tenner": 10,
        "fiddy": 50,
        "fower": 4,
        "fowerty": 40,
        "aicht": 8,
    },
    "es": {
        "dosito": 2,
        "tresito": 3,
        "cuatrito": 4,
        "cinquito": 5,
        "seisito": 6,
        "sietecito": 7,
        "ochito": 8,
        "diecito": 10,
        "decena": 10,
        "docena": 12,
        "quincena": 15,
        "veintena": 20,
        "treintena": 30,
    },
    "it": {"decina": 10, "dozzina": 12, "quindicina": 15, "ventina": 20, "trentina": 30},
    "de": {
        "dutzend": 12,
        "siebenzig": 70,
        "sibbe": 7,
        "siwwe": 7,
        "heiermann": 5,
        "zwanni": 20,
        "fuffi": 50,
    },
    "fr": {
        "dizaine": 10,
        "douzaine": 12,
        "quinzaine": 15,
        "vingtaine": 20,
        "trentaine": 30,
        "octante": 80,
        "dizuit": 18,
        "dizneuf": 19,
    },
}
"""Forms that num2words does not have."""

_DIALECT = (
    ("zwei", "zwo"),
    ("zwei", "zwoa"),
    ("fünfzig", "fuffzig"),
    ("fünfzehn", "fuffzehn"),
    ("fünfzig", "fuchzig"),
    ("fünfzehn", "fuchzehn"),
    ("fünf", "fümf"),
    ("und", "un"),
    ("und", "a"),
    ("zwanzig", "zwanzg"),
)
"""German as it is spoken."""
_REGIONAL = {
    12: "twal twelf twelv",
    13: "drizah drizeh druttein",
    14: "fowerteen vierzah vierzeh veertein",
    15: "fufzah fufzeh fofftein",
    16: "sachzah sachzeh sosstein",
    17: "sibzah sibzeh simzehn",
    18: "achzah achzeh achtein",
    19: "nunzah nunzeh neinzehn negentein",
    20: "twinny twenee zwanzg zwenzg twintig twintich",
    30: "drissg driissg drissig dreissg",
    40: "fowerty vierzg viazg viezg veertig veertich",
    50: "fufzg fuffz fuchz fofftig fofftich",
    60: "sachzg saechzg sosstig sosstich",
    70: "sippzich sippzig sibezg sibzg simzg soventig soventich",
    80: "echty auchty achzg ochtzg tachentig tachentich",
    90: "nainty neinty nintee nunzg nuunzg neinzg negentig negentich",
}
"""How teens and decades are said in Scotland and America, in Switzerland, Austria, Bavaria and the
north of Germany.
"""

_DIMINUTIVES = {
    "trecito": 3,
    "cuatrillo": 4,
    "cinquillo": 5,
    "seisillo": 6,
    "sietito": 7,
    "sietillo": 7,
    "ochillo": 8,
    "nuevecito": 9,
    "nuevecillo": 9,
    "diececito": 10,
    "diecillo": 10,
    "cinquino": 5,
    "settino": 7,
    "ottino": 8,
    "novino": 9,
    "diecino": 10,
}

_LATIN = {
    "quattuor": 4,
    "quinque": 5,
    "septem": 7,
    "undecim": 11,
    "duodecim": 12,
    "viginti": 20,
    "triginta": 30,
    "quadraginta": 40,
    "quinquaginta": 50,
    "sexaginta": 60,
    "septuaginta": 70,
    "octoginta": 80,
    "nonaginta": 90,
}


def _joined(spoken: str) -> str:
    return re.sub("[^a-z]", "", fold(spoken).text)
