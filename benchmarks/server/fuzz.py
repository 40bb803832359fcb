"""Messages that make little sense at live tables: no crash, no `internal`, no growth.

`python -m benchmarks fuzz [--messages 2000000]` starts a server without limits and sends what the
fuzzer of the tests makes up, over three sockets a table: two players and a spectator. Every
message must be answered or end its socket with a reason.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.server.live.test_fuzz import frame

from backtrick.client import Device
from backtrick.protocol import PROTOCOL, Asked, Request, encode
from backtrick.table import commands as c
from benchmarks.server import frames, processes
from benchmarks.server.load import command, disk_folder
from benchmarks.server.metrics import metrics
from benchmarks.server.players import HOST
from benchmarks.server.soak import MOST_GROWTH, SETTLING, growth

MESSAGES = 2_000_000
TABLES = 8
AT_A_TABLE = 1500
"""After so many messages the next table is opened."""
AT_ONCE = 12
"""So many messages of one socket wait for their answers."""
EVERY = 5.0
LONG_ENOUGH = 30
"""With fewer samples, growth says nothing."""
PATIENCE = 30.0
ANSWERS = ("done", "refused", "planned", "pong")
SETTINGS = (
    *("--set", "bad_messages=1000000000", "--set", "table_events=1000000"),
    *("--set", "idle_seconds=10", "--set", "sweep_seconds=2", "--bot-pace", "0"),
)


@dataclass
class Seen:
    """What has come of it."""

    messages: int
    sent: int = 0
    in_play: int = 0
    answered: int = 0
    closed: int = 0
    wrong: list[str] = field(default_factory=list)


class Client:
    """A socket, and what it still waits for."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.phase = ""
        self.settings: dict[str, Any] = {}
        self.waiting = 0
        self._heard = asyncio.Event()
        self._socket: frames.Socket | None = None

    async def open(self, port: int, table: str, device: Device) -> None:
        path = f"/api/tables/{table}/stream?protocol={PROTOCOL}"
        self._socket = await frames.connect(HOST, port, path, self._hear, device.headers)
        await self.until(lambda: bool(self.settings))

    @property
    def gone(self) -> bool:
        return self._socket is None or self._socket.closed.done()

    def ask(self, asked: Asked) -> None:
        """Something that makes sense."""
        self.send(encode(Request(type(asked).__name__, asked)).decode())

    def send(self, message: str | bytes) -> None:
        assert self._socket is not None
        self.waiting += 1
        if isinstance(message, str):
            self._socket.send(message.encode("utf-8", "surrogatepass"))
        else:
            self._socket.send(message, frames.BINARY)

    async def until(self, there: Any) -> None:
        """Until this is so, or the socket is closed."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            while not there() and not self.gone:
                self._heard.clear()
                heard: asyncio.Future[Any] = asyncio.ensure_future(self._heard.wait())
                either: set[asyncio.Future[Any]] = {heard, self._socket.closed}
                await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                heard.cancel()

    def close(self) -> None:
        if self._socket is not None:
            if self._socket.close_code not in (None, 1000, 1007, 1008):
                self.seen.wrong.append(f"closed with {self._socket.close_code}")
            self.seen.closed += self.gone
            self._socket.close()

    def _hear(self, payload: bytes) -> None:
        message = json.loads(payload)
        if message.get("code") == "internal" or message["type"] not in (
            *ANSWERS,
            *("welcome", "events", "bye", "people"),
        ):
            self.seen.wrong.append(payload.decode()[:300])
        if message["type"] in ANSWERS:
            self.waiting -= 1
            self.seen.answered += 1
        if message.get("table"):
            self.phase = message["table"].get("phase", self.phase)
            self.settings = message["table"].get("settings", self.settings)
        self._heard.set()


async def _one_table(port: int, rng: Random, seen: Seen) -> None:
    """Open a table, begin, and send nonsense."""
    url = f"http://{HOST}:{port}"
    ana, ben, eve = [await Device.make(url, "Fuzz") for _ in range(3)]
    table = await ana.make_table("the-game", 2, public=True)
    await ben.join(table.id, code=table.code)
    clients = [Client(seen) for _ in range(3)]
    for client, device in zip(clients, (ana, ben, eve), strict=True):
        await client.open(port, table.id, device)
    settings = clients[0].settings
    clients[0].ask(c.Begin())
    await clients[1].until(lambda: clients[1].phase == "choosing")
    for client in clients[:2]:
        client.ask(c.Opine(1, 0))
    await clients[0].until(lambda: clients[0].phase == "playing")
    for _ in range(AT_A_TABLE):
        open_ones = [client for client in clients if not client.gone]
        if len(open_ones) < 2 or seen.sent >= seen.messages:
            break
        client = rng.choice(open_ones)
        seen.sent += 1
        seen.in_play += client.phase == "playing"
        client.send(frame(rng, settings))
        if client.waiting >= AT_ONCE:
            await client.until(lambda: client.waiting < AT_ONCE // 2)  # noqa: B023
    for client in clients:
        await client.until(lambda: not client.waiting)  # noqa: B023
        client.close()


async def _fuzz(port: int, pid: int, seen: Seen) -> None:
    async def work(number: int) -> None:
        rng = Random(f"benchmark {number}")
        while seen.sent < seen.messages and not seen.wrong:
            await _one_table(port, rng, seen)

    began = time.monotonic()
    samples: list[tuple[float, int]] = []
    working = asyncio.gather(*(work(number) for number in range(TABLES)))
    try:
        while not working.done():
            await asyncio.wait({working}, timeout=EVERY)
            samples.append((time.monotonic() - began, processes.resident(pid)))
            at, size = samples[-1]
            in_play = seen.in_play / max(1, seen.sent)
            print(
                f"{at:7.0f} s  {seen.sent:9,} sent, {in_play:4.0%} in play,"
                f" {seen.answered:9,} answered, {seen.sent / at:6.0f} a second,"
                f" {size / 2**20:6.1f} MiB",
                flush=True,
            )
        await working
    finally:
        working.cancel()
    counting = samples[int(SETTLING * len(samples)) :]
    grown = growth(counting)
    print(
        f"{seen.sent:,} messages, {seen.answered:,} answers, {seen.closed} sockets closed by the"
        f" server, memory {100 * grown:+.1f} % along the line,"
        f" median {statistics.median(size for _, size in counting) / 2**20:.0f} MiB"
    )
    if len(counting) >= LONG_ENOUGH and grown > MOST_GROWTH:
        seen.wrong.append(f"memory grew by {100 * grown:.1f} %")
    for name, value in (await metrics(f"http://{HOST}:{port}")).items():
        if 'status="5' in name and "/api/health" not in name:  # which was starting
            seen.wrong.append(f"{name} {value:.0f}")


def run(messages: int = MESSAGES) -> None:
    """Send so many, and say what was wrong."""
    seen = Seen(messages)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=disk_folder())))
        port, log = processes.free_port(), folder / "log"
        serve = command(port, folder / "backtrick.sqlite", SETTINGS)
        child = stack.enter_context(processes.running(serve, log))
        processes.await_health(f"http://{HOST}:{port}/api/health", child)
        asyncio.run(_fuzz(port, child.pid, seen))
        if child.poll() is not None:
            seen.wrong.append(f"the server ended with {child.returncode}")
        errors = [line for line in log.read_text().splitlines() if '"level":"error"' in line]
        seen.wrong += [line[:400] for line in errors[:5]]
    if seen.wrong:
        sys.exit("\n".join(seen.wrong[:10]))
