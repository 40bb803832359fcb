"""What the commands that work on the server's database share: its URL, and its errors in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from backtrick.cli.errors import UsageError
from backtrick.texts import text

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", envvar="BACKTRICK_DATABASE")
]


def database_url(given: str | None) -> str:
    """The database that was named, or the one in the user's data folder."""
    from backtrick.server.storage.urls import default_url

    return given or default_url()


def existing_database(given: str | None) -> URL:
    """A database that is there: asking about one must not create it."""
    from backtrick.server.storage.urls import file_of, is_sqlite, read_url

    url = read_url(database_url(given))
    if is_sqlite(url) and not file_of(url).is_file():
        raise UsageError(text("cli-serve-no-database", file=str(file_of(url))))
    return url


@contextmanager
def storage_in_words() -> Iterator[None]:
    """What the storage and the server refuse, as a problem for the command line."""
    from backtrick.server.errors import ServerError, error_body
    from backtrick.server.storage import StorageError

    try:
        yield
    except StorageError as error:
        raise UsageError(text(f"cli-serve-{error.code}", **error.facts)) from None
    except ServerError as problem:
        raise UsageError(error_body(problem).message) from None
