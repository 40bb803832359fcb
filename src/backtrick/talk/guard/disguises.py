"""Number words in disguise: with signs or digits for letters, letters left out, in other bases."""

from __future__ import annotations

import re

from backtrick.talk.errors import GuardReason
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.numbers import read_masked, read_word, read_words
from backtrick.talk.manners import Manners

_LEET = (
    str.maketrans("0134578!|$\u20ac@\u00a1+(", "oieastbiiseaitc"),
    str.maketrans("0134578!|$\u20ac@\u00a1+(", "oleastbllseaitc"),
)
_CHUNK = re.compile(r"[^\s'\u2019]+")
_ELIDED = re.compile(r"(?<![a-z])([a-z]{2,})['\u2019]([a-z]+)")
"""Fo'ty, sev'n."""
_CODED = re.compile(
    r"(?<![a-z0-9])(?:0[xb][0-9a-f]+|[1-9][oil|]|[il|][0-9]|[a-f0-9]{2,} (?:in |en )?hex)\b"
)
"""In other bases than ten, or with letters that look like digits."""
_MASK = re.compile(r"[*_.#%?^~\u2022]")
_MASKED = re.compile(
    r"(?<![a-z0-9*_])(?=[a-z\-]*[*_.#%?^~\u2022])(?:[a-z*_\-]|(?<=[a-z])[.#%?^~\u2022](?=[a-z]))+(?![a-z0-9])"
)
"""A word in which a sign stands for a letter: f*ve, s_ven, n.ne."""
_APOSTROPHES = frozenset("'\u2019")
_CODES = frozenset("x0123456789")
"""One of these is in every number of another base: 0b1, ff hex."""
_MASKS = frozenset("*_.#%?^~\u2022")
_LEET_SIGNS = frozenset("0134578!|$\u20ac@\u00a1+(*")
_MOST = 30
"""Whoever writes more words with signs in them than these hides something."""
_SIGNS = _APOSTROPHES | _CODES | _MASKS | _LEET_SIGNS


def find_disguised(message: Message, manners: Manners) -> Finding | None:
    """A number word with signs or digits in place of letters: f0rty, s!x, $even; and 0x2a, 1O."""
    if _SIGNS.isdisjoint(message.characters):
        return None
    coded = next(message.matches(_CODED, _CODES), None)
    if coded is not None and message.written(coded.start(), coded.end()).isascii():
        return Finding(GuardReason.DIGITS, coded.start(), coded.end())
    elided = list(message.matches(_ELIDED, _APOSTROPHES))
    masked = list(message.matches(_MASKED, _MASKS))
    signed = [
        (chunk, core)
        for chunk in message.matches(_CHUNK, _LEET_SIGNS)
        if _may_be_disguised(core := chunk.group().strip(_AROUND))
    ]
    many = elided[_MOST:] or masked[_MOST:] or [chunk for chunk, _ in signed[_MOST:]]
    if many:
        return Finding(GuardReason.COUNTING, many[0].start(), many[0].end())
    whole = [(found, found.group(1) + found.group(2)) for found in elided]
    read_words(word for _, word in whole)
    for found, word in whole:
        number = read_word(word)
        if number is not None and number.value > 1 and not number.doubtful:
            return Finding(GuardReason.NUMBER_WORD, found.start(), found.end())
    for veiled in masked:
        for part in {veiled.group().replace("-", ""), *veiled.group().split("-")}:
            number = read_masked(_MASK.sub("*", part))
            if number is not None and (number.value in manners.numbers or number.range):
                return Finding(GuardReason.NUMBER_WORD, veiled.start(), veiled.end())
    chunks = [(chunk, _letters(core)) for chunk, core in signed]
    read_words(word for _, words in chunks for word in words)
    for chunk, words in chunks:
        for number in map(read_word, words):
            if number and number.value > 1 and (number.value in manners.numbers or number.range):
                return Finding(GuardReason.NUMBER_WORD, chunk.start(), chunk.end())
    return None


_AROUND = '.,?;:"-!\u00a1)('


def _may_be_disguised(core: str) -> bool:
    return 3 <= len(core) <= 30 and not core.isalpha() and any(map(str.isalpha, core))


def _letters(core: str) -> list[str]:
    """A word with its signs and digits read as letters."""
    forms = dict.fromkeys((core, core.replace("*", "").replace("-", "")))
    words = dict.fromkeys(form.translate(letters) for form in forms for letters in _LEET)
    return [word for word in words if word.isalpha() and len(word) > 2]
