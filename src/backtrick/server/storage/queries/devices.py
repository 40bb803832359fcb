"""Devices, and the links that carry one over to another browser."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update

from backtrick.server.ports import Chance
from backtrick.server.storage import schema
from backtrick.server.storage.queries import mutes, removals, tokens
from backtrick.server.storage.rows import Device

WithoutWords = Callable[[bytes, int], bytes | None]
"""What is left of a stored event without the words of a seat; `None` where it has none. The store
does not know how events are written down.
"""

_devices, _tokens, _links = schema.devices, schema.device_tokens, schema.device_links


def add(connection: Connection, device: Device, token_hash: str) -> None:
    """A new device with its first token."""
    connection.execute(insert(_devices).values(asdict(device)))
    tokens.add(connection, token_hash, device.id, device.created)


def by_token(connection: Connection, token_hash: str) -> Device | None:
    """The device that a token proves."""
    found = tokens.prove(connection, token_hash)
    return None if found is None else found[0]


def by_ids(connection: Connection, ids: Collection[str]) -> dict[str, Device]:
    """Several devices; those that are gone are left out."""
    rows = connection.execute(select(_devices).where(_devices.c.id.in_(list(ids)))).mappings()
    return {row["id"]: Device(**row) for row in rows}


def rename(connection: Connection, device: str, name: str, language: str | None = None) -> bool:
    """Change the name, and the language if one is given; whether there is such a device."""
    values = {"name": name} if language is None else {"name": name, "language": language}
    changed = connection.execute(update(_devices).where(_devices.c.id == device).values(values))
    return changed.rowcount > 0


def remove(
    connection: Connection, device: str, without_words: WithoutWords, chance: Chance
) -> list[str]:
    """Forget a device: nothing that stays can be traced to it.

    Its results of daily deals stay among the others', under a random name each. Returns the tables
    where it held a seat.
    """
    seats, sat, attempts = schema.seats, schema.record_seats, schema.daily_attempts
    tables = silence(connection, device, without_words)
    connection.execute(update(seats).where(seats.c.device == device).values(device=None))
    connection.execute(update(sat).where(sat.c.device == device).values(device=None))
    for name in connection.execute(select(attempts.c.daily).where(attempts.c.device == device)):
        connection.execute(
            update(attempts)
            .where(attempts.c.daily == name.daily, attempts.c.device == device)
            .values(device=f"removed-{chance.token(12)}")
        )
    mutes.forget(connection, device)
    removals.forget(connection, device)
    connection.execute(delete(_links).where(_links.c.device == device))
    connection.execute(delete(_tokens).where(_tokens.c.device == device))
    connection.execute(delete(_devices).where(_devices.c.id == device))
    return tables


def silence(connection: Connection, device: str, without_words: WithoutWords) -> list[str]:
    """Take back what a device has said in chat where it holds a seat; the tables."""
    seats = schema.seats
    held = select(seats.c.table_id, seats.c.seat).where(seats.c.device == device)
    places = connection.execute(held).all()
    for place in places:
        _silence(connection, place.table_id, place.seat, without_words)
    return sorted({place.table_id for place in places})


def _silence(connection: Connection, table_id: str, seat: int, without_words: WithoutWords) -> None:
    """Take back what a seat has said in chat; that it said something stays."""
    events = schema.events
    ours = select(events.c.version, events.c.body).where(events.c.table_id == table_id)
    for event in connection.execute(ours).all():
        blank = without_words(event.body, seat)
        if blank is not None:
            here = (events.c.table_id == table_id) & (events.c.version == event.version)
            connection.execute(update(events).where(here).values(body=blank))


def add_link(connection: Connection, link_hash: str, device: str, expires: float) -> None:
    """A link that can be used once, until it expires. An older one of the device is void."""
    connection.execute(delete(_links).where(_links.c.device == device))
    connection.execute(insert(_links).values(hash=link_hash, device=device, expires=expires))


def link(connection: Connection, link_hash: str, now: float) -> tuple[Device, float] | None:
    """Whose link this is and when it expires; `None` where it does not work."""
    statement = select(_devices, _links.c.expires).join(_links, _links.c.device == _devices.c.id)
    works = (_links.c.hash == link_hash) & (_links.c.expires >= now)
    row = connection.execute(statement.where(works)).mappings().first()
    if row is None:
        return None
    fields = dict(row)
    expires = fields.pop("expires")
    return Device(**fields), expires


def redeem_link(
    connection: Connection, link_hash: str, token_hash: str, now: float
) -> Device | None:
    """Use a link up: the token now proves its device, beside the others."""
    used = delete(_links).where(_links.c.hash == link_hash)
    row = connection.execute(used.returning(_links.c.device, _links.c.expires)).first()
    if row is None or row.expires < now:
        return None
    tokens.add(connection, token_hash, row.device, now)
    return by_token(connection, token_hash)
