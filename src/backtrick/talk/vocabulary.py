"""Which hints a game has, when a seat may give one, and when one is overtaken.

Everything here is a function of what everybody at the table has heard and seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from backtrick.rules import Game
from backtrick.talk.errors import HintErrorCode
from backtrick.talk.hint import COURTESIES, Code, Heard, Hint, Topic
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
    subject = _subject(hint)
    if any((old.turn, old.seat) == (turn, seat) and _subject(old.hint) == subject for old in said):
        return HintErrorCode.ALREADY
    return None


def hints_left(game: Game, said: Sequence[Heard], turn: int, seat: int) -> tuple[Hint, ...]:
    """What this seat may still say in this turn."""
    return tuple(
        hint for hint in hints_of(game) if hint_refused(game, said, turn, seat, hint) is None
    )


def _subject(hint: Hint) -> Code | int | str | None:
    return hint.code if hint.code in COURTESIES else hint.about


# -- what still stands; each takes the hints standing, oldest first, and returns those left


def after_hint(standing: Sequence[Heard], heard: Heard) -> tuple[Heard, ...]:
    """A hint overtakes what its seat said of the same thing before."""
    subject = (heard.seat, _subject(heard.hint))
    kept = (old for old in standing if (old.seat, _subject(old.hint)) != subject)
    return (*kept, heard)


def after_start(standing: Sequence[Heard]) -> tuple[Heard, ...]:
    """Who starts is settled: nothing said before still helps."""
    return ()


def after_end(standing: Sequence[Heard]) -> tuple[Heard, ...]:
    """The game is over: there is nothing left to heed."""
    return ()


def after_play(standing: Sequence[Heard], pile: int) -> tuple[Heard, ...]:
    """A card on a pile overtakes every hint about it: its top is another one now."""
    return tuple(old for old in standing if old.hint.about != pile)


def after_turn(standing: Sequence[Heard], seat: int, turn: int) -> tuple[Heard, ...]:
    """A seat that ended its turn has another hand: what it said before is overtaken. Thanks and
    sorry last until the end of the turn they were said in.
    """
    return tuple(
        old
        for old in standing
        if old.seat != seat and not (old.hint.code in COURTESIES and old.turn <= turn)
    )
