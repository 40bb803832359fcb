"""How much memory a simulation takes, and whether that depends on the number of games."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc

from backtrick.lab import Engine, simulate
from backtrick.rules import QuickAndEasy

MOST = 500
"""What a million games may take, in MB."""

MILLION = """
import resource
from backtrick.lab import Engine, simulate
from backtrick.rules import TheGame

played = simulate(TheGame(), 4, ["random"], 1_000_000, 1, engine=Engine.KERNEL)
print(played.games, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def run() -> None:
    """Print the peak for few and for many games on the pure engine; it must hardly grow. Then that
    of a process that plays a million games with compiled code, all that it loads included.
    """
    simulate(QuickAndEasy(), 3, ["greedy"], 5, 1, engine=Engine.PYTHON)
    for games in (50, 500, 5000):
        tracemalloc.start()
        simulate(QuickAndEasy(), 3, ["greedy"], games, 1, engine=Engine.PYTHON)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        print(f"{games:>9,} games: peak {peak / 1024:8.1f} KiB")
    done = subprocess.run(
        [sys.executable, "-c", MILLION], check=True, capture_output=True, text=True
    )
    games, kilobytes = map(int, done.stdout.split())
    print(
        f"{games:>9,} games, compiled: the process took {kilobytes / 1000:.0f} MB (at most {MOST})"
    )
