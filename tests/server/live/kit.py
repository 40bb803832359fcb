"""A real server in a process of its own, and clients: devices, sockets, requests and answers."""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, ParamSpec
from urllib.parse import urlencode

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tests.services import free_port

PATIENCE = 30.0
"""So many seconds a test waits for something that should come at once, on a busy machine."""

Message = dict[str, Any]
P = ParamSpec("P")


def live(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that talks to a server."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 3 * PATIENCE))

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
            *("--no-warm", "--bot-pace", "0", "--log-level", "debug", *self._flags),
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
            return httpx.get(f"{self.url}/api/health", trust_env=False).status_code == 200
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
        async with self.http(address=address) as http:
            answer = await http.post("/api/devices", json={"name": name, **wanted})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Player(self, made["id"], made["token"], address)

    async def people(self, *names: str) -> list[Player]:
        """New devices."""
        return [await self.person(name) for name in names]

    def http(self, token: str | None = None, address: str = "10.0.0.1") -> httpx.AsyncClient:
        """For requests."""
        headers = {"X-Forwarded-For": address}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return httpx.AsyncClient(
            base_url=self.url, headers=headers, trust_env=False, timeout=PATIENCE
        )


class Player:
    """A device."""

    def __init__(self, server: LiveServer, device: str, token: str, address: str) -> None:
        self.server = server
        self.address = address
        self.id = device
        self.token = token

    @property
    def bearer(self) -> dict[str, str]:
        """What shows who one is."""
        return {"Authorization": f"Bearer {self.token}"}

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request to the API."""
        async with self.server.http(self.token, self.address) as http:
            return await http.request(method, f"/api{path}", json=body)

    async def opens(self, game: str = "the-game", seats: int = 2, **wanted: Any) -> Message:
        """A new table: its id, code and key."""
        options = wanted.pop("options", {})
        body = {"game": game, "seats": seats, "options": options, **wanted}
        answer = await self.call("POST", "/tables", body)
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    async def joins(self, table: Message, **how: Any) -> int | None:
        """Sit down at a table, with its key."""
        answer = await self.call(
            "POST", f"/tables/{table['id']}/join", {"key": table["key"], **how}
        )
        assert answer.status_code == 200, answer.text
        seat: int | None = answer.json()["seat"]
        return seat

    @asynccontextmanager
    async def at(
        self, table: Message | str, *, headers: dict[str, str] | None = None, **query: Any
    ) -> AsyncIterator[Line]:
        """A socket at a table."""
        table_id = table if isinstance(table, str) else table["id"]
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table_id}/stream"
        if query:
            address += f"?{urlencode(query)}"
        headers = {"X-Forwarded-For": self.address, **(headers or self.bearer)}
        socket = await websockets.connect(
            address,
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
            proxy=None,
        )
        line = Line(self, socket, int(query["after"]) if str(query.get("after")).isdigit() else 0)
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


class Line:
    """One socket: everything it has heard, and the requests it sends."""

    _ids = itertools.count(1)

    def __init__(self, player: Player, socket: ClientConnection, after: int) -> None:
        self.player = player
        self.socket = socket
        self.messages: list[Message] = []
        self.raw: list[str] = []
        self.version = after
        self.turn: Message | None = None
        self.over = False
        self.resume = ""
        self._news = asyncio.Condition()
        self._closed = False
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for raw in self.socket:
                assert isinstance(raw, str)
                message = json.loads(raw)
                async with self._news:
                    self.raw.append(raw)
                    self.messages.append(message)
                    self._note(message)
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        finally:
            self._closed = True
            async with self._news:
                self._news.notify_all()

    def _note(self, message: Message) -> None:
        if message["type"] == "welcome":
            self.resume = message["resume"]
            if message["view"] is not None:
                self.version = message["version"]
                self.turn = message["view"]["turn"]
                self.over = message["view"]["phase"] == "over"
        elif message["type"] == "events":
            numbers = [numbered["version"] for numbered in message["events"]]
            assert numbers == list(range(self.version + 1, self.version + 1 + len(numbers)))
            if numbers:
                self.version = numbers[-1]
            assert self.version == message["version"]
            self.turn = message["turn"]
            types = [numbered["event"]["type"] for numbered in message["events"]]
            if "ended" in types:
                self.over = True
            if "dealt" in types[types.index("ended") if "ended" in types else 0 :]:
                self.over = False

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
        self._reading.cancel()
        with suppress(asyncio.CancelledError):
            await self._reading

    async def wait(self, there: Callable[[], Any]) -> Any:
        """Until this is so."""
        found = None

        def ready() -> bool:
            nonlocal found
            found = there()
            return bool(found) or self._closed

        async with self._news:
            try:
                await asyncio.wait_for(self._news.wait_for(ready), PATIENCE)
            except TimeoutError:
                raise AssertionError(f"it did not come; last: {self.raw[-6:]}") from None
        assert found, f"closed {self.socket.close_code}: {self.raw[-6:]}"
        return found

    async def closed(self) -> int | None:
        """Until the server closes the socket: with which code."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: self._closed), PATIENCE)
        return self.socket.close_code

    async def heard(self, kind: str, since: int = 0, **fields: Any) -> Message:
        """A message of this type and with these fields, after so many messages."""

        def there() -> Message | None:
            return next(
                (
                    message
                    for message in self.messages[since:]
                    if message["type"] == kind and fields.items() <= message.items()
                ),
                None,
            )

        found: Message = await self.wait(there)
        return found

    def events(self, kind: str | None = None) -> list[Message]:
        """All events heard so far, of one type or of all, each with its version."""
        return [
            {**numbered["event"], "version": numbered["version"]}
            for message in self.messages
            if message["type"] == "events"
            for numbered in message["events"]
            if kind in (None, numbered["event"]["type"])
        ]

    async def event(self, kind: str, **fields: Any) -> Message:
        """The last event of this type, with these fields."""

        def there() -> Message | None:
            found = [event for event in self.events(kind) if fields.items() <= event.items()]
            return found[-1] if found else None

        event: Message = await self.wait(there)
        return event

    async def send(self, kind: str, id: str | None = None, **fields: Any) -> str:
        """A request, of which the id is returned."""
        name = id or f"r{next(self._ids)}"
        await self.socket.send(json.dumps({"id": name, "do": {"type": kind, **fields}}))
        return name

    async def ask(self, kind: str, id: str | None = None, **fields: Any) -> Message:
        """A request and its answer."""
        since = len(self.messages)
        name = await self.send(kind, id, **fields)
        return await self.answer(name, since)

    async def answer(self, name: str | None, since: int = 0) -> Message:
        """What was answered to a request."""
        kinds = ("done", "refused", "planned", "pong")

        def there() -> Message | None:
            return next(
                (
                    message
                    for message in self.messages[since:]
                    if message["type"] in kinds and message["id"] == name
                ),
                None,
            )

        found: Message = await self.wait(there)
        return found

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
        if self.turn["may_end"]:
            await self.does("end_turn")
        else:
            best = min(self.turn["fits"], key=lambda fit: fit["step"])
            await self.does("lay", plays=[{"card": best["card"], "pile": best["pile"]}])

    async def plays_turn(self) -> None:
        """A turn from its beginning to its end."""
        await self.wait(lambda: self.turn or self.over)
        turns = len(self.events("turn_ended"))
        while self.turn is not None and len(self.events("turn_ended")) == turns:
            await self.lays()


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
