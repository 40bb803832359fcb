"""`backtrick moderate`: what an operator does about tables, names and lost identities.

It works on the database, whether or not the server runs; a running one notices a table within a
second, and a name within half a minute.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from backtrick.cli.database import Database, existing_database, storage_in_words
from backtrick.cli.errors import UsageError
from backtrick.texts import text

if TYPE_CHECKING:
    from backtrick.server.storage import Store

T = TypeVar("T")

RETRIES = 4
"""How often a call is repeated while the database is busy."""

Word = Annotated[str, typer.Argument(metavar="WORD")]


def remove_table(
    table: Annotated[str, typer.Argument(metavar="ID")], database: Database = None
) -> None:
    """Close a table for good."""
    from backtrick.server.people.moderation import close_table

    _done(database, lambda store: close_table(store, table))
    typer.echo(text("cli-moderate-table-removed", table=table))


def remove_name(
    device: Annotated[str, typer.Argument(metavar="DEVICE")], database: Database = None
) -> None:
    """Take a device's name away."""
    from backtrick.server.people.moderation import take_name_away

    name = _done(database, lambda store: take_name_away(store, device))
    typer.echo(text("cli-moderate-name-removed", name=name))


def link_seat(
    table: Annotated[str, typer.Argument(metavar="ID")],
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=1)],
    database: Database = None,
) -> None:
    """Make a device link to whoever holds a seat."""
    from backtrick.server.people.moderation import link_to_seat

    secret = _done(database, lambda store: link_to_seat(store, table, seat - 1))
    typer.echo(text("cli-moderate-link-made", path=f"/device#{secret}"))


def ban(word: Word, database: Database = None) -> None:
    """Ban a word."""
    from backtrick.server.people.moderation import is_word

    if not is_word(word):
        raise UsageError(text("cli-moderate-bad-word"))
    _done(database, lambda store: store.ban([word]))
    typer.echo(text("cli-moderate-banned", word=word))


def unban(word: Word, database: Database = None) -> None:
    """Allow a word again."""

    async def unbanned(store: Store) -> bool:
        known = word in await store.banned_names()
        await store.unban([word])
        return known

    if not _done(database, unbanned):
        raise UsageError(text("cli-moderate-not-banned", word=word))
    typer.echo(text("cli-moderate-unbanned", word=word))


def words(database: Database = None) -> None:
    """List the banned words, one a line."""
    for word in _done(database, lambda store: store.banned_names()):
        typer.echo(word)


def _done(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """What came of some work on the store, which is open only for it."""
    from backtrick.server.storage import Store, Unavailable

    async def working(store: Store) -> T:
        for _ in range(RETRIES):
            try:
                return await work(store)
            except Unavailable:  # a busy server writes to it as well
                await asyncio.sleep(0.2)
        return await work(store)

    with storage_in_words():
        url = existing_database(database)
        store = Store.open(url.render_as_string(hide_password=False), readers=1)
        try:
            return asyncio.run(working(store))
        finally:
            store.close()


SUBCOMMANDS = (remove_table, remove_name, link_seat, ban, unban, words)
