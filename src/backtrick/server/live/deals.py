"""Whether the cards of a deal may be seen: not while somebody plays it who should not know them.

A table says in the store which deal is in play there. A table at which a record goes on does not:
whoever made it knows the cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from hashlib import blake2b

from backtrick.rules import Record
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.live.daily import Dailies
from backtrick.server.ports import Workers
from backtrick.server.storage import Store, StoredRecord
from backtrick.table import Table


def deal_name(game: str, decks: Iterable[Sequence[int]]) -> str:
    """The name of a deal: the same wherever the same game has the same decks."""
    digest = blake2b(game.encode(), digest_size=16)
    for deck in decks:
        digest.update(b"|" + bytes(deck))
    return digest.hexdigest()


def deal_in_play(table: Table) -> str | None:
    """The name of the deal that is in play at a table and should stay secret."""
    if not table.in_play or table.is_from_record:
        return None
    return deal_name(table.game.name, table.sealed.decks)


class Deals:
    """Decides for every record, replay, analysis and rematch whether it may show its cards."""

    def __init__(self, store: Store, dailies: Dailies, workers: Workers) -> None:
        self._store = store
        self._dailies = dailies
        self._workers = workers

    async def check(self, stored: StoredRecord, device: str) -> None:
        """Refuse a record whose cards this device should not see now: those of a daily deal that it
        may still play, or of a deal that is in play anywhere.
        """
        if stored.daily is not None:
            if not await self._dailies.may_see(stored.daily, device):
                raise ServerError(ServerErrorCode.DAILY_UNFINISHED)
        elif await self.in_play([stored]):
            raise ServerError(ServerErrorCode.DEAL_IN_PLAY)

    async def check_rematch(self, table: Table) -> None:
        """Refuse to deal the same cards again while they are in play elsewhere."""
        if table.log is not None and await self._store.are_in_play(
            [deal_name(table.game.name, table.sealed.decks)]
        ):
            raise ServerError(ServerErrorCode.DEAL_IN_PLAY)

    async def in_play(self, records: Collection[StoredRecord]) -> set[str]:
        """The ids of those records that no daily deal opens and whose deal is in play."""
        names = await self._workers.run(_names, [each for each in records if each.daily is None])
        found = await self._store.are_in_play(names.values()) if names else set()
        return {id for id, name in names.items() if name in found}


def _names(records: Iterable[StoredRecord]) -> dict[str, str]:
    """The deals of some records, by their ids. Of many this takes its time."""
    return {stored.id: _name(Record.from_json(stored.body)) for stored in records}


def _name(record: Record) -> str:
    return deal_name(record.game.name, record.decks)
