"""A whole server in this process, and people who use it over HTTP."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from backtrick.server.http.app import create_app
from backtrick.server.http.services import Services
from backtrick.server.ops.config import Config
from backtrick.server.ports import Clock
from tests.server.kit import PATIENCE

OPERATOR = "the-operators-token"

Client = TestClient[Any]
Serve = Callable[..., Client]


class Person:
    """A device that is known to the server, and what it asks."""

    def __init__(self, client: Client, **wanted: object) -> None:
        self.client = client
        made = client.post("/api/devices", json=wanted)
        assert made.status_code == 201, made.text
        client.cookies.clear()
        self.id: str = made.json()["id"]
        self.name: str = made.json()["name"]
        self.token: str = made.json()["token"]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.client.request(method, path, headers=self.headers, **more)

    def get(self, path: str, **more: Any) -> Any:
        return answered(self.ask("GET", path, **more))

    def post(self, path: str, body: object = None) -> Any:
        return answered(self.ask("POST", path, **({} if body is None else {"json": body})))

    def open_table(self, **wanted: object) -> Any:
        return self.post("/api/tables", {"game": "the-game", "seats": 1, **wanted})

    def do(self, table: str, **command: object) -> Any:
        """Ask something over the socket of a table; the answer."""
        path = f"/api/tables/{table}/stream"
        with self.client.websocket_connect(path, headers=self.headers) as socket:
            request = secrets.token_hex(4)
            socket.send_json({"id": request, "do": command})
            while True:
                message = socket.receive_json(timeout=PATIENCE)
                if message.get("id") == request or message["type"] == "bye":
                    return message

    def finish(self, table: str) -> None:
        """End a game the quick way."""
        assert self.do(table, type="resign")["type"] == "done"

    def finished_table(self, **wanted: object) -> str:
        table: str = self.open_table(begin=True, **wanted)["id"]
        self.finish(table)
        return table


def answered(response: httpx.Response) -> Any:
    assert response.status_code in (200, 201), response.text
    return response.json()


def refused(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The facts of a refusal, which has the one form."""
    told = response.json()
    assert (response.status_code, told["code"]) == (status, code), response.text
    assert set(told) == {"code", "message", "facts"}
    assert told["message"]
    facts: dict[str, Any] = told["facts"]
    return facts


def services(client: Client) -> Services:
    found = client.app.state.services
    assert isinstance(found, Services)
    return found


def dump(client: Client) -> str:
    """Everything in the database."""
    path = services(client).store.url.database
    assert path is not None
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump())


def config(folder: Path, **more: Any) -> Config:
    usual: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'test.db'}",
        "operator_token": OPERATOR,
        "warm": False,
        "limits": 0.0,
        "bot_pace": 0.0,
    }
    return Config(**{**usual, **more})


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for the tests of a module."""
    app = create_app(config(tmp_path_factory.mktemp("server")))
    with TestClient(app) as running:
        yield running


class StoppedClock(Clock):
    """No time passes."""

    def monotonic(self) -> float:
        return 0.0


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """A server of one's own, set up as one likes. However slow the machine is: nobody may do
    something once more only because time has passed.
    """
    running: list[Client] = []

    def start(**more: Any) -> Client:
        client = TestClient(create_app(config(tmp_path, **more)))
        client.__enter__()
        running.append(client)
        services(client).buckets._clock = StoppedClock()
        return client

    yield start
    for client in running:
        client.__exit__(None, None, None)


@pytest.fixture
def ada(client: Client) -> Person:
    return Person(client, name="Ada")


@pytest.fixture
def bob(client: Client) -> Person:
    return Person(client, name="Bob")
