"""`backtrick moderate`: on the database, whether or not a server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from backtrick.server.live.live import Live
from backtrick.server.ops.config import Config
from backtrick.server.ops.metrics import Metrics
from backtrick.server.peers.bus import make_bus
from backtrick.server.people.identity import hashed
from backtrick.server.ports import SYSTEM
from backtrick.server.storage import Device, Store
from backtrick.table import Settings
from tests.cli.conftest import Run

T = TypeVar("T")

NOW = time.time()
ADA = Device("ada", "Rude", "en", False, NOW, NOW)


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    url = f"sqlite:///{tmp_path / 'live.db'}"
    monkeypatch.setenv("BACKTRICK_DATABASE", url)
    return url


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def working() -> T:
        store = Store.open(url)
        try:
            return await work(store)
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(working())


async def a_table(store: Store) -> str:
    await store.add_device(ADA, "hash")
    live = Live(store, Config(bot_pace=0.0), SYSTEM, make_bus(None), Metrics())
    settings = Settings(game="the-game", options={}, seats=2, public=True)
    room, _ = await live.tables.create(ADA, settings)
    return room.id


def test_removing_a_table(backtrick: Run, database: str) -> None:
    table = with_store(database, a_table)
    ran = backtrick("moderate", "remove-table", table)
    assert (ran.code, ran.out, ran.err) == (0, f"{table} is closed\n", "")

    async def look(store: Store) -> tuple[int, str]:
        assert await store.public_tables() == []
        assert await store.count_tables_of(ADA.id) == 0
        events = await store.events(table)
        return len(events), events[-1].body.decode()

    count, last = with_store(database, look)
    assert last == '{"type":"closed","reason":"removed"}'
    assert backtrick("moderate", "remove-table", table).code == 0  # once is enough
    assert with_store(database, look) == (count, last)
    ran = backtrick("moderate", "remove-table", "nothing")
    assert (ran.code, ran.err) == (2, "backtrick: there is no such table\n")


def test_a_link_to_a_seat_brings_a_lost_identity_back(backtrick: Run, database: str) -> None:
    table = with_store(database, a_table)
    ran = backtrick("moderate", "link-seat", table, "1")
    assert ran.code == 0
    secret = ran.out.split()[0].removeprefix("/device#")

    async def redeem(store: Store) -> Device | None:
        return await store.redeem_link(hashed(secret), "new", time.time())

    found = with_store(database, redeem)
    assert found is not None
    assert found.id == ADA.id
    for wrong in (("nothing", "1"), (table, "2")):
        assert backtrick("moderate", "link-seat", *wrong).code == 2


def test_a_running_server_notices(backtrick: Run, database: str) -> None:
    async def both(store: Store) -> str | None:
        await store.add_device(ADA, "hash")
        live = Live(store, Config(bot_pace=0.0), SYSTEM, make_bus(None), Metrics())
        await live.start()
        room, _ = await live.tables.create(ADA, Settings(game="the-game", options={}, seats=2))
        ran = await asyncio.to_thread(backtrick, "moderate", "remove-table", room.id)
        assert ran.code == 0
        until = time.monotonic() + 30
        while room.table.closed is None and time.monotonic() < until:
            await asyncio.sleep(0.05)
        await live.stop()
        return room.table.closed

    assert with_store(database, both) == "removed"


def test_removing_a_name(backtrick: Run, database: str) -> None:
    with_store(database, lambda store: store.add_device(ADA, "hash"))
    ran = backtrick("moderate", "remove-name", "ada")
    assert ran.code == 0
    [name] = [
        device.name
        for device in with_store(database, lambda store: store.devices(["ada"])).values()
    ]
    assert ran.out == f"the name is now {name}\n"
    assert name.startswith("Guest ")
    assert backtrick("moderate", "remove-name", "nobody").code == 2


def test_words(backtrick: Run, database: str) -> None:
    with_store(database, lambda store: store.ping())
    assert backtrick("moderate", "words").out == ""
    assert backtrick("moderate", "ban", "turnip").out == "banned: turnip\n"
    assert backtrick("moderate", "ban", "*beet*").code == 0
    assert backtrick("moderate", "words").out == "*beet*\nturnip\n"
    assert backtrick("moderate", "unban", "turnip").out == "allowed again: turnip\n"
    assert backtrick("moderate", "unban", "turnip").code == 2
    assert backtrick("moderate", "words").out == "*beet*\n"
    for bad in ("", "**", "x" * 49):
        assert backtrick("moderate", "ban", bad).code == 2


def test_no_database_is_made_by_asking(backtrick: Run, database: str, tmp_path: Path) -> None:
    ran = backtrick("moderate", "words")
    assert ran.code == 2
    assert "there is no database at" in ran.err
    assert list(tmp_path.iterdir()) == []
