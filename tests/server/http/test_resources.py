"""Memory and open files: newcomers wait, players go on, and the log says so."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from backtrick.server.ops import resources
from backtrick.server.ops.config import Timing
from backtrick.server.ops.excess import Excess
from backtrick.server.ops.metrics import Metrics
from backtrick.server.ops.resources import Resources
from backtrick.server.ports import Clock
from tests.server.http.conftest import Client, Person, refused, services
from tests.server.kit import LiveServer, live, soon

FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (60, 60))"


def test_newcomers_wait_while_memory_is_short_and_players_go_on(client: Client) -> None:
    ada, bob = Person(client), Person(client)
    mine = ada.open_table(public=True, seats=2)["id"]
    health = services(client).health
    health.full = True
    try:
        answer = client.post("/api/devices", json={})
        assert refused(answer, 503, "busy") == {"seconds": 30}
        assert answer.headers["retry-after"] == "30"
        wanted = {"game": "the-game", "seats": 2}
        refused(bob.ask("POST", "/api/tables", json=wanted), 503, "busy")
        refused(bob.ask("POST", f"/api/tables/{mine}/join", json={}), 503, "busy")
        path = f"/api/tables/{mine}/stream"
        with client.websocket_connect(path, headers=bob.headers) as socket:
            bye = socket.receive_json()
            assert (bye["type"], bye["code"], bye["final"]) == ("bye", "busy", False)
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 1013
        assert ada.do(mine, type="ping")["type"] == "pong"
        assert ada.get(f"/api/tables/{mine}")["id"] == mine
        assert client.get("/api/health").status_code == 200
    finally:
        health.full = False
    assert bob.post(f"/api/tables/{mine}/join", {})["seat"] == 1


def test_memory_is_short_until_clearly_less_is_used(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    used = 900
    monkeypatch.setattr(resources, "used_memory", lambda: used)
    looking = Resources(1000, Excess(Metrics(), Clock(), Timing()))
    for used, short in ((1000, False), (1001, True), (970, True), (950, False), (970, False)):
        with caplog.at_level(logging.WARNING, "backtrick.server"):
            looking.look()
        assert looking.short is short, used
    assert [record.message for record in caplog.records] == ["too much"]


def test_garbage_is_collected_at_most_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full collection stops everybody; nobody should be able to ask for one each second."""
    used, collected = 1001, 0

    def collect() -> int:
        nonlocal used, collected
        used, collected = 900, collected + 1
        return 0

    monkeypatch.setattr(resources, "used_memory", lambda: used)
    monkeypatch.setattr(resources.gc, "collect", collect)
    looking = Resources(1000, Excess(Metrics(), Clock(), Timing()))
    seen = []
    for _ in range(resources.REST + 1):
        used = 1001
        looking.look()
        seen.append(looking.short)
        used = 900
        looking.look()
    assert seen[:2] == [False, True], "newcomers wait, and nothing is collected"
    assert collected == 3


def test_the_usual_limit_is_that_of_the_machine_or_the_container(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    excess = Excess(Metrics(), Clock(), Timing())
    machine = resources.total_memory()
    assert resources.used_memory() < Resources(0, excess).most < machine
    for name, written in (("none", "max\n"), ("less", "1000000\n")):
        (tmp_path / name).write_text(written)
    files = [tmp_path / name for name in ("none", "less", "missing")]
    monkeypatch.setattr(resources, "_cgroup_files", lambda: files)
    assert Resources(0, excess).most == 800_000


@live
async def test_a_server_looks_at_its_memory_and_files(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, "--set", "memory_bytes=1000", first=FEW_FILES).start()
    try:
        async with server.http() as http:

            async def is_full() -> bool:
                answer = await http.post("/api/devices", json={})
                return answer.status_code == 503 and "retry-after" in answer.headers

            await soon(is_full)
        connections = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(60)]

        async def is_logged() -> bool:
            return '"cap":"open_files"' in server.log()

        await soon(is_logged)
        for _, writer in connections:
            writer.close()

        async def answers() -> bool:
            async with server.http() as http:
                with suppress(httpx.TransportError):
                    return (await http.get("/api/health")).status_code == 200
            return False

        await soon(answers)
        assert '"cap":"memory_bytes"' in server.log()
    finally:
        server.stop()
