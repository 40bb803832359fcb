"""Devices: known by a token, named as they like, and forgotten when they want to be."""

from __future__ import annotations

import re
import time

import pytest

from backtrick.server.people.cookies import DEVICE as COOKIE
from backtrick.server.people.identity import hashed
from backtrick.server.ports import SYSTEM
from tests.server.http.conftest import Client, Person, Serve, dump, refused
from tests.server.kit import PATIENCE


def test_a_device_is_made_with_a_token_and_a_cookie(client: Client) -> None:
    made = client.post("/api/devices", json={"name": "Ada", "language": "de-AT", "is_bot": True})
    assert made.status_code == 201
    body = made.json()
    assert (body["name"], body["language"], body["is_bot"]) == ("Ada", "de-AT", True)
    assert re.fullmatch(r"[\w-]{16}", body["id"])
    assert re.fullmatch(r"[\w-]{43}", body["token"])
    cookie = made.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}={body['token']};")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    # the client sends its cookie from now on
    assert client.get("/api/devices/me").json()["id"] == body["id"]
    client.cookies.clear()


def test_behind_https_the_cookie_is_for_https_only_and_for_the_base_path(serve: Serve) -> None:
    client = serve(trusted_hops=1, base_path="/cards")
    made = client.post("/cards/api/devices", json={}, headers={"x-forwarded-proto": "https"})
    assert {"Secure", "Path=/cards"} <= set(made.headers["set-cookie"].split("; "))
    assert made.headers["set-cookie"].startswith(f"__Secure-{COOKIE}=")


@pytest.mark.parametrize("base_path", ["", "/cards"])
def test_with_an_https_address_a_proxy_need_not_say_so(serve: Serve, base_path: str) -> None:
    client = serve(public_url="https://testserver.local", base_path=base_path)
    client.cookies.set(COOKIE, "old")
    cookies = client.post(f"{base_path}/api/devices", json={}).headers.get_list("set-cookie")
    prefix = "__Secure-" if base_path else "__Host-"
    assert [cookie.partition("=")[0] for cookie in cookies] == [prefix + COOKIE, COOKIE]
    assert all("Secure" in cookie.split("; ") for cookie in cookies)


def test_a_forwarded_protocol_from_a_stranger_is_not_believed(client: Client) -> None:
    made = client.post("/api/devices", json={}, headers={"x-forwarded-proto": "https"})
    client.cookies.clear()
    assert "Secure" not in made.headers["set-cookie"]


def test_without_a_name_one_is_a_guest(client: Client) -> None:
    assert re.fullmatch(r"Guest [1-9]\d{3}", Person(client).name)


def test_only_the_hash_of_a_token_is_stored(client: Client, ada: Person) -> None:
    stored = dump(client)
    assert hashed(ada.token) in stored
    assert ada.token not in stored


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"authorization": "Bearer wrong"},
        {"authorization": "Basic abc"},
        {"authorization": "Bearer "},
        {"cookie": f"{COOKIE}=wrong"},
        {"cookie": f"x{COOKIE}=wrong; {COOKIE}=\x7f"},
    ],
)
def test_nobody_is_known_without_a_token(client: Client, headers: dict[str, str]) -> None:
    answer = client.get("/api/devices/me", headers=headers)
    refused(answer, 401, "not-identified")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_name_and_language_can_be_changed(ada: Person) -> None:
    changed = ada.ask("PATCH", "/api/devices/me", json={"name": "  Ada\u00a0 L.  "})
    assert changed.json()["name"] == "Ada L."
    assert ada.get("/api/devices/me")["name"] == "Ada L."
    changed = ada.ask("PATCH", "/api/devices/me", json={"language": "fr"})
    assert (changed.json()["name"], changed.json()["language"]) == ("Ada L.", "fr")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-length"),
        ("   ", "name-length"),
        ("x" * 25, "name-length"),
        ("a\nb", "name-characters"),
        ("a\u202eb", "name-characters"),
        ("a\u200bb", "name-characters"),
        ("\u3164", "name-characters"),
        ("o\u0302\u0303\u0304\u0305", "name-characters"),
        ("Admin", "name-banned"),
        ("@dm1n", "name-banned"),
        ("oh sh1t", "name-banned"),
    ],
)
def test_names_that_are_refused(client: Client, ada: Person, name: str, code: str) -> None:
    refused(client.post("/api/devices", json={"name": name}), 400, code)
    refused(ada.ask("PATCH", "/api/devices/me", json={"name": name}), 400, code)


