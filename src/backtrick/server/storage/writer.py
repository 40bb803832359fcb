"""The one thread that writes: it stores whatever is waiting in one transaction, then answers.

An append is answered only after its commit. While a commit takes its time, the next group gathers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from backtrick.server.ports import Workers
from backtrick.server.storage.dialects import savepoint
from backtrick.server.storage.engines import failure, is_deadlock, unavailable
from backtrick.server.storage.errors import StorageError, StorageErrorCode, Unavailable
from backtrick.server.storage.queries.appending import store_group, store_singly
from backtrick.server.storage.rows import Append, NewTable

T = TypeVar("T")
Job = Callable[[Connection], Any]

PATIENCE = {"postgresql": 1.6, "sqlite": 10.0}
"""The seconds within which a caller gets its answer, or an `Unavailable`.

SQLite says by itself, and at once, what is wrong; if it takes its time the disk or the machine is
slow, and giving up would only make it worse.
"""

MOST_WAITING = 8192
"""More writes than can be stored in that time: the next one is refused at once."""

_LARGEST_GROUP = 512


@dataclass(slots=True, eq=False)
class _Work:
    what: Append | NewTable | Job
    future: asyncio.Future[Any]
    alone: bool = False
    answer: Any = None


class Writer:
    """Stores appends in groups, and does other writing jobs in between, the small ones in groups.

    Ask from an event loop; the answers come to the loop that asked. Giving up (a timeout, a
    cancelled task) before the thread has begun means that nothing happens; after that, it may.
    """

    def __init__(self, engine: Engine, workers: Workers, most_waiting: int) -> None:
        self.commits = 0
        self.appended = 0
        self._engine = engine
        self._patience = PATIENCE[engine.dialect.name]
        self._most_waiting = most_waiting
        self._waiting = 0
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._closed = False
        self._thread = workers.start("storage-writer", self._live)

    async def store(self, what: Append | NewTable) -> int:
        """Store events; the table's version after them."""
        version: int = await self._ask(what)
        return version

    async def run(self, job: Callable[[Connection], T], *, alone: bool = False) -> T:
        """Do a job, whole or not at all; `alone`, if it locks what others are waiting for.

        What is unique and there already is refused with the code `taken`.
        """
        answer: T = await self._ask(job, alone)
        return answer

    def close(self) -> None:
        """Do what is waiting, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    async def _ask(self, what: Append | NewTable | Job, alone: bool = False) -> Any:
        if self._closed or self._waiting >= self._most_waiting:
            raise Unavailable(StorageErrorCode.GONE, error="closed" if self._closed else "overload")
        work = _Work(what, asyncio.get_running_loop().create_future(), alone)
        self._waiting += 1
        self._queue.put(work)
        try:
            async with asyncio.timeout(self._patience):
                return await work.future
        except TimeoutError:
            raise Unavailable(StorageErrorCode.GONE, error="timeout") from None
        finally:
            self._waiting -= 1

    def _live(self) -> None:
        ending = False
        while not ending:
            group, ending = self._next_group()
            group = [work for work in group if not work.future.cancelled()]
            events = [work for work in group if not callable(work.what)]
            if events:
                self._store(events)
                _answer(events)
            jobs = [work for work in group if callable(work.what)]
            together = [work for work in jobs if not work.alone]
            for portion in (together, *([work] for work in jobs if work.alone)):
                if portion:
                    self._do(portion)
                    _answer(portion)

    def _next_group(self) -> tuple[list[_Work], bool]:
        """All that is waiting, at least one; and whether it is the last."""
        group: list[_Work] = []
        try:
            work = self._queue.get()
            while work is not None:
                group.append(work)
                if len(group) == _LARGEST_GROUP:
                    return group, False
                work = self._queue.get_nowait()
        except Empty:
            return group, False
        return group, True

    def _store(self, group: Sequence[_Work]) -> None:
        """Store a group, and write down each one's answer."""
        events = [work.what for work in group if not callable(work.what)]
        outcomes = self._transact(lambda connection: store_group(connection, events))
        if isinstance(outcomes, Exception) and not isinstance(outcomes, Unavailable):
            outcomes = self._transact(lambda connection: store_singly(connection, events))
        if isinstance(outcomes, Exception) and not isinstance(outcomes, Unavailable):
            outcomes = [self._alone(each) for each in events]
        for place, work in enumerate(group):
            work.answer = outcomes if isinstance(outcomes, Exception) else outcomes[place]
            self.appended += isinstance(work.answer, int)

    def _alone(self, what: Append | NewTable) -> Any:
        """Store one that was in a group with something impossible, or is it."""
        outcomes = self._transact(lambda connection: store_singly(connection, [what]))
        return outcomes if isinstance(outcomes, Exception) else outcomes[0]

    def _do(self, group: Sequence[_Work]) -> None:
        """Do jobs in one transaction, and write down each one's answer."""
        jobs = [work.what for work in group if callable(work.what)]
        answers = self._transact(lambda connection: [_attempt(connection, job) for job in jobs])
        for place, work in enumerate(group):
            work.answer = answers if isinstance(answers, Exception) else answers[place]

    def _transact(self, job: Callable[[Connection], T]) -> T | Exception:
        """Do a job and commit it, again on a new connection if the old one was broken."""
        for last in (False, True):
            committing = False
            try:
                with self._engine.connect() as connection, connection.begin() as transaction:
                    answer = job(connection)
                    committing = True
                    transaction.commit()
                self.commits += 1
                return answer
            except DBAPIError as error:
                again = error.connection_invalidated or is_deadlock(error)
                if last or committing or not again:
                    return failure(error)
            except (PoolTimeout, OSError) as error:
                return unavailable(error)
            except Exception as error:
                return error
        raise AssertionError("unreachable")


def _attempt(connection: Connection, job: Job) -> Any:
    """Do a job or leave no trace of it. What makes the whole transaction vain is raised."""
    try:
        with savepoint(connection):
            return job(connection)
    except IntegrityError:
        return StorageError(StorageErrorCode.TAKEN)
    except DBAPIError as error:
        problem = failure(error)
        if isinstance(problem, Unavailable):
            raise
        return problem
    except Exception as error:
        return error


def _answer(group: Sequence[_Work]) -> None:
    """Wake the loops that asked, each once."""

    def loop_of(work: _Work) -> asyncio.AbstractEventLoop:
        return work.future.get_loop()

    for loop, works in groupby(sorted(group, key=lambda work: id(loop_of(work))), key=loop_of):
        try:
            loop.call_soon_threadsafe(_resolve, list(works))
        except RuntimeError:  # The loop was closed: nobody is waiting any more.
            continue


def _resolve(works: Sequence[_Work]) -> None:
    for work in works:
        if work.future.done():
            continue
        if isinstance(work.answer, Exception):
            work.future.set_exception(work.answer)
        else:
            work.future.set_result(work.answer)
