"""Hints at a table: what stands, what a seat may still say, and which bots have yet to speak."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec import Struct

from backtrick.rules import Game
from backtrick.table.errors import TableError, TableErrorCode
from backtrick.table.events import GivenHint
from backtrick.table.table import Phase, Table
from backtrick.talk import (
    BadHint,
    Heard,
    Hint,
    HintErrorCode,
    hint_refused,
    hints_left,
    manners,
)


class StandingHint(Struct, frozen=True, gc=False):
    """A hint that has not been overtaken, who gave it, and in which turn (-1: before the start, -2:
    after the end).
    """

    turn: int
    seat: int
    hint: str


def standing(heard: Sequence[Heard], muted: Collection[int] = ()) -> tuple[StandingHint, ...]:
    """Hints as everyone sees them; what `muted` seats say is left out."""
    return tuple([StandingHint(*each.entry()) for each in heard if each.seat not in muted])


def may_still_give(table: Table, seat: int) -> tuple[str, ...]:
    """The hints that this seat may still give in this turn, or after the end, in the order in which
    to offer them.
    """
    seated = 0 <= seat < len(table.seats)
    if table.phase is Phase.GATHERING or not seated or not has_hints(table):
        return ()
    own = tuple(each for each in of_this_turn(table) if each.seat == seat)
    return _left(table.game, own, table.turn, seat)


@lru_cache(1 << 10)
def _left(game: Game, own: tuple[Heard, ...], turn: int, seat: int) -> tuple[str, ...]:
    return tuple(map(str, hints_left(game, own, turn, seat)))


def of_this_turn(table: Table) -> tuple[Heard, ...]:
    """What has been said in the turn being played."""
    said = table.conversation.said
    first = len(said)
    while first and said[first - 1].turn == table.turn:
        first -= 1
    return said[first:]


def check_hint(table: Table, given: GivenHint) -> None:
    """Refuse a hint that this seat may not give now."""
    try:
        hint = Hint.parse(given.hint)
    except BadHint as bad:
        raise TableError(TableErrorCode.FORBIDDEN_HINT, reason=bad.code, hint=given.hint) from None
    said = of_this_turn(table)
    refusal = hint_refused(table.game, said, table.turn, given.seat, hint)
    if not has_hints(table):
        refusal = HintErrorCode.NOT_HERE
    if refusal is not None:
        raise TableError(TableErrorCode.FORBIDDEN_HINT, reason=refusal, hint=given.hint)


def yet_to_speak(table: Table) -> tuple[int, ...]:
    """The seats of the bots that are to be asked for hints in this turn: those that hold cards and
    are not to act, once, and only where the game has hints.
    """
    if table.phase is not Phase.PLAYING or table.bots_spoke or not has_hints(table):
        return ()
    state = table.state
    return tuple(
        seat
        for seat, who in enumerate(table.seats)
        if who.bot is not None and seat != state.to_act and state.hands[seat]
    )


def has_hints(table: Table) -> bool:
    """Whether the game has hints, and another player to hear them."""
    return len(table.seats) > 1 and bool(manners(table.game).codes)
