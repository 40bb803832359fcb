"""Redis gone and back, PostgreSQL gone and back, and a full disk."""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests import services
from tests.server.faults.conftest import Make
from tests.server.faults.kit import (
    Server,
    Stubborn,
    elsewhere,
    playing,
    records,
    seated,
    stored,
    until,
)
from tests.server.kit import PATIENCE, Line, Message, live

ANSWERED = 2.0
"""A command is answered within so many seconds, whatever has happened."""
NOISE = 1.5
"""What a busy machine may add to it."""


@live
async def test_redis_gone_and_back(make: Make, postgres: services.Postgres) -> None:
    where = postgres.url()
    with services.redis() as redis:
        left, right = (make("--redis", redis.url, database=where).start() for _ in range(2))
        table, (ana, ben) = await seated(left)
        there = elsewhere(ben.player, right)
        async with ana.player.seated(table) as one, there.seated(table) as other:
            await until(lambda: at_once(one, other))
            redis.stop(signal.SIGKILL)
            for way in ((one, other), (other, one)):
                taken = [await travels(*way) for _ in range(3)]
                assert statistics.median(taken) < 3.0
                assert max(taken) < 10.0
            redis.start()
            await until(lambda: at_once(one, other))
            await until(lambda: at_once(other, one))
            assert one.events()[-1]["version"] == other.events()[-1]["version"]
    assert left.healthy()


async def travels(sender: Line, receiver: Line) -> float:
    """How many seconds something takes from one process to the other."""
    began = time.monotonic()
    version = await sender.does("say", text="hello")
    await receiver.reaches(version)
    return time.monotonic() - began


async def at_once(sender: Line, receiver: Line) -> bool:
    """Whether it is told, and not found when somebody looks again."""
    return statistics.median([await travels(sender, receiver) for _ in range(5)]) < 0.5


async def games(server: Server, count: int) -> list[tuple[Message, list[Stubborn]]]:
    """Tables with a bot each, but for one, where a person is always to act."""
    return [await seated(server, 2, ["greedy"] if number else []) for number in range(count)]


async def some_acknowledged(players: Sequence[Stubborn], more: int = 10) -> None:
    before = sum(len(player.done) for player in players)

    async def there() -> bool:
        return sum(len(player.done) for player in players) >= before + more

    await until(there)


async def refused_with(players: Sequence[Stubborn], code: str) -> None:
    async def there() -> bool:
        return any(player.refused[code] for player in players)

    await until(there)


def check(server: Server, tables: Sequence[tuple[Message, list[Stubborn]]]) -> None:
    """Nothing is lost or doubled, and all games came to their end."""
    for table, players in tables:
        found = stored(server.where, table["id"])
        for player in players:
            player.check(found)
            assert player.slowest < ANSWERED + NOISE
        assert len(records(server.where, table["id"])) == found.types.count("ended") >= 1


@live
async def test_postgresql_gone_and_back(make: Make) -> None:
    with services.postgres() as postgres:
        server = make(database=postgres.url()).start()
        tables = await games(server, 3)
        everyone = [player for _, players in tables for player in players]
        playing_on = True
        for player in everyone:
            player.wants_more = lambda: playing_on
        async with playing(*everyone) as ends:
            for how in (signal.SIGKILL, signal.SIGINT):
                await some_acknowledged(everyone)
                for player in everyone:
                    player.refused.clear()
                await asyncio.to_thread(postgres.stop, how)
                began = time.monotonic()
                await until(lambda: is_red(server, "storage-gone"), 2 * ANSWERED + NOISE)
                await refused_with(everyone, "storage-gone")
                await asyncio.to_thread(postgres.start)
                took = await until(lambda: asyncio.to_thread(server.healthy), 10.0)
                print(f"away for {time.monotonic() - began:.1f} s, green after {took:.1f} s")
            await some_acknowledged(everyone)
            playing_on = False
            await asyncio.wait_for(ends, PATIENCE)
        check(server, tables)


@live
async def test_what_happened_just_before_postgresql_went_is_told_when_it_is_back(
    make: Make,
) -> None:
    with services.postgres() as postgres:
        where = postgres.url()
        left, right = (make(database=where).start() for _ in range(2))
        table, (ana, ben) = await seated(left)
        there = elsewhere(ben.player, right)
        async with ana.player.seated(table) as one, there.seated(table) as other:
            await travels(one, other)  # so that the other process has just asked
            version = await one.does("say", text="the last thing")
            await asyncio.to_thread(postgres.stop, signal.SIGKILL)
            await until(lambda: is_red(right, "storage-gone"), 2 * ANSWERED + NOISE)
            await asyncio.sleep(6.0)  # longer than the overlap of two questions
            await asyncio.to_thread(postgres.start)
            await other.reaches(version)
            assert other.events("said")[-1]["text"] == "the last thing"


async def is_red(server: Server, code: str) -> bool:
    return await asyncio.to_thread(server.red) == code


def may_mount() -> bool:
    """Whether this process may mount disks (CAP_SYS_ADMIN)."""
    status = Path("/proc/self/status")
    if os.geteuid() != 0 or not status.exists():
        return False
    capabilities = next(line for line in status.read_text().splitlines() if "CapEff" in line)
    return bool(int(capabilities.split()[1], 16) >> 21 & 1)


@pytest.mark.parametrize("size", ["24m"] if may_mount() else [])
def test_a_full_disk(make: Make, tmp_path: Path, size: str) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)], check=True)
    try:
        server = make(database=f"sqlite:///{disk}/live.db").start()
        asyncio.run(asyncio.wait_for(full_disk(server, disk / "filler"), 3 * PATIENCE))
        server.stop()
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


async def full_disk(server: Server, filler: Path) -> None:
    tables = await games(server, 4)
    everyone = [player for _, players in tables for player in players]
    playing_on = True
    for player in everyone:
        player.wants_more = lambda: playing_on
    async with playing(*everyone) as ends:
        await some_acknowledged(everyone)
        fill(filler)
        await refused_with(everyone, "storage-full")
        await until(lambda: is_red(server, "storage-full"), 2 * ANSWERED + NOISE)
        filler.unlink()
        await until(lambda: asyncio.to_thread(server.healthy), 10.0)
        await some_acknowledged(everyone)
        playing_on = False
        await asyncio.wait_for(ends, PATIENCE)
    check(server, tables)


def fill(filler: Path) -> None:
    """Take all the room that is left on a disk."""
    with filler.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12):
            try:
                while True:
                    file.write(b"\0" * size)
            except OSError:
                continue
