"""A device: who one is at a server, and what it asks for over HTTP."""

from __future__ import annotations

import ssl
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Self, TypeVar

import httpx
import msgspec
from msgspec import Struct

from backtrick.client.errors import ClientError, ClientErrorCode, RequestRefused

SECONDS = 30.0
"""The longest time that the server may take to answer."""

T = TypeVar("T")


class MadeTable(Struct, frozen=True):
    """A new table. Its `key` or its short `code` lets others in; `link` is for a browser."""

    id: str
    code: str
    key: str
    link: str
    seat: int


class ListedTable(Struct, frozen=True):
    """A table in a list. `seat` is the device's own, if it has one there."""

    id: str
    game: str
    phase: str
    seats: int
    taken: int
    public: bool
    watch: bool
    created: float
    touched: float
    daily: str | None
    seat: int | None


class Joined(Struct, frozen=True):
    """A table, and the device's seat there; `None` for a spectator."""

    id: str
    seat: int | None


class _Tables(Struct):
    tables: list[ListedTable]


class _Made(Struct):
    id: str
    name: str
    token: str = ""


class _Refusal(Struct):
    code: str
    message: str
    facts: dict[str, int | str] = {}


class Device:
    """Who one is at a server: a name that others see, and a secret `token`.

    There is no sign-up. Keep the token to be the same device again later: `Device.from_token`.
    """

    def __init__(
        self, url: str, token: str, id: str, name: str, headers: Mapping[str, str] | None = None
    ) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.id = id
        self.name = name
        self._headers = dict(headers or {})

    @classmethod
    async def make(
        cls,
        url: str,
        name: str | None = None,
        *,
        language: str = "en",
        is_bot: bool = False,
        headers: Mapping[str, str] | None = None,
    ) -> Self:
        """A new device at the server with this address. A program says `is_bot`: everybody at a
        table sees it. `headers` go with every request.
        """
        wanted = {"name": name, "language": language, "is_bot": is_bot}
        made = await cls(url, "", "", "", headers).request("POST", "/api/devices", wanted, _Made)
        return cls(url, made.token, made.id, made.name, headers)

    @classmethod
    async def from_token(
        cls, url: str, token: str, *, headers: Mapping[str, str] | None = None
    ) -> Self:
        """The device that has this token."""
        unknown = cls(url, token, "", "", headers)
        found = await unknown.request("GET", "/api/devices/me", None, _Made)
        return cls(url, token, found.id, found.name, headers)

    @property
    def headers(self) -> dict[str, str]:
        """What goes with every request."""
        known = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {**known, **self._headers}

    # -- tables

    async def make_table(
        self,
        game: str,
        seats: int | None = None,
        *,
        bots: Sequence[str | None] = (),
        begin: bool = False,
        **settings: Any,
    ) -> MadeTable:
        """Open a table and take its first seat. `bots` sit beside it; `None` leaves a seat open.
        `begin` deals at once. `settings`: `options`, `public`, `watch`, `talk`, `clock`.
        """
        seats = len(bots) + 1 if seats is None and bots else seats
        wanted = {"game": game, "seats": seats, "bots": list(bots), "begin": begin, **settings}
        return await self.request("POST", "/api/tables", wanted, MadeTable)

    async def public_tables(self) -> list[ListedTable]:
        """The newest tables that anyone may join."""
        return (await self.request("GET", "/api/tables", None, _Tables)).tables

    async def own_tables(self) -> list[ListedTable]:
        """The tables where this device has a seat."""
        return (await self.request("GET", "/api/devices/me/tables", None, _Tables)).tables

    async def join(
        self,
        table_id: str | None = None,
        *,
        key: str | None = None,
        code: str | None = None,
        seat: int | None = None,
    ) -> Joined:
        """Take a seat at a table, the first open one unless `seat` names another. A table that is
        not public asks for its `key` or its `code`; with a code alone, the server finds the table.
        """
        if table_id is None:
            found = await self.request("POST", "/api/join", {"code": code or ""}, Joined)
            table_id = found.id
        how = {"key": key, "code": code, "seat": seat}
        return await self.request("POST", f"/api/tables/{table_id}/join", how, Joined)

    # -- HTTP

    async def request(self, method: str, path: str, body: object, form: type[T]) -> T:
        """Send any request of the HTTP API, and read the answer in this form. `RequestRefused` if
        the server refuses it.
        """
        response = await self.send(method, path, body)
        try:
            if response.is_success:
                return msgspec.json.decode(response.content, type=form)
            refusal = msgspec.json.decode(response.content, type=_Refusal)
        except msgspec.DecodeError:
            raise self._unreachable(f"it answers {response.status_code}") from None
        raise RequestRefused(refusal.code, refusal.message, **refusal.facts)

    async def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send any request of the HTTP API; the answer as it is."""
        try:
            async with httpx.AsyncClient(verify=_tls(), timeout=SECONDS) as http:
                return await http.request(
                    method, f"{self.url}{path}", json=body, headers=self.headers
                )
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise self._unreachable(error) from error

    def _unreachable(self, detail: object) -> ClientError:
        return ClientError(ClientErrorCode.UNREACHABLE, f"{self.url}: {detail}", server=self.url)


@cache
def _tls() -> ssl.SSLContext:
    """Made once: reading the certificates takes longer than a request."""
    return ssl.create_default_context()
