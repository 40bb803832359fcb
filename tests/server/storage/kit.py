"""Terse ways to fill a store."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from backtrick.server.storage import (
    Append,
    DailyAttempt,
    Deadline,
    Device,
    FinishedGame,
    FinishedSeat,
    NewTable,
    StorageError,
    TableSummary,
)

T = TypeVar("T")

GATHERING = TableSummary("gathering", "the-game", 3, 1, False, True)
PLAYING = TableSummary("playing", "the-game", 3, 3, False, True)
PUBLIC = TableSummary("gathering", "quick-and-easy", 5, 2, True, False)
OVER = TableSummary("over", "the-game", 3, 3, True, True)


def ask(question: Coroutine[Any, Any, T]) -> T:
    """What the store answers."""
    return asyncio.run(question)


def ask_together(*questions: Coroutine[Any, Any, T]) -> list[T | StorageError]:
    """What the store answers to questions that come at the same moment, refusals included."""

    async def together() -> list[T | StorageError]:
        async def one(question: Coroutine[Any, Any, T]) -> T | StorageError:
            try:
                return await question
            except StorageError as refusal:
                return refusal

        return await asyncio.gather(*map(one, questions))

    return asyncio.run(together())


def new_table(
    name: str = "A",
    *,
    at: float = 100.0,
    summary: TableSummary = GATHERING,
    links: tuple[tuple[int, str | None], ...] = ((0, "host"),),
    code: str | None = None,
    deadlines: tuple[Deadline, ...] = (),
    command: str | None = None,
    daily: str | None = None,
    attempt: DailyAttempt | None = None,
) -> NewTable:
    return NewTable(
        id=name,
        code=code or f"CODE-{name}",
        key_hash=f"key-{name}",
        at=at,
        events=(b"created",),
        summary=summary,
        command=command,
        links=links,
        deadlines=deadlines,
        daily=daily,
        attempt=attempt,
    )


def append(
    name: str = "A",
    expected: int = 1,
    *events: bytes,
    at: float = 101.0,
    summary: TableSummary = PLAYING,
    command: str | None = None,
    links: tuple[tuple[int, str | None], ...] = (),
    deadlines: tuple[Deadline, ...] | None = None,
    finished: FinishedGame | None = None,
) -> Append:
    return Append(
        table_id=name,
        expected=expected,
        events=events or (b"laid",),
        at=at,
        summary=summary,
        command=command,
        links=links,
        deadlines=deadlines,
        finished=finished,
    )


def finished(
    name: str = "R",
    *,
    number: int = 1,
    game: str = "the-game",
    won: bool | None = False,
    winner: int | None = None,
    left: int = 7,
    devices: tuple[str | None, ...] = ("ann", "bob"),
    daily: str | None = None,
    counted: bool = True,
) -> FinishedGame:
    seats = [FinishedSeat(seat, device) for seat, device in enumerate(devices)]
    return FinishedGame(
        id=name,
        number=number,
        game=game,
        players=len(seats) + 1,
        won=won,
        winner=winner,
        left=left,
        ending="stuck",
        body=b'{"game": 1}',
        commitment="c0ffee",
        salt="5a17",
        seats=(*seats, FinishedSeat(len(seats), bot="planner")),
        daily=daily,
        counted=counted,
    )


def device(name: str = "ann", *, at: float = 50.0) -> Device:
    return Device(name, name.title(), "en", False, at, at)
