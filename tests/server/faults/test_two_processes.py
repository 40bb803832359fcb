"""Two server processes with a PostgreSQL and a Redis, of which one is killed."""

from __future__ import annotations

import asyncio
import functools
import itertools
import time
from collections.abc import Callable

import pytest

from tests import services
from tests.server.faults.conftest import Make
from tests.server.faults.kit import (
    Server,
    Stubborn,
    playing,
    read,
    records,
    seated,
    stored,
    until,
)
from tests.server.kit import PATIENCE, LiveServer, Message, live

SLOW_BOTS = """
import time
import backtrick.server.due.bots as players
import backtrick.table.settings as settings

quick = players.bot_turn

def slow(table, bot):
    time.sleep(60)
    return quick(table, bot)

players.bot_turn = slow
settings.CLOCK_SECONDS = range(1, 3601)
"""
CLOCK = 4
BY_BOTS, BY_CLOCKS = 8, 4


@live
async def test_players_of_one_table_go_on_at_the_other_process_when_theirs_is_killed(
    make: Make, postgres: services.Postgres, redis: services.Redis
) -> None:
    where = postgres.url()
    left = make("--redis", redis.url, database=where)
    right = make("--redis", redis.url, database=where)
    for server in (left, right):
        server.launch()
    await until(lambda: asyncio.to_thread(left.healthy))
    await until(lambda: asyncio.to_thread(right.healthy))
    alive: list[LiveServer] = [left, right]

    def at(seat: int) -> Callable[[], LiveServer]:
        return lambda: alive[seat % len(alive)]

    table, players = await seated(left, 3, ["greedy"], at=at, public=True)
    watching = Stubborn(await right.person("Eve"), table, at=lambda: alive[-1])
    playing_on = True
    for player in players:
        player.wants_more = lambda: playing_on
    async with playing(*players) as ends, playing(watching):
        for dying in (left, right, left):
            seen = watching.version
            await watching.until(functools.partial(later, watching, seen + 30))
            alive.remove(dying)
            await asyncio.to_thread(dying.kill)
            seen = watching.version
            await watching.until(functools.partial(later, watching, seen + 10))
            await asyncio.to_thread(dying.start)
            alive.append(dying)
        playing_on = False
        await asyncio.wait_for(ends, 2 * PATIENCE)
        last = max(player.version for player in players)
        await watching.until(functools.partial(later, watching, last))
    found = stored(where, table["id"])
    for player in (*players, watching):
        player.check(found)
    assert players[0].visits >= 2
    assert watching.visits >= 2
    assert sorted(watching.shown) == list(range(min(watching.shown), len(found.events) + 1))
    assert len(records(where, table["id"])) == found.types.count("ended") >= 1


def later(player: Stubborn, version: int) -> bool:
    return player.version >= version


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
@live
async def test_what_is_due_fires_within_five_seconds_of_a_kill_and_once(
    make: Make, engine: str, request: pytest.FixtureRequest
) -> None:
    where, flags = "", []
    if engine == "postgresql":
        where = request.getfixturevalue("postgres").url()
        flags = ["--redis", request.getfixturevalue("redis").url]
    dying = make(*flags, "--bot-threads", "32", database=where, first=SLOW_BOTS)
    going_on = make(*flags, database=dying.where)
    await due(dying, going_on, beside=engine == "postgresql")


async def due(dying: Server, going_on: Server, *, beside: bool) -> None:
    """A process holds the leases of bots that think, and of clocks that ran out, and is killed."""
    await asyncio.to_thread(dying.start)
    where = dying.where
    clocks = [await clock_runs(dying) for _ in range(BY_CLOCKS)]
    bots = [await bot_is_to_move(dying) for _ in range(BY_BOTS)]
    tables = [*clocks, *bots]

    async def all_are_leased() -> bool:
        ((count,),) = read(where, "SELECT count(*) FROM due WHERE lease_owner IS NOT NULL")
        return bool(count == len(tables))

    await until(all_are_leased)
    late = await clock_runs(dying)
    began = stored(where, late["id"]).told[-1]["at"]
    versions = {table["id"]: stored(where, table["id"]).version for table in [*tables, late]}
    if beside:
        await asyncio.to_thread(going_on.start)
        await asyncio.sleep(1.0)
        for table in tables:
            assert not stored(where, table["id"]).since(versions[table["id"]])
    await asyncio.to_thread(dying.kill)
    killed = time.time()
    if not beside:
        await asyncio.to_thread(going_on.start)

    async def all_have_moved() -> bool:
        return all(stored(where, name).since(version) for name, version in versions.items())

    await until(all_have_moved, 15.0)
    took = [fired(where, table, versions) - killed for table in tables]
    print(f"{min(took):.1f} to {max(took):.1f} s after the kill")
    assert max(took) <= 5.0
    assert fired(where, late, versions) <= max(killed, began + CLOCK) + 5.0
    await asyncio.sleep(1.0)
    for table in bots:
        happened = stored(where, table["id"]).since(versions[table["id"]])
        assert [kind for kind, _ in happened].count("turn_ended") == 1
    for table in (*clocks, late):
        ended = [
            event for event in stored(where, table["id"]).told if event["type"] == "turn_ended"
        ]
        assert [event["seat"] for event in ended] == [number % 2 for number in range(len(ended))]
        for before, after in itertools.pairwise(ended):
            assert after["at"] - before["at"] >= CLOCK


def fired(where: str, table: Message, versions: dict[str, int]) -> float:
    """When something happened there after the version that is known."""
    return stored(where, table["id"]).since(versions[table["id"]])[0][1]


async def bot_is_to_move(server: Server) -> Message:
    """A table where a bot has begun to think, and nobody looks."""
    table, (ana,) = await seated(server, 1, ["greedy"])
    async with ana.player.seated(table) as line:
        await line.does("opine", opening=0, starter=1)
        await until(lambda: has(server, table, "started"))
    return table


async def clock_runs(server: Server) -> Message:
    """A table where a person's clock runs, and nobody looks."""
    table, players = await seated(server, 2, clock=CLOCK)
    async with players[0].player.seated(table) as one, players[1].player.seated(table) as other:
        await one.does("opine", opening=1, starter=0)
        await other.does("opine", opening=1, starter=0)
    assert await has(server, table, "started")
    return table


async def has(server: Server, table: Message, kind: str) -> bool:
    return kind in stored(server.where, table["id"]).types
