"""The bus over Redis. Only a server that has one imports this: the library takes a while."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from backtrick.server.ops import logs
from backtrick.server.peers.bus import Hear

CHANNEL = "backtrick:tables"


class RedisBus:
    """News over Redis, sent in batches. It may be gone and come back."""

    def __init__(self, url: str, retry_seconds: float) -> None:
        self._retry_seconds = retry_seconds
        self._redis = Redis.from_url(url, socket_timeout=None, socket_connect_timeout=2)
        self._news: dict[tuple[str, str], str] = {}
        self._wake = asyncio.Event()

    def tell(self, topic: str, about: str, *words: str) -> None:
        """Only the newest counts, and it may be lost."""
        self._news[topic, about] = " ".join((topic, about, *words))
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
                await asyncio.sleep(self._retry_seconds)

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
                await asyncio.sleep(self._retry_seconds)

    async def close(self) -> None:
        """Let go of the connection."""
        with suppress(RedisError, OSError):
            await self._redis.aclose()
