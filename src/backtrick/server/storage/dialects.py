"""The little in which SQLite and PostgreSQL differ."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError


def is_postgresql(connection: Connection) -> bool:
    """Whether the other side is PostgreSQL; otherwise it is SQLite."""
    return connection.dialect.name == "postgresql"


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    """What happens inside is undone if it fails, and the failure goes on as it is."""
    nested = connection.begin_nested()
    try:
        yield
    except BaseException:
        # On a full disk SQLite may have undone everything by itself, savepoint included.
        with suppress(DBAPIError):
            nested.rollback()
        raise
    else:
        nested.commit()


def insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what to do when the row is there."""
    return postgresql.insert(table) if is_postgresql(connection) else sqlite.insert(table)
