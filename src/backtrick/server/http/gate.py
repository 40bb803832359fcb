"""What every request passes on its way in and every answer on its way out.

It stands around the whole application, so that also what no route takes is limited, logged,
counted and answered in the one form.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPResponseBodyEvent,
    HTTPResponseStartEvent,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketScope,
)

from backtrick.server.errors import (
    ErrorResponse,
    ServerError,
    ServerErrorCode,
    error_body,
    error_response,
)
from backtrick.server.http.security import (
    HEADERS,
    LARGEST_BODY,
    Caller,
    caller,
    host_allowed,
    more_headers,
    origin_allowed,
)
from backtrick.server.ops import logs
from backtrick.server.ops.config import Config
from backtrick.server.ops.metrics import Metrics
from backtrick.server.people.identity import bearer_in
from backtrick.server.people.limits import Buckets, Limit, address_key
from backtrick.server.ports import Ports

TRY_AGAIN = 1013
"""Closes a socket before it is opened, where no answer can say why."""
_HTTP_ANSWER = "websocket.http.response"
"""The extension by which a socket that is not opened gets an answer."""

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_SAFE = ("GET", "HEAD", "OPTIONS")
_FREE = ("/api/health", "/metrics")
"""Asked by machines, as often as they like."""

OPENAPI = "/api/openapi.json"


class Gate:
    """The application behind its gate."""

    def __init__(
        self, app: ASGIApp, config: Config, ports: Ports, metrics: Metrics, buckets: Buckets
    ) -> None:
        self._app = app
        self._config = config
        self._ports = ports
        self._metrics = metrics
        self._buckets = buckets
        self._headers = {**HEADERS, **more_headers(config)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let a socket through."""
        headers = headers_of(scope)
        peer = (scope.get("client") or ("", 0))[0]
        who = caller(peer, scope["scheme"], headers, self._config)
        scope.setdefault("state", {})["caller"] = who
        _strip(scope, self._config.base_path)
        if scope["type"] == ScopeType.WEBSOCKET:
            del headers  # a socket may stay open for long
            try:
                self._admit_socket(scope, who)
            except ServerError as error:
                await self._refuse_socket(error, scope, send)
            else:
                await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, send, headers, who)

    def _admit_socket(self, scope: WebSocketScope, who: Caller) -> None:
        """Refuse a socket that need not even be looked at."""
        self._buckets.take(Limit.REQUESTS, address_key(who.address))
        if not scope["path"].isprintable():
            raise ServerError(ServerErrorCode.NOT_FOUND)
        if not host_allowed(who, self._config):
            raise ServerError(ServerErrorCode.WRONG_HOST)

    async def _refuse_socket(self, error: ServerError, scope: WebSocketScope, send: Send) -> None:
        """Answer as any request is answered, where the ASGI server can do that."""
        self._metrics.refusals.labels(error.code).inc()
        if _HTTP_ANSWER not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": None})
            return
        start, body = _refusal(error_response(error))
        added = [(name.encode(), value.encode()) for name, value in self._headers.items()]
        answer: list[Any] = [
            {**start, "type": f"{_HTTP_ANSWER}.start", "headers": [*start["headers"], *added]},
            {**body, "type": f"{_HTTP_ANSWER}.body"},
        ]
        for message in answer:
            await send(message)

    async def _answer(
        self,
        scope: HTTPScope,
        receive: Receive,
        send: Send,
        headers: Mapping[str, str],
        who: Caller,
    ) -> None:
        began, request = self._ports.clock.monotonic(), self._ports.chance.token(8)
        scope["state"]["request"] = request
        asked, is_head = scope, scope["method"] == "HEAD"
        if is_head:  # answered as a GET, but for the body
            asked = {**scope, "method": "GET"}
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name.lower() for name, _ in message["headers"]}
                added = {**self._headers, "x-request-id": request}
                message["headers"] = [
                    *message["headers"],
                    *(
                        (name.encode(), value.encode())
                        for name, value in added.items()
                        if name.encode() not in given
                    ),
                ]
            elif is_head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            self._admit(scope, headers, who)
            await self._app(asked, receive, send_on)
        except Exception as error:
            if not isinstance(error, ServerError):
                logs.failure("request failed", error, request=request)
            if status:  # half an answer is out: only breaking the connection can tell
                raise
            for message in _refusal(error_response(error)):
                await send_on(message)
            self._metrics.refusals.labels(error_body(error).code).inc()
        finally:
            scope["path_template"] = asked.get("path_template", "")
            self._note(scope, who, status, self._ports.clock.monotonic() - began)

    def _admit(self, scope: HTTPScope, headers: Mapping[str, str], who: Caller) -> None:
        """Refuse what need not even be looked at."""
        method, path = scope["method"], scope["path"]
        if path not in _FREE:
            self._buckets.take(Limit.REQUESTS, address_key(who.address))
        if path.startswith(f"{OPENAPI}/") or not path.isprintable():
            raise ServerError(ServerErrorCode.NOT_FOUND)
        if path not in _FREE and not host_allowed(who, self._config):
            raise ServerError(ServerErrorCode.WRONG_HOST)
        if method in _SAFE:
            return
        if bearer_in(headers) is None and not origin_allowed(headers, who, self._config):
            raise ServerError(ServerErrorCode.FOREIGN_ORIGIN)
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length) > LARGEST_BODY:
            raise ServerError(ServerErrorCode.TOO_LARGE, most=LARGEST_BODY)
        carries = length not in ("", "0") or "transfer-encoding" in headers
        media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
        if carries and method != "DELETE" and media_type != "application/json":
            raise ServerError(ServerErrorCode.WRONG_MEDIA_TYPE)

    def _note(self, scope: HTTPScope, who: Caller, status: int, seconds: float) -> None:
        """Only the route: a path, like a query, may hold a secret."""
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        route = str(scope.get("path_template") or "-")
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.request_seconds.labels(route).observe(seconds)
        level = logging.DEBUG if route in _FREE else logging.INFO
        logs.log(
            level,
            "request",
            request=scope["state"]["request"],
            method=method,
            route=route,
            status=status,
            seconds=round(seconds, 4),
            address=who.address,
        )


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers by their lower-case names."""
    return {
        name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
    }


def _strip(scope: Scope, base_path: str) -> None:
    """Take the base path away, unless a proxy already has."""
    path = scope["path"]
    if base_path and (path == base_path or path.startswith(f"{base_path}/")):
        scope["path"] = path[len(base_path) :] or "/"
        scope["raw_path"] = scope["path"].encode()


def _refusal(answer: ErrorResponse) -> tuple[HTTPResponseStartEvent, HTTPResponseBodyEvent]:
    body = msgspec.json.encode(answer.body)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if "seconds" in answer.body.facts and answer.status == 429:
        headers.append((b"retry-after", str(answer.body.facts["seconds"]).encode()))
    return (
        {"type": "http.response.start", "status": answer.status, "headers": headers},
        {"type": "http.response.body", "body": body, "more_body": False},
    )
