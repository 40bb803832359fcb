"""Measuring on a noisy machine: the median of five runs, and a calibration loop beside it."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

RUNS = 5
STEPS = 2_000_000


def calibration() -> float:
    """How long a fixed loop of plain Python takes right now, in seconds."""
    began = time.perf_counter()
    total = 0
    for step in range(STEPS):
        total += step & 7
    return time.perf_counter() - began


def seconds(work: Callable[[], object]) -> tuple[float, float]:
    """The median time of five runs of some work, and of the calibration loop around them."""
    times, loops = [], []
    for _ in range(RUNS):
        loops.append(calibration())
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return median(times), median(loops)
