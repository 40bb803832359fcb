"""A secret that the processes which share a database share with nobody else."""

from __future__ import annotations

from sqlalchemy import Connection, select

from backtrick.server.ports import Chance
from backtrick.server.storage import schema
from backtrick.server.storage.dialects import insert

_NAME, _BYTES = "resume", 32


def shared_secret(connection: Connection, chance: Chance) -> bytes:
    """The secret; the first process that asks makes it."""
    made = {"name": _NAME, "value": chance.secret(_BYTES)}
    connection.execute(insert(connection, schema.secrets).values(made).on_conflict_do_nothing())
    value: bytes = connection.execute(
        select(schema.secrets.c.value).where(schema.secrets.c.name == _NAME)
    ).scalar_one()
    return value
