"""The threads of the machine."""

from __future__ import annotations

import asyncio
import threading
import time

from backtrick.server.ports import RUN_AT_ONCE, Workers


async def _most_at_once(workers: Workers, pieces: int) -> int:
    running: list[int] = []
    most, lock = 0, threading.Lock()

    def work(piece: int) -> int:
        nonlocal most
        with lock:
            running.append(piece)
            most = max(most, len(running))
        time.sleep(0.02)
        with lock:
            running.remove(piece)
        return piece

    done = await asyncio.gather(*(workers.run(work, piece) for piece in range(pieces)))
    assert done == list(range(pieces))
    return most


def test_few_pieces_of_work_run_at_once() -> None:
    """However many ask: the loop has to get its turn in between."""
    assert asyncio.run(_most_at_once(Workers(), 12)) <= RUN_AT_ONCE
