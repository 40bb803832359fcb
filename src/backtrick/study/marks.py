"""The point of no return: turn by turn, whether a game could still be won.

The plays of a record lead from each turn to the next. So a win from one turn proves that it was
winnable at all turns before, and a loss proves all turns after it lost: few need a search.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from backtrick.rules import Record, Result, State, replay, verify
from backtrick.study.winnable import (
    LOOKS,
    WIDTHS,
    Judgement,
    Winnable,
    WinningLine,
    check_cooperative,
    winnable,
)

QUICK = 2000
"""How wide the first searches are at most: they leave few turns to wide ones, which are slow."""

Progress = Callable[[int, int], None]
"""Is told how many turns are decided, and how many there are."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is known of each turn of a record, counted from 0, at its beginning. A turn that a
    player had yet to begin counts too.
    """

    answers: tuple[Winnable, ...]
    line: WinningLine | None
    """How it was won, or could have been, from turn `until` on."""
    width: int
    """The narrowest of the searches that left a turn open; 0 where none is."""

    @property
    def until(self) -> int | None:
        """The last turn that is known to be winnable."""
        count = self.answers.count(Winnable.WON)
        return count - 1 if count else None

    @property
    def lost_from(self) -> int | None:
        """The first turn that is proved lost."""
        count = self.answers.count(Winnable.LOST)
        return len(self.answers) - count if count else None


def marks(
    record: Record,
    widest: int = WIDTHS[-1],
    looks: int = LOOKS,
    progress: Progress = lambda judged, turns: None,
) -> Marks:
    """Judge every turn of a record; `widest` and `looks` limit the searches as in `winnable`. A
    record that is not legal is refused, with a `BadRecord`.
    """
    check_cooperative(record.game)
    verify(record)
    states = turn_states(record)
    search = _Search(states, progress)
    if record.outcome is not None and record.outcome.result is Result.WON:
        last = len(states) - 1
        search.add(
            last, Judgement(Winnable.WON, 0, WinningLine(states[last].to_act, record.turns[last:]))
        )
    for width in dict.fromkeys((min(widest, QUICK), widest)):
        search.open.clear()
        for wanted in (Winnable.WON, Winnable.LOST):
            search.bisect(wanted, width, looks)
    return search.marks()


def turn_states(record: Record) -> list[State]:
    """The state at the beginning of every turn. That a seat gave up is left out."""
    begun: dict[int, State] = {}
    for moment in replay(record):
        if moment.laid == 0:
            begun.setdefault(moment.turn, moment.state)
    return list(begun.values())


class _Search:
    """What is known so far: all turns up to `won` are winnable, all from `lost` on are lost."""

    def __init__(self, states: list[State], progress: Progress) -> None:
        self.states, self.progress = states, progress
        self.won, self.lost = -1, len(states)
        self.line: WinningLine | None = None
        self.open: dict[int, int] = {}

    def bisect(self, wanted: Winnable, widest: int, looks: int) -> None:
        """Find the last turn that can be proved winnable, or the first that can be proved lost."""
        low, high = self.won, self.lost
        while high - low > 1:
            turn = (low + high) // 2
            if turn not in self.open:
                self.add(turn, winnable(self.states[turn], widest, looks))
            is_open = self.won < turn < self.lost
            if turn <= self.won or (is_open and wanted is Winnable.LOST):
                low = turn
            else:
                high = turn

    def add(self, turn: int, verdict: Judgement) -> None:
        """Note the verdict for a turn."""
        if verdict.answer is Winnable.WON:
            self.won, self.line = turn, verdict.line
        elif verdict.answer is Winnable.LOST:
            self.lost = turn
        else:
            self.open[turn] = verdict.width
        total = len(self.states)
        self.progress(total - (self.lost - self.won - 1), total)

    def marks(self) -> Marks:
        """What is known in the end."""
        undecided = range(self.won + 1, self.lost)
        answers = (
            *[Winnable.WON] * (self.won + 1),
            *[Winnable.OPEN] * len(undecided),
            *[Winnable.LOST] * (len(self.states) - self.lost),
        )
        widths = [self.open[turn] for turn in undecided if turn in self.open]
        return Marks(answers, self.line, min(widths, default=0))
