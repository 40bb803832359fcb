"""Number words of five languages, in every form that the guard knows.

The words come from num2words; what is made of them here follows rules. Loading takes a tenth of a
second, so that nothing happens before the first message.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple

from backtrick.talk.guard.lists import words_of
from backtrick.talk.guard.sounding import sound, squeezed
from backtrick.talk.manners import LANGUAGES

_SHORTEST = 3
"""A word of so few letters may have a slip only where a number is expected."""
_LONG_SOUND = 7
_LONG_WORD = 8
"""With so many sounds and letters, one may be wrong."""
_EDGE = 3
_SHORT_WORD = 5
LINKS = frozenset(("y", "e", "et", "und", "and"))
"""What may stand between the parts of a number."""


class Number(NamedTuple):
    """What a word says: a number, whether as an ordinal, whether it is a whole decade, whether it
    may be so only where a number is expected, and whether it is also a rare word of its own.
    """

    value: int
    ordinal: bool = False
    range: bool = False
    doubtful: bool = False
    rare: bool = False


class Lexicon(NamedTuple):
    """The words, without accents, spaces and hyphens."""

    words: dict[str, Number]
    prefixes: frozenset[str]
    firsts: frozenset[str]
    """First letters."""
    slips: dict[str, tuple[str, ...]]
    """A word with one letter left out, and the words it comes from."""
    begins: frozenset[str]
    ends: frozenset[str]
    """How words of five letters or more begin and end: one slip leaves either."""
    squeezed: dict[str, str]
    """A word with every letter once, and without vowels."""
    sounds: dict[str, dict[str, str]]
    """For each language, how a word sounds, also with one sound wrong, and the word."""
    edges: dict[str, frozenset[str]]
    """For each language, how the sounds of a long word begin and end: one slip leaves either."""
    several: re.Pattern[str]
    """Two or more number words and nothing else."""
    inside: re.Pattern[str]
    """A number word that is long enough to be found inside of other words."""
    inside_sound: dict[str, re.Pattern[str]]
    """For each language, how a decade sounds."""
    foreign: dict[str, int]
    """Words of other languages."""
    ordinary: frozenset[str]
    """Words of the languages that look like a slip, and are none."""
    rare: frozenset[str]
    """Such words that are hardly ever used."""
    by_length: dict[int, list[str]]
    """Words for a number from two on, by how many letters they have."""
    pieces: frozenset[str]
    """Short words of the languages that are also pieces of number words."""


@cache
def lexicon() -> Lexicon:
    """All that is known about number words."""
    from backtrick.talk.guard.numberwords import (
        decade_stems,
        foreign_words,
        number_words,
        regional_decades,
    )

    words: dict[str, Number] = {}
    sounds: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    for language, word, value, ordinal, whole_decade in number_words():
        words[word] = Number(value, ordinal, whole_decade)
        if len(word) >= 4 and not ordinal:
            sounds[language].setdefault(sound(language, word), word)
    cardinals = [word for word, number in words.items() if not number.ordinal]
    long = [word for word in cardinals if len(word) >= 5]
    slips: dict[str, set[str]] = {}
    short = [w for w in cardinals if _SHORTEST <= len(w) <= 4 and words[w].value > 1]
    for word in (*long, *short):
        for place in range(len(word)):
            slips.setdefault(word[:place] + word[place + 1 :], set()).add(word)
    once = {squeezed(word): word for word in words if len(word) >= 3}
    for word in long:
        bones = _bones(word)
        if len(bones) >= 4 and len(word) <= 8:
            once.setdefault(bones, word)
    edges = {
        language: frozenset(
            chain(*(_edges(one) for one, word in heard.items() if len(word) >= _LONG_WORD))
        )
        for language, heard in sounds.items()
    }
    for heard in sounds.values():
        for whole, word in list(heard.items()):
            for place in range(len(whole) if len(whole) >= _LONG_SOUND else 0):
                heard.setdefault(whole[:place] + "." + whole[place + 1 :], word)
                heard.setdefault("-" + whole[:place] + whole[place + 1 :], word)
    prefixes = frozenset(word[:end] for word in words for end in range(1, len(word) + 1))
    stems = {
        *chain(*decade_stems().values()),
        *regional_decades(),
        *(w for w in long if len(w) >= 6 and 10 < words[w].value < 20),
    }
    by_length: dict[int, list[str]] = {}
    for word, number in words.items():
        if number.value > 1 and len(word) <= 30:
            by_length.setdefault(len(word), []).append(word)
    foreign: dict[str, int] = {}
    for word, value in foreign_words():  # the least of the numbers that a part is said in
        foreign.setdefault(word, value)
    small = [w for w in cardinals if 3 <= len(w) <= 8 and not words[w].range]
    ordinary, rare, pieces = (words_of("ordinary", part) for part in ("ordinary", "rare", "pieces"))
    return Lexicon(
        words,
        prefixes,
        frozenset(word[0] for word in cardinals),
        {short: tuple(sorted(whole)) for short, whole in slips.items()},
        frozenset(word[:2] for word in long),
        frozenset(word[-2:] for word in long),
        once,
        sounds,
        edges,
        re.compile(f"{_one_of(small)}{_one_of(small)}+"),
        re.compile(_one_of(stems)),
        {
            language: re.compile(
                _one_of({s for stem in decades if len(s := sound(language, stem)) >= 6})
            )
            for language, decades in decade_stems().items()
        },
        foreign,
        ordinary - words.keys(),
        rare - words.keys(),
        by_length,
        pieces,
    )


def _one_of(words: Iterable[str]) -> str:
    """A pattern for any of these words, that looks at a beginning they share only once."""
    following: dict[str, set[str]] = {}
    for word in words:
        following.setdefault(word[:1], set()).add(word[1:])
    ways = [first + _one_of(rest) for first, rest in sorted(following.items()) if first]
    if not ways:
        return ""
    return f"(?:{'|'.join(ways)}){'?' if '' in following else ''}"


def _bones(word: str) -> str:
    """A word without its vowels."""
    return re.sub("[aeiou]", "", word)


def _edges(heard: str) -> tuple[str, str]:
    """How the sounds of a word begin, and how they end."""
    return "^" + heard[:_EDGE], heard[-_EDGE:] + "$"


@lru_cache(maxsize=1 << 13)
def read_word(word: str) -> Number | None:
    """The number that one folded word says, also lightly misspelt, stretched or joined."""
    known = lexicon()
    exact = known.words.get(word)
    if exact is not None:
        return exact
    number = _read_slip(word)
    return number._replace(rare=True) if number is not None and word in known.rare else number


def _read_slip(word: str) -> Number | None:
    known = lexicon()
    if len(word) < 3 or word in known.ordinary or len(word) > 60:
        return None
    if word in known.foreign:
        return Number(known.foreign[word])
    if len(word) >= 4 and word[::-1] in known.words:
        return known.words[word[::-1]]
    if len(word) >= 6:  # tatrein, zigvier, ortyfay
        latin = word.endswith("ay")
        stem = word[:-2] if latin else word
        twice = stem + stem
        for place in range(2, len(stem) if latin else len(stem) - 1):
            turned = known.words.get(twice[place : place + len(stem)])
            if turned is not None:
                return turned
    once = squeezed(word)
    stretched = known.words.get(once)
    if stretched is not None:
        return stretched
    near = _slip(word, known)
    if near is None and len(once) == len(word) - 1 >= _SHORT_WORD:  # sevvin
        whole = _slip(once, known)
        if whole is not None and _bones(whole) == _bones(once):
            return known.words[whole]._replace(doubtful=True)
    if near is not None:
        number = known.words[near]
        same = near[0] == word[0] or {near[0], word[0]} in _ALIKE or len(near) > 5
        return number if len(near) > 4 and same else number._replace(doubtful=True)
    if once != word or len(word) >= 4:
        whole = known.squeezed.get(once)
        if whole is not None and once[0] == whole[0]:
            return known.words[whole]
    heard = {language: sound(language, word) for language in LANGUAGES}
    whole = _heard(word, heard, known)
    if whole is not None:
        number = known.words[whole]
        return number._replace(doubtful=True) if len(word) < 5 or len(whole) < 5 else number
    if len(word) >= 6 and known.several.fullmatch(word):
        return Number(20)
    held = _HELD.match(word)
    if held is not None and len(word) - held.end() >= 4 and word[held.end() :] in known.words:
        return known.words[word[held.end() :]]
    if len(word) >= 6 and known.inside.search(word):
        return Number(20, range=True)
    for language, decade in known.inside_sound.items() if len(word) >= 7 else ():
        if decade.search(heard[language]):
            return Number(20, range=True)
    return None


_HELD = re.compile(
    "i?have|i?ve|i?got|(?:yo)?tengo|llevo|ho|tengo|(?:ich)?habe?|(?:j)?ai|my|mein|meine|mi|mia|mon|ma"
    "|the|el|la|il|die|le|number|numero|zahl|red|green|blue|yellow|violet|roj[oa]|azul|verde"
    "|amarill[oa]|violeta|ross[oa]|giall[oa]|blu|viola|rote?|gr(?:u|ue)n|blaue?|gelbe?|lila|rouge|vert"
    "|verte|bleue?|jaune"
)
"""What may be written in one with a number: tengosiete, redseven."""


def _heard(word: str, heard: dict[str, str], known: Lexicon) -> str | None:
    """The number word that this sounds like, also with one sound wrong in a long one."""
    for language, sounds in known.sounds.items():
        said = heard[language]
        whole = sounds.get(said) if len(said) >= 3 else None
        if whole is not None:
            return whole
        if not _LONG_SOUND - 1 <= len(said) <= 14 or known.edges[language].isdisjoint(_edges(said)):
            continue
        for near in _with_a_slip(said):
            whole = sounds.get(near)
            if whole is not None and len(whole) >= _LONG_WORD and whole[0] == word[0]:
                return whole
    return None


def _with_a_slip(heard: str) -> Iterator[str]:
    """How the sounds of a long word are listed if one of them is missing, wrong or too many."""
    yield "-" + heard
    for place in range(len(heard)):
        yield heard[:place] + "." + heard[place + 1 :]
        yield heard[:place] + heard[place + 1 :]


@lru_cache(maxsize=1 << 10)
def read_masked(word: str) -> Number | None:
    """The number that a word says in which stars stand for letters: f*ve. More than half of the
    letters are shown, or all but the vowels.
    """
    letters = len(word) - word.count("*")
    if letters < 2 or letters == len(word) or word in _CURSES:
        return None
    shape = re.compile(re.escape(word).replace(r"\*", "([a-z])"))
    for whole in lexicon().by_length.get(len(word), ()):
        found = shape.fullmatch(whole)
        if found and (letters * 2 >= len(word) or set("aeiou").issuperset(found.groups())):
            return lexicon().words[whole]
    return None


_CURSES = frozenset(("s**t",))


def _slip(word: str, known: Lexicon) -> str | None:
    """The number word that this is one letter, or one swap, away from."""
    for whole in known.slips.get(word, ()):
        return whole
    if len(word) > _SHORT_WORD and word[:2] not in known.begins and word[-2:] not in known.ends:
        return None
    for place in range(len(word)):
        short = word[:place] + word[place + 1 :]
        if len(short) >= _SHORTEST and short in known.words:
            number = known.words[short]
            if not number.ordinal and (len(short) > _SHORTEST or number.value > 1):
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
