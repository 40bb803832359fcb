"""Who may come to a table: one answer for requests and for sockets."""

from __future__ import annotations

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.services import Visit
from backtrick.server.live.room import Room
from backtrick.server.storage import Device


async def admit(table_id: str, secret: str | None, visit: Visit) -> Room:
    """The room of a table, for a device that may come in."""
    room = await visit.services.live.tables.find(table_id)
    check_secret(room, secret, visit)
    check_watching(room, visit.me)
    return room


def check_secret(room: Room, secret: str | None, visit: Visit) -> None:
    """Refuse a device that needs the key or the code of a table, and does not have it. A wrong one
    counts as a guess.
    """
    if not room.needs_secret(visit.me.id):
        return
    if secret is None or room.daily is not None:
        raise ServerError(ServerErrorCode.NOT_ALLOWED)
    with visit.guess(secret):
        if not room.door.opens_with(secret):
            raise ServerError(ServerErrorCode.NOT_ALLOWED)


def check_watching(room: Room, me: Device) -> None:
    """Refuse a device that is inside and may not see the table."""
    refusal = room.why_not_watch(me.id)
    if refusal is not None:
        raise refusal
