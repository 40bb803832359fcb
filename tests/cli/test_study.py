"""`backtrick study`: one game in words, or all of them as a table."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from backtrick.lab import simulate
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("study") / "games.jsonl"
    simulate("the-game", 3, ["greedy"], games=2, seed=1, records=path)
    return path


def test_a_game_is_told_turn_by_turn(backtrick: Run, games: Path) -> None:
    ran = backtrick("study", str(games), "--game", "2")
    assert ran.code == 0, ran.err
    assert "the chance of winning" in ran.out + ran.err
    assert "of such games." in ran.out + ran.err


def test_an_analysis_as_json_adds_up(backtrick: Run, games: Path) -> None:
    found = json.loads(backtrick("study", str(games), "--json").out)
    record = json.loads(games.read_text().splitlines()[0])
    assert [turn["laid"] for turn in found["turns"] if turn["laid"]] == record["turns"]
    shares = found["shares"]
    total = sum(shares[name] for name in ("deal", "draw", "hidden", "given_up"))
    assert total + sum(shares["skill"]) == pytest.approx(found["result"] - found["start"], abs=1e-9)


def test_all_games_as_a_table(backtrick: Run, games: Path, tmp_path: Path) -> None:
    out = tmp_path / "turns.csv"
    ran = backtrick("study", str(games), "--out", str(out))
    assert ran.code == 0, ran.err
    rows = list(csv.DictReader(out.read_text().splitlines()))
    assert {row["number"] for row in rows} == {"1", "2"}
    assert {row["player"] for row in rows} == {"greedy"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--game", "9"], "there is no record 9"),
        (["--out", "x.csv", "--json"], "leave --game and --json out"),
        (["--out", "x.txt"], "csv, json, parquet"),
    ],
)
def test_a_wrong_call_says_what_would_be_right(
    backtrick: Run, games: Path, arguments: list[str], says: str
) -> None:
    ran = backtrick("study", str(games), *arguments)
    assert ran.code == 2
    assert says in ran.out + ran.err


def test_an_illegal_record_says_where(backtrick: Run, games: Path, tmp_path: Path) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    record["turns"][0][0][1] ^= 3
    bad = tmp_path / "bad.jsonl"
    bad.write_text(json.dumps(record))
    ran = backtrick("study", str(bad))
    assert ran.code == 2
    assert "bad.jsonl:1: turn" in ran.out + ran.err
