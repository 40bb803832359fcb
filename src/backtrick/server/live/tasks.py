"""Work in the background of a process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from backtrick.server.ops import logs

Work = Coroutine[Any, Any, None]

RESTART_SECONDS = 1.0


class Tasks:
    """Loops that run until the process stops, and single jobs."""

    def __init__(self) -> None:
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
                await asyncio.sleep(RESTART_SECONDS)
