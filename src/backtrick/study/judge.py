"""The judge: what a whole turn is worth, as the expert's net and the calibration say.

It knows what the seat to act knows, and nothing else: a view with recall, and the hints that stand.
Where that is everything, it does not ask the net: an ending is won or lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from backtrick.bots.expert import ExpertBot
from backtrick.bots.thinking import nets_of
from backtrick.kernel.player import Player
from backtrick.kernel.ranking import LOST, WON
from backtrick.kernel.turns import twins
from backtrick.rules import Game, Turn, View
from backtrick.study.calibration import Curve, setup_data
from backtrick.study.endings import is_ending, keeps_win, winning_turn
from backtrick.talk import Heard, Hints, manners

MOST = 16
"""The most turns that are compared."""


class Valued(NamedTuple):
    """A whole turn, and the chance of winning after it. It is empty if none can be completed."""

    plays: Turn
    chance: float


def expert_player(game: Game, players: int, level: int, hints: Hints = Hints.TALKATIVE) -> Player:
    """The expert at a level, at a table where so much is said."""
    silent, listening = nets_of("expert", game, players, hints)
    return Player(
        game,
        players,
        silent.net,
        ExpertBot.effort(game, players, level),
        listening=None if listening is None else listening.net,
        hints=hints,
    )


class Judge:
    """Values whole turns of one setup, where so much is said. It is not thread-safe."""

    def __init__(self, game: Game, players: int, hints: Hints = Hints.TALKATIVE) -> None:
        self.game, self.players, self.hints = game.settled(players), players, hints
        self.partners = players > 1 and bool(manners(game).codes)
        self.one_net = nets_of("expert", game, players, hints).is_one
        self._net = expert_player(game, players, 1, hints)
        self._thinker = expert_player(game, players, ExpertBot.default_level, hints)
        self._twins = twins(type(game))

    def best(self, view: View, heard: Sequence[Heard]) -> Valued:
        """The best turn that the search finds."""
        if is_ending(view) and (winning := winning_turn(view)) is not None:
            return Valued(winning, 1.0)
        plays, value = self._net.choose(view, heard=heard)
        if value == LOST:
            return Valued((), 0.0)
        return Valued(tuple(plays), 0.0 if is_ending(view) else self._chance(value))

    def chance(self, view: View, heard: Sequence[Heard], turn: Turn) -> float:
        """The chance after a turn: 1 if it wins, 0 if it does not complete the turn."""
        if is_ending(view):
            return float(keeps_win(view, turn))
        return self._chance(self._net.judge(view, heard, [turn])[0])

    def ranked(self, view: View, heard: Sequence[Heard], *, all_turns: bool) -> list[Valued]:
        """The best turns, best first, at most `MOST`: of those that the search finds, or of all."""
        found = self._net.weigh(view, MOST, heard, unlimited=all_turns)
        turns = [(tuple(plays), value) for plays, value in found if value > LOST]
        if not is_ending(view):
            return [Valued(plays, self._chance(value)) for plays, value in turns]
        valued = [Valued(plays, float(keeps_win(view, plays))) for plays, _ in turns]
        best = self.best(view, heard)
        if best.chance and not any(each.chance for each in valued):
            valued.append(best)
        return sorted(valued, key=lambda each: -each.chance)[:MOST]

    def expert_turn(self, view: View, heard: Sequence[Heard]) -> Turn:
        """What the expert at a table lays here, after its look ahead. An ending that can be won is
        won, even where that expert would err.
        """
        turn = tuple(self._thinker.choose(view, heard=heard)[0])
        if is_ending(view) and not keeps_win(view, turn):
            return winning_turn(view) or turn
        return turn

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
        return self._curve(self.one_net or self._net.listened).chance(value)

    def _curve(self, listened: bool) -> Curve:
        hints = self.hints if listened and self.partners else None
        return setup_data(self.game, self.players, hints).curve
