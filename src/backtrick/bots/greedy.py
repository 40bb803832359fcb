"""The greedy bot."""

from __future__ import annotations

from backtrick.bots.bot import Wish
from backtrick.bots.policy_bot import PolicyBot
from backtrick.kernel.policy import greedy_policy
from backtrick.rules import View


class GreedyBot(PolicyBot):
    """The smallest step, tricks first, and never a dead end when it can be avoided."""

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
        policy = greedy_policy(type(view.game))
        return policy(hand, tops, view.seat, given, needed, room, owed)

    def wish(self, view: View) -> Wish:
        """Start gladly with an opening that takes little room from the piles."""
        game, here, price = view.game, view, 0
        plays = self.choose_turn(view, ())
        for play in plays:
            price += game.cost(play.card, play.pile, here.tops[play.pile], view.seat)
            here = here.after(play)
        if price * 25 <= game.span * len(plays):
            return Wish.GLADLY
        if price * 12 <= game.span * len(plays):
            return Wish.FINE
        return Wish.RATHER_NOT
