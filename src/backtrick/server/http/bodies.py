"""What comes along with a request, read strictly: "2" is no number, and more is too much."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from backtrick.server.errors import ServerError, ServerErrorCode

_PLACE = re.compile(r" - at `(?:key in )?\$\.?(?P<where>[^`]*)`$")


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as the type that its handler asks for."""

    async def body(self) -> bytes:
        """All of it; a `ServerError` when the client goes before the end."""
        try:
            return await super().body()
        except InternalServerException:
            raise ServerError(ServerErrorCode.INCOMPLETE) from None

    async def json(self) -> Any:
        """The body; a `ServerError` says what is wrong with it, and where."""
        wanted = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            return msgspec.json.decode(body, type=wanted.annotation if wanted else Any)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            said = str(error)
            place = _PLACE.search(said)
            where = place["where"] if place else ""
            detail = said[: place.start()] if place else said
            raise ServerError(ServerErrorCode.BAD_REQUEST, where=where, detail=detail) from None
