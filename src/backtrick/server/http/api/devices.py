"""Devices: who one is, without a sign-up."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.documented import as_device, refusals
from backtrick.server.http.services import Me, Services, Serving, caller_of
from backtrick.server.people.identity import COOKIE, COOKIE_SECONDS
from backtrick.server.people.limits import Limit, address_key
from backtrick.server.storage import Device

Name = Annotated[
    str,
    Meta(
        description="1 to 24 characters that can be seen.",
        max_length=200,
        examples=["Ada"],
    ),
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
async def create(
    data: JSONBody[NewDevice], request: Request[Any, Any, Any], services: Serving
) -> Response[DeviceMade]:
    """Become known: a token, in the answer and in a cookie."""
    services.buckets.take(Limit.DEVICES, address_key(caller_of(request).address))
    device, token = await services.identities.create(data.name, data.language, data.is_bot)
    return with_token(device, token, request, services)


@get(
    "/api/devices/me",
    tags=["devices"],
    **as_device(),
)
async def show(me: Me) -> DeviceShown:
    """Who one is."""
    return shown(me)


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


@delete(
    "/api/devices/me",
    tags=["devices"],
    **as_device(),
)
async def remove(me: Me, services: Serving) -> Response[None]:
    """Remove everything that is known of one: games stay, and nobody knows whose they were."""
    await services.live.devices.remove(me.id)
    gone = Cookie(key=COOKIE, value="", max_age=0, path=services.config.cookie_path)
    return Response(None, status_code=204, cookies=[gone])


def shown(device: Device) -> DeviceShown:
    """A device, to itself."""
    return DeviceShown(device.id, device.name, device.language, device.is_bot, device.created)


def with_token(
    device: Device, token: str, request: Request[Any, Any, Any], services: Services
) -> Response[DeviceMade]:
    """A device and its token, also as a cookie that no script can read."""
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        path=services.config.cookie_path,
        secure=caller_of(request).secure,
        httponly=True,
        samesite="lax",
    )
    made = DeviceMade(device.id, device.name, device.language, device.is_bot, token)
    return Response(made, status_code=201, cookies=[cookie])


HANDLERS = (create, show, change, remove)
