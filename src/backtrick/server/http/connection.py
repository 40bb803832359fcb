"""The connection below requests: whoever calls, what it holds and how long it takes is bounded.

A head that is too large, a body that does not come and requests that are sent faster than they are
answered end the connection before they cost memory or time. Reading stops inside the parser: one
large chunk from the network cannot hold more than is allowed.
"""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from typing import Self

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from backtrick.errors import Fact
from backtrick.server.errors import ServerError, ServerErrorCode, error_response
from backtrick.server.http.security import HEADERS, LARGEST_BODY, more_headers
from backtrick.server.ops.config import Config
from backtrick.server.ops.excess import Cap, Excess

LINGER_SECONDS = 2.0
"""How long a client that was refused has to read why: what it still sends is thrown away."""
LARGEST_CODED_BODY = 2 * LARGEST_BODY
"""The most bytes of a body together with what says how long its pieces are."""


class Stage(Enum):
    """What a connection waits for."""

    IDLE = auto()
    HEAD = auto()
    BODY = auto()
    ANSWER = auto()
    END = auto()


class _TooMuch(Exception):
    """Stops the parser."""

    def __init__(self, cap: Cap, code: ServerErrorCode, **facts: Fact) -> None:
        super().__init__(cap)
        self.cap = cap
        self.error = ServerError(code, **facts)


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection from its opening to its end, or until it becomes a socket."""

    settings: Config
    excess: Excess
    _stage = Stage.IDLE
    _asked = False
    """Whether a request has begun."""
    _until = float("inf")
    _received = 0
    """Bytes of the head or the body that have come in chunks of their own."""
    _header_bytes = 0
    _pieces = 0
    _unread = 0
    """Bytes that waited for the client when it was last looked at."""
    _unread_since = 0.0

    @classmethod
    def bounded(cls, settings: Config, excess: Excess) -> type[Self]:
        """The class of connections with these bounds."""
        return type(cls.__name__, (cls,), {"settings": settings, "excess": excess})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected, and should say what it wants."""
        super().connection_made(transport)
        self._unread_since = self.loop.time()
        self._wait_for(Stage.IDLE, self.settings.timing.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The end; what was not begun to be answered is forgotten at once."""
        super().connection_lost(exc)
        self._stage = Stage.END
        self.pipeline.clear()

    def check(self, now: float) -> None:
        """End a connection that has waited for too long; asked about once a second."""
        if self._is_unread(now):
            self.excess.note(Cap.UNREAD_SECONDS, self._address)
            self.transport.abort()
            return
        if now < self._until:
            return
        timed_out = {Stage.HEAD: Cap.HEAD_SECONDS, Stage.BODY: Cap.BODY_SECONDS}
        if self._stage in timed_out:
            self._refuse(_TooMuch(timed_out[self._stage], ServerErrorCode.INCOMPLETE))
        elif self._stage is Stage.IDLE:
            if not self._asked:
                self.excess.note(Cap.NO_REQUEST, self._address)
            self.transport.close()
        else:
            self.transport.abort()

    def _is_unread(self, now: float) -> bool:
        """Whether the client reads nothing of what waits for it, for too long; it may read slowly.
        A connection that is closed waits for that too, without end.
        """
        waiting = self.transport.get_write_buffer_size()
        if not waiting or waiting < self._unread:
            self._unread_since = now
        self._unread = waiting
        return now - self._unread_since > self.settings.timing.unread_seconds

    def resume_writing(self) -> None:
        """The client has read, though more may wait for it when it is looked at again."""
        super().resume_writing()
        self._unread_since = self.loop.time()

    def data_received(self, data: bytes) -> None:
        """Read on, unless the connection is about to end."""
        if self._stage is Stage.END:
            return
        self._unset_keepalive_if_required()
        self._received += len(data)
        try:
            self.parser.feed_data(data)
            self._check_received()
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError as error:
            known = error.__context__
            if not isinstance(known, _TooMuch):
                facts = {"where": "", "detail": "it is not HTTP"}
                known = _TooMuch(Cap.NOT_HTTP, ServerErrorCode.BAD_REQUEST, **facts)
            self._refuse(known)
        except _TooMuch as known:
            self._refuse(known)

    def _check_received(self) -> None:
        """Of a header or a trailer the parser says nothing before its end."""
        caps = self.settings.caps
        if self._stage is Stage.HEAD and self._received > caps.header_bytes + caps.url_bytes:
            raise self._large_head(Cap.HEADER_BYTES)
        if self._stage is Stage.BODY and self._received > LARGEST_CODED_BODY:
            raise _TooMuch(Cap.BODY_BYTES, ServerErrorCode.TOO_LARGE, most=LARGEST_BODY)

    def _upgrade(self) -> None:
        if not self._should_upgrade():
            # Its request is answered as any other. What follows may be another protocol.
            self._stage = Stage.END
            self.cycle.keep_alive = False
        elif self._is_answering():
            self.excess.note(Cap.PIPELINED_REQUESTS, self._address)
            self.transport.abort()
        else:
            self.handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # it holds this connection

    # -- what the parser finds

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._asked = True
        self._received = self._header_bytes = self._pieces = 0
        self._wait_for(Stage.HEAD, self.settings.timing.head_seconds)

    def on_url(self, url: bytes) -> None:
        """The next part of its address."""
        super().on_url(url)
        most = self.settings.caps.url_bytes
        if len(self.url) > most:
            raise _TooMuch(Cap.URL_BYTES, ServerErrorCode.URL_TOO_LONG, most=most)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header or a trailer."""
        super().on_header(name, value)
        self._header_bytes += len(name) + len(value)
        if len(self.headers) > self.settings.caps.headers:
            raise self._large_head(Cap.HEADERS)
        if self._header_bytes > self.settings.caps.header_bytes:
            raise self._large_head(Cap.HEADER_BYTES)

    def on_headers_complete(self) -> None:
        """The request can be answered, or waits until those before it are."""
        if len(self.pipeline) >= self.settings.caps.pipelined_requests:
            raise _TooMuch(Cap.PIPELINED_REQUESTS, ServerErrorCode.TOO_MANY, seconds=1)
        super().on_headers_complete()
        self._received = 0
        self._wait_for(Stage.BODY, self.settings.timing.body_seconds)

    def on_body(self, body: bytes) -> None:
        """The next piece of its body."""
        self._pieces += 1
        if self._pieces > self.settings.caps.body_pieces:
            raise _TooMuch(Cap.BODY_PIECES, ServerErrorCode.TOO_LARGE, most=LARGEST_BODY)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there."""
        super().on_message_complete()
        self._wait_for(Stage.ANSWER, float("inf"))

    def on_response_complete(self) -> None:
        """It was answered; there may be another one."""
        super().on_response_complete()
        if self._stage is Stage.ANSWER and not self.pipeline:
            self._wait_for(Stage.IDLE, self.settings.timing.head_seconds)

    # -- the end

    def _wait_for(self, stage: Stage, seconds: float) -> None:
        self._stage = stage
        self._until = self.loop.time() + seconds

    def _large_head(self, cap: Cap) -> _TooMuch:
        caps = self.settings.caps
        facts = {"most": caps.headers, "bytes": caps.header_bytes}
        return _TooMuch(cap, ServerErrorCode.HEADERS_TOO_LARGE, **facts)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _is_answering(self) -> bool:
        """Whether an answer is under way to which nothing can be added."""
        if self.cycle is None or self.cycle.response_complete:
            return False
        is_body = self._stage is Stage.BODY
        return bool(self.pipeline) or not is_body or self.cycle.response_started

    def _refuse(self, refused: _TooMuch) -> None:
        """Say why, if it can be said, and listen no more."""
        self.excess.note(refused.cap, self._address)
        answered = self._stage is Stage.BODY and self.cycle.response_complete
        if self._is_answering() or self.transport.is_closing():
            self._stage = Stage.END
            self.transport.abort()
            return
        if self._stage is Stage.BODY and not answered:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self._wait_for(Stage.END, LINGER_SECONDS)
        self.flow.resume_reading()
        if not answered:
            self.transport.write(_answer(refused.error, self.settings))
        if self.transport.can_write_eof():
            self.transport.write_eof()


def _answer(error: ServerError, settings: Config) -> bytes:
    """The last answer on a connection."""
    answer = error_response(error)
    body = msgspec.json.encode(answer.body)
    headers = {
        **HEADERS,
        **more_headers(settings),
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = [f"{name}: {value}\r\n".encode() for name, value in headers.items()]
    return b"".join([STATUS_LINE[answer.status], *lines, b"\r\n", body])
