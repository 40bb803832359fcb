"""A client that does not read costs a bounded amount of memory, is dropped, and can come back."""

from __future__ import annotations

import functools
import re

import httpx

from tests.server.faults.conftest import Make
from tests.server.faults.kit import Server, seated, stalling, until
from tests.server.kit import Line, live

SAID = "x" * 500
ONCE = 1000
"""So many things are said while it stalls: fewer than a returning client may have missed."""
MOST_GROWTH = 6 << 20


@live
async def test_a_client_that_does_not_read_is_dropped_and_comes_back(make: Make) -> None:
    await stalled(make().start())


async def stalled(server: Server) -> None:
    table, (ana, ben) = await seated(server, public=True, talk="free")
    eve = await server.person("Eve")
    async with ana.player.seated(table) as one, ben.player.seated(table) as other:
        version, resume, before = 0, "", 0
        for round_ in (1, 2, 3):
            async with stalling(server, eve, table, version, resume) as welcome:
                version, resume = welcome["version"], welcome["resume"]
                await say(one, ONCE)
                await until(functools.partial(dropped, server, round_))
            async with eve.seated(table, after=version, resume=resume) as back:
                await back.reaches(one.version)
                numbers = [event["version"] for event in back.events()]
                assert numbers == list(range(version + 1, one.version + 1))
                version, resume = back.version, back.resume
            before = before or server.memory()  # after the first time it has all that it needs
        grown = server.memory() - before
        print(f"the server grew by {grown / 1024:.0f} KiB")
        assert grown < MOST_GROWTH
        await other.reaches(one.version)
        assert (await other.ask("ping"))["type"] == "pong"


async def say(line: Line, count: int) -> None:
    """Say so many things; each is stored and heard by everybody who listens."""
    for start in range(0, count, 50):
        names = [await line.post("say", text=SAID) for _ in range(start, min(count, start + 50))]
        answer = await line.answer(names[-1], len(line.messages) - 1)
        assert answer["type"] == "done"
        line.messages.clear()
        line.raw.clear()


async def dropped(server: Server, wanted: int) -> bool:
    async with httpx.AsyncClient(trust_env=False) as http:
        told = (await http.get(f"{server.url}/metrics")).text
    found = re.search(r'backtrick_sockets_dropped_total{code="too-slow"} (\d+)', told)
    return found is not None and int(found[1]) == wanted
