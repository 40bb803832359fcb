"""All tables that this process serves: loaded when they are needed, dropped when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from backtrick.rules import Record
from backtrick.rules.state import check_seat
from backtrick.server.errors import ServerError, ServerErrorCode, farewell
from backtrick.server.live.appends import encode_event, summarize
from backtrick.server.live.room import Room, RoomServices
from backtrick.server.ops.config import Config
from backtrick.server.people.identity import hashed, new_id
from backtrick.server.ports import Ports
from backtrick.server.storage import (
    CodeTaken,
    DailyAttempt,
    Device,
    NewTable,
    StorageError,
    StoredEvent,
    StoredTable,
)
from backtrick.table import (
    AnyEvent,
    Dealer,
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
KEY_BYTES = 16


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

    async def go_on(self, device: Device, record: Record, seat: int, bot: str) -> tuple[Room, str]:
        """A new table at which a recorded game goes on: the device takes a seat, and this bot all
        others.
        """
        check_seat(len(record.players), seat)
        bots = {other: bot for other in range(len(record.players)) if other != seat}
        events = await self._ports.workers.run(events_of, record, bots)
        return await self._make(device, seat, events, self._ports.dealer)

    async def _make(
        self,
        device: Device,
        seat: int,
        events: Sequence[AnyEvent],
        dealer: Dealer,
        daily: str | None = None,
    ) -> tuple[Room, str]:
        table, table_id = rebuild(events), new_id(self._ports.chance)
        at, key = self._ports.clock.time(), self._ports.chance.token(KEY_BYTES)
        agenda = self._services.pace.agenda(table, {}, at)
        new = NewTable(
            id=table_id,
            code="",
            key_hash=hashed(key),
            at=at,
            events=tuple(map(encode_event, events)),
            summary=summarize(table),
            links=((seat, device.id),),
            daily=daily,
            attempt=None if daily is None else DailyAttempt(daily, device.id, table_id, at),
            deadlines=agenda.rows(table_id),
        )
        stored = await self._store(new)
        bodies = [
            StoredEvent(version, body, at, None) for version, body in enumerate(new.events, 1)
        ]
        room = Room(self._services, stored, bodies, {device.id: device}, dealer)
        self._add(room)
        self._services.schedule.expect(room.agenda)
        return room, key

    async def _store(self, new: NewTable) -> StoredTable:
        """Store a table under a code that no other has."""
        for _ in range(CODE_TRIES):
            code = self._ports.chance.letters(CODE_LETTERS, CODE_LENGTH)
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

    # -- finding

    async def find(self, table_id: str) -> Room:
        """A table, from memory or from the store."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = self._ports.clock.monotonic()
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        log = await self._services.store.log(table_id)
        if log is None or log.table.retired:
            raise ServerError(ServerErrorCode.NO_SUCH_TABLE)
        dealer = self._ports.dealer
        room = Room(self._services, log.table, log.events, log.devices, dealer, log.removed)
        self._add(room)
        return room

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

    async def retire(self) -> None:
        """Close and remove tables that nobody has touched for long, until cancelled."""
        store, config = self._services.store, self._config
        while True:
            with suppress(StorageError):
                now = self._ports.clock.time()
                for table_id in await store.retire(now - config.retire_after):
                    if table_id in self.rooms:
                        self.close(self.rooms[table_id])
                await store.purge(now - config.purge_after)
            await asyncio.sleep(config.timing.retire_seconds)
