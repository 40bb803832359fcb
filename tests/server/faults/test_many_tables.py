"""Thousands of unfinished tables in the store cost nothing at the start."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from tests.server.faults.conftest import Make
from tests.server.faults.kit import Server, seated
from tests.server.kit import PATIENCE, Message, live

TABLES = 10_000
SECONDS = 2.0
NOISE = 3.0
"""So much longer the processor may take for the same when it is busy with other things."""

COLUMNS = {
    "tables": "created, touched, version, phase, game, seats, taken, public, watch, daily, retired,"
    " retired_at, deal",
    "events": "version, NULL, body, at",
    "seats": "seat, device",
    "due": "kind, seat, deadline, version, NULL, NULL",
}


@live
async def test_ten_thousand_unfinished_tables_do_not_delay_the_start(make: Make) -> None:
    server = make().start()
    table, (ana, ben) = await seated(server, clock=3600)
    async with ana.player.seated(table) as one, ben.player.seated(table) as other:
        await one.does("opine", opening=1, starter=0)
        await other.does("opine", opening=1, starter=0)
    server.kill()
    multiply(server.database, table)
    wall, processor = cold_start(server)
    print(f"ready after {wall:.1f} s, {processor:.1f} s of them on the processor")
    assert processor < SECONDS * NOISE

    began = time.monotonic()
    server.start()
    warm = time.monotonic() - began
    assert warm < SECONDS * NOISE
    async with ana.player.seated(f"T{TABLES // 2}") as line:
        await line.plays_turn()


def multiply(database: Path, table: Message) -> None:
    """Many more tables like this one."""
    with closing(sqlite3.connect(database)) as file:
        for name, kept in COLUMNS.items():
            new = "'T' || n, 'C' || n, 'K' || n" if name == "tables" else "'T' || n"
            of = "id" if name == "tables" else "table_id"
            file.execute(
                f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers"
                f" WHERE n < {TABLES}) INSERT INTO {name} SELECT {new}, {kept}"
                f" FROM numbers, {name} WHERE {of} = ?",
                (table["id"],),
            )
        file.commit()
        ((count,),) = file.execute("SELECT count(*) FROM tables WHERE phase = 'playing'").fetchall()
        assert count == TABLES + 1


def cold_start(server: Server) -> tuple[float, float]:
    """How many seconds a new interpreter takes until it is healthy: by the wall, and of work."""
    began = time.monotonic()
    where = ["--port", str(server.port), "--database", server.where]
    with server.log_file.open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "backtrick", "serve", "--no-warm", *where],
            stdout=log,
            stderr=log,
        )
    try:
        while not server.healthy():
            assert process.poll() is None, server.log()
            assert time.monotonic() - began < PATIENCE
            time.sleep(0.02)
        wall = time.monotonic() - began
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        return wall, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    finally:
        process.kill()
        process.wait()
