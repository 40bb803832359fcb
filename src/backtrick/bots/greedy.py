"""The greedy bot."""

from __future__ import annotations

from backtrick.bots.bot import Wish
from backtrick.bots.policy_bot import PolicyBot
from backtrick.kernel.policy import greedy_policy, greedy_wish
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
        game = view.game
        wish = greedy_wish(type(game))
        return Wish(
            wish(list(view.hand), list(view.tops), view.seat, view.required, game.most, game.span)
        )
