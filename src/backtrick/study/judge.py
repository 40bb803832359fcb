"""The judge: what a whole turn is worth, as the expert's net and the calibration say.

It knows what the seat to act knows, and nothing else: a view with recall, and the hints that stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from backtrick.bots.expert import ExpertBot
from backtrick.bots.thinking import weights_of
from backtrick.kernel.player import Player
from backtrick.kernel.ranking import LOST, WON
from backtrick.kernel.turns import twins
from backtrick.rules import Game, Turn, View
from backtrick.study.calibration import Curve, setup_data
from backtrick.talk import Heard, manners

MOST = 16
"""The most turns that are compared."""


class Valued(NamedTuple):
    """A whole turn, and the chance of winning after it. It is empty if none can be completed."""

    plays: Turn
    chance: float


def expert_player(game: Game, players: int, level: int) -> Player:
    """The expert at a level, with the net that listens where a hint stands."""
    weights = weights_of("expert", type(game))
    listening = weights.listening(game, players)
    return Player(
        game,
        players,
        weights.for_setup(game, players).net,
        ExpertBot.effort(game, players, level),
        listening=None if listening is None else listening.net,
    )


class Judge:
    """Values whole turns of one setup. It is not thread-safe."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game.settled(players), players
        self.partners = players > 1 and bool(manners(game).codes)
        self._net = expert_player(game, players, 1)
        self._thinker = expert_player(game, players, ExpertBot.default_level)
        self._twins = twins(type(game))

    def best(self, view: View, heard: Sequence[Heard]) -> Valued:
        """The best turn that the search finds."""
        plays, value = self._net.choose(view, heard=heard)
        return Valued(tuple(plays) if value > LOST else (), self._chance(value))

    def chance(self, view: View, heard: Sequence[Heard], turn: Turn) -> float:
        """The chance after a turn: 1 if it wins, 0 if it does not complete the turn."""
        return self._chance(self._net.judge(view, heard, [turn])[0])

    def ranked(self, view: View, heard: Sequence[Heard], *, all_turns: bool) -> list[Valued]:
        """The best turns, best first, at most `MOST`: of those that the search finds, or of all."""
        found = self._net.weigh(view, MOST, heard, unlimited=all_turns)
        return [Valued(tuple(plays), self._chance(value)) for plays, value in found if value > LOST]

    def expert_turn(self, view: View, heard: Sequence[Heard]) -> Turn:
        """What the expert at a table lays here, after its look ahead."""
        return tuple(self._thinker.choose(view, heard=heard)[0])

    def leaves(self, view: View, turn: Turn) -> tuple[tuple[int, ...], frozenset[int]]:
        """The position after a turn: the tops, with piles that are alike in order, and the cards
        kept.
        """
        tops = list(view.tops)
        for card, pile in turn:
            tops[pile] = card
        alike = [sorted(tops[p] for p in range(len(tops)) if self._twins[p] == q)
                 for q in range(len(tops))]  # fmt: skip
        kept = frozenset(view.hand).difference(card for card, _ in turn)
        return tuple(top for group in alike for top in group), kept

    def _chance(self, value: float) -> float:
        """The chance that the last answer of the net stands for."""
        if value in (LOST, WON):
            return float(value == WON)
        return self._curve(self._net.listened).chance(value)

    def _curve(self, talk: bool) -> Curve:
        return setup_data(self.game, self.players, talk and self.partners).curve
