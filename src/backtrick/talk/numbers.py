"""Number words of five languages, in every form that the guard knows.

The words come from num2words; what is made of them here follows rules. Loading takes a tenth of a
second, so that nothing happens before the first message.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from backtrick.talk.folding import fold
from backtrick.talk.manners import LANGUAGES

_SPOKEN = (*LANGUAGES, "fr_CH", "fr_BE")

LINKS = frozenset(("y", "e", "et", "und", "and"))
"""What may stand between the parts of a number."""


class Number(NamedTuple):
    """What a word says: a number, whether as an ordinal, whether it is a whole decade, and whether
    it may be so only where a number is expected.
    """

    value: int
    ordinal: bool = False
    range: bool = False
    doubtful: bool = False


class Lexicon(NamedTuple):
    """The words, without accents, spaces and hyphens."""

    words: dict[str, Number]
    prefixes: frozenset[str]
    slips: dict[str, tuple[str, ...]]
    """A long word with one letter left out, and the words it comes from."""
    squeezed: dict[str, str]
    """A word with every letter once, without vowels, and as it sounds."""
    several: re.Pattern[str]
    """Two or more number words and nothing else."""
    inside: re.Pattern[str]
    """A number word that is long enough to be found inside of other words."""
    ordinary: frozenset[str]
    """Words of the languages that look like a slip, and are none."""
    pieces: frozenset[str]
    """Short words of the languages that are also pieces of number words."""


@cache
def lexicon() -> Lexicon:
    """All that is known about number words."""
    words = dict(_words())
    long = [word for word, number in words.items() if len(word) >= 5 and not number.ordinal]
    slips: dict[str, set[str]] = {}
    for word in (*long, *(w for w, n in words.items() if len(w) == 4 and not n.ordinal)):
        for place in range(len(word)):
            slips.setdefault(word[:place] + word[place + 1 :], set()).add(word)
    squeezed = {_squeeze(word): word for word in words if len(word) >= 3}
    for word in long:
        bones = re.sub("[aeiou]", "", word)
        if len(bones) >= 4 and len(word) <= 8:
            squeezed.setdefault(bones, word)
        sound = _sound(word)
        if len(word) >= 6 and len(sound) >= 5:
            squeezed.setdefault(sound, word)
    prefixes = frozenset(word[:end] for word in words for end in range(1, len(word) + 1))
    found = sorted(
        (w for w, n in words.items() if len(w) >= 5 and not n.ordinal and n.value > 10),
        key=lambda word: (-len(word), word),
    )
    stems = {*_stems(), *(w for w in found if len(w) >= 6 and words[w].value < 20)}
    small = sorted(
        (w for w, n in words.items() if 3 <= len(w) <= 8 and not n.ordinal and not n.range),
        key=lambda word: (-len(word), word),
    )
    ordinary, pieces = _ordinary()
    return Lexicon(
        words,
        prefixes,
        {short: tuple(sorted(whole)) for short, whole in slips.items()},
        squeezed,
        re.compile(f"(?:{'|'.join(small)})(?:{'|'.join(small)})+"),
        re.compile("|".join(sorted(stems, key=lambda stem: (-len(stem), stem)))),
        ordinary - words.keys(),
        pieces,
    )


@lru_cache(maxsize=1 << 13)
def read_word(word: str) -> Number | None:
    """The number that one folded word says, also lightly misspelt, stretched or joined."""
    known = lexicon()
    exact = known.words.get(word)
    if exact is not None:
        return exact
    if len(word) < 3 or word in known.ordinary or len(word) > 60:
        return None
    if len(word) >= 5 and word[::-1] in known.words:
        return known.words[word[::-1]]
    near = _slip(word, known) if len(word) >= 4 else None
    if near is not None:
        number = known.words[near]
        return number._replace(doubtful=True) if len(near) == 4 or near[0] != word[0] else number
    squeezed = _squeeze(word)
    if squeezed != word or len(word) >= 4:
        whole = known.squeezed.get(squeezed)
        if whole is not None and squeezed[0] == whole[0]:
            return known.words[whole]
    if len(word) >= 5:
        whole = known.squeezed.get(_sound(word))
        if whole is not None and abs(len(whole) - len(word)) <= 3:
            return known.words[whole]
    if len(word) >= 6 and known.several.fullmatch(word):
        return Number(20)
    if len(word) >= 6 and known.inside.search(word):
        return Number(20, range=True)
    return None


def _slip(word: str, known: Lexicon) -> str | None:
    """The number word that this is one letter, or one swap, away from."""
    for whole in known.slips.get(word, ()):
        return whole
    for place in range(len(word)):
        short = word[:place] + word[place + 1 :]
        if len(short) >= 4 and short in known.words and not known.words[short].ordinal:
            return short
        for whole in known.slips.get(short, ()):
            if len(whole) == len(word) and _differ_once(word, whole):
                return whole
    return None


def _differ_once(word: str, whole: str) -> bool:
    """Whether two words of one length differ in one letter, or in two that changed places."""
    differing = [i for i, (a, b) in enumerate(zip(word, whole, strict=True)) if a != b]
    if len(differing) == 1:
        return differing[0] > 0 or {word[0], whole[0]} in _ALIKE
    return (
        len(differing) == 2
        and differing[1] == differing[0] + 1
        and word[differing[0]] == whole[differing[1]]
        and word[differing[1]] == whole[differing[0]]
    )


_ALIKE = [set(pair) for pair in ("sc", "sz", "cz", "vb", "vf", "vw", "kc", "kq", "cq", "dt")]
"""First letters that are mistaken for one another."""


def _squeeze(word: str) -> str:
    return re.sub(r"(.)\1+", r"\1", word)


_SOUNDS = tuple(
    (re.compile(spelt), sound)
    for spelt, sound in (
        ("ph|v|b|w", "f"),
        ("qu|ck|c(?=[^eihy]|$)|ch|q", "k"),
        ("c|z|x|sc", "s"),
        ("gh|h", ""),
        ("y|ie|j", "i"),
        ("oi|ua", "a"),
        ("d", "t"),
        ("i[gk]$", "ik"),
        (r"(.)\1+", r"\1"),
    )
)


def _sound(word: str) -> str:
    """Roughly how a word sounds: karante is quarante, fierzich is vierzig."""
    for spelt, sound in _SOUNDS:
        word = spelt.sub(sound, word)
    return "=" + word


# -- where the words come from


def _words() -> Iterator[tuple[str, Number]]:
    for language in _SPOKEN:
        for value in range(101):
            for form in _ordinals(language, value):
                yield form, Number(value, ordinal=True)
    for language in _SPOKEN:
        for value in range(101):
            for form in _cardinals(language, value):
                yield form, Number(value)
                for plural in _plurals(language, form):
                    yield plural, Number(value, range=value % 10 == 0 and value > 10)
    for word, value in _COLLECTIVES.items():
        yield word, Number(value)
    for word, value in _OTHERS.items():
        yield word, Number(value)
    for word in ("one", "uno", "una", "un", "eins", "zero", "null", "cero"):
        value = 0 if word in ("zero", "null", "cero") else 1
        yield word, Number(value)


def _cardinals(language: str, value: int) -> Iterator[str]:
    from num2words import num2words

    spoken = num2words(value, lang=language)
    yield _joined(spoken)
    if language == "de":
        yield _joined(spoken.replace("ü", "ue").replace("ö", "oe"))
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
            yield tens + "y" + _joined(num2words(value % 10, lang="es"))
        if value > 30 and value % 10:
            tens = _joined(num2words(value - value % 10, lang="es"))
            yield tens + _joined(num2words(value % 10, lang="es"))
            yield tens[:-1] + "i" + _joined(num2words(value % 10, lang="es"))
    elif language == "it":
        if value % 10 == 1 and value > 20:
            yield _joined(spoken)[:-1]
        if value > 20 and value % 10:
            tens = _joined(num2words(value - value % 10, lang="it"))
            yield tens + _joined(num2words(value % 10, lang="it"))
            yield tens + "e" + _joined(num2words(value % 10, lang="it"))
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
    from num2words import num2words

    if value < 3 or value > 99:
        return
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


def _stems() -> Iterator[str]:
    """The decades without what may follow: quarant-ina, cuarent-ena, vierzig-er."""
    from num2words import num2words

    for language in _SPOKEN:
        for value in range(20, 100, 10):
            word = _joined(num2words(value, lang=language))
            for form in (word, _joined(num2words(value, lang=language).replace("ü", "ue"))):
                if language not in ("es", "it"):
                    if len(form) >= 5:
                        yield form
                elif len(form) >= 6:
                    yield form
                    yield form[:-1] + "in"
                    yield form[:-1] + "en"


_COLLECTIVES = {
    "dozen": 12,
    "dozens": 12,
    "decena": 10,
    "docena": 12,
    "quincena": 15,
    "veintena": 20,
    "treintena": 30,
    "decina": 10,
    "dozzina": 12,
    "quindicina": 15,
    "ventina": 20,
    "trentina": 30,
    "dutzend": 12,
    "dizaine": 10,
    "douzaine": 12,
    "quinzaine": 15,
    "vingtaine": 20,
    "trentaine": 30,
}
_OTHERS = {
    "zwo": 2,
    "fuffzehn": 15,
    "fuffzig": 50,
    "fiddy": 50,
    "setenta": 70,
    "siebenzig": 70,
}
"""Forms that num2words does not have."""


def _joined(spoken: str) -> str:
    return re.sub("[^a-z]", "", fold(spoken).text)


def _ordinary() -> tuple[frozenset[str], frozenset[str]]:
    source = files("backtrick.talk").joinpath("ordinary.txt").read_text("utf-8")
    parts = source.split("[pieces]")
    lines = "\n".join(line for line in parts[0].splitlines() if not line.startswith(("#", "[")))
    return frozenset(lines.split()), frozenset(parts[1].split() if len(parts) > 1 else ())
