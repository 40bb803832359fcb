"""One stranger against everybody: what floods cost other players and the server's memory.

`python -m benchmarks attack` starts a server with the usual limits on the loopback interface and
floods it in several ways. Meanwhile players ping it. It ends with 1 when a ping takes longer or
memory grows by more than is allowed. An attacker that is cut off connects again until all bytes
are sent, or time is up. It also ends with 1 when one sent less than it should though the server
never cut it off: then nothing was shown.
"""

from __future__ import annotations

import asyncio
import base64
import os
import resource
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

from backtrick.client import Device
from backtrick.protocol import PROTOCOL, Ping, Request, encode
from benchmarks.server import frames, processes
from benchmarks.server.figures import percentile
from benchmarks.server.load import disk_folder
from benchmarks.server.long_tables import add_long_tables
from benchmarks.server.players import HOST

MB = 1_000_000
LONGEST_PING = 0.250
MOST_GROWTH = 64 * MB
MOST_IDLE_BYTES = 32_000
IDLE_SOCKETS = 5000
SOCKETS = 10
LONG_TABLES = 11
PLAYERS = 5
EVERY = 0.125
"""So often each player pings: less than the limits allow."""
SECONDS = 15.0
"""After this time an attack ends, whatever it has sent."""
CALM = 3.0
"""How long memory is looked at after an attack."""
CHUNK = 64 * 1024
SLOW_BYTES = 400_000
"""What a client sends that pings slowly: more than the server keeps for one that does not read."""

REQUEST = b"GET /x HTTP/1.1\r\nHost: h\r\n\r\n"
HEADER = b"a: bbbbbbbbbbbb\r\n"
EMPTY = {
    "ping": frames.frame(frames.PING, b""),
    "pong": frames.frame(frames.PONG, b""),
    "text": frames.frame(frames.TEXT, b""),
    "binary": frames.frame(frames.BINARY, b""),
    "continuation": b"\x00\x80" + frames.NO_MASK,
}
BEGUN = b"\x01\x81" + frames.NO_MASK + b"x"
"""The first frame of a message that does not end."""


@dataclass
class Target:
    """A server to attack, and how to come to its tables."""

    port: int
    pid: int
    database: Path
    doors: list[bytes] = field(default_factory=list)
    """Handshakes, each of another device."""
    long_doors: list[bytes] = field(default_factory=list)
    """Handshakes of one device, at tables with long logs."""

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"


@dataclass
class Report:
    """What an attack has cost."""

    name: str
    floods: list[Flood] = field(default_factory=list)
    pings: list[float] = field(default_factory=list)
    peak: int = 0
    after: int = 0

    def show(self) -> None:
        pings = sorted(self.pings)
        print(
            f"{self.name:40} {self._sent}"
            f"   ping p99 {1000 * percentile(pings, 0.99):6.1f} ms"
            f"   longest stall {1000 * pings[-1]:6.1f} ms"
            f"   memory {self.peak / MB:+6.1f} MB, afterwards {self.after / MB:+6.1f} MB",
            flush=True,
        )

    @property
    def _sent(self) -> str:
        """What the floods sent together and each, of how much, and how often they were cut off."""
        each = [flood.sent / MB for flood in self.floods] or [0.0]
        size = sum(flood.size for flood in self.floods) / MB
        cut_off = sum(flood.cut_off for flood in self.floods)
        ended = (
            f"closed by the server {cut_off:4} times" if cut_off else "never closed by the server"
        )
        return (
            f"{sum(each):6.1f} of {size:5.1f} MB sent ({min(each):5.2f} to {max(each):5.2f} each), "
            f"{ended:30}"
        )

    @property
    def wrong(self) -> Iterator[str]:
        if max(self.pings) > LONGEST_PING:
            yield f"{self.name}: a ping took {1000 * max(self.pings):.0f} ms"
        if self.peak > MOST_GROWTH:
            yield f"{self.name}: memory grew by {self.peak / MB:.0f} MB"
        for flood in self.floods:
            if not flood.sent or (flood.sent < flood.size and not flood.cut_off):
                yield f"{self.name}: a flood sent {flood.sent:,} bytes of {flood.size:,}"


