"""Analyses of records. Each is kept once; one that other nets made is replaced."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, select

from backtrick.server.storage import schema
from backtrick.server.storage.dialects import insert

_studies = schema.studies


def find(connection: Connection, record_id: str, made_with: str) -> bytes | None:
    """The analysis of a record that was made so."""
    found = select(_studies.c.body).where(
        _studies.c.record_id == record_id, _studies.c.made_with == made_with
    )
    return connection.execute(found).scalar_one_or_none()


def keep(connection: Connection, record_id: str, made_with: str, body: bytes) -> None:
    """Keep the analysis of a record in place of another one."""
    statement = insert(connection, _studies).values(
        record_id=record_id, made_with=made_with, body=body
    )
    new = {"made_with": statement.excluded.made_with, "body": statement.excluded.body}
    connection.execute(statement.on_conflict_do_update(index_elements=["record_id"], set_=new))


def forget(connection: Connection, record_ids: Collection[str]) -> None:
    """Remove the analyses of records that are removed."""
    connection.execute(delete(_studies).where(_studies.c.record_id.in_(record_ids)))
