"""What two processes make of one table, played by two of them on one database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from backtrick.server.live.appends import without_words
from backtrick.server.live.connection import Connection
from backtrick.server.live.devices import MUTED, REVOKED
from backtrick.server.live.live import Live
from backtrick.server.live.room import Room
from backtrick.server.ops.config import Config
from backtrick.server.ops.metrics import Metrics
from backtrick.server.peers.bus import NoBus
from backtrick.server.ports import SYSTEM
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

TABLE = Settings("quick-and-easy", {}, 2)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@asynccontextmanager
async def process_on(url: str) -> AsyncIterator[Live]:
    """A process, as far as its tables go; nothing happens there by itself."""
    store = await asyncio.to_thread(Store.open, url)
    config = Config(database=url, warm=False, bot_pace=60.0)
    try:
        yield Live(store, config, SYSTEM, NoBus(), Metrics())
    finally:
        await asyncio.to_thread(store.close)


async def person(process: Live, name: str) -> Device:
    device = Device(name, name, "en", False, 0.0, 0.0)
    await process.store.add_device(device, f"token of {name}")
    return device


async def sit_two(process: Live) -> Room:
    ann, ben = await person(process, "ann"), await person(process, "ben")
    room, _ = await process.tables.create(ann, TABLE)
    await room.command(ben.id, "sit", c.Sit())
    return room


def test_links_and_events_are_of_the_same_moment(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is removed while another process reads the table holds no seat there."""

    async def story() -> None:
        async with process_on(url) as here, process_on(url) as there:
            room = await sit_two(here)
            other = await there.find(room.id)
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
        async with process_on(url) as here, process_on(url) as there:
            room = await sit_two(here)
            other = await there.find(room.id)
            await here.store.remove_device("ben", without_words)
            await other.catch_up()
            assert other.seat_of("ben") == SPECTATOR

    asyncio.run(story())


def test_who_is_removed_or_invited_at_one_process_is_so_at_all(url: str) -> None:
    async def story() -> None:
        async with process_on(url) as here, process_on(url) as there:
            room = await sit_two(here)
            other = await there.find(room.id)
            await room.command("ann", "remove", c.Remove(1, "greedy"))
            for place in (room, other):
                await place.catch_up()
                with pytest.raises(TableError) as refused:
                    await place.command("ben", "again", c.Sit())
                assert refused.value.code == "removed"
            await here.devices.invite(room, "ann")
            await other.command("ben", "at last", c.Sit())
            assert other.seat_of("ben") == 1

    asyncio.run(story())


def test_a_key_that_one_process_changes_is_changed_at_all(url: str) -> None:
    async def story() -> None:
        async with process_on(url) as here, process_on(url) as there:
            room = await sit_two(here)
            other, eve, old = await there.find(room.id), Ear("eve"), room.door.code
            other.come(eve, lambda mine: ())
            await room.command("ann", "key", c.ChangeKey())
            await other.catch_up()
            for place in (room, other):
                assert place.door.opens_with(room.door.key)
                assert place.door.opens_with(room.door.code)
                assert not place.door.opens_with(old)
            assert any(b'"code":"not-allowed"' in frame for frame in eve.sent)

    asyncio.run(story())


def test_a_code_that_another_table_has_is_not_taken(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with process_on(url) as process:
            room = await sit_two(process)
            ann = (await process.store.devices(["ann"]))["ann"]
            taken, _ = await process.tables.create(ann, TABLE)
            codes = iter([taken.door.code, "NEWONE"])
            monkeypatch.setattr(process.tables, "new_code", lambda: next(codes))
            await room.command("ann", "key", c.ChangeKey())
            assert room.door.code == "NEWONE"

    asyncio.run(story())


def test_what_was_stored_late_is_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store gives up on an append that is stored all the same, some time later."""

    async def story() -> None:
        async with process_on(url) as process:
            room = await sit_two(process)
            store = process.store.append

            async def late(append: Append) -> int:
                await store(append)
                raise Unavailable(StorageErrorCode.GONE)

            monkeypatch.setattr(process.store, "append", late)
            with pytest.raises(Unavailable):
                await room.command("ann", "say", c.Say("hello"))
            before = room.table.version
            process.peers.chase()
            await process.tasks.join()
            assert room.table.version == before + 1
            assert await room.command("ann", "say", c.Say("hello")) == before + 1

    asyncio.run(story())


class Ear(Connection):
    """Keeps what is sent to a client."""

    def __init__(self, device: str, token: str = "") -> None:
        super().__init__(device, self.nowhere, None, 0, token)
        self.sent: list[bytes] = []

    async def nowhere(self, text: str) -> None:
        raise AssertionError(text)

    def push(self, message: bytes) -> None:
        self.sent.append(message)


def test_who_is_muted_in_one_process_is_muted_in_all(url: str) -> None:
    async def story() -> None:
        async with process_on(url) as here, process_on(url) as there:
            room = await sit_two(here)
            other, ann, ben = await there.find(room.id), Ear("ann"), Ear("ben")
            for ear in (ann, ben):
                other.come(ear, lambda mine: ())
            await here.devices.mute(room, "ann", 1, True)
            there.peers.hear([MUTED, room.id])
            await there.tasks.join()
            assert (other.audience.muted_by(ann), other.audience.muted_by(ben)) == ((1,), ())
            assert b'"muted":[1]' in ann.sent[-1]
            assert not any(b'"muted":[1' in frame for frame in ben.sent)
            there.peers.hear([MUTED, "nowhere"])

    asyncio.run(story())


def test_a_token_that_one_process_revokes_opens_no_socket_at_another(url: str) -> None:
    async def story() -> None:
        async with process_on(url) as here, process_on(url) as there:
            room = await sit_two(here)
            other, [token] = await there.find(room.id), await here.store.tokens_of("ben")
            ann, ben = Ear("ann", "token of ann"), Ear("ben", token.hash)
            for ear in (ann, ben):
                other.come(ear, lambda mine: ())
            assert await here.devices.revoke("ben", token.id) == token.hash
            there.peers.hear([REVOKED, "ben"])
            await there.tasks.join()
            assert b'"code":"not-identified"' in ben.sent[-1]
            assert not any(b"not-identified" in frame for frame in ann.sent)

    asyncio.run(story())
