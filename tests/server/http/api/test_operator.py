"""What only the operator may do."""

from __future__ import annotations

import time

import pytest

from backtrick.server.ops.config import Timing
from tests.server.http.conftest import OPERATOR, Client, Person, Serve, refused
from tests.server.kit import PATIENCE

AS_OPERATOR = {"authorization": f"Bearer {OPERATOR}"}
ROUTES = [
    ("DELETE", "/api/operator/tables/x"),
    ("DELETE", "/api/operator/devices/x/name"),
    ("GET", "/api/operator/names"),
    ("POST", "/api/operator/names/ban"),
    ("DELETE", "/api/operator/names/word"),
]


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_nobody_else_may(client: Client, ada: Person, method: str, path: str) -> None:
    body = {"json": {"word": "x"}} if method == "POST" else {}
    refused(client.request(method, path, **body), 401, "not-operator")  # type: ignore[arg-type]
    refused(ada.ask(method, path, **body), 401, "not-operator")


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_without_a_token_in_the_configuration_nobody_may(
    serve: Serve, method: str, path: str
) -> None:
    client = serve(operator_token=None)
    body = {"json": {"word": "x"}} if method == "POST" else {}
    for headers in ({}, {"authorization": "Bearer "}, {"authorization": "Bearer None"}):
        answer = client.request(method, path, headers=headers, **body)  # type: ignore[arg-type]
        refused(answer, 401, "not-operator")


def test_guessing_the_token_ends_soon(serve: Serve) -> None:
    client = serve(limits=1.0)
    headers = {"authorization": "Bearer wrong"}
    codes = [client.get("/api/operator/names", headers=headers).status_code for _ in range(12)]
    assert codes[0] == 401
    assert codes[-1] == 429


def test_removing_a_table(client: Client, ada: Person) -> None:
    table = ada.open_table(seats=2, public=True)["id"]
    path = f"/api/tables/{table}/stream"
    with client.websocket_connect(path, headers=ada.headers) as socket:
        assert socket.receive_json(timeout=PATIENCE)["type"] == "welcome"
        gone = client.delete(f"/api/operator/tables/{table}", headers=AS_OPERATOR)
        assert (gone.status_code, gone.content) == (204, b"")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            message = socket.receive_json(timeout=PATIENCE)
            if message["type"] == "events":
                break
        assert message["events"][0]["event"] == {"type": "closed", "reason": "removed"}
    assert ada.do(table, type="put_bot", seat=1, bot="greedy")["code"] == "closed"
    listed = ada.get("/api/tables")["tables"]
    assert table not in [each["id"] for each in listed]
    # again is no error, an unknown one is
    assert client.delete(f"/api/operator/tables/{table}", headers=AS_OPERATOR).status_code == 204
    answer = client.delete("/api/operator/tables/nothing", headers=AS_OPERATOR)
    refused(answer, 404, "no-such-table")


def test_taking_a_name_away(client: Client) -> None:
    rude = Person(client, name="Rude")
    table = rude.open_table(public=True)["id"]
    answer = client.delete(f"/api/operator/devices/{rude.id}/name", headers=AS_OPERATOR)
    name = answer.json()["name"]
    assert name.startswith("Guest ")
    assert rude.get("/api/devices/me")["name"] == name
    assert rude.get(f"/api/tables/{table}")["seats"][0]["name"] == name
    answer = client.delete("/api/operator/devices/nothing/name", headers=AS_OPERATOR)
    refused(answer, 404, "no-such-device")


def test_banning_words(serve: Serve) -> None:
    client = serve(timing=Timing(words_seconds=-1.0))
    ban = "/api/operator/names/ban"
    words = client.post(ban, json={"word": "turnip"}, headers=AS_OPERATOR).json()["words"]
    assert words == ["turnip"]
    refused(client.post("/api/devices", json={"name": "Mr. Turn1p"}), 400, "name-banned")
    assert client.get("/api/operator/names", headers=AS_OPERATOR).json() == {"words": ["turnip"]}
    left = client.delete("/api/operator/names/turnip", headers=AS_OPERATOR).json()["words"]
    assert left == []
    assert Person(client, name="Mr. Turnip").name == "Mr. Turnip"
    refused(client.post(ban, json={"word": ""}, headers=AS_OPERATOR), 400, "bad-request")
    for word in ("*", "**", " ", "* *"):  # would ban every name
        refused(client.post(ban, json={"word": word}, headers=AS_OPERATOR), 400, "name-characters")
    refused(client.post(ban, json={"word": "a\0"}, headers=AS_OPERATOR), 400, "name-characters")
