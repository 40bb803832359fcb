"""The list of words that no name may hold."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from backtrick.server.storage.dialects import insert
from backtrick.server.storage.schema import banned_names


def ban(connection: Connection, words: Sequence[str]) -> None:
    """Put words on the list."""
    if words:
        statement = insert(connection, banned_names).on_conflict_do_nothing()
        connection.execute(statement, [{"word": word} for word in words])


def unban(connection: Connection, words: Sequence[str]) -> None:
    """Take words off the list."""
    connection.execute(delete(banned_names).where(banned_names.c.word.in_(words)))


def banned(connection: Connection) -> list[str]:
    """The list, in order."""
    found = connection.execute(select(banned_names.c.word)).scalars()
    return sorted(found)
