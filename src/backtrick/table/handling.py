"""From a command to what happens: the events, or a refusal and nothing at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from backtrick.rules import Game, IllegalPlay, RulesErrorCode, State, outcome
from backtrick.rules import end_turn as ended_turn
from backtrick.rules.state import check_seat
from backtrick.table import commands as c
from backtrick.table import events as e
from backtrick.table.chance import Deal, Dealer
from backtrick.table.commitment import commitment, new_salt
from backtrick.table.errors import TableError, TableErrorCode
from backtrick.table.hints import check_hint, may_still_give
from backtrick.table.seats import Seat
from backtrick.table.settings import Settings, Talk, settled
from backtrick.table.starting import elected, proposal
from backtrick.table.table import Phase, Table, first_state
from backtrick.talk import LANGUAGES, LONGEST, check, clean

Events = tuple[e.AnyEvent, ...]

OPENINGS = range(3)


def open_table(settings: Settings) -> Events:
    """A new table; whoever asks sits down in the first seat and hosts."""
    return e.Opened(settled(settings)), e.SatDown(0)


def handle(table: Table, actor: int, command: c.Command, dealer: Dealer) -> Events:
    """What happens when this seat (or `NEWCOMER`, or `DRIVER`) asks for that.

    Raises `TableError` or a `RulesError`; then nothing happens.
    """
    return carry_out(table, actor, command, dealer)[0]


def carry_out(table: Table, actor: int, command: c.Command, dealer: Dealer) -> tuple[Events, Table]:
    """What happens when somebody asks for that, and the table after it."""
    if table.closed is not None:
        raise TableError(TableErrorCode.CLOSED, reason=table.closed)
    handler = Handler(table, actor, dealer)
    return handler.answer(command), handler.table


class Handler:
    """What follows from a command: `table` moves on with each of the `events`."""

    def __init__(self, table: Table, actor: int, dealer: Dealer) -> None:
        self.table = table
        self.actor = actor
        self.dealer = dealer
        self.events: list[e.AnyEvent] = []

    def answer(self, command: c.Command) -> Events:
        _answer(command, self)
        return tuple(self.events)

    def happen(self, event: e.AnyEvent) -> None:
        self.table = self.table.apply(event)
        self.events.append(event)

    # -- who may

    def seated(self) -> int:
        """The seat of whoever asks: a person's, for nobody acts for a bot."""
        seats = self.table.seats
        if not 0 <= self.actor < len(seats) or not seats[self.actor].person:
            raise TableError(TableErrorCode.NOT_SEATED)
        return self.actor

    def present(self) -> int:
        """The seat of whoever asks, who comes back by asking, and hosts if nobody else does."""
        seat = self.seated()
        if self.table.seats[seat].away:
            self.happen(e.TookBack(seat))
            self.host_if_nobody_does(seat)
        return seat

    def hosting(self) -> None:
        if self.present() != self.table.host:
            raise TableError(TableErrorCode.NOT_HOST, host=self.table.host)

    def driving(self) -> None:
        if self.actor != c.DRIVER:
            raise TableError(TableErrorCode.NOT_DUE)

    def phase(self, *allowed: Phase) -> None:
        if self.table.phase not in allowed:
            names = ", ".join(phase.value for phase in allowed)
            raise TableError(
                TableErrorCode.WRONG_PHASE, phase=self.table.phase.value, allowed=names
            )

    def between_games(self) -> None:
        self.phase(Phase.GATHERING, Phase.OVER)

    def at(self, seat: int) -> Seat:
        seats = self.table.seats
        if type(seat) is not int or not 0 <= seat < len(seats):
            raise TableError(TableErrorCode.SEAT_UNKNOWN, seat=seat, last=len(seats) - 1)
        return seats[seat]

    # -- what follows from what

    def pass_hosting(self) -> None:
        """When the host has gone, the next person clockwise hosts."""
        count, host = len(self.table.seats), self.table.host
        for step in range(1, count):
            seat = (host + step) % count
            who = self.table.seats[seat]
            if who.person and not who.away:
                self.happen(e.HostPassed(seat))
                return

    def host_if_nobody_does(self, seat: int) -> None:
        host = self.table.seats[self.table.host]
        if not host.person or host.away:
            self.happen(e.HostPassed(seat))

    def deal(self, dealt: Deal, *, again: bool = False) -> None:
        table = self.table
        game, missing = table.game, [n for n, seat in enumerate(table.seats) if not seat.is_ready]
        if missing:
            raise TableError(TableErrorCode.SEATS_OPEN, seats=", ".join(map(str, missing)))
        state = first_state(game, len(table.seats), dealt.decks)
        self.happen(
            e.Dealt(
                decks=_coded(game, dealt.decks),
                hands=_coded(game, state.hands),
                salt=dealt.salt,
                commitment=commitment(game, dealt.decks, dealt.salt),
                lot=dealt.lot,
                seed=dealt.seed,
                again=again,
            )
        )
        if game.starter_by_lot:
            self.start(dealt.lot)
        elif len(table.seats) == 1:
            self.start(0)

    def start(self, seat: int) -> None:
        self.happen(e.Started(seat))
        self.close_if_over()

    def start_anyway(self) -> None:
        """Whoever has said nothing has no opinion."""
        self.start(elected(self.table.opinions, self.table.standing))

    def opine(self, seat: int, opening: int | None, starter: int | None) -> None:
        self.happen(e.Opined(seat, opening, starter))
        if None not in self.table.opinions:
            self.start(elected(self.table.opinions, self.table.standing))

    def hint(self, given: Sequence[e.GivenHint], *, bots: bool = False) -> None:
        """All of them or none: each is checked after those before it."""
        table = self.table
        for one in given:
            check_hint(table, one)
            table = table.apply(e.Hinted((one,)))
        self.happen(e.Hinted(tuple(given), bots))

    def lay(self, seat: int, plays: Sequence[e.Laying], bot: str | None) -> None:
        """All of them or none: what may not be laid is refused on the way."""
        self.to_act(seat)
        self.happen(e.Laid(seat, tuple(plays), bot))
        self.close_if_over()

    def to_act(self, seat: int) -> State:
        self.phase(Phase.PLAYING)
        if self.table.running.to_act != seat:
            raise IllegalPlay(RulesErrorCode.NOT_YOUR_TURN)
        return self.table.running

    def end_turn(self, seat: int, bot: str | None) -> None:
        before, game = self.to_act(seat), self.table.game
        after = ended_turn(before)
        drew = sorted(set(after.hands[seat]) - set(before.hands[seat]))
        self.happen(e.TurnEnded(seat, tuple(map(game.coded, drew)), after.to_act, bot))
        self.close_if_over()

    def resign(self, seat: int) -> None:
        self.happen(e.Resigned(seat))
        self.close_if_over()

    def close_if_over(self) -> None:
        table, state = self.table, self.table.running
        end = outcome(state)
        if end is None:
            return
        band = table.game.band(end)
        self.happen(
            e.Ended(
                result=end.result.value,
                winner=end.winner,
                left=end.left,
                reason=end.ending.value,
                band=band.value if band else None,
                hands=_coded(table.game, state.hands),
                salt=table.cards.salt,
            )
        )


