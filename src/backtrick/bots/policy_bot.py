"""Laying a whole turn card by card: what the bots that follow a simple policy share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from backtrick.bots.bot import QuietBot
from backtrick.kernel.policy import STOP
from backtrick.rules import Play, View
from backtrick.talk import Heard


class PolicyBot(QuietBot, ABC):
    """Asks its policy for one card after the other until it stops."""

    @abstractmethod
    def next_card(
        self,
        view: View,
        hand: list[int],
        tops: list[int],
        given: bool,
        needed: int,
        room: int,
        owed: int,
    ) -> tuple[int, int]:
        """The place in the hand and the pile of the next card, or `STOP`."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        """Lay what the policy says, from wherever the turn stands."""
        game, seat = view.game, view.seat
        hand, tops = list(view.hand), list(view.tops)
        laid = len(view.laid_on)
        needed, room = view.required - laid, game.most - laid
        given, owed = game.given(seat, view.laid_on), game.owed(view.tops, view.laid_on)
        plays: list[Play] = []
        while True:
            place, pile = self.next_card(view, hand, tops, given, needed, room, owed)
            if place == STOP:
                return plays
            plays.append(Play(hand[place], pile))
            tops[pile], hand[place] = hand[place], 0
            given, owed = given or game.gives(pile, seat), owed & ~(1 << pile)
            needed, room = needed - 1, room - 1
