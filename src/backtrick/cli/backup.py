"""`backtrick backup`: a copy of the database, also while the server runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from backtrick.cli.database import Database, existing_database, storage_in_words
from backtrick.cli.errors import UsageError
from backtrick.texts import text

if TYPE_CHECKING:
    from sqlalchemy.engine import URL


def backup(
    destination: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None
) -> None:
    """Copy the database to a file that does not exist yet, and check the copy."""
    from backtrick.server.storage.urls import file_of, is_sqlite

    with storage_in_words():
        url = existing_database(database)
    if destination.exists():
        raise UsageError(text("cli-backup-exists", file=str(destination)))
    part = destination.with_name(f"{destination.name}.part")
    part.unlink(missing_ok=True)
    part.touch(0o600, exist_ok=False)
    try:
        if is_sqlite(url):
            _copy_sqlite(file_of(url), part)
        else:
            _dump_postgresql(url, part)
        os.link(part, destination)  # unlike a rename, this never replaces another file
    except FileExistsError:
        raise UsageError(text("cli-backup-exists", file=str(destination))) from None
    finally:
        part.unlink(missing_ok=True)
    size = f"{destination.stat().st_size:,}"
    typer.echo(text("cli-backup-done", file=str(destination), size=size))


def _copy_sqlite(source: Path, part: Path) -> None:
    """SQLite's own online copy: a consistent moment, and writers go on meanwhile."""
    reading, writing = sqlite3.connect(source, timeout=30), sqlite3.connect(part)
    try:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # all in one file
        [(answer,), *_] = writing.execute("PRAGMA integrity_check")
    except sqlite3.Error as error:
        raise UsageError(text("cli-backup-failed", detail=str(error))) from None
    finally:
        reading.close()
        writing.close()
    if answer != "ok":
        raise UsageError(text("cli-backup-damaged", detail=str(answer)))


def _dump_postgresql(url: URL, part: Path) -> None:
    """A dump that `pg_restore` reads. The password goes by the environment, where no list of
    processes shows it.
    """
    environment = dict(os.environ)
    if url.password is not None:
        environment["PGPASSWORD"] = str(url.password)
    query = {name: value for name, value in url.query.items() if isinstance(value, str)}
    named = {"host": url.host, "port": url.port, "user": url.username, "dbname": url.database}
    facts = {name: str(value) for name, value in named.items() if value is not None} | query
    connection = " ".join(f"{name}={_quoted(value)}" for name, value in facts.items())
    dump = ["--format=custom", "--no-owner", f"--file={part}", f"--dbname={connection}"]
    _called("pg_dump", dump, environment)
    _called("pg_restore", ["--list", str(part)], environment)


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def _called(program: str, arguments: list[str], environment: dict[str, str]) -> None:
    where = shutil.which(program)
    if where is None:
        raise UsageError(text("cli-backup-no-program", program=program))
    ran = subprocess.run(
        [where, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        detail = ran.stderr.strip().rpartition("\n")[2] or str(ran.returncode)
        raise UsageError(text("cli-backup-failed", detail=detail))
