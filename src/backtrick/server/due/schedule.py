"""What is due at tables: stored rows with a deadline, each claimed by one process for a while.

A process that dies loses its claims within seconds, and another one does the work. It happens once
because what is due has one name in the log.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from backtrick.rules import RulesError
from backtrick.server.due.agenda import Agenda
from backtrick.server.due.bots import CLOCK_BOT, SAFE_BOT, BotPool
from backtrick.server.errors import ServerError, error_body
from backtrick.server.ops import logs
from backtrick.server.ops.config import Timing
from backtrick.server.ops.metrics import Metrics
from backtrick.server.ports import Clock
from backtrick.server.storage import Deadline, StorageError, Store
from backtrick.table import Due, DueKind, TableError
from backtrick.table import commands as c

if TYPE_CHECKING:
    from backtrick.server.live.room import Room

AT_ONCE = 64
"""How many deadlines are claimed at a time."""


class Schedule:
    """Claims what is due and does it. `find` gives the room of a table."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        clock: Clock,
        timing: Timing,
        owner: str,
        find: Callable[[str], Awaitable[Room]],
    ) -> None:
        self._store = store
        self._bots = bots
        self._metrics = metrics
        self._clock = clock
        self._timing = timing
        self._owner = owner
        self._find = find
        self._doing: set[asyncio.Task[None]] = set()
        self._held: list[Deadline] = []
        self._next = 0.0
        self._wake = asyncio.Event()

    def expect(self, agenda: Agenda) -> None:
        """These deadlines lie ahead."""
        first = min(agenda.deadlines.values(), default=math.inf)
        if first < self._next:
            self._next = first
            self._wake.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            now = self._clock.time()
            self._next = now + self._timing.due_seconds
            try:
                claimed = await self._store.claim_due(
                    now, self._owner, self._timing.lease_seconds, AT_ONCE
                )
            except StorageError as error:
                logs.warning("due work waits", code=error.code)
                await asyncio.sleep(self._timing.due_seconds)
                continue
            for item in claimed:
                task = asyncio.create_task(self._do(item))
                self._doing.add(task)
                task.add_done_callback(self._doing.discard)
            if len(claimed) < AT_ONCE:
                await self._rest()

    async def _rest(self) -> None:
        """Until the next deadline that is known, but never for long."""
        while (seconds := self._next - self._clock.time()) > 0:
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), seconds)
            except TimeoutError:
                return

    async def finish(self, seconds: float) -> None:
        """Wait for what was begun; another process claims what takes longer."""
        if self._doing:
            _, late = await asyncio.wait(self._doing, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _do(self, claimed: Deadline) -> None:
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

    async def _done(self, claimed: Deadline) -> None:
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
        self._metrics.due_late.observe(max(0.0, self._clock.time() - claimed.at))

    async def _perform(self, room: Room, item: Due) -> None:
        table, seat = room.table, item.seat
        match item.kind:
            case DueKind.BOT_TURN:
                await self._play(room, item, table.seats[seat].bot or SAFE_BOT)
            case DueKind.CLOCK:
                await self._play(room, item, CLOCK_BOT)
            case DueKind.BOT_OPINION:
                name = table.seats[seat].bot or SAFE_BOT
                await room.drive(item, await self._bots.opinion(table, seat, name))
            case DueKind.BOT_HINTS:
                await room.drive(item, await self._bots.hints(table))
            case DueKind.OPINIONS:
                await room.drive(item, c.CloseOpinions())
            case DueKind.NUDGE:
                await room.drive(item, c.GiveUpOn(seat))
            case DueKind.GIVING_UP:
                await room.drive(item, c.DropGivingUp())

    async def _play(self, room: Room, item: Due, bot: str) -> None:
        began = self._clock.monotonic()
        turn = await self._bots.turn(room.table, item.seat, bot)
        self._metrics.thinking.labels(bot).observe(self._clock.monotonic() - began)
        await room.drive(item, turn)

    async def keep_leases(self) -> None:
        """What takes longer than a lease stays ours; until cancelled."""
        while True:
            await asyncio.sleep(self._timing.renew_seconds)
            if self._held:
                with suppress(StorageError):
                    until = self._clock.time() + self._timing.lease_seconds
                    await self._store.renew_leases(tuple(self._held), self._owner, until)

    async def _give_back(self, claimed: Deadline) -> None:
        """Another process was faster, and it is no longer due. Or a card was laid while a bot was
        thinking about the turn, and it still is: then it will be claimed again.
        """
        with suppress(StorageError):
            try:
                done = _still(await self._find(claimed.table_id), claimed) is None
            except ServerError:  # the table is gone
                done = True
            await self._store.release_due(claimed, self._owner, done=done)


def _still(room: Room, claimed: Deadline) -> Due | None:
    """What was claimed, if it is still due."""
    return next((item for item in room.agenda.items if item == claimed.due), None)
