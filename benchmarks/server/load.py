"""The server under load: 500 tables of four, scripted legal play, SQLite on a disk.

`python -m benchmarks.server.load [--tables 500] [--seconds 30] [--rate 1050] [--expert-tables 50]
[--studies] [--runs 5]` starts `backtrick serve`, plays at the rate asked for, and measures from
sending a play to its `done` and to everybody at the table having heard of it. With `--studies` the
server analyses one game after the other meanwhile. It ends with 1 when a table has played far less
than the others: nothing is measured there. `--check` also ends with 1 when the figures to reach
are missed; `--url` measures a server that runs already.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from backtrick.client import Device
from backtrick.lab.engines import play_compiled
from backtrick.rules import TheGame, game_seed
from benchmarks.measure import STEPS, calibration
from benchmarks.server import processes
from benchmarks.server.figures import percentile, spread
from benchmarks.server.metrics import APPENDED, BOT_TURNS, COMMITS, PLAYS, metrics
from benchmarks.server.players import HOST, Pace, Player, Seen, set_up

PLAYS_TO_REACH = 1000
SLOWEST = {False: 0.100, True: 0.150}
"""Seconds of the 99th percentile of play to everybody, without and with tables of experts."""
WARM_UP = 3.0
STUDIED = 400
"""How many games there are to analyse."""
ASKED_AFTER, ASKED_EVERY = 0.5, 2.0
"""The seconds until somebody asks again how far a study is, as on the page: twice as many each
time, up to a limit."""


@dataclass
class Report:
    """What one run has measured."""

    seen: Seen
    seconds: float = 0.0
    server: float = float("nan")
    loop: float = float("nan")
    memory: int = 0
    generator: float = 0.0
    latest: float = 0.0
    gone: int = 0
    plays: list[int] = field(default_factory=list)
    """How many plays each table has made, and each table of experts."""
    expert_plays: list[int] = field(default_factory=list)
    counted: dict[str, float] = field(default_factory=dict)

    @property
    def rate(self) -> float:
        return self.seen.plays / self.seconds

    @property
    def slowest(self) -> float:
        return percentile(sorted(self.seen.everybody), 0.99)

    @property
    def idle(self) -> str | None:
        """Which tables have played far less than their share, if any: they were asleep."""
        least = int(sum(self.plays) / len(self.plays) / 2)
        few = sum(plays < max(1, least) for plays in self.plays)
        if few:
            return f"{few} of {len(self.plays)} tables made fewer than {max(1, least)} plays"
        few = sum(plays < 1 for plays in self.expert_plays)
        return f"{few} tables of experts made no play" if few else None

    def show(self) -> None:
        seen, spent = self.seen, self.seconds
        print(f"acknowledged plays   {self.rate:9.1f} a second ({seen.plays:,} in {spent:.1f} s)")
        print(f"plays at a table     {min(self.plays):7} to {max(self.plays)}")
        print(f"play to done      ms {spread(seen.done)}")
        print(f"play to everybody ms {spread(seen.everybody)}")
        counted = {name: value / spent for name, value in self.counted.items()}
        print(
            f"stored               {counted[COMMITS]:9.1f} commits a second,"
            f" {counted[APPENDED]:.1f} appends, {counted[PLAYS]:.1f} plays,"
            f" {counted.get(BOT_TURNS, 0):.1f} turns of bots"
        )
        print(
            f"server               {100 * self.server / spent:9.1f} % of a core,"
            f" {100 * self.loop / spent:.1f} % its busiest thread, {self.memory / 2**20:.0f} MiB"
        )
        print(
            f"generator            {100 * self.generator / spent:9.1f} % of a core,"
            f" at most {1000 * self.latest:.1f} ms late"
        )
        errors = f": {seen.errors[:3]}" if seen.errors else ""
        print(
            f"games finished {seen.games}, errors {len(seen.errors)}{errors},"
            f" sockets lost {self.gone}"
        )


class Load:
    """Tables that play, and further ones where bots do."""

    def __init__(self, port: int, tables: int, expert_tables: int = 0) -> None:
        self.port = port
        self.pace = Pace()
        self.seen = Seen()
        self.tables = [Player(self.seen, self.pace.ready.append) for _ in range(tables)]
        # The person at a table of experts plays at once, and is not measured.
        self._beside = Seen()
        self.expert_tables = [Player(self._beside, _at_once) for _ in range(expert_tables)]

    async def set_up(self) -> None:
        """Seat everybody and deal."""
        await set_up(self.port, self.tables)
        await set_up(self.port, self.expert_tables, bots=3)

    async def measure(self, rate: float, seconds: float, pid: int | None) -> Report:
        """Play for so long, and measure it."""
        seen = Seen()
        before = await self._figures()
        for table in (*self.tables, *self.expert_tables):
            table.plays = 0
        for table in self.tables:
            table.seen = seen
        report = Report(seen)
        began, own = time.perf_counter(), time.process_time()
        server = processes.processor_seconds(pid) if pid else 0.0
        loop = processes.busiest_thread_seconds(pid) if pid else 0.0
        await self.pace.run(rate, seconds)
        report.seconds = time.perf_counter() - began
        report.generator = time.process_time() - own
        if pid:
            report.server = processes.processor_seconds(pid) - server
            report.loop = processes.busiest_thread_seconds(pid) - loop
            report.memory = processes.resident(pid)
        report.latest = self.pace.latest
        after = await self._figures()
        report.counted = {name: value - before.get(name, 0) for name, value in after.items()}
        seen.errors += self._beside.errors
        report.plays = [table.plays for table in self.tables]
        report.expert_plays = [table.plays for table in self.expert_tables]
        report.gone = sum(table.gone for table in (*self.tables, *self.expert_tables))
        return report

    async def _figures(self) -> dict[str, float]:
        return await metrics(f"http://{HOST}:{self.port}")

    def leave(self) -> None:
        """Close every socket."""
        for table in (*self.tables, *self.expert_tables):
            table.leave()


def _at_once(player: Player) -> None:
    asyncio.get_running_loop().call_later(0.2, player.play)


def started(stack: ExitStack, options: tuple[str, ...] = ()) -> tuple[int, int, Path]:
    """Start a server of one's own with a new database on a disk; its port, process and file."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=disk_folder())))
    port, file = processes.free_port(), folder / "backtrick.sqlite"
    child = stack.enter_context(processes.running(command(port, file, options), folder / "log"))
    processes.await_health(f"http://{HOST}:{port}/api/health", child)
    print(f"database {file} ({processes.filesystem(folder)}), {processes.pragmas(file)}")
    return port, child.pid, file


