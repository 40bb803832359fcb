"""How long the command line takes to start."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from backtrick.bots import seat_bots
from backtrick.lab import play_game, save_record
from backtrick.rules import TheGame
from benchmarks.measure import STEPS, seconds


def run() -> None:
    """Print the time of `--version` and of `verify` on one record (at most 0.4 s each)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        names, makers = seat_bots(["greedy"], 4)
        save_record(path, play_game(TheGame().settled(4), names, makers, 1))
        for arguments in (["--version"], ["verify", str(path)]):
            command = [sys.executable, "-m", "backtrick", *arguments]

            def work(command: list[str] = command) -> None:
                subprocess.run(command, check=True, capture_output=True)

            spent, loop = seconds(work)
            print(
                f"backtrick {arguments[0]:<10} {spent:.3f} s"
                f"   (calibration {STEPS:,} steps: {loop:.3f} s)"
            )
