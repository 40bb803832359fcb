"""Where the number words come from: num2words, and what follows from its words by rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from backtrick.talk.guard.fold import fold
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
    for language, value in product(_SPOKEN, range(101)):
        for form in _ordinals(language, value):
            yield language[:2], form, value, True, False
    for language, value in product(_SPOKEN, range(101)):
        for form in _cardinals(language, value):
            yield language[:2], form, value, False, False
            for plural in _plurals(language, form):
                yield language[:2], plural, value, False, value % 10 == 0 and value > 10
    for language, word, value in _other_words():
        yield language, word, value, False, False
    for word, value in _ages():
        yield "en", word, value, False, True
    for word in ("one", "uno", "una", "un", "eins", "zero", "null", "cero"):
        yield "en", word, 0 if word in ("zero", "null", "cero") else 1, False, False


def _other_words() -> Iterator[tuple[str, str, int]]:
    """Forms that num2words does not have, with their language."""
    for language, others in _OTHERS.items():
        for word, value in others.items():
            yield language, word, value
    for value, tens in _DIALECT_TENS.items():
        for unit, forms in _DIALECT_UNITS.items():
            for stem, form in product(tens.split(), forms.split()):
                yield "it", stem + form, value + unit


def _ages() -> Iterator[tuple[str, int]]:
    """Decades as round counts and ages: vingtaine, quarantenne, sexagenarian."""
    endings = {
        "fr": "aine aines enaire enaires",
        "it": "ina ine enne enni ennale ennio",
        "es": "ena enas anero anera eanero on ona",
        "de": "iger igern igste",
    }
    for language, ends in endings.items():
        for value in range(20, 100, 10):
            stem = _joined(_said(language, value)).removesuffix("s")
            stem = stem[:-1] if stem[-1] in "aei" else stem.removesuffix("ig")
            for end in ends.split():
                yield stem + end, value
    for value, stem in _LATIN_TENS.items():
        for end in _AGED.split():
            yield stem + end, value
    yield from (("teens", 13), ("teen", 13), ("tween", 13))


_AGED = "arian arians ario aria arios arias ari aire aires ar are aren"


_LATIN_TENS = {
    40: "quadragen",
    50: "quinquagen",
    60: "sexagen",
    70: "septuagen",
    80: "octogen",
    81: "ottuagen",
    90: "nonagen",
}


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


@cache
def _said(language: str, value: int) -> str:
    from num2words import num2words

    return str(num2words(value, lang=language))


def _cardinals(language: str, value: int) -> Iterator[str]:
    spoken = _said(language, value)
    yield _joined(spoken)
    match language[:2]:
        case "en":
            yield from ("hundred",) if value == 100 else ()
        case "de":
            yield from _german(spoken, value)
        case "es":
            yield from _spanish(spoken, value)
        case "it":
            yield from _italian(spoken, value)
        case "fr":
            yield from _french(spoken, value)


def _german(spoken: str, value: int) -> Iterator[str]:
    yield _joined(spoken.replace("ü", "ue").replace("ö", "oe"))
    for usual, spoken_too in _DIALECT:
        if usual in spoken:
            yield _joined(spoken.replace(usual, spoken_too))
    if value in (4, 5, 6, 7, 9, 10, 12):
        yield _joined(spoken) + "e"
    if value == 100:
        yield "hundert"


def _spanish(spoken: str, value: int) -> Iterator[str]:
    if value % 10 == 1 and value > 20:
        yield _joined(spoken)[:-1]
        yield _joined(spoken)[:-1] + "a"
    unit = _joined(_said("es", value % 10))
    if 15 < value < 30 and value != 20:
        yield ("diez" if value < 20 else "veinte") + "y" + unit
    if value > 30 and value % 10:
        tens = _joined(_said("es", value - value % 10))
        yield tens + unit
        yield tens[:-1] + "i" + unit


def _italian(spoken: str, value: int) -> Iterator[str]:
    if value % 10 == 1 and value > 20:
        yield _joined(spoken)[:-1]
    if value > 20 and value % 10:
        tens, unit = _joined(_said("it", value - value % 10)), _joined(_said("it", value % 10))
        yield tens + unit
        yield tens + "e" + unit


def _french(spoken: str, value: int) -> Iterator[str]:
    joined = _joined(spoken)
    yield joined.replace("vingts", "vingt")
    yield joined.replace("et", "") if value in (21, 31, 41, 51, 61, 71) else joined
    if value % 10 == 1 and 20 < value < 70:
        yield joined + "e"


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
        "decenas": 10,
        "docenas": 12,
        "docena": 12,
        "quincena": 15,
        "veintena": 20,
        "treintena": 30,
    },
    "it": {
        "decina": 10,
        "decine": 10,
        "dozzine": 12,
        "dozzina": 12,
        "quindicina": 15,
        "ventina": 20,
        "trentina": 30,
    },
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
        "dizaines": 10,
        "douzaines": 12,
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


def heard_words() -> Iterator[tuple[str, int]]:
    """Words of their own that sound like a number."""
    for value, words in _HEARD.items():
        for word in words.split():
            yield word, value


_HEARD = {
    1: "wun hun ains",
    2: "tew deu dex dux zwai zwoi dui duje",
    3: "tree trey dry drai dre dri troi trwa trs drue dreie tri",
    4: "kat fier fore foe fou fower fir fia vir vire cat catre katr quatto quat quatt vieri",
    5: "fufi zinco foif fimfe funfi cinch cinche fife fiv fie hive sink sank sang cinc cin ciqn"
    " sinko funv",
    6: "cisse sisse sachsi sechsi sic sicks sics sex seks secs seiz ses sis siss",
    7: "sibni siebna sieme sibn siben siebe sete sett stete heaven ciete",
    8: "achde ochde ocjo ouite ouit uite achti ochti vott vuit ate ayt ait uit wuit akt osho hocho"
    " och oto ott",
    9: "nuni neina neini nyn neine noin nain nin nne nef oeuf neuve nuebe neve noe nov knives",
    10: "zahni zehni dise dyx dies dez diz deci zen zhen zeh zahn tan",
}
