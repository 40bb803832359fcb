"""The tokens that prove a device: one for each browser or program that shares it."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select, update

from backtrick.server.storage import schema
from backtrick.server.storage.rows import Device, DeviceToken

_devices, _tokens, _links = schema.devices, schema.device_tokens, schema.device_links


def add(connection: Connection, token_hash: str, device: str, at: float) -> None:
    """Another token for a device."""
    connection.execute(insert(_tokens).values(hash=token_hash, device=device, created=at, seen=at))


def prove(connection: Connection, token_hash: str) -> tuple[Device, DeviceToken] | None:
    """A token, and the device that it proves."""
    columns = (_tokens.c.hash, _tokens.c.created.label("since"), _tokens.c.seen.label("used"))
    statement = select(_devices, *columns).join(_tokens, _tokens.c.device == _devices.c.id)
    row = connection.execute(statement.where(_tokens.c.hash == token_hash)).first()
    if row is None:
        return None
    *device, token, created, used = row
    return Device(*device), DeviceToken(token, created, used)


def of_device(connection: Connection, device: str) -> list[DeviceToken]:
    """All tokens of a device, the newest first."""
    statement = select(_tokens.c.hash, _tokens.c.created, _tokens.c.seen)
    rows = connection.execute(statement.where(_tokens.c.device == device))
    return sorted((DeviceToken(*row) for row in rows), key=lambda each: -(each.created or 0.0))


def seen(connection: Connection, token_hash: str, at: float) -> None:
    """The token was used, so its device was here."""
    used = update(_tokens).where(_tokens.c.hash == token_hash).values(seen=at)
    device = connection.execute(used.returning(_tokens.c.device)).scalar()
    later = (_devices.c.id == device) & (_devices.c.seen < at)
    connection.execute(update(_devices).where(later).values(seen=at))


def revoke(connection: Connection, device: str, token_id: str) -> str | None:
    """Remove a token of a device by its id; its hash, if there was one. A link of the device is
    void then: whoever is signed out may have made it.
    """
    for token in of_device(connection, device):
        if token.id == token_id:
            connection.execute(delete(_tokens).where(_tokens.c.hash == token.hash))
            connection.execute(delete(_links).where(_links.c.device == device))
            return token.hash
    return None


def still_good(connection: Connection, hashes: Collection[str]) -> frozenset[str]:
    """Those of the tokens that were not revoked."""
    statement = select(_tokens.c.hash).where(_tokens.c.hash.in_(list(hashes)))
    return frozenset(connection.execute(statement).scalars())
