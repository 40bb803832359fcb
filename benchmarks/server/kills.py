"""kill -9 under load, again and again: nothing acknowledged is lost or stored twice.

`python -m benchmarks kills [--kills 300]` on SQLite; `--postgres` (100 kills) with PostgreSQL that
waits for the disk, two processes and Redis: one of the processes is killed, sometimes both. The
players are those of the tests, who insist on what they asked for until it is acknowledged.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from tests import services
from tests.server.faults.forge import Forge
from tests.server.faults.kit import Server, Stubborn, playing, records, seated, stored, until
from tests.server.kit import LiveServer

from backtrick.server.storage import command_key
from benchmarks.server.load import disk_folder

KILLS = {False: 300, True: 100}
TABLES = [(2, []), (3, []), (2, ["greedy"]), (4, []), (1, ["greedy", "planner"])]
ROUNDS = 4
"""So many tables of each kind."""
BETWEEN = 30
"""So many commands are acknowledged between two kills, at least."""
PATIENCE = 120.0
FLAGS = ("--set", "table_events=10000000", "--set", "missed_events=1000000")


def faults(player: Stubborn, where: str) -> Counter[str]:
    """What of the acknowledged commands of a player is not in the store as it should be."""
    found, wrong = stored(where, player.table_id), Counter[str]()
    times = Counter(command for _, _, command, _ in found.events)
    for name in player.done:
        count = times[command_key(f"{player.player.id}:{name}")]
        wrong["lost"] += count == 0
        wrong["doubled"] += count > 1
    wrong["lost"] += max(player.shown, default=0) > len(found.events)
    try:
        player.check(found)
    except (AssertionError, LookupError, ValueError):
        wrong["changed"] += not wrong["lost"] + wrong["doubled"]
    return wrong


async def _killed(servers: list[Server], kills: int) -> Counter[str]:
    chance, where, killed, began = random.Random(4), servers[0].where, 0, time.monotonic()
    alive: list[LiveServer] = list(servers)
    starts: list[float] = []

    def at(seat: int) -> Callable[[], LiveServer]:
        return lambda: alive[seat % len(alive)] if alive else servers[0]

    for server in servers:
        await asyncio.to_thread(server.start)
    games = TABLES * ROUNDS
    tables = [await seated(servers[0], people, bots, at=at) for people, bots in games]
    everyone = [player for _, players in tables for player in players]
    for player in everyone:
        player.wants_more = lambda: killed < kills

    def acknowledged() -> int:
        return sum(len(player.done) for player in everyone)

    async with playing(*everyone) as ends:
        while killed < kills:
            before = acknowledged()

            async def moved(before: int = before) -> bool:
                return acknowledged() >= before + BETWEEN

            await until(moved, PATIENCE)
            await asyncio.sleep(chance.uniform(0.0, 0.4))
            dying = [chance.choice(servers)] if chance.random() < 0.8 else list(servers)
            for server in dying:
                alive.remove(server)
                await asyncio.to_thread(server.kill)
                killed += 1
            if chance.random() < 0.15:  # and while it is starting
                dying[0].launch()
                await asyncio.sleep(chance.uniform(0.0, 0.4))
                await asyncio.to_thread(dying[0].kill)
                killed += 1
            for server in dying:
                start = time.monotonic()
                await asyncio.to_thread(server.start)
                starts.append(time.monotonic() - start)
                alive.append(server)
            if killed % 10 < len(dying):
                print(
                    f"{time.monotonic() - began:6.0f} s  {killed:4} kills,"
                    f" {acknowledged():7,} acknowledged, start {median(starts):.2f} s",
                    flush=True,
                )
        await asyncio.wait_for(ends, PATIENCE)
    wrong = Counter[str]()
    for table, players in tables:
        for player in players:
            wrong += faults(player, where)
        ended = stored(where, table["id"]).types.count("ended")
        wrong["records"] += ended != len(records(where, table["id"]))
    print(
        f"{killed} kills in {time.monotonic() - began:.0f} s, {acknowledged():,} acknowledged"
        f" commands: {wrong['lost']} lost, {wrong['doubled']} doubled, {wrong['changed']} players"
        f" saw something else, {wrong['records']} tables without the right records"
    )
    return +wrong


def run(kills: int | None = None, postgres: bool = False) -> None:
    """Kill so often, and end with 1 when anything is wrong."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=disk_folder())))
        forge = Forge()
        stack.callback(forge.close)
        if postgres:
            where = stack.enter_context(services.postgres("on")).url()
            flags = (*FLAGS, "--redis", stack.enter_context(services.redis()).url)
            servers = [Server(forge, folder / n, *flags, database=where) for n in ("a", "b")]
        else:
            servers = [Server(forge, folder / "a", *FLAGS)]
        for server in servers:
            stack.callback(server.kill)
        wrong = asyncio.run(_killed(servers, kills or KILLS[postgres]))
        for server in servers:
            if "Traceback" in server.log() or "broke" in server.log():
                wrong["log"] += 1
    if wrong:
        sys.exit(", ".join(f"{name} {count}" for name, count in wrong.items()))
