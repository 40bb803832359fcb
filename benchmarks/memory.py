"""Whether the memory of a simulation depends on the number of games."""

from __future__ import annotations

import tracemalloc

from backtrick.lab import Engine, simulate
from backtrick.rules import QuickAndEasy


def run() -> None:
    """Print the peak for few and for many games; the second must not be much larger."""
    simulate(QuickAndEasy(), 3, ["greedy"], 5, 1, engine=Engine.PYTHON)
    for games in (50, 500, 5000):
        tracemalloc.start()
        simulate(QuickAndEasy(), 3, ["greedy"], games, 1, engine=Engine.PYTHON)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        print(f"{games:>6} games: peak {peak / 1024:8.1f} KiB")
