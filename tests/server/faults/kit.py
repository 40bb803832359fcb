"""Servers that can be killed, and players who go on whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import http.client
import json
import os
import signal
import socket
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import websockets

from backtrick.client import ClientError, RequestRefused, TableClient
from backtrick.protocol import Done
from backtrick.rules import Record, verify
from backtrick.server.live.appends import decode_event
from backtrick.server.storage import command_key
from backtrick.table import SPECTATOR, seen
from backtrick.table import commands as c
from tests.server.faults.forge import Forge
from tests.server.kit import PATIENCE, LiveServer, Message, Player

RETRIED = {"storage-gone", "storage-full", "table-moved", "stopping"}
"""Refusals after which the same request is sent again."""


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


class Stubborn(TableClient):
    """Plays a seat, or looks on, and notes everything it is shown or told. What is refused for now
    it asks for again, under the same id.
    """

    longest_wait = 0.2
    doubts = ()
    """It sends again by itself, and measures how long each answer takes."""

    def __init__(
        self,
        player: Player,
        made: Message,
        seat: int = SPECTATOR,
        at: Callable[[], LiveServer] | None = None,
    ) -> None:
        super().__init__(player, made["id"])
        self.player = player
        self.seat = seat
        self.at = at
        """Where to connect to, if not always to the same server."""
        self.wants_more: Callable[[], bool] = lambda: False
        """Whether to play again after the end."""
        self.shown: dict[int, Message] = {}
        self.done: dict[str, int] = {}
        self.refused: Counter[str] = Counter()
        self.slowest = 0.0
        self.visits = 0
        self.farewells: list[str] = []
        self.finished = False
        self.paused = False
        self._asked = 0.0

    def address(self) -> str:
        if self.at is not None:
            self.device = elsewhere(self.player, self.at())
        return super().address()

    async def receive(self, frame: str | bytes) -> None:
        message, before = json.loads(frame), self.version
        if message["type"] == "welcome":
            self.visits += 1
            self._asked = time.monotonic()  # what was not answered is sent again now
        await super().receive(frame)
        events = message.get("events", ())
        self.shown |= {numbered["version"]: numbered["event"] for numbered in events}
        match message["type"]:
            case "welcome":
                assert self.mine.seat == (None if self.seat == SPECTATOR else self.seat)
                missed = self.version - before if before else 0
                assert len(events) == missed, "who returns gets what was missed"
            case "done":
                assert message["version"] <= self.version, "events come before the answer"
            case "bye":
                self.farewells.append(message["code"])

    async def run(self) -> None:
        """Until the game is over and no other is wanted; a spectator never ends."""
        while self.socket is None:
            with contextlib.suppress(ClientError):
                await self.open()
        try:
            while not self.finished:
                wish: c.SeatCommand | bool = await self.wait_for(self._wish)
                if isinstance(wish, bool):
                    self.finished = wish
                else:
                    await self._insist(wish)
        finally:
            await self.close()

    def _wish(self) -> c.SeatCommand | bool:
        """What to do next; or whether all is done."""
        if self.seat == SPECTATOR or self.paused or not self.welcomed:
            return False
        match self.table.phase:
            case "over" if not self.wants_more():
                return True
            case "over" if self.seat == 0:
                return c.Rematch()
            case "choosing" if self.table.opinions[self.seat] is None:
                return c.Opine(1)
        turn = self.mine.turn
        if turn is None:
            return False
        if turn.may_end:
            return c.EndTurn()
        best = min(turn.fits, key=lambda fit: fit.step)
        return c.Lay((c.WantedPlay(best.card, best.pile),))

    async def _insist(self, wish: c.SeatCommand) -> None:
        id = next(self._ids)
        while id not in self.done:
            self._asked = time.monotonic()
            try:
                answer = await self.request(wish, id=id)
                assert isinstance(answer, Done)
                self.done[id] = answer.version
            except RequestRefused as error:
                if error.code not in RETRIED:
                    raise
                self.refused[error.code] += 1
            self.slowest = max(self.slowest, time.monotonic() - self._asked)
            await asyncio.sleep(0 if id in self.done else 0.1)

    # -- from outside

    async def until(self, there: Callable[[], Any], seconds: float = PATIENCE) -> None:
        """Wait for this to be so."""
        await asyncio.wait_for(self.wait_for(there), seconds)

    def hang_up(self) -> None:
        """Break the connection, without a goodbye."""
        assert self.socket is not None
        self.socket.transport.abort()

    def go_on(self) -> None:
        """Act again after a pause."""
        self.paused = False
        self._tell()

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


def elsewhere(player: Player, server: LiveServer) -> Player:
    """The same device, at another process."""
    moved = copy.copy(player)
    moved.server, moved.url = server, server.url
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
    tasks = [asyncio.create_task(player.run()) for player in players]
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
    reading = await websockets.connect(
        TableClient(player, table["id"], after=version, resume=resume).address(),
        sock=below,
        additional_headers=player.headers,
        compression=None,
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
