"""Laying a whole turn card by card: what the bots that follow a simple policy share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from backtrick.bots.bot import QuietBot
from backtrick.kernel.policy import STOP, GreedyPolicy
from backtrick.rules import Game, Play, View
from backtrick.talk import Heard


class PolicyBot(QuietBot, ABC):
    """Asks its policy for one card after the other until it stops."""

    @abstractmethod
    def policy(self, game: type[Game]) -> GreedyPolicy:
        """Picks the next card: see `kernel.policy`."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        """Lay what the policy says, from wherever the turn stands."""
        game, seat = view.game, view.seat
        hand, tops = list(view.hand), list(view.tops)
        laid = len(view.laid_on)
        needed, room = view.required - laid, game.most - laid
        given, owed = game.given(seat, view.laid_on), game.owed(view.tops, view.laid_on)
        plays: list[Play] = []
        next_card = self.policy(type(game))
        while True:
            place, pile = next_card(hand, tops, seat, given, needed, room, owed)
            if place == STOP:
                return plays
            plays.append(Play(hand[place], pile))
            tops[pile], hand[place] = hand[place], 0
            given, owed = given or game.gives(pile, seat), owed & ~(1 << pile)
            needed, room = needed - 1, room - 1
