"""The model: weights that say how probably a mention is a card's number, and how probably a message
tells a card without one.

`python -m tools.guard teach` writes the weights. Each is a small whole number, and what a message
is worth is a sum of them.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from math import sqrt
from zlib import crc32, decompress

from backtrick.talk.guard.features import (
    class_features,
    letter_slots,
    mention_features,
    word_features,
)
from backtrick.talk.guard.reading import Reading
from backtrick.talk.manners import Manners

_MOST_KEPT = 1 << 12
_SHOWN = 4
"""Of a message that tells a card, this many words are shown as the fault."""


def game_of(manners: Manners) -> int:
    """The row of a game's weights."""
    return (1 if manners.vague else 2) if manners.colours else 0


class ModelWeights:
    """The weights of one question, for each game."""

    def __init__(self, bias: list[float], scale: float, stored: bytes) -> None:
        self.bias, self.scale = bias, scale
        size = len(stored) // len(bias)
        self.rows = [array("b", stored[at : at + size]) for at in range(0, len(stored), size)]
        self.slots = size

    def of(self, features: Iterable[str], game: int) -> list[int]:
        """The weight of each feature."""
        row, mask = self.rows[game], self.slots - 1
        together = "\n".join(features).encode()  # much faster than one by one
        return [row[crc32(one) & mask] for one in together.split(b"\n")] if together else []


class Model:
    """What the guard has learned. All odds are logarithms, and refused from nought on."""

    def __init__(self, stored: bytes) -> None:
        head, _, packed = stored.partition(b"\n")
        told = json.loads(head)
        weights = decompress(packed)
        middle = told["mention"]["slots"] * len(told["mention"]["bias"])
        parts = (weights[:middle], weights[middle:])
        self._mention, self._message = (
            ModelWeights(told[name]["bias"], told[name]["scale"], part)
            for name, part in zip(("mention", "message"), parts, strict=True)
        )
        self._of_letters = lru_cache(_MOST_KEPT)(self._weigh_letters)

    def odds_of_mention(self, reading: Reading, number: int, game: int) -> float:
        """How probably a mention is the number of a card."""
        asked = self._mention
        found = asked.of(mention_features(reading, number), game)
        return sum(found) / sqrt(len(found)) * asked.scale + asked.bias[game]

    def odds_of_message(self, reading: Reading, game: int) -> float:
        """How probably a message tells a card."""
        asked = self._message
        words = asked.of(word_features(reading), game)
        classes = asked.of(class_features(reading), game)
        letters = [self._of_letters(word, game) for word in reading.words]
        many = sum(count for _, count in letters)
        total = sum(words) / sqrt(len(words) or 1) + sum(classes) / sqrt(len(classes) or 1)
        total += sum(weight for weight, _ in letters) / sqrt(many or 1)
        return total * asked.scale + asked.bias[game]

    def _weigh_letters(self, word: str, game: int) -> tuple[int, int]:
        """What the letters of a word weigh, and how many runs of them there are."""
        row, found = self._message.rows[game], letter_slots(word, self._message.slots)
        return sum(row[slot] for slot in found), len(found)

    def heaviest(self, reading: Reading, game: int) -> tuple[int, int]:
        """The first and the last of the few words in a row that weigh most."""
        words = reading.words
        weights = self._message.of(words, game)
        for at, pair in enumerate(self._message.of(map(" ".join, pairwise(words)), game)):
            weights[at] += pair // 2
            weights[at + 1] += pair // 2
        added = [
            weight + self._of_letters(word, game)[0]
            for word, weight in zip(words, weights, strict=True)
        ]
        last = max(0, len(words) - _SHOWN)
        first = max(range(last + 1), key=lambda at: sum(added[at : at + _SHOWN]))
        return first, min(first + _SHOWN, len(words)) - 1


@cache
def model() -> Model:
    """The model that comes with the guard."""
    return Model(files(__package__).joinpath("data", "model.bin").read_bytes())
