"""Why a bot played as it did, told when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import get
from litestar.params import PathParameter
from msgspec import Struct

from backtrick.bots import BotError
from backtrick.bots.explanation import Explanation, Weighed
from backtrick.bots.nets import is_newer
from backtrick.rules import Game, Record
from backtrick.rules.replay import Moment
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.api.records import HIDDEN, stored_record
from backtrick.server.http.documented import Key, RecordId, as_device
from backtrick.server.http.services import Services, Visiting
from backtrick.server.live.appends import decode_event
from backtrick.server.ops import logs
from backtrick.server.people.limits import Limit
from backtrick.server.storage import StoredEvent, StoredRecord
from backtrick.table import (
    CodedPlay,
    StandingHint,
    bot_seed,
    coded_plays,
    played_by,
    standing,
)
from backtrick.talk import Heard, Hints, replay_with_hints

TurnNumber = Annotated[int, PathParameter(description="A turn, from 0.", ge=0, le=1000)]


class WeighedShown(Struct, frozen=True):
    """A whole turn, and the chance of winning that the bot saw in it, if it judges that."""

    plays: tuple[CodedPlay, ...]
    chance: float | None


class ReasonShown(Struct, frozen=True):
    """Why a bot played a turn: what it laid, what it would choose there if it were asked again
    (the same, unless it thought by the clock or another bot had to help out), and the next best.

    `heard` is what others had said, `silent` what it would have laid had nobody said anything. It
    `heeded` the hints that moved it and that it did not lay against, and has `overridden` the other
    ones against piles that it laid on. `newer` says that the bot that answers judges with other
    nets than the one that played, or that the record does not say with which that one judged.
    """

    turn: int
    seat: int
    bot: str
    laid: tuple[CodedPlay, ...]
    chosen: WeighedShown
    others: tuple[WeighedShown, ...]
    silent: tuple[CodedPlay, ...]
    heard: tuple[StandingHint, ...]
    heeded: tuple[StandingHint, ...]
    overridden: tuple[StandingHint, ...]
    newer: bool


@get(
    "/api/records/{record_id:str}/turns/{turn:int}/reasons",
    tags=["records"],
    **as_device(
        *HIDDEN,
        ServerErrorCode.NO_SUCH_TURN,
        ServerErrorCode.NOT_A_BOTS_TURN,
        ServerErrorCode.NO_REASON,
    ),
)
async def show(
    record_id: RecordId, turn: TurnNumber, visit: Visiting, key: Key = None
) -> ReasonShown:
    """Why the bot whose turn it was played as it did, for those who may see the record.

    The bot is asked again, with what it saw and heard then.
    """
    services = visit.services
    services.buckets.take(Limit.REASONS, visit.me.id)
    stored = await stored_record(record_id, key, visit)
    record = Record.from_json(stored.body)
    if turn >= len(record.turns):
        raise ServerError(ServerErrorCode.NO_SUCH_TURN, turn=turn, turns=len(record.turns))
    moment, heard = await services.ports.workers.run(_beginning, record, turn)
    seat = moment.state.to_act
    bot = await _bot(stored, turn, seat, services)
    if bot is None:
        raise ServerError(ServerErrorCode.NOT_A_BOTS_TURN, turn=turn)
    seed = bot_seed(stored.salt, stored.number, turn)
    try:
        hints = Hints.of_note(record.hints)
        reason = await services.live.bots.explain(moment.state, bot, seed, heard, hints)
    except (BotError, TimeoutError) as error:
        logs.warning("a bot could not say why", bot=bot, error=type(error).__name__)
        raise ServerError(ServerErrorCode.NO_REASON, bot=bot) from None
    return shown(record, turn, seat, bot, standing(heard, muted=(seat,)), reason)


async def _bot(stored: StoredRecord, turn: int, seat: int, services: Services) -> str | None:
    """The bot that played a turn, also for a person who was away or whose clock had run out. Once
    the table is gone, only who had the seat at the end is known.
    """
    log = await services.store.events(stored.table_id)
    if log:
        return await services.ports.workers.run(_player, log, stored.number, turn)
    return next((sat.bot for sat in stored.seats if sat.seat == seat), None)


def _player(log: Sequence[StoredEvent], number: int, turn: int) -> str | None:
    return played_by((decode_event(each.body) for each in log), number, turn)


def _beginning(record: Record, turn: int) -> tuple[Moment, tuple[Heard, ...]]:
    """Where a turn began, and the hints that stood."""
    return next(each for each in replay_with_hints(record) if each[0].turn == turn)


def shown(
    record: Record,
    turn: int,
    seat: int,
    bot: str,
    heard: tuple[StandingHint, ...],
    reason: Explanation,
) -> ReasonShown:
    """A reason as it is told."""
    game = record.game
    return ReasonShown(
        turn=turn,
        seat=seat,
        bot=bot,
        laid=coded_plays(game, record.turns[turn]),
        chosen=_weighed(game, reason.chosen),
        others=tuple(_weighed(game, other) for other in reason.others),
        silent=coded_plays(game, reason.silent),
        heard=heard,
        heeded=standing(reason.heeded),
        overridden=standing(reason.overridden),
        newer=is_newer(record, bot),
    )


def _weighed(game: Game, weighed: Weighed) -> WeighedShown:
    return WeighedShown(coded_plays(game, weighed.plays), weighed.chance)


HANDLERS = (show,)
