"""A table that goes on where a record stops."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from backtrick.rules import Deal, Ending, Record
from backtrick.table import events as e
from backtrick.table.applying import open_with, rebuild
from backtrick.table.chance import always, seal
from backtrick.table.commands import DRIVER
from backtrick.table.commitment import Salt, new_salt
from backtrick.table.context import Context
from backtrick.table.handling import Events
from backtrick.table.settings import Settings, settled
from backtrick.table.table import Phase, Table
from backtrick.talk import OPENING, Heard, Hints, hints_in


def table_of(record: Record, bots: Mapping[int, str]) -> Table:
    """A table at which this game goes on; see `events_of`."""
    return rebuild(events_of(record, bots))


def events_of(
    record: Record,
    bots: Mapping[int, str],
    salt: Salt = new_salt,
    origin: e.Origin | None = None,
) -> Events:
    """The events of a table at which this game, which must be legal, was played so far.

    `bots` names the bot of a seat; in the others sit people. A record does not say how the
    players agreed on who starts, and the shuffle gets a commitment of its own. Nor does it say
    when in a turn a hint was given: all come before its cards.
    """
    hints = list(hints_in(record))
    seats = len(record.players)
    amount = Hints.of_note(record.hints)
    settings = settled(Settings(record.game.name, record.game.options(), seats, hints=amount))
    first = e.Opened(settings, origin)
    dealt = Deal(record.decks, record.starter, record.seed)
    deal = seal(record.game, dealt, salt(), again=True)
    context = Context(open_with(first), DRIVER, always(deal), salt)
    for seat in range(seats):
        context.apply(e.BotSat(seat, bots[seat]) if seat in bots else e.SatDown(seat))
    context.deal(deal)
    if context.table.phase is Phase.CHOOSING:
        _say(context, hints, OPENING)
        context.start(record.starter)
    for turn in (*record.turns, record.laid):
        if context.table.in_play:
            _say(context, hints, context.table.turn)
        if turn:
            seat = context.table.state.to_act
            context.lay(seat, turn, bots.get(seat))
            if context.table.in_play and turn is not record.laid:
                context.end_turn(seat, bots.get(seat))
    end = record.outcome
    if end is not None and end.ending is Ending.RESIGNED:
        context.resign(max(context.table.state.to_act, 0) if end.winner is None else 1 - end.winner)
    host = next((seat for seat in range(seats) if seat not in bots), 0)
    return (first, *context.events) if not host else (first, *context.events, e.HostPassed(host))


def _say(context: Context, hints: Iterable[Heard], turn: int) -> None:
    given = tuple(e.GivenHint(seat, str(hint)) for said, seat, hint in hints if said == turn)
    if given:
        bots = turn != OPENING and any(context.table.seats[each.seat].bot for each in given)
        context.apply(e.Hinted(given, bots))
