"""Tables: opening, finding, looking at and joining them. What happens there is for the socket."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from backtrick.rules import game_named
from backtrick.server.due.offered_bots import check_table_bot
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.admission import admit
from backtrick.server.http.documented import Before, Key, Limit, TableId, as_device
from backtrick.server.http.services import Me, Serving, Visiting
from backtrick.server.people.identity import normal_code
from backtrick.server.people.limits import Limit as Limited
from backtrick.server.storage import Device, StoredTable
from backtrick.table import SPECTATOR, BotPace, Settings, Talk
from backtrick.table.commands import ChangeKey, Sit
from backtrick.talk import Hints

Bot = Annotated[str, Meta(max_length=64, examples=["expert", "greedy"])]
Secret = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `bots` sit in the seats after one's own, `null` leaves a seat open."""

    game: Annotated[str, Meta(max_length=40, examples=["the-game"])]
    options: Annotated[dict[str, int | bool], Meta(max_length=8)] = {}
    seats: Annotated[int, Meta(ge=1, le=9, examples=[4])] | None = None
    public: bool = False
    watch: bool = True
    talk: Talk = Talk.STANDARD
    clock: Annotated[int, Meta(ge=1, le=100_000, examples=[60])] | None = None
    hints: Hints = Hints.NORMAL
    pace: BotPace = BotPace.NORMAL
    bots: Annotated[list[Bot | None], Meta(max_length=8)] = []
    begin: bool = False


class TableMade(Struct, frozen=True):
    """A new table, or a new key. The key is told only this once; who has it, or the code, may
    come.
    """

    id: str
    code: str
    key: str
    link: str
    seat: int


