"""Reading tables and their events, and putting tables away."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, Row, Select, delete, func, select, update

from backtrick.server.storage import schema
from backtrick.server.storage.queries import devices, removals
from backtrick.server.storage.rows import (
    StoredEvent,
    StoredLog,
    StoredTable,
    TableSummary,
    command_key,
)

_tables, _seats, _events = schema.tables, schema.seats, schema.events


def by_id(connection: Connection, table_id: str) -> StoredTable | None:
    """One table, retired ones too."""
    if not can_be(table_id):
        return None
    return _one(connection, select(_tables).where(_tables.c.id == table_id))


def by_code(connection: Connection, code: str) -> StoredTable | None:
    """The table with this short code."""
    if not can_be(code):
        return None
    return _one(connection, select(_tables).where(_tables.c.code == code))


def can_be(name: str) -> bool:
    """Whether something could have this name, which comes from a stranger: PostgreSQL does not even
    look for one with a NUL.
    """
    return "\0" not in name


def log(connection: Connection, table_id: str, after: int = 0) -> StoredLog | None:
    """A table, its events after a version and who holds its seats, read as of one moment."""
    table = by_id(connection, table_id)
    if table is None:
        return None
    held = devices.by_ids(connection, [device for _, device in table.links])
    found = events(connection, table_id, after)
    return StoredLog(table, found, held, removals.removed_from(connection, table_id))


def events(connection: Connection, table_id: str, after: int = 0) -> list[StoredEvent]:
    """A table's events after a version, in order."""
    statement = (
        select(_events.c.version, _events.c.body, _events.c.at, _events.c.command)
        .where(_events.c.table_id == table_id, _events.c.version > after)
        .order_by(_events.c.version)
    )
    return [StoredEvent(*row) for row in connection.execute(statement)]


def version_of(connection: Connection, table_id: str, command: str) -> int | None:
    """The number of the first event that a command led to, if it was carried out."""
    statement = select(_events.c.version).where(
        _events.c.table_id == table_id, _events.c.command == command_key(command)
    )
    return connection.execute(statement).scalar_one_or_none()


def public(
    connection: Connection, limit: int = 50, before: float | None = None
) -> list[StoredTable]:
    """Public tables where a game can still happen, last touched first. To read on, say `before`
    which moment the last one was touched.
    """
    open_phases = ("gathering", "choosing", "playing")
    statement = select(_tables).where(
        _tables.c.public, _tables.c.phase.in_(open_phases), ~_tables.c.retired
    )
    if before is not None:
        statement = statement.where(_tables.c.touched < before)
    return _many(connection, statement.order_by(_tables.c.touched.desc()).limit(limit))


def of_device(connection: Connection, device: str, limit: int = 100) -> list[StoredTable]:
    """The tables where a device holds a seat, last touched first."""
    statement = select(_tables).where(_tables.c.id.in_(_held_by(device)), ~_tables.c.retired)
    return _many(connection, statement.order_by(_tables.c.touched.desc()).limit(limit))


def count_of_device(connection: Connection, device: str) -> int:
    """At how many tables that are not over a device holds a seat."""
    statement = select(func.count()).where(
        _tables.c.id.in_(_held_by(device)), ~_tables.c.retired, _tables.c.phase != "over"
    )
    return connection.execute(statement).scalar_one()


def plays_with_others(connection: Connection, device: str) -> bool:
    """Whether a device sits at a table where another one sits too and a game is on."""
    other = select(_seats.c.table_id).where(
        _seats.c.device.is_not(None), _seats.c.device != device, _seats.c.table_id == _tables.c.id
    )
    statement = select(_tables.c.id).where(
        _tables.c.id.in_(_held_by(device)),
        _tables.c.phase.in_(("choosing", "playing")),
        ~_tables.c.retired,
        other.exists(),
    )
    return connection.execute(statement.limit(1)).first() is not None


def moved_since(connection: Connection, when: float) -> list[tuple[str, int]]:
    """The tables that changed at or after a moment, with their versions. The moment is the one that
    the append named; it is visible a little later.
    """
    statement = select(_tables.c.id, _tables.c.version).where(_tables.c.touched >= when)
    return [(row.id, row.version) for row in connection.execute(statement)]


def in_play(connection: Connection, deals: Collection[str]) -> dict[str, str | None]:
    """Those of some deals that are in play at a table, with the daily deal that each is, if any."""
    columns = _tables.c
    statement = select(columns.deal, columns.daily).where(
        columns.deal.in_(list(deals)), ~columns.retired
    )
    return {row.deal: row.daily for row in connection.execute(statement)}


def count_open(connection: Connection) -> int:
    """How many tables are not retired."""
    return connection.execute(select(func.count()).where(~_tables.c.retired)).scalar_one()


def retire(connection: Connection, before: float, now: float, most: int) -> list[str]:
    """Close some of the tables that nobody touched since then: nothing is due there any more."""
    idle = (_tables.c.touched < before) & ~_tables.c.retired
    ids = _first_ids(connection, select(_tables.c.id).where(idle), most)
    if ids:
        closed = update(_tables).where(_tables.c.id.in_(ids))
        connection.execute(closed.values(retired=True, retired_at=now))
        connection.execute(delete(schema.due).where(schema.due.c.table_id.in_(ids)))
    return ids


def purge(connection: Connection, before: float, most: int) -> list[str]:
    """Remove some of the tables that were retired before then; their records stay."""
    old = (_tables.c.retired_at < before) & _tables.c.retired
    ids = _first_ids(connection, select(_tables.c.id).where(old), most)
    _remove(connection, ids)
    return ids


def _first_ids(connection: Connection, statement: Select[tuple[str]], most: int) -> list[str]:
    """Some of the tables, locked in the order in which everybody locks them."""
    statement = statement.order_by(_tables.c.id).limit(most).with_for_update()
    return [row.id for row in connection.execute(statement)]


def _remove(connection: Connection, ids: Sequence[str]) -> None:
    if ids:
        for table in (schema.due, schema.mutes, schema.removals, _seats, _events):
            connection.execute(delete(table).where(table.c.table_id.in_(ids)))
        connection.execute(delete(_tables).where(_tables.c.id.in_(ids)))


def _held_by(device: str) -> Select[tuple[str]]:
    return select(_seats.c.table_id).where(_seats.c.device == device)


def _one(connection: Connection, statement: Select[tuple[object, ...]]) -> StoredTable | None:
    found = _many(connection, statement)
    return found[0] if found else None


def _many(connection: Connection, statement: Select[tuple[object, ...]]) -> list[StoredTable]:
    rows = connection.execute(statement).all()
    links: dict[str, list[tuple[int, str]]] = {row.id: [] for row in rows}
    held = (
        select(_seats)
        .where(_seats.c.table_id.in_(links), _seats.c.device.is_not(None))
        .order_by(_seats.c.seat)
    )
    for seat in connection.execute(held):
        links[seat.table_id].append((seat.seat, seat.device))
    return [_table(row, links[row.id]) for row in rows]


def _table(row: Row[tuple[object, ...]], links: Sequence[tuple[int, str]]) -> StoredTable:
    columns = dict(row._mapping)
    summary = TableSummary(*(columns.pop(name) for name in TableSummary._fields))
    return StoredTable(**columns, summary=summary, links=tuple(links))