def _coded(game: Game, cards: Sequence[Sequence[int]]) -> tuple[tuple[e.Card, ...], ...]:
    return tuple(tuple(map(game.coded, part)) for part in cards)


@singledispatch
def _answer(command: c.Command, at: Handler) -> None:
    raise TypeError(type(command).__name__)


# -- coming and going


@_answer.register
def _(command: c.Sit, at: Handler) -> None:
    if at.actor != c.NEWCOMER:
        raise TableError(TableErrorCode.ALREADY_SEATED, seat=at.actor)
    at.between_games()
    seats = at.table.seats
    if command.seat is None:
        seat = next((n for n, who in enumerate(seats) if who.is_open), None)
        if seat is None:
            raise TableError(TableErrorCode.TABLE_FULL, seats=len(seats))
    else:
        seat = command.seat
        if not at.at(seat).is_open:
            raise TableError(TableErrorCode.SEAT_TAKEN, seat=seat)
    at.happen(e.SatDown(seat))
    at.host_if_nobody_does(seat)


@_answer.register
def _(command: c.Leave, at: Handler) -> None:
    seat = at.seated()
    if not at.table.in_play:
        at.happen(e.StoodUp(seat))
    elif not at.table.seats[seat].away:
        at.happen(e.Left(seat))
    if seat == at.table.host:
        at.pass_hosting()


