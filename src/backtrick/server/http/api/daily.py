"""The deals of the day."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter
from msgspec import Struct

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.api.tables import Joined
from backtrick.server.http.documented import as_device
from backtrick.server.http.services import Me, Services, Serving
from backtrick.server.live.daily import (
    KINDS,
    DailyDeal,
    ends,
)
from backtrick.server.people.limits import Limit
from backtrick.server.storage import AttemptTaken, DailyAttempt, Device
from backtrick.table import always
from backtrick.table.coding import Card
from backtrick.texts import text

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


class DealShown(Struct, frozen=True):
    """A deal that one may know: its cards, what opens the commitment, and all results."""

    id: str
    name: str
    game: str
    commitment: str
    salt: str
    decks: tuple[tuple[Card, ...], ...]
    results: list[ResultShown]


@get(
    "/api/daily",
    tags=["daily"],
    **as_device(),
)
async def listed(me: Me, services: Serving) -> DealsListed:
    """The deals of today."""
    deals = [await services.live.dailies.todays(name) for name in KINDS]
    attempts = [await services.store.attempt(deal.id, me.id) for deal in deals]
    day = deals[0].day
    shown = [_listed(deal, attempt) for deal, attempt in zip(deals, attempts, strict=True)]
    return DealsListed(day, ends(day), shown)


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
async def play(name: DailyName, me: Me, services: Serving) -> Joined:
    """Play a deal of today. The first attempt counts: asked again, it is the same table."""
    if name not in KINDS:
        raise ServerError(ServerErrorCode.NO_SUCH_DAILY)
    deal = await services.live.dailies.todays(name)
    attempt = await services.store.attempt(deal.id, me.id)
    table = await _begun(deal, me, services) if attempt is None else attempt.table_id
    return Joined(table, 0)


@get(
    "/api/daily/{day:str}/{name:str}",
    tags=["daily"],
    **as_device(
        ServerErrorCode.NO_SUCH_DAILY,
        ServerErrorCode.DAILY_UNFINISHED,
    ),
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


async def _begun(deal: DailyDeal, me: Device, services: Services) -> str:
    """The table of the attempt that counts: a new one, unless somebody was faster."""
    services.buckets.take(Limit.TABLES, me.id)
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


HANDLERS = (listed, play, show)
