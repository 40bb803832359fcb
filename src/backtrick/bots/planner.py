"""The planner: the best whole turn by a small net. Fast enough for mass play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backtrick.bots.thinking import ThinkingBot
from backtrick.rules import Game

if TYPE_CHECKING:
    from backtrick.kernel.arrays import Ints


class PlannerBot(ThinkingBot):
    """Weighs whole turns with a small net, at one level."""

    name = "planner"
    levels = range(1, 2)
    default_level = 1

    @classmethod
    def effort(cls, game: Game, players: int, level: int) -> Ints:
        from backtrick.kernel.features import NARROW
        from backtrick.kernel.ranking import make_effort

        return make_effort(type(game), NARROW)
