"""The deals of the day."""

from __future__ import annotations

from collections.abc import Set
from datetime import date
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter
from msgspec import Struct

from backtrick.rules import Record
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.games.daily import KINDS, Dailies, DailyDeal, day_of, ends
from backtrick.server.http.api.tables import Joined
from backtrick.server.http.documented import as_device
from backtrick.server.http.services import Me, Services, Serving, Visit, Visiting
from backtrick.server.storage import AttemptTaken, DailyAttempt, Device
from backtrick.table import always
from backtrick.table.coding import Card
from backtrick.table.strip import strip_of
from backtrick.texts import text

_ARCHIVED = 1000
"""How many results a streak is found in."""

_SHOWN = 40

DailyName = Annotated[str, PathParameter(description=f"One of {', '.join(KINDS)}.", max_length=40)]
Day = Annotated[str, PathParameter(description="A day, as YYYY-MM-DD.", max_length=10)]


class DealListed(Struct, frozen=True):
    """A deal of today. `table` is where one plays it, or has played it."""

    id: str
    name: str
    game: str
    options: dict[str, int | bool]
    seats: int
    bots: tuple[str, ...]
    commitment: str
    played: bool
    finished: bool
    table: str | None


class DealsListed(Struct, frozen=True):
    """The deals of a day, which ends at midnight in UTC."""

    day: str
    ends: float
    deals: list[DealListed]


class ResultShown(Struct, frozen=True):
    """How somebody did. `program`: a program of somebody's own played under this name."""

    name: str
    program: bool
    me: bool
    won: bool
    left: int
    record: str
    at: float


class PastResult(Struct, frozen=True):
    """One's own result of a day. `strip` has a letter for each turn, from `a` (small steps) to `d`,
    a capital one where the backwards trick was played; it tells no card.
    """

    day: str
    name: str
    game: str
    won: bool
    left: int
    record: str
    strip: str


class Archive(Struct, frozen=True):
    """One's own results, the last day first, and for how many days in a row one has played: up to
    now, and at most.
    """

    streak: int
    best_streak: int
    results: list[PastResult]


class DealShown(Struct, frozen=True):
    """A deal that one may know: its cards, what opens the commitment, and all results."""

    id: str
    name: str
    game: str
    commitment: str
    salt: str
    decks: tuple[tuple[Card, ...], ...]
    results: list[ResultShown]


@get("/api/daily", tags=["daily"], **as_device())
async def listed(me: Me, services: Serving) -> DealsListed:
    """The deals of today."""
    deals = [await services.live.dailies.todays(name) for name in KINDS]
    attempts = [await services.store.attempt(deal.id, me.id) for deal in deals]
    day = deals[0].day
    shown = [_listed(deal, attempt) for deal, attempt in zip(deals, attempts, strict=True)]
    return DealsListed(day, ends(day), shown)


@get("/api/daily/archive", tags=["daily"], **as_device())
async def archive(me: Me, services: Serving) -> Archive:
    """One's own results of the last days."""
    attempts = await services.store.daily_archive(me.id, _ARCHIVED)
    streak, best = streaks({day_of(attempt.daily) for attempt in attempts}, services.live.dailies)
    shown = [each for each in attempts if each.daily.partition("/")[2] in KINDS][:_SHOWN]
    return Archive(streak, best, [await _past(attempt, services) for attempt in shown])


def streaks(days: Set[str], dailies: Dailies) -> tuple[int, int]:
    """How many days in a row were played up to today or yesterday, and at most."""
    numbers = sorted(date.fromisoformat(day).toordinal() for day in days)
    run = best = last = 0
    for number in numbers:
        run = run + 1 if number == last + 1 else 1
        best, last = max(best, run), number
    today = date.fromisoformat(dailies.today()).toordinal()
    return (run if last >= today - 1 else 0), best


