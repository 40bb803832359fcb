"""A table with a long log keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from backtrick.server.live import room, tables
from backtrick.server.storage import Store, StoredLog
from backtrick.table import rebuild
from tests.server.http.conftest import Client, Person, services
from tests.server.kit import PATIENCE


@pytest.mark.parametrize(("longest", "off_loop"), [(1, True), (1000, False)])
def test_a_long_log_is_rebuilt_in_a_thread(
    client: Client,
    ada: Person,
    monkeypatch: pytest.MonkeyPatch,
    longest: int,
    off_loop: bool,
) -> None:
    threads: list[str] = []

    def watched(events: Any) -> Any:
        threads.append(threading.current_thread().name)
        return rebuild(events)

    monkeypatch.setattr(tables, "LONG_LOG", longest)
    monkeypatch.setattr(room, "rebuild", watched)
    table = ada.open_table(begin=True)["id"]
    services(client).live.tables.rooms.pop(table)
    assert ada.get(f"/api/tables/{table}")["phase"] == "playing"
    assert len(threads) == 2, "it is made, and loaded"
    assert all(name.startswith("work_") for name in threads) == off_loop


def test_a_short_log_does_not_wait_for_long_ones(
    client: Client, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, *long = (ada.open_table(begin=begin)["id"] for begin in (False, *[True] * 3))
    rooms, read = services(client).live.tables.rooms, Store.log
    monkeypatch.setattr(tables, "LONG_LOG", rooms[short].table.version)
    for table in (short, *long):
        del rooms[table]
    begun, go_on = threading.Semaphore(0), threading.Event()

    async def slow(store: Store, table_id: str) -> StoredLog | None:
        if table_id in long:
            begun.release()
            await asyncio.to_thread(go_on.wait)
        return await read(store, table_id)

    monkeypatch.setattr(Store, "log", slow)
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(ada.get, f"/api/tables/{table}") for table in long]
        try:
            assert all(begun.acquire(timeout=PATIENCE) for _ in range(tables.READ_AT_ONCE))
            quick = pool.submit(ada.get, f"/api/tables/{short}")
            assert quick.result(PATIENCE)["phase"] == "gathering"
            assert not begun.acquire(blocking=False), "the third long one waits"
        finally:
            go_on.set()
        assert {each.result(PATIENCE)["phase"] for each in asked} == {"playing"}
