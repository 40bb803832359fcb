"""What two processes make of one table, played with two halls on one database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from backtrick.server.bus import NoBus
from backtrick.server.config import Config
from backtrick.server.connection import Connection
from backtrick.server.hall import MUTED, Hall
from backtrick.server.metrics import Metrics
from backtrick.server.room import Room
from backtrick.server.storage import (
    Append,
    Device,
    StorageErrorCode,
    Store,
    StoredLog,
    Unavailable,
)
from backtrick.table import SPECTATOR, Settings, TableError
from backtrick.table import commands as c
from backtrick.table.events import Dealt
from backtrick.table.seen import SeenDealt, seen

TABLE = Settings("quick-and-easy", {}, 2)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@asynccontextmanager
async def hall_on(url: str) -> AsyncIterator[Hall]:
    """A process, as far as its tables go; nothing happens there by itself."""
    store = await asyncio.to_thread(Store.open, url)
    hall = Hall(store, Config(database=url, warm=False, bot_pace=60.0), NoBus(), Metrics())
    try:
        yield hall
    finally:
        await asyncio.to_thread(store.close)


async def person(hall: Hall, name: str) -> Device:
    device = Device(name, name, "en", False, 0.0, 0.0)
    await hall.store.add_device(device, f"token of {name}")
    return device


async def sit_two(hall: Hall) -> Room:
    ann, ben = await person(hall, "ann"), await person(hall, "ben")
    room, _ = await hall.create(ann, TABLE)
    await room.command(ben.id, "sit", c.Sit())
    return room


def test_links_and_events_are_of_the_same_moment(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is removed while another process reads the table holds no seat there."""

    async def story() -> None:
        async with hall_on(url) as here, hall_on(url) as there:
            room = await sit_two(here)
            other = await there.room(room.id)
            read = there.store.log

            async def remove_first(table_id: str, after: int = 0) -> StoredLog | None:
                monkeypatch.setattr(there.store, "log", read)
                early = await read(table_id, after)
                await room.command("ann", "remove", c.Remove(1, "greedy"))
                assert early is not None
                return early

            monkeypatch.setattr(there.store, "log", remove_first)
            await other.catch_up()
            assert other.audience.devices == ["ann", "ben"]  # as it was, table and links alike
            assert other.table.version < room.table.version
            await other.catch_up()
            assert other.table.version == room.table.version
            assert other.seat_of("ben") == SPECTATOR

    asyncio.run(story())


def test_links_are_taken_also_when_no_event_came(url: str) -> None:
    async def story() -> None:
        async with hall_on(url) as here, hall_on(url) as there:
            room = await sit_two(here)
            other = await there.room(room.id)
            await here.store.remove_device("ben")
            await other.catch_up()
            assert other.seat_of("ben") == SPECTATOR

    asyncio.run(story())


def test_who_is_removed_or_invited_at_one_process_is_so_at_all(url: str) -> None:
    async def story() -> None:
        async with hall_on(url) as here, hall_on(url) as there:
            room = await sit_two(here)
            other = await there.room(room.id)
            await room.command("ann", "remove", c.Remove(1, "greedy"))
            for place in (room, other):
                await place.catch_up()
                with pytest.raises(TableError) as refused:
                    await place.command("ben", "again", c.Sit())
                assert refused.value.code == "removed"
            await here.invite(room, "ann")
            await other.command("ben", "at last", c.Sit())
            assert other.seat_of("ben") == 1

    asyncio.run(story())


def test_what_was_stored_late_is_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store gives up on an append that is stored all the same, some time later."""

    async def story() -> None:
        async with hall_on(url) as hall:
            room = await sit_two(hall)
            store = hall.store.append

            async def late(append: Append) -> int:
                await store(append)
                raise Unavailable(StorageErrorCode.GONE)

            monkeypatch.setattr(hall.store, "append", late)
            with pytest.raises(Unavailable):
                await room.command("ann", "say", c.Say("hello"))
            before = room.table.version
            hall._chase()
            await asyncio.gather(*hall._doing)
            assert room.table.version == before + 1
            assert await room.command("ann", "say", c.Say("hello")) == before + 1

    asyncio.run(story())


class Ear(Connection):
    """Keeps what is sent to a client."""

    __slots__ = ("sent",)

    def __init__(self, device: str) -> None:
        super().__init__(device, self.nowhere)
        self.sent: list[bytes] = []

    async def nowhere(self, text: str) -> None:
        raise AssertionError(text)

    def push(self, message: bytes) -> None:
        self.sent.append(message)


def test_who_is_muted_in_one_process_is_muted_in_all(url: str) -> None:
    async def story() -> None:
        async with hall_on(url) as here, hall_on(url) as there:
            room = await sit_two(here)
            other, ann, ben = await there.room(room.id), Ear("ann"), Ear("ben")
            for ear in (ann, ben):
                other.come(ear, tuple)
            await here.mute(room, "ann", 1, True)
            there._hear([MUTED, room.id])
            await asyncio.gather(*there._doing)
            assert (other.audience.muted_by(ann), other.audience.muted_by(ben)) == ((1,), ())
            assert b'"muted":[1]' in ann.sent[-1]
            assert not any(b'"muted":[' in frame for frame in ben.sent)
            there._hear([MUTED, "nowhere"])

    asyncio.run(story())


def test_a_seat_that_was_not_there_at_the_deal_had_no_hand() -> None:
    dealt = Dealt(((1, 2, 3),), ((1,), (2,)), "salt", "commitment", 0)
    learned = seen(dealt, 2)
    assert isinstance(learned, SeenDealt)
    assert learned.hand is None
