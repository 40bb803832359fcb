"""Bringing a database to the form that this version of the program knows."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from backtrick.server.ports import SYSTEM, Clock
from backtrick.server.storage.engines import create_file, failure, open_engine
from backtrick.server.storage.errors import StorageError, StorageErrorCode, Unavailable
from backtrick.server.storage.migrations import REVISIONS
from backtrick.server.storage.schema import metadata
from backtrick.server.storage.urls import is_sqlite, shown

if TYPE_CHECKING:
    from alembic.config import Config

_LOCK = 0x6261636B7472  # any number that other users of the same database are unlikely to take
_PATIENCE = 30.0


def migrate(url: URL, clock: Clock = SYSTEM.clock) -> None:
    """Create or upgrade the database; several processes may do this at the same moment.

    One of them does the work under a lock, the others wait and find it done. A database that a
    newer version of the program has changed is refused: `database-newer`.
    """
    until = clock.monotonic() + _PATIENCE
    while True:
        try:
            _migrate_once(url)
        except Unavailable as error:
            if error.facts.get("error") != "SQLITE_BUSY" or clock.monotonic() > until:
                raise
            # Switching a new file to the write-ahead log does not wait for others by itself.
            time.sleep(0.05)
        else:
            return


def _migrate_once(url: URL) -> None:
    if is_sqlite(url):
        create_file(url)
    engine = open_engine(url, 1, writes=True, patient=True)
    try:
        _migrate(engine, url)
    except DBAPIError as error:
        problem = failure(error)
        if isinstance(problem, Unavailable):
            problem = Unavailable(problem.code, **problem.facts, database=shown(url))
        raise problem from None
    finally:
        engine.dispose()


def _migrate(engine: Engine, url: URL) -> None:
    with engine.begin() as connection:
        if not is_sqlite(url):
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        found = _revision(connection)
        if found == REVISIONS[-1]:
            return
        if found is not None and found not in REVISIONS:
            raise StorageError(
                StorageErrorCode.DATABASE_NEWER,
                database=shown(url),
                found=found,
                known=REVISIONS[-1],
            )
        if found is None:
            metadata.create_all(connection)
            stamp(connection)
        else:
            upgrade(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def upgrade(connection: Connection) -> None:
    """Run the steps that are missing, inside the caller's transaction."""
    from alembic import command

    command.upgrade(_config(connection), "head")


def stamp(connection: Connection, revision: str = "head") -> None:
    """Mark a database as having taken all steps up to this one."""
    from alembic import command

    command.stamp(_config(connection), revision)


def _config(connection: Connection) -> Config:
    # Alembic takes a while to import, and most starts have nothing to migrate.
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _scripts())
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _scripts() -> str:
    return str(Path(__file__).parent / "migrations").replace("%", "%%")
