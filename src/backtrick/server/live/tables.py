"""All tables that this process serves: loaded when they are needed, dropped when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Any, TypeVar

from backtrick.rules import Record
from backtrick.rules.state import check_seat
from backtrick.server.errors import ServerError, ServerErrorCode, farewell
from backtrick.server.games.deals import deal_in_play
from backtrick.server.live.appends import encode_event, summarize
from backtrick.server.live.room import Room, RoomServices
from backtrick.server.live.tasks import shielded
from backtrick.server.ops.config import Config
from backtrick.server.people.identity import hashed, new_id
from backtrick.server.ports import Ports
from backtrick.server.storage import (
    CodeTaken,
    DailyAttempt,
    Device,
    NewTable,
    StoredEvent,
    StoredTable,
)
from backtrick.table import (
    AnyEvent,
    Dealer,
    Origin,
    Settings,
    events_of,
    handle,
    open_table,
    rebuild,
)
from backtrick.table import commands as c

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 6
CODE_TRIES = 10
CODES_A_TABLE = 1_000_000
"""There are at least this many codes for every table, so that guessing is hopeless."""
KEY_BYTES = 16

LONG_LOG = 500
"""A log of more events is not rebuilt on the event loop: it would stop everybody."""

READ_AT_ONCE = 2
"""How many long logs are in memory at a time while tables are loaded: one may have 30,000
events."""

T = TypeVar("T")


def code_length(tables: int) -> int:
    """How many letters a new code has while this many tables live."""
    length = CODE_LENGTH
    while len(CODE_LETTERS) ** length < tables * CODES_A_TABLE:
        length += 1
    return length


class Tables:
    """Makes, finds and drops rooms."""

    def __init__(
        self, services: RoomServices, config: Config, ports: Ports, rooms: dict[str, Room]
    ) -> None:
        self.rooms = rooms
        self._services = services
        self._config = config
        self._ports = ports
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._reading = asyncio.Semaphore(READ_AT_ONCE)
        self._rebuilding = asyncio.Lock()
        self.code_length = CODE_LENGTH

    # -- making

    async def create(
        self,
        device: Device,
        settings: Settings,
        bots: Sequence[str | None] = (),
        *,
        daily: str | None = None,
        dealer: Dealer | None = None,
        begin: bool = False,
    ) -> tuple[Room, str]:
        """A new table and the key of its link; the device hosts it from seat 0.

        `bots` names who sits in the seats after it; `None` leaves a seat open.
        """
        dealer = dealer or self._ports.dealer
        events = list(open_table(settings))
        table = rebuild(events)
        wishes: list[c.Command] = [
            c.PutBot(seat, bot) for seat, bot in enumerate(bots, 1) if bot is not None
        ]
        for command in [*wishes, c.Begin()] if begin else wishes:
            happened, table = handle(table, 0, command, dealer)
            events += happened
        return await self._make(device, 0, events, dealer, daily)

    async def go_on(
        self, device: Device, record: Record, seat: int, bot: str, origin: Origin | None = None
    ) -> tuple[Room, str]:
        """A new table at which a recorded game goes on: the device takes a seat, and this bot all
        others.
        """
        check_seat(len(record.players), seat)
        bots = {other: bot for other in range(len(record.players)) if other != seat}
        events = await self._ports.workers.run(events_of, record, bots, self._services.salt, origin)
        return await self._make(device, seat, events, self._ports.dealer)

    async def _make(
        self,
        device: Device,
        seat: int,
        events: Sequence[AnyEvent],
        dealer: Dealer,
        daily: str | None = None,
    ) -> tuple[Room, str]:
        table, table_id = await self._rebuild(events, rebuild, events), new_id(self._ports.chance)
        at, key = self._ports.clock.time(), self.new_key()
        agenda = self._services.pace.agenda(table, {}, at)
        new = NewTable(
            id=table_id,
            code="",
            key_hash=hashed(key),
            at=at,
            events=tuple(map(encode_event, events)),
            summary=summarize(table),
            deal=deal_in_play(table),
            links=((seat, device.id),),
            daily=daily,
            attempt=None if daily is None else DailyAttempt(daily, device.id, table_id, at),
            deadlines=agenda.rows(table_id),
        )
        stored = await self._store(new)
        bodies = [
            StoredEvent(version, body, at, None) for version, body in enumerate(new.events, 1)
        ]
        room = await self._rebuild(
            bodies, Room, self._services, stored, bodies, {device.id: device}, dealer
        )
        self._add(room)
        self._services.schedule.expect(room.agenda)
        return room, key

    async def _store(self, new: NewTable) -> StoredTable:
        """Store a table under a code that no other has."""
        for _ in range(CODE_TRIES):
            code = self.new_code()
            try:
                await self._services.store.create(replace(new, code=code))
            except CodeTaken:
                continue
            return StoredTable(
                id=new.id,
                code=code,
                key_hash=new.key_hash,
                created=new.at,
                touched=new.at,
                version=len(new.events),
                summary=new.summary,
                daily=new.daily,
                retired=False,
                links=tuple((seat, device) for seat, device in new.links if device),
            )
        raise CodeTaken

    def new_code(self) -> str:
        """A random code; another table may have it."""
        return self._ports.chance.letters(CODE_LETTERS, self.code_length)

    def new_key(self) -> str:
        """A random key."""
        return self._ports.chance.token(KEY_BYTES)

    # -- finding

    async def find(self, table_id: str) -> Room:
        """A table, from memory or from the store."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = self._ports.clock.monotonic()
            return room
        if table_id not in self._loading:
            self._begin_to_load(table_id)
        return await shielded(self._loading[table_id])

    def _begin_to_load(self, table_id: str) -> None:
        loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        loading.add_done_callback(lambda _: self._loading.pop(table_id, None))

    async def _load(self, table_id: str) -> Room:
        """A short log need not wait for long ones."""
        stored = await self._services.store.table(table_id)
        is_long = stored is not None and stored.version > LONG_LOG
        async with self._reading if is_long else nullcontext():
            return await self._read(table_id)

    async def _read(self, table_id: str) -> Room:
        log = await self._services.store.log(table_id)
        if log is None or log.table.retired:
            raise ServerError(ServerErrorCode.NO_SUCH_TABLE)
        room = await self._rebuild(
            log.events,
            Room,
            self._services,
            log.table,
            log.events,
            log.devices,
            self._ports.dealer,
            log.removed,
        )
        self._add(room)
        return room

    async def _rebuild(self, log: Sequence[object], work: Callable[..., T], *args: Any) -> T:
        """Do what goes through a whole log: in a thread if it is long, one at a time, so that
        others get their share of the processor.
        """
        if len(log) <= LONG_LOG:
            return work(*args)
        async with self._rebuilding:
            return await self._ports.workers.run(work, *args)

    def _add(self, room: Room) -> None:
        self.rooms[room.id] = room
        self._services.metrics.tables.set(len(self.rooms))

    # -- dropping

    def close(self, room: Room) -> None:
        """A table is gone from the store: its clients have to go."""
        room.audience.tell(farewell(ServerError(ServerErrorCode.NO_SUCH_TABLE)))
        for connection in tuple(room.audience.connections):
            connection.close()
        self._drop(room)

    def close_if_here(self, table_id: str) -> None:
        """A table is retired: its clients have to go, if they are at this process."""
        if table_id in self.rooms:
            self.close(self.rooms[table_id])

    def _drop(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self._services.metrics.tables.set(len(self.rooms))

    async def sweep(self) -> None:
        """Drop idle rooms from memory, until cancelled."""
        timing = self._config.timing
        while True:
            await asyncio.sleep(timing.sweep_seconds)
            idle = self._ports.clock.monotonic() - timing.idle_seconds
            for room in tuple(self.rooms.values()):
                if not room.audience.connections and room.used < idle and not room.lock.locked():
                    self._drop(room)
