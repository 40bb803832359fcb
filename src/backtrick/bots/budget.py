"""Thinking until a time is used: the wish apart from levels.

What it leads to depends on the machine, so a bot that plays this way says so in its name
(`expert@0.5s`), and records keep it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")

PROBE, LEAST, MOST = 3, 12, 1_000_000
"""Imagined deals: to find out how long they take, worth listening to, and more than anyone waits
for."""

GROWTH, LEAP = 4, 10
"""How many times as many deals a further attempt has; less than a leap uses all the time left."""

CAUTION = 0.8
"""The part of the time left that a further attempt is expected to take at most."""

WORTH = 1.3
"""A further attempt must have this many times as many deals."""


def deepen(
    think: Callable[[int], Answer],
    seconds: float,
    clock: Callable[[], float] = time.perf_counter,
) -> Answer:
    """The answer for as many imagined deals as the time allows; `think` is called with their
    number, larger and larger. At least one answer without a look ahead is given; loading or
    compiling what that needs is not counted.
    """
    answer, deals = think(0), PROBE
    began = clock()
    while True:
        start = clock()
        found = think(deals)
        now = clock()
        if deals >= LEAST:
            answer = found
        spent, left = max(now - start, 1e-9), seconds - (now - began)
        times = CAUTION * left / spent
        more = min(int(deals * (times if times < LEAP else GROWTH)), MOST)
        if more < max(WORTH * deals, LEAST):
            return answer
        deals = more
