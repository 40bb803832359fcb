"""Daily deals: a day has one of each kind, the same for everyone, drawn when first asked for."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

import msgspec
from msgspec import Struct

from backtrick.rules import Deal, Game
from backtrick.rules.dealing import check_decks
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.ports import SYSTEM, Clock, Ports
from backtrick.server.storage import Daily, Store
from backtrick.table import SealedDeal, Settings, Talk, seal
from backtrick.table.coding import Card, coded_hands, decoded_decks
from backtrick.talk import Hints


@dataclass(frozen=True, slots=True)
class DailyKind:
    """What is played every day under a name; `bots` sit in all seats but the first."""

    name: str
    game: str
    bots: tuple[str, ...] = ()

    @property
    def settings(self) -> Settings:
        """Nobody else may come, and nobody may watch."""
        return Settings(
            game=self.game,
            options={},
            seats=1 + len(self.bots),
            public=False,
            watch=False,
            talk=Talk.STRICT,
            hints=Hints.NORMAL,
        )


KINDS = {
    kind.name: kind
    for kind in (
        DailyKind("the-game-solo", "the-game"),
        DailyKind("the-game", "the-game", ("expert",) * 3),
        DailyKind("face-to-face", "face-to-face", ("expert",)),
        DailyKind("quick-and-easy", "quick-and-easy", ("expert",) * 2),
    )
}


class _DailyBody(Struct, frozen=True):
    decks: tuple[tuple[Card, ...], ...]
    salt: str
    starter: int


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A day's deal of one kind."""

    id: str
    day: str
    kind: DailyKind
    game: Game
    deal: SealedDeal

    @property
    def coded_decks(self) -> tuple[tuple[Card, ...], ...]:
        """The decks as a record holds them."""
        return coded_hands(self.game, self.deal.decks)


def today(clock: Clock = SYSTEM.clock) -> str:
    """The day, which begins and ends at midnight in UTC."""
    return datetime.fromtimestamp(clock.time(), UTC).date().isoformat()


def ends(day: str) -> float:
    """When a day is over, in seconds since the epoch."""
    last = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return (last + timedelta(days=1)).timestamp()


def day_of(daily: str) -> str:
    """The day of a deal, from its id."""
    return daily.partition("/")[0]


def daily_id(day: str, name: str) -> str:
    """The name of one day's deal; an unknown day or kind is a `ServerError`."""
    try:
        known = date.fromisoformat(day).isoformat() == day
    except ValueError:
        known = False
    if not known or name not in KINDS:
        raise ServerError(ServerErrorCode.NO_SUCH_DAILY)
    return f"{day}/{name}"


def read_daily(stored: Daily) -> DailyDeal:
    """A stored deal."""
    body = msgspec.json.decode(stored.body, type=_DailyBody)
    kind = KINDS[stored.name]
    settings = kind.settings
    game = settings.chosen
    decks = decoded_decks(game, body.decks)
    check_decks(game, settings.seats, decks)
    deal = seal(game, Deal(decks, body.starter), body.salt)
    return DailyDeal(stored.id, stored.day, kind, game, deal)


class Dailies:
    """The daily deals of a server."""

    def __init__(self, store: Store, ports: Ports) -> None:
        self._store = store
        self._clock = ports.clock
        self._dealer = ports.dealer

    def today(self) -> str:
        """The day, by the clock of this server."""
        return today(self._clock)

    async def todays(self, name: str) -> DailyDeal:
        """Today's deal of a kind. The first request has it drawn, from the secure source."""
        day = self.today()
        found = await self._store.daily(daily_id(day, name))
        if found is None:
            kind = KINDS[name]
            game = kind.settings.chosen
            dealt = self._dealer(game, kind.settings.seats)
            decks = coded_hands(game, dealt.decks)
            body = msgspec.json.encode(_DailyBody(decks, dealt.salt, dealt.lot))
            found = await self._store.add_daily(Daily(daily_id(day, name), day, name, body))
        return read_daily(found)

    async def find(self, day: str, name: str) -> DailyDeal:
        """The deal of a day, today's or one that was asked for then."""
        if day == self.today():
            daily_id(day, name)
            return await self.todays(name)
        found = await self._store.daily(daily_id(day, name))
        if found is None:
            raise ServerError(ServerErrorCode.NO_SUCH_DAILY)
        return read_daily(found)

    async def drawn_today(self, game: str) -> list[DailyDeal]:
        """The deals of a game that somebody has asked for today."""
        names = (name for name, kind in KINDS.items() if kind.game == game)
        found = [await self._store.daily(daily_id(self.today(), name)) for name in names]
        return [read_daily(daily) for daily in found if daily is not None]

    async def may_see(self, daily: str, device: str | None) -> bool:
        """Whether the cards, the records and the results of a daily deal are for this device: it
        has finished the deal, or its day is over and the device is not playing it.
        """
        attempt = None if device is None else await self._store.attempt(daily, device)
        if attempt is not None and attempt.record_id is not None:
            return True
        if day_of(daily) >= self.today():
            return False
        table = None if attempt is None else await self._store.table(attempt.table_id)
        return table is None or table.retired or table.deal is None
