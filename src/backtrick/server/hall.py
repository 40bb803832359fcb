"""All the tables that this process serves: loaded when somebody needs them, let go when idle."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from backtrick.protocol import LONGEST_ID, encode
from backtrick.rules import Record
from backtrick.rules.state import check_seat
from backtrick.server import logs
from backtrick.server.bus import Bus
from backtrick.server.config import Config
from backtrick.server.connection import Connection
from backtrick.server.due import DueWork
from backtrick.server.errors import ServerError, ServerErrorCode, farewell
from backtrick.server.identity import hashed, new_id
from backtrick.server.metrics import Metrics
from backtrick.server.pace import Pace
from backtrick.server.players import Players
from backtrick.server.room import Room, encode_event, summary
from backtrick.server.seal import Seal
from backtrick.server.storage import (
    Append,
    CodeTaken,
    DailyAttempt,
    Device,
    NewTable,
    StorageError,
    Store,
    StoredEvent,
    StoredLog,
    StoredTable,
)
from backtrick.table import (
    AnyEvent,
    Dealer,
    Settings,
    TableError,
    events_of,
    handle,
    open_table,
    rebuild,
    secret_deal,
)
from backtrick.table import commands as c

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 6
CODE_TRIES = 10

POLL_SECONDS = 1.0
"""So often the store is asked which tables have moved: a lost message costs no more."""

OVERLAP_SECONDS = 4.0
"""An append is seen so much later than it says at most; clocks of two machines differ, too."""

MOVED, HERE, WHO, MUTED = "moved", "here", "who", "muted"
"""What processes tell each other."""

HERE_SECONDS = 4.0

LAG_SECONDS = 60.0
"""So long a table is read again and again after storing something at it has failed."""

PEOPLE_SECONDS = 20.0
"""So often the names of people at tables are read again."""

IDLE_SECONDS = 300.0
"""A table that nobody listens to leaves the memory after so long."""

EVERY_TABLE = 10_000
"""More tables than a device can have."""

SWEEP_SECONDS = 30.0
RETIRE_SECONDS = 600.0


def _no_clients(name: str) -> str:
    """A command's id that no client can have used: theirs are shorter."""
    return name.ljust(LONGEST_ID + 1)


