"""The store: everything the server keeps, behind awaitable calls that never block the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from backtrick.server.ports import SYSTEM, Workers
from backtrick.server.storage.engines import failure, open_engine, unavailable
from backtrick.server.storage.errors import StorageErrorCode, Unavailable
from backtrick.server.storage.migrating import migrate
from backtrick.server.storage.probing import Probe, durability
from backtrick.server.storage.queries import (
    daily,
    devices,
    due,
    moderation,
    mutes,
    records,
    removals,
    tables,
)
from backtrick.server.storage.queries.devices import WithoutWords
from backtrick.server.storage.queries.secret import shared_secret
from backtrick.server.storage.rows import (
    Append,
    Daily,
    DailyAttempt,
    Deadline,
    Device,
    GameStatistics,
    NewTable,
    StoredEvent,
    StoredLog,
    StoredRecord,
    StoredTable,
    command_key,
)
from backtrick.server.storage.urls import read_url
from backtrick.server.storage.writer import PATIENCE, Writer

T = TypeVar("T")


class Store:
    """An open database. Use it from an event loop.

    Every call may raise `Unavailable`, soon enough; the store recovers by itself. Writing
    calls are answered after their commit.
    """

    def __init__(self, url: URL, readers: int = 4, workers: Workers = SYSTEM.workers) -> None:
        self.url = url
        self._write_engine = open_engine(url, 1, writes=True)
        self._read_engine = open_engine(url, readers, writes=False)
        self._readers = workers.pool("storage-reader", readers)
        self._writer = Writer(self._write_engine, workers)
        self._probe = Probe()
        self._patience = PATIENCE[self._read_engine.dialect.name]
        self._closed = False

    @classmethod
    def open(cls, url: str, readers: int = 4, workers: Workers = SYSTEM.workers) -> Self:
        """Open a database, and create or upgrade it first if need be.

        Raises `StorageError`: `database-url`, `database-newer`, or `Unavailable`.
        """
        where = read_url(url)
        migrate(where)
        return cls(where, readers, workers)

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
        return await self._writer.run(shared_secret)

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

    async def table(self, table_id: str) -> StoredTable | None:
        """One table, retired ones too."""
        if not _can_be(table_id):
            return None
        return await self._read(lambda connection: tables.by_id(connection, table_id))

    async def table_by_code(self, code: str) -> StoredTable | None:
        """The table with this short code."""
        if not _can_be(code):
            return None
        return await self._read(lambda connection: tables.by_code(connection, code))

    async def log(self, table_id: str, after: int = 0) -> StoredLog | None:
        """A table, its events after a version and who holds its seats, read as of one moment."""

        def read(connection: Connection) -> StoredLog | None:
            table = tables.by_id(connection, table_id)
            if table is None:
                return None
            held = devices.by_ids(connection, [device for _, device in table.links])
            found = tables.events(connection, table_id, after)
            return StoredLog(table, found, held, removals.removed_from(connection, table_id))

        return await self._read(read) if _can_be(table_id) else None

    async def events(self, table_id: str, after: int = 0) -> list[StoredEvent]:
        """A table's events after a version, in order."""
        return await self._read(lambda connection: tables.events(connection, table_id, after))

    async def command_version(self, table_id: str, command: str) -> int | None:
        """The number of the first event that a command led to, if it was carried out."""
        key = command_key(command)
        return await self._read(lambda connection: tables.version_of(connection, table_id, key))

    async def public_tables(
        self, limit: int = 50, before: float | None = None
    ) -> list[StoredTable]:
        """Public tables that are not over or retired, last touched first.

        To read on, say `before` which moment the last one was touched.
        """
        return await self._read(lambda connection: tables.public(connection, limit, before))

    async def tables_of(self, device: str, limit: int = 100) -> list[StoredTable]:
        """The tables where a device holds a seat, last touched first."""
        return await self._read(lambda connection: tables.of_device(connection, device, limit))

    async def count_tables_of(self, device: str) -> int:
        """At how many tables that are not over a device holds a seat."""
        return await self._read(lambda connection: tables.count_of_device(connection, device))

    async def plays_with_others(self, device: str) -> bool:
        """Whether a device is in a running game with another."""
        return await self._read(lambda connection: tables.plays_with_others(connection, device))

    async def moved_since(self, when: float) -> list[tuple[str, int]]:
        """Tables that changed at or after a moment, with their versions.

        The moment is the one that the append named; it is visible a little later. Overlap.
        """
        return await self._read(lambda connection: tables.moved_since(connection, when))

    async def retire(self, before: float) -> list[str]:
        """Close the tables that nobody touched since then; which they are.

        They are not listed, nothing is due there, and to append to them is a `Conflict`.
        """
        return await self._in_portions(lambda connection: tables.retire(connection, before))

    async def purge(self, before: float) -> list[str]:
        """Remove retired tables that nobody touched since then; their records stay."""
        return await self._in_portions(lambda connection: tables.purge(connection, before))

    async def mute(self, table_id: str, device: str, whom: str, on: bool) -> None:
        """A device does not want to hear somebody at a table any more, or does again."""
        await self._writer.run(
            lambda connection: mutes.mute(connection, table_id, device, whom, on)
        )

    async def muted(self, table_id: str, device: str) -> frozenset[str]:
        """All whom a device does not hear at a table."""
        return await self._read(lambda connection: mutes.muted(connection, table_id, device))

    async def invite(self, table_id: str) -> None:
        """Whoever was removed from a table may come again."""
        await self._writer.run(lambda connection: removals.invite(connection, table_id))

    # Due work

    async def claim_due(
        self, now: float, owner: str, lease_seconds: float, limit: int = 100
    ) -> list[Deadline]:
        """Lease what is due, earliest first; nobody else gets it until the lease ends."""
        return await self._writer.run(
            lambda connection: due.claim(connection, now, owner, lease_seconds, limit), alone=True
        )

    async def renew_leases(self, work: Sequence[Deadline], owner: str, until: float) -> None:
        """Keep several leases until then, those that still are the owner's."""

        def renew(connection: Connection) -> None:
            for item in work:
                due.renew(connection, item, owner, until)

        await self._writer.run(renew)

    async def release_due(self, work: Deadline, owner: str, *, done: bool = False) -> bool:
        """Give a lease back, so that others can claim the work; `done` work is removed.

        Whether the lease still was the owner's.
        """
        return await self._writer.run(
            lambda connection: due.release(connection, work, owner, done), alone=True
        )

    # Devices

    async def add_device(self, device: Device, token_hash: str) -> None:
        """A new device with its first token."""
        await self._writer.run(lambda connection: devices.add(connection, device, token_hash))

    async def device_by_token(self, token_hash: str) -> Device | None:
        """The device that a token proves."""
        return await self._read(lambda connection: devices.by_token(connection, token_hash))

    async def devices(self, ids: Iterable[str]) -> dict[str, Device]:
        """Several devices; those that are gone are left out."""
        wanted = list(ids)
        return await self._read(lambda connection: devices.by_ids(connection, wanted))

    async def rename(self, device: str, name: str, language: str | None = None) -> bool:
        """Change the name, and the language if one is given; whether there is such a device."""
        return await self._writer.run(
            lambda connection: devices.rename(connection, device, name, language)
        )

    async def seen(self, device: str, at: float) -> None:
        """The device was here."""
        await self._writer.run(lambda connection: devices.seen(connection, device, at))

    async def silence(self, device: str, without_words: WithoutWords) -> list[str]:
        """Take back what a device has said where it holds a seat; the tables."""
        return await self._writer.run(
            lambda connection: devices.silence(connection, device, without_words)
        )

    async def remove_device(self, device: str, without_words: WithoutWords) -> list[str]:
        """Forget a device everywhere, at once; the tables where it held a seat."""
        return await self._writer.run(
            lambda connection: devices.remove(connection, device, without_words), alone=True
        )

    async def add_link(self, link_hash: str, device: str, expires: float) -> None:
        """A link to the device's identity that works once; an older one is void."""
        await self._writer.run(
            lambda connection: devices.add_link(connection, link_hash, device, expires)
        )

    async def redeem_link(self, link_hash: str, token_hash: str, now: float) -> Device | None:
        """Use a link up: the token proves its device from now on, beside the others.

        `None` if there is no such link (any more) or it has expired.
        """
        return await self._writer.run(
            lambda connection: devices.redeem_link(connection, link_hash, token_hash, now)
        )

    # Records

    async def record(self, record_id: str) -> StoredRecord | None:
        """One record."""
        if not _can_be(record_id):
            return None
        return await self._read(lambda connection: records.record(connection, record_id))

    async def records_of(
        self, device: str, limit: int = 50, before: float | None = None
    ) -> list[StoredRecord]:
        """The records of a device's games, last finished first; `before` as in `public_tables`."""
        return await self._read(
            lambda connection: records.of_device(connection, device, limit, before)
        )

    async def statistics(self, device: str) -> list[GameStatistics]:
        """How a device did, game by game."""
        return await self._read(lambda connection: records.statistics(connection, device))

    # Daily deals

    async def add_daily(self, deal: Daily) -> Daily:
        """Store a day's deal unless there is one; the one that is stored."""
        return await self._writer.run(lambda connection: daily.add(connection, deal))

    async def daily(self, daily_id: str) -> Daily | None:
        """A day's deal."""
        return await self._read(lambda connection: daily.find(connection, daily_id))

    async def attempt(self, daily_id: str, device: str) -> DailyAttempt | None:
        """The attempt of a device that counts."""
        return await self._read(lambda connection: daily.find_attempt(connection, daily_id, device))

    async def daily_results(self, daily_id: str) -> list[DailyAttempt]:
        """Finished attempts, best first."""
        return await self._read(lambda connection: daily.results(connection, daily_id))

    # Names that nobody may take

    async def ban(self, words: Iterable[str]) -> None:
        """Put words on the list."""
        wanted = list(words)
        await self._writer.run(lambda connection: moderation.ban(connection, wanted))

    async def unban(self, words: Iterable[str]) -> None:
        """Take words off the list."""
        wanted = list(words)
        await self._writer.run(lambda connection: moderation.unban(connection, wanted))

    async def banned_names(self) -> list[str]:
        """The list, in order."""
        return await self._read(moderation.banned)

    async def _in_portions(self, job: Callable[[Connection], list[str]]) -> list[str]:
        """Repeat a job until nothing is left of it, so that plays get stored in between."""
        done: list[str] = []
        while portion := await self._writer.run(job, alone=True):
            done += portion
        return done

    async def _read(self, query: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        if self._closed:
            raise Unavailable(StorageErrorCode.GONE, error="closed")
        try:
            async with asyncio.timeout(self._patience):
                return await loop.run_in_executor(self._readers, _answer, self._read_engine, query)
        except TimeoutError:
            raise Unavailable(StorageErrorCode.GONE, error="timeout") from None


def _can_be(name: str) -> bool:
    """Whether something could have this name, which comes from a stranger: PostgreSQL does not even
    look for one with a NUL.
    """
    return "\0" not in name


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
