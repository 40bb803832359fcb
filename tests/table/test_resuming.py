"""A table that goes on where a record stops."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.rules import Record, TheGame, final_state
from backtrick.table import (
    Origin,
    Phase,
    TableError,
    TableErrorCode,
    events_of,
    handle,
    opens,
    public_view,
    rebuild,
    secret_deal,
    table_of,
)
from backtrick.table import commands as c
from backtrick.talk import Hints
from tests.rules.test_properties import log
from tests.strategies import Journey, journeys
from tests.table.kit import over


def recorded(journey: Journey, part: float, quitter: int | None) -> Record:
    """A game on its way, written down."""
    steps = int(part * (len(journey.states()) - 1))
    names = (f"player {seat}" for seat in range(journey.players))
    return log(journey, steps, quitter).record(names)


@given(journeys(), st.floats(0, 1), st.booleans(), st.integers(0, 31))
def test_the_table_of_a_record_has_its_record(
    journey: Journey, part: float, resigned: bool, robots: int
) -> None:
    record = recorded(journey, part, 0 if resigned else None)
    bots = {seat: "greedy" for seat in range(journey.players) if robots >> seat & 1}
    events = events_of(record, bots)
    table = rebuild(events)
    assert table.record(record.players) == record
    assert table.version == len(events)
    assert (table.phase is Phase.OVER) == (record.outcome is not None)
    assert [seat for seat, who in enumerate(table.seats) if who.bot] == list(bots)
    assert table.seats[table.host].person or len(bots) == journey.players
    assert opens(table.game, record.decks, table.sealed.salt, table.sealed.commitment)
    if record.outcome is None:
        assert table.state == final_state(record)


def test_it_goes_on() -> None:
    journey = Journey(TheGame().settled(2), 2, seed=3, starter=1, luck=1, skill=1.0)
    record = recorded(journey, 0.5, None)
    table = table_of(record, {1: "greedy"})
    assert table.in_play
    _, table = handle(table, 0, c.Resign(), secret_deal)
    assert table.phase is Phase.OVER
    with pytest.raises(TableError) as refused:  # its cards are in a file that anybody may have
        handle(table, 0, c.Rematch(same_deal=True), secret_deal)
    assert refused.value.code is TableErrorCode.OTHER_PEOPLE
    _, table = handle(table, 0, c.Rematch(), secret_deal)
    assert table.sealed.decks != record.decks
    assert not table.sealed.again


def test_its_deal_was_known_before() -> None:
    journey = Journey(TheGame().settled(2), 2, seed=3, starter=1, luck=1, skill=1.0)
    assert table_of(recorded(journey, 0.5, None), {1: "greedy"}).sealed.again


def test_a_table_knows_where_its_first_game_was_taken_up_and_the_next_game_has_no_origin() -> None:
    record = replace(over(2, 1).table.game_log.record(("a", "b", "c")), hints="quiet")
    origin = Origin(3, "T-1")
    table = rebuild(events_of(record, {1: "greedy", 2: "greedy"}, origin=origin))
    assert public_view(table).origin == origin
    assert table.settings.hints is Hints.QUIET
    _, after = handle(table, 0, c.Rematch(), secret_deal)
    assert public_view(after).origin is None