class Flood:
    """A connection that sends the same again and again, and comes back when it is cut off."""

    def __init__(self, port: int, first: bytes, more: bytes, size: int, pause: float = 0) -> None:
        self._port = port
        self._first = first
        self._more = more * max(1, CHUNK // len(more)) if not pause else more
        self.size = size
        self._pause = pause
        self._seconds = max(SECONDS, 2 * pause * size / len(self._more))
        self.reads = True
        self.is_socket = first.startswith(b"GET /api/tables")
        self.sent = self.cut_off = 0
        self._was_told = False

    def run(self) -> None:
        """Send everything, or as much as there is time for; it blocks."""
        until = time.monotonic() + self._seconds
        while self.sent < self.size and time.monotonic() < until:
            with suppress(OSError), socket.socket() as wire:
                if not self.reads:
                    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
                wire.settimeout(2.0)
                wire.connect((HOST, self._port))
                self._open(wire)
                while self.sent < self.size and time.monotonic() < until:
                    self._send(wire)
                    if self.reads:
                        self._read(wire)
                    time.sleep(self._pause)
                self._read(wire)
                self.cut_off += self._was_told
                return
            self.cut_off += 1
            self._was_told = False
            time.sleep(0.01)

    def _open(self, wire: socket.socket) -> None:
        first, begun = self._first, b""
        if self.is_socket:
            handshake, end, begun = first.partition(b"\r\n\r\n")
            wire.sendall(handshake + end)
            if not wire.recv(4096).startswith(b"HTTP/1.1 101"):
                time.sleep(0.5)
                raise OSError
        wire.sendall(begun if self.is_socket else first)

    def _send(self, wire: socket.socket) -> None:
        """All of it; what was sent before a failure counts too."""
        rest = memoryview(self._more)
        while rest:
            taken = wire.send(rest)
            self.sent += taken
            rest = rest[taken:]

    def _read(self, wire: socket.socket) -> None:
        """Read what is there, and send on even if the server has closed its side."""
        with suppress(BlockingIOError):
            while wire.recv(CHUNK, socket.MSG_DONTWAIT):
                pass
            self._was_told = True


Attack = Callable[[Target], list[Flood]]


def _pipelined(target: Target) -> list[Flood]:
    return [Flood(target.port, b"", REQUEST, 20 * MB)]


def _headers(target: Target) -> list[Flood]:
    return [Flood(target.port, b"GET / HTTP/1.1\r\n", HEADER, 150 * MB)]


def _empty(kind: str) -> Attack:
    begun = BEGUN if kind == "continuation" else b""
    return lambda target: [
        Flood(target.port, door + begun, EMPTY[kind], 20 * MB) for door in target.doors
    ]


def _never_reads(size: int, pause: float = 0) -> Attack:
    def floods(target: Target) -> list[Flood]:
        ping = frames.frame(frames.PING, b"x" * 125)
        made = [Flood(target.port, door, ping, size, pause) for door in target.doors]
        for flood in made:
            flood.reads = False
        return made

    return floods


class Opening(Flood):
    """A socket that comes to a table, and stays until it is welcome."""

    def run(self) -> None:
        """Wait for the table; it blocks."""
        with suppress(OSError), socket.socket() as wire:
            wire.settimeout(SECONDS)
            wire.connect((HOST, self._port))
            wire.sendall(self._first)
            heard = b""
            while b'"welcome"' not in heard:
                heard = heard[-CHUNK:] + (wire.recv(CHUNK) or _end())
            self.sent = len(self._first)


def _end() -> bytes:
    raise OSError


def _long_tables(target: Target) -> list[Flood]:
    return [Opening(target.port, door, b"-", len(door)) for door in target.long_doors]


ATTACKS: dict[str, Attack] = {
    "nothing": lambda _: [],
    "20 MB of pipelined requests": _pipelined,
    "150 MB of headers": _headers,
    **{f"10 x 20 MB of empty frames: {kind}": _empty(kind) for kind in EMPTY},
    "10 that ping and never read": _never_reads(60 * MB),
    "the same, slowly": _never_reads(SLOW_BYTES, 0.006),
    "11 tables of 30,000 events at once": _long_tables,
}
"""Each attack by its name."""


class Players:
    """Others, who only want to play."""

    def __init__(self) -> None:
        self.pings: list[float] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._sockets: list[frames.Socket] = []

    async def come(self, target: Target) -> None:
        for number in range(PLAYERS):
            device = await Device.make(target.url, "Player")
            table = await device.make_table("the-game", 2)
            self._tasks.append(asyncio.create_task(self._ping(target, device, table.id, number)))

    async def _ping(self, target: Target, device: Device, table: str, number: int) -> None:
        heard = asyncio.Event()

        def hear(message: bytes) -> None:
            if b'"pong"' in message:
                heard.set()

        socket = await frames.connect(HOST, target.port, _path(table), hear, device.headers)
        self._sockets.append(socket)
        await asyncio.sleep(number * EVERY / PLAYERS)
        while True:
            began = time.perf_counter()
            heard.clear()
            socket.send(encode(Request("p", Ping())))
            await heard.wait()
            self.pings.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, EVERY - self.pings[-1]))

    @property
    def gone(self) -> int:
        return sum(socket.closed.done() for socket in self._sockets)

    def leave(self) -> None:
        for task in self._tasks:
            task.cancel()


