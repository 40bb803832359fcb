"""Number words of five languages, in every form that the guard knows, ready to be looked up.

The words come from num2words; what is made of them here follows rules. Loading takes a part of a
second, so that nothing happens before it is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import NamedTuple

from backtrick.talk.guard.lists import words_of
from backtrick.talk.guard.sounding import sounds, squeezed
from backtrick.talk.manners import LANGUAGES

SHORTEST = 3
"""A word of so few letters may have a slip only where a number is expected."""
LONG_SOUND = 7
LONG_WORD = 8
"""With so many sounds and letters, one may be wrong."""
VOWEL = "*"
_VOWELS = frozenset("aeiou")
BEGINNING = 5
"""A word that is found inside of others has so many letters at least."""
EDGE = 3
"""One slip leaves so many sounds at the beginning of a word, or at its end."""


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
    slips: dict[str, list[str]]
    """A word with one letter left out, and the words it comes from."""
    begins: frozenset[str]
    ends: frozenset[str]
    """How words of five letters or more begin and end, two letters and three: one slip leaves
    either.
    """
    squeezed: dict[str, str]
    """A word with every letter once, and without vowels."""
    sounds: dict[str, dict[str, str]]
    """For each language, how a word sounds, also with one sound wrong, and the word."""
    edges: dict[str, tuple[frozenset[str], frozenset[str]]]
    """For each language, how the sounds of long words begin, and how they end: one slip leaves
    either.
    """
    several: re.Pattern[str]
    """Two or more number words and nothing else."""
    inside: dict[str, tuple[str, ...]]
    """Number words that are long enough to be found inside of other words, by how they begin."""
    inside_sound: dict[str, frozenset[str]]
    """For each language, how decades sound."""
    foreign: dict[str, int]
    """Words of other languages."""
    ordinary: frozenset[str]
    """Words of the languages that look like a slip, and are none."""
    rare: frozenset[str]
    """Such words that are hardly ever used."""
    by_length: dict[int, list[str]]
    """Words for a number from two on, by how many letters they have."""
    masked: dict[tuple[int, int, str], int]
    """Which of the words of a length have a letter, or a vowel, in a place: the word of `by_length`
    that comes first has the first bit.
    """
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
    heard: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for language, word, value, ordinal, whole_decade in number_words():
        words[word] = Number(value, ordinal, whole_decade)
        if len(word) >= 4 and not ordinal:
            heard[language].append(word)
    by_sound = {language: _by_sound(language, spoken) for language, spoken in heard.items()}
    cardinals = [word for word, number in words.items() if not number.ordinal]
    long = [word for word in cardinals if len(word) >= 5]
    short = [w for w in cardinals if SHORTEST <= len(w) <= 4 and words[w].value > 1]
    lasting = [word for word in words if len(word) >= 3]
    once = dict(zip(squeezed(lasting), lasting, strict=True))
    for word in long:
        if len(word) <= 8 and len(bones(word)) >= 4:
            once.setdefault(bones(word), word)
    edges = {language: _edges(spoken) for language, spoken in by_sound.items()}
    for spoken in by_sound.values():
        _add_slips(spoken)
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
        _slips((*long, *short)),
        frozenset(word[:letters] for word in long for letters in (2, 3)),
        frozenset(word[-letters:] for word in long for letters in (2, 3)),
        once,
        by_sound,
        edges,
        re.compile(f"{_one_of(small)}{_one_of(small)}+"),
        _by_beginning(stems),
        {
            language: frozenset(one for one in _heard(language, decades) if len(one) >= 6)
            for language, decades in decade_stems().items()
        },
        foreign,
        ordinary - words.keys(),
        rare - words.keys(),
        by_length,
        _masked(by_length),
        pieces,
    )


def _heard(language: str, words: Iterable[str]) -> list[str]:
    return sounds(list(words), [language])[language]


def _by_sound(language: str, words: list[str]) -> dict[str, str]:
    """How words sound, and the first that sounds like this."""
    by_sound: dict[str, str] = {}
    for heard, word in zip(_heard(language, words), words, strict=True):
        by_sound.setdefault(heard, word)
    return by_sound


def _edges(by_sound: dict[str, str]) -> tuple[frozenset[str], frozenset[str]]:
    """How the sounds of long words begin, and how they end."""
    long = [heard for heard, word in by_sound.items() if len(word) >= LONG_WORD]
    return frozenset(one[:EDGE] for one in long), frozenset(one[-EDGE:] for one in long)


def _add_slips(by_sound: dict[str, str]) -> None:
    """Add how long words sound with one sound wrong, or one too few."""
    for heard, word in list(by_sound.items()):
        for place in range(len(heard) if len(heard) >= LONG_SOUND else 0):
            by_sound.setdefault(heard[:place] + "." + heard[place + 1 :], word)
            by_sound.setdefault("-" + heard[:place] + heard[place + 1 :], word)


def _slips(words: Iterable[str]) -> dict[str, list[str]]:
    """Words with one letter left out, and what they come from, in the order of the alphabet."""
    slips: dict[str, list[str]] = {}
    for word in sorted(words):
        for short in {word[:place] + word[place + 1 :] for place in range(len(word))}:
            slips.setdefault(short, []).append(word)
    return slips


def _masked(by_length: dict[int, list[str]]) -> dict[tuple[int, int, str], int]:
    masked: dict[tuple[int, int, str], int] = {}
    for length, words in by_length.items():
        for place in range(length):
            for number, word in enumerate(words):
                for letter in (word[place], VOWEL) if word[place] in _VOWELS else word[place]:
                    key = length, place, letter
                    masked[key] = masked.get(key, 0) | 1 << number
    return masked


def _by_beginning(words: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Words by how they begin."""
    by_beginning: dict[str, tuple[str, ...]] = {}
    for word in words:
        begins = word[:BEGINNING]
        by_beginning[begins] = (*by_beginning.get(begins, ()), word)
    return by_beginning


def _one_of(words: Iterable[str]) -> str:
    """A pattern for any of these words, that looks at a beginning they share only once."""
    following: dict[str, set[str]] = {}
    for word in words:
        following.setdefault(word[:1], set()).add(word[1:])
    ways = [first + _one_of(rest) for first, rest in sorted(following.items()) if first]
    if not ways:
        return ""
    return f"(?:{'|'.join(ways)}){'?' if '' in following else ''}"


def bones(word: str) -> str:
    """A word without its vowels."""
    return re.sub("[aeiou]", "", word)
