"""What a word says: whether it is a number, in whatever form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from backtrick.talk.guard.lexicon import (
    BEGINNING,
    EDGE,
    LONG_SOUND,
    LONG_WORD,
    SHORTEST,
    VOWEL,
    Lexicon,
    Number,
    bones,
    lexicon,
)
from backtrick.talk.guard.sounding import sounds, squeezed

_SHORT_WORD = 5
_LONGEST = 60
"""Longer words are none."""
LINKS = frozenset(("y", "e", "et", "und", "and"))
"""What may stand between the parts of a number."""


def read_word(word: str) -> Number | None:
    """The number that one folded word says, also lightly misspelt, stretched or joined."""
    try:
        return _READ[word]
    except KeyError:
        return _read([word])[word]


def read_words(words: Iterable[str]) -> None:
    """Read several words, which takes less time than to read them one by one. What was read is kept
    for a while.
    """
    new = [word for word in set(words) if word not in _READ and word.isalpha()]
    if new:
        _read(new)


_READ: dict[str, Number | None] = {}
_MOST_KEPT = 1 << 14


def _read(words: list[str]) -> dict[str, Number | None]:
    """What words say that have not been read before, or not lately."""
    known = lexicon()
    found = {word: known.words.get(word) for word in words}
    unsure = [
        word
        for word, number in found.items()
        if number is None and 3 <= len(word) <= _LONGEST and word not in known.ordinary
    ]
    unheard = []
    for word, once in zip(unsure, squeezed(unsure), strict=True):
        found[word] = _read_slip(word, once, known)
        if found[word] is None:
            unheard.append(word)
    if unheard:
        found.update(_listen(unheard, known))
    for word in unsure:
        number = found[word]
        if number is not None and word in known.rare:
            found[word] = number._replace(rare=True)
    if len(_READ) > _MOST_KEPT:
        _READ.clear()
    _READ.update(found)
    return found


def _read_slip(word: str, once: str, known: Lexicon) -> Number | None:
    """The number that a word says as it is written, if it is not written as it should be; `once` is
    the word without double letters.
    """
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
    stretched = known.words.get(once)
    if stretched is not None:
        return stretched
    near = _slip(word, known)
    if near is None and len(once) == len(word) - 1 >= _SHORT_WORD:  # sevvin
        whole = _slip(once, known)
        if whole is not None and bones(whole) == bones(once):
            return known.words[whole]._replace(doubtful=True)
    if near is not None:
        number = known.words[near]
        same = near[0] == word[0] or {near[0], word[0]} in _ALIKE or len(near) > 5
        return number if len(near) > 4 and same else number._replace(doubtful=True)
    if once != word or len(word) >= 4:
        whole = known.squeezed.get(once)
        if whole is not None and once[0] == whole[0]:
            return known.words[whole]
    return None


def _listen(words: list[str], known: Lexicon) -> dict[str, Number | None]:
    """The numbers that words sound like, or hold."""
    heard = sounds(words)
    found: dict[str, Number | None] = dict.fromkeys(words)
    for language, said in heard.items():
        by_sound, (begins, ends) = known.sounds[language], known.edges[language]
        for word, one in zip(words, said, strict=True):
            like = one in by_sound or one[:EDGE] in begins or one[-EDGE:] in ends
            if like and found[word] is None:
                found[word] = _heard(word, one, by_sound, known)
    for word in words:
        if found[word] is None:
            found[word] = _held(word, known)
    for language, decades in known.inside_sound.items():
        together = " ".join(heard[language])
        for decade in decades:
            if decade in together:
                for word, one in zip(words, heard[language], strict=True):
                    if len(word) >= 7 and found[word] is None and decade in one:
                        found[word] = Number(20, range=True)
    return found


def _held(word: str, known: Lexicon) -> Number | None:
    """The number that a word is put together with, or that it holds, or several of them."""
    if len(word) >= 6 and known.several.fullmatch(word):
        return Number(20)
    held = _HELD.match(word)
    if held and len(word) - held.end() >= 4 and word[held.end() :] in known.words:
        return known.words[word[held.end() :]]
    for place in range(len(word) - BEGINNING + 1 if len(word) >= 6 else 0):
        begins = word[place : place + BEGINNING]
        if begins in known.inside and word.startswith(known.inside[begins], place):
            return Number(20, range=True)
    return None


_HELD = re.compile(
    "i?have|i?ve|i?got|(?:yo)?tengo|llevo|ho|tengo|(?:ich)?habe?|(?:j)?ai|my|mein|meine|mi|mia|mon|ma"
    "|the|el|la|il|die|le|number|numero|zahl|red|green|blue|yellow|violet|roj[oa]|azul|verde"
    "|amarill[oa]|violeta|ross[oa]|giall[oa]|blu|viola|rote?|gr(?:u|ue)n|blaue?|gelbe?|lila|rouge|vert"
    "|verte|bleue?|jaune"
)
"""What may be written in one with a number: tengosiete, redseven."""


def _heard(word: str, said: str, by_sound: dict[str, str], known: Lexicon) -> Number | None:
    """The number that a word sounds like, also with one sound wrong in a long one."""
    whole = by_sound.get(said) if len(said) >= 3 else None
    if whole is None and LONG_SOUND - 1 <= len(said) <= 14:
        near = (by_sound.get(one) for one in _with_a_slip(said))
        whole = next((w for w in near if w and len(w) >= LONG_WORD and w[0] == word[0]), None)
    if whole is None:
        return None
    number = known.words[whole]
    return number._replace(doubtful=True) if len(word) < 5 or len(whole) < 5 else number


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
    known = lexicon()
    masked, numbers = known.masked, known.by_length.get(len(word), ())
    possible = (1 << len(numbers)) - 1
    for place, letter in enumerate(word):
        if letter != "*":
            possible &= masked.get((len(word), place, letter), 0)
        elif letters * 2 < len(word):
            possible &= masked.get((len(word), place, VOWEL), 0)
        if not possible:
            return None
    first = (possible & -possible).bit_length() - 1
    return known.words[numbers[first]]


_CURSES = frozenset(("s**t",))


def _slip(word: str, known: Lexicon) -> str | None:
    """The number word that this is one letter, or one swap, away from."""
    for whole in known.slips.get(word, ()):
        return whole
    if len(word) > _SHORT_WORD:
        edge = 3 if len(word) > _SHORT_WORD + 1 else 2
        if word[:edge] not in known.begins and word[-edge:] not in known.ends:
            return None
    for place in range(len(word)):
        short = word[:place] + word[place + 1 :]
        if len(short) >= SHORTEST and short in known.words:
            number = known.words[short]
            if not number.ordinal and (len(short) > SHORTEST or number.value > 1):
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
