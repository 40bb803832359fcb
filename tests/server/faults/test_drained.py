"""SIGTERM: everybody hears `bye`, what was acknowledged is stored, and the process ends in time."""

from __future__ import annotations

import asyncio
import signal
import time

import pytest

from tests.server.faults.conftest import Make
from tests.server.faults.kit import (
    Server,
    playing,
    records,
    seated,
    stalling,
    stored,
    until,
)
from tests.server.faults.test_two_processes import SLOW_BOTS, bot_is_to_move, has
from tests.server.kit import PATIENCE, live

DRAINED = 10.0


@pytest.mark.parametrize("thinking", [False, True], ids=["quiet", "a-bot-thinks"])
@live
async def test_sigterm_drains(make: Make, thinking: bool) -> None:
    first = make(first=SLOW_BOTS if thinking else "")
    after = make(database=first.where)
    after.port = first.port
    await drained(first, after, thinking)


async def drained(server: Server, after: Server, thinking: bool) -> None:
    await asyncio.to_thread(server.start)
    waiting = await bot_is_to_move(server) if thinking else None
    tables = [await seated(server, 2) for _ in range(3)]
    everyone = [player for _, players in tables for player in players]
    async with playing(*everyone) as ends, stalling(server, everyone[0].player, tables[0][0]):
        await everyone[0].until(lambda: everyone[0].version > 20)
        began = time.monotonic()
        code = await asyncio.to_thread(server.end, signal.SIGTERM, 2 * DRAINED)
        took = time.monotonic() - began
        print(f"ended after {took:.1f} s")
        assert code == 0
        assert took < DRAINED
        for table, players in tables:
            found = stored(server.where, table["id"])
            for player in players:
                player.check(found)
                assert player.finished or player.farewells[-1:] == ["stopping"]
        await asyncio.to_thread(after.start)
        await asyncio.wait_for(ends, PATIENCE)
    for table, players in tables:
        found = stored(server.where, table["id"])
        for player in players:
            player.check(found)
        assert len(records(server.where, table["id"])) == 1
    if waiting is not None:
        await until(lambda: has(after, waiting, "turn_ended"))
