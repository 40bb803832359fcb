"""Whom the host has removed from a table: they may not sit down there again unless invited."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, select

from backtrick.server.storage.dialects import insert
from backtrick.server.storage.schema import removals


def add(connection: Connection, removed: Iterable[tuple[str, str]]) -> None:
    """Devices were removed, each from a table."""
    rows = [{"table_id": table_id, "device": device} for table_id, device in removed]
    if rows:
        connection.execute(insert(connection, removals).on_conflict_do_nothing(), rows)


def removed_from(connection: Connection, table_id: str) -> frozenset[str]:
    """All who were removed from a table."""
    here = removals.c.table_id == table_id
    return frozenset(connection.execute(select(removals.c.device).where(here)).scalars())


def invite(connection: Connection, table_id: str) -> None:
    """All who were removed from a table may come again."""
    connection.execute(delete(removals).where(removals.c.table_id == table_id))


def forget(connection: Connection, device: str) -> None:
    """Remove from where a device was removed."""
    connection.execute(delete(removals).where(removals.c.device == device))