class TableListed(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    seats: int
    taken: int
    public: bool
    watch: bool
    created: float
    touched: float
    daily: str | None
    seat: int | None


class TablesListed(Struct, frozen=True):
    """Some tables; `next`, if there is one, asks for those after them."""

    tables: list[TableListed]
    next: float | None


class SeatShown(Struct, frozen=True):
    """Who sits somewhere. `program`: a program of somebody's own plays under this name."""

    person: bool
    away: bool
    bot: str | None
    name: str | None
    program: bool


class TableShown(Struct, frozen=True):
    """A table as one finds it, without its cards: those come over the socket. Whom the host has
    `removed` may not sit down.
    """

    id: str
    phase: str
    version: int
    settings: Settings
    seats: list[SeatShown]
    host: int
    number: int
    closed: str | None
    daily: str | None
    seat: int | None
    removed: bool
    code: str | None


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """How one comes in, and whether one wants to sit down. Public tables need no secret."""

    key: Secret | None = None
    code: Secret | None = None
    seat: SeatNumber | None = None
    sit: bool = True


class Joined(Struct, frozen=True):
    """One is in; `seat` is one's own, if any."""

    id: str
    seat: int | None


class CodeGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """The short code of a table."""

    code: Annotated[str, Meta(max_length=64, examples=["K7M2QX"])]


@post(
    "/api/tables",
    tags=["tables"],
    **as_device(
        ServerErrorCode.NO_SUCH_BOT,
        ServerErrorCode.TOO_MANY_TABLES,
        ServerErrorCode.TABLE_MOVED,
    ),
)
async def create(data: JSONBody[TableWanted], visit: Visiting) -> TableMade:
    """Open a table, and sit down in its first seat."""
    me, services = visit.me, visit.services
    seats = game_named(data.game).default_players if data.seats is None else data.seats
    settings = Settings(
        game=data.game,
        options=data.options,
        seats=seats,
        public=data.public,
        watch=data.watch,
        talk=data.talk,
        clock=data.clock,
        hints=data.hints,
        pace=data.pace,
    )
    for bot in data.bots:
        if bot is not None:
            check_table_bot(bot)
    visit.count_table()
    await services.check_seats(me.id)
    room, key = await services.live.tables.create(me, settings, data.bots, begin=data.begin)
    link = f"{visit.outside}/table/{room.id}#{key}"
    return TableMade(room.id, room.door.code, key, link, 0)


@get("/api/tables", tags=["tables"], **as_device())
async def listed(
    me: Me, services: Serving, limit: Limit = 50, before: Before = None
) -> TablesListed:
    """The public tables where something can still happen, last touched first."""
    found = await services.store.public_tables(limit, before)
    return _page(found, limit, me)


@get("/api/devices/me/tables", tags=["devices"], **as_device())
async def own(me: Me, services: Serving) -> TablesListed:
    """The tables where one has a seat, last touched first."""
    return _page(await services.store.tables_of(me.id), 1000, me)


@get(
    "/api/tables/{table_id:str}",
    tags=["tables"],
    **as_device(ServerErrorCode.NOT_ALLOWED, ServerErrorCode.NO_SUCH_TABLE),
)
async def show(table_id: TableId, visit: Visiting, key: Key = None) -> TableShown:
    """A table: settings, who sits where, how far it is."""
    room = await admit(table_id, key, visit)
    if visit.me.id in room.audience.removed:
        await room.catch_up()  # the host may have invited them since
    seat = room.seat_of(visit.me.id)
    table, people = room.table, {person.seat: person for person in room.audience.people()}
    return TableShown(
        id=room.id,
        phase=table.phase.value,
        version=table.version,
        settings=table.settings,
        seats=[
            SeatShown(
                person=who.person,
                away=who.away,
                bot=who.bot,
                name=people[number].name if who.person and number in people else None,
                program=who.person and number in people and people[number].program,
            )
            for number, who in enumerate(table.seats)
        ],
        host=table.host,
        number=table.number,
        closed=table.closed,
        daily=room.daily,
        seat=None if seat == SPECTATOR else seat,
        removed=visit.me.id in room.audience.removed,
        code=room.door.code if seat != SPECTATOR and room.daily is None else None,
    )


@post(
    "/api/tables/{table_id:str}/join",
    tags=["tables"],
    status_code=200,
    **as_device(
        ServerErrorCode.NOT_ALLOWED,
        ServerErrorCode.NO_SUCH_TABLE,
        ServerErrorCode.TOO_MANY_TABLES,
        ServerErrorCode.TABLE_MOVED,
    ),
)
async def join(table_id: TableId, data: JSONBody[Joining], visit: Visiting) -> Joined:
    """Come to a table and sit down, unless one only wants to watch. Who sits there stays."""
    me, services = visit.me, visit.services
    room = await admit(table_id, data.key or data.code, visit)
    if data.sit and room.seat_of(me.id) == SPECTATOR:
        await services.check_seats(me.id)
        await room.command(me.id, f"join-{services.ports.chance.token(8)}", Sit(data.seat))
    seat = room.seat_of(me.id)
    return Joined(room.id, None if seat == SPECTATOR else seat)


@post(
    "/api/tables/{table_id:str}/key",
    tags=["tables"],
    **as_device(
        ServerErrorCode.NOT_ALLOWED,
        ServerErrorCode.NO_SUCH_TABLE,
        ServerErrorCode.DAILY_FIXED,
        ServerErrorCode.TABLE_MOVED,
    ),
)
async def change_key(table_id: TableId, visit: Visiting) -> TableMade:
    """Give the table another key and another code. The old ones open it no longer, and who watches
    a private table without a seat is sent away. By the host.
    """
    me, services = visit.me, visit.services
    room = await admit(table_id, None, visit)
    services.buckets.take(Limited.LINKS, me.id)
    await room.command(me.id, f"key-{services.ports.chance.token(8)}", ChangeKey())
    link = f"{visit.outside}/table/{room.id}#{room.door.key}"
    return TableMade(room.id, room.door.code, room.door.key, link, room.seat_of(me.id))


@post("/api/join", tags=["tables"], status_code=200, **as_device(ServerErrorCode.NO_SUCH_CODE))
async def look_up(data: JSONBody[CodeGiven], visit: Visiting) -> Joined:
    """The table that has a code. To sit down, join it with the code."""
    me = visit.me
    with visit.guess(data.code):
        found = await visit.services.store.table_by_code(normal_code(data.code))
        if found is None or found.retired or (found.daily and _seat_in(found, me) is None):
            raise ServerError(ServerErrorCode.NO_SUCH_CODE)
    return Joined(found.id, _seat_in(found, me))


def _page(found: list[StoredTable], limit: int, me: Device) -> TablesListed:
    tables = [_listed(table, me) for table in found]
    return TablesListed(tables, tables[-1].touched if len(tables) == limit else None)


def _listed(table: StoredTable, me: Device) -> TableListed:
    return TableListed(
        id=table.id,
        created=table.created,
        touched=table.touched,
        daily=table.daily,
        seat=_seat_in(table, me),
        **table.summary._asdict(),
    )


def _seat_in(table: StoredTable, me: Device) -> int | None:
    return next((seat for seat, device in table.links if device == me.id), None)


HANDLERS = (create, listed, own, show, join, change_key, look_up)
