"""The expert: the strongest player here. A larger net, and, at deeper levels, a look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from backtrick.bots.thinking import Manner, ThinkingBot
from backtrick.rules import Game

if TYPE_CHECKING:
    from backtrick.kernel.arrays import Ints


class Look(NamedTuple):
    """How far a look ahead goes: how many of the best turns it looks into, in how many imagined
    deals, how far they may fall short of the best, and by how many standard errors one must do
    better to replace it.
    """

    keep: int = 1
    samples: int = 0
    margin: float = 0.0
    doubt: float = 0.0


ALONE = {1: Look(), 2: Look(12, 12, 1.5), 3: Look(12, 48, 1.5)}
TOGETHER = {1: Look(), 2: Look(6, 24, 1.0, 1.5), 3: Look(6, 96, 1.0, 1.5)}
"""The look-ahead by level. With partners more depends on luck, so a turn replaces the favourite of
the net only if it is better by 1.5 standard errors."""


class ExpertBot(ThinkingBot):
    """Weighs whole turns with a large net. Level 1 trusts it; levels 2 and 3 look a round ahead,
    in up to 144 and 576 imagined rounds. Alone, where that pays, level 2 is the default. In a duel
    all levels are level 1.
    """

    name = "expert"
    levels = range(1, 4)
    default_level = 0
    takes_time = True

    @classmethod
    def effort(cls, game: Game, players: int, level: int) -> Ints:
        from backtrick.kernel.ranking import make_effort, shares_deck

        # In a duel a look ahead has only ever been seen to do harm: every level trusts the net.
        look = cls.look(players, level) if shares_deck(type(game)) else Look()
        return make_effort(type(game), **look._asdict())

    @classmethod
    def looks_ahead(cls, players: int, level: int) -> bool:
        return cls.look(players, level).samples > 0

    @classmethod
    def look(cls, players: int, level: int) -> Look:
        """The look ahead of a level; 0 is the usual one."""
        looks = ALONE if players == 1 else TOGETHER
        return looks[level or cls.usual_level(players)]

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
