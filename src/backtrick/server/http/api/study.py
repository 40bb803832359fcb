"""What every turn of a game was worth, told when the game is over."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from backtrick.rules import Game, Record, game_named, verify
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.games.studies import StudyProgress
from backtrick.server.http.api.records import HIDDEN, stored_record
from backtrick.server.http.documented import Key, RecordId, as_device
from backtrick.server.http.services import Visiting
from backtrick.server.people.limits import Limit
from backtrick.study import Analysis, Shares
from backtrick.study.analysing import hints_at, turn_start
from backtrick.study.reasons import BetterReason
from backtrick.table import CodedPlay, Planned, coded_plays, decoded_plays, plan
from backtrick.table.coding import Card

TurnNumber = Annotated[int, PathParameter(description="A turn, from 0.", ge=0, le=1000)]


class ReasonStudied(Struct, frozen=True):
    """One thing that the expert's turn does better: the pile or card it is about, and how much the
    turn laid and the better one come to.
    """

    code: str
    pile: int | None
    card: Card | None
    laid: int
    better: int


class AskedShown(Struct, frozen=True):
    """A pile that others asked to leave alone, and whether the turn did."""

    pile: int
    by: tuple[int, ...]
    left: bool


class TurnStudied(Struct, frozen=True, kw_only=True):
    """One turn; its chances are those of its seat or team, from 0 to 1.

    `skill` is what it gave away, `draw` how much better its new cards were than others would have
    been, `hidden` what came of the cards and hints of others since the turn before. `cause` is what
    moved the curve most, in the way it moved. `expert` is what the expert lays there, where the
    turn has a label; it is worth `best`. A turn whose `choice` is `stuck` could not be completed.
    """

    turn: int
    seat: int
    laid: tuple[CodedPlay, ...]
    best: float
    played: float
    skill: float
    choice: str
    first: bool
    draw: float | None
    hidden: float | None
    cause: str | None
    label: str | None
    unlabelled: str | None
    expert: tuple[CodedPlay, ...]
    reasons: tuple[ReasonStudied, ...]
    asked: tuple[AskedShown, ...]


class SharesShown(Struct, frozen=True):
    """What a result is made of, in chances; `skill` is by seat."""

    deal: float
    draw: float
    hidden: float
    skill: tuple[float, ...]
    given_up: float


class AnalysisShown(Struct, frozen=True, kw_only=True):
    """A game, turn by turn. In a duel `start`, `result`, `curve` and `shares` are those of seat 0.

    `curve` has the chance at the start and after each turn. With all cards open a win was possible
    at the beginning of turn `until`, and proved impossible from turn `lost_from` on.
    """

    game: str
    players: int
    duel: bool
    nets: str
    start: float
    result: float | None
    curve: tuple[float, ...]
    turning_points: tuple[int, ...]
    until: int | None
    lost_from: int | None
    shares: SharesShown | None
    turns: tuple[TurnStudied, ...]


class StudyShown(Struct, frozen=True):
    """How far a study is: `state` is `queued`, `running`, `done` or `failed`; `place` is how many
    are before it. The chances of all turns come first.
    """

    state: str
    place: int
    done: float
    analysis: AnalysisShown | None


class TriedTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn to try, as far as it is laid, and whether it is to be judged."""

    plays: Annotated[tuple[CodedPlay, ...], Meta(max_length=20)]
    finish: bool = False


class TryShown(Struct, frozen=True):
    """Where the plays lead; once it is judged, the chance after the turn and after the best one,
    and whether it comes within four points of that.
    """

    planned: Planned
    chance: float | None
    best: float | None
    solved: bool | None


@get("/api/records/{record_id:str}/study", tags=["study"], **as_device(*HIDDEN))
async def of_record(record_id: RecordId, visit: Visiting, key: Key = None) -> StudyShown:
    """The study of a kept game, for those who may see its record. The first to ask begins it; ask
    again until it is done.
    """
    services = visit.services
    stored = await stored_record(record_id, key, visit)
    progress = await services.live.studies.of_record(
        stored, lambda: services.buckets.take(Limit.STUDIES, visit.me.id)
    )
    return shown(progress)


