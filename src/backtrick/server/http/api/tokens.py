"""The browsers and programs that share a device: each has a token, which can be revoked."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get
from litestar.params import PathParameter
from msgspec import Struct

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.cookies import identity_cookies
from backtrick.server.http.documented import as_device
from backtrick.server.http.services import Visiting
from backtrick.server.people.identity import token_hash_in


class TokenShown(Struct, frozen=True):
    """A token, without its secret. `current` is the one that asks; the times of old ones are not
    known.
    """

    id: str
    created: float | None
    seen: float | None
    current: bool


class TokensListed(Struct, frozen=True):
    """All tokens of a device, the newest first."""

    tokens: list[TokenShown]


@get("/api/devices/me/tokens", tags=["devices"], **as_device())
async def listed(visit: Visiting) -> TokensListed:
    """The browsers and programs that are this device: when each came, and when it was last here,
    to the hour.
    """
    mine = token_hash_in(visit.connection.headers)
    found = await visit.services.store.tokens_of(visit.me.id)
    return TokensListed(
        [TokenShown(each.id, each.created, each.seen, each.hash == mine) for each in found]
    )


@delete(
    "/api/devices/me/tokens/{token_id:str}",
    tags=["devices"],
    **as_device(ServerErrorCode.NO_SUCH_TOKEN),
)
async def revoke(
    token_id: Annotated[str, PathParameter(description="A token's id.", max_length=32)],
    visit: Visiting,
) -> Response[None]:
    """Sign a browser or program out: it is no longer this device, and its sockets are closed. A
    link that was not used yet no longer works.
    """
    gone = await visit.services.live.devices.revoke(visit.me.id, token_id)
    if gone is None:
        raise ServerError(ServerErrorCode.NO_SUCH_TOKEN)
    mine = gone == token_hash_in(visit.connection.headers)
    return Response(None, status_code=204, cookies=identity_cookies(visit, None) if mine else [])


HANDLERS = (listed, revoke)
