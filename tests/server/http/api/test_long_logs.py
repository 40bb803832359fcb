"""A table with a long log is rebuilt outside the event loop."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from backtrick.server.live import room, tables
from backtrick.table import rebuild
from tests.server.http.conftest import Client, Person, services


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
