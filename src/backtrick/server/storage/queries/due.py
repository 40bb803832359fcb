"""Due work: rows with a deadline. A lease makes one process do each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, and_, bindparam, case, delete, or_, select, tuple_, update
from sqlalchemy.sql import ColumnElement

from backtrick.server.storage import schema
from backtrick.server.storage.dialects import insert
from backtrick.server.storage.rows import Deadline
from backtrick.table import Due

_due = schema.due
_FIELDS = (_due.c.table_id, _due.c.kind, _due.c.seat, _due.c.deadline, _due.c.version)


def replace_deadlines(connection: Connection, deadlines: Mapping[str, Sequence[Deadline]]) -> None:
    """Make these the due work of each table, and no other.

    Work that is the same as before (its kind, seat and version) keeps its lease.
    """
    if not deadlines:
        return
    key = tuple_(_due.c.table_id, _due.c.kind, _due.c.seat)
    found = connection.execute(
        select(_due.c.table_id, _due.c.kind, _due.c.seat).where(_due.c.table_id.in_(deadlines))
    )
    wanted = {
        (table_id, each.due.kind, each.due.seat): each
        for table_id, work in deadlines.items()
        for each in work
    }
    stale = [tuple(row) for row in found if tuple(row) not in wanted]
    if stale:
        connection.execute(delete(_due).where(key.in_(stale)))
    if wanted:
        _put(connection, [(place, wanted[place]) for place in sorted(wanted)])


def _put(connection: Connection, rows: Sequence[tuple[tuple[str, str, int], Deadline]]) -> None:
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
                "deadline": each.at,
                "version": each.due.since,
            }
            for (table_id, kind, seat), each in rows
        ],
    )


def claim(
    connection: Connection, now: float, owner: str, lease_seconds: float, limit: int = 100
) -> list[Deadline]:
    """Take what is due and has no lease, earliest first. No other process gets it meanwhile."""
    free = or_(_due.c.lease_until.is_(None), _due.c.lease_until <= now)
    waiting = (
        select(*_FIELDS)
        .where(_due.c.deadline <= now, free)
        .order_by(_due.c.deadline)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    claimed = [
        Deadline(row.table_id, Due(row.kind, row.seat, row.version), row.deadline)
        for row in connection.execute(waiting)
    ]
    if claimed:
        connection.execute(
            update(_due)
            .where(
                _due.c.table_id == bindparam("of"),
                _due.c.kind == bindparam("what"),
                _due.c.seat == bindparam("whose"),
            )
            .values(lease_owner=owner, lease_until=now + lease_seconds),
            [
                {"of": each.table_id, "what": each.due.kind, "whose": each.due.seat}
                for each in claimed
            ],
        )
    return claimed


def renew(connection: Connection, work: Sequence[Deadline], owner: str, until: float) -> None:
    """Keep several leases until then, those that still are the owner's."""
    for item in work:
        _change(connection, item, owner, {"lease_until": until})


def release(connection: Connection, work: Deadline, owner: str, *, done: bool = False) -> bool:
    """Give a lease back, so that others can claim the work; work that is `done` is removed.
    Whether the lease still was the owner's.
    """
    if done:
        return connection.execute(delete(_due).where(_held(work, owner))).rowcount > 0
    return _change(connection, work, owner, {"lease_owner": None, "lease_until": None})


def _change(
    connection: Connection, work: Deadline, owner: str, values: Mapping[str, float | None]
) -> bool:
    return connection.execute(update(_due).where(_held(work, owner)).values(values)).rowcount > 0


def _held(work: Deadline, owner: str) -> ColumnElement[bool]:
    return and_(
        _due.c.table_id == work.table_id,
        _due.c.kind == work.due.kind,
        _due.c.seat == work.due.seat,
        _due.c.version == work.due.since,
        _due.c.lease_owner == owner,
    )
