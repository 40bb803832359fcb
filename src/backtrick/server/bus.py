"""How processes that serve the same tables tell each other that a table has moved, and who is here.

The news is no more than that: what happened is in the store. While the bus is silent, the hall
asks the store from time to time, so that a lost message costs a second and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from backtrick.server import logs

CHANNEL = "backtrick:tables"
RETRY_SECONDS = 1.0

Hear = Callable[[list[str]], None]
"""Called with the words of a piece of news: its topic, a table's id, and the rest."""


class Bus(Protocol):
    """Carries the news between processes."""

    def tell(self, topic: str, table_id: str, *words: object) -> None:
        """Say something about a table; never waits. Newer news on a topic replaces older."""

    async def listen(self, hear: Hear) -> None:
        """Hear the news of all processes, until cancelled."""

    async def close(self) -> None: ...


class NoBus:
    """There is only one process."""

    def tell(self, topic: str, table_id: str, *words: object) -> None:
        """Nobody else needs to know."""

    async def listen(self, hear: Hear) -> None:
        """There is nobody to hear."""

    async def close(self) -> None:
        """There is nothing to close."""


class RedisBus:
    """News over Redis, sent in batches. It may be gone and come back."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_timeout=None, socket_connect_timeout=2)
        self._news: dict[tuple[str, str], str] = {}
        self._wake = asyncio.Event()

    def tell(self, topic: str, table_id: str, *words: object) -> None:
        """Only the newest counts, and it may be lost."""
        self._news[topic, table_id] = " ".join(map(str, (topic, table_id, *words)))
        self._wake.set()

    async def listen(self, hear: Hear) -> None:
        """Send and hear, until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._send())
            tasks.create_task(self._hear(hear))

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            news, self._news = self._news, {}
            try:
                await self._redis.publish(CHANNEL, "\n".join(news.values()))
            except (RedisError, OSError) as error:
                logs.warning("redis is gone", error=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as inbox:
                    await inbox.subscribe(CHANNEL)
                    async for message in inbox.listen():
                        for news in message["data"].decode().splitlines():
                            hear(news.split(" "))
            except (RedisError, OSError) as error:
                logs.warning("redis is gone", error=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Let go of the connection."""
        with suppress(RedisError, OSError):
            await self._redis.aclose()


def make_bus(url: str | None) -> Bus:
    """The bus of a configuration."""
    return NoBus() if url is None else RedisBus(url)
