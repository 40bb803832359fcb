"""The bots that compiled code can play by itself: who they are to the kernel.

Importing this module imports no numba.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from backtrick.bots.registry import bot_named
from backtrick.bots.thinking import ThinkingBot, shipped_weights
from backtrick.rules import Game

if TYPE_CHECKING:
    from backtrick.kernel.table import Seats

COMPILED = {"random": 4096, "greedy": 1024, "planner": 128, "expert": 32}
"""Their names, and how many of their games make a good batch."""


THINKERS = ("planner", "expert")
"""Those that judge whole turns with a net."""


def compiled_seats(game: Game, bots: tuple[str, ...]) -> Seats:
    """The bots of every seat, with their nets, as the compiled engine wants them."""
    from backtrick.kernel.table import GREEDY, NO_NET, RANDOM, THINKER, make_seats

    players = len(bots)
    thinkers = {
        name: shipped_weights(name, type(game)) for name in set(bots) & {"planner", "expert"}
    }
    nets = {name: weights.for_setup(game, players) for name, weights in thinkers.items()}
    order = sorted(nets)
    chosen = [nets[name].net for name in order] + [NO_NET] * (2 - len(order))
    seats = make_seats(players, *chosen)
    for seat, name in enumerate(bots):
        if name not in nets:
            seats.kinds[seat] = RANDOM if name == "random" else GREEDY
            continue
        maker = bot_named(name)
        assert isinstance(maker, type)
        assert issubclass(maker, ThinkingBot)
        seats.kinds[seat] = THINKER
        seats.nets[seat] = order.index(name)
        seats.efforts[seat] = maker.effort(game, players, maker.default_level)
        seats.wishes[seat] = nets[name].wishes
    return seats
