"""What every request passes: one form of errors, sizes, origins, headers, proxies, limits, logs."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute

from backtrick.rules import RulesErrorCode
from backtrick.server.errors import ServerError, ServerErrorCode, error_body, error_response
from backtrick.server.http.gate import Gate
from backtrick.server.http.security import LARGEST_BODY
from backtrick.server.ops.config import Config
from backtrick.server.ops.logs import JsonLines
from backtrick.server.ops.metrics import Metrics
from backtrick.server.people.limits import Buckets, Limit
from backtrick.server.ports import SYSTEM
from backtrick.table import TableErrorCode
from tests.server.http.conftest import (
    OPERATOR,
    Client,
    Person,
    Serve,
    StoppedClock,
    refused,
    services,
)

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, "not-found"),
        ("GET", "/api", 404, "not-found"),
        ("GET", "/api/openapi.json/x", 404, "not-found"),
        ("GET", "/api/tables/a/b/c", 404, "not-found"),
        ("PUT", "/api/games", 405, "wrong-method"),
        ("DELETE", "/verify", 405, "wrong-method"),
        ("BREW", "/api/games", 405, "wrong-method"),
        ("GET", "/%ff%00", 404, "not-found"),
        ("GET", "/api/tables/%00", 404, "not-found"),  # PostgreSQL would refuse it
        ("GET", "/api/records/a%0a", 404, "not-found"),
    ],
)
def test_every_error_has_the_one_form(
    client: Client, method: str, path: str, status: int, code: str
) -> None:
    answer = client.request(method, path)
    refused(answer, status, code)
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff", b'{"a":1}', b'{"name":"\\ud800"}', b"[" * 5000, b"1e999"],
)
def test_bodies_that_make_no_sense(client: Client, body: bytes) -> None:
    refused(client.post("/api/devices", content=body, headers=JSON), 400, "bad-request")


def test_where_something_is_wrong(client: Client, ada: Person) -> None:
    wanted = {"game": "the-game", "bots": ["greedy", 3]}
    facts = refused(ada.ask("POST", "/api/tables", json=wanted), 400, "bad-request")
    assert facts == {"where": "bots[1]", "detail": "Expected `str | null`, got `int`"}


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "x"])
def test_only_json_is_taken(client: Client, kind: str) -> None:
    answer = client.post("/api/devices", content=b"{}", headers={"content-type": kind})
    refused(answer, 415, "wrong-media-type")


def test_large_bodies_are_refused(client: Client) -> None:
    body = json.dumps({"name": "x" * LARGEST_BODY}).encode()
    assert refused(client.post("/api/devices", content=body, headers=JSON), 413, "too-large") == {
        "most": LARGEST_BODY
    }

    def pieces() -> Iterator[bytes]:  # without saying how much is coming
        yield b'{"name": "'
        for _ in range(20):
            yield b"x" * 8192
        yield b'"}'

    answer = client.post("/api/devices", content=pieces(), headers=JSON)
    refused(answer, 413, "too-large")


def test_what_nobody_foresaw_says_nothing_and_is_logged(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = serve()
    ada = Person(client)

    async def breaks(*_: object) -> None:
        raise RuntimeError(f"with a secret: {ada.token}")

    monkeypatch.setattr(services(client).store, "public_tables", breaks)
    with caplog.at_level(logging.INFO, "backtrick.server"):
        answer = ada.ask("GET", "/api/tables")
    assert refused(answer, 500, "internal") == {}
    assert "Traceback" not in answer.text
    logged = [logged_fields(record) for record in caplog.records]
    [failure] = [fields for fields in logged if fields["event"] == "request failed"]
    assert failure["error"] == "RuntimeError"
    assert Path(__file__).name in failure["where"]
    assert failure["request"] == answer.headers["x-request-id"]
    assert ada.token not in json.dumps(logged)


def logged_fields(record: logging.LogRecord) -> dict[str, Any]:
    line: dict[str, Any] = json.loads(JsonLines().format(record))
    return line


def test_no_secret_gets_into_the_logs(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "backtrick.server"):
        ada = Person(client, name="Ada")
        made = ada.open_table(seats=2)
        ada.get(f"/api/tables/{made['id']}", params={"key": made["key"]})
        bob = Person(client)
        bob.ask("POST", f"/api/tables/{made['id']}/join", json={"code": made["code"]})
        bob.ask("GET", f"/api/tables/{made['id']}?key={made['code']}&key=x")
        link = ada.post("/api/devices/me/links")
        client.post(f"/api/devices/links/{link['secret']}")
        client.cookies.clear()
        client.get(f"/api/nowhere/{link['secret']}", headers={"cookie": f"x={ada.token}"})
        ada.do(made["id"], type="say", text="hush-hush")
    lines = [JsonLines().format(record) for record in caplog.records]
    assert len(lines) >= 8
    logged = "\n".join(lines)
    for secret in (ada.token, bob.token, made["key"], made["code"], link["secret"], "hush-hush"):
        assert secret not in logged
    first = json.loads(lines[0])
    assert first["event"] == "request"
    assert first["route"] == "/api/devices"
    assert first["status"] == 201
    assert set(first) == {
        "at",
        "level",
        "event",
        "request",
        "method",
        "route",
        "status",
        "seconds",
        "address",
    }


def test_head_is_answered_wherever_get_is(client: Client, ada: Person) -> None:
    routes = [route for route in client.app.routes if isinstance(route, HTTPRoute)]
    paths = [route.path_format for route in routes if "GET" in route.methods]
    assert len(paths) > 25
    operator = {"authorization": f"Bearer {OPERATOR}"}
    for path in paths:
        address = re.sub(r"{[^}]*}", "x", path)
        headers = operator if path.startswith("/api/operator") else ada.headers
        got, asked = (client.request(m, address, headers=headers) for m in ("GET", "HEAD"))
        assert asked.status_code == got.status_code != 405, path
        assert asked.headers["content-type"] == got.headers["content-type"], path
        assert asked.content == b"", path
        if path != "/metrics":  # which has grown meanwhile
            assert asked.headers["content-length"] == got.headers["content-length"], path
    refused = client.post("/api/games", json={})
    assert refused.headers["allow"] == "GET, HEAD, OPTIONS"
    assert client.head("/api/join", headers=ada.headers).status_code == 405


def test_security_headers_are_on_every_answer(client: Client) -> None:
    for path in ("/api/games", "/nowhere", "/metrics", "/api/openapi.json", "/verify"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "server" not in headers
        assert "cache-control" in headers
    assert client.get("/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": "http://testserver.local"}, True),
        ({"origin": "https://testserver.local"}, True),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://testserver.local.evil.example"}, False),
        ({"origin": "http://testserver.local:8080"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://["}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"origin": "http://evil.example", "x-forwarded-host": "evil.example"}, False),
    ],
)
def test_pages_of_others_cannot_act_for_a_device(
    client: Client, headers: dict[str, str], allowed: bool
) -> None:
    ada = Person(client)
    cookie = {"cookie": f"backtrick_device={ada.token}"}
    answer = client.patch("/api/devices/me", json={}, headers={**cookie, **headers})
    if allowed:
        assert answer.status_code == 200
    else:
        refused(answer, 403, "foreign-origin")
        # a program with a token is no page
        bearer = client.patch("/api/devices/me", json={}, headers={**ada.headers, **headers})
        assert bearer.status_code == 200


def test_further_origins_and_the_public_one(serve: Serve) -> None:
    client = serve(origins=("https://friend.example",), public_url="https://cards.example")
    client.headers["host"] = "cards.example"
    for origin in ("https://friend.example", "https://cards.example"):
        made = client.post("/api/devices", json={}, headers={"origin": origin})
        assert made.status_code == 201
    answer = client.post("/api/devices", json={}, headers={"origin": "http://friend.example"})
    refused(answer, 403, "foreign-origin")


def test_with_a_public_address_other_hosts_are_refused(serve: Serve) -> None:
    client = serve(public_url="https://cards.example")
    answer = client.get("/api/games", headers={"host": "evil.example"})
    refused(answer, 421, "wrong-host")
    assert client.get("/api/games", headers={"host": "cards.example"}).status_code == 200
    assert client.get("/api/health", headers={"host": "10.0.0.3:8181"}).status_code == 200
    with pytest.raises(WebSocketDisconnect):  # noqa: SIM117
        with client.websocket_connect("/api/tables/x/stream", headers={"host": "evil.example"}):
            pass


def test_where_the_public_address_is_https_browsers_stay_there(serve: Serve) -> None:
    name = "strict-transport-security"
    assert serve(public_url="https://cards.example").get("/api/health").headers[name]
    assert name not in serve(public_url="http://cards.example").get("/api/health").headers
    assert name not in serve().get("/api/health", headers={"x-forwarded-proto": "https"}).headers


def test_behind_a_proxy_the_forwarded_host_is_ones_own(serve: Serve) -> None:
    client = serve(trusted_hops=1)
    headers = {"x-forwarded-host": "cards.example", "origin": "https://cards.example"}
    assert client.post("/api/devices", json={}, headers=headers).status_code == 201


def test_the_base_path_may_be_stripped_by_the_proxy_or_not(serve: Serve) -> None:
    client = serve(base_path="/cards")
    assert client.get("/cards/api/games").status_code == 200
    assert client.get("/api/games").status_code == 200
    assert client.get("/cards/verify").status_code == 200
    refused(client.get("/cardsapi/games"), 404, "not-found")
    assert client.get("/cards/api/openapi.json").json()["servers"] == [{"url": "/cards"}]


def test_requests_are_limited_by_address(serve: Serve) -> None:
    client = serve(limits=0.02, trusted_proxies=(ip_network("0.0.0.0/0"),), trusted_hops=1)
    some, other = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
    answers = [client.get("/api/games", headers=some) for _ in range(10)]
    assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 4
    refused(answers[-1], 429, "too-many")
    assert answers[-1].headers["retry-after"] == "1"
    assert client.get("/api/games", headers=other).status_code == 200
    assert client.get("/api/health", headers=some).status_code == 200
    assert client.get("/metrics", headers=some).status_code == 200


def test_new_devices_are_limited_by_address(serve: Serve) -> None:
    client = serve(limits=0.1, trusted_hops=1)
    codes = [
        client.post(
            "/api/devices", json={}, headers={"x-forwarded-for": f"2001:db8::{n}"}
        ).status_code
        for n in range(5)
    ]
    assert codes == [201] * 3 + [429] * 2


def test_codes_are_told_apart_and_have_words() -> None:
    codes = [*ServerErrorCode, *TableErrorCode, *RulesErrorCode]
    assert len({str(code) for code in codes}) == len(codes)
    assert error_body(ValueError("x")).code == "internal"
    assert error_response(ServerError(ServerErrorCode.NO_SUCH_TABLE)).status == 404


def test_sockets_are_limited_by_address_before_anybody_looks_at_them(serve: Serve) -> None:
    client = serve(limits=0.02)
    for _ in range(10):
        client.get("/api/games")
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect("/api/tables/x/stream"),
    ):
        pass
    assert closed.value.code == 1013


@pytest.mark.parametrize(
    ("path", "host", "status", "code"),
    [
        ("/api/tables/x/stream", "cards.example", 429, "too-many"),
        ("/api/tables/x/stream", "evil.example", 421, "wrong-host"),
        ("/api/tables/\n/stream", "cards.example", 404, "not-found"),
    ],
)
def test_a_socket_that_is_refused_is_told_why(path: str, host: str, status: int, code: str) -> None:
    async def opened(scope: object, receive: object, send: Any) -> None:
        await send({"type": "websocket.accept"})

    config, buckets = Config(public_url="https://cards.example"), Buckets(0.01, StoppedClock())
    gate = Gate(opened, config, SYSTEM, Metrics(), buckets)
    scope: Any = {
        "type": "websocket",
        "scheme": "ws",
        "path": path,
        "client": ("10.0.0.1", 1),
        "headers": [(b"host", host.encode())],
        "extensions": {"websocket.http.response": {}},
    }
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    if code == "too-many":
        while not buckets.wait(Limit.REQUESTS, "10.0.0.1"):
            buckets.take(Limit.REQUESTS, "10.0.0.1")
    asyncio.run(gate(scope, None, send))  # type: ignore[arg-type]
    start, body = sent
    assert (start["type"], start["status"]) == ("websocket.http.response.start", status)
    assert (body["type"], json.loads(body["body"])["code"]) == (
        "websocket.http.response.body",
        code,
    )
    headers = dict(start["headers"])
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert (b"retry-after" in headers) == (status == 429)