def _path(table: str) -> str:
    return f"/api/tables/{table}/stream?protocol={PROTOCOL}"


def _handshake(path: str, headers: dict[str, str]) -> bytes:
    lines = {
        "Host": "h",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1")


async def _measure(name: str, attack: Attack, target: Target, players: Players) -> Report:
    """Attack, and watch the others and the memory."""
    report, before = Report(name, attack(target)), processes.resident(target.pid)
    players.pings = report.pings
    began = time.monotonic()
    running = asyncio.gather(*(asyncio.to_thread(flood.run) for flood in report.floods))
    while not running.done() or time.monotonic() - began < CALM:
        report.peak = max(report.peak, processes.resident(target.pid) - before)
        await asyncio.sleep(0.02)
    await running
    await asyncio.sleep(CALM)
    report.after = processes.resident(target.pid) - before
    return report


async def _attack(target: Target) -> list[str]:
    players = Players()
    await players.come(target)
    for _ in range(SOCKETS):
        device = await Device.make(target.url, "Attacker")
        table = await device.make_table("the-game", 2)
        target.doors.append(_handshake(_path(table.id), device.headers))
    for long in add_long_tables(target.database, table.id, LONG_TABLES):
        target.long_doors.append(_handshake(_path(long), device.headers))
    wrong: list[str] = []
    for name, attack in ATTACKS.items():
        report = await _measure(name, attack, target, players)
        report.show()
        wrong += report.wrong
    if players.gone:
        wrong.append(f"{players.gone} players lost their socket")
    players.leave()
    return wrong


async def _idle(target: Target) -> list[str]:
    """Many sockets that do nothing."""
    device = await Device.make(target.url, "Idle")
    tables = [await device.make_table("the-game", 2) for _ in range(50)]
    sockets: list[frames.Socket] = []

    async def open_some(count: int) -> None:
        for number in range(count):
            path = _path(tables[number % len(tables)].id)
            sockets.append(
                await frames.connect(HOST, target.port, path, lambda _: None, device.headers)
            )

    await open_some(200)
    before = processes.resident(target.pid)
    await asyncio.gather(*(open_some(IDLE_SOCKETS // 10) for _ in range(10)))
    await asyncio.sleep(CALM)
    each = (processes.resident(target.pid) - before) / IDLE_SOCKETS
    gone = sum(each.closed.done() for each in sockets)
    print(f"{IDLE_SOCKETS:,} idle sockets: {each / 1000:.1f} kB each, {gone} lost", flush=True)
    return [f"an idle socket takes {each / 1000:.1f} kB"] if each > MOST_IDLE_BYTES else []


def _started(stack: ExitStack, *options: str) -> Target:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=disk_folder())))
    port, file = processes.free_port(), folder / "backtrick.sqlite"
    command = [sys.executable, "-m", "backtrick", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{file}", "--log-level", "warning", *options]
    child = stack.enter_context(processes.running(command, folder / "log"))
    processes.await_health(f"http://{HOST}:{port}/api/health", child)
    time.sleep(3.0)  # it still loads the guard of the chat
    return Target(port, child.pid, file)


def run() -> None:
    """Attack, and compare with what is allowed."""
    with ExitStack() as stack:
        wrong = asyncio.run(_attack(_started(stack)))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        wrong += asyncio.run(_idle(_started(stack, "--limits", "0")))
    if wrong:
        sys.exit("\n".join(wrong))
