"""The events are the table: replaying them rebuilds it, also after a way through JSON."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.rules import Game, Record, outcome, verify
from backtrick.table import DRIVER, AnyEvent, Phase, Settings, Table, rebuild, seeded_dealer
from backtrick.table import commands as c
from backtrick.table import events as e
from tests.strategies import seeds, setups
from tests.table.kit import Live, over, walk

decoder = msgspec.json.Decoder(AnyEvent)


@st.composite
def walks(draw: st.DrawFn) -> tuple[Game, int, int, int]:
    """A setup, how many of the seats are people's, and a seed."""
    game, players = draw(setups)
    return game, players, draw(st.integers(1, players)), draw(seeds)


def walked(game: Game, players: int, people: int, seed: int, steps: int) -> Live:
    """A table at which many things were tried."""
    rng = Random(seed)
    clock = rng.choice([None, 30])
    settings = Settings(game.name, dict(game.options()), players, clock=clock)
    live = Live(settings, seeded_dealer(seed))
    for seat in range(1, players):
        live.do(*((-1, c.Sit()) if seat < people else (0, c.PutBot(seat, "greedy"))))
    walk(live, rng, steps)
    return live


@given(walks())
def test_replaying_the_events_rebuilds_the_table(way: tuple[Game, int, int, int]) -> None:
    live = walked(*way, steps=60)
    assert rebuild(live.events) == live.table
    assert live.table.version == len(live.events)
    lines = [msgspec.json.encode(event) for event in live.events]
    assert [decoder.decode(line) for line in lines] == live.events
    assert rebuild(map(decoder.decode, lines)) == live.table
    assert_sound(live.table)


def assert_sound(table: Table) -> None:
    """The phase, the host, the record and the outcome agree."""
    assert len(table.seats) == table.settings.seats
    assert 0 <= table.host < len(table.seats)
    there = [seat.person and not seat.away for seat in table.seats]
    assert there[table.host] or not any(there) or table.in_play
    if table.phase is Phase.GATHERING:
        assert table.log is None
        return
    assert (table.phase is Phase.OVER) == (outcome(table.state) is not None)
    assert (table.phase is Phase.OVER) == (table.end is not None)
    assert (table.phase is Phase.CHOOSING) == (table.game_log.starter is None)
    if table.game_log.starter is not None:
        names = tuple(f"seat {seat}" for seat in range(len(table.seats)))
        record = table.record(names)
        assert replace(verify(record), resigned=table.state.resigned) == table.state
        assert Record.from_json(record.to_json()) == record


def test_walks_lead_everywhere() -> None:
    """The walks above are no use unless they get through all phases and meet every event."""
    phases: set[Phase] = set()
    met: set[str] = set()
    ends: set[str] = set()
    for seed in range(90):
        rng = Random(seed)
        people = rng.randint(1, 2)
        name = rng.choice(["the-game", "quick-and-easy"]) if seed % 3 else "face-to-face"
        live = Live(Settings(name, {}, 2), seeded_dealer(seed))
        live.do(*((-1, c.Sit()) if people == 2 else (0, c.PutBot(1, "greedy"))))
        for _ in range(12):
            walk(live, rng, 10)
            phases.add(live.table.phase)
        met.update(live.happened())
        ends.update(event.reason for event in live.events if isinstance(event, e.Ended))
    assert phases == set(Phase)
    names = {kind.__name__ for kind in get_args(AnyEvent)}
    assert names - met == {"Closed"}
    assert {"stuck", "resigned"} <= ends


def test_every_event_has_a_tag_of_its_own_and_is_in_the_union() -> None:
    kinds = get_args(AnyEvent)
    assert set(kinds) == {*e.PublicEvent.__subclasses__(), e.Dealt, e.TurnEnded}
    tags = {kind.__struct_config__.tag for kind in kinds}
    assert len(tags) == len(kinds)
    assert "turn_ended" in tags


def test_a_table_begins_with_being_opened() -> None:
    with pytest.raises(ValueError, match="opened"):
        rebuild([e.SatDown(0)])


def test_before_the_deal_there_is_nothing_to_look_at() -> None:
    table = Live(Settings("the-game", {}, 2)).table
    with pytest.raises(ValueError, match="dealt"):
        _ = table.state
    with pytest.raises(ValueError, match="dealt"):
        _ = table.sealed
    with pytest.raises(ValueError, match="dealt"):
        table.record("ab")


def test_closing_is_an_event_like_any_other() -> None:
    live = over(2, 0)
    live.do(DRIVER, c.Close("abandoned"))
    assert rebuild(live.events) == live.table
    assert live.table.closed == "abandoned"
