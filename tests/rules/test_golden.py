"""The golden records: played anew, verified, and judged by the referee."""

from __future__ import annotations

import json

import pytest

from backtrick.rules import Game, Record, verify
from tests import referee
from tests.golden import FOLDER, file_name, played
from tests.kit import SETUP_NAMES, SETUPS

every_setup = pytest.mark.parametrize(("game", "players"), SETUPS, ids=SETUP_NAMES)


def test_there_is_a_file_for_every_setup_and_no_other() -> None:
    expected = {file_name(game, players) for game, players in SETUPS}
    assert len(expected) == len(SETUPS)
    assert {path.name for path in FOLDER.glob("*.jsonl")} == expected


@every_setup
def test_the_games_come_out_the_same_byte_for_byte(game: Game, players: int) -> None:
    golden = (FOLDER / file_name(game, players)).read_bytes()
    assert played(game, players).encode() == golden


@every_setup
def test_the_records_are_correct(game: Game, players: int) -> None:
    lines = (FOLDER / file_name(game, players)).read_bytes().splitlines()
    assert len(lines) == 4
    for line in lines:
        record = Record.from_json(line)
        assert (record.game, len(record.players)) == (game, players)
        verify(record)
        assert referee.judge(json.loads(line)) is None
        assert record.to_json().encode() == line
