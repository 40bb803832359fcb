"""Servers that can be killed, and players who go on whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import functools
import http.client
import itertools
import json
import os
import signal
import socket
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ParamSpec

import msgspec
import psycopg
import websockets

from backtrick.rules import Record, verify
from backtrick.server.live.appends import decode_event
from backtrick.server.storage import command_key
from backtrick.table import SPECTATOR, seen
from tests.server.faults.forge import Forge
from tests.server.live.kit import LiveServer, Message, Player

PATIENCE = 30.0
"""So many seconds a test waits for something that should come at once, on a busy machine."""

P = ParamSpec("P")
RETRIED = {"storage-gone", "storage-full", "table-moved", "stopping"}
"""Refusals after which the same request is sent again."""


def patient(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that talks to servers, and gives up when they have not answered for very long."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 5 * PATIENCE))

    return run


class Server(LiveServer):
    """A server that starts at once, on SQLite or on a given database."""

    def __init__(
        self, forge: Forge, folder: Path, *flags: str, database: str = "", first: str = ""
    ) -> None:
        folder.mkdir(exist_ok=True)
        super().__init__(folder, *flags, first=first)
        self.where = database or f"sqlite:///{self.database}"
        self.pid = 0
        self._forge = forge
        self._set = [*("--bot-pace", "0", "--limits", "0", "--log-level", "info"), *flags]
        self._before = first

    def start(self) -> Server:
        """Start it, and wait until it is healthy."""
        self.launch()
        until = time.monotonic() + PATIENCE
        while not self.healthy():
            if self._forge.ended(self.pid) is not None or time.monotonic() > until:
                raise RuntimeError(self.log())
            time.sleep(0.02)
        return self

    def launch(self) -> None:
        """Start it."""
        where = ["--port", str(self.port), "--database", self.where, "--no-warm"]
        self.pid = self._forge.start(["serve", *where, *self._set], self.log_file, self._before)

    def healthy(self) -> bool:
        """Whether it answers, and all is well."""
        return self.red() == ""

    def red(self) -> str:
        """Why it is not healthy; empty if it is."""
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            asking.request("GET", "/api/health")
            answer = asking.getresponse()
            told = json.loads(answer.read())
        except (OSError, http.client.HTTPException):
            return "no answer"
        finally:
            asking.close()
        assert answer.status in (200, 503)
        return "" if answer.status == 200 else str(told["code"])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, if it runs."""
        if self.pid:
            self.end(how, 15)
            if self._forge.ended(self.pid) is None:
                self.end(signal.SIGKILL, 15)
            self.pid = 0

    def end(self, how: signal.Signals, seconds: float) -> int | None:
        """Send a signal: the exit code."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        return self._forge.wait(self.pid, seconds)

    def kill(self) -> None:
        """Kill -9"""
        self.stop(signal.SIGKILL)

    def memory(self) -> int:
        """Bytes in RAM."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@dataclass(slots=True)
class Stored:
    """A table as the database holds it."""

    events: list[tuple[int, bytes, str | None, float]]
    version: int

    @property
    def told(self) -> list[Message]:
        """The events, each with its time."""
        return [{**json.loads(body), "at": at} for _, body, _, at in self.events]

    @property
    def types(self) -> list[str]:
        """What happened, in order."""
        return [json.loads(body)["type"] for _, body, _, _ in self.events]

    def since(self, version: int) -> list[tuple[str, float]]:
        """What happened after a version: types and times."""
        return [
            (json.loads(body)["type"], at)
            for number, body, _, at in self.events
            if number > version
        ]


def read(where: str, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """Ask a database, past the server."""
    if where.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(where.removeprefix("sqlite:///"))) as file:
            file.execute("PRAGMA busy_timeout=10000")
            return file.execute(statement, values).fetchall()
    with psycopg.connect(where) as connection:
        asked = statement.replace("?", "%s").encode()
        return connection.execute(asked, values).fetchall()


def stored(where: str, table_id: str) -> Stored:
    """What is stored of a table, checked to be numbered without a gap."""
    events = read(
        where,
        "SELECT version, body, command, at FROM events WHERE table_id = ? ORDER BY version",
        table_id,
    )
    ((version,),) = read(where, "SELECT version FROM tables WHERE id = ?", table_id)
    found = [(number, bytes(body), command, at) for number, body, command, at in events]
    # An append may come between the two questions.
    assert [number for number, *_ in found] == list(range(1, len(found) + 1))
    assert version >= len(found)
    return Stored(found, version)


def records(where: str, table_id: str) -> list[Record]:
    """The finished games of a table, verified."""
    bodies = read(where, "SELECT body FROM records WHERE table_id = ? ORDER BY number", table_id)
    found = [Record.from_json(bytes(body).decode()) for (body,) in bodies]
    for record in found:
        assert record.outcome is not None
        verify(record)
    return found


