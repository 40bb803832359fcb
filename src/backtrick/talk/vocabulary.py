"""Which hints a game has, and when a seat may give one.

Everything here is a function of what everybody at the table has heard and seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from backtrick.rules import Game
from backtrick.talk.errors import HintErrorCode
from backtrick.talk.hint import COURTESIES, Heard, Hint, Topic
from backtrick.talk.manners import manners

OPENING = -1
"""The turn before the starter is chosen."""

CLOSING = -2
"""The turn after the end. No record has it: a game that is over has been written down."""


def hints_of(game: Game) -> tuple[Hint, ...]:
    """Every hint that exists in this game, in the order in which to offer them."""
    rules = manners(game)
    hints: list[Hint] = []
    for code in rules.codes:
        match Hint(code).topic:
            case Topic.PILE:
                hints += (Hint(code, pile) for pile in range(len(game.rows)))
            case Topic.COLOUR:
                hints += (Hint(code, colour) for colour in rules.colours)
            case _:
                hints.append(Hint(code))
    return tuple(hints)


def hint_refused(
    game: Game, said: Iterable[Heard], turn: int, seat: int, hint: Hint
) -> HintErrorCode | None:
    """Why this seat may not give this hint in this turn, or `None`.

    A seat speaks once a turn of each pile, once of each colour and once of how it is doing:
    saying it again would be a code. Thanks and sorry, once each, stand outside: before the start
    and after the end they may be said as well.
    """
    if not hint.is_whole or hint not in hints_of(game):
        return HintErrorCode.NOT_HERE
    if hint.code not in COURTESIES:
        if turn == CLOSING:
            return HintErrorCode.OVER
        if hint.topic is Topic.OPENING and turn != OPENING:
            return HintErrorCode.TOO_LATE
        if hint.topic is not Topic.OPENING and turn == OPENING:
            return HintErrorCode.TOO_EARLY
    subject = hint.subject
    if any((old.turn, old.seat) == (turn, seat) and old.hint.subject == subject for old in said):
        return HintErrorCode.ALREADY
    return None


def hints_left(game: Game, said: Sequence[Heard], turn: int, seat: int) -> tuple[Hint, ...]:
    """What this seat may still say in this turn."""
    return tuple(
        hint for hint in hints_of(game) if hint_refused(game, said, turn, seat, hint) is None
    )
