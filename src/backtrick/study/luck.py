"""Luck: how good the cards were that a seat drew, compared with those it could have drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from math import comb
from random import Random

from backtrick.rules import View
from backtrick.study.judge import Judge
from backtrick.talk import Heard

ALL = 200
"""Up to this many other draws are all tried."""

SOME = 32
"""Of more draws, this many are tried."""


def mean_of_best(
    judge: Judge, view: View, heard: Sequence[Heard], new: Sequence[int], pile: Sequence[int]
) -> float:
    """The best chance on average, if the new cards of the hand were others: any of themselves and
    of the draw pile as it lies.
    """
    kept = set(view.hand).difference(new)
    pool = sorted([*new, *pile])
    chances = [
        judge.best(replace(view, hand=tuple(sorted([*kept, *drawn]))), heard).chance
        for drawn in _draws(pool, len(new), view)
    ]
    return sum(chances) / len(chances)


def _draws(pool: Sequence[int], count: int, view: View) -> list[tuple[int, ...]]:
    """All ways to draw that many cards, or some of them: always the same in one position."""
    if comb(len(pool), count) <= ALL:
        return list(combinations(pool, count))
    rng = Random(f"{view.tops} {view.hand} {view.draw_counts}")
    return [tuple(rng.sample(pool, count)) for _ in range(SOME)]
