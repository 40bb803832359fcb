"""The seeds of a long run, made when they are wanted: a million of them take no room."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, overload

from backtrick.rules import game_seed

MANY = 64
"""From this number on, NumPy makes all seeds at once."""


class RunSeeds(Sequence[int]):
    """The seeds of the games of a run, in order. A slice of them is an array."""

    def __init__(self, seed: int, games: int) -> None:
        self.seed = seed
        self._numbers = range(games)

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, place: int) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[int]: ...
    def __getitem__(self, place: int | slice) -> int | Sequence[int]:
        numbers = self._numbers[place]
        if isinstance(numbers, int):
            return game_seed(self.seed, numbers)
        if len(numbers) < MANY:
            return array("Q", (game_seed(self.seed, number) for number in numbers))
        import numpy as np

        # The very function, given a whole array: its words wrap around as 64 bits do.
        words: Any = np.arange(numbers.start, numbers.stop, dtype=np.uint64)
        return array("Q", game_seed(self.seed, words).tobytes())  # type: ignore[attr-defined]
