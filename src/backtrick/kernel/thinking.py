"""How the game loop asks a thinker: its view as arrays, and what it saw, kept for learning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from backtrick.kernel.arrays import MOST
from backtrick.kernel.jit import register
from backtrick.rules.game import Game


def no_thoughts() -> tuple[Callable[..., Any], Callable[..., None]]:
    """For a loop without thinkers."""
    return _no_think, _no_lesson


def _no_think(
    hand: Any, tops: Any, seat: int, needed: int, owed: int, unlaid: Any, counts: Any,
    draw_counts: Any, options: Any, seats: Any, nets: Any, desks: Any, plays: Any,
) -> tuple[int, Any]:  # fmt: skip
    return 0, np.float32(0.0)


def _no_lesson(lessons: Any, place: int, seat: int, value: float, desks: Any) -> None:
    return


for _function in (_no_think, _no_lesson):
    register(_function)


def thoughts(game: type[Game]) -> tuple[Callable[..., Any], Callable[..., None]]:
    """Thinking and remembering, for a game with thinkers in it."""
    from backtrick.kernel.chooser import chooser
    from backtrick.kernel.desk import CHOSEN, MOST_KEPT, VALUES
    from backtrick.kernel.lookahead import copy

    choose = chooser(game)

    def think(
        hand: Any, tops: Any, seat: int, needed: int, owed: int, unlaid: Any, counts: Any,
        draw_counts: Any, options: Any, seats: Any, nets: Any, desks: Any, plays: Any,
    ) -> tuple[int, Any]:  # fmt: skip
        """How many plays the turn has, and what it is worth; the plays are in `plays`."""
        desk, deeper, unseen = desks
        own = seat if len(draw_counts) > 1 else 0
        other = 1 - own if len(draw_counts) > 1 else 0
        copy(unlaid[own], unseen[own])
        copy(unlaid[other], unseen[other])
        for place in range(counts[seat]):
            unseen[own, hand[place]] = 0
        net = nets[0] if seats.nets[seat] == 0 else nets[1]
        laid = choose(
            hand, counts[seat], tops, seat, False, 0, needed, options[MOST], owed, unseen[own],
            unseen[other], counts, draw_counts, options, net, seats.efforts[seat], desk, deeper,
            plays,
        )  # fmt: skip
        return laid, desk.floats[VALUES, MOST_KEPT]

    def keep_lesson(lessons: Any, place: int, seat: int, value: float, desks: Any) -> None:
        """Keep the features of the position that the turn leaves, and what it was worth."""
        for column in range(lessons.features.shape[1]):
            lessons.features[place, column] = desks[0].floats[CHOSEN, column]
        lessons.values[place] = value
        lessons.movers[place] = seat

    return register(think), register(keep_lesson)
