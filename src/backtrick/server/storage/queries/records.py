"""Records of finished games, and what they say about a device."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import groupby

import msgspec
from sqlalchemy import Connection, Select, insert, select

from backtrick.server.storage import schema
from backtrick.server.storage.queries.daily import finish_attempts
from backtrick.server.storage.queries.tables import can_be
from backtrick.server.storage.rows import (
    DailyAttempt,
    FinishedGame,
    FinishedSeat,
    GameStatistics,
    PlayedGame,
    StoredRecord,
)

_records, _seats = schema.records, schema.record_seats


class _RecordBody(msgspec.Struct):
    options: dict[str, int | bool] = {}


def add_records(
    connection: Connection, finished: Sequence[tuple[str, float, FinishedGame]]
) -> None:
    """Keep games that ended: (table, when, game)."""
    if not finished:
        return
    rows = [asdict(game) | {"table_id": table, "finished": at} for table, at, game in finished]
    sat = [seat | {"record_id": row["id"]} for row in rows for seat in row.pop("seats")]
    connection.execute(insert(_records), rows)
    if sat:
        connection.execute(insert(_seats), sat)
    finish_attempts(connection, list(_attempts(finished)))


def _attempts(finished: Iterable[tuple[str, float, FinishedGame]]) -> Iterable[DailyAttempt]:
    for table_id, at, game in finished:
        if game.daily is None or not game.counted:
            continue
        for each in game.seats:
            if each.device is not None:
                won = _won(game.won, game.winner, each.seat)
                yield DailyAttempt(game.daily, each.device, table_id, at, game.id, game.left, won)


def _won(won: bool | None, winner: int | None, seat: int) -> bool:
    return winner == seat if won is None else won


def record(connection: Connection, record_id: str) -> StoredRecord | None:
    """One record."""
    if not can_be(record_id):
        return None
    found = _read(connection, select(_records).where(_records.c.id == record_id))
    return found[0] if found else None


def of_device(
    connection: Connection, device: str, limit: int = 50, before: float | None = None
) -> list[StoredRecord]:
    """The records of the games that a device played, last finished first. To read on, say `before`
    which moment the last one was finished.
    """
    played = select(_seats.c.record_id).where(_seats.c.device == device)
    statement = select(_records).where(_records.c.id.in_(played))
    if before is not None:
        statement = statement.where(_records.c.finished < before)
    return _read(
        connection, statement.order_by(_records.c.finished.desc(), _records.c.id).limit(limit)
    )


def _read(connection: Connection, statement: Select[tuple[object, ...]]) -> list[StoredRecord]:
    rows = connection.execute(statement).all()
    sat: dict[str, list[FinishedSeat]] = {row.id: [] for row in rows}
    found = connection.execute(
        select(_seats).where(_seats.c.record_id.in_(sat)).order_by(_seats.c.seat)
    )
    for row in found:
        sat[row.record_id].append(FinishedSeat(row.seat, row.device, row.bot))
    return [StoredRecord(**row._mapping, seats=tuple(sat[row.id])) for row in rows]


def statistics(connection: Connection, device: str) -> list[GameStatistics]:
    """How a device did, game by game, in the games that count."""
    statement = (
        select(_records.c.game, _records.c.won, _records.c.winner, _records.c.left, _seats.c.seat)
        .join(_seats, _seats.c.record_id == _records.c.id)
        .where(_seats.c.device == device, _records.c.counted)
        .order_by(_records.c.game, _records.c.finished, _records.c.id)
    )
    rows = connection.execute(statement).all()
    return [
        _tally(game, [(row.left, _won(row.won, row.winner, row.seat)) for row in of_game])
        for game, of_game in groupby(rows, key=lambda row: str(row.game))
    ]


def played(connection: Connection, device: str) -> list[PlayedGame]:
    """The games of a device that count, the oldest first."""
    columns = _records.c
    statement = (
        select(
            columns.game,
            columns.players,
            columns.body,
            columns.finished,
            columns.left,
            columns.won,
            columns.winner,
            _seats.c.seat,
        )
        .join(_seats, _seats.c.record_id == columns.id)
        .where(_seats.c.device == device, columns.counted)
        .order_by(columns.finished, columns.id)
    )
    return [
        PlayedGame(
            row.game,
            row.players,
            msgspec.json.decode(row.body, type=_RecordBody).options,
            row.finished,
            row.left,
            _won(row.won, row.winner, row.seat),
        )
        for row in connection.execute(statement)
    ]


def _tally(game: str, results: Sequence[tuple[int, bool]]) -> GameStatistics:
    """From how many were left and whether it was won, oldest first."""
    streak = best_streak = 0
    for _, won in results:
        streak = streak + 1 if won else 0
        best_streak = max(best_streak, streak)
    return GameStatistics(
        game=game,
        games=len(results),
        wins=sum(won for _, won in results),
        best_left=min(left for left, _ in results),
        streak=streak,
        best_streak=best_streak,
    )
