"""Measuring on a noisy machine: the median of five runs, and a calibration loop beside it."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

Clock = Callable[[], float]

RUNS = 5
STEPS = 2_000_000


def calibration(clock: Clock = time.perf_counter) -> float:
    """How long a fixed loop of plain Python takes right now, in seconds."""
    began = clock()
    total = 0
    for step in range(STEPS):
        total += step & 7
    return clock() - began


def processor_seconds(work: Callable[[], object]) -> tuple[float, float]:
    """The same in time that the processor spent on this process: what others do on a shared machine
    counts for less. It is only meant for work on one core.
    """
    return seconds(work, time.process_time)


def seconds(work: Callable[[], object], clock: Clock = time.perf_counter) -> tuple[float, float]:
    """The median time of five runs of some work, and of the calibration loop around them."""
    times, loops = [], []
    for _ in range(RUNS):
        loops.append(calibration(clock))
        began = clock()
        work()
        times.append(clock() - began)
    return median(times), median(loops)
