"""One open socket, seen from the table: messages go out in order, in bounded memory.

On the server's own sockets (`socket.py`) they are written at once, and the transport's buffer is
the queue; on any other ASGI server there is one here.

Nobody at a table waits for a client that does not read. When too much is waiting for it, it is
dropped: it can come back and will be told what it missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

from backtrick.protocol import encode
from backtrick.server.errors import farewell
from backtrick.server.http.socket import text_frame

Send = Callable[[str], Awaitable[None]]


class Direct(Protocol):
    """A socket that finished frames can be written to."""

    too_slow: bool

    def write_frame(self, frame: bytes) -> bool:
        """Write now; `False` when the socket is closed, or was dropped for being too slow."""


class Connection:
    """A client at a table."""

    def __init__(
        self, device: str, send: Send, direct: Direct | None, most_bytes: int, token: str = ""
    ) -> None:
        self.device = device
        self.token = token
        """The hash of the token with which it came."""
        self.dropped = False
        self.muted: frozenset[str] = frozenset()
        """Whom this client does not want to hear, as the store names them."""
        self.private = b""
        """What this client was last sent of its own."""
        self._direct = direct
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._most_bytes = most_bytes
        self._wake = asyncio.Event()
        self._closing = False

    def push(self, message: bytes) -> None:
        """Let a message go out after those before it, or drop the client."""
        if self._closing:
            return
        if self._direct is not None:
            if not self._direct.write_frame(text_frame(message)):
                self.dropped = self._direct.too_slow
                self.close()
            return
        if self._waiting_bytes > self._most_bytes:
            self.dropped = True
            self._waiting.clear()
            self.close()
            return
        self._waiting_bytes += len(message)
        self._waiting.append(message)
        self._wake.set()

    def show_out(self, why: Exception) -> None:
        """Say goodbye, and no more."""
        self.push(encode(farewell(why)))
        self.close()

    def close(self) -> None:
        """Send what is waiting, and no more."""
        self._closing = True
        self._wake.set()

    async def run(self) -> None:
        """Send until the connection is closed."""
        waiting = self._waiting
        while True:
            while waiting:
                message = waiting.popleft()
                self._waiting_bytes -= len(message)
                await self._send(message.decode())
            if self._closing:
                return
            self._wake.clear()
            await self._wake.wait()