@pytest.mark.parametrize("body", [{"language": "x"}, {"name": 3}, {"colour": "red"}, [], "x", None])
def test_nonsense_is_refused(client: Client, body: object) -> None:
    refused(client.post("/api/devices", json=body), 400, "bad-request")


def test_a_link_moves_the_identity_once(client: Client, ada: Person) -> None:
    made = ada.post("/api/devices/me/links")
    assert made["link"] == f"http://testserver.local/device#{made['secret']}"
    assert 590 < made["expires"] - time.time() <= 600
    moved = client.post(f"/api/devices/links/{made['secret']}")
    client.cookies.clear()
    assert moved.status_code == 201
    assert moved.json()["id"] == ada.id
    assert moved.json()["token"] != ada.token
    assert COOKIE in moved.headers["set-cookie"]
    again = client.get(
        "/api/devices/me", headers={"authorization": f"Bearer {moved.json()['token']}"}
    )
    assert again.json()["id"] == ada.id
    assert ada.get("/api/devices/me")["id"] == ada.id  # the first device stays
    refused(client.post(f"/api/devices/links/{made['secret']}"), 404, "no-such-link")


def test_a_link_is_void_when_there_is_a_newer_one_or_after_ten_minutes(
    client: Client, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = ada.post("/api/devices/me/links"), ada.post("/api/devices/me/links")
    refused(client.post(f"/api/devices/links/{old['secret']}"), 404, "no-such-link")
    now = time.time()
    monkeypatch.setattr(SYSTEM.clock, "time", lambda: now + 601)
    refused(client.post(f"/api/devices/links/{new['secret']}"), 404, "no-such-link")


def test_links_begin_with_the_public_address(serve: Serve) -> None:
    client = serve(public_url="https://example.org", base_path="/cards")
    client.base_url = client.base_url.copy_with(host="example.org")
    ada = Person(client)
    assert ada.post("/api/devices/me/links")["link"].startswith("https://example.org/cards/device#")


def test_removing_ones_data_leaves_nothing_that_leads_back(client: Client, bob: Person) -> None:
    ada = Person(client, name="Zaphod")
    table = ada.open_table(seats=2, public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    assert ada.do(table, type="say", text="my own words")["type"] == "done"
    solo = ada.finished_table()
    gone = ada.ask("DELETE", "/api/devices/me")
    assert (gone.status_code, gone.content) == (204, b"")
    assert f'{COOKIE}=""' in gone.headers["set-cookie"]
    refused(ada.ask("GET", "/api/devices/me"), 401, "not-identified")
    shown = bob.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in shown["seats"]] == [None, "Bob"]
    stored = dump(client)
    assert ada.id not in stored
    assert "Zaphod" not in stored
    assert b"my own words".hex().upper() not in stored.upper()
    assert solo in stored


def test_no_command_of_ones_own_stands_in_the_way_of_being_removed(
    client: Client, ada: Person, bob: Person
) -> None:
    table = ada.open_table(seats=2, public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    version = ada.get(f"/api/tables/{table}")["version"]
    path = f"/api/tables/{table}/stream"
    with client.websocket_connect(path, headers=bob.headers) as socket:
        for name in (f"removed-{version + 2}", f"removed {version + 2}"):
            socket.send_json({"id": name, "do": {"type": "say", "text": "hello"}})
            while socket.receive_json(timeout=PATIENCE).get("id") != name:
                pass
    assert bob.ask("DELETE", "/api/devices/me").status_code == 204
    assert not ada.get(f"/api/tables/{table}")["seats"][1]["person"]
