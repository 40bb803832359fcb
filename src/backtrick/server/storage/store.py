"""The store: everything the server keeps, behind awaitable calls that never block the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from backtrick.server.ports import SYSTEM, Ports
from backtrick.server.storage import queries
from backtrick.server.storage.engines import failure, open_engine, unavailable
from backtrick.server.storage.errors import StorageErrorCode, Unavailable
from backtrick.server.storage.migrating import migrate
from backtrick.server.storage.probing import Probe, durability
from backtrick.server.storage.queries.devices import WithoutWords
from backtrick.server.storage.queries.secret import shared_secret
from backtrick.server.storage.rows import Append, NewTable
from backtrick.server.storage.urls import read_url
from backtrick.server.storage.writer import MOST_WAITING, PATIENCE, Writer

T = TypeVar("T")
P = ParamSpec("P")


def reading(
    query: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """A query as a method of the store: it runs in a thread for readers."""

    async def ask(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.read(lambda connection: query(connection, *args, **kwargs))

    return update_wrapper(ask, query)


def writing(
    job: Callable[Concatenate[Connection, P], T], *, alone: bool = False
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """A job as a method of the store: the writer does it and commits, `alone` or in a group."""

    async def ask(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.write(lambda connection: job(connection, *args, **kwargs), alone=alone)

    return update_wrapper(ask, job)


class Store:
    """An open database. Use it from an event loop.

    Every call may raise `Unavailable`, soon enough; the store recovers by itself. Writing
    calls are answered after their commit.
    """

    def __init__(
        self, url: URL, readers: int = 4, ports: Ports = SYSTEM, *, waiting: int = MOST_WAITING
    ) -> None:
        self.url = url
        self._write_engine = open_engine(url, 1, writes=True)
        self._read_engine = open_engine(url, readers, writes=False)
        self._readers = ports.workers.pool("storage-reader", readers)
        self._writer = Writer(self._write_engine, ports.workers, waiting)
        self._chance = ports.chance
        self._probe = Probe(ports)
        self._patience = PATIENCE[self._read_engine.dialect.name]
        self._closed = False

    @classmethod
    def open(
        cls, url: str, readers: int = 4, ports: Ports = SYSTEM, *, waiting: int = MOST_WAITING
    ) -> Self:
        """Open a database, and create or upgrade it first if need be. More than `waiting` writes at
        a time are refused.

        Raises `StorageError`: `database-url`, `database-newer`, or `Unavailable`.
        """
        where = read_url(url)
        migrate(where, ports.clock)
        return cls(where, readers, ports, waiting=waiting)

    def close(self) -> None:
        """Store what is waiting, then let go of the database. This blocks."""
        self._closed = True
        self._writer.close()
        self._readers.shutdown()
        self._write_engine.dispose()
        self._read_engine.dispose()

    @property
    def commits(self) -> int:
        """How many transactions were committed."""
        return self._writer.commits

    @property
    def appended(self) -> int:
        """How many appends, new tables included, were stored."""
        return self._writer.appended

    async def ping(self) -> None:
        """Write something for real, and come back when it is stored."""
        await self._writer.run(self._probe.write, alone=True)

    async def durability(self) -> dict[str, str]:
        """The writing connection's settings on which it depends that what is stored stays."""
        return await self._writer.run(durability)

    async def secret(self) -> bytes:
        """A random secret that all processes with this database share."""
        return await self._writer.run(lambda connection: shared_secret(connection, self._chance))

    # Tables

    async def create(self, table: NewTable) -> int:
        """Store a new table; its version. `CodeTaken` if its code is, `AttemptTaken` if the device
        has begun its daily deal before.
        """
        return await self._writer.store(table)

    async def append(self, append: Append) -> int:
        """Store what happened at a table; its version after that.

        `Conflict` if it is not at the version expected, retired or gone; `Duplicate` if the
        command was carried out before.
        """
        return await self._writer.store(append)

    table = reading(queries.tables.by_id)
    table_by_code = reading(queries.tables.by_code)
    log = reading(queries.tables.log)
    events = reading(queries.tables.events)
    command_version = reading(queries.tables.version_of)
    public_tables = reading(queries.tables.public)
    tables_of = reading(queries.tables.of_device)
    count_tables_of = reading(queries.tables.count_of_device)
    plays_with_others = reading(queries.tables.plays_with_others)
    moved_since = reading(queries.tables.moved_since)
    mute = writing(queries.mutes.mute)
    muted = reading(queries.mutes.muted)
    invite = writing(queries.removals.invite)
    in_play = reading(queries.tables.in_play)
    count_open_tables = reading(queries.tables.count_open)

    # Putting away what nobody needs

    retire = writing(queries.tables.retire, alone=True)
    purge = writing(queries.tables.purge, alone=True)
    remove_unused_devices = writing(queries.cleaning.remove_unused_devices, alone=True)
    remove_unheld_records = writing(queries.cleaning.remove_unheld_records, alone=True)
    remove_old_dailies = writing(queries.cleaning.remove_old_dailies, alone=True)
    mark = reading(queries.marks.find)
    put_mark = writing(queries.marks.put)

    # Due work

    claim_due = writing(queries.due.claim, alone=True)
    renew_leases = writing(queries.due.renew)
    release_due = writing(queries.due.release, alone=True)

    # Devices

    add_device = writing(queries.devices.add)
    device_by_token = reading(queries.devices.by_token)
    devices = reading(queries.devices.by_ids)
    rename = writing(queries.devices.rename)
    silence = writing(queries.devices.silence)
    _remove_device = writing(queries.devices.remove, alone=True)
    prove = reading(queries.tokens.prove)
    tokens_of = reading(queries.tokens.of_device)
    good_tokens = reading(queries.tokens.still_good)
    token_seen = writing(queries.tokens.seen)
    revoke_token = writing(queries.tokens.revoke)
    add_link = writing(queries.devices.add_link)
    link = reading(queries.devices.link)
    redeem_link = writing(queries.devices.redeem_link)

    async def remove_device(self, device: str, without_words: WithoutWords) -> list[str]:
        """Forget a device; the tables where it held a seat. See `queries.devices.remove`."""
        return await self._remove_device(device, without_words, self._chance)

    # Records and daily deals

    record = reading(queries.records.record)
    records_of = reading(queries.records.of_device)
    statistics = reading(queries.records.statistics)
    played = reading(queries.records.played)
    study = reading(queries.studies.find)
    keep_study = writing(queries.studies.keep)
    add_daily = writing(queries.daily.add)
    daily = reading(queries.daily.find)
    attempt = reading(queries.daily.find_attempt)
    daily_results = reading(queries.daily.results)
    daily_archive = reading(queries.daily.finished_by)

    # Names that nobody may take

    ban = writing(queries.moderation.ban)
    unban = writing(queries.moderation.unban)
    banned_names = reading(queries.moderation.banned)

    async def write(self, job: Callable[[Connection], T], *, alone: bool = False) -> T:
        """Do a writing job, whole or not at all, and commit it."""
        return await self._writer.run(job, alone=alone)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Ask the database something."""
        loop = asyncio.get_running_loop()
        if self._closed:
            raise Unavailable(StorageErrorCode.GONE, error="closed")
        try:
            async with asyncio.timeout(self._patience):
                return await loop.run_in_executor(self._readers, _answer, self._read_engine, query)
        except TimeoutError:
            raise Unavailable(StorageErrorCode.GONE, error="timeout") from None


def _answer(engine: Engine, query: Callable[[Connection], T]) -> T:
    """Ask the database, once more if the connection turns out to be a broken one."""
    for last in (False, True):
        try:
            with engine.connect() as connection, connection.begin():
                return query(connection)
        except DBAPIError as error:
            if last or not error.connection_invalidated:
                raise failure(error) from None
        except (PoolTimeout, OSError) as error:
            raise unavailable(error) from None
    raise AssertionError("unreachable")
