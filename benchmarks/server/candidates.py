"""The ASGI servers that were compared, each with the same application: a frame to a whole table."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import os
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

HOST = "127.0.0.1"
QUEUE = 64
"""Messages that may wait for one socket."""
BUFFERED = 64 * 1024
"""Bytes that may wait for one socket in the transport, for those that write to it."""
BACKLOG = 4096
WORK = "TRANSPORT_WORK"
"""The variable that names the microseconds of Python spent on each frame, as a game would."""
APPLICATION = "TRANSPORT_APPLICATION"

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


@dataclass(frozen=True)
class Candidate:
    """A server, its event loop, how its application is layered, and how a frame is fanned out.

    Fanned out through a `queue` and a sending task for each socket, by awaiting each send
    (`direct`), or as finished bytes that are written to the transports (`write`).
    """

    server: str
    uvloop: bool = False
    layer: str = "asgi"
    fan: str = "queue"

    @property
    def name(self) -> str:
        loop = "uvloop" if self.uvloop else "asyncio"
        return f"{self.server}/{loop}/{self.layer}/{self.fan}"

    @property
    def missing(self) -> str | None:
        """A module it needs that is not installed."""
        needed = [self.server.partition("-")[0]]
        needed += {"uvicorn-wsproto": ["wsproto"], "hypercorn": ["wsproto"]}.get(self.server, [])
        needed += ["uvloop"] if self.uvloop else []
        return next((each for each in needed if importlib.util.find_spec(each) is None), None)

    def serve(self, port: int) -> None:
        """Run until SIGTERM."""
        kind, _, implementation = self.server.partition("-")
        if kind == "uvicorn":
            _uvicorn(self, implementation, port)
        elif kind == "hypercorn":
            _run(_hypercorn(application(self.layer, self.fan), port), self.uvloop)
        elif implementation == "embed":
            _run(_granian_embedded(application(self.layer, self.fan), port), self.uvloop)
        else:
            _granian_workers(self, port)


CANDIDATES = (
    Candidate("granian-embed"),
    Candidate("granian-embed", fan="direct"),
    Candidate("granian-embed", layer="litestar"),
    Candidate("granian-embed", uvloop=True),
    Candidate("granian-workers"),
    Candidate("granian-workers", uvloop=True),
    Candidate("uvicorn-websockets", uvloop=True),
    Candidate("uvicorn-wsproto", uvloop=True),
    Candidate("uvicorn-websockets-sansio"),
    Candidate("uvicorn-websockets-sansio", uvloop=True),
    Candidate("uvicorn-websockets-sansio", uvloop=True, fan="direct"),
    Candidate("uvicorn-websockets-sansio", uvloop=True, layer="litestar"),
    Candidate("uvicorn-websockets-sansio", layer="litestar", fan="write"),
    Candidate("uvicorn-websockets-sansio", uvloop=True, layer="litestar", fan="write"),
    Candidate("hypercorn", uvloop=True),
)


# The application


class Connection:
    """One socket; with `queue`, what waits for it is bounded, and a task of its own sends it."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.send = send
        self.write: Callable[[bytes], None] = scope["extensions"].get("write")
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)

    async def pump(self) -> None:
        while True:
            await self.send({"type": "websocket.send", "text": await self.queue.get()})


