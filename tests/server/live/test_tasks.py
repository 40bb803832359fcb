"""Work that outlives its waiter."""

from __future__ import annotations

import asyncio
import gc
import json
from typing import Any

import pytest

from backtrick.server.live.tasks import shielded
from backtrick.server.ops import logs


class Hand(Exception):
    """An error that tells a hand."""

    def __init__(self) -> None:
        super().__init__("6 10 13 21 29 53")


def test_nobody_hears_of_an_error_whose_waiter_has_gone() -> None:
    heard: list[dict[str, Any]] = []

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(context))
        go = asyncio.Event()

        async def refuse() -> None:
            await go.wait()
            raise Hand

        waiter = asyncio.create_task(shielded(asyncio.ensure_future(refuse())))
        await asyncio.sleep(0)
        waiter.cancel()
        await asyncio.gather(waiter, return_exceptions=True)
        go.set()
        await asyncio.sleep(0.01)
        gc.collect()
        await asyncio.sleep(0)

    asyncio.run(play())
    assert heard == []


def test_the_waiter_hears_of_the_error() -> None:
    async def refuse() -> None:
        raise Hand

    async def play() -> None:
        await shielded(asyncio.ensure_future(refuse()))

    with pytest.raises(Hand):
        asyncio.run(play())


@pytest.mark.parametrize("level", logs.LEVELS)
def test_no_log_tells_what_an_error_says(level: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(logs.log_loop_error)
        try:
            raise Hand
        except Hand as error:
            logs.failure("a socket broke", error)
            loop.call_exception_handler({"message": "lost", "exception": error, "future": error})

    with caplog.at_level(level.upper(), logs.LOGGER.name):
        asyncio.run(play())
    lines = [logs.JsonLines().format(record) for record in caplog.records]
    assert [json.loads(line)["error"] for line in lines] == ["Hand", "Hand"]
    assert not any("10 13" in line for line in lines)
