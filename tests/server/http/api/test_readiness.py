"""Health and figures."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from backtrick.server.ops import metrics
from backtrick.server.ops.config import Timing
from backtrick.server.storage import StorageErrorCode, Unavailable
from tests.server.http.conftest import Client, Person, Serve, refused, services
from tests.server.kit import PATIENCE


def test_ready(client: Client) -> None:
    answer = client.get("/api/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready"})


def test_not_ready_before_the_bots_are_compiled(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    warm = threading.Event()
    monkeypatch.setattr("backtrick.server.http.app.warm_up", lambda: warm.wait(PATIENCE))
    client = serve(warm=True)
    refused(client.get("/api/health"), 503, "starting")
    warm.set()
    until = time.monotonic() + PATIENCE
    while client.get("/api/health").status_code != 200:
        assert time.monotonic() < until


def test_a_bot_that_cannot_be_compiled_does_not_keep_the_server_from_being_ready(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise OSError("no compiler here")

    monkeypatch.setattr("backtrick.server.http.app.warm_up", broken)
    client = serve(warm=True)
    until = time.monotonic() + PATIENCE
    while client.get("/api/health").status_code != 200:
        assert time.monotonic() < until


@pytest.mark.parametrize("code", [StorageErrorCode.FULL, StorageErrorCode.GONE])
def test_red_while_the_storage_is_not_there(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, code: StorageErrorCode
) -> None:
    client = serve(timing=Timing(health_seconds=-1.0))

    async def fails() -> None:
        raise Unavailable(code)

    with monkeypatch.context() as broken:
        broken.setattr(services(client).store, "ping", fails)
        refused(client.get("/api/health"), 503, code)
    assert client.get("/api/health").status_code == 200


def test_red_within_two_seconds_when_the_storage_hangs(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = serve(timing=Timing(health_wait_seconds=0.2))
    monkeypatch.setattr(services(client).store, "ping", lambda: asyncio.sleep(60))
    refused(client.get("/api/health"), 503, StorageErrorCode.GONE)


def test_the_storage_is_asked_once_a_second_at_most(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, asked, began = serve(), [], time.monotonic()

    async def ping() -> None:
        asked.append(1)

    monkeypatch.setattr(services(client).store, "ping", ping)
    for _ in range(20):
        client.get("/api/health")
    assert len(asked) <= 2 + (time.monotonic() - began)


def test_red_while_it_stops(serve: Serve) -> None:
    client = serve()
    services(client).health.stopping = True
    refused(client.get("/api/health"), 503, "stopping")


def test_what_fails_for_want_of_storage_is_said_so(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = serve()
    ada = Person(client)

    async def fails(*_: object) -> None:
        raise Unavailable(StorageErrorCode.FULL, error="SQLITE_FULL")

    monkeypatch.setattr(services(client).store, "create", fails)
    facts = refused(
        ada.ask("POST", "/api/tables", json={"game": "the-game"}), 503, StorageErrorCode.FULL
    )
    assert facts == {}


@pytest.mark.parametrize(("hold", "times"), [(1e6, 1), (0.0, 3)])
def test_figures_are_not_written_for_everybody_who_asks(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, hold: float, times: int
) -> None:
    written = iter([b"1", b"2", b"3"])
    monkeypatch.setattr(metrics, "generate_latest", lambda registry: next(written))
    client = serve(timing=Timing(metrics_seconds=hold))
    assert [client.get("/metrics").text for _ in range(3)][-1] == str(times)


def test_figures(client: Client, ada: Person) -> None:
    ada.finished_table()
    client.get("/nowhere")
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = dict(
        line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")
    )
    tables = 'backtrick_requests_total{method="POST",route="/api/tables",status="201"}'
    assert float(lines[tables]) >= 1
    assert float(lines['backtrick_refusals_total{code="not-found"}']) >= 1
    assert float(lines["backtrick_commits"]) > 0
    assert float(lines["backtrick_appends"]) > 0
    for name in ("sockets", "tables_loaded", "plays_total", "append_seconds_count"):
        assert f"backtrick_{name}" in lines
    assert ada.token not in answer.text
