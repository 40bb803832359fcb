"""Links that make another device the same one: for the phone in one's other hand."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.params import PathParameter
from msgspec import Struct

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.api.devices import DeviceMade, with_token
from backtrick.server.http.documented import as_device, refusals
from backtrick.server.http.services import Connecting, Me, Services, Serving, caller_of
from backtrick.server.people.limits import Limit


class LinkMade(Struct, frozen=True):
    """A link that works once. Its secret lies behind the #, which browsers keep to themselves."""

    link: str
    secret: str
    expires: float


@post(
    "/api/devices/me/links",
    tags=["devices"],
    **as_device(),
)
async def create(me: Me, request: Request[Any, Any, Any], services: Serving) -> LinkMade:
    """A link for another device; an older one no longer works."""
    services.buckets.take(Limit.LINKS, me.id)
    secret, expires = await services.identities.link(me)
    return LinkMade(f"{outside(request, services)}/device#{secret}", secret, expires)


@post(
    "/api/devices/links/{secret:str}",
    tags=["devices"],
    responses=refusals(ServerErrorCode.NO_SUCH_LINK),
)
async def use(
    secret: Annotated[str, PathParameter(description="The secret of the link.", max_length=128)],
    request: Request[Any, Any, Any],
    services: Serving,
) -> Response[DeviceMade]:
    """Become the device that made the link, with a token of one's own."""
    services.check_guesses(request, None)
    try:
        device, token = await services.identities.redeem(secret)
    except ServerError:
        services.count_guess(request, None)
        raise
    return with_token(device, token, request, services)


def outside(connection: Connecting, services: Services) -> str:
    """The server as people reach it, with its base path."""
    return (services.config.public_url or caller_of(connection).origin) + services.config.base_path


HANDLERS = (create, use)
