"""A WebSocket client that is light enough for 2,000 sockets in one process.

Only what a load generator needs: text frames out, text frames in, ping and close answered, no
extension. Frames are masked with zeros, which RFC 6455 lets a server accept like any other key, so
that the generator does not spend its core on masking.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable, Mapping

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
NO_MASK = bytes(4)


class HandshakeRefused(Exception):
    """The server did not switch protocols; the message is the head of its answer."""


class Socket(asyncio.Protocol):
    """One connection; `on_text` is called with each message's bytes, on the event loop."""

    def __init__(self, request: bytes, on_text: Callable[[bytes], None]) -> None:
        self._request = request
        self._on_text = on_text
        self._rest = b""
        self._parts: list[bytes] = []
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.close_code: int | None = None

    @property
    def head(self) -> str:
        """The head of the server's answer to the handshake."""
        return self.opened.result()

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        """Send one message; dropped when the connection is gone."""
        if self._transport is not None:
            self._transport.write(frame(opcode, payload))

    def close(self) -> None:
        """Say goodbye and close."""
        if self._transport is not None:
            self._transport.write(frame(CLOSE, struct.pack("!H", 1000)))
            self._transport.close()

    def pause(self) -> None:
        """Stop reading: what a stalled client does."""
        assert self._transport is not None
        self._transport.pause_reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(HandshakeRefused("the connection was closed"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
            self._rest = b""
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            text = head.decode("latin-1")
            if not text.startswith("HTTP/1.1 101"):
                self.opened.set_exception(HandshakeRefused(text + "\n" + data.decode("latin-1")))
                self.close()
                return
            self.opened.set_result(text)
        self._read(data)

    def _read(self, data: bytes) -> None:
        at, size = 0, len(data)
        while size - at >= 2:
            first, length = data[at], data[at + 1]
            begin = at + 2
            if length == 126:
                begin += 2
                if size < begin:
                    break
                length = (data[at + 2] << 8) | data[at + 3]
            elif length == 127:
                begin += 8
                if size < begin:
                    break
                length = int.from_bytes(data[at + 2 : begin], "big")
            if size < begin + length:
                break
            at = begin + length
            self._take(first, data[begin:at])
        self._rest = data[at:]

    def _take(self, first: int, payload: bytes) -> None:
        opcode = first & 0x0F
        if opcode <= 2:
            if first & FINAL and not self._parts:
                self._on_text(payload)
                return
            self._parts.append(payload)
            if first & FINAL:
                whole, self._parts = b"".join(self._parts), []
                self._on_text(whole)
        elif opcode == PING and self._transport is not None:
            self._transport.write(frame(PONG, payload))
        elif opcode == CLOSE and self._transport is not None:
            self.close_code = int.from_bytes(payload[:2], "big") if payload else 1005
            self._transport.write(frame(CLOSE, payload[:2]))
            self._transport.close()


def frame(opcode: int, payload: bytes) -> bytes:
    """One final frame from a client, masked with zeros."""
    size = len(payload)
    if size < 126:
        head = bytes((FINAL | opcode, MASKED | size))
    elif size < 65_536:
        head = struct.pack("!BBH", FINAL | opcode, MASKED | 126, size)
    else:
        head = struct.pack("!BBQ", FINAL | opcode, MASKED | 127, size)
    return head + NO_MASK + payload


async def connect(
    host: str,
    port: int,
    path: str,
    on_text: Callable[[bytes], None],
    headers: Mapping[str, str] | None = None,
    seconds: float = 20,
) -> Socket:
    """Open a connection and wait for the server to switch protocols."""
    lines = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **(headers or {}),
    }
    request = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    head = f"GET {path} HTTP/1.1\r\n{request}\r\n".encode("latin-1")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(head, on_text), host, port)
    async with asyncio.timeout(seconds):
        await socket.opened
    return socket
