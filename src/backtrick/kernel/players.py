"""The bots that the compiled engine can play by itself, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from backtrick.kernel.engine import GREEDY, RANDOM, Seats
from backtrick.rules.game import Game

POLICIES = {"random": RANDOM, "greedy": GREEDY}


def seated(game: Game, bots: tuple[str, ...]) -> tuple[Seats, Any, Any]:
    """Who sits where, the nets they judge by, and the desks they work on."""
    players = len(bots)
    seats = Seats(
        kinds=np.array([POLICIES[bot] for bot in bots], np.int64),
        nets=np.zeros(players, np.int64),
        efforts=np.zeros((players, 6), np.int64),
        wishes=np.zeros((players, 2), np.float32),
    )
    return seats, (), ()