def command(port: int, file: Path, options: tuple[str, ...] = ()) -> list[str]:
    """The command that serves this database; without limits, for all of it is one device."""
    start = [sys.executable, "-m", "backtrick", "serve", "--port", str(port), "--limits", "0"]
    return [*start, "--database", f"sqlite:///{file}", "--log-level", "warning", *options]


def disk_folder() -> str:
    """A folder for temporary files that is on a disk, not in memory."""
    for folder in (tempfile.gettempdir(), "/var/tmp", str(Path.cwd())):  # noqa: S108
        if processes.filesystem(Path(folder)) not in ("tmpfs", "ramfs"):
            return folder
    raise SystemExit("there is no folder on a disk here; set TMPDIR")


class Studies:
    """Games that the server analyses, one after the other, until it is told to stop."""

    def __init__(self, port: int) -> None:
        self.url, self.done = f"http://{HOST}:{port}", 0
        seeds = [game_seed(77, number) for number in range(STUDIED)]
        batch = play_compiled(TheGame().settled(4), ("greedy",) * 4, seeds)
        self._records = [record.to_dict() for record in batch.records()]

    async def run(self) -> None:
        """Send a game, ask again until it is analysed, and send the next."""
        device = await Device.make(self.url, "Studies")
        for record in self._records:
            answer, wait = None, ASKED_AFTER
            while answer is None or answer["state"] != "done":
                answer = await device.request("POST", "/api/study", record, dict[str, Any])
                await asyncio.sleep(wait)
                wait = min(2 * wait, ASKED_EVERY)
            self.done += 1


