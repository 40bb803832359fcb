"""`--think SECONDS`: a wish apart from levels, and the record says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from backtrick.rules import Record, verify
from tests.cli.conftest import Run


def only(path: Path) -> Record:
    return Record.from_json(path.read_text())


@pytest.mark.parametrize("command", ["play", "simulate", "tournament"])
def test_every_command_that_plays_explains_it(backtrick: Run, command: str) -> None:
    assert "--think" in backtrick(command, "--help").out


def test_a_simulation_says_so_in_its_records(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    call = "simulate quick-and-easy -p 2 --bots expert --games 1 --think 0.002 --json --records"
    ran = backtrick(*call.split(), str(path))
    assert ran.code == 0
    assert json.loads(ran.out)["bots"] == ["expert@0.002s"] * 2
    assert only(path).players == ("expert@0.002s",) * 2
    verify(only(path))


def test_a_run_that_was_cut_off_goes_on_although_its_games_are_not_repeatable(
    backtrick: Run, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    call = "simulate quick-and-easy -p 2 --bots expert --games 2 --think 0.002 --records"
    assert backtrick(*call.split(), str(path)).code == 0
    lines = path.read_bytes().splitlines(keepends=True)
    for length in (20, len(lines[1]) - 3):
        path.write_bytes(lines[0] + lines[1][:length])
        assert backtrick(*call.split(), str(path)).code == 0
        assert path.read_bytes().startswith(lines[0])
        assert len(path.read_bytes().splitlines()) == 2
    path.write_bytes(lines[0] + lines[1][:20].replace(b"b", b"c"))
    assert "something else" in backtrick(*call.split(), str(path)).err


def test_a_game_shown_without_a_terminal_keeps_it_too(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    call = "play quick-and-easy -p 2 --bots expert --think 0.002 --seed 1 --record"
    assert backtrick(*call.split(), str(path)).code == 0
    assert only(path).players == ("expert@0.002s",) * 2


def test_a_tournament_names_it(backtrick: Run) -> None:
    call = "tournament quick-and-easy expert@0.002s greedy -p 2 --games 1 --json"
    assert json.loads(backtrick(*call.split()).out)["bots"] == ["expert@0.002s", "greedy"]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("simulate the-game --think 1", "greedy cannot be given a time to think"),
        ("simulate the-game --bots expert --think 0", 'cannot think for "0" seconds'),
        ("simulate the-game --bots expert --think nan", 'cannot think for "nan" seconds'),
        ("simulate the-game --bots expert --think long", "'long' is not a valid float"),
        ("simulate the-game --bots expert --think 1 --engine kernel", "kernel does not know"),
        ("simulate the-game --bots expert@4000s", "from 0.001 to 3600"),
        ("play the-game --think 1", "named without a level: expert"),
    ],
)
def test_bad_wishes_say_what_would_be_right(backtrick: Run, call: str, said: str) -> None:
    ran = backtrick(*call.split())
    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err
