"""Replaying a record step by step, and playing on from any moment of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from backtrick.rules import Ending, Game, Outcome, Record, State, verify
from backtrick.rules.replay import Moment
from backtrick.server.due.offered_bots import check_table_bot
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.api.records import (
    HIDDEN,
    seat_of,
    seen_record,
    stored_record,
    with_names,
)
from backtrick.server.http.documented import Key, RecordId, as_device, refusals
from backtrick.server.http.services import Visit, Visiting
from backtrick.server.people.limits import Limit as Limited
from backtrick.table import (
    Board,
    CodedPlay,
    Now,
    Origin,
    StandingHint,
    board,
    standing,
)
from backtrick.table.coding import Card, coded_hands
from backtrick.table.events import EndFacts
from backtrick.table.tally import end_facts
from backtrick.table.views import now_of
from backtrick.talk import Heard, hints_in, replay_with_hints

_CONTINUING = (
    ServerErrorCode.NO_SUCH_BOT,
    ServerErrorCode.NO_SUCH_MOMENT,
    ServerErrorCode.DAILY_RUNNING,
    ServerErrorCode.TOO_MANY_TABLES,
)
"""Why a game may not go on at a new table."""

_SECRET = (ServerErrorCode.DAILY_UNFINISHED, ServerErrorCode.DEAL_IN_PLAY)
"""Why the cards of a game from elsewhere stay closed."""


class MomentShown(Struct, frozen=True):
    """A moment of a game: `laid` cards into turn `turn`, both from 0. `play` is the card that led
    here, if one did, and `by` the seat that laid it.
    """

    turn: int
    laid: int
    by: int | None
    play: CodedPlay | None
    now: Now
    hands: tuple[tuple[Card, ...], ...]


class OutcomeShown(Struct, frozen=True):
    """How a game ended, and the facts of it. A record does not say who of a team gave up."""

    result: str
    winner: int | None
    left: int
    reason: str
    band: str | None
    facts: EndFacts


class GameReplayed(Struct, frozen=True):
    """A whole game, moment by moment, all hands open. `programs` says for each player of a game
    that was played here whether it was a program of somebody's own, `counted` whether it counts.
    `me` is the seat in which one played it oneself. `talk` are all its hints; the `now` of a moment
    has those that stood then.
    """

    game: str
    options: dict[str, int | bool]
    players: tuple[str, ...]
    programs: tuple[bool, ...]
    counted: bool
    board: Board
    starter: int
    outcome: OutcomeShown | None
    moments: tuple[MomentShown, ...]
    talk: tuple[StandingHint, ...]
    me: int | None = None


class Continued(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to go on: the moment, the seat one takes, and the bot in the others."""

    turn: Annotated[int, Meta(ge=0, le=1000)]
    seat: Annotated[int, Meta(ge=0, le=9)] = 0
    bot: Annotated[str, Meta(max_length=64, examples=["expert"])] = "expert"
    record: dict[str, Any] | None = None
    """The record itself, when it is not one of the server's."""


class TableContinued(Struct, frozen=True):
    """The table at which a game goes on."""

    id: str
    code: str
    key: str
    seat: int


@get("/api/records/{record_id:str}/moments", tags=["records"], **as_device(*HIDDEN))
async def of_record(record_id: RecordId, visit: Visiting, key: Key = None) -> GameReplayed:
    """A kept game, moment by moment, for those who may see its record."""
    stored = await stored_record(record_id, key, visit)
    found, me = await with_names(stored, visit.services.store), seat_of(stored, visit.me)
    return await visit.services.ports.workers.run(
        lambda: shown(Record.from_dict(found), found["programs"], counted=found["counted"], me=me)
    )


@post(
    "/api/moments",
    status_code=200,
    tags=["records"],
    responses=refusals(ServerErrorCode.BAD_REQUEST, *_SECRET),
)
async def of_file(data: JSONBody[dict[str, Any]], call: Visiting) -> GameReplayed:
    """Any game in the record format, checked, moment by moment, unless its cards are those of a
    deal that is in play, or of a daily deal that one may still play. Nothing is kept of it.
    """
    services = call.services
    services.buckets.take(Limited.RECORDS, call.address)
    record = await services.ports.workers.run(legal_record, data)
    me = await services.identities.of(call.connection.headers)
    await services.live.deals.check_cards(record.game, record.decks, me.id if me else None)
    return await services.ports.workers.run(shown, record)


