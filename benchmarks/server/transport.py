"""Which ASGI server: 2,000 sockets at 500 tables, every frame fanned out to its table of four.

`python -m benchmarks.server.transport [--seconds 5] [--rates 1000,2000,3000] [NAME ...]` measures
the candidates that are installed. No game and no storage, so that only the transport differs: the
server copies each frame to the four sockets of its table, and the generator, a second process,
measures from sending it to the last of the four having it.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import os
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.measure import STEPS, calibration
from benchmarks.server import frames, processes
from benchmarks.server.figures import percentile

HOST = "127.0.0.1"
TABLES = 500
SEATS = 4
SIZE = 240
"""Bytes of a frame: about what one event at a table takes."""
QUEUE = 64
"""Messages that may wait for one socket before it is dropped."""
WORK = float(os.environ.get("TRANSPORT_WORK", "0")) / 1e6
"""Seconds of plain Python that the server spends on each frame, as a game would."""

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


@dataclass(frozen=True)
class Candidate:
    """A server, how its application is layered, and how it fans out."""

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


CANDIDATES = (
    Candidate("granian-embed"),
    Candidate("granian-embed", fan="direct"),
    Candidate("granian-embed", layer="litestar"),
    Candidate("granian-embed", uvloop=True),
    Candidate("granian-workers"),
    Candidate("granian-workers", uvloop=True),
    Candidate("uvicorn-websockets", uvloop=True),
    Candidate("uvicorn-websockets-sansio"),
    Candidate("uvicorn-websockets-sansio", uvloop=True),
    Candidate("uvicorn-websockets-sansio", uvloop=True, fan="direct"),
    Candidate("uvicorn-websockets-sansio", uvloop=True, layer="litestar"),
    Candidate("uvicorn-websockets-sansio", uvloop=True, layer="litestar", fan="write"),
    Candidate("uvicorn-websockets-sansio", layer="litestar", fan="write"),
    Candidate("uvicorn-wsproto", uvloop=True),
    Candidate("hypercorn", uvloop=True),
)


@dataclass
class Run:
    """What one run at one rate saw."""

    rate: int
    sent: int = 0
    delivered: int = 0
    times: list[float] = field(default_factory=list)
    seconds: float = 0.0
    server: float = 0.0
    loop: float = 0.0
    generator: float = 0.0
    memory: int = 0


# The server


class Connection:
    """One socket: what waits for it is bounded, a task of its own sends it."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.send = send
        self.write: Callable[[bytes], None] = scope["extensions"].get("write")
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)

    async def pump(self) -> None:
        while True:
            await self.send({"type": "websocket.send", "text": await self.queue.get()})


Tables = dict[bytes, list[Connection]]


