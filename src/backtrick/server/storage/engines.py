"""Connections to the database, set up for durability, and what their failures mean."""

from __future__ import annotations

import os
import sqlite3
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)

from backtrick.server.storage.errors import StorageErrorCode, Unavailable
from backtrick.server.storage.urls import file_of, is_sqlite

LOCK_WAIT = 1.2
"""The seconds that a statement may wait for a lock: an answer must be there within two."""

_POSTGRESQL = {
    "connect_timeout": 2,
    "tcp_user_timeout": 2000,
    "keepalives_idle": 5,
    "application_name": "backtrick",
}
_POSTGRESQL_SETTINGS = {
    "statement_timeout": "1300",
    "lock_timeout": "1200",
    "idle_in_transaction_session_timeout": "10000",
    "synchronous_commit": "on",
}
_DISK_FULL = "53100"
_DEADLOCK = "40P01"


def open_engine(url: URL, size: int, *, writes: bool, patient: bool = False) -> Engine:
    """An engine of up to `size` connections. `patient` ones wait long for locks (migrations)."""
    common: dict[str, Any] = {
        "hide_parameters": True,
        "pool_size": size,
        "max_overflow": 0,
        "pool_timeout": 1.2,
    }
    if is_sqlite(url):
        engine = create_engine(url, **common, connect_args={"check_same_thread": False})
        wait = 30.0 if patient else LOCK_WAIT
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        event.listen(engine, "connect", lambda raw, _: _set_up_sqlite(raw, wait))
        event.listen(engine, "begin", lambda connection: _begin(connection, begin))
        return engine
    if not writes:
        # What one query reads in several statements is of one moment.
        common["isolation_level"] = "REPEATABLE READ"
    settings = {} if patient else _POSTGRESQL_SETTINGS
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    arguments: dict[str, Any] = {**_POSTGRESQL, **url.query}
    arguments["options"] = f"{arguments.get('options', '')} {options}".strip()
    return create_engine(url.set(query={}), **common, connect_args=arguments)


def create_file(url: URL) -> None:
    """Make an SQLite file that only its owner can read, in a folder that exists.

    It uses a write-ahead log from the start; that is a property of the file.
    """
    path = file_of(url)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        raw = sqlite3.connect(path, timeout=30.0)
        try:
            raw.execute("PRAGMA journal_mode=WAL")
        finally:
            raw.close()
    except (OSError, sqlite3.Error) as error:
        raise unavailable(error) from None


def _set_up_sqlite(raw: sqlite3.Connection, wait: float) -> None:
    raw.isolation_level = None
    raw.execute("PRAGMA synchronous=FULL")
    raw.execute(f"PRAGMA busy_timeout={int(wait * 1000)}")
    raw.execute("PRAGMA wal_autocheckpoint=2000")
    raw.execute("PRAGMA journal_size_limit=67108864")


def _begin(connection: Connection, statement: str) -> None:
    connection.exec_driver_sql(statement)


def failure(error: DBAPIError) -> Exception:
    """What callers get for a failure: a mistake of theirs or ours as it is, all else as the
    database being out of order.
    """
    mistakes = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
    return error if isinstance(error, mistakes) else unavailable(error)


def unavailable(error: BaseException) -> Unavailable:
    """What a failure of the database means to callers; its text stays here: it may hold data."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    name = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    facts = {"error": name or type(cause).__name__}
    if name == "SQLITE_FULL" or name == _DISK_FULL:
        return Unavailable(StorageErrorCode.FULL, **facts)
    return Unavailable(StorageErrorCode.GONE, **facts)


def is_deadlock(error: DBAPIError) -> bool:
    """Whether the database broke a circle of waiting by failing this transaction."""
    return getattr(error.orig, "sqlstate", None) == _DEADLOCK
