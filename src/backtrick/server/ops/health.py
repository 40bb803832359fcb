"""Whether the server can do its work, asked as often as anybody likes."""

from __future__ import annotations

import asyncio

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.ops.config import Timing
from backtrick.server.ports import Clock
from backtrick.server.storage import StorageErrorCode, Store, Unavailable


class Health:
    """`warm` when bots can play at full speed, `loaded` when nothing more is to be loaded before
    somebody needs it, `stopping` when it is about to end, `full` while newcomers have to wait.
    """

    def __init__(self, clock: Clock, timing: Timing) -> None:
        self._clock = clock
        self._timing = timing
        self.warm = False
        self.loaded = False
        self.stopping = False
        self.full = False
        self._asked = float("-inf")
        self._wrong: Unavailable | None = None
        self._lock = asyncio.Lock()

    async def check(self, store: Store) -> None:
        """Come back if all is well; else a `ServerError` or `Unavailable` says what is wrong."""
        if self.stopping:
            raise ServerError(ServerErrorCode.STOPPING)
        async with self._lock:
            if self._clock.monotonic() - self._asked > self._timing.health_seconds:
                self._wrong = await _ping(store, self._timing.health_wait_seconds)
                self._asked = self._clock.monotonic()
        if self._wrong is not None:
            raise Unavailable(self._wrong.code)
        if not self.warm:
            raise ServerError(ServerErrorCode.STARTING)


async def _ping(store: Store, seconds: float) -> Unavailable | None:
    try:
        await asyncio.wait_for(store.ping(), seconds)
    except Unavailable as wrong:
        return wrong
    except TimeoutError:
        return Unavailable(StorageErrorCode.GONE)
    return None
