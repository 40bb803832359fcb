"""The socket below a table's stream: frames are written at once, in bounded memory.

A finished frame goes straight to the transport, whose buffer is the only queue: no task and no
queue for each socket, and one encoded frame serves everybody who may see the same. A peer that
does not read, or does not answer pings, is dropped; it can come back and is told what it missed.

What comes in is bounded as well: frames of every kind and bytes are counted for each socket, in
small slices, so that not even one chunk from the network keeps others waiting.
"""

from __future__ import annotations

import asyncio
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Self

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from backtrick.protocol import encode
from backtrick.server.errors import ServerError, ServerErrorCode, farewell
from backtrick.server.http.security import Caller
from backtrick.server.ops.config import Config, Rate
from backtrick.server.ops.excess import Cap, Excess

IN_KERNEL = 64 * 1024
"""The bytes that may wait in the system's own buffer; its default is 4 MB."""

EXTENSION = "backtrick"
"""Under this name the application finds the socket among the extensions of its scope."""

SLICE = 1024
"""So many bytes are read before frames are counted: at most 170 frames, about a millisecond."""

POLICY = 1008
LINGER_SECONDS = 1.0
"""How long a client whose socket is closed for sending too much has to read that."""


class Allowance:
    """A token bucket of one socket."""

    __slots__ = ("_at", "_burst", "_left", "_pace")

    def __init__(self, rate: Rate, stretch: float, now: float) -> None:
        self._burst = self._left = rate.burst * stretch
        self._pace = stretch / rate.seconds
        self._at = now

    def take(self, count: int, now: float) -> bool:
        """Whether so many more are allowed."""
        self._left = min(self._burst, self._left + (now - self._at) * self._pace) - count
        self._at = now
        return self._left >= 0


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket connection that the application can write to directly."""

    settings: Config
    excess: Excess
    too_slow = False
    """Whether the peer was dropped because it did not read."""
    _deaf = False
    _frames: Allowance | None = None
    _bytes: Allowance | None = None

    @classmethod
    def bounded(cls, settings: Config, excess: Excess) -> type[Self]:
        """The class of sockets with these bounds."""
        return type(cls.__name__, (cls,), {"settings": settings, "excess": excess})

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected."""
        super().connection_made(transport)
        below = transport.get_extra_info("socket")
        if below is not None:
            below.setsockopt(SOL_SOCKET, SO_SNDBUF, IN_KERNEL)
        rates, stretch = self.settings.rates, self.settings.limits
        if stretch:
            now = self.loop.time()
            self._frames = Allowance(rates.frames, stretch, now)
            self._bytes = Allowance(rates.frame_bytes, stretch, now)

    def connection_lost(self, exc: Exception | None) -> None:
        """The end. What the parser and the scope hold in a circle would wait for the garbage
        collector.
        """
        super().connection_lost(exc)
        self.conn.parser.close()
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"].pop(EXTENSION, None)

    def data_received(self, data: bytes) -> None:
        """Read on, slice by slice, as long as it is not too much."""
        if self._deaf:
            return
        now = self.loop.time()
        if self._bytes is not None and not self._bytes.take(len(data), now):
            self._refuse(Cap.FRAME_BYTES)
        for start in range(0, len(data), SLICE):
            if self._deaf or self.transport.is_closing():
                return
            self.conn.receive_data(data[start : start + SLICE])
            if self._frames is not None and not self._frames.take(len(self.conn.events), now):
                self._refuse(Cap.FRAMES)
            elif self.conn.parser_exc is not None:
                self.handle_parser_exception()
            else:
                self.handle_events()

    def start_keepalive(self) -> None:
        """The handshake is over, and what was said in it is needed no more."""
        super().start_keepalive()
        del self.request, self.response

    def handle_ping(self) -> None:
        """Answer all pings of a slice at once. A peer that does not read the answers is dropped."""
        output = b"".join(self.conn.data_to_send())
        if output and self._has_room():
            self.transport.write(output)

    def handle_cont(self, event: Frame) -> None:
        """The next part of a message; only the last one may be empty."""
        most = self.settings.caps.message_frames
        if len(self.frames) >= most or not (event.data or event.fin):
            self._refuse(Cap.MESSAGE_FRAMES)
        else:
            super().handle_cont(event)

    def _refuse(self, cap: Cap) -> None:
        """Close a socket that sends too much, and listen no more."""
        if self._deaf:
            return
        self._deaf = True
        self.excess.note(cap, self._address)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        if self.conn.state is not State.OPEN or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        bye = farewell(ServerError(ServerErrorCode.TOO_MANY, seconds=1))
        self.conn.send_close(POLICY)
        self.transport.write(text_frame(encode(bye)) + b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def _address(self) -> str:
        scope = getattr(self, "scope", None)
        who = scope["state"].get("caller") if scope is not None else None
        if isinstance(who, Caller):
            return who.address
        return self.client[0] if self.client else ""

    def handle_connect(self, event: Request) -> None:
        """The handshake; the application begins to run after it."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def write_frame(self, frame: bytes) -> bool:
        """Write a finished frame now, between the accept and the end; or drop the peer."""
        if self.close_sent or self.transport.is_closing():
            return False
        if not self._has_room():
            return False
        self.transport.write(frame)
        return True

    def _has_room(self) -> bool:
        """Whether more may wait for the peer; if not, it is dropped."""
        if self.transport.get_write_buffer_size() <= self.settings.caps.waiting_bytes:
            return True
        if not self.too_slow:
            self.too_slow = True
            self.excess.note(Cap.WAITING_BYTES, self._address)
            self.transport.abort()
        return False

    def keepalive_timeout(self) -> None:
        """A peer that does not answer pings will not read a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()


def text_frame(payload: bytes) -> bytes:
    """A text message as it goes over the wire to any client."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload
