"""Storing what happened at tables: a whole group of them in a handful of statements.

The hot statements take many rows each (sixty-four, thirty-two, ..., one, so that the drivers know
them by heart) instead of one row many times: fewer calls, and fewer moments at which this thread
has to win the interpreter back from the event loop. One row at a time was slower in each of six
pairs of runs, more so with a busy loop (by a sixth to two fifths) than with an idle one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, select, tuple_, update
from sqlalchemy import insert as plain_insert
from sqlalchemy.exc import IntegrityError

from backtrick.server.storage import schema
from backtrick.server.storage.dialects import insert, is_postgresql, savepoint
from backtrick.server.storage.errors import (
    AttemptTaken,
    CodeTaken,
    Conflict,
    Duplicate,
    StorageError,
)
from backtrick.server.storage.queries import removals
from backtrick.server.storage.queries.daily import begin_attempts, find_attempt
from backtrick.server.storage.queries.due import replace_deadlines
from backtrick.server.storage.queries.records import add_records
from backtrick.server.storage.rows import Append, NewTable, command_key

Outcome = int | StorageError
"""The version that a table has now, or why it has not changed."""

_MOST_ROWS = 64

_EVENT = ("table_id", "version", "command", "body", "at")
_MOVED = {
    "id": "text",
    "version": "bigint",
    "touched": "double precision",
    "phase": "text",
    "game": "text",
    "seats": "smallint",
    "taken": "smallint",
    "public": "boolean",
    "watch": "boolean",
    "deal": "text",
}


def store_group(connection: Connection, group: Sequence[Append | NewTable]) -> list[Outcome]:
    """Store all that fit, in the order given; the outcome of each.

    An `IntegrityError` means that one of them is not what it seemed, and that the transaction must
    be given up: then store them with `store_singly`.
    """
    created = [each for each in group if isinstance(each, NewTable)]
    appends = [each for each in group if isinstance(each, Append)]
    if created:
        _create(connection, created)
    outcomes = iter(_append(connection, appends)) if appends else iter(())
    return [len(each.events) if isinstance(each, NewTable) else next(outcomes) for each in group]


def store_singly(connection: Connection, group: Sequence[Append | NewTable]) -> list[Outcome]:
    """Store all that fit, one after the other, so that the ones that do not fit are found."""
    outcomes: list[Outcome] = []
    for each in group:
        try:
            with savepoint(connection):
                outcomes += store_group(connection, [each])
        except IntegrityError:
            if isinstance(each, Append):
                outcomes.append(_refusal(connection, each))
            else:
                outcomes.append(_why_not_created(connection, each))
    return outcomes


def _create(connection: Connection, created: Sequence[NewTable]) -> None:
    connection.execute(
        plain_insert(schema.tables),
        [
            {
                "id": each.id,
                "code": each.code,
                "key_hash": each.key_hash,
                "created": each.at,
                "touched": each.at,
                "version": len(each.events),
                "daily": each.daily,
                "retired": False,
                "deal": each.deal,
                **each.summary._asdict(),
            }
            for each in created
        ],
    )
    begin_attempts(connection, [each.attempt for each in created if each.attempt is not None])
    rows = (row for each in created for row in _event_rows(each.id, 0, each))
    _run(connection, insert_events_sql, rows)
    _link(connection, [(each.id, each.links) for each in created])
    replace_deadlines(connection, {each.id: each.deadlines for each in created if each.deadlines})


def _append(connection: Connection, appends: Sequence[Append]) -> list[Outcome]:
    versions = _versions(connection, sorted({each.table_id for each in appends}))
    accepted: list[Append] = []
    lost: dict[int, Append] = {}
    outcomes: list[Outcome] = []
    for place, each in enumerate(appends):
        version = each.expected + len(each.events)
        if versions.get(each.table_id) == each.expected:
            versions[each.table_id] = version
            accepted.append(each)
        else:
            lost[place] = each
        outcomes.append(version)
    _store(connection, accepted)
    for place, each in lost.items():
        outcomes[place] = _refusal(connection, each)
    return outcomes


def _store(connection: Connection, accepted: Sequence[Append]) -> None:
    """Store appends that are known to follow on what is stored."""
    rows = (row for each in accepted for row in _event_rows(each.table_id, each.expected, each))
    _run(connection, insert_events_sql, rows)
    last = {each.table_id: each for each in accepted}
    _run(connection, update_tables_sql, (_table_row(last[name]) for name in sorted(last)))
    _link(connection, [(each.table_id, each.links) for each in accepted])
    removals.add(
        connection, ((each.table_id, device) for each in accepted for device in each.removed)
    )
    _change_secrets(connection, accepted)
    replace_deadlines(
        connection,
        {each.table_id: each.deadlines for each in accepted if each.deadlines is not None},
    )
    add_records(
        connection,
        [(each.table_id, each.at, each.finished) for each in accepted if each.finished is not None],
    )


def _change_secrets(connection: Connection, accepted: Sequence[Append]) -> None:
    """Change what opens tables. A code that another table has is an `IntegrityError`, which ends as
    a `Conflict`: whoever tries again finds another code.
    """
    tables = schema.tables
    for each in accepted:
        if each.secrets is not None:
            here = update(tables).where(tables.c.id == each.table_id)
            connection.execute(here.values(each.secrets._asdict()))


def _versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    """The versions of tables that are not retired; no other process can move them from here on.

    PostgreSQL locks the rows in order, so that two groups never wait for each other in a circle.
    SQLite has locked the whole file, and answers in one row.
    """
    if is_postgresql(connection):
        statement = (
            "SELECT id, version FROM tables"
            " WHERE id = ANY(%s) AND NOT retired ORDER BY id FOR UPDATE"
        )
        rows = connection.exec_driver_sql(statement, (ids,))
        return {row.id: row.version for row in rows}
    statement = (
        "SELECT json_group_object(id, version) FROM tables"
        " WHERE id IN (SELECT value FROM json_each(?)) AND NOT retired"
    )
    found: dict[str, int] = json.loads(
        connection.exec_driver_sql(statement, (json.dumps(ids),)).scalar_one()
    )
    return found


def _event_rows(table_id: str, version: int, of: Append | NewTable) -> Iterator[tuple[Any, ...]]:
    command = None if of.command is None else command_key(of.command)
    for body in of.events:
        version += 1
        yield table_id, version, command, body, of.at
        command = None


def _table_row(append: Append) -> tuple[Any, ...]:
    version = append.expected + len(append.events)
    return append.table_id, version, append.at, *append.summary, append.deal


def _run(connection: Connection, sql: Any, rows: Iterable[tuple[Any, ...]]) -> None:
    waiting, postgresql, start = list(rows), is_postgresql(connection), 0
    while start < len(waiting):
        most = min(len(waiting) - start, _MOST_ROWS)
        count = 1 << (most.bit_length() - 1)
        chunk = waiting[start : start + count]
        connection.exec_driver_sql(
            sql(count, postgresql), tuple(value for row in chunk for value in row)
        )
        start += count


@cache
def insert_events_sql(count: int, postgresql: bool) -> str:
    """The statement that inserts this many events."""
    row = ", ".join(["%s" if postgresql else "?"] * len(_EVENT))
    values = ", ".join([f"({row})"] * count)
    return f"INSERT INTO events ({', '.join(_EVENT)}) VALUES {values}"


@cache
def update_tables_sql(count: int, postgresql: bool) -> str:
    """The statement that updates this many tables."""
    marks = [f"CAST(%s AS {kind})" if postgresql else "?" for kind in _MOVED.values()]
    values = ", ".join([f"({', '.join(marks)})"] * count)
    changes = ", ".join(f"{name} = moved.{name}" for name in _MOVED if name != "id")
    return (
        f"WITH moved ({', '.join(_MOVED)}) AS (VALUES {values})"
        f" UPDATE tables SET {changes} FROM moved WHERE tables.id = moved.id"
    )


def _link(
    connection: Connection, links: Iterable[tuple[str, tuple[tuple[int, str | None], ...]]]
) -> None:
    """Write down which device holds which seat; the last word counts."""
    rows = {
        (table_id, seat): {"table_id": table_id, "seat": seat, "device": device}
        for table_id, changes in links
        for seat, device in changes
    }
    if rows:
        statement = insert(connection, schema.seats)
        statement = statement.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"device": statement.excluded.device}
        )
        connection.execute(statement, list(rows.values()))


def _refusal(connection: Connection, append: Append) -> StorageError:
    """Why an append did not fit: its command was there before, or the table has moved."""
    events = schema.events
    if append.command is not None:
        key = (append.table_id, command_key(append.command))
        same = tuple_(events.c.table_id, events.c.command) == key
        version = connection.execute(select(events.c.version).where(same)).scalar()
        if version is not None:
            return Duplicate(append.table_id, version)
    return Conflict(append.table_id, append.expected)


def _why_not_created(connection: Connection, table: NewTable) -> StorageError:
    if table.attempt is not None:
        counts = find_attempt(connection, table.attempt.daily, table.attempt.device)
        if counts is not None:
            return AttemptTaken(counts.table_id)
    tables = schema.tables
    taken = select(tables.c.id).where(tables.c.code == table.code)
    if connection.execute(taken).first():
        return CodeTaken()
    return Conflict(table.id, 0)
