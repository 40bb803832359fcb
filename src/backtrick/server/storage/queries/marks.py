"""Moments that all processes remember, by name."""

from __future__ import annotations

from sqlalchemy import Connection, select

from backtrick.server.storage import schema
from backtrick.server.storage.dialects import insert

_marks = schema.marks


def find(connection: Connection, name: str) -> float | None:
    """The moment under a name."""
    found = connection.execute(select(_marks.c.at).where(_marks.c.name == name))
    return found.scalar_one_or_none()


def put(connection: Connection, name: str, at: float) -> None:
    """Remember a moment under a name, instead of the one before."""
    statement = insert(connection, _marks).values(name=name, at=at)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["name"], set_={"at": statement.excluded.at})
    )
