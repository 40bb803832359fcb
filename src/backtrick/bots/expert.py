"""The expert: the strongest player here. A larger net, and, at deeper levels, a look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backtrick.bots.thinking import Manner, ThinkingBot
from backtrick.rules import Game

if TYPE_CHECKING:
    from backtrick.kernel.arrays import Ints

LOOKS = {1: (1, 0), 2: (12, 12), 3: (12, 48)}
"""By level: how many of the best turns it looks into, and in how many imagined deals."""


class ExpertBot(ThinkingBot):
    """Weighs whole turns with a large net. Level 1 trusts it; levels 2 and 3 look a turn ahead in
    144 and 576 imagined positions. Alone, where a look ahead pays most, level 2 is the default.
    """

    name = "expert"
    levels = range(1, 4)
    default_level = 0
    takes_time = True

    @classmethod
    def effort(cls, game: Game, players: int, level: int) -> Ints:
        from backtrick.kernel.ranking import make_effort

        keep, samples = LOOKS[level or cls.usual_level(players)]
        return make_effort(type(game), keep=keep, samples=samples, margin=1.5)

    @classmethod
    def usual_level(cls, players: int) -> int:
        """The level that is played when nobody says."""
        return 2 if players == 1 else 1


class SilentExpert(ExpertBot):
    """Says nothing, and listens."""

    manner = Manner.SILENT


class ClumsyExpert(ExpertBot):
    """Says anything at all every second time it speaks of a pile, and listens: for measuring what
    talk is worth with somebody like that at the table.
    """

    manner = Manner.CLUMSY