@post("/api/records/{record_id:str}/continue", tags=["records"], **as_device(*HIDDEN, *_CONTINUING))
async def from_record(
    record_id: RecordId, data: JSONBody[Continued], visit: Visiting, key: Key = None
) -> TableContinued:
    """Play on from a moment of a kept game, against bots."""
    found = await seen_record(record_id, key, visit)
    return await _continued(Record.from_dict(found), data, visit, record_id)


@post(
    "/api/continue",
    tags=["records"],
    **as_device(ServerErrorCode.BAD_REQUEST, *_SECRET, *_CONTINUING),
)
async def from_file(data: JSONBody[Continued], visit: Visiting) -> TableContinued:
    """Play on from a moment of any game in the record format, against bots."""
    visit.services.buckets.take(Limited.RECORDS, visit.address)
    record = await visit.services.ports.workers.run(legal_record, data.record)
    await visit.services.live.deals.check_cards(record.game, record.decks, visit.me.id)
    return await _continued(record, data, visit)


def legal_record(data: object) -> Record:
    """A record from anybody, which is legal. This takes its time."""
    record = Record.from_dict(data)
    verify(record)
    return record


def shown(
    record: Record,
    programs: Sequence[bool] = (),
    *,
    counted: bool = True,
    me: int | None = None,
) -> GameReplayed:
    """A record, which must be legal, as it is replayed."""
    game, end = record.game, record.outcome
    replayed = tuple(replay_with_hints(record))
    moments, before = [], None
    for moment, heard in replayed:
        moments.append(_moment(moment, before, heard))
        before = moment.state
    return GameReplayed(
        game=game.name,
        options=game.options(),
        players=record.players,
        programs=tuple(programs) or (False,) * len(record.players),
        counted=counted,
        board=board(game, len(record.players)),
        starter=record.starter,
        outcome=_outcome(game, end, replayed) if end else None,
        moments=tuple(moments),
        talk=standing(tuple(hints_in(record))),
        me=me,
    )


def _outcome(
    game: Game, end: Outcome, replayed: Sequence[tuple[Moment, Sequence[Heard]]]
) -> OutcomeShown:
    """How a replayed game ended. A record does not say who of a team gave up."""
    band = game.band(end)
    loser = None if end.winner is None else 1 - end.winner
    return OutcomeShown(
        result=end.result.value,
        winner=end.winner,
        left=end.left,
        reason=end.ending.value,
        band=band.value if band else None,
        facts=end_facts(replayed, resigned=loser),
    )


def _moment(moment: Moment, before: State | None, heard: Sequence[Heard]) -> MomentShown:
    state = moment.state
    by, play = None, None
    if before is not None and len(state.laid_on) > len(before.laid_on):
        by, pile = before.to_act, state.laid_on[-1]
        play = CodedPlay(state.game.coded(state.tops[pile]), pile)
    return MomentShown(
        turn=moment.turn,
        laid=moment.laid,
        by=by,
        play=play,
        now=now_of(state, heard),
        hands=coded_hands(state.game, state.hands),
    )


async def _continued(
    record: Record, wanted: Continued, visit: Visit, record_id: str | None = None
) -> TableContinued:
    me, services = visit.me, visit.services
    check_table_bot(wanted.bot)
    last = len(record.turns) - _ended_by_playing(record)
    if wanted.turn > last:
        raise ServerError(ServerErrorCode.NO_SUCH_MOMENT, turn=wanted.turn, last=last)
    await services.live.deals.check_going_on(record)
    visit.count_table()
    await services.check_seats(me.id)
    turns = record.turns[: wanted.turn]
    talk = tuple(entry for entry in record.talk if entry[0] < wanted.turn)
    begun = replace(record, turns=turns, laid=(), outcome=None, talk=talk)
    origin = Origin(wanted.turn, record_id)
    room, key = await services.live.tables.go_on(me, begun, wanted.seat, wanted.bot, origin)
    return TableContinued(room.id, room.door.code, key, wanted.seat)


def _ended_by_playing(record: Record) -> bool:
    """Whether the last turn ended the game; who has resigned could have gone on."""
    return record.outcome is not None and record.outcome.ending is not Ending.RESIGNED


HANDLERS = (of_record, of_file, from_record, from_file)
