"""Twenty minutes at half the load: memory stays flat, and there is no error.

`python -m benchmarks.server.soak [--minutes 20] [--rate 525] [--tables 500]` prints the memory of
the server every ten seconds and ends with 1 when it grows or anything goes wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import sys
from collections.abc import Sequence
from contextlib import ExitStack

from benchmarks.server import processes
from benchmarks.server.load import WARM_UP, Load, Report, started

EVERY = 10.0
SETTLING = 0.25
"""This share of the time at the beginning does not count: caches fill."""
MOST_GROWTH = 0.03
"""How much of its memory a server may gain, by the slope, in the time that counts."""


def growth(samples: Sequence[tuple[float, int]]) -> float:
    """By which share memory grows between the first and the last sample, along their line."""
    if len(samples) < 3:
        return 0.0
    times = [at for at, _ in samples]
    sizes = [float(size) for _, size in samples]
    slope: float = statistics.linear_regression(times, sizes).slope
    return slope * (times[-1] - times[0]) / statistics.median(sizes)


async def _soak(asked: argparse.Namespace, port: int, pid: int) -> list[str]:
    load = Load(port, asked.tables, asked.expert_tables)
    await load.set_up()
    gc.collect()
    gc.freeze()
    await load.pace.run(asked.rate, WARM_UP)
    samples: list[tuple[float, int]] = []
    wrong: list[str] = []
    rates: list[float] = []
    games, elapsed = 0, 0.0
    while elapsed < asked.minutes * 60 and not wrong:
        report: Report = await load.measure(asked.rate, EVERY, pid)
        elapsed += report.seconds
        games += report.seen.games
        samples.append((elapsed, processes.resident(pid)))
        rates.append(report.rate)
        wrong += report.seen.errors[:5]
        if report.idle:
            wrong.append(report.idle)
        if report.gone:
            wrong.append(f"{report.gone} sockets lost")
        print(
            f"{elapsed:7.0f} s {samples[-1][1] / 2**20:8.1f} MiB {report.rate:8.1f} plays/s"
            f"   99th percentile {1000 * report.slowest:7.1f} ms"
            f"   {100 * report.server / report.seconds:5.1f} % of a core",
            flush=True,
        )
    load.leave()
    await asyncio.sleep(0.2)
    counting = [sample for sample in samples if sample[0] >= SETTLING * elapsed]
    grown = growth(counting)
    print(
        f"{statistics.mean(rates):.1f} plays a second, {games:,} games finished, memory"
        f" {100 * grown:+.2f} % along the line of the last {100 * (1 - SETTLING):.0f} %"
    )
    if grown > MOST_GROWTH:
        wrong.append(f"memory grew by {100 * grown:.1f} %")
    return wrong


def main() -> None:
    """Run to the end, or to the first error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--rate", type=float, default=525)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--expert-tables", type=int, default=0)
    asked = parser.parse_args()
    with ExitStack() as stack:
        port, pid, _ = started(stack)
        wrong = asyncio.run(_soak(asked, port, pid))
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
