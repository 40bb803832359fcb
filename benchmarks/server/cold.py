"""A server that starts on 10,000 unfinished tables: how fast, and what a loaded table takes.

`python -m benchmarks.server.cold [--tables 10000] [--loaded 1000] [--plays 20]` fills a store, of
which `--loaded` tables of four have seen so many plays each; the others are games alone. Then it
starts the server again, and loads those tables without opening a socket.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from statistics import median

from backtrick.client import Device
from benchmarks.server import processes
from benchmarks.server.load import Load, command, disk_folder
from benchmarks.server.players import AT_ONCE, HOST

SLOWEST_START = 2.0
STARTS = 5
"""So often it is started again; the median counts."""
MOST_BYTES = 20_000
RATE = 800.0
FIRST = 100
"""So many tables are loaded before memory is looked at, to fill what is shared by all."""


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, subprocess.Popen[bytes], float]]:
    """A server on the folder's database; its port, its process, and how long the start took."""
    port = processes.free_port()
    began = time.perf_counter()
    with processes.running(command(port, folder / "backtrick.sqlite"), folder / "log") as child:
        processes.await_health(f"http://{HOST}:{port}/api/health", child)
        yield port, child, time.perf_counter() - began


async def _fill(port: int, tables: int, loaded: int, plays: int) -> list[tuple[str, Device]]:
    """Put unfinished tables into the store; id and a device of those that have been played at."""
    load = Load(port, loaded)
    await load.set_up()
    await load.pace.run(RATE, plays * loaded / RATE)
    load.leave()
    alone = deque(range(tables - loaded))

    async def work() -> None:
        device = await Device.make(f"http://{HOST}:{port}", "Alone")
        while alone:
            alone.popleft()
            await device.make_table("the-game", 1, begin=True)

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return [(table.id, table.devices[0]) for table in load.tables]


def _load(port: int, tables: list[tuple[str, Device]]) -> float:
    """Look at each table once, which loads it; how long one takes, in seconds."""
    began = time.perf_counter()
    with closing(HTTPConnection(HOST, port)) as http:
        for table, device in tables:
            http.request("GET", f"/api/tables/{table}", headers=device.headers)
            answer = http.getresponse()
            answer.read()
            assert answer.status == 200
    return (time.perf_counter() - began) / len(tables)


def main() -> None:
    """Fill, start again, load, and compare with the figures to reach."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--loaded", type=int, default=1000)
    parser.add_argument("--plays", type=int, default=20)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=disk_folder()) as name:
        folder = Path(name)
        with serving(folder) as (port, _, spent):
            print(f"start on nothing               {spent:8.2f} s")
            began = time.perf_counter()
            played = asyncio.run(_fill(port, asked.tables, asked.loaded, asked.plays))
            size = sum(file.stat().st_size for file in folder.glob("backtrick.sqlite*"))
            filled = time.perf_counter() - began
            print(f"{asked.tables:,} tables stored in {filled:.0f} s, {size / 2**20:.1f} MiB")
        starts = []
        for _ in range(STARTS - 1):
            with serving(folder) as (_, _, spent):
                starts.append(spent)
        with serving(folder) as (port, child, spent):
            start = median([*starts, spent])
            slowest = max(*starts, spent)
            print(f"start on {asked.tables:,} tables        {start:8.2f} s, most {slowest:.2f} s")
            _load(port, played[:FIRST])
            before = processes.resident(child.pid)
            each = _load(port, played[FIRST:])
            taken = (processes.resident(child.pid) - before) / len(played[FIRST:])
            print(f"loading a table                {1000 * each:8.2f} ms")
            print(f"memory for each loaded table   {taken / 1000:8.1f} kB")
    if asked.check and start > SLOWEST_START:
        sys.exit(f"the start took more than {SLOWEST_START} s")
    if asked.check and taken > MOST_BYTES:
        sys.exit(f"a loaded table takes more than {MOST_BYTES // 1000} kB")


if __name__ == "__main__":
    main()
