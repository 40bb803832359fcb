"""Links that make another device the same one, for the phone in one's other hand, and the way
back.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import PathParameter
from msgspec import Struct

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.api.devices import DeviceMade, DeviceShown, shown, with_token
from backtrick.server.http.cookies import identity_cookies
from backtrick.server.http.documented import as_device, refusals
from backtrick.server.http.services import Visiting
from backtrick.server.people.limits import Limit


class LinkMade(Struct, frozen=True):
    """A link that works once. Its secret lies behind the #, which browsers keep to themselves."""

    link: str
    secret: str
    expires: float


@post("/api/devices/me/links", tags=["devices"], **as_device())
async def create(visit: Visiting) -> LinkMade:
    """A link for another device; an older one no longer works."""
    visit.services.buckets.take(Limit.LINKS, visit.me.id)
    secret, expires = await visit.services.identities.link(visit.me)
    return LinkMade(f"{visit.outside}/device#{secret}", secret, expires)


class LinkShown(Struct, frozen=True):
    """Whose link it is, and whether one is that device already."""

    name: str
    mine: bool
    expires: float


Secret = Annotated[str, PathParameter(description="The secret of the link.", max_length=128)]


@get(
    "/api/devices/links/{secret:str}",
    tags=["devices"],
    responses=refusals(ServerErrorCode.NO_SUCH_LINK),
)
async def look(secret: Secret, call: Visiting) -> LinkShown:
    """Look at a link without using it: whoever opens one is asked first."""
    identities = call.services.identities
    with call.guess():
        device, expires = await identities.look_at_link(secret)
    me = await identities.of(call.connection.headers)
    return LinkShown(device.name, me is not None and me.id == device.id, expires)


@post(
    "/api/devices/links/{secret:str}",
    tags=["devices"],
    responses=refusals(ServerErrorCode.NO_SUCH_LINK),
)
async def use(secret: Secret, call: Visiting) -> Response[DeviceMade]:
    """Become the device that made the link, with a token of one's own. A browser remembers who it
    was before, and can go back.
    """
    identities = call.services.identities
    with call.guess():
        device, token = await identities.redeem(secret)
    previous = await identities.previous_after(call.connection.headers, device)
    return with_token(device, token, call, previous)


class PreviousDevice(Struct, frozen=True):
    """Who a browser was before."""

    id: str
    name: str


class PreviousListed(Struct, frozen=True):
    """Who a browser was before, the newest first."""

    devices: list[PreviousDevice]


@get("/api/devices/previous", tags=["devices"], responses=refusals())
async def previous(call: Visiting) -> PreviousListed:
    """Who this browser was before it used a link."""
    found = await call.services.identities.previous(call.connection.headers)
    return PreviousListed([PreviousDevice(each.id, each.name) for each in found.values()])


@post(
    "/api/devices/previous/{device_id:str}",
    tags=["devices"],
    status_code=200,
    responses=refusals(ServerErrorCode.NO_SUCH_DEVICE),
)
async def go_back(
    device_id: Annotated[str, PathParameter(description="A device's id.", max_length=32)],
    call: Visiting,
) -> Response[DeviceShown]:
    """Become again who this browser was before. It remembers who it is now in turn."""
    identities, headers = call.services.identities, call.connection.headers
    found = await identities.previous(headers)
    for token, device in found.items():
        if device.id == device_id:
            left = await identities.previous_after(headers, device)
            return Response(shown(device), cookies=identity_cookies(call, token, left))
    raise ServerError(ServerErrorCode.NO_SUCH_DEVICE)


HANDLERS = (create, look, use, previous, go_back)
