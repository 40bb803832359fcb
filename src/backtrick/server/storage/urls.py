"""Where the database is, as a URL."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from backtrick.server.storage.errors import StorageError, StorageErrorCode

_DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}


def default_url() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('backtrick') / 'backtrick.db'}"


def read_url(text: str) -> URL:
    """The database that a URL means: `sqlite:///path` or `postgresql://...`.

    The error names the scheme and nothing else of the text: it may hold a password.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError(
            StorageErrorCode.DATABASE_URL, scheme=text.partition(":")[0][:20]
        ) from None
    if url.drivername in _DRIVERS:
        url = url.set(drivername=_DRIVERS[url.drivername])
    if url.drivername not in _DRIVERS.values():
        raise StorageError(StorageErrorCode.DATABASE_URL, scheme=url.drivername)
    if is_sqlite(url) and (url.host or url.query or url.database in (None, "", ":memory:")):
        raise StorageError(StorageErrorCode.DATABASE_URL, scheme="sqlite")
    return url


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file."""
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path:
    """The SQLite file."""
    return Path(url.database or "")


def shown(url: URL) -> str:
    """The URL without anything secret, for logs and errors."""
    plain = URL.create(url.get_backend_name(), url.username, None, url.host, url.port, url.database)
    return plain.render_as_string()
