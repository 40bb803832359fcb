"""Tables with as many events as a table may have, made past the server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from backtrick.bots import bot_named
from backtrick.lab.playing import play_game
from backtrick.rules import TheGame
from backtrick.server.live.appends import encode_event
from backtrick.table import events_of
from backtrick.table.events import Dealt

EVENTS = 29_990


def add_long_tables(database: Path, like: str, count: int) -> list[str]:
    """Tables like this one, of two seats, at which the same legal game was played again and again;
    their ids.
    """
    record = play_game(TheGame().settled(2), ["greedy"] * 2, [bot_named("greedy")] * 2, 1)
    events = events_of(record, {1: "greedy"})
    first = next(at for at, event in enumerate(events) if isinstance(event, Dealt))
    bodies = [*map(encode_event, events)]
    games = (EVENTS - first) // (len(bodies) - first)
    log = bodies[:first] + bodies[first:] * games
    ids = [f"LONG{number}" for number in range(count)]
    with closing(sqlite3.connect(database)) as file:
        file.execute("PRAGMA busy_timeout=10000")
        names = [row[1] for row in file.execute("PRAGMA table_info(tables)")]
        row = dict(
            zip(
                names,
                file.execute("SELECT * FROM tables WHERE id = ?", (like,)).fetchone(),
                strict=True,
            )
        )
        seats = file.execute(
            "SELECT seat, device FROM seats WHERE table_id = ?", (like,)
        ).fetchall()
        for name in ids:
            new = row | {"id": name, "code": name, "key_hash": name, "version": len(log)}
            new |= {"phase": "over", "deal": None}
            marks = ", ".join("?" * len(names))
            statement = f"INSERT INTO tables VALUES ({marks})"  # noqa: S608
            file.execute(statement, list(new.values()))
            file.executemany(
                "INSERT INTO seats VALUES (?, ?, ?)", [(name, *seat) for seat in seats]
            )
            file.executemany(
                "INSERT INTO events VALUES (?, ?, NULL, ?, ?)",
                [(name, number, body, new["touched"]) for number, body in enumerate(log, 1)],
            )
        file.commit()
    return ids
