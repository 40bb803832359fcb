"""Two checkouts, measured in turns: engine and server, in processor time and in latency.

`python -m benchmarks compare --base DIR` runs `python -m benchmarks.compare` in the virtual
environment of each checkout, five times each, and prints medians and ratios. Each checkout brings
its own copy of this module: what a figure is called, and how much work it stands for, must stay the
same. A base needs a commit that has the module; its `src` is what counts.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from backtrick.lab import Engine, simulate
from backtrick.rules import TheGame
from benchmarks.measure import RUNS, calibration
from benchmarks.server import load
from benchmarks.server.figures import percentile

Figures = dict[str, float]

HERE = Path(__file__).parents[1]

GAMES = {
    ("random", Engine.KERNEL): 500_000,
    ("greedy", Engine.KERNEL): 100_000,
    ("planner", Engine.KERNEL): 2_000,
    ("expert", Engine.KERNEL): 800,
    ("random", Engine.PYTHON): 1_000,
    ("greedy", Engine.PYTHON): 400,
}
TABLES, RATE, SECONDS = 100, 400.0, 10.0
"""So many tables, plays a second, and seconds of server load: less than a busy machine can bear."""


def engine() -> Figures:
    """Microseconds of processor time for a game of The Game with four bots."""
    game, figures = TheGame().settled(4), {}
    for (bot, kind), games in GAMES.items():
        simulate(game, 4, [bot], max(2, games // 100), 2, engine=kind, talk=False)  # loads it
        began = time.process_time()
        simulate(game, 4, [bot], games, 1, engine=kind, talk=False)
        spent = time.process_time() - began
        figures[f"{bot}, {kind.value}: µs a game"] = 1e6 * spent / games
    return figures


def server() -> Figures:
    """What a play at a live table costs the server, and how long it takes."""
    with ExitStack() as stack:
        port, pid, _ = load.started(stack)
        report = asyncio.run(load.measured(port, pid, TABLES, RATE, SECONDS))
    wrong = report.idle or report.seen.errors[:3]
    if wrong:
        sys.exit(f"the load is not what it should be: {wrong}")
    everybody = sorted(report.seen.everybody)
    return {
        "server: µs of processor a play": 1e6 * report.server / report.seen.plays,
        "server: plays a second": report.rate,
        "server: ms to everybody, p50": 1e3 * percentile(everybody, 0.50),
        "server: ms to everybody, p99": 1e3 * percentile(everybody, 0.99),
        "server: MiB": report.memory / 2**20,
    }


def run(base: Path) -> None:
    """Compare another checkout with this one, and print a line for each figure."""
    checkouts = base.resolve(), HERE
    runs: dict[Path, list[Figures]] = {each: [] for each in checkouts}
    for number in range(RUNS):
        # Who goes first changes, for a machine that slows down or speeds up.
        for checkout in checkouts if number % 2 == 0 else reversed(checkouts):
            runs[checkout].append(_measure(checkout))
            print(f"run {number + 1} of {RUNS}: {checkout.name}", flush=True)
    before, after = runs.values()
    print(f"{'median of ' + str(RUNS):<40} {'base':>10} {'here':>10} {'here/base':>10}")
    for name in before[0]:
        old, new = (median(each[name] for each in figures) for figures in (before, after))
        print(f"{name:<40} {old:10.2f} {new:10.2f} {new / old:10.3f}")


def _measure(checkout: Path) -> Figures:
    command = [str(checkout / ".venv" / "bin" / "python"), "-m", "benchmarks.compare"]
    done = subprocess.run(command, cwd=checkout, check=True, stdout=subprocess.PIPE)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> None:
    """Measure this checkout once."""
    loop = calibration(time.process_time)
    print(json.dumps({**engine(), **server(), "calibration: ms of processor": 1000 * loop}))


if __name__ == "__main__":
    main()
