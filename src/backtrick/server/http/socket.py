"""The socket below a table's stream: frames are written at once, in bounded memory.

A finished frame goes straight to the transport, whose buffer is the only queue: no task and no
queue for each socket, and one encoded frame serves everybody who may see the same. A peer that
does not read, or does not answer pings, is dropped; it can come back and is told what it missed.
"""

from __future__ import annotations

import asyncio
from socket import SO_SNDBUF, SOL_SOCKET

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

BUFFERED = 256 * 1024
"""The bytes that may wait for one socket in our memory. One message more may wait: a client that
returns after a long time may have missed more than this.
"""

IN_KERNEL = 64 * 1024
"""The bytes that may wait in the system's own buffer; its default is 4 MB."""

EXTENSION = "backtrick"
"""Under this name the application finds the socket among the extensions of its scope."""


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket connection that the application can write to directly."""

    too_slow = False
    """Whether the peer was dropped because it did not read."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected."""
        super().connection_made(transport)
        below = transport.get_extra_info("socket")
        if below is not None:
            below.setsockopt(SOL_SOCKET, SO_SNDBUF, IN_KERNEL)

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
        if self.transport.get_write_buffer_size() > BUFFERED:
            self.too_slow = True
            self.transport.abort()
            return False
        self.transport.write(frame)
        return True

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
