"""How many games the pure-Python engine plays in a second of processor time, one core."""

from __future__ import annotations

from functools import partial

from backtrick.lab import Engine, simulate
from backtrick.rules import FaceToFace, Game, QuickAndEasy, TheGame
from benchmarks.measure import STEPS, processor_seconds

GAMES = 200
SETUPS: list[tuple[str, Game, int]] = [
    ("greedy", TheGame(), 4),
    ("random", TheGame(), 4),
    ("greedy", TheGame(required=3, fire=True), 4),
    ("greedy", FaceToFace(), 2),
    ("greedy", QuickAndEasy(), 4),
]


def run() -> None:
    """Print a line for each setup; the first is the figure that counts (at least 300)."""
    for bot, game, players in SETUPS:
        work = partial(simulate, game, players, [bot], GAMES, 1, engine=Engine.PYTHON)
        spent, loop = processor_seconds(work)
        options = " ".join(f"{name}={value}" for name, value in game.options().items() if value)
        print(
            f"{game.name:<15} {players} players {options:<22} {bot:<7}"
            f" {GAMES / spent:7.0f} games/s   (calibration {STEPS:,} steps: {loop:.3f} s)"
        )
