"""How long compiling for the first time takes, game by game."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from resource import RUSAGE_CHILDREN, getrusage

from backtrick.rules import GAMES
from benchmarks.measure import STEPS, calibration


def run() -> None:
    """Print how long a command takes that finds nothing compiled (at most 60 s for all games), by
    the clock and in time of the processor, and how long the same takes once more.
    """
    totals = [0.0, 0.0]
    for game in GAMES:
        command = [sys.executable, "-m", "backtrick", "simulate", game, "--bots", "expert"]
        with tempfile.TemporaryDirectory() as folder:
            first, again = (_times([*command, "--games", "5"], folder) for _ in range(2))
        loop = calibration(time.process_time)
        totals = [total + spent for total, spent in zip(totals, first, strict=True)]
        print(
            f"{game:<15} {first[0]:5.1f} s, {first[1]:5.1f} s of processor time;"
            f" once more {again[0]:4.1f} s, {again[1]:4.1f} s"
            f"   (calibration {STEPS:,} steps: {loop:.3f} s)"
        )
    print(f"all games       {totals[0]:5.1f} s, {totals[1]:5.1f} s of processor time")


def _times(command: list[str], folder: str) -> tuple[float, float]:
    """What a command takes by the clock, and of processor time."""
    began, used = time.perf_counter(), _processor()
    subprocess.run(
        command, env=os.environ | {"BACKTRICK_CACHE": folder}, check=True, capture_output=True
    )
    return time.perf_counter() - began, _processor() - used


def _processor() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
