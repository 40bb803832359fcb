"""Work in the background of a process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from backtrick.server.ops import logs

Work = Coroutine[Any, Any, None]
T = TypeVar("T")


async def shielded(work: asyncio.Future[T]) -> T:
    """Wait for work that goes on when its waiter goes away. Nobody hears of its error then: it is
    for the waiter, may tell a hand, and has no place in a log.
    """
    work.add_done_callback(_take_error)
    try:
        return await asyncio.shield(work)
    finally:
        del work  # its error holds this frame


def _take_error(work: asyncio.Future[Any]) -> None:
    if not work.cancelled():
        work.exception()


class Tasks:
    """Loops that run until the process stops, and single jobs."""

    def __init__(self, retry_seconds: float = 1.0) -> None:
        self._retry_seconds = retry_seconds
        self._loops: list[asyncio.Task[None]] = []
        self._jobs: set[asyncio.Task[None]] = set()

    def repeat(self, work: Callable[[], Work]) -> None:
        """Run a loop; one that ends by an error begins anew."""
        self._loops.append(asyncio.create_task(self._run(work)))

    def spawn(self, work: Work) -> None:
        """Do a single job, and do not wait for it."""
        task = asyncio.create_task(work)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def join(self) -> None:
        """Wait for the jobs that were begun."""
        await asyncio.gather(*self._jobs, return_exceptions=True)

    async def stop(self) -> None:
        """End the loops."""
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)

    async def _run(self, work: Callable[[], Work]) -> None:
        while True:
            try:
                await work()
                return
            except Exception as error:
                logs.failure("background work broke", error)
                await asyncio.sleep(self._retry_seconds)
