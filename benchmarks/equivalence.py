"""100,000 games on both engines: every setup, random and greedy bots, record by record."""

from __future__ import annotations

from backtrick.lab.engines import Engine, play_batches
from backtrick.lab.seeds import RunSeeds
from backtrick.rules.games import every_setup

GAMES = 100_000
JOBS = 2


def run() -> None:
    """Play the same seeds on both engines and count the records that differ."""
    setups = list(every_setup())
    each = -(-GAMES // (2 * len(setups)))
    different = played = 0
    for game, players in setups:
        for bot in ("random", "greedy"):
            names = (bot,) * players
            streams = [
                play_batches(game, names, RunSeeds(7, each), engine, jobs=JOBS)
                for engine in (Engine.PYTHON, Engine.KERNEL)
            ]
            pure, compiled = (
                (record for batch in stream for record in batch.records()) for stream in streams
            )
            for one, other in zip(pure, compiled, strict=True):
                played += 1
                different += one != other
    print(f"{played:,} games on both engines, {different} records differ")
