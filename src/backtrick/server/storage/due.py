"""Due work: rows with a deadline, of which each is done by one process, by a lease."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, and_, bindparam, case, delete, or_, select, tuple_, update
from sqlalchemy.sql import ColumnElement

from backtrick.server.storage import schema
from backtrick.server.storage.dialects import insert
from backtrick.server.storage.rows import Due

_due = schema.due
_FIELDS = (_due.c.table_id, _due.c.kind, _due.c.seat, _due.c.deadline, _due.c.version)


def replace_due(connection: Connection, dues: Mapping[str, Sequence[Due]]) -> None:
    """Make these the due work of each table, and no other.

    Work that is the same as before (its kind, seat and version) keeps its lease: who is about it
    goes on.
    """
    if not dues:
        return
    key = tuple_(_due.c.table_id, _due.c.kind, _due.c.seat)
    found = connection.execute(
        select(_due.c.table_id, _due.c.kind, _due.c.seat).where(_due.c.table_id.in_(dues))
    )
    wanted = {
        (table_id, each.kind, each.seat): each for table_id, work in dues.items() for each in work
    }
    stale = [tuple(row) for row in found if tuple(row) not in wanted]
    if stale:
        connection.execute(delete(_due).where(key.in_(stale)))
    if wanted:
        _put(connection, [(place, wanted[place]) for place in sorted(wanted)])


def _put(connection: Connection, rows: Sequence[tuple[tuple[str, str, int], Due]]) -> None:
    statement = insert(connection, _due)
    new = statement.excluded
    same = _due.c.version == new.version
    statement = statement.on_conflict_do_update(
        index_elements=["table_id", "kind", "seat"],
        set_={
            "deadline": new.deadline,
            "version": new.version,
            "lease_owner": case((same, _due.c.lease_owner)),
            "lease_until": case((same, _due.c.lease_until)),
        },
    )
    connection.execute(
        statement,
        [
            {
                "table_id": table_id,
                "kind": kind,
                "seat": seat,
                "deadline": each.deadline,
                "version": each.version,
            }
            for (table_id, kind, seat), each in rows
        ],
    )


def claim(
    connection: Connection, now: float, owner: str, lease_seconds: float, limit: int
) -> list[Due]:
    """Take what is due and nobody is about, earliest first. Nobody else gets it meanwhile."""
    free = or_(_due.c.lease_until.is_(None), _due.c.lease_until <= now)
    waiting = (
        select(*_FIELDS)
        .where(_due.c.deadline <= now, free)
        .order_by(_due.c.deadline)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    claimed = [Due(*row) for row in connection.execute(waiting)]
    if claimed:
        connection.execute(
            update(_due)
            .where(
                _due.c.table_id == bindparam("of"),
                _due.c.kind == bindparam("what"),
                _due.c.seat == bindparam("whose"),
            )
            .values(lease_owner=owner, lease_until=now + lease_seconds),
            [{"of": each.table_id, "what": each.kind, "whose": each.seat} for each in claimed],
        )
    return claimed


def renew(connection: Connection, due: Due, owner: str, until: float) -> bool:
    """Keep a lease; whether it still was the owner's."""
    return _changed(connection, due, owner, {"lease_until": until})


def release(connection: Connection, due: Due, owner: str, done: bool) -> bool:
    """Give a lease back; when the work is done, the row goes with it."""
    if done:
        return connection.execute(delete(_due).where(_held(due, owner))).rowcount > 0
    return _changed(connection, due, owner, {"lease_owner": None, "lease_until": None})


def _changed(
    connection: Connection, due: Due, owner: str, values: Mapping[str, float | None]
) -> bool:
    return connection.execute(update(_due).where(_held(due, owner)).values(values)).rowcount > 0


def _held(due: Due, owner: str) -> ColumnElement[bool]:
    return and_(
        _due.c.table_id == due.table_id,
        _due.c.kind == due.kind,
        _due.c.seat == due.seat,
        _due.c.version == due.version,
        _due.c.lease_owner == owner,
    )
