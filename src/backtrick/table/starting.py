"""Who starts: every player says how good an opening it has, and proposes somebody."""

from __future__ import annotations

from collections.abc import Sequence

from backtrick.table.table import Opinion

SILENT = -1
"""The opening of somebody who has not said."""


def elected(opinions: Sequence[Opinion | None]) -> int:
    """Most proposals win; ties go to the best stated opening, then to the lowest seat."""
    votes = [0] * len(opinions)
    for opinion in opinions:
        if opinion is not None and opinion.starter is not None:
            votes[opinion.starter] += 1
    return max(
        range(len(opinions)), key=lambda seat: (votes[seat], _opening(opinions[seat]), -seat)
    )


def proposal(opinions: Sequence[Opinion | None], seat: int, opening: int) -> int:
    """Whom a bot proposes: the best opening stated so far, its own included, itself on a tie."""
    stated = [_opening(opinion) for opinion in opinions]
    stated[seat] = opening
    best = max(stated)
    return seat if opening == best else stated.index(best)


def _opening(opinion: Opinion | None) -> int:
    return SILENT if opinion is None or opinion.opening is None else opinion.opening
