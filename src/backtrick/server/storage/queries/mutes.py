"""Whom a device does not want to hear at a table: another device, or the bot in a seat."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from backtrick.server.storage.dialects import insert
from backtrick.server.storage.schema import mutes


def mute(connection: Connection, table_id: str, device: str, whom: str, on: bool) -> None:
    """Mute a player at a table, or hear it again."""
    if on:
        row = {"table_id": table_id, "device": device, "whom": whom}
        connection.execute(insert(connection, mutes).values(row).on_conflict_do_nothing())
    else:
        here = (mutes.c.table_id == table_id) & (mutes.c.device == device)
        connection.execute(delete(mutes).where(here, mutes.c.whom == whom))


def muted(connection: Connection, table_id: str, device: str) -> frozenset[str]:
    """All whom a device does not hear at a table."""
    here = (mutes.c.table_id == table_id) & (mutes.c.device == device)
    return frozenset(connection.execute(select(mutes.c.whom).where(here)).scalars())


def forget(connection: Connection, device: str) -> None:
    """Remove what a device has muted, and that others have muted it."""
    connection.execute(delete(mutes).where((mutes.c.device == device) | (mutes.c.whom == device)))