@_answer.register
def _(command: c.TakeBack, at: Handler) -> None:
    if not at.table.seats[at.seated()].away:
        raise TableError(TableErrorCode.NOT_AWAY, seat=at.actor)
    at.present()


@_answer.register
def _(command: c.LetBot, at: Handler) -> None:
    seat = at.present()
    who = at.at(command.seat)
    if command.seat == seat:
        raise TableError(TableErrorCode.YOURSELF)
    if not who.person:
        raise TableError(TableErrorCode.NOT_A_PERSON, seat=command.seat)
    if not who.away:
        raise TableError(TableErrorCode.NOT_AWAY, seat=command.seat)
    at.happen(e.StoodIn(command.seat, command.bot))


@_answer.register
def _(command: c.Nudge, at: Handler) -> None:
    seat = at.present()
    at.phase(Phase.CHOOSING, Phase.PLAYING)
    who = at.at(command.seat)
    if command.seat == seat:
        raise TableError(TableErrorCode.YOURSELF)
    if not who.person or who.away:
        raise TableError(TableErrorCode.NOT_A_PERSON, seat=command.seat)
    if any(nudged == command.seat for nudged, _ in at.table.nudged):
        raise TableError(TableErrorCode.ALREADY_NUDGED, seat=command.seat)
    at.happen(e.Nudged(command.seat, seat))


@_answer.register
def _(command: c.GiveUpOn, at: Handler) -> None:
    at.driving()
    if all(nudged != command.seat for nudged, _ in at.table.nudged):
        raise TableError(TableErrorCode.NOT_DUE)
    at.happen(e.Left(command.seat))
    if command.seat == at.table.host:
        at.pass_hosting()


# -- hosting


@_answer.register
def _(command: c.Change, at: Handler) -> None:
    at.hosting()
    at.between_games()
    settings = settled(command.settings)
    if any(not seat.is_open for seat in at.table.seats[settings.seats :]):
        raise TableError(TableErrorCode.SEATS_IN_USE, seats=settings.seats)
    if settings != at.table.settings or at.table.phase is Phase.OVER:
        at.happen(e.SetUp(settings))


@_answer.register
def _(command: c.PutBot, at: Handler) -> None:
    at.hosting()
    at.between_games()
    if not at.at(command.seat).is_open:
        raise TableError(TableErrorCode.SEAT_TAKEN, seat=command.seat)
    at.happen(e.BotSat(command.seat, command.bot))


@_answer.register
def _(command: c.OpenSeat, at: Handler) -> None:
    at.hosting()
    at.between_games()
    who = at.at(command.seat)
    if who.person or who.bot is None:
        raise TableError(TableErrorCode.NOT_A_BOT, seat=command.seat)
    at.happen(e.StoodUp(command.seat))


@_answer.register
def _(command: c.Remove, at: Handler) -> None:
    at.hosting()
    if command.seat == at.actor:
        raise TableError(TableErrorCode.YOURSELF)
    if not at.at(command.seat).person:
        raise TableError(TableErrorCode.NOT_A_PERSON, seat=command.seat)
    at.happen(e.Removed(command.seat, command.bot if at.table.in_play else None))


@_answer.register
def _(command: c.Begin, at: Handler) -> None:
    at.hosting()
    at.phase(Phase.GATHERING)
    at.deal(at.dealer(at.table.game, len(at.table.seats)))


@_answer.register
def _(command: c.Rematch, at: Handler) -> None:
    at.present()
    at.phase(Phase.OVER)
    table = at.table
    if command.same_deal:
        if not table.may_deal_again:
            raise TableError(TableErrorCode.OTHER_PEOPLE)
        before = table.cards
        at.deal(Deal(before.decks, new_salt(), before.lot, before.seed), again=True)
    else:
        at.deal(at.dealer(table.game, len(table.seats)))


