"""A table that goes on where a record stops."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from backtrick.rules import Ending, Record
from backtrick.table import events as e
from backtrick.table.chance import Deal, always
from backtrick.table.commands import DRIVER
from backtrick.table.commitment import new_salt
from backtrick.table.handling import Events, Handler
from backtrick.table.hints import hints_in
from backtrick.table.settings import Settings, settled
from backtrick.table.table import Table, opened, rebuilt
from backtrick.talk import OPENING, Heard


def table_of(record: Record, bots: Mapping[int, str]) -> Table:
    """A table at which this game goes on; see `events_of`."""
    return rebuilt(events_of(record, bots))


def events_of(record: Record, bots: Mapping[int, str]) -> Events:
    """The events of a table at which this game, which must be legal, was played so far.

    `bots` names the bot of a seat; in the others sit people. Nobody knows any more how the players
    agreed on who starts, and the shuffle gets a commitment of its own. Hints of a turn come before
    its cards, as a record does not tell which came first.
    """
    hints = list(hints_in(record))
    seats = len(record.players)
    settings = settled(Settings(record.game.name, record.game.options(), seats))
    first = e.Opened(settings)
    deal = Deal(record.decks, new_salt(), record.starter, record.seed)
    at = Handler(opened(first), DRIVER, always(deal))
    for seat in range(seats):
        at.happen(e.BotSat(seat, bots[seat]) if seat in bots else e.SatDown(seat))
    at.deal(deal, again=True)
    if at.table.starter is None:
        _say(at, hints, OPENING)
        at.start(record.starter)
    for turn in (*record.turns, record.laid):
        if at.table.in_play:
            _say(at, hints, at.table.turn)
        if turn:
            seat = at.table.running.to_act
            plays = tuple(e.Laying(record.game.coded(card), pile) for card, pile in turn)
            at.lay(seat, plays, bots.get(seat))
            if at.table.in_play and turn is not record.laid:
                at.end_turn(seat, bots.get(seat))
    end = record.outcome
    if end is not None and end.ending is Ending.RESIGNED:
        at.resign(max(at.table.running.to_act, 0) if end.winner is None else 1 - end.winner)
    host = next((seat for seat in range(seats) if seat not in bots), 0)
    return (first, *at.events) if not host else (first, *at.events, e.HostPassed(host))


def _say(at: Handler, hints: Iterable[Heard], turn: int) -> None:
    given = tuple(e.GivenHint(seat, str(hint)) for said, seat, hint in hints if said == turn)
    if given:
        bots = turn != OPENING and any(at.table.seats[each.seat].bot for each in given)
        at.happen(e.Hinted(given, bots))
