"""A socket at a table that comes back by itself when the connection breaks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar
from urllib.parse import urlencode

import websockets
from websockets.asyncio.client import ClientConnection

from backtrick.client.device import SECONDS, Device
from backtrick.client.errors import ClientError, ClientErrorCode
from backtrick.protocol import PROTOCOL

FIRST_WAIT = 0.1
"""Seconds before the first try to come back; the wait doubles with every try."""

T = TypeVar("T")


class Connection:
    """The frames of a table's socket, from one connection after the other.

    `version` and `resume` say where to go on. A subclass takes in each frame in `receive`; an
    exception that it raises ends the connection, and everything that waits here.
    """

    comes_back = True
    """Whether to connect again when the connection breaks."""
    longest_wait = 10.0
    """The most seconds between two tries."""

    def __init__(self, device: Device, table_id: str, after: int, resume: str) -> None:
        self.device = device
        self.table_id = table_id
        self.version = after
        self.resume = resume
        self.socket: ClientConnection | None = None
        """The newest connection; it may be closed."""
        self._wait = FIRST_WAIT
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._error: Exception | None = None

    async def receive(self, frame: str | bytes) -> None:
        """Take in one frame."""
        raise NotImplementedError

    async def greet(self) -> None:
        """Say what a new connection begins with."""

    def address(self) -> str:
        """Where to connect to, asked each time."""
        query: dict[str, object] = {"protocol": PROTOCOL}
        if self.resume:
            query |= {"after": self.version, "resume": self.resume}
        host = self.device.url.replace("http", "ws", 1)
        return f"{host}/api/tables/{self.table_id}/stream?{urlencode(query)}"

    async def open(self) -> None:
        """Connect, and begin to listen."""
        try:
            socket = await self._connect()
        except (OSError, ValueError, websockets.WebSocketException) as error:
            server = self.device.url
            code, message = ClientErrorCode.UNREACHABLE, f"{server}: {error}"
            raise ClientError(code, message, server=server) from error
        self._reading = asyncio.create_task(self._stay(socket))

    async def close(self) -> None:
        """Close the connection for good."""
        self.fail(ClientError(ClientErrorCode.CLOSED, "this client was closed"))
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def wait_for(self, condition: Callable[[], T | None]) -> T:
        """Wait until a condition holds, and return its value. It is looked at whenever a message
        has come: `turn = await table.wait_for(lambda: table.mine.turn)`.
        """
        while not (found := condition()):
            if self._error is not None:
                raise self._error
            await self._news.wait()
        return found

    async def send(self, frame: str) -> None:
        """Send a frame; it is lost if the connection is broken."""
        if self.socket is not None:
            with suppress(websockets.ConnectionClosed):
                await self.socket.send(frame)

    def fail(self, error: Exception) -> None:
        """End everything that waits here."""
        self._error = self._error or error
        self._tell()

    @property
    def _was_closed(self) -> bool:
        return isinstance(self._error, ClientError) and self._error.code == ClientErrorCode.CLOSED

    def _tell(self) -> None:
        """Wake everything that waits here."""
        self._news.set()
        self._news.clear()

    async def _stay(self, socket: ClientConnection) -> None:
        try:
            while True:
                await self._listen(socket)
                socket = await self._return()
        except Exception as error:
            self.fail(error)
            await socket.close()

    async def _listen(self, socket: ClientConnection) -> None:
        await self.greet()
        with suppress(websockets.ConnectionClosed):
            async for frame in socket:
                await self.receive(frame)
                self._tell()

    async def _return(self) -> ClientConnection:
        if self._error is not None:
            raise self._error
        if not self.comes_back:
            raise ClientError(ClientErrorCode.DISCONNECTED, "the connection is closed")
        while True:
            await asyncio.sleep(self._wait * random.uniform(0.5, 1.0))  # noqa: S311
            self._wait = min(2 * self._wait, self.longest_wait)
            with suppress(OSError, websockets.WebSocketException):
                return await self._connect()

    async def _connect(self) -> ClientConnection:
        self.socket = await websockets.connect(
            self.address(),
            additional_headers=self.device.headers,
            compression=None,
            max_size=None,
            open_timeout=SECONDS,
            close_timeout=1,
        )
        return self.socket