# -- who starts


@_answer.register
def _(command: c.Opine, at: Handler) -> None:
    seat = at.present()
    at.phase(Phase.CHOOSING)
    if command.opening is not None and command.opening not in OPENINGS:
        raise TableError(TableErrorCode.BAD_OPENING, opening=command.opening, last=OPENINGS[-1])
    if command.starter is not None:
        check_seat(len(at.table.seats), command.starter)
    said = at.table.opinions[seat]
    if said is not None and (said.opening, said.starter) == (command.opening, command.starter):
        return
    if said is not None and said.changed:
        raise TableError(TableErrorCode.OPINION_FIXED)
    at.opine(seat, command.opening, command.starter)


@_answer.register
def _(command: c.BotOpines, at: Handler) -> None:
    at.driving()
    at.phase(Phase.CHOOSING)
    opinions = at.table.opinions
    if at.at(command.seat).bot is None or opinions[command.seat] is not None:
        raise TableError(TableErrorCode.NOT_DUE)
    if command.hints:
        at.hint(command.hints)
    starter = proposal(opinions, command.seat, command.opening, at.table.standing)
    at.opine(command.seat, command.opening, starter)


@_answer.register
def _(command: c.CloseOpinions, at: Handler) -> None:
    at.driving()
    at.phase(Phase.CHOOSING)
    at.start_anyway()


# -- playing


@_answer.register
def _(command: c.Lay, at: Handler) -> None:
    seat = at.present()
    if not command.plays:
        raise TableError(TableErrorCode.NOTHING_LAID)
    at.lay(seat, command.plays, None)
    if command.end and at.table.phase is Phase.PLAYING:
        at.end_turn(seat, None)


@_answer.register
def _(command: c.EndTurn, at: Handler) -> None:
    at.end_turn(at.present(), None)


@_answer.register
def _(command: c.BotTurn, at: Handler) -> None:
    at.driving()
    at.to_act(command.seat)
    if at.at(command.seat).bot is None and at.table.settings.clock is None:
        raise TableError(TableErrorCode.NOT_DUE)
    if command.plays:
        at.lay(command.seat, command.plays, command.bot)
    if at.table.phase is Phase.PLAYING:
        at.end_turn(command.seat, command.bot)


@_answer.register
def _(command: c.Resign, at: Handler) -> None:
    seat = at.present()
    at.phase(Phase.CHOOSING, Phase.PLAYING)
    if at.table.phase is Phase.CHOOSING:  # a game, and its record, has somebody who starts
        at.start_anyway()
    if at.table.phase is Phase.PLAYING:
        at.resign(seat)


# -- talking


@_answer.register
def _(command: c.Hint, at: Handler) -> None:
    seat = at.present()
    at.phase(Phase.CHOOSING, Phase.PLAYING, Phase.OVER)
    at.hint((e.GivenHint(seat, command.hint),))


@_answer.register
def _(command: c.BotHints, at: Handler) -> None:
    at.driving()
    at.phase(Phase.PLAYING)
    stale = at.table.bots_spoke or command.laid != len(at.table.laid)
    if stale or any(at.at(given.seat).bot is None for given in command.hints):
        raise TableError(TableErrorCode.NOT_DUE)
    at.hint(command.hints, bots=True)


@_answer.register
def _(command: c.Say, at: Handler) -> None:
    seat, talk = at.present(), at.table.settings.talk
    if talk is Talk.STRICT:
        raise TableError(TableErrorCode.CHAT_OFF)
    if len(command.text) > LONGEST:
        raise TableError(TableErrorCode.LONG_TEXT, length=len(command.text), most=LONGEST)
    text = clean(command.text)
    if not text:
        raise TableError(TableErrorCode.EMPTY_TEXT)
    if talk is Talk.STANDARD and at.table.in_play:
        _check_talk(at.table, seat, command)
    at.happen(e.Said(seat, text))


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


@_answer.register
def _(command: c.Close, at: Handler) -> None:
    at.driving()
    at.happen(e.Closed(command.reason))