async def converse(fan: str, tables: Tables, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket: whatever comes in goes out to its whole table."""
    message = await receive()
    assert message["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    table = tables.setdefault(scope["query_string"], [])
    connection = Connection(scope, send)
    table.append(connection)
    pump = asyncio.create_task(connection.pump()) if fan == "queue" else None
    try:
        while (message := await receive())["type"] == "websocket.receive":
            text = message["text"]
            if WORK:
                busy_until = time.perf_counter() + WORK
                while time.perf_counter() < busy_until:
                    pass
            wire = server_frame(text.encode())
            for each in table:
                if fan == "queue":
                    each.queue.put_nowait(text)
                elif fan == "write":
                    each.write(wire)
                else:
                    await each.send({"type": "websocket.send", "text": text})
    finally:
        table.remove(connection)
        if pump is not None:
            pump.cancel()


def server_frame(payload: bytes) -> bytes:
    """One text frame from a server; the same bytes for everybody."""
    if len(payload) < 126:
        return bytes((0x81, len(payload))) + payload
    return b"\x81\x7e" + len(payload).to_bytes(2, "big") + payload


def application(layer: str, fan: str) -> Any:
    """A Litestar application with an ordinary health route and the socket in the asked layer."""
    from litestar import Litestar, WebSocket, asgi, get, websocket

    tables: Tables = {}

    @get("/health", sync_to_thread=False)
    def health() -> str:
        return "ready"

    @websocket("/socket")
    async def through_litestar(socket: WebSocket[Any, Any, Any]) -> None:
        receive: Any = socket._receive if hasattr(socket, "_receive") else socket.receive
        send: Any = socket.send
        scope: Any = socket.scope
        await converse(fan, tables, scope, receive, send)

    @asgi("/socket", is_mount=True)
    async def bare(scope: Any, receive: Any, send: Any) -> None:
        await converse(fan, tables, scope, receive, send)

    handler = through_litestar if layer == "litestar" else bare
    return Litestar([health, handler], openapi_config=None, logging_config=None)


def serve(candidate: Candidate, port: int) -> None:
    """Run the candidate until SIGTERM."""
    app = application(candidate.layer, candidate.fan)
    if candidate.server == "granian-embed":
        run = asyncio.run
        if candidate.uvloop:
            import uvloop

            run = uvloop.run
        run(_granian_embedded(app, port))
    elif candidate.server == "granian-workers":
        _granian_workers(candidate, port)
    elif candidate.server.startswith("uvicorn"):
        import uvicorn

        implementation: Any = candidate.server.partition("-")[2]
        if candidate.fan == "write":
            implementation = _writing_protocol()
        uvicorn.run(
            app,
            host=HOST,
            port=port,
            ws=implementation,
            ws_per_message_deflate=False,
            loop="uvloop" if candidate.uvloop else "asyncio",
            log_level="warning",
            backlog=4096,
        )
    else:
        _hypercorn(app, candidate, port)


def _writing_protocol() -> Any:
    """Uvicorn's protocol, which also lets the application write finished frames at once."""
    from uvicorn.protocols.websockets import websockets_sansio_impl

    class Writing(websockets_sansio_impl.WebSocketsSansIOProtocol):
        def handle_connect(self, event: Any) -> None:
            super().handle_connect(event)
            extensions: Any = self.scope["extensions"]
            extensions["write"] = self.write

        def write(self, wire: bytes) -> None:
            if self.transport.get_write_buffer_size() > QUEUE * SIZE:
                self.transport.abort()
            else:
                self.transport.write(wire)

    return Writing


async def _granian_embedded(app: Any, port: int) -> None:
    from granian.constants import Interfaces
    from granian.server.embed import Server

    server = Server(
        app, address=HOST, port=port, interface=Interfaces.ASGI, backlog=4096, log_enabled=False
    )
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
    await server.serve()


def _granian_workers(candidate: Candidate, port: int) -> None:
    from granian import Granian
    from granian.constants import Interfaces, Loops

    os.environ["TRANSPORT"] = f"{candidate.layer} {candidate.fan}"
    Granian(
        "benchmarks.server.transport:from_environment",
        address=HOST,
        port=port,
        interface=Interfaces.ASGI,
        factory=True,
        workers=1,
        backlog=4096,
        loop=Loops.uvloop if candidate.uvloop else Loops.asyncio,
        log_enabled=False,
    ).serve()


def from_environment() -> Any:
    """The application for granian's worker process."""
    layer, fan = os.environ["TRANSPORT"].split()
    return application(layer, fan)


def _hypercorn(app: Any, candidate: Candidate, port: int) -> None:
    from hypercorn.asyncio import serve as serve_hypercorn
    from hypercorn.config import Config

    config = Config()
    config.bind = [f"{HOST}:{port}"]
    config.backlog = 4096
    run = asyncio.run
    if candidate.uvloop:
        import uvloop

        run = uvloop.run

    async def until_terminated() -> None:
        stop = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
        await serve_hypercorn(app, config, shutdown_trigger=stop.wait)  # type: ignore[arg-type]

    run(until_terminated())


# The generator


class Crowd:
    """All the sockets, and the frames that are under way."""

    def __init__(self) -> None:
        self.sockets: list[frames.Socket] = []
        self.under_way: dict[bytes, tuple[float, int]] = {}
        self.run = Run(0)
        self._next = 0

    def hear(self, text: bytes) -> None:
        """One socket received one frame."""
        key = text[:10]
        began, missing = self.under_way[key]
        self.run.delivered += 1
        if missing > 1:
            self.under_way[key] = began, missing - 1
        else:
            del self.under_way[key]
            self.run.times.append(time.perf_counter() - began)

    async def open(self, port: int, path: str) -> None:
        """Open every socket, a table at a time."""
        for table in range(TABLES):
            where = f"{path}?{table}"
            self.sockets += await asyncio.gather(
                *(frames.connect(HOST, port, where, self.hear) for _ in range(SEATS))
            )

    async def play(self, rate: int, seconds: float, pid: int) -> Run:
        """Send at a steady rate, whatever comes back, then wait for what is under way."""
        self.run = run = Run(rate)
        padding = b"x" * (SIZE - 10)
        server, own = processes.processor_seconds(pid), time.process_time()
        busiest = processes.busiest_thread_seconds(pid)
        began = time.perf_counter()
        while (now := time.perf_counter()) - began < seconds:
            for _ in range(int((now - began) * rate) - run.sent):
                key = b"%010d" % self._next
                self.under_way[key] = time.perf_counter(), SEATS
                # A stride that is prime to the number of sockets: no table twice in a row.
                self.sockets[self._next * 1201 % len(self.sockets)].send(key + padding)
                self._next += 1
                run.sent += 1
            await asyncio.sleep(0.002)
        run.seconds = time.perf_counter() - began
        run.server = processes.processor_seconds(pid) - server
        run.loop = processes.busiest_thread_seconds(pid) - busiest
        run.generator = time.process_time() - own
        run.memory = processes.resident(pid)
        began = time.perf_counter()
        while self.under_way and time.perf_counter() - began < 10:
            await asyncio.sleep(0.05)
        run.seconds += time.perf_counter() - began if self.under_way else 0
        return run


async def _measure(
    candidate: Candidate, port: int, pid: int, rates: list[int], seconds: float
) -> None:
    crowd = Crowd()
    await crowd.open(port, "/socket")
    await crowd.play(rates[0], 1, pid)
    for rate in rates:
        loop = calibration()
        run = await crowd.play(rate, seconds, pid)
        ordered = sorted(run.times)
        print(
            f"{candidate.name:<47} {rate:>6} {run.sent / run.seconds:>7.0f}"
            f" {run.delivered / run.seconds:>9.0f}"
            f" {1000 * percentile(ordered, 0.5):>7.1f} {1000 * percentile(ordered, 0.99):>7.1f}"
            f" {100 * run.server / run.seconds:>6.0f}% {100 * run.loop / run.seconds:>6.0f}% {100 * run.generator / run.seconds:>6.0f}%"
            f" {run.memory / 2**20:>6.0f} {loop:>7.3f}"
            + (f"   {len(crowd.under_way)} never arrived" if crowd.under_way else ""),
            flush=True,
        )
        if crowd.under_way:
            break
    for socket in crowd.sockets:
        socket.close()
    await asyncio.sleep(0.2)


def measure(candidate: Candidate, rates: list[int], seconds: float) -> None:
    """Start the candidate, print a line for each rate, end it."""
    port = processes.free_port()
    command = [sys.executable, "-m", __spec__.name, "--serve", candidate.name, "--port", str(port)]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        try:
            with processes.running(command, log) as child:
                processes.await_health(f"http://{HOST}:{port}/health", child, 20)
                asyncio.run(_measure(candidate, port, child.pid, rates, seconds))
        except (RuntimeError, OSError, frames.HandshakeRefused) as error:
            print(f"{candidate.name:<47} failed: {error}\n{log.read_text()[-2000:]}")


def main() -> None:
    """Measure the candidates whose name contains one of the words, or serve as one of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", default=[""])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rates", default="1000,2000,3000")
    parser.add_argument("--work", default="0", help="microseconds of Python for each frame")
    parser.add_argument("--serve")
    parser.add_argument("--port", type=int)
    asked = parser.parse_args()
    if asked.serve:
        serve(next(each for each in CANDIDATES if each.name == asked.serve), asked.port)
        return
    os.environ["TRANSPORT_WORK"] = asked.work
    print(
        f"{TABLES} tables of {SEATS}, {SIZE} bytes and {asked.work} microseconds of work a frame;"
        f" calibration of {STEPS:,} steps"
    )
    print(
        f"{'server/loop/layer/fan':<47} {'asked':>6} {'sent/s':>7} {'deliv./s':>9} {'p50 ms':>7}"
        f" {'p99 ms':>7} {'server':>7} {'thread':>7} {'gener.':>7} {'MiB':>6} {'cal. s':>7}"
    )
    for candidate in CANDIDATES:
        if any(word in candidate.name for word in asked.words):
            if candidate.missing:
                print(f"{candidate.name:<47} not measured: {candidate.missing} is not installed")
            else:
                measure(candidate, [int(rate) for rate in asked.rates.split(",")], asked.seconds)


if __name__ == "__main__":
    main()
