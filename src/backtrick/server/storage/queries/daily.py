"""Daily deals and the one attempt of each device that counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, select

from backtrick.server.storage import schema
from backtrick.server.storage.dialects import insert
from backtrick.server.storage.rows import Daily, DailyAttempt

_daily, _attempts = schema.daily, schema.daily_attempts


def add(connection: Connection, daily: Daily) -> Daily:
    """Store a day's deal unless another process was first; the one that is stored."""
    connection.execute(insert(connection, _daily).values(asdict(daily)).on_conflict_do_nothing())
    return find(connection, daily.id) or daily


def find(connection: Connection, daily_id: str) -> Daily | None:
    """A day's deal."""
    row = connection.execute(select(_daily).where(_daily.c.id == daily_id)).mappings().first()
    return None if row is None else Daily(**row)


def begin_attempts(connection: Connection, begun: Sequence[DailyAttempt]) -> None:
    """Begin attempts; an `IntegrityError` if a device has begun that deal already."""
    if begun:
        connection.execute(insert(connection, _attempts), [asdict(attempt) for attempt in begun])


def finish_attempts(connection: Connection, finished: Sequence[DailyAttempt]) -> None:
    """Write down results, each only where it is the attempt that counts, and only once."""
    if not finished:
        return
    statement = insert(connection, _attempts)
    new = statement.excluded
    statement = statement.on_conflict_do_update(
        index_elements=["daily", "device"],
        set_={"record_id": new.record_id, "left": new.left, "won": new.won},
        where=(_attempts.c.table_id == new.table_id) & _attempts.c.record_id.is_(None),
    )
    connection.execute(statement, [asdict(attempt) for attempt in finished])


def find_attempt(connection: Connection, daily_id: str, device: str) -> DailyAttempt | None:
    """The attempt of a device that counts."""
    statement = select(_attempts).where(_attempts.c.daily == daily_id, _attempts.c.device == device)
    row = connection.execute(statement).mappings().first()
    return None if row is None else DailyAttempt(**row)


def finished_by(connection: Connection, device: str, limit: int) -> list[DailyAttempt]:
    """The finished attempts of a device, the last day first."""
    statement = (
        select(_attempts)
        .where(_attempts.c.device == device, _attempts.c.record_id.is_not(None))
        .order_by(_attempts.c.daily.desc())
        .limit(limit)
    )
    return [DailyAttempt(**row) for row in connection.execute(statement).mappings()]


def results(connection: Connection, daily_id: str) -> list[DailyAttempt]:
    """Finished attempts, best first."""
    statement = (
        select(_attempts)
        .where(_attempts.c.daily == daily_id, _attempts.c.record_id.is_not(None))
        .order_by(_attempts.c.won.desc(), _attempts.c.left, _attempts.c.at)
    )
    return [DailyAttempt(**row) for row in connection.execute(statement).mappings()]