@post(
    "/api/study",
    status_code=200,
    tags=["study"],
    **as_device(ServerErrorCode.BAD_REQUEST, *HIDDEN[1:]),
)
async def of_file(data: JSONBody[dict[str, Any]], visit: Visiting) -> StudyShown:
    """The study of any game in the record format. Send it again until it is done."""
    services = visit.services
    services.buckets.take(Limit.TRIES, visit.me.id)
    workers, studies = services.ports.workers, services.live.studies
    record = await workers.run(Record.from_dict, data)
    await services.live.deals.check_cards(record.game, record.decks, visit.me.id)
    if not studies.knows_file(record):
        await workers.run(verify, record)
    progress = await studies.of_file(
        record, lambda: services.buckets.take(Limit.STUDIES, visit.me.id)
    )
    return shown(progress)


@post(
    "/api/records/{record_id:str}/turns/{turn:int}/try",
    status_code=200,
    tags=["study"],
    **as_device(*HIDDEN, ServerErrorCode.NO_SUCH_TURN),
)
async def try_turn(
    record_id: RecordId,
    turn: TurnNumber,
    data: JSONBody[TriedTurn],
    visit: Visiting,
    key: Key = None,
) -> TryShown:
    """Another turn in place of the one that was laid, tried with what its seat knew."""
    services = visit.services
    services.buckets.take(Limit.TRIES, visit.me.id)
    stored = await stored_record(record_id, key, visit)
    record = Record.from_json(stored.body)
    place = await services.ports.workers.run(turn_start, record, turn)
    if place is None:
        raise ServerError(ServerErrorCode.NO_SUCH_TURN, turn=turn, turns=len(record.turns))
    planned = plan(place.view, data.plays)
    laid = decoded_plays(record.game, planned.plays)
    whole = planned.options.may_end or not planned.options.fits
    if not data.finish or planned.refused or not whole:
        return TryShown(planned, None, None, None)
    tried = await services.live.studies.value(place.view, place.heard, laid, hints_at(record, turn))
    return TryShown(planned, tried.chance, tried.best, tried.solved)


def shown(progress: StudyProgress) -> StudyShown:
    """How far a study is, as it is sent."""
    found = progress.analysis
    return StudyShown(
        state=progress.state.value,
        place=progress.place,
        done=0.0 if found is None else found.done,
        analysis=None if found is None else _analysis(found),
    )


def _analysis(found: Analysis) -> AnalysisShown:
    game, shares = game_named(found.game)(), found.shares
    return AnalysisShown(
        game=found.game,
        players=found.players,
        duel=found.duel,
        nets=found.nets,
        start=found.start,
        result=found.result,
        curve=found.curve,
        turning_points=found.turning_points,
        until=found.until,
        lost_from=found.lost_from,
        shares=None if shares is None else _shares(shares),
        turns=tuple(_turn(game, found, place) for place in range(len(found.turns))),
    )


def _shares(found: Shares) -> SharesShown:
    return SharesShown(found.deal, found.draw, found.hidden, found.skill, found.given_up)


def _turn(game: Game, found: Analysis, place: int) -> TurnStudied:
    turn, cause = found.turns[place], found.cause(place)
    return TurnStudied(
        turn=turn.turn,
        seat=turn.seat,
        laid=coded_plays(game, turn.laid),
        best=turn.best,
        played=turn.played,
        skill=turn.skill,
        choice=turn.choice.value,
        first=turn.first,
        draw=turn.draw,
        hidden=turn.hidden,
        cause=cause and cause.value,
        label=turn.label and turn.label.value,
        unlabelled=turn.unlabelled and turn.unlabelled.value,
        expert=coded_plays(game, turn.expert),
        reasons=tuple(_reason(game, each) for each in turn.reasons),
        asked=tuple(AskedShown(each.pile, each.by, each.left) for each in turn.asked),
    )


def _reason(game: Game, reason: BetterReason) -> ReasonStudied:
    card = None if reason.card is None else game.coded(reason.card)
    return ReasonStudied(reason.code.value, reason.pile, card, reason.laid, reason.better)


HANDLERS = (of_record, of_file, try_turn)