class Hall:
    """Finds and makes rooms, and does what must happen by itself."""

    def __init__(self, store: Store, config: Config, bus: Bus, metrics: Metrics) -> None:
        self.store = store
        self.config = config
        self.metrics = metrics
        self.pace = Pace.of(config)
        self.owner = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        self.stopping = False
        self._bus = bus
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.players = Players(config.bot_threads, config.bot_seconds)
        self._due = DueWork(store, self.players, metrics, self.owner, self.room)
        self._tasks: list[asyncio.Task[None]] = []
        self.seal = Seal(b"")
        self._doing: set[asyncio.Task[None]] = set()
        self._lagging: dict[str, float] = {}

    # -- rooms

    async def create(
        self,
        device: Device,
        settings: Settings,
        bots: Sequence[str | None] = (),
        *,
        daily: str | None = None,
        dealer: Dealer = secret_deal,
        begin: bool = False,
    ) -> tuple[Room, str]:
        """A new table and the key of its link; the device hosts it from seat 0.

        `bots` names who sits in the seats after it; `None` leaves a seat open.
        """
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
        """A new table at which a game goes on that was played elsewhere: the device takes a seat,
        and this bot all others.
        """
        check_seat(len(record.players), seat)
        bots = {other: bot for other in range(len(record.players)) if other != seat}
        events = await asyncio.to_thread(events_of, record, bots)
        return await self._make(device, seat, events, secret_deal)

    async def _make(
        self,
        device: Device,
        seat: int,
        events: Sequence[AnyEvent],
        dealer: Dealer,
        daily: str | None = None,
    ) -> tuple[Room, str]:
        table = rebuild(events)
        at, key = time.time(), secrets.token_urlsafe(16)
        made = NewTable(
            id=new_id(),
            code="",
            key_hash=hashed(key),
            at=at,
            events=tuple(map(encode_event, events)),
            summary=summary(table),
            links=((seat, device.id),),
            daily=daily,
        )
        if daily is not None:
            made = replace(made, attempt=DailyAttempt(daily, device.id, made.id, at))
        made = replace(made, deadlines=self.pace.agenda(table, {}, at).rows(made.id))
        stored = await self._store_new(made)
        room = Room(
            self,
            stored,
            [StoredEvent(version, body, at, None) for version, body in enumerate(made.events, 1)],
            {device.id: device},
            dealer,
        )
        self._keep(room)
        self._expect(room)
        return room, key

    async def _store_new(self, made: NewTable) -> StoredTable:
        for _ in range(CODE_TRIES):
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            try:
                await self.store.create(replace(made, code=code))
            except CodeTaken:
                continue
            return StoredTable(
                id=made.id,
                code=code,
                key_hash=made.key_hash,
                created=made.at,
                touched=made.at,
                version=len(made.events),
                summary=made.summary,
                daily=made.daily,
                retired=False,
                links=tuple((seat, device) for seat, device in made.links if device),
            )
        raise CodeTaken

    async def room(self, table_id: str) -> Room:
        """A table, from memory or from the store."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        log = await self.store.log(table_id)
        if log is None or log.table.retired:
            raise ServerError(ServerErrorCode.NO_SUCH_TABLE)
        room = Room(self, log.table, log.events, log.devices, secret_deal, log.removed)
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        self.metrics.tables.set(len(self.rooms))

    def _expect(self, room: Room) -> None:
        for deadline in room.agenda.deadlines.values():
            self._due.expect(deadline)

    # -- what rooms need

    async def append(self, append: Append) -> None:
        """Store events; when this returns they are safe."""
        began = time.perf_counter()
        await self.store.append(append)
        self.metrics.append_seconds.observe(time.perf_counter() - began)

    async def events(self, table_id: str, after: int) -> list[StoredEvent]:
        """The events of a table after a version."""
        return await self.store.events(table_id, after)

    async def log(self, table_id: str, after: int) -> StoredLog | None:
        """A table, its events after a version, and who holds its seats."""
        return await self.store.log(table_id, after)

    async def was_done(self, table_id: str, command: str) -> bool:
        """Whether a command was carried out long ago."""
        return await self.store.command_version(table_id, command) is not None

    async def device(self, device: str) -> Device | None:
        """Who a device is."""
        return (await self.store.devices([device])).get(device)

    def moved(self, room: Room) -> None:
        """A table moved here: others want to know, and something may be due."""
        self._bus.tell(MOVED, room.id, room.table.version)
        self._expect(room)

    def lags(self, room: Room) -> None:
        """The store may be ahead of a room, now or in a while, without anybody saying so."""
        self._lagging[room.id] = time.monotonic() + LAG_SECONDS

    def here(self, room: Room) -> None:
        """Who is connected has changed: other processes show it too."""
        seats = ",".join(map(str, sorted(room.audience.seats_here()))) or "-"
        self._bus.tell(HERE, room.id, self.owner, seats)

    # -- people

    async def remove(self, device: str) -> None:
        """Remove a device with all its data. It leaves its tables first, so that the others there
        can let a bot go on.
        """
        held = await self.store.tables_of(device, EVERY_TABLE)
        await self.store.silence(device)  # who has left a table is no longer known there
        for stored in held:
            with suppress(TableError, ServerError):
                room = await self.room(stored.id)
                await room.command(device, _no_clients(f"removed {room.table.version}"), c.Leave())
        await self.store.remove_device(device)
        self._forget(device)
        self._bus.tell(WHO, device)

    def renamed(self, device: Device) -> None:
        """A device has another name."""
        self._rename(device)
        self._bus.tell(WHO, device.id)

    def _forget(self, device: str) -> None:
        for room in self.rooms.values():
            if room.audience.knows(device):
                room.audience.forget(device)

    def _rename(self, device: Device) -> None:
        for room in self.rooms.values():
            room.audience.rename(device)

    async def _heard_of(self, device: str) -> None:
        """Another process says that a device has another name, or is gone."""
        try:
            found = await self.device(device)
        except StorageError as error:
            logs.warning("a device could not be read", code=error.code)
            return
        if found is None:
            self._forget(device)
        else:
            self._rename(found)

    async def invite(self, room: Room, device: str) -> None:
        """The host lets everybody come again whom it has removed; rooms read it when they come."""
        room.check_host(device)
        await self.store.invite(room.id)

    # -- muting

    async def mute(self, room: Room, device: str, seat: int, on: bool) -> None:
        """A device wants to hear a seat no more, or again."""
        room.audience.check_mute(device, seat)
        await self.store.mute(room.id, device, room.audience.whom(seat), on)
        await self._mutes_of(room, device)
        self._bus.tell(MUTED, room.id)

    async def _mutes_of(self, room: Room, device: str) -> None:
        """Read again whom a device has muted."""
        try:
            room.mutes(device, await self.store.muted(room.id, device))
        except StorageError as error:
            logs.warning("who is muted could not be read", code=error.code)

    # -- by itself

    async def start(self) -> None:
        """Begin with what must happen by itself."""
        self.seal = Seal(await self.store.secret())
        self._begin(self._due.run)
        self._begin(self._due.keep_leases)
        self._begin(lambda: self._bus.listen(self._hear))
        self._begin(self._poll)
        self._begin(self._announce)
        self._begin(self._look_up)
        self._begin(self._sweep)
        self._begin(self._retire)

    def _begin(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._tasks.append(asyncio.create_task(self._forever(work)))

    async def _forever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Work that ends by an error begins anew: nothing else would."""
        while True:
            try:
                await work()
                return
            except Exception as error:
                logs.failure("background work broke", error)
                await asyncio.sleep(POLL_SECONDS)

    async def stop(self, seconds: float = 5.0) -> None:
        """Say goodbye to everybody; what was begun is finished first."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._due.finish(seconds)
        goodbye = encode(farewell(ServerError(ServerErrorCode.STOPPING)))
        for connection in tuple(self.connections):
            connection.push(goodbye)
            connection.close()
        until = time.monotonic() + seconds
        while self.connections and time.monotonic() < until:
            await asyncio.sleep(0.02)
        self.players.close()
        await self._bus.close()

    def _hear(self, news: list[str]) -> None:
        """What another process says, or this one itself."""
        match news:
            case [topic, table_id, version] if topic == MOVED and version.isdecimal():
                self._heard(table_id, int(version))
            case [topic, table_id] if topic == MUTED and table_id in self.rooms:
                here = self.rooms[table_id]
                for device in {connection.device for connection in here.audience.connections}:
                    self._do(self._mutes_of(here, device))
            case [topic, device] if topic == WHO:
                self._do(self._heard_of(device))
            case [topic, table_id, owner, seats] if topic == HERE and owner != self.owner:
                room = self.rooms.get(table_id)
                if room is not None:
                    there = frozenset(int(seat) for seat in seats.split(",") if seat.isdecimal())
                    room.audience.hear_of(owner, there, time.monotonic())

    def _heard(self, table_id: str, version: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None and room.table.version < version:
            self._do(self._caught_up(room))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _caught_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except ServerError:
            self._close(room)
        except StorageError as error:
            logs.warning("a table could not be read", code=error.code)
            self.lags(room)

    def _close(self, room: Room) -> None:
        """A table is gone from the store."""
        room.audience.tell(farewell(ServerError(ServerErrorCode.NO_SUCH_TABLE)))
        for connection in tuple(room.audience.connections):
            connection.close()
        self._drop(room)

    def _drop(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self.metrics.tables.set(len(self.rooms))

    async def _poll(self) -> None:
        since = time.time()
        while True:
            await asyncio.sleep(POLL_SECONDS)
            asked = time.time()
            with suppress(StorageError):  # what happens meanwhile is asked for when it is back
                moved = await self.store.moved_since(since - OVERLAP_SECONDS)
                since = asked
                for table_id, version in moved:
                    self._heard(table_id, version)
            self._chase()

    def _chase(self) -> None:
        """Read tables again that may have been stored late."""
        now = time.monotonic()
        self._lagging = {table: until for table, until in self._lagging.items() if until > now}
        for table_id in self._lagging:
            room = self.rooms.get(table_id)
            if room is not None:
                self._do(self._caught_up(room))

    async def _look_up(self) -> None:
        """Who has another name, or is gone, without a word from the process that knew."""
        while True:
            await asyncio.sleep(PEOPLE_SECONDS)
            with suppress(StorageError):
                known = {
                    device: person
                    for room in self.rooms.values()
                    if room.audience.connections
                    for device, person in room.audience.known.items()
                }
                found = await self.store.devices(known)
                for device, person in known.items():
                    now = found.get(device)
                    if now is None:
                        self._forget(device)
                    elif now.name != person.name:
                        self._rename(now)

    async def _announce(self) -> None:
        """Who is connected here, again and again: a process that is killed cannot take leave."""
        while True:
            await asyncio.sleep(HERE_SECONDS)
            now = time.monotonic()
            for room in tuple(self.rooms.values()):
                room.audience.forget_silent(now - 2.5 * HERE_SECONDS)
                if room.audience.connections:
                    self.here(room)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            idle = time.monotonic() - IDLE_SECONDS
            for room in tuple(self.rooms.values()):
                if not room.audience.connections and room.used < idle and not room.lock.locked():
                    self._drop(room)

    async def _retire(self) -> None:
        while True:
            with suppress(StorageError):
                now = time.time()
                for table_id in await self.store.retire(now - self.config.retire_after):
                    room = self.rooms.get(table_id)
                    if room is not None:
                        self._close(room)
                await self.store.purge(now - self.config.purge_after)
            await asyncio.sleep(RETIRE_SECONDS)
