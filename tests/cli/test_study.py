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
    assert "the chance of winning" in ran.out
    assert "\nturns count from 0" in ran.out
    assert "of such games." in ran.out


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
        (["--out", "x.csv", "--game", "1"], "leave --game and --json out"),
        (["--out", "x.txt"], "csv, json, parquet"),
    ],
)
def test_a_wrong_call_says_what_would_be_right(
    backtrick: Run, games: Path, arguments: list[str], says: str
) -> None:
    ran = backtrick("study", str(games), *arguments)
    assert ran.code == 2
    assert says in ran.out + ran.err


def test_every_kind_of_table_has_the_same_turns(
    backtrick: Run, games: Path, tmp_path: Path
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra parquet is not installed")
    paths = [tmp_path / f"turns.{kind}" for kind in ("json", "parquet")]
    for path in paths:
        assert backtrick("study", str(games), "--out", str(path)).code == 0
    assert parquet.read_table(paths[1]).to_pylist() == json.loads(paths[0].read_text())["games"]


def test_several_records_say_which_one_is_studied(backtrick: Run, games: Path) -> None:
    assert "game 1 of 2; --game chooses another" in backtrick("study", str(games)).err
    assert "--game" not in backtrick("study", str(games), "--game", "1").err


def test_whoever_called_themselves_in_brackets_is_named_so(
    backtrick: Run, games: Path, tmp_path: Path
) -> None:
    record = json.loads(games.read_text().splitlines()[0]) | {"players": ["[/b]", "ada", "ben"]}
    file = tmp_path / "one.jsonl"
    file.write_text(json.dumps(record))
    ran = backtrick("study", str(file))
    assert ran.code == 0, ran.err
    assert "[/b]" in ran.out
    assert "chooses another" not in ran.err


@pytest.mark.parametrize(
    ("laid", "says"), [([], "No card was laid, so"), ([[8, 0]], "No turn was finished, so")]
)
def test_where_no_card_was_laid_there_is_nothing_to_study(
    backtrick: Run, games: Path, tmp_path: Path, laid: list[list[int]], says: str
) -> None:
    record = json.loads(games.read_text().splitlines()[1])
    given_up = record["outcome"] | {"reason": "resigned", "left": 98 - len(laid)}
    for outcome in (None, given_up):
        file = tmp_path / "none.jsonl"
        file.write_text(json.dumps(record | {"turns": [], "laid": laid, "outcome": outcome}))
        ran = backtrick("study", str(file))
        assert ran.code == 0, ran.err
        assert f"{says} there is nothing to study.\n" in ran.out
        assert "laid  " not in ran.out


def test_bad_records_do_not_throw_the_good_ones_away(
    backtrick: Run, games: Path, tmp_path: Path
) -> None:
    good = games.read_text().splitlines()
    illegal = json.loads(good[0])
    illegal["turns"][0][0][1] ^= 3
    lines = [json.dumps(illegal), good[0], "", "{", good[1]]
    file, out = tmp_path / "some.jsonl", tmp_path / "turns.csv"
    file.write_text("\n".join(lines))
    ran = backtrick("study", str(file), "--out", str(out))
    assert ran.code == 1
    rows = list(csv.DictReader(out.read_text().splitlines()))
    assert {row["number"] for row in rows} == {"2", "4"}
    assert ran.out.startswith("2 games studied")
    told = ran.err.splitlines()
    assert "some.jsonl:1: turn 2" in told[-3]
    assert "some.jsonl:4: " in told[-2]
    assert told[-1] == "2 records could not be studied, and are not in the table."


def test_games_from_standard_input(
    backtrick: Run, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "turns.json"
    with games.open() as given:
        monkeypatch.setattr("sys.stdin", given)
        assert backtrick("study", "-", "--out", str(out)).code == 0
    assert {row["number"] for row in json.loads(out.read_text())["games"]} == {1, 2}


def test_a_folder_that_is_missing_is_named(backtrick: Run, games: Path, tmp_path: Path) -> None:
    ran = backtrick("study", str(games), "--out", str(tmp_path / "missing" / "turns.csv"))
    assert ran.code == 2
    assert "missing/turns.csv: No such file" in ran.err


def test_an_illegal_record_says_where(backtrick: Run, games: Path, tmp_path: Path) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    record["turns"][0][0][1] ^= 3
    bad = tmp_path / "bad.jsonl"
    bad.write_text(json.dumps(record))
    ran = backtrick("study", str(bad))
    assert ran.code == 2
    assert "bad.jsonl:1: turn" in ran.out + ran.err
