"""Removing data that nobody holds any more, a portion at a time."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Table, delete, select

from backtrick.server.storage import schema
from backtrick.server.storage.queries import mutes, removals, studies

_devices, _records, _daily = schema.devices, schema.records, schema.daily


def remove_unused_devices(connection: Connection, before: float, most: int) -> int:
    """Remove devices that were not here since then, and have no seat, no game and no attempt at a
    daily deal; how many.
    """
    unused = ~_holds(schema.seats) & ~_holds(schema.record_seats) & ~_holds(schema.daily_attempts)
    found = select(_devices.c.id).where(_devices.c.seen < before, unused).limit(most)
    ids = connection.execute(found).scalars().all()
    for device in ids:
        mutes.forget(connection, device)
        removals.forget(connection, device)
    for table, column in (
        (schema.device_links, schema.device_links.c.device),
        (schema.device_tokens, schema.device_tokens.c.device),
        (_devices, _devices.c.id),
    ):
        connection.execute(delete(table).where(column.in_(ids)))
    return len(ids)


def _holds(table: Table) -> ColumnElement[bool]:
    return select(table.c.device).where(table.c.device == _devices.c.id).exists()


def remove_unheld_records(
    connection: Connection, before: float, seen_before: float, most: int
) -> int:
    """Remove records of games that ended before then and that nobody holds: all players are gone,
    or were last seen before the other moment; how many.
    """
    seats = schema.record_seats
    held = select(seats.c.device).where(
        seats.c.record_id == _records.c.id,
        seats.c.device == _devices.c.id,
        _devices.c.seen >= seen_before,
    )
    found = select(_records.c.id).where(_records.c.finished < before, ~held.exists()).limit(most)
    ids = connection.execute(found).scalars().all()
    connection.execute(delete(seats).where(seats.c.record_id.in_(ids)))
    studies.forget(connection, ids)
    connection.execute(delete(_records).where(_records.c.id.in_(ids)))
    return len(ids)


def remove_old_dailies(connection: Connection, before: str, most: int) -> int:
    """Remove the deals and the results of days before this one; how many deals."""
    found = select(_daily.c.id).where(_daily.c.day < before).limit(most)
    ids = connection.execute(found).scalars().all()
    attempts = schema.daily_attempts
    connection.execute(delete(attempts).where(attempts.c.daily.in_(ids)))
    connection.execute(delete(_daily).where(_daily.c.id.in_(ids)))
    return len(ids)