async def measured(
    port: int,
    pid: int | None,
    tables: int,
    rate: float,
    seconds: float,
    expert_tables: int = 0,
    studies: Studies | None = None,
) -> Report:
    """Set the tables up at a server, play, and measure it."""
    load = Load(port, tables, expert_tables)
    began = time.perf_counter()
    await load.set_up()
    print(f"{tables} tables of four set up in {time.perf_counter() - began:.1f} s", end="")
    print(f", {expert_tables} tables with three experts" if expert_tables else "")
    gc.collect()
    gc.freeze()
    studying = asyncio.create_task(studies.run()) if studies else None
    await load.pace.run(rate, WARM_UP)
    report = await load.measure(rate, seconds, pid)
    if studies and studying:
        print(f"{studies.done} games analysed meanwhile")
        if studying.done():
            sys.exit("the analyses ended before the plays: more games are needed")
        studying.cancel()
    load.leave()
    await asyncio.sleep(0.2)
    return report


def main() -> None:
    """Measure as often as asked, and say so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--expert-tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=1050)
    parser.add_argument("--studies", action="store_true", help="analyse games meanwhile")
    parser.add_argument("--runs", type=int, default=1, help="how often; the medians come last")
    parser.add_argument("--url", help="a server that runs already, with --limits 0")
    parser.add_argument("--pid", type=int, help="its process, to measure that too")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    runs = [_measure(asked) for _ in range(asked.runs)]
    if len(runs) > 1:
        print(f"\nmedians of {len(runs)} runs, as in docs/results.md:")
        print("| plays a second | p50 | p99 | commits a second | server, of a core | calibration |")
        rate, middle, slowest, commits, server, loop = map(median, zip(*runs, strict=True))
        print(
            f"| {rate:,.1f} | {1000 * middle:.1f} ms | {1000 * slowest:.1f} ms | {commits:.0f}"
            f" | {100 * server:.1f} % | {loop:.3f} s |"
        )


def _measure(asked: argparse.Namespace) -> tuple[float, ...]:
    """One run: its figures in the order of the table of results."""
    with ExitStack() as stack:
        if asked.url:
            port, pid = urlsplit(asked.url).port or 80, asked.pid
        else:
            port, pid, _ = started(stack)
        loops = [calibration()]
        studies = Studies(port) if asked.studies else None
        report = asyncio.run(
            measured(
                port, pid, asked.tables, asked.rate, asked.seconds, asked.expert_tables, studies
            )
        )
        loops.append(calibration())
    report.show()
    print(
        f"calibration {STEPS:,} steps: {loops[0]:.3f} s before, {loops[1]:.3f} s after;"
        f" load of the machine {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    wrong = report.idle or (_verdict(report, bool(asked.expert_tables)) if asked.check else None)
    if wrong:
        sys.exit(wrong)
    return (
        report.rate,
        percentile(sorted(report.seen.everybody), 0.5),
        report.slowest,
        report.counted[COMMITS] / report.seconds,
        report.server / report.seconds,
        median(loops),
    )


def _verdict(report: Report, experts: bool) -> str | None:
    """What is below the figures to reach, if anything."""
    if report.rate < PLAYS_TO_REACH:
        return f"below {PLAYS_TO_REACH} acknowledged plays a second"
    if report.slowest > SLOWEST[experts]:
        return f"the 99th percentile is above {1000 * SLOWEST[experts]:.0f} ms"
    if report.seen.errors or report.gone:
        return "there were errors"
    return None


if __name__ == "__main__":
    main()
