"""Whether the cards of a deal may be seen: not while somebody plays it who should not know them.

A table says in the store which deal is in play there. A table at which a record goes on does not:
whoever made it knows the cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from hashlib import blake2b

from backtrick.rules import Game, Record
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.games.daily import Dailies
from backtrick.server.ports import Workers
from backtrick.server.storage import Store, StoredRecord
from backtrick.table import Table


def deal_name(game: str, decks: Iterable[Sequence[int]]) -> str:
    """The name of a deal: the same wherever the same game begins with the same cards.

    Only which cards lie in the first half of each deck counts. A hand is the same in any order, and
    whoever swaps two cards, or two players' decks, still knows the others.
    """
    digest = blake2b(game.encode(), digest_size=16)
    for half in sorted(sorted(deck[: len(deck) // 2]) for deck in decks):
        digest.update(b"|" + bytes(half))
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
        """Refuse a kept record whose cards this device should not see now."""
        record = await self._workers.run(Record.from_json, stored.body)
        await self.check_cards(record.game, record.decks, device)

    async def check_cards(
        self, game: Game, decks: Sequence[Sequence[int]], device: str | None
    ) -> None:
        """Refuse cards that this device should not see now, wherever it has them from: those of a
        daily deal that it may still play, or of a deal that is in play anywhere. Nobody knows which
        deals a client without a device has played.
        """
        name = deal_name(game.name, decks)
        played = await self._store.in_play([name])
        daily = await self._todays(game, name) or played.get(name)
        if daily is not None:
            if not await self._dailies.may_see(daily, device):
                raise ServerError(ServerErrorCode.DAILY_UNFINISHED)
        elif name in played:
            raise ServerError(ServerErrorCode.DEAL_IN_PLAY)

    async def check_going_on(self, record: Record) -> None:
        """Refuse to play on with the cards of a deal that others may still want to play today."""
        if await self._todays(record.game, deal_name(record.game.name, record.decks)):
            raise ServerError(ServerErrorCode.DAILY_RUNNING)

    async def in_play(self, records: Collection[StoredRecord]) -> set[str]:
        """The ids of those records whose deal is in play, and no daily deal."""
        names = await self._workers.run(_names, records)
        played = await self._store.in_play(names.values())
        return {id for id, name in names.items() if name in played and played[name] is None}

    async def _todays(self, game: Game, name: str) -> str | None:
        """The daily deal of today that has this name, if one has."""
        for daily in await self._dailies.drawn_today(game.name):
            if deal_name(daily.game.name, daily.deal.decks) == name:
                return daily.id
        return None


def _names(records: Iterable[StoredRecord]) -> dict[str, str]:
    """The deals of some records, by their ids. Of many this takes its time."""
    return {stored.id: _name(Record.from_json(stored.body)) for stored in records}


def _name(record: Record) -> str:
    return deal_name(record.game.name, record.decks)
