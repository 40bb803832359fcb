"""What is due at tables: stored rows with a deadline, each claimed by one process for a while.

A process that dies loses its claims within seconds, and another (or the same one, started again)
does the work. That it happens once is for the log to say: what is due has one name there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from backtrick.rules import RulesError
from backtrick.server import logs
from backtrick.server.errors import ServerError, error_body
from backtrick.server.metrics import Metrics
from backtrick.server.players import CLOCK_BOT, SAFE_BOT, Players
from backtrick.server.room import Room
from backtrick.server.storage import Due as StoredDue
from backtrick.server.storage import StorageError, Store
from backtrick.table import Due, Kind, TableError, due
from backtrick.table import commands as c

POLL_SECONDS = 0.5
LEASE_SECONDS = 2.5
RENEW_SECONDS = 1.0
AT_ONCE = 64
"""So many are claimed at a time."""


class DueWork:
    """Claims what is due and does it. `find` gives the room of a table."""

    def __init__(
        self,
        store: Store,
        players: Players,
        metrics: Metrics,
        owner: str,
        find: Callable[[str], Awaitable[Room]],
    ) -> None:
        self._store = store
        self._players = players
        self._metrics = metrics
        self._owner = owner
        self._find = find
        self._doing: set[asyncio.Task[None]] = set()
        self._held: list[StoredDue] = []
        self._next = 0.0
        self._wake = asyncio.Event()

    def expect(self, deadline: float) -> None:
        """Something becomes due then."""
        if deadline < self._next:
            self._next = deadline
            self._wake.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            now = time.time()
            self._next = now + POLL_SECONDS
            try:
                claimed = await self._store.claim_due(now, self._owner, LEASE_SECONDS, AT_ONCE)
            except StorageError as error:
                logs.warning("due work waits", code=error.code)
                await asyncio.sleep(POLL_SECONDS)
                continue
            for item in claimed:
                task = asyncio.create_task(self._do(item))
                self._doing.add(task)
                task.add_done_callback(self._doing.discard)
            if len(claimed) < AT_ONCE:
                await self._rest()

    async def _rest(self) -> None:
        """Until the next deadline that is known, but never for long."""
        while (seconds := self._next - time.time()) > 0:
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), seconds)
            except TimeoutError:
                return

    async def finish(self, seconds: float) -> None:
        """Wait for what was begun; what takes longer is left for whoever claims it next."""
        if self._doing:
            _, late = await asyncio.wait(self._doing, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _do(self, claimed: StoredDue) -> None:
        self._held.append(claimed)
        try:
            await self._done(claimed)
        except StorageError as error:
            logs.warning("due work failed", table=claimed.table_id, code=error.code)
        except (TableError, RulesError, ServerError) as refused:
            logs.info("due work refused", table=claimed.table_id, why=error_body(refused).code)
            await self._give_back(claimed)
        except Exception as error:
            logs.failure("due work broke", error)
        finally:
            self._held.remove(claimed)

    async def _done(self, claimed: StoredDue) -> None:
        room = await self._find(claimed.table_id)
        item = _still(room, claimed)
        if item is None:
            await room.catch_up()
            item = _still(room, claimed)
        if item is None:
            await self._store.release_due(claimed, self._owner, done=True)
            return
        await self._perform(room, item)
        self._metrics.due.labels(item.kind.value).inc()
        self._metrics.due_late.observe(max(0.0, time.time() - claimed.deadline))

    async def _perform(self, room: Room, item: Due) -> None:
        table, seat = room.table, item.seat
        match item.kind:
            case Kind.BOT_TURN:
                await self._play(room, item, table.seats[seat].bot or SAFE_BOT)
            case Kind.CLOCK:
                await self._play(room, item, CLOCK_BOT)
            case Kind.BOT_OPINION:
                name = table.seats[seat].bot or SAFE_BOT
                await room.drive(item, await self._players.opinion(table, seat, name))
            case Kind.BOT_HINTS:
                await room.drive(item, await self._players.hints(table))
            case Kind.OPINIONS:
                await room.drive(item, c.CloseOpinions())
            case Kind.NUDGE:
                await room.drive(item, c.GiveUpOn(seat))

    async def _play(self, room: Room, item: Due, bot: str) -> None:
        began = time.perf_counter()
        turn = await self._players.turn(room.table, item.seat, bot)
        self._metrics.thinking.labels(bot).observe(time.perf_counter() - began)
        await room.drive(item, turn)

    async def keep_leases(self) -> None:
        """What takes longer than a lease stays ours; until cancelled."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            if self._held:
                with suppress(StorageError):
                    until = time.time() + LEASE_SECONDS
                    await self._store.renew_leases(tuple(self._held), self._owner, until)

    async def _give_back(self, claimed: StoredDue) -> None:
        """Somebody was faster, and it is no longer due; or a card was laid while a bot was thinking
        about the turn, and it is: then it will be claimed again.
        """
        with suppress(StorageError):
            try:
                done = _still(await self._find(claimed.table_id), claimed) is None
            except ServerError:  # the table is gone
                done = True
            await self._store.release_due(claimed, self._owner, done=done)


def _still(room: Room, claimed: StoredDue) -> Due | None:
    """What was claimed, if it is still due."""
    name = Kind(claimed.kind), claimed.seat, claimed.version
    return next(
        (item for item in due(room.table) if (item.kind, item.seat, item.since) == name), None
    )
