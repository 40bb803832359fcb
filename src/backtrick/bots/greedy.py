"""The greedy bot."""

from __future__ import annotations

from backtrick.bots.bot import Wish
from backtrick.bots.policy_bot import PolicyBot
from backtrick.kernel.policy import GreedyPolicy, greedy_policy, greedy_wish
from backtrick.rules import Game, View


class GreedyBot(PolicyBot):
    """The smallest step, tricks first, and never a dead end when it can be avoided."""

    def policy(self, game: type[Game]) -> GreedyPolicy:
        return greedy_policy(game)

    def wish(self, view: View) -> Wish:
        """Start gladly with an opening that takes little room from the piles."""
        game = view.game
        wish = greedy_wish(type(game))
        return Wish(
            wish(list(view.hand), list(view.tops), view.seat, view.required, game.most, game.span)
        )
