"""Checking: a turn that the net puts far below the best is compared with what the expert at a table
lays, by roll-outs. They decide what it gave away; the net alone can be very wrong about one turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from backtrick.rules import Game, Turn, View
from backtrick.study.analysis import FROM, Label, label_of
from backtrick.study.endings import is_ending
from backtrick.study.judge import Judge
from backtrick.study.rollouts import GAMES, Rollouts
from backtrick.talk import Heard, Hints

SOME = GAMES // 2
"""How many pairs of games check a turn that seems to be a slip."""

UNCERTAIN = 0.005
"""The least that a checked turn is worth: roll-outs cannot prove a loss."""

SOLVED = 0.04
"""Another turn within this much of the best solves a position."""


class Checked(NamedTuple):
    """The checked chance of a turn."""

    chance: float
    expert: Turn
    """What the expert at a table lays; empty where that leaves the same position."""


class Tried(NamedTuple):
    """What a turn is worth that somebody tries, beside the best."""

    chance: float
    best: float
    solved: bool


class Checker:
    """The judge of one setup, and the roll-outs that check it. It is not thread-safe."""

    def __init__(self, game: Game, players: int, hints: Hints | None) -> None:
        """`hints` is how much is said; nothing in silence."""
        self.judge = Judge(game, players, hints or Hints.TALKATIVE)
        self._rollouts = Rollouts(self.judge, hints is not None)

    def check(
        self, view: View, heard: Sequence[Heard], laid: Turn, best: float, seems: float
    ) -> Checked:
        """What a turn is worth that seems to be far below the best. Where the expert would lay the
        same, it is compared with the turn that the net likes best. The judge is exact in an ending,
        and about a turn that is not completed: that one loses.
        """
        expert = self.judge.expert_turn(view, heard)
        if self._leave_the_same(view, expert, laid):
            expert = ()
        if is_ending(view) or seems == 0:
            return Checked(seems, expert)
        better = expert or self.judge.best(view, heard).plays
        games = GAMES if best - seems >= FROM[Label.MISTAKE] else SOME
        gained = self._gained(view, heard, laid, better, games)
        return Checked(min(best, max(UNCERTAIN, best - gained)), expert)

    def value(self, view: View, heard: Sequence[Heard], turn: Turn) -> Tried:
        """What a turn is worth that somebody tries. The expert's is worth the best."""
        chance = self.judge.chance(view, heard, turn) if turn else 0.0
        best = max(chance, self.judge.best(view, heard).chance)
        if turn and self._leave_the_same(view, self.judge.expert_turn(view, heard), turn):
            return Tried(best, best, solved=True)
        if turn and label_of(best - chance) is not None:
            chance = self.check(view, heard, turn, best, chance).chance
        return Tried(chance, best, best - chance <= SOLVED)

    def _leave_the_same(self, view: View, turn: Turn, other: Turn) -> bool:
        return self.judge.leaves(view, turn) == self.judge.leaves(view, other)

    def _gained(
        self, view: View, heard: Sequence[Heard], laid: Turn, better: Turn, games: int
    ) -> float:
        """How much more often a better turn wins than the one that was laid. A mistake that is not
        sure is taken to be a standard error less.
        """
        turns, least = (view, heard, laid, better), FROM[Label.SLIP]
        found = self._rollouts.compare(*turns, games, least=least)
        if games < GAMES and found.gained >= FROM[Label.MISTAKE]:
            found = self._rollouts.compare(*turns, GAMES, least=least)
        unsure = found.gained >= FROM[Label.MISTAKE] and not found.is_sure
        return found.gained - found.error if unsure else found.gained
