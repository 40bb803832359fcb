"""Who may come to a table: one answer for requests and for sockets."""

from __future__ import annotations

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.services import Connecting, Services
from backtrick.server.live.room import Room
from backtrick.server.storage import Device


async def admit(
    table_id: str, secret: str | None, me: Device, connection: Connecting, services: Services
) -> Room:
    """The room of a table, for a device that may come in."""
    room = await services.live.tables.find(table_id)
    check_entry(room, secret, me, connection, services)
    return room


def check_entry(
    room: Room, secret: str | None, me: Device, connection: Connecting, services: Services
) -> None:
    """Refuse a device that may not come in. A wrong key or code counts as a guess."""
    if room.needs_secret(me.id):
        if secret is None or room.daily is not None:
            raise ServerError(ServerErrorCode.NOT_ALLOWED)
        services.check_guesses(connection, me)
        if not room.opens_with(secret):
            services.count_guess(connection, me)
            raise ServerError(ServerErrorCode.NOT_ALLOWED)
    refusal = room.why_not_watch(me.id)
    if refusal is not None:
        raise refusal
