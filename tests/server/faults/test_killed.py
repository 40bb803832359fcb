"""kill -9, again and again, while people and bots play."""

from __future__ import annotations

import asyncio
import functools
import random
import time

from tests.server.faults.conftest import Make
from tests.server.faults.kit import (
    Stubborn,
    playing,
    records,
    seated,
    stored,
    until,
)
from tests.server.kit import PATIENCE, live

KILLS = 20
SECONDS = 240.0


def test_killed_twenty_times_it_keeps_every_acknowledged_event_once(make: Make) -> None:
    asyncio.run(asyncio.wait_for(killed(make), SECONDS))


async def killed(make: Make) -> None:
    chance, server = random.Random(4), make().start()
    began, kills = time.monotonic(), 0
    games = [(2, []), (2, []), (3, []), (2, ["greedy"]), (1, ["greedy", "planner"])]
    tables = [await seated(server, people, bots) for people, bots in games]
    everyone = [player for _, players in tables for player in players]

    def more() -> bool:
        return kills < KILLS

    for player in everyone:
        player.wants_more = more

    def acknowledged() -> int:
        return sum(len(player.done) for player in everyone)

    async with playing(*everyone) as ends:
        while more():
            before = acknowledged()

            async def moved(before: int = before) -> bool:
                return acknowledged() >= before + 5

            await until(moved)
            await asyncio.sleep(chance.uniform(0.0, 0.4))
            await asyncio.to_thread(server.kill)
            kills += 1
            if kills % 5 == 4:  # and while it is starting
                server.launch()
                await asyncio.sleep(chance.uniform(0.0, 0.4))
                await asyncio.to_thread(server.kill)
                kills += 1
            await asyncio.to_thread(server.start)
            for table, players in tables:
                found = stored(server.where, table["id"])
                for player in players:
                    player.check(found)
        await asyncio.wait_for(ends, 3 * PATIENCE)

    assert acknowledged() > 10 * kills
    for table, players in tables:
        found = stored(server.where, table["id"])
        for player in players:
            player.check(found)
        assert found.types.count("ended") == len(records(server.where, table["id"])) >= 1
        assert found.types.count("dealt") == found.types.count("ended")
    print(f"{kills} kills, {acknowledged()} requests, {time.monotonic() - began:.0f} s")


def back(player: Stubborn, visits: int) -> bool:
    return player.visits > visits and player.welcomed and bool(player.mine.turn)


@live
async def test_who_disconnects_in_the_middle_of_a_turn_goes_on(make: Make) -> None:
    server = make().start()
    table, (ana, ben) = await seated(server)
    async with playing(ana, ben) as ends:
        for _ in range(3):
            await ana.until(lambda: ana.welcomed and ana.mine.turn and not ana.mine.turn.may_end)
            ana.paused = True
            ana.hang_up()
            visits = ana.visits
            await ana.until(functools.partial(back, ana, visits))
            ana.go_on()
        await asyncio.wait_for(ends, 2 * PATIENCE)
    assert ana.visits >= 4
    found = stored(server.where, table["id"])
    for player in (ana, ben):
        player.check(found)
    assert len(records(server.where, table["id"])) == 1