class Hall:
    """The tables, by the query that a socket came with."""

    def __init__(self, fan: str) -> None:
        self._fan = fan
        self._work = float(os.environ.get(WORK, "0")) / 1e6
        self._tables: dict[bytes, list[Connection]] = {}

    async def converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket: whatever comes in goes out to its whole table."""
        message = await receive()
        assert message["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        table = self._tables.setdefault(scope["query_string"], [])
        connection = Connection(scope, send)
        table.append(connection)
        pump = asyncio.create_task(connection.pump()) if self._fan == "queue" else None
        try:
            while (message := await receive())["type"] == "websocket.receive":
                self._think()
                await self._tell(table, message["text"])
        finally:
            table.remove(connection)
            if pump is not None:
                pump.cancel()

    async def _tell(self, table: list[Connection], text: str) -> None:
        if self._fan == "queue":
            for each in table:
                each.queue.put_nowait(text)
        elif self._fan == "write":
            wire = server_frame(text.encode())
            for each in table:
                each.write(wire)
        else:
            for each in tuple(table):
                await each.send({"type": "websocket.send", "text": text})

    def _think(self) -> None:
        began = time.thread_time()
        while time.thread_time() - began < self._work:
            pass


def server_frame(payload: bytes) -> bytes:
    """One text frame from a server, which masks nothing: the same bytes for everybody."""
    if len(payload) < 126:
        return bytes((0x81, len(payload))) + payload
    return b"\x81\x7e" + len(payload).to_bytes(2, "big") + payload


def application(layer: str, fan: str) -> Any:
    """A Litestar application with an ordinary health route and the socket in the asked layer."""
    from litestar import Litestar, WebSocket, asgi, get, websocket

    hall = Hall(fan)

    @get("/health", sync_to_thread=False)
    def health() -> str:
        return "ready"

    @websocket("/socket")
    async def through_litestar(socket: WebSocket[Any, Any, Any]) -> None:
        scope: Any = socket.scope
        receive: Any = socket.receive
        send: Any = socket.send
        await hall.converse(scope, receive, send)

    @asgi("/socket", is_mount=True)
    async def bare(scope: Any, receive: Any, send: Any) -> None:
        await hall.converse(scope, receive, send)

    handler = through_litestar if layer == "litestar" else bare
    return Litestar([health, handler], openapi_config=None, logging_config=None)


def from_environment() -> Any:
    """The application, for a worker process of granian."""
    layer, fan = os.environ[APPLICATION].split()
    return application(layer, fan)


# The servers. Modules by name, for most of them need not be installed.


def _run(serving: Any, uvloop: bool) -> None:
    runner: Any = importlib.import_module("uvloop") if uvloop else asyncio
    runner.run(serving)


def _uvicorn(candidate: Candidate, implementation: str, port: int) -> None:
    import uvicorn

    protocol: Any = _writing_protocol() if candidate.fan == "write" else implementation
    uvicorn.run(
        application(candidate.layer, candidate.fan),
        host=HOST,
        port=port,
        ws=protocol,
        ws_per_message_deflate=False,
        loop="uvloop" if candidate.uvloop else "asyncio",
        log_level="warning",
        backlog=BACKLOG,
    )


def _writing_protocol() -> Any:
    """Uvicorn's protocol, which also lets the application write finished frames at once."""
    from uvicorn.protocols.websockets import websockets_sansio_impl

    class Writing(websockets_sansio_impl.WebSocketsSansIOProtocol):
        def handle_connect(self, event: Any) -> None:
            super().handle_connect(event)
            extensions: Any = self.scope["extensions"]
            extensions["write"] = self.write

        def write(self, wire: bytes) -> None:
            if self.transport.get_write_buffer_size() > BUFFERED:
                self.transport.abort()
            else:
                self.transport.write(wire)

    return Writing


async def _granian_embedded(app: Any, port: int) -> None:
    server = importlib.import_module("granian.server.embed").Server(
        app,
        address=HOST,
        port=port,
        interface=importlib.import_module("granian.constants").Interfaces.ASGI,
        backlog=BACKLOG,
        log_enabled=False,
    )
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
    await server.serve()


def _granian_workers(candidate: Candidate, port: int) -> None:
    constants = importlib.import_module("granian.constants")
    os.environ[APPLICATION] = f"{candidate.layer} {candidate.fan}"
    importlib.import_module("granian").Granian(
        f"{__name__}:from_environment",
        address=HOST,
        port=port,
        interface=constants.Interfaces.ASGI,
        factory=True,
        workers=1,
        backlog=BACKLOG,
        loop=constants.Loops.uvloop if candidate.uvloop else constants.Loops.asyncio,
        log_enabled=False,
    ).serve()


async def _hypercorn(app: Any, port: int) -> None:
    config = importlib.import_module("hypercorn.config").Config()
    config.bind = [f"{HOST}:{port}"]
    config.backlog = BACKLOG
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    serve = importlib.import_module("hypercorn.asyncio").serve
    await serve(app, config, shutdown_trigger=stop.wait)
