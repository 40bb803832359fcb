"""The browsers and programs that share a device, and signing them out."""

from __future__ import annotations

from typing import Any

import pytest

from backtrick.server.ops.config import Timing
from backtrick.server.ports import SYSTEM
from tests.server.http.conftest import Client, Person, Serve, dump, refused
from tests.server.kit import PATIENCE


def second_token(person: Person) -> str:
    secret = person.post("/api/devices/me/links")["secret"]
    made = person.client.post(f"/api/devices/links/{secret}")
    person.client.cookies.clear()
    return str(made.json()["token"])


def tokens(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/devices/me/tokens")["tokens"]
    return found


def test_a_device_lists_its_tokens(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    [first] = tokens(ada)
    assert first["current"]
    now = SYSTEM.clock.time()
    assert abs(first["created"] - now) < 60
    monkeypatch.setattr(SYSTEM.clock, "time", lambda: now + 100)
    token = second_token(ada)
    newer, older = tokens(ada)
    assert (newer["current"], older["current"]) == (False, True)
    assert newer["created"] == now + 100
    assert not any(secret in str(newer) for secret in (token, ada.token))
    monkeypatch.setattr(SYSTEM.clock, "time", lambda: now + 7200)
    tokens(ada)
    newer, older = tokens(ada)
    assert (newer["seen"], older["seen"]) == (now + 100, now + 7200)


def test_a_revoked_token_proves_nothing(client: Client, ada: Person, bob: Person) -> None:
    token = second_token(ada)
    other = next(each["id"] for each in tokens(ada) if not each["current"])
    refused(bob.ask("DELETE", f"/api/devices/me/tokens/{other}"), 404, "no-such-token")
    gone = ada.ask("DELETE", f"/api/devices/me/tokens/{other}")
    assert (gone.status_code, gone.headers.get("set-cookie")) == (204, None)
    headers = {"authorization": f"Bearer {token}"}
    refused(client.get("/api/devices/me", headers=headers), 401, "not-identified")
    refused(ada.ask("DELETE", f"/api/devices/me/tokens/{other}"), 404, "no-such-token")
    assert [each["current"] for each in tokens(ada)] == [True]


def test_a_link_does_not_outlive_a_revoked_token(client: Client, ada: Person, bob: Person) -> None:
    """Whoever is signed out may have made it, to come back."""
    second_token(ada)
    other = next(each["id"] for each in tokens(ada) if not each["current"])
    secret, kept = (each.post("/api/devices/me/links")["secret"] for each in (ada, bob))
    ada.ask("DELETE", f"/api/devices/me/tokens/{other}")
    refused(client.post(f"/api/devices/links/{secret}"), 404, "no-such-link")
    assert client.get(f"/api/devices/links/{kept}").json()["name"] == bob.name


def test_signing_oneself_out_takes_the_cookie_away(ada: Person) -> None:
    token = second_token(ada)
    mine = next(each["id"] for each in tokens(ada) if each["current"])
    gone = ada.ask("DELETE", f"/api/devices/me/tokens/{mine}")
    assert 'backtrick_device=""' in gone.headers["set-cookie"]
    refused(ada.ask("GET", "/api/devices/me"), 401, "not-identified")
    ada.token = token
    assert ada.get("/api/devices/me")["id"] == ada.id


def test_the_sockets_of_a_revoked_token_are_closed(serve: Serve) -> None:
    client = serve(timing=Timing(names_seconds=1e6))  # nobody looks by themselves
    ada = Person(client)
    table = ada.open_table(seats=2)["id"]
    headers = {"authorization": f"Bearer {second_token(ada)}"}
    other = next(each["id"] for each in tokens(ada) if not each["current"])
    path = f"/api/tables/{table}/stream"
    with (
        client.websocket_connect(path, headers=headers) as revoked,
        client.websocket_connect(path, headers=ada.headers) as kept,
    ):
        for socket in (revoked, kept):
            assert socket.receive_json(timeout=PATIENCE)["type"] == "welcome"
        ada.ask("DELETE", f"/api/devices/me/tokens/{other}")
        while (message := revoked.receive_json(timeout=PATIENCE))["type"] != "bye":
            pass
        assert (message["code"], message["final"]) == ("not-identified", True)
        kept.send_json({"id": "1", "do": {"type": "ping"}})
        while kept.receive_json(timeout=PATIENCE)["type"] != "pong":
            pass


def test_no_token_is_stored_as_it_is(client: Client, ada: Person) -> None:
    assert second_token(ada) not in dump(client)