@dataclass(slots=True, eq=False)
class Stubborn:
    """Plays a seat, or looks on: returns with the last number when the connection breaks, and
    sends again, under the same id, what was not answered.
    """

    player: Player
    table: Message
    seat: int = SPECTATOR
    at: Callable[[], LiveServer] | None = None
    """Where to connect to, if not always to the same server."""
    rematch: Callable[[], bool] = lambda: False
    """Whether to play again after the end."""
    chats: bool = False

    version: int = 0
    resume: str = ""
    shown: dict[int, Message] = field(default_factory=dict)
    done: dict[str, int] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    visits: int = 0
    farewells: list[str] = field(default_factory=list)
    over: bool = False
    finished: bool = False
    paused: bool = False
    _turn: Message | None = None
    _choosing: bool = False
    _is_new: bool = False
    """Whether the connection is, so that nothing was sent on it yet."""
    _wanted: tuple[str, Message] | None = None
    _sent: float = 0.0
    _ids: Iterable[int] = field(default_factory=itertools.count)
    _socket: websockets.ClientConnection | None = None
    _news: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def play(self) -> None:
        """Until the game is over and no other is wanted; a spectator never ends."""
        while not self.finished:
            server = self.at() if self.at is not None else self.player.server
            try:
                async with self._connected(server) as socket:
                    await self._stay(socket)
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.05)
            self._socket = None

    async def _stay(self, socket: websockets.ClientConnection) -> None:
        """Until the connection is closed, or all is done."""
        self._socket = socket
        self.visits += 1
        async for raw in socket:
            await self._hear(json.loads(raw))
            if self.finished:
                return

    @contextlib.asynccontextmanager
    async def _connected(self, server: LiveServer) -> AsyncIterator[websockets.ClientConnection]:
        query = f"?after={self.version}&resume={self.resume}" if self.version else ""
        async with websockets.connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{self.table['id']}/stream{query}",
            additional_headers={"Authorization": f"Bearer {self.player.token}"},
            open_timeout=PATIENCE,
            close_timeout=0.5,
            ping_interval=None,
            proxy=None,
        ) as socket:
            yield socket

    async def _hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self._welcomed(message)
                if message["view"] is not None:
                    await self._go_on(again=True)
            case "events":
                self._learn(message)
                new, self._is_new = self._is_new, False
                await self._go_on(again=new)
            case "done":
                assert message["version"] <= self.version, "events come before the answer"
                self._answered(message["id"])
                self.done[message["id"]] = message["version"]
                await self._go_on()
            case "refused":
                assert message["code"] in RETRIED, (message, self._wanted)
                self.slowest = max(self.slowest, time.monotonic() - self._sent)
                self.refused[message["code"]] += 1
                await asyncio.sleep(0.1)
                await self._go_on(again=True)
            case "bye":
                self.farewells.append(message["code"])
        async with self._news:
            self._news.notify_all()

    def _welcomed(self, message: Message) -> None:
        view = message["view"]
        self.resume = message["resume"]
        assert message["seat"] == (None if self.seat == SPECTATOR else self.seat)
        self._is_new = view is None
        if view is None:
            assert message["version"] >= self.version, "what was shown is gone"
            return
        assert not self.version, "who returns gets what was missed"
        self.version = message["version"]
        self._turn = view["turn"]
        self._choosing = view["phase"] == "choosing"
        self.over = view["phase"] == "over"

    def _learn(self, message: Message) -> None:
        for numbered in message["events"]:
            assert numbered["version"] == self.version + 1, "events come once and in order"
            self.version += 1
            event = numbered["event"]
            self.shown[self.version] = event
            match event["type"]:
                case "dealt":
                    self.over, self._choosing = False, True
                case "started" | "opined" if event["type"] == "started" or (
                    event["seat"] == self.seat
                ):
                    self._choosing = False
                case "ended":
                    self.over = True
        assert message["version"] == self.version
        self._turn = message["turn"]

    def _answered(self, name: str) -> None:
        assert self._wanted is not None
        assert self._wanted[0] == name
        assert name not in self.done
        self.slowest = max(self.slowest, time.monotonic() - self._sent)
        self._wanted = None

    async def _go_on(self, *, again: bool = False) -> None:
        """Send what is to be done next, or what was not answered."""
        if self._wanted is None and not self.paused and (wish := self._wish()) is not None:
            self._wanted = f"w{next(iter(self._ids))}", wish
            again = True
        if self._wanted is not None and again:
            assert self._socket is not None
            name, wish = self._wanted
            self._sent = time.monotonic()
            with contextlib.suppress(
                websockets.ConnectionClosed
            ):  # what came before is heard first
                await self._socket.send(json.dumps({"id": name, "do": wish}))
        if self._wanted is None and self.over and not self.rematch() and self.seat != SPECTATOR:
            self.finished = True

    def _wish(self) -> Message | None:
        if self.seat == SPECTATOR:
            return None
        if self.over:
            again = self.seat == 0 and self.rematch()
            return {"type": "rematch", "same_deal": False} if again else None
        if self._choosing:
            return {"type": "opine", "opening": 1, "starter": None}
        if self._turn is None:
            return None
        if self._turn["may_end"]:
            return {"type": "end_turn"}
        best = min(self._turn["fits"], key=lambda fit: fit["step"])
        return {"type": "lay", "plays": [{"card": best["card"], "pile": best["pile"]}]}

    # -- from outside

    async def until(self, there: Callable[[], Any], seconds: float = PATIENCE) -> None:
        """Wait for this to be so."""
        async with self._news:
            try:
                await asyncio.wait_for(self._news.wait_for(there), seconds)
            except TimeoutError:
                raise AssertionError(f"it did not come: {self}") from None

    async def hang_up(self) -> None:
        """Break the connection, without a goodbye."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def go_on(self) -> None:
        """Act again after a pause."""
        self.paused = False
        if self._socket is not None:
            await self._go_on()

    def check(self, found: Stored) -> None:
        """Everything that this player was shown or told is stored, as it was, and once."""
        for number, body, _, _ in found.events:
            if number in self.shown:
                learned = json.loads(msgspec.json.encode(seen(decode_event(body))))
                assert learned == self.shown[number], number
        assert max(self.shown, default=0) <= len(found.events), "something shown was not stored"
        places: dict[str, list[int]] = {}
        for number, _, command, _ in found.events:
            if command is not None:
                places.setdefault(command, []).append(number)
        for name, version in list(self.done.items()):
            (place,) = places[command_key(f"{self.player.id}:{name}")]
            assert place <= version, "the answer names a version that contains it"


def elsewhere(player: Player, server: Server) -> Player:
    """The same device, at another process."""
    moved = copy.copy(player)
    moved.server = server
    return moved


async def seated(
    server: Server,
    people: int = 2,
    bots: Sequence[str] = (),
    game: str = "the-game",
    at: Callable[[int], Callable[[], LiveServer]] | None = None,
    **wanted: Any,
) -> tuple[Message, list[Stubborn]]:
    """A table with people, then bots; dealt, and not begun to be played by the people."""
    players = [await server.person(f"Player {number}") for number in range(people)]
    seats = people + len(bots)
    table = await players[0].opens(game, seats, bots=[None] * (people - 1) + list(bots), **wanted)
    for seat, player in enumerate(players[1:], 1):
        assert await player.joins(table, seat=seat) == seat
    async with players[0].seated(table) as host:
        await host.does("begin")
    chosen = [None] * people if at is None else [at(seat) for seat in range(people)]
    return table, [
        Stubborn(player, table, seat, at=chosen[seat]) for seat, player in enumerate(players)
    ]


@contextlib.asynccontextmanager
async def playing(*players: Stubborn) -> AsyncIterator[asyncio.Future[list[None]]]:
    """Let them play; what goes wrong with any of them goes wrong here."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    every = asyncio.gather(*tasks)
    here = asyncio.current_task()
    assert here is not None
    broken: list[BaseException] = []

    def look(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            broken.append(error)
            here.cancel()

    for task in tasks:
        task.add_done_callback(look)
    try:
        yield every
    except asyncio.CancelledError:
        if broken:
            here.uncancel()
            raise broken[0] from None
        raise
    finally:
        for task in tasks:
            task.remove_done_callback(look)
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(BaseException):
            await every


@contextlib.asynccontextmanager
async def stalling(
    server: Server, player: Player, table: Message, version: int = 0, resume: str = ""
) -> AsyncIterator[Message]:
    """A client that hears the greeting and reads no further."""
    below = socket.socket()
    below.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 << 10)
    below.connect(("127.0.0.1", server.port))
    below.setblocking(False)
    query = f"?after={version}&resume={resume}" if version else ""
    reading = await websockets.connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/stream{query}",
        sock=below,
        additional_headers={"Authorization": f"Bearer {player.token}"},
        ping_interval=None,
        proxy=None,
    )
    try:
        welcome: Message = json.loads(await reading.recv())
        reading.transport.pause_reading()
        yield welcome
    finally:
        reading.transport.abort()


async def until(there: Callable[[], Awaitable[Any]], seconds: float = PATIENCE) -> float:
    """Ask again and again until this is so: how long it took."""
    began = time.monotonic()
    while not await there():
        assert time.monotonic() - began < seconds
        await asyncio.sleep(0.03)
    return time.monotonic() - began
