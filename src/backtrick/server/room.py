"""One live table in memory: a cache of its log.

Commands are carried out one after the other. What happens is stored before anybody hears of it;
when storing it fails or another process was faster, the room reads the log again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol

from msgspec.json import Decoder, Encoder

from backtrick.protocol import Events, Message, Numbered, encode, with_private
from backtrick.rules import RulesError
from backtrick.server.audience import Audience
from backtrick.server.connection import Connection
from backtrick.server.errors import ServerError, ServerErrorCode, farewell
from backtrick.server.finished import finished_game
from backtrick.server.identity import is_key_or_code
from backtrick.server.pace import Agenda, Pace
from backtrick.server.storage import (
    Append,
    Conflict,
    Device,
    Duplicate,
    FinishedGame,
    StoredEvent,
    StoredLog,
    StoredTable,
    TableSummary,
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
    private_view,
    public_view,
    rebuild,
    seen,
)
from backtrick.table import commands as c
from backtrick.table import events as e

TRIES = 8
"""So often a command is tried again when another process moves the table at the same moment."""

MOST_EVENTS = 30_000
"""After so much has happened at a table, a hundred games and more, one has to take another."""

REMEMBERED = 48
"""So many commands are remembered in memory; the store knows them all."""

decode_event = Decoder(AnyEvent).decode
encode_event = Encoder().encode


class Desk(Protocol):
    """What a room needs of the hall it is in."""

    @property
    def pace(self) -> Pace: ...

    async def append(self, append: Append) -> None: ...
    async def log(self, table_id: str, after: int) -> StoredLog | None: ...
    async def was_done(self, table_id: str, command: str) -> bool: ...
    async def device(self, device: str) -> Device | None: ...
    def moved(self, room: Room) -> None: ...
    def lags(self, room: Room) -> None: ...
    def here(self, room: Room) -> None: ...


class Room:
    """A table, and its audience."""

    __slots__ = (
        "_commands",
        "_desk",
        "_stale",
        "agenda",
        "audience",
        "code",
        "daily",
        "dealer",
        "id",
        "key_hash",
        "lock",
        "table",
        "used",
    )

    def __init__(
        self,
        desk: Desk,
        stored: StoredTable,
        events: Sequence[StoredEvent],
        known: dict[str, Device],
        dealer: Dealer,
        removed: frozenset[str] = frozenset(),
    ) -> None:
        self._desk = desk
        self.id = stored.id
        self.code = stored.code
        self.key_hash = stored.key_hash
        self.daily = stored.daily
        self.dealer = dealer
        self.table = rebuild(decode_event(event.body) for event in events)
        self.audience = Audience(stored.links, len(self.table.seats), known, removed)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._stale = False
        self._commands: dict[str, None] = {}
        self._note_commands(events)
        at = {event.version: event.at for event in events}
        self.agenda = desk.pace.agenda(self.table, at, time.time())

    # -- who may

    def seat_of(self, device: str | None) -> int:
        """The seat that a device holds, or `SPECTATOR`."""
        return self.audience.seat_of(device)

    def opens_with(self, secret: str) -> bool:
        """Whether this is the key or the code of the table."""
        return is_key_or_code(secret, self.key_hash, self.code)

    def lets_in(self, device: str) -> bool:
        """Whether a device may come in without the key or the code."""
        return self.seat_of(device) != SPECTATOR or (
            self.table.settings.public and self.daily is None
        )

    def may_watch(self, device: str) -> bool:
        """Whether somebody who is inside may see the table."""
        seated = self.seat_of(device) != SPECTATOR
        return seated or (self.table.settings.watch and self.daily is None) or self._may_join()

    @property
    def why_not_watch(self) -> Exception:
        """Why somebody who is inside may not see the table: it is one person's, it is played at by
        others, or it is full.
        """
        if self.daily is not None:
            return ServerError(ServerErrorCode.NOT_ALLOWED)
        if self.table.phase in (Phase.CHOOSING, Phase.PLAYING):
            return ServerError(ServerErrorCode.TABLE_RUNNING)
        if self.table.phase is Phase.OVER:
            return ServerError(ServerErrorCode.TABLE_OVER)
        return TableError(TableErrorCode.TABLE_FULL, seats=len(self.table.seats))

    def _may_join(self) -> bool:
        return self.daily is None and any(seat.is_open for seat in self.table.seats)

    # -- commands

    async def command(
        self,
        device: str,
        command_id: str,
        command: Command,
        rate_limit: Callable[[], None] | None = None,
    ) -> int:
        """Carry out what a device asks for, once, however often it asks under this id.

        Returns a version that contains it. It is stored then, and everybody here has been told.
        `rate_limit` is asked first, and may refuse; a request that is repeated costs nothing.
        """
        name = f"{device}:{command_id}"
        return await self._shielded(
            lambda: self._carry_out(device, name, command, rate_limit=rate_limit)
        )

    async def drive(self, item: Due, command: Command) -> int:
        """Carry out what is due, once, whichever process does it."""
        name = f"due:{item.kind}:{item.seat}:{item.since}"
        return await self._shielded(lambda: self._carry_out(None, name, command, item))

    async def catch_up(self) -> None:
        """Read what other processes have stored, and tell of it here."""
        await self._shielded(self._caught_up)

    async def _shielded(self, work: Callable[[], Awaitable[int]]) -> int:
        """A client that goes away must not leave the room between two states."""

        async def locked() -> int:
            async with self.lock:
                return await work()

        return await asyncio.shield(asyncio.ensure_future(locked()))

    async def _caught_up(self) -> int:
        self._stale = True
        await self._refresh()
        return self.table.version

    async def _carry_out(
        self,
        device: str | None,
        name: str,
        command: Command,
        item: Due | None = None,
        rate_limit: Callable[[], None] | None = None,
    ) -> int:
        key = command_key(name)
        if isinstance(command, c.Sit) and device in self.audience.removed:
            self._stale = True  # they may have been invited since
        for _ in range(TRIES):
            await self._refresh()
            if key in self._commands:
                return self.table.version
            if self.table.version >= MOST_EVENTS:
                raise ServerError(ServerErrorCode.TABLE_WORN, most=MOST_EVENTS)
            try:
                if rate_limit is not None:
                    rate_limit()
                    rate_limit = None
                if item is not None and item not in self.agenda.items:
                    raise TableError(TableErrorCode.NOT_DUE)
                events, table = self._handled(device, command)
            except (TableError, RulesError, ServerError):
                if len(self._commands) >= REMEMBERED and await self._desk.was_done(self.id, name):
                    return self.table.version
                raise
            if not events:
                return self.table.version
            try:
                await self._store(events, table, device, name)
            except Conflict:
                self._stale = True
                continue
            except Duplicate:
                self._stale = True
                await self._refresh()
                return self.table.version
            except Unavailable:
                self._stale = True
                self._desk.lags(self)  # it may have been stored all the same
                raise
            return self.table.version
        raise ServerError(ServerErrorCode.TABLE_MOVED)

    def _handled(self, device: str | None, command: Command) -> tuple[tuple[AnyEvent, ...], Table]:
        if self.daily is not None and isinstance(command, _NOT_AT_A_DAILY):
            raise ServerError(ServerErrorCode.DAILY_FIXED)
        if self.daily is not None and isinstance(command, c.Leave) and not self.table.in_play:
            return (), self.table  # whoever played it may always come back to look at it
        if isinstance(command, c.Sit) and device in self.audience.removed:
            raise TableError(TableErrorCode.REMOVED)
        seat = self.seat_of(device)
        actor = DRIVER if device is None else NEWCOMER if seat == SPECTATOR else seat
        return handle(self.table, actor, command, self.dealer)

    def check_host(self, device: str) -> None:
        """Refuse what only the host may do."""
        if self.seat_of(device) != self.table.host:
            raise TableError(TableErrorCode.NOT_HOST, host=self.table.host)

    def _removed_by(self, events: Iterable[AnyEvent]) -> Iterable[str]:
        for event in events:
            if isinstance(event, e.Removed):
                device = self.audience.devices[event.seat]
                if device is not None:
                    yield device

    # -- storing and telling

    async def _store(
        self, events: Sequence[AnyEvent], table: Table, device: str | None, name: str
    ) -> None:
        at = time.time()
        links = tuple(_links(events, device))
        removed = frozenset(self._removed_by(events))
        if device is not None and device not in self.audience.known and links:
            found = await self._desk.device(device)
            if found is not None:
                self.audience.known[device] = found
        agenda = self._desk.pace.agenda(table, self.agenda.times, at)
        await self._desk.append(
            Append(
                table_id=self.id,
                expected=self.table.version,
                events=tuple(map(encode_event, events)),
                at=at,
                summary=summary(table),
                command=name,
                links=links,
                removed=tuple(sorted(removed)),
                deadlines=agenda.rows(self.id) if agenda.items != self.agenda.items else None,
                finished=self._finished(table, links, at),
            )
        )
        self.audience.change_hands(links, len(table.seats), removed)
        self._remember(command_key(name))
        self._move(table, events, agenda)
        self._desk.moved(self)

    def _finished(
        self, table: Table, links: Sequence[tuple[int, str | None]], at: float
    ) -> FinishedGame | None:
        if table.phase is not Phase.OVER or table.end is self.table.end:
            return None
        devices = self.audience.linked(links, len(table.seats))
        return finished_game(self.id, table, devices, self.daily, at)

    async def _refresh(self) -> None:
        """Read the log again if it may have moved without us."""
        if not self._stale:
            return
        log = await self._desk.log(self.id, self.table.version)
        if log is None or log.table.retired:
            raise ServerError(ServerErrorCode.NO_SUCH_TABLE)
        self._stale = False
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
        self._move(table, events, self._desk.pace.agenda(table, times, log.events[0].at))

    def _move(self, table: Table, events: Sequence[AnyEvent], agenda: Agenda) -> None:
        """The table is somewhere else now; every client here learns of it."""
        first = self.table.version + 1
        self.table, self.agenda = table, agenda
        self.used = time.monotonic()
        shared: dict[tuple[int, ...], bytes] = {}
        for connection in tuple(self.audience.connections):
            if not self.may_watch(connection.device):
                self._show_out(connection)
                continue
            muted = self.audience.muted_by(connection)
            if muted not in shared:
                shared[muted] = encode(self.news(events, first, muted))
            self._tell(connection, shared[muted])
        if any(isinstance(event, _SEATING) for event in events):
            self.audience.tell_people()

    def _tell(self, connection: Connection, frame: bytes) -> None:
        """Send what everybody sees, and behind it what is new for this client alone."""
        mine = encode(self.private_view(connection))
        if mine != connection.private:
            connection.private = mine
            frame = with_private(frame, mine)
        connection.push(frame)

    def _show_out(self, connection: Connection) -> None:
        """A client that may no longer watch has to go."""
        connection.push(encode(farewell(self.why_not_watch)))
        connection.close()

    def news(self, events: Sequence[AnyEvent], first: int, muted: tuple[int, ...]) -> Events:
        """What everybody learns of the newest events, without what `muted` seats say."""
        return Events(
            version=self.table.version,
            events=tuple(
                Numbered(version, seen(event, muted)) for version, event in enumerate(events, first)
            ),
            table=public_view(self.table, muted),
            clock_ends=self.agenda.clock_ends,
        )

    def private_view(self, connection: Connection) -> PrivateView:
        """What a client has for itself."""
        muted = self.audience.muted_by(connection)
        return private_view(self.table, self.seat_of(connection.device), muted)

    def mutes(self, device: str, muted: frozenset[str]) -> None:
        """A device has muted these: its clients here see the table accordingly."""
        for connection in self.audience.mutes(device, muted):
            seats = self.audience.muted_by(connection)
            self._tell(connection, encode(self.news((), self.table.version + 1, seats)))

    # -- coming and going

    def come(self, connection: Connection, greeting: Callable[[], Iterable[Message]]) -> None:
        """A client listens from now on; the greeting, made when it is in, comes first."""
        self.audience.come(connection, greeting)
        self._desk.here(self)

    def go(self, connection: Connection) -> None:
        """A client listens no longer."""
        self.used = time.monotonic()
        self.audience.go(connection)
        self._desk.here(self)

    # -- commands that were carried out

    def _note_commands(self, events: Iterable[StoredEvent]) -> None:
        for event in events:
            if event.command is not None:
                self._remember(event.command)

    def _remember(self, key: str) -> None:
        self._commands[key] = None
        if len(self._commands) > REMEMBERED:
            del self._commands[next(iter(self._commands))]


_NOT_AT_A_DAILY = (c.Sit, c.Change, c.PutBot, c.OpenSeat, c.Rematch, c.Remove)
"""A daily deal is one person's, is dealt once, and stays as it is."""

_SEATING = (e.SatDown, e.StoodUp, e.Removed, e.BotSat)


def _links(events: Iterable[AnyEvent], device: str | None) -> Iterable[tuple[int, str | None]]:
    """The seats that change hands. Whoever asked for it is who sits down."""
    for event in events:
        if isinstance(event, e.SatDown):
            yield event.seat, device
        elif isinstance(event, e.StoodUp | e.Removed):
            yield event.seat, None


def summary(table: Table) -> TableSummary:
    """What can be listed of a table."""
    settings = table.settings
    return TableSummary(
        phase=table.phase.value,
        game=settings.game,
        seats=settings.seats,
        taken=sum(not seat.is_open for seat in table.seats),
        public=settings.public,
        watch=settings.watch,
    )
