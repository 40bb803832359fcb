"""The other processes that serve the same tables: what they tell, and what this one tells them.

What happened is in the store; the news only says where to look. While the bus is silent, the store
is asked from time to time which tables have moved, so that a lost message costs a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from backtrick.server.errors import ServerError
from backtrick.server.live.tasks import Tasks
from backtrick.server.ops import logs
from backtrick.server.ops.config import Timing
from backtrick.server.peers.bus import Bus
from backtrick.server.ports import Clock
from backtrick.server.storage import StorageError, Store

if TYPE_CHECKING:
    from backtrick.server.live.room import Room

MOVED, HERE = "moved", "here"

Hear = Callable[[list[str]], None]


class Peers:
    """Keeps the rooms of this process abreast of the others. `owner` is its name among them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: Clock,
        timing: Timing,
        tasks: Tasks,
        owner: str,
        rooms: Mapping[str, Room],
    ) -> None:
        self.owner = owner
        self._store = store
        self._bus = bus
        self._clock = clock
        self._timing = timing
        self._tasks = tasks
        self._rooms = rooms
        self._topics: dict[str, Hear] = {MOVED: self._hear_moved, HERE: self._hear_presence}
        self._lagging: dict[str, float] = {}
        self.gone: Callable[[Room], None] = lambda room: None
        """Called with a room whose table is gone from the store."""

    # -- telling

    def tell(self, topic: str, *words: object) -> None:
        """Tell the other processes something; never waits."""
        self._bus.tell(topic, *map(str, words))

    def tell_moved(self, table_id: str, version: int) -> None:
        """A table moved here."""
        self.tell(MOVED, table_id, version)

    def tell_presence(self, table_id: str, seats: Iterable[int]) -> None:
        """Who is connected here."""
        self.tell(HERE, table_id, self.owner, ",".join(map(str, sorted(seats))) or "-")

    def note_lag(self, table_id: str) -> None:
        """The store may be ahead of a room, now or in a while, without a word from anybody."""
        self._lagging[table_id] = self._clock.monotonic() + self._timing.lag_seconds

    # -- hearing

    def on(self, topic: str, hear: Hear) -> None:
        """Call this function with the news on a topic."""
        self._topics[topic] = hear

    async def listen(self) -> None:
        """Hear the news, until cancelled."""
        await self._bus.listen(self.hear)

    def hear(self, news: list[str]) -> None:
        """What another process says, or this one itself."""
        topic, *words = news
        if topic in self._topics:
            self._topics[topic](words)

    def _hear_moved(self, words: list[str]) -> None:
        match words:
            case [table_id, version] if version.isdecimal():
                self._catch_up(table_id, int(version))

    def _hear_presence(self, words: list[str]) -> None:
        match words:
            case [table_id, owner, seats] if owner != self.owner and table_id in self._rooms:
                there = frozenset(int(seat) for seat in seats.split(",") if seat.isdecimal())
                audience = self._rooms[table_id].audience
                audience.hear_of(owner, there, self._clock.monotonic())

    # -- reading tables again

    def _catch_up(self, table_id: str, version: int) -> None:
        room = self._rooms.get(table_id)
        if room is not None and room.table.version < version:
            self._tasks.spawn(self._read(room))

    async def _read(self, room: Room) -> None:
        try:
            await room.catch_up()
        except ServerError:
            self.gone(room)
        except StorageError as error:
            logs.warning("a table could not be read", code=error.code)
            self.note_lag(room.id)

    async def poll(self) -> None:
        """Ask the store which tables have moved, until cancelled."""
        since = self._clock.time()
        while True:
            await asyncio.sleep(self._timing.poll_seconds)
            asked = self._clock.time()
            with suppress(StorageError):  # it is asked again when it is back
                moved = await self._store.moved_since(since - self._timing.overlap_seconds)
                since = asked
                for table_id, version in moved:
                    self._catch_up(table_id, version)
            self.chase()

    def chase(self) -> None:
        """Read tables again that may have been stored late."""
        now = self._clock.monotonic()
        self._lagging = {table: until for table, until in self._lagging.items() if until > now}
        for table_id in self._lagging:
            room = self._rooms.get(table_id)
            if room is not None:
                self._tasks.spawn(self._read(room))

    async def announce(self) -> None:
        """Say who is connected here, again and again: a killed process cannot say goodbye."""
        while True:
            await asyncio.sleep(self._timing.presence_seconds)
            silent = self._clock.monotonic() - 2.5 * self._timing.presence_seconds
            for room in tuple(self._rooms.values()):
                room.audience.forget_silent(silent)
                if room.audience.connections:
                    self.tell_presence(room.id, room.audience.seats_here())

    async def close(self) -> None:
        """Let go of the bus."""
        await self._bus.close()
