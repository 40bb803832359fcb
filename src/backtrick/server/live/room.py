"""One live table in memory: a cache of its log.

Commands are carried out one after the other. What happens is stored before any client learns of
it; when storing it fails or another process was faster, the room reads the log again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from backtrick.protocol import Message, internal_command_id
from backtrick.rules import RulesError
from backtrick.server.due.agenda import Agenda, Pace
from backtrick.server.due.schedule import Schedule
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.live.appends import (
    Links,
    compose_append,
    decode_event,
    finished_game,
    links_of,
)
from backtrick.server.live.audience import Audience
from backtrick.server.live.connection import Connection
from backtrick.server.live.door import Door, Locksmith, changes_key
from backtrick.server.live.fanout import Fanout
from backtrick.server.live.tasks import shielded
from backtrick.server.ops.config import Caps
from backtrick.server.ops.metrics import Metrics
from backtrick.server.peers.peers import Peers
from backtrick.server.ports import Clock
from backtrick.server.storage import (
    Append,
    Conflict,
    Device,
    Duplicate,
    Store,
    StoredEvent,
    StoredTable,
    Unavailable,
    command_key,
)
from backtrick.table import (
    DRIVER,
    NEWCOMER,
    SPECTATOR,
    AnyEvent,
    Command,
    Dealer,
    Due,
    Phase,
    PrivateView,
    Table,
    TableError,
    TableErrorCode,
    apply,
    handle,
    rebuild,
)
from backtrick.table import commands as c
from backtrick.table import events as e
from backtrick.table.commitment import Salt


@dataclass(frozen=True, slots=True)
class RoomServices:
    """What every room of a process works with."""

    store: Store
    clock: Clock
    salt: Salt
    pace: Pace
    caps: Caps
    metrics: Metrics
    peers: Peers
    schedule: Schedule
    locksmith: Locksmith


class Room:
    """A table, and its audience."""

    def __init__(
        self,
        services: RoomServices,
        stored: StoredTable,
        events: Sequence[StoredEvent],
        known: dict[str, Device],
        dealer: Dealer,
        removed: frozenset[str] = frozenset(),
    ) -> None:
        self._services = services
        self.id = stored.id
        self.door = Door(stored, services.locksmith)
        self.daily = stored.daily
        self.dealer = dealer
        self.table = rebuild(decode_event(event.body) for event in events)
        self.audience = Audience(stored.links, len(self.table.seats), known, removed)
        self._fanout = Fanout(self.audience)
        self.lock = asyncio.Lock()
        self.used = services.clock.monotonic()
        self._stale = False
        self._commands: dict[str, None] = {}
        self._note_commands(events)
        times = {event.version: event.at for event in events}
        self.agenda = services.pace.agenda(self.table, times, services.clock.time())

    # -- who may

    def seat_of(self, device: str | None) -> int:
        """The seat that a device holds, or `SPECTATOR`."""
        return self.audience.seat_of(device)

    def needs_secret(self, device: str) -> bool:
        """Whether a device may come in only with the key or the code."""
        seated = self.seat_of(device) != SPECTATOR
        return not seated and (self.daily is not None or not self.table.settings.public)

    def why_not_watch(self, device: str) -> Exception | None:
        """Why a device that is inside may not see the table: it is another person's daily, others
        play there, or it is full. `None` when it may.
        """
        if self.seat_of(device) != SPECTATOR:
            return None
        if self.daily is not None:
            return ServerError(ServerErrorCode.NOT_ALLOWED)
        if self.table.settings.watch or any(seat.is_open for seat in self.table.seats):
            return None
        if self.table.in_play:
            return ServerError(ServerErrorCode.TABLE_RUNNING)
        if self.table.phase is Phase.OVER:
            return ServerError(ServerErrorCode.TABLE_OVER)
        return TableError(TableErrorCode.TABLE_FULL, seats=len(self.table.seats))

    def check_host(self, device: str) -> None:
        """Refuse what only the host may do."""
        if self.seat_of(device) != self.table.host:
            raise TableError(TableErrorCode.NOT_HOST, host=self.table.host)

    # -- commands

    async def command(
        self,
        device: str,
        command_id: str,
        command: Command,
        rate_limit: Callable[[], None] | None = None,
    ) -> int:
        """Carry out what a device asks for, once, however often it asks under this id.

        Returns a version that contains it. It is stored then, and every client here has it.
        `rate_limit` is asked first, and may refuse; a request that is repeated costs nothing.
        """
        name = f"{device}:{command_id}"
        return await self._shielded(
            lambda: self._carry_out(device, name, command, None, rate_limit)
        )

    async def note_presence(self, device: str) -> None:
        """A device does something: if it was asked whether it is there, that is the answer."""
        seat = self.seat_of(device)
        if self.table.is_nudged(seat):
            name = internal_command_id(f"answer {self.table.version}")
            await self.command(device, name, c.AnswerNudge())

    async def drive(self, item: Due, command: Command) -> int:
        """Carry out what is due, once, whichever process does it."""
        name = f"due:{item.kind}:{item.seat}:{item.since}"
        return await self._shielded(lambda: self._carry_out(None, name, command, item, None))

    async def catch_up(self) -> None:
        """Read what other processes have stored, and send it to the clients here."""
        await self._shielded(self._read_again)

    async def _shielded(self, work: Callable[[], Awaitable[int]]) -> int:
        """A client that goes away must not leave the room between two states."""

        async def locked() -> int:
            async with self.lock:
                return await work()

        return await shielded(asyncio.ensure_future(locked()))

    async def _read_again(self) -> int:
        self._stale = True
        await self._refresh()
        return self.table.version

    async def _carry_out(
        self,
        device: str | None,
        name: str,
        command: Command,
        item: Due | None,
        rate_limit: Callable[[], None] | None,
    ) -> int:
        caps, key = self._services.caps, command_key(name)
        if isinstance(command, c.Sit) and device in self.audience.removed:
            self._stale = True  # the host may have invited them since
        for _ in range(caps.command_tries):
            await self._refresh()
            if key in self._commands:
                return self.table.version
            if self.table.version >= caps.table_events:
                raise ServerError(ServerErrorCode.TABLE_WORN, most=caps.table_events)
            try:
                if rate_limit is not None:
                    rate_limit()
                    rate_limit = None
                if item is not None and item not in self.agenda.items:
                    raise TableError(TableErrorCode.NOT_DUE)
                events, table = self._handle(device, command)
            except (TableError, RulesError, ServerError):
                if await self._was_done(name):
                    return self.table.version
                raise
            if not events or await self._store(events, table, device, name):
                return self.table.version
        raise ServerError(ServerErrorCode.TABLE_MOVED)

    async def _was_done(self, name: str) -> bool:
        """Whether a command that is not remembered here was carried out long ago."""
        if len(self._commands) < self._services.caps.remembered_commands:
            return False
        return await self._services.store.command_version(self.id, name) is not None

    def _handle(self, device: str | None, command: Command) -> tuple[tuple[AnyEvent, ...], Table]:
        if self.daily is not None and isinstance(command, CLOSED_AT_A_DAILY):
            raise ServerError(ServerErrorCode.DAILY_FIXED)
        if self.daily is not None and isinstance(command, c.Leave) and not self.table.in_play:
            return (), self.table  # its player may always come back to look at it
        if isinstance(command, c.Sit) and device in self.audience.removed:
            raise TableError(TableErrorCode.REMOVED)
        seat = self.seat_of(device)
        actor = DRIVER if device is None else NEWCOMER if seat == SPECTATOR else seat
        return handle(self.table, actor, command, self.dealer, self._services.salt)

    # -- storing and sending

    async def _store(
        self, events: Sequence[AnyEvent], table: Table, device: str | None, name: str
    ) -> bool:
        """Store what happened, then send it. `False` when another process was faster."""
        at = self._services.clock.time()
        links, removed = links_of(events, device), frozenset(self._removed_by(events))
        lock = self.door.new_lock(events)
        agenda = self._services.pace.agenda(table, self.agenda.times, at)
        changed = agenda if agenda.items != self.agenda.items else None
        append = replace(
            compose_append(self.id, self.table, events, table, changed, at, name),
            links=links,
            removed=tuple(sorted(removed)),
            secrets=lock and lock.secrets,
        )
        if table.phase is Phase.OVER and table.end is not self.table.end:
            devices = self.audience.linked(links, len(table.seats))
            finished = finished_game(self.id, table, devices, self.daily, at)
            append = replace(append, finished=finished)
        await self._look_up(device, links)
        try:
            await self._append(append)
        except Conflict:
            self._stale = True
            return False
        except Duplicate:
            self._stale = True
            await self._refresh()
            return True
        except Unavailable:
            self._stale = True
            self._services.peers.note_lag(self.id)  # it may have been stored all the same
            raise
        self.audience.change_hands(links, len(table.seats), removed)
        self.door.fit(lock)
        self._remember(command_key(name))
        self._move(table, events, agenda)
        self._services.peers.tell_moved(self.id, table.version)
        self._services.schedule.expect(agenda)
        return True

    async def _append(self, append: Append) -> None:
        services = self._services
        began = services.clock.monotonic()
        await services.store.append(append)
        services.metrics.append_seconds.observe(services.clock.monotonic() - began)

    async def _look_up(self, device: str | None, links: Links) -> None:
        """Who sits down, if the room does not know the device yet."""
        if device is not None and links and device not in self.audience.known:
            self.audience.known.update(await self._services.store.devices([device]))

    def _removed_by(self, events: Iterable[AnyEvent]) -> Iterable[str]:
        for event in events:
            if isinstance(event, e.Removed):
                device = self.audience.devices[event.seat]
                if device is not None:
                    yield device

    async def _refresh(self) -> None:
        """Read the log again if it may have moved without this room."""
        if not self._stale:
            return
        log = await self._services.store.log(self.id, self.table.version)
        if log is None or log.table.retired:
            raise ServerError(ServerErrorCode.NO_SUCH_TABLE)
        self._stale = False
        self.door.read_again(log.table)
        audience, table = self.audience, self.table
        before = audience.people()
        events = [decode_event(event.body) for event in log.events]
        for event in events:
            table = apply(table, event)
        audience.read_again(log.table.links, len(table.seats), log.devices, log.removed)
        if not events:
            audience.tell_if_changed(before)
            return
        self._note_commands(log.events)
        times = {event.version: event.at for event in log.events} | dict(self.agenda.times)
        self._move(table, events, self._services.pace.agenda(table, times, log.events[0].at))

    def _move(self, table: Table, events: Sequence[AnyEvent], agenda: Agenda) -> None:
        """The table is somewhere else now; every client here learns of it."""
        self.table, self.agenda = table, agenda
        self.used = self._services.clock.monotonic()
        if changes_key(events):
            self._show_out()
        self._send(events, self.audience.connections)
        if any(isinstance(event, _SEATING) for event in events):
            self.audience.tell_people()

    def _send(self, events: Sequence[AnyEvent], connections: Iterable[Connection]) -> None:
        self._fanout.send(self.table, self.agenda, events, connections, self.why_not_watch)

    # -- clients

    def _show_out(self) -> None:
        """The key has changed: who has no seat has to show the new one, also who was removed."""
        for connection in tuple(self.audience.connections):
            device = connection.device
            if self.needs_secret(device):
                removed = device in self.audience.removed
                refusal = ServerError(ServerErrorCode.NOT_ALLOWED)
                connection.show_out(TableError(TableErrorCode.REMOVED) if removed else refusal)

    def mutes(self, device: str, muted: frozenset[str]) -> None:
        """A device has muted these: its clients here see the table accordingly."""
        self._send((), self.audience.mutes(device, muted))

    def come(
        self, connection: Connection, greeting: Callable[[PrivateView], Iterable[Message]]
    ) -> None:
        """A client listens from now on. The greeting comes first; it is made when the client is in,
        from what the client has for itself.
        """
        self.audience.come(
            connection, lambda: greeting(self._fanout.private(connection, self.table))
        )
        self._tell_presence()

    def go(self, connection: Connection) -> None:
        """A client listens no longer."""
        self.used = self._services.clock.monotonic()
        self.audience.go(connection)
        self._tell_presence()

    def _tell_presence(self) -> None:
        self._services.peers.tell_presence(self.id, self.audience.seats_here())

    # -- commands that were carried out

    def _note_commands(self, events: Iterable[StoredEvent]) -> None:
        for event in events:
            if event.command is not None:
                self._remember(event.command)

    def _remember(self, key: str) -> None:
        self._commands[key] = None
        if len(self._commands) > self._services.caps.remembered_commands:
            del self._commands[next(iter(self._commands))]


CLOSED_AT_A_DAILY = (c.Sit, c.Change, c.PutBot, c.OpenSeat, c.Rematch, c.Remove, c.ChangeKey)
"""A daily deal is one person's, is dealt once, and stays as it is."""

_SEATING = (e.SatDown, e.StoodUp, e.Removed, e.BotSat)
