"""Records: finished games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Struct

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.documented import Before, Key, Limit, RecordId, as_device
from backtrick.server.http.services import Me, Services, Serving, Visit, Visiting
from backtrick.server.people.identity import is_key_or_code
from backtrick.server.storage import Device, Store, StoredRecord
from backtrick.texts import text

JSON_LINES = "application/jsonl"

HIDDEN = (
    ServerErrorCode.NO_SUCH_RECORD,
    ServerErrorCode.DAILY_UNFINISHED,
    ServerErrorCode.DEAL_IN_PLAY,
)
"""Why a record may not be seen."""

_AT_ONCE = 50


class RecordListed(Struct, frozen=True):
    """A finished game in a list; `won` is about oneself. A game that was not `counted` is neither
    in the statistics nor among the results of its day: its cards could be known before.
    """

    id: str
    table: str
    number: int
    game: str
    players: int
    finished: float
    won: bool
    left: int
    ending: str
    daily: str | None
    counted: bool


class RecordsListed(Struct, frozen=True):
    """Some records; `next`, if there is one, asks for those after them."""

    records: list[RecordListed]
    next: float | None


class RecordLink(Struct, frozen=True):
    """A link to a game that has been played, and the key in it."""

    link: str
    key: str


@get("/api/records/{record_id:str}", tags=["records"], **as_device(*HIDDEN))
async def show(record_id: RecordId, visit: Visiting, key: Key = None) -> dict[str, Any]:
    """A record: for those who played, for all if anybody could have watched the game, or with the
    key of the record's link, or the table's key or code.

    It is the project's record format. `shuffle` opens the commitment, `programs` says for each
    player whether it was a program of somebody's own, and `counted` whether the game counts.
    """
    return await seen_record(record_id, key, visit)


async def seen_record(record_id: str, key: str | None, visit: Visit) -> dict[str, Any]:
    """A record with its names, or a refusal where one may not see it."""
    return await with_names(await stored_record(record_id, key, visit), visit.services.store)


async def with_names(record: StoredRecord, store: Store) -> dict[str, Any]:
    """A record with the names that its players have now."""
    return written(record, await _people(store, [record]))


def seat_of(record: StoredRecord, device: Device) -> int | None:
    """The seat in which a device played a game, if it did."""
    return next((seat.seat for seat in record.seats if seat.device == device.id), None)


async def stored_record(record_id: str, key: str | None, visit: Visit) -> StoredRecord:
    """A record as it is kept, or a refusal where one may not see it."""
    record = await visit.services.store.record(record_id)
    if record is None:
        raise ServerError(ServerErrorCode.NO_SUCH_RECORD)
    await _check(record, key, visit)
    await visit.services.live.deals.check(record, visit.me.id)
    return record


@get("/api/records/{record_id:str}/link", tags=["records"], **as_device(*HIDDEN))
async def link(record_id: RecordId, visit: Visiting, key: Key = None) -> RecordLink:
    """A link that shows this one game to whoever has it, and opens nothing else."""
    await seen_record(record_id, key, visit)
    opens = visit.services.live.seal.record_key(record_id)
    return RecordLink(f"{visit.outside}/replay/{record_id}?key={opens}", opens)


@get(
    "/api/devices/me/records",
    tags=["devices"],
    **as_device(
        answer=ResponseSpec(RecordsListed, generate_examples=False, description="One's own games.")
    ),
)
async def own(
    me: Me,
    services: Serving,
    limit: Limit = 50,
    before: Before = None,
    form: Annotated[
        Literal["list", "jsonl"],
        QueryParameter(name="format", description="`jsonl` downloads all of them, one a line."),
    ] = "list",
) -> Response[Any]:
    """One's own finished games, the last one first."""
    if form == "jsonl":
        return _download(services, me)
    found = await services.store.records_of(me.id, limit, before)
    following = found[-1].finished if len(found) == limit else None
    return Response(RecordsListed([_listed(record, me) for record in found], following))


async def _check(record: StoredRecord, key: str | None, visit: Visit) -> None:
    """Refuse a record that is not for this device."""
    me, services = visit.me, visit.services
    if record.daily is not None or record.public:
        return
    if seat_of(record, me) is not None:
        return
    if key is not None and services.live.seal.opens_record(key, record.id):
        return
    table = await services.store.table(record.table_id) if key is not None else None
    if key is not None and table is not None:
        with visit.guess(key):
            if is_key_or_code(key, table.key_hash, table.code):
                return
            raise ServerError(ServerErrorCode.NO_SUCH_RECORD)
    raise ServerError(ServerErrorCode.NO_SUCH_RECORD)


def _download(services: Services, me: Device) -> Response[Any]:
    return Stream(
        _lines(services, me.id),
        media_type=JSON_LINES,
        headers={"content-disposition": 'attachment; filename="backtrick.jsonl"'},
    )


async def _lines(services: Services, device: str) -> AsyncIterator[bytes]:
    """All records of a device, page by page, so that few are in memory; without those whose cards
    are in play.
    """
    before: float | None = None
    while records := await services.store.records_of(device, _AT_ONCE, before):
        known = await _people(services.store, records)
        hidden = await services.live.deals.in_play(records)
        shown = [record for record in records if record.id not in hidden]
        yield await services.ports.workers.run(_page, shown, known)
        before = records[-1].finished


def _page(records: Iterable[StoredRecord], known: dict[str, Device]) -> bytes:
    return b"".join(msgspec.json.encode(written(each, known)) + b"\n" for each in records)


async def _people(store: Store, records: Iterable[StoredRecord]) -> dict[str, Device]:
    ids = {seat.device for record in records for seat in record.seats if seat.device is not None}
    return await store.devices(ids)


def written(record: StoredRecord, known: dict[str, Device]) -> dict[str, Any]:
    """A record with the names that its players have now, and with what opens the commitment."""
    body: dict[str, Any] = msgspec.json.decode(record.body)
    body["players"] = [seat.bot or _name(known.get(seat.device or "")) for seat in record.seats]
    body["programs"] = [_is_program(known.get(seat.device or "")) for seat in record.seats]
    body["counted"] = record.counted
    body["shuffle"] = {"commitment": record.commitment, "salt": record.salt}
    return body


def _name(device: Device | None) -> str:
    return text("server-gone") if device is None else device.name


def _is_program(device: Device | None) -> bool:
    return device is not None and device.is_bot


def _listed(record: StoredRecord, me: Device) -> RecordListed:
    own = seat_of(record, me)
    return RecordListed(
        id=record.id,
        table=record.table_id,
        number=record.number,
        game=record.game,
        players=record.players,
        finished=record.finished,
        won=record.winner == own if record.won is None else record.won,
        left=record.left,
        ending=record.ending,
        daily=record.daily,
        counted=record.counted,
    )


HANDLERS = (show, link, own)
