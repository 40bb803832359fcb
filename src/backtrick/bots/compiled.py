"""The bots that compiled code can play by itself: who they are to the kernel.

Importing this module imports no numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from backtrick.bots.registry import bot_named, has_time, split_level
from backtrick.bots.thinking import ThinkingBot, shipped_weights
from backtrick.rules import Game

if TYPE_CHECKING:
    from backtrick.kernel.table import Seats

COMPILED = {"random": 16384, "greedy": 4096, "planner": 128, "expert": 32}
"""Their names, and how many of their games make a good batch."""

THINKERS = ("planner", "expert")
"""Those that judge whole turns with a net."""


def is_compiled(name: str) -> bool:
    """Whether compiled code can play this bot, at whatever level; it has no clock."""
    return split_level(name)[0] in COMPILED and not has_time(name)


def thinks(name: str) -> bool:
    """Whether this bot judges whole turns with a net."""
    return split_level(name)[0] in THINKERS


def batch_size(bots: Sequence[str]) -> int:
    """How many games of these bots make a good batch."""
    return min(COMPILED[split_level(name)[0]] for name in bots)


def compiled_seats(game: Game, bots: tuple[str, ...]) -> Seats:
    """The bots of every seat, with their nets, as the compiled engine wants them."""
    from backtrick.kernel.table import GREEDY, NO_NET, RANDOM, THINKER, make_seats

    players = len(bots)
    named = [split_level(name) for name in bots]
    present = [name for name in THINKERS if name in dict(named)]
    trained = [shipped_weights(name, type(game)).for_setup(game, players) for name in present]
    nets = [one.net for one in trained] + [NO_NET] * (2 - len(trained))
    seats = make_seats(players, *nets)
    for seat, (name, level) in enumerate(named):
        if name not in present:
            seats.kinds[seat] = RANDOM if name == "random" else GREEDY
            continue
        maker = bot_named(name)
        assert isinstance(maker, type)
        assert issubclass(maker, ThinkingBot)
        number = present.index(name)
        hard = int(level) if level else maker.default_level
        seats.kinds[seat], seats.nets[seat] = THINKER, number
        seats.efforts[seat] = maker.effort(game, players, hard)
        seats.wishes[seat] = trained[number].wishes
    return seats
