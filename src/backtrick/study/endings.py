"""Endings: the draw pile is empty, and at most one other seat holds cards. Nothing is hidden then,
so whether the rest can be laid is no guess.
"""

from __future__ import annotations

from random import Random

from backtrick.rules import (
    Result,
    State,
    Turn,
    View,
    end_turn,
    imagine,
    may_end_turn,
    outcome,
    play,
)
from backtrick.study.winnable import Winnable, winnable


def is_ending(view: View) -> bool:
    """Whether nothing is hidden from this seat of a team: what is left and not its own is the hand
    of one other seat.
    """
    hands = sum(count > 0 for seat, count in enumerate(view.hand_counts) if seat != view.seat)
    return view.game.cooperative and not any(view.draw_counts) and hands <= 1


def winning_turn(view: View) -> Turn | None:
    """The first turn of a way to lay all cards of an ending, if there is one."""
    line = winnable(_state(view)).line
    return None if line is None else line.turns[0]


def keeps_win(view: View, turn: Turn) -> bool:
    """Whether all that is left can be laid after a whole turn of an ending."""
    state = _state(view)
    for card, pile in turn:
        state = play(state, card, pile)
    end = outcome(state)
    if end is not None:
        return end.result is Result.WON
    return may_end_turn(state) and winnable(end_turn(state)).answer is Winnable.WON


def _state(view: View) -> State:
    """The one state that this is a view of."""
    return imagine(view, Random(0))
