"""What reaches the server from outside its own logic: time, chance, deals, threads, processes.

Everything else in `server` asks for them here, so that a test or a simulation can hand in its own.
The bus and the sockets are handed in as well: `live.bus` and the ASGI server.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

from backtrick.table import Dealer, secret_deal
from backtrick.table.commitment import SALT_BYTES

RUN_AT_ONCE = 2
"""How many pieces of work run at a time. Python runs one thread at once: each of them makes the
loop wait longer for its turn.
"""

T = TypeVar("T")


class Clock:
    """The time of the machine."""

    def time(self) -> float:
        """Seconds since the epoch; it may jump."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds that only ever grow; good for differences."""
        return time.monotonic()


class Chance:
    """The secure source of the system."""

    def token(self, size: int) -> str:
        """A random secret of that many bytes, which fits into an address."""
        return secrets.token_urlsafe(size)

    def secret(self, size: int) -> bytes:
        """Random bytes."""
        return secrets.token_bytes(size)

    def salt(self) -> str:
        """The salt of a commitment."""
        return self.secret(SALT_BYTES).hex()

    def letters(self, alphabet: Sequence[str], count: int) -> str:
        """Random letters."""
        return "".join(secrets.choice(alphabet) for _ in range(count))

    def below(self, end: int) -> int:
        """A random number from 0 on."""
        return secrets.randbelow(end)


class Thread(Protocol):
    """A thread that was started."""

    def join(self) -> None: ...


class Process(Protocol):
    """A process that was started."""

    def is_alive(self) -> bool: ...
    def kill(self) -> None: ...


class Workers:
    """Threads and processes for work that would block the loop."""

    def __init__(self) -> None:
        self._few = self.pool("work", RUN_AT_ONCE)

    def pool(self, name: str, threads: int) -> Executor:
        """A pool of threads."""
        return ThreadPoolExecutor(threads, thread_name_prefix=name)

    def start(self, name: str, work: Callable[[], None]) -> Thread:
        """A thread of its own; it does not keep the process alive."""
        thread = threading.Thread(target=work, name=name, daemon=True)
        thread.start()
        return thread

    def lock(self) -> threading.Lock:
        """For what only one thread may do at a time."""
        return threading.Lock()

    def process(self, work: Callable[..., None], *args: Any) -> tuple[Process, Connection]:
        """A process of its own and the pipe to it; it gets the other end before its arguments."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, *args), daemon=True)
        process.start()
        theirs.close()
        return process, ours

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something in a thread, and wait for its turn and its result."""
        return await asyncio.get_running_loop().run_in_executor(self._few, work, *args)


@dataclass(frozen=True, slots=True)
class Ports:
    """What a server is plugged into."""

    clock: Clock = field(default_factory=Clock)
    chance: Chance = field(default_factory=Chance)
    workers: Workers = field(default_factory=Workers)
    dealer: Dealer = secret_deal
    """Deals the games of all tables."""


SYSTEM = Ports()
"""The machine itself."""
