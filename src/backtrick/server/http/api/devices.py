"""Devices: who one is, without a sign-up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta, Struct, convert

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.cookies import has_old_cookie, identity_cookies
from backtrick.server.http.documented import as_device, refusals
from backtrick.server.http.services import Me, Serving, Visit, Visiting
from backtrick.server.people.identity import token_in
from backtrick.server.people.limits import Limit
from backtrick.server.storage import Device

Name = Annotated[
    str,
    Meta(description="1 to 24 characters that can be seen.", max_length=200, examples=["Ada"]),
]
Language = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$",
        description="A language tag.",
        examples=["en"],
    ),
]


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A device that wants to be known. Programs say so: everyone at the table sees it."""

    name: Name | None = None
    language: Language = "en"
    is_bot: bool = False


class DeviceChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device may change about itself; what is missing stays."""

    name: Name | None = None
    language: Language | None = None


class DeviceShown(Struct, frozen=True):
    """A device, to itself."""

    id: str
    name: str
    language: str
    is_bot: bool
    created: float


class DeviceMade(Struct, frozen=True):
    """A device and the token that proves it, which is told only this once."""

    id: str
    name: str
    language: str
    is_bot: bool
    token: str


@post("/api/devices", tags=["devices"], responses=refusals(ServerErrorCode.NAME_BANNED))
async def create(data: JSONBody[NewDevice], call: Visiting) -> Response[DeviceMade]:
    """Become known: a token, in the answer and in a cookie."""
    call.services.check_room()
    call.services.buckets.take(Limit.DEVICES, call.address)
    device, token = await call.services.identities.create(data.name, data.language, data.is_bot)
    return with_token(device, token, call)


@get("/api/devices/me", tags=["devices"], **as_device())
async def show(visit: Visiting) -> Response[DeviceShown]:
    """Who one is. A browser with a cookie from before gets it under its present name."""
    token = token_in(visit.connection.headers) if has_old_cookie(visit) else None
    return Response(shown(visit.me), cookies=identity_cookies(visit, token) if token else [])


@patch(
    "/api/devices/me",
    tags=["devices"],
    **as_device(ServerErrorCode.NAME_BANNED, ServerErrorCode.NAME_FIXED),
)
async def change(data: JSONBody[DeviceChange], me: Me, services: Serving) -> DeviceShown:
    """Choose another name or language. A name is fixed during play: it could tell something."""
    name = me.name if data.name is None else await services.names.checked(data.name)
    if name != me.name and await services.store.plays_with_others(me.id):
        raise ServerError(ServerErrorCode.NAME_FIXED)
    language = data.language or me.language
    await services.store.rename(me.id, name, language)
    changed = Device(me.id, name, language, me.is_bot, me.created, me.seen)
    services.live.devices.rename(changed)
    return shown(changed)


@delete("/api/devices/me", tags=["devices"], **as_device())
async def remove(visit: Visiting) -> Response[None]:
    """Remove everything that is known of one: games stay, and nobody knows whose they were."""
    await visit.services.live.devices.remove(visit.me.id)
    return Response(None, status_code=204, cookies=identity_cookies(visit, None))


def shown(device: Device) -> DeviceShown:
    """A device, to itself."""
    return convert(device, DeviceShown, from_attributes=True)


def with_token(
    device: Device, token: str, call: Visit, previous: Iterable[str] | None = None
) -> Response[DeviceMade]:
    """A device and its token, also as a cookie that no script can read."""
    made = DeviceMade(device.id, device.name, device.language, device.is_bot, token)
    return Response(made, status_code=201, cookies=identity_cookies(call, token, previous))


HANDLERS = (create, show, change, remove)
