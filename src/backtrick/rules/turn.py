"""A turn: when it may end, when it is lost, and who is next, over plain integers."""

from __future__ import annotations

from collections.abc import Sequence


def may_end(laid: int, required: int, owed: int) -> bool:
    """Enough cards are laid, and no pile waits to be covered."""
    return laid >= required and owed == 0


def is_lost(laid: int, required: int, owed: int, doomed: bool, something_fits: bool) -> bool:
    """A turn that may not end and cannot go on is lost; there is no look-ahead beyond that."""
    return not may_end(laid, required, owed) and (doomed or not something_fits)


def is_stuck(laid: int, required: int) -> bool:
    """A lost turn with fewer cards than required is stuck; otherwise a fire card burned it."""
    return laid < required


def next_seat(hand_counts: Sequence[int], seat: int) -> int:
    """The next seat clockwise that holds cards."""
    seats = len(hand_counts)
    for turn in range(1, seats):
        other = (seat + turn) % seats
        if hand_counts[other] > 0:
            return other
    return seat
