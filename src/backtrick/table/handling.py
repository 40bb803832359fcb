"""From a command to what happens: the events, or a refusal and nothing at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from backtrick.rules.state import check_seat
from backtrick.table import commands as c
from backtrick.table import events as e
from backtrick.table import giving_up
from backtrick.table.chance import Dealer, seal
from backtrick.table.coding import known_plays
from backtrick.table.commitment import Salt, new_salt
from backtrick.table.context import Context
from backtrick.table.errors import TableError, TableErrorCode
from backtrick.table.hints import may_still_give
from backtrick.table.settings import Settings, Talk, settled
from backtrick.table.starting import proposal
from backtrick.table.table import Phase, Table
from backtrick.talk import LANGUAGES, LONGEST, check, clean

Events = tuple[e.AnyEvent, ...]

OPENINGS = range(3)


def open_table(settings: Settings) -> Events:
    """A new table. The person who asks sits down in the first seat and hosts."""
    return e.Opened(settled(settings)), e.SatDown(0)


def handle(
    table: Table, actor: int, command: c.Command, dealer: Dealer, salt: Salt = new_salt
) -> tuple[Events, Table]:
    """What happens when this seat (or `NEWCOMER`, or `DRIVER`) asks for that, and the table after
    it. Raises `TableError` or `RulesError`; then nothing happens.
    """
    if table.closed is not None:
        raise TableError(TableErrorCode.CLOSED, reason=table.closed)
    context = Context(table, actor, dealer, salt)
    _HANDLERS[type(command)](context, command)
    return tuple(context.events), context.table


# -- coming and going


def _handle_sit(context: Context, command: c.Sit) -> None:
    if context.actor != c.NEWCOMER:
        raise TableError(TableErrorCode.ALREADY_SEATED, seat=context.actor)
    context.require_between_games()
    seats = context.table.seats
    if command.seat is None:
        seat = next((n for n, who in enumerate(seats) if who.is_open), None)
        if seat is None:
            raise TableError(TableErrorCode.TABLE_FULL, seats=len(seats))
    else:
        seat = command.seat
        if not context.seat(seat).is_open:
            raise TableError(TableErrorCode.SEAT_TAKEN, seat=seat)
    context.apply(e.SatDown(seat))
    context.take_over_hosting(seat)


def _handle_leave(context: Context, command: c.Leave) -> None:
    seat = context.require_seat()
    if not context.table.in_play:
        context.apply(e.StoodUp(seat))
    elif not context.table.seats[seat].away:
        context.apply(e.Left(seat))
    if seat == context.table.host:
        context.pass_hosting()


def _handle_take_back(context: Context, command: c.TakeBack) -> None:
    if not context.table.seats[context.require_seat()].away:
        raise TableError(TableErrorCode.NOT_AWAY, seat=context.actor)
    context.require_present()


def _handle_let_bot(context: Context, command: c.LetBot) -> None:
    seat = context.require_present()
    who = context.seat(command.seat)
    if command.seat == seat:
        raise TableError(TableErrorCode.YOURSELF)
    if not who.person:
        raise TableError(TableErrorCode.NOT_A_PERSON, seat=command.seat)
    if not who.away:
        raise TableError(TableErrorCode.NOT_AWAY, seat=command.seat)
    context.apply(e.StoodIn(command.seat, command.bot))


def _handle_nudge(context: Context, command: c.Nudge) -> None:
    seat = context.require_present()
    context.require_phase(Phase.CHOOSING, Phase.PLAYING)
    who = context.seat(command.seat)
    if command.seat == seat:
        raise TableError(TableErrorCode.YOURSELF)
    if not who.person or who.away:
        raise TableError(TableErrorCode.NOT_A_PERSON, seat=command.seat)
    if not context.table.is_to_act(command.seat):
        raise TableError(TableErrorCode.NOT_TO_ACT, seat=command.seat)
    if context.table.is_nudged(command.seat):
        raise TableError(TableErrorCode.ALREADY_NUDGED, seat=command.seat)
    context.apply(e.Nudged(command.seat, seat))


def _handle_answer_nudge(context: Context, command: c.AnswerNudge) -> None:
    seat = context.require_present()
    if context.table.is_nudged(seat):
        context.apply(e.NudgeAnswered(seat))


def _handle_give_up_on(context: Context, command: c.GiveUpOn) -> None:
    context.require_driver()
    if not context.table.is_nudged(command.seat):
        raise TableError(TableErrorCode.NOT_DUE)
    context.apply(e.Left(command.seat))  # who hosts goes on hosting: nobody can take it by nudging


# -- hosting


def _handle_change(context: Context, command: c.Change) -> None:
    context.require_host()
    context.require_between_games()
    settings = settled(command.settings)
    if any(not seat.is_open for seat in context.table.seats[settings.seats :]):
        raise TableError(TableErrorCode.SEATS_IN_USE, seats=settings.seats)
    if settings != context.table.settings or context.table.phase is Phase.OVER:
        context.apply(e.SetUp(settings))


def _handle_put_bot(context: Context, command: c.PutBot) -> None:
    context.require_host()
    context.require_between_games()
    if not context.seat(command.seat).is_open:
        raise TableError(TableErrorCode.SEAT_TAKEN, seat=command.seat)
    context.apply(e.BotSat(command.seat, command.bot))


def _handle_open_seat(context: Context, command: c.OpenSeat) -> None:
    context.require_host()
    context.require_between_games()
    who = context.seat(command.seat)
    if who.person or who.bot is None:
        raise TableError(TableErrorCode.NOT_A_BOT, seat=command.seat)
    context.apply(e.StoodUp(command.seat))


def _handle_remove(context: Context, command: c.Remove) -> None:
    context.require_host()
    if command.seat == context.actor:
        raise TableError(TableErrorCode.YOURSELF)
    if not context.seat(command.seat).person:
        raise TableError(TableErrorCode.NOT_A_PERSON, seat=command.seat)
    context.apply(e.Removed(command.seat, command.bot if context.table.in_play else None))


def _handle_change_key(context: Context, command: c.ChangeKey) -> None:
    context.require_host()
    context.apply(e.KeyChanged())


def _handle_begin(context: Context, command: c.Begin) -> None:
    context.require_host()
    context.require_phase(Phase.GATHERING)
    context.deal(context.dealer(context.table.game, len(context.table.seats)))


def _handle_rematch(context: Context, command: c.Rematch) -> None:
    context.require_present()
    context.require_phase(Phase.OVER)
    table = context.table
    if command.same_deal:
        if not table.may_deal_again:
            raise TableError(TableErrorCode.OTHER_PEOPLE)
        context.deal(seal(table.game, table.sealed, context.salt(), again=True))
    else:
        context.deal(context.dealer(table.game, len(table.seats)))


# -- who starts


def _handle_opine(context: Context, command: c.Opine) -> None:
    seat = context.require_present()
    context.require_phase(Phase.CHOOSING)
    if command.opening is not None and command.opening not in OPENINGS:
        raise TableError(TableErrorCode.BAD_OPENING, opening=command.opening, last=OPENINGS[-1])
    if command.starter is not None:
        check_seat(len(context.table.seats), command.starter)
    said = context.table.opinions[seat]
    if said is not None and (said.opening, said.starter) == (command.opening, command.starter):
        return
    if said is not None and said.changed:
        raise TableError(TableErrorCode.OPINION_FIXED)
    context.opine(seat, command.opening, command.starter)


def _handle_bot_opines(context: Context, command: c.BotOpines) -> None:
    context.require_driver()
    context.require_phase(Phase.CHOOSING)
    opinions = context.table.opinions
    if context.seat(command.seat).bot is None or opinions[command.seat] is not None:
        raise TableError(TableErrorCode.NOT_DUE)
    if command.hints:
        context.hint(command.hints)
    starter = proposal(opinions, command.seat, command.opening, context.table.conversation.standing)
    context.opine(command.seat, command.opening, starter)


def _handle_close_opinions(context: Context, command: c.CloseOpinions) -> None:
    context.require_driver()
    context.require_phase(Phase.CHOOSING)
    context.start_by_vote()


# -- playing


def _handle_lay(context: Context, command: c.Lay) -> None:
    seat = context.require_present()
    if not command.plays:
        raise TableError(TableErrorCode.NOTHING_LAID)
    context.require_turn(seat)
    plays, unknown = known_plays(context.table.game, command.plays)
    context.lay(seat, plays, None)
    if unknown is not None:  # what is wrong with an earlier play is said first
        raise unknown
    if command.end and context.table.phase is Phase.PLAYING:
        context.end_turn(seat, None)


def _handle_end_turn(context: Context, command: c.EndTurn) -> None:
    context.end_turn(context.require_present(), None)


def _handle_bot_turn(context: Context, command: c.BotTurn) -> None:
    context.require_driver()
    context.require_turn(command.seat)
    if context.seat(command.seat).bot is None and context.table.settings.clock is None:
        raise TableError(TableErrorCode.NOT_DUE)
    if command.plays:
        context.lay(command.seat, command.plays, command.bot)
    if context.table.phase is Phase.PLAYING:
        context.end_turn(command.seat, command.bot)


# -- talking


def _handle_hint(context: Context, command: c.GiveHint) -> None:
    seat = context.require_present()
    context.require_phase(Phase.CHOOSING, Phase.PLAYING, Phase.OVER)
    context.hint((e.GivenHint(seat, command.hint),))


def _handle_bot_hints(context: Context, command: c.BotHints) -> None:
    context.require_driver()
    context.require_phase(Phase.PLAYING)
    stale = context.table.bots_spoke or command.laid != len(context.table.game_log.laid)
    if stale or any(context.seat(given.seat).bot is None for given in command.hints):
        raise TableError(TableErrorCode.NOT_DUE)
    context.hint(command.hints, bots=True)


def _handle_say(context: Context, command: c.Say) -> None:
    seat, talk = context.require_present(), context.table.settings.talk
    if talk is Talk.STRICT:
        raise TableError(TableErrorCode.CHAT_OFF)
    if len(command.text) > LONGEST:
        raise TableError(TableErrorCode.LONG_TEXT, length=len(command.text), most=LONGEST)
    text = clean(command.text)
    if not text:
        raise TableError(TableErrorCode.EMPTY_TEXT)
    if talk is Talk.STANDARD and context.table.in_play:
        _check_talk(context.table, seat, command)
    context.apply(e.Said(seat, text))


def _check_talk(table: Table, seat: int, said: c.Say) -> None:
    """Before the deal and after the end there is no number to keep to oneself. Of the hints only
    one is offered that this seat may still give.
    """
    verdict = check(table.game, said.text, said.lang if said.lang in LANGUAGES else None)
    if verdict.allowed:
        return
    start, end = verdict.span or (0, len(said.text))
    hint = "" if verdict.suggestion is None else str(verdict.suggestion)
    offer = hint if hint in may_still_give(table, seat) else ""
    reason = str(verdict.reason)
    raise TableError(TableErrorCode.FORBIDDEN_TALK, reason=reason, start=start, end=end, hint=offer)


# -- and the rest


def _handle_close(context: Context, command: c.Close) -> None:
    context.require_driver()
    context.apply(e.Closed(command.reason))


_HANDLERS: dict[type[c.Command], Callable[[Context, Any], None]] = {
    c.Sit: _handle_sit,
    c.Leave: _handle_leave,
    c.TakeBack: _handle_take_back,
    c.LetBot: _handle_let_bot,
    c.Nudge: _handle_nudge,
    c.AnswerNudge: _handle_answer_nudge,
    c.GiveUpOn: _handle_give_up_on,
    c.Change: _handle_change,
    c.PutBot: _handle_put_bot,
    c.OpenSeat: _handle_open_seat,
    c.Remove: _handle_remove,
    c.ChangeKey: _handle_change_key,
    c.Begin: _handle_begin,
    c.Rematch: _handle_rematch,
    c.Opine: _handle_opine,
    c.BotOpines: _handle_bot_opines,
    c.CloseOpinions: _handle_close_opinions,
    c.Lay: _handle_lay,
    c.EndTurn: _handle_end_turn,
    c.BotTurn: _handle_bot_turn,
    c.Resign: giving_up.handle_resign,
    c.AnswerGivingUp: giving_up.handle_answer,
    c.DropGivingUp: giving_up.handle_drop,
    c.GiveHint: _handle_hint,
    c.BotHints: _handle_bot_hints,
    c.Say: _handle_say,
    c.Close: _handle_close,
}