async def _past(attempt: DailyAttempt, services: Services) -> PastResult:
    day, _, name = attempt.daily.partition("/")
    record = await services.store.record(attempt.record_id or "")
    strip = ""
    if record is not None:
        strip = await services.ports.workers.run(_strip, record.body)
    return PastResult(
        day=day,
        name=name,
        game=KINDS[name].game,
        won=bool(attempt.won),
        left=attempt.left or 0,
        record=attempt.record_id or "",
        strip=strip,
    )


def _strip(body: bytes) -> str:
    return strip_of(Record.from_json(body.decode()))


@post(
    "/api/daily/{name:str}/play",
    tags=["daily"],
    status_code=200,
    **as_device(
        ServerErrorCode.NO_SUCH_DAILY,
        ServerErrorCode.TOO_MANY_TABLES,
        ServerErrorCode.TABLE_MOVED,
    ),
)
async def play(name: DailyName, visit: Visiting) -> Joined:
    """Play a deal of today. The first attempt counts: asked again, it is the same table."""
    if name not in KINDS:
        raise ServerError(ServerErrorCode.NO_SUCH_DAILY)
    services = visit.services
    deal = await services.live.dailies.todays(name)
    attempt = await services.store.attempt(deal.id, visit.me.id)
    table = await _begun(deal, visit) if attempt is None else attempt.table_id
    return Joined(table, 0)


@get(
    "/api/daily/{day:str}/{name:str}",
    tags=["daily"],
    **as_device(ServerErrorCode.NO_SUCH_DAILY, ServerErrorCode.DAILY_UNFINISHED),
)
async def show(day: Day, name: DailyName, me: Me, services: Serving) -> DealShown:
    """A deal and how everybody did, for those who have finished it, and for all after its day."""
    if day > services.live.dailies.today():
        raise ServerError(ServerErrorCode.NO_SUCH_DAILY)
    deal = await services.live.dailies.find(day, name)
    if not await services.live.dailies.may_see(deal.id, me.id):
        raise ServerError(ServerErrorCode.DAILY_UNFINISHED)
    return DealShown(
        id=deal.id,
        name=name,
        game=deal.game.name,
        commitment=deal.deal.commitment,
        salt=deal.deal.salt,
        decks=deal.coded_decks,
        results=await _results(deal, me, services),
    )


async def _begun(deal: DailyDeal, visit: Visit) -> str:
    """The table of the attempt that counts: a new one, unless somebody was faster."""
    me, services = visit.me, visit.services
    visit.count_table()
    await services.check_seats(me.id)
    try:
        room, _ = await services.live.tables.create(
            me,
            deal.kind.settings,
            deal.kind.bots,
            daily=deal.id,
            dealer=always(deal.deal),
            begin=True,
        )
    except AttemptTaken as taken:
        return taken.table_id
    return room.id


async def _results(deal: DailyDeal, me: Device, services: Services) -> list[ResultShown]:
    attempts = await services.store.daily_results(deal.id)
    known = await services.store.devices([attempt.device for attempt in attempts])
    return [
        ResultShown(
            name=known[attempt.device].name if attempt.device in known else text("server-gone"),
            program=attempt.device in known and known[attempt.device].is_bot,
            me=attempt.device == me.id,
            won=bool(attempt.won),
            left=attempt.left or 0,
            record=attempt.record_id or "",
            at=attempt.at,
        )
        for attempt in attempts
    ]


def _listed(deal: DailyDeal, attempt: DailyAttempt | None) -> DealListed:
    settings = deal.kind.settings
    return DealListed(
        id=deal.id,
        name=deal.kind.name,
        game=settings.game,
        options=deal.game.options(),
        seats=settings.seats,
        bots=deal.kind.bots,
        commitment=deal.deal.commitment,
        played=attempt is not None,
        finished=attempt is not None and attempt.record_id is not None,
        table=None if attempt is None else attempt.table_id,
    )


HANDLERS = (listed, archive, play, show)
