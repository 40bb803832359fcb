"""Whether a game could still be won, with all cards open.

A win is proved by a line, which is replayed by the rules before it counts. A loss is proved by a
search that has looked at every position. What is neither stays open: nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from backtrick.rules import (
    NOBODY,
    Game,
    Result,
    State,
    Turn,
    end_turn,
    legal_plays,
    may_end_turn,
    outcome,
    play,
    start,
)
from backtrick.study.errors import StudyError, StudyErrorCode

WIDTHS = (200, 500, 1000, 2000, 5000, 20_000, 100_000, 500_000)
"""How many positions a search keeps at a time; each is tried when the one before found nothing."""

LOOKS = 20_000_000
"""How many steps the searches from a position look at together, which takes about five seconds."""


class Winnable(StrEnum):
    """Whether a position can be won."""

    WON = "won"
    """There is a line."""
    LOST = "lost"
    """There is none."""
    OPEN = "open"
    """No line was found, and not everything was looked at."""


@dataclass(frozen=True, slots=True)
class WinningLine:
    """A way to win."""

    seat: int
    """The seat to act first: the starter, where the players have yet to agree on one."""
    turns: tuple[Turn, ...]
    """The first goes on with the turn that is being played, and may have nothing to add to it. With
    the last card of the last one the game is won.
    """


@dataclass(frozen=True, slots=True)
class Judgement:
    """The answer for a position."""

    answer: Winnable
    width: int = 0
    """The width of the search that answered, or of the widest that was tried in vain; 0 where none
    was needed.
    """
    line: WinningLine | None = None
    """The proof of `WON`."""


def winnable(state: State, widest: int = WIDTHS[-1], looks: int = LOOKS) -> Judgement:
    """Whether a position of a cooperative game can be won, with all cards open.

    Searches are at most `widest` wide and look at about `looks` steps together. Where nobody has
    been chosen to start, the best starter is found too. That a seat gave up does not count.
    """
    from backtrick.kernel.winning_line import find_line

    check_cooperative(state.game)
    state = replace(state, resigned=None)
    end = outcome(state)
    if end is not None:
        won = end.result is Result.WON
        return (
            Judgement(Winnable.WON, 0, WinningLine(state.to_act, ()))
            if won
            else Judgement(Winnable.LOST)
        )
    ways = tuple(_ways_on(state))
    if not ways:
        return Judgement(Winnable.LOST)
    tried = 0
    for width in (*(each for each in WIDTHS if each < widest), widest):
        answer = find_line([way for way, _ in ways], width, looks)
        looks -= answer.looks
        if answer.turns:
            way, before = ways[answer.won_from]
            seat = way.to_act if state.to_act == NOBODY else state.to_act
            line = WinningLine(seat, before + answer.turns)
            return Judgement(Winnable.WON, width, _checked(state, line))
        if answer.exhaustive:
            return Judgement(Winnable.LOST, width)
        if looks <= 0:
            break
        tried = width
    return Judgement(Winnable.OPEN, tried)


def follow(state: State, line: WinningLine) -> State:
    """The state after a line, by the rules; an `IllegalPlay` where they refuse it."""
    if state.to_act == NOBODY:
        state = start(state, line.seat)
    for number, turn in enumerate(line.turns):
        if number:
            state = end_turn(state)
        for card, pile in turn:
            state = play(state, card, pile)
    return state


def check_cooperative(game: Game) -> None:
    """Refuse a game in which the players do not win together."""
    if not game.cooperative:
        raise StudyError(StudyErrorCode.NOT_COOPERATIVE, game=game.name)


def _ways_on(state: State) -> Iterator[tuple[State, tuple[Turn, ...]]]:
    """The positions to search from, in which a card may be laid, and the turns before: every seat
    may start; a turn that may end may also go on.
    """
    if state.to_act == NOBODY:
        for seat in range(state.seats):
            yield from _ways_on(start(state, seat))
        return
    if legal_plays(state):
        yield state, ()
    if may_end_turn(state):
        ended = end_turn(state)
        if legal_plays(ended):
            yield ended, ((),)


def _checked(state: State, line: WinningLine) -> WinningLine:
    """A line that wins, by the rules."""
    end = outcome(follow(state, line))
    if end is None or end.result is not Result.WON:
        raise AssertionError(f"the line does not win: {line}")
    return line
