"""How processes that serve the same tables tell each other that a table has moved, and who is here.

The news is no more than that: what happened is in the store. While the bus is silent, `peers`
asks the store from time to time, so that a lost message costs a second and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[list[str]], None]
"""Called with the words of a piece of news: its topic, a table's id, and the rest."""


class Bus(Protocol):
    """Carries the news between processes."""

    def tell(self, topic: str, about: str, *words: str) -> None:
        """Say something about a table; never waits. Newer news on a topic replaces older."""

    async def listen(self, hear: Hear) -> None:
        """Hear the news of all processes, until cancelled."""

    async def close(self) -> None: ...


class NoBus:
    """There is only one process."""

    def tell(self, topic: str, about: str, *words: str) -> None:
        """Nobody else needs to know."""

    async def listen(self, hear: Hear) -> None:
        """There is nobody to hear."""

    async def close(self) -> None:
        """There is nothing to close."""


def make_bus(url: str | None, retry_seconds: float = 1.0) -> Bus:
    """The bus of a configuration; one that is gone is tried again after that time."""
    if url is None:
        return NoBus()
    from backtrick.server.peers.redis_bus import RedisBus

    return RedisBus(url, retry_seconds)
