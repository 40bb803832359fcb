"""What a message is like: the last reader, for what no rule foresees.

People have no end of ways to tell a card. What every other reader lets pass is weighed: each part
of it, three to five letters or one to three words, has a weight in each game, learned from
thousands of messages that were labelled by hand (`python -m tests.talk.teaching`). Phrases that
mean no number have been forgotten before, and are not weighed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from backtrick.talk.errors import GuardReason
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.manners import Manners

CERTAIN = 0.5
"""A message that is so probably forbidden is refused."""
_CERTAIN_ODDS = math.log(CERTAIN / (1 - CERTAIN))

SLOTS = 1 << 18
"""Parts share so many weights."""

_LETTERS = (3, 4, 5)
_WORDS = (1, 2, 3)
"""The sizes of parts."""
_NUMBER = "#"
_FORGOTTEN = "_"
_ENDS = frozenset(".,;!?\u2026")
_FEW = 3
"""So few words are no clause."""
_APOSTROPHES = frozenset("'\u2019")

_SPREAD = np.uint64(0x9E3779B97F4A7C15)
_MIX = np.uint64(0xD6E8FEB86659FD93)
_TOP_BITS = np.uint64(64 - (SLOTS - 1).bit_length())
_WORD = 1 << 40
"""Added to words, so that none is taken for a letter."""

Slots = NDArray[np.int64]


class Learned(NamedTuple):
    """The weights of every part and what is added to their sum, in each game."""

    weights: NDArray[np.int8]
    scale: float
    bias: NDArray[np.float64]


class Parts(NamedTuple):
    """The slots of a message's parts: of runs of letters, and of words; the shorter runs first."""

    letters: Slots
    words: Slots


def find_likely(message: Message, rules: Manners) -> Finding | None:
    """The part of a message that makes it like those that tell a card, if it is like them."""
    places = spoken(message)
    game, learned = game_of(rules), _learned()
    for part in stretches(message, places):
        words = words_at(message, part)
        parts = parts_of(words)
        if odds(parts, game, learned) >= _CERTAIN_ODDS:
            first, last = _heaviest(_by_word(words, parts, learned.weights[game]))
            return _whole_words(message, part[first], part[last])
    return None


def _whole_words(message: Message, first: int, last: int) -> Finding:
    """The tokens from one to another, without signs around them but with what an apostrophe joins
    to them.
    """
    while first < last and not message.tokens[first].isalnum():
        first += 1
    while last > first and not message.tokens[last].isalnum():
        last -= 1
    if first > 1 and message.tokens[first - 1] in _APOSTROPHES:
        first -= 2
    return message.finding_at(GuardReason.LIKELY, first, last)


def load_likeness() -> None:
    """Load the weights."""
    _learned()


def game_of(rules: Manners) -> int:
    """The row of a game's weights."""
    if not rules.colours:
        return 0
    return 1 if rules.vague else 2


def spoken(message: Message) -> list[int]:
    """The places of what is left of a message when what means no number is forgotten."""
    return [place for place, token in enumerate(message.tokens) if token[0] != _FORGOTTEN]


def words_at(message: Message, places: Sequence[int]) -> list[str]:
    """Tokens as they are weighed: any number in digits is the same."""
    tokens = message.tokens
    return [_NUMBER if tokens[place].isdigit() else tokens[place] for place in places]


def stretches(message: Message, places: list[int]) -> list[list[int]]:
    """What is weighed: all that is said, and each of several clauses, so that a friendly one does
    not make up for another.
    """
    if not places:
        return []
    found: list[list[int]] = [[]]
    for place in places:
        found[-1].append(place)
        if message.tokens[place] in _ENDS:
            found.append([])
    clauses = [one for one in found if len(one) > _FEW]
    return [places] if len(found) == 1 or not found[1] else [places, *clauses]


def parts_of(words: Sequence[str]) -> Parts:
    """The parts of a message."""
    text = f" {' '.join(words)} "
    letters = np.frombuffer(text.encode("utf-32-le"), np.uint32).astype(np.uint64)
    whole = np.array([crc32(word.encode()) + _WORD for word in words], np.uint64)
    return Parts(_runs(letters, _LETTERS), _runs(whole, _WORDS))


def _runs(codes: NDArray[np.uint64], sizes: Sequence[int]) -> Slots:
    """The slots of all runs of these sizes, each hashed from the one that is shorter by one."""
    run, runs = codes, []
    for size in range(1, min(sizes[-1], len(codes)) + 1):
        if size > 1:
            run = run[:-1] * _SPREAD + codes[size - 1 :]
        if size in sizes:
            runs.append(run)
    return ((np.concatenate(runs) * _MIX) >> _TOP_BITS).view(np.int64)


def odds(parts: Parts, game: int, learned: Learned) -> float:
    """The logarithm of the odds that a message is forbidden."""
    weights = learned.weights[game]
    total: float = sum(
        int(weights[slots].sum(dtype=np.int64)) / math.sqrt(len(slots)) for slots in parts
    )
    return total * learned.scale + float(learned.bias[game])


def _by_word(words: Sequence[str], parts: Parts, weights: NDArray[np.int8]) -> list[float]:
    """What each word adds: its share in the parts that it belongs to."""
    by_letter = _shared_out(sum(map(len, words)) + len(words) + 1, weights[parts.letters], _LETTERS)
    added = _shared_out(len(words), weights[parts.words], _WORDS)
    place = 1
    for number, word in enumerate(words):
        added[number] += by_letter[place : place + len(word)].sum()
        place += len(word) + 1
    return [float(each) for each in added]


def _shared_out(
    length: int, weights: NDArray[np.int8], sizes: Sequence[int]
) -> NDArray[np.float64]:
    """The weights of all runs, shared out among the places that each of them covers."""
    shares = np.zeros(length)
    start = 0
    for size in range(sizes[0], min(sizes[-1], length) + 1):
        count = length - size + 1
        run = weights[start : start + count] / (size * len(weights) ** 0.5)
        for offset in range(size):
            shares[offset : offset + count] += run
        start += count
    return shares


def _heaviest(added: Sequence[float]) -> tuple[int, int]:
    """The first and the last word of the stretch that adds most."""
    best, found = -math.inf, (0, len(added) - 1)
    total, first = 0.0, 0
    for place, weight in enumerate(added):
        if total <= 0:
            total, first = 0.0, place
        total += weight
        if total > best:
            best, found = total, (first, place)
    return found


@lru_cache(maxsize=1)
def _learned() -> Learned:
    with (files(__package__) / "likeness.npz").open("rb") as file, np.load(file) as stored:
        return Learned(stored["weights"], float(stored["scale"]), stored["bias"])
