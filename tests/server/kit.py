"""A real server in a process of its own, and clients: devices, sockets, requests and answers."""

from __future__ import annotations

import asyncio
import functools
import json
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from backtrick.client import ClientError, Device, TableClient
from backtrick.protocol import PROTOCOL
from backtrick.table import TurnOptions
from backtrick.table.plan import Fit
from tests.services import free_port

PATIENCE = 30.0
"""So many seconds a test waits for something that should come at once, on a busy machine."""

Message = dict[str, Any]
P = ParamSpec("P")


def live(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that talks to servers, and gives up when they have not answered for very long."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 5 * PATIENCE))

    return run


class LiveServer:
    """`backtrick serve` on a database of its own; `first` is run in its process before."""

    def __init__(self, folder: Path, *flags: str, first: str = "") -> None:
        self.database = folder / "live.db"
        self.log_file = folder / "log"
        self.port = free_port()
        self._flags = flags
        self._first = first
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> LiveServer:
        """Start it, and wait until it answers."""
        command = [
            *(sys.executable, "-c", f"{self._first}\nfrom backtrick.cli import main\nmain()"),
            *("serve", "--port", str(self.port), "--database", f"sqlite:///{self.database}"),
            *("--no-warm", "--bot-pace", "0", "--log-level", "debug"),
            *("--set", "metrics_seconds=0.001", *self._flags),
        ]
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + 2 * PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise RuntimeError(self.log())
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it in order, or with SIGKILL."""
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            finally:
                self._process.kill()
                self._process.wait()
                self._process = None

    def kill(self) -> None:
        """End it at once."""
        self.stop(signal.SIGKILL)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        """Everything it has said."""
        return self.log_file.read_text("utf-8", "replace")

    async def person(self, name: str = "Ana", address: str = "10.0.0.1", **wanted: Any) -> Player:
        """A new device, behind an address."""
        made = await Device.make(self.url, name, headers=_behind(address), **wanted)
        return Player(self, made.id, made.token, address)

    async def people(self, *names: str) -> list[Player]:
        """New devices."""
        return [await self.person(name) for name in names]

    def http(self, address: str = "10.0.0.1") -> httpx.AsyncClient:
        """For requests without a device."""
        return httpx.AsyncClient(base_url=self.url, headers=_behind(address), timeout=PATIENCE)


def running(server: LiveServer) -> Iterator[LiveServer]:
    """Start a server for a fixture; in the end nothing in it has broken."""
    server.start()
    try:
        yield server
    finally:
        server.stop()
    log = server.log()
    assert "broke" not in log, log
    assert "Traceback" not in log, log


def _behind(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


class Player(Device):
    """A device at a server; tables are plain dictionaries, and answers are as they come."""

    def __init__(
        self,
        server: LiveServer,
        device: str,
        token: str,
        address: str = "10.0.0.1",
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(server.url, token, device, "", {**_behind(address), **(headers or {})})
        self.server = server
        self.address = address

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request to the API."""
        return await self.send(method, f"/api{path}", body)

    async def opens(self, game: str = "the-game", seats: int = 2, **wanted: Any) -> Message:
        """A new table: its id, code and key."""
        made: Message = msgspec.to_builtins(await self.make_table(game, seats, **wanted))
        return made

    async def joins(self, table: Message, seat: int | None = None) -> int | None:
        """Sit down at a table, with its key."""
        return (await self.join(table["id"], key=table["key"], seat=seat)).seat

    @asynccontextmanager
    async def at(
        self, table: Message | str, *, headers: dict[str, str] | None = None, **query: Any
    ) -> AsyncIterator[Line]:
        """A socket at a table; with headers, these show who one is."""
        player = self
        if headers is not None:
            player = Player(self.server, self.id, "", self.address, headers)
        line = Line(player, table if isinstance(table, str) else table["id"], query)
        await line.open()
        try:
            yield line
        finally:
            await line.close()

    @asynccontextmanager
    async def seated(self, table: Message | str, **query: Any) -> AsyncIterator[Line]:
        """A socket at a table that has been greeted."""
        async with self.at(table, **query) as line:
            await line.heard("welcome")
            yield line


class Line(TableClient):
    """One socket, which does not come back: everything it has heard as it came over the wire, and
    requests that may make no sense.
    """

    comes_back = False

    def __init__(self, player: Player, table_id: str, query: Message) -> None:
        after = str(query.get("after", ""))
        super().__init__(player, table_id, after=int(after) if after.isdecimal() else 0)
        self.player = player
        self.messages: list[Message] = []
        self.raw: list[str] = []
        self._query = {"protocol": PROTOCOL, **query}

    def address(self) -> str:
        return f"{super().address().partition('?')[0]}?{urlencode(self._query)}"

    async def receive(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        message = json.loads(frame)
        self.raw.append(frame)
        self.messages.append(message)
        if message["type"] == "welcome" and not message["events"]:
            self.version = 0  # the server did not take up what was asked for
        await super().receive(frame)

    @property
    def wire(self) -> ClientConnection:
        """For frames of one's own making."""
        assert self.socket is not None
        return self.socket

    @property
    def turn(self) -> TurnOptions | None:
        """What one may do, if one is to act."""
        return self.mine.turn if self.welcomed else None

    @property
    def hands(self) -> list[list[Any]]:
        """The hands that one has held, the newest last."""
        shown = [message["mine"]["hand"] for message in self.messages if message.get("mine")]
        return [hand for hand in shown if hand is not None]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.welcomed and self.table.phase == "over"

    async def wait(self, there: Callable[[], Any]) -> Any:
        """Until this is so."""
        try:
            return await asyncio.wait_for(self.wait_for(there), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"it did not come; last: {self.raw[-6:]}") from None
        except ClientError as error:
            closed = f"closed {self.wire.close_code}: {self.raw[-6:]}"
            raise AssertionError(closed) from error

    async def closed(self) -> int | None:
        """Until the server closes the socket: with which code."""
        assert self._reading is not None
        await asyncio.wait_for(asyncio.shield(self._reading), PATIENCE)
        return self.wire.close_code

    async def heard(self, kind: str, since: int = 0, **fields: Any) -> Message:
        """A message of this type and with these fields, after so many messages."""
        return await self._message(
            lambda message: message["type"] == kind and fields.items() <= message.items(), since
        )

    async def answer(self, name: str | None, since: int = 0) -> Message:
        """What was answered to a request."""
        kinds = ("done", "refused", "planned", "pong")
        return await self._message(
            lambda message: message["type"] in kinds and message["id"] == name, since
        )

    async def _message(self, wanted: Callable[[Message], bool], since: int) -> Message:
        found: Message = await self.wait(lambda: next(filter(wanted, self.messages[since:]), None))
        return found

    def events(self, kind: str | None = None) -> list[Message]:
        """All events heard so far, of one type or of all, each with its version."""
        return [
            {**numbered["event"], "version": numbered["version"]}
            for message in self.messages
            for numbered in message.get("events", ())
            if kind in (None, numbered["event"]["type"])
        ]

    async def event(self, kind: str, **fields: Any) -> Message:
        """The last event of this type, with these fields."""

        def there() -> Message | None:
            found = [event for event in self.events(kind) if fields.items() <= event.items()]
            return found[-1] if found else None

        event: Message = await self.wait(there)
        return event

    async def post(self, kind: str, id: str | None = None, **fields: Any) -> str:
        """Send a request, of which the id is returned."""
        name = id or next(self._ids)
        await self.wire.send(json.dumps({"id": name, "do": {"type": kind, **fields}}))
        return name

    async def ask(self, kind: str, id: str | None = None, **fields: Any) -> Message:
        """A request and its answer."""
        since = len(self.messages)
        name = await self.post(kind, id, **fields)
        return await self.answer(name, since)

    async def does(self, kind: str, **fields: Any) -> int:
        """A request that is carried out; the version after it has been heard too."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        version: int = answer["version"]
        await self.reaches(version)
        return version

    async def refused(self, kind: str, **fields: Any) -> str:
        """The code with which a request is refused; nothing happens."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["code"], answer
        assert answer["message"], answer
        assert answer["code"] != "internal", answer
        code: str = answer["code"]
        return code

    async def reaches(self, version: int) -> None:
        """Until so much has been heard."""
        await self.wait(lambda: self.version >= version)

    async def lays(self) -> None:
        """The best single card, or the end of the turn."""
        assert self.turn is not None
        if self.turn.may_end:
            await self.end_turn()
        else:
            await self.play([min(self.turn.fits, key=lambda fit: fit.step)])

    async def plays_turn(self) -> None:
        """A turn from its beginning to its end."""
        await self.wait(lambda: self.turn or self.over)
        turns = len(self.events("turn_ended"))
        while self.turn is not None and len(self.events("turn_ended")) == turns:
            await self.lays()


def play_of(fit: Fit) -> Message:
    """A card that fits, as a play."""
    return {"card": fit.card, "pile": fit.pile}


async def gathered(
    server: LiveServer, game: str = "the-game", names: Sequence[str] = ("Ana", "Ben"), **wanted: Any
) -> tuple[Message, list[Player]]:
    """People who sit at a table, in order; nothing is dealt."""
    players = await server.people(*names)
    bots = list(wanted.pop("bots", []))
    wanted["bots"] = [None] * (len(names) - 1) + bots
    table = await players[0].opens(game, len(names) + len(bots), **wanted)
    for seat, player in enumerate(players[1:], 1):
        assert await player.joins(table, seat=seat) == seat
    return table, players


async def begun(lines: Sequence[Line], starter: int = 0) -> None:
    """The host deals, and all agree on who starts."""
    await lines[0].does("begin")
    await agreed(lines, starter)


async def agreed(lines: Sequence[Line], starter: int = 0) -> None:
    """All who are asked propose the same starter."""
    for line in lines:
        await line.event("dealt")
    for line in lines:
        if not lines[0].events("started"):
            answer = await line.ask("opine", opening=1, starter=starter)
            assert answer["type"] == "done" or line.events("started"), answer
    for line in lines:
        await line.event("started")


async def played_out(lines: Sequence[Line]) -> None:
    """Until the game is over."""

    async def play(line: Line) -> None:
        while not line.over:
            await line.wait(lambda: line.turn or line.over)
            if line.turn is not None:
                await line.lays()

    await asyncio.gather(*map(play, lines))


async def soon(there: Callable[[], Awaitable[bool]]) -> None:
    """Until this is so, asking again and again."""
    until = time.monotonic() + PATIENCE
    while not await there():
        assert time.monotonic() < until
        await asyncio.sleep(0.05)
