"""What the load generator knows of the server: its REST calls and its socket's messages."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, decode, encode

HOST = "127.0.0.1"


class HttpError(Exception):
    """An answer that was not 2xx."""


class Http:
    """One kept-alive connection; requests go one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: Mapping[str, object] | None = None, token: str = ""
    ) -> Any:
        """The decoded answer to a JSON request."""
        return decode(await self.fetch(method, path, body, token))

    async def fetch(
        self, method: str, path: str, body: Mapping[str, object] | None = None, token: str = ""
    ) -> bytes:
        """The bytes of an answer."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        payload = b"" if body is None else encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(head.encode("latin-1") + b"\r\n" + payload)
        async with asyncio.timeout(30):
            answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            size = int(answer.partition("content-length:")[2].partition("\r\n")[0] or 0)
            content = await reader.readexactly(size)
        if not answer.startswith("http/1.1 2"):
            raise HttpError(f"{method} {path}: {answer.splitlines()[0]} {content.decode()}")
        return content

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def new_device(http: Http, name: str) -> str:
    """Become known; the token."""
    made = await http.ask("POST", "/api/devices", {"name": name})
    return str(made["token"])


async def new_table(http: Http, token: str, bots: int = 0, bot: str = "expert") -> tuple[str, str]:
    """Open a table for four, some of them bots; its id and the code that lets others in."""
    wanted = {"game": "the-game", "seats": 4, "bots": [bot] * bots, "talk": "strict"}
    made = await http.ask("POST", "/api/tables", wanted, token)
    return str(made["id"]), str(made["code"])


async def join(http: Http, token: str, table: str, code: str) -> None:
    """Sit down."""
    await http.ask("POST", f"/api/tables/{table}/join", {"code": code}, token)


async def figures(http: Http) -> dict[str, float]:
    """What the server counts about itself, by the names of its metrics."""
    counted: dict[str, float] = {}
    for line in (await http.fetch("GET", "/metrics")).decode().splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            counted[name] = float(value)
    return counted


PLAYS, COMMITS, APPENDED = "backtrick_plays_total", "backtrick_commits", "backtrick_appends"
BOT_TURNS = 'backtrick_due_total{kind="bot-turn"}'


def stream_path(table: str) -> str:
    """Where a table's socket is."""
    return f"/api/tables/{table}/stream?protocol=1"


def identified(token: str) -> dict[str, str]:
    """The header that says who one is."""
    return {"Authorization": f"Bearer {token}"}


class Fit(Struct):
    """A card that may be laid."""

    card: int | str
    pile: int
    step: int


class Turn(Struct):
    """What the seat to act may do."""

    fits: list[Fit]
    needed: int
    may_end: bool


class View(Struct):
    """A table as somebody finds it."""

    phase: str
    turn: Turn | None = None


class Kind(Struct):
    """What kind of event something is."""

    type: str


class Numbered(Struct):
    """An event and its number."""

    version: int
    event: Kind


class Heard(Struct):
    """Any message of the server; what the generator has no use for is left out."""

    type: str
    version: int = 0
    id: str | None = None
    code: str = ""
    message: str = ""
    view: View | None = None
    events: list[Numbered] = []
    turn: Turn | None = None


heard = Decoder(Heard).decode


def request(number: int, kind: str, **fields: object) -> bytes:
    """One request of a client."""
    return encode({"id": str(number), "do": {"type": kind, **fields}})


def lay(number: int, fit: Fit, end: bool) -> bytes:
    """Lay one card, and end the turn with it or not."""
    return request(number, "lay", plays=[{"card": fit.card, "pile": fit.pile}], end=end)
