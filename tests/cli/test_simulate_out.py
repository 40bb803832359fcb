"""`backtrick simulate --out` and `--plot`: the games as a table, the result as a picture."""

from __future__ import annotations

import csv
import json
import signal
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from backtrick.lab.tables import recorded_rows
from tests.cli.conftest import Run
from tests.cli.test_tournament import stopped


def read(path: Path) -> list[dict[str, str]]:
    with path.open() as file:
        return list(csv.DictReader(file))


def test_a_row_for_every_game(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    call = "simulate the-game --players 4 --games 12 --json --out"
    ran = backtrick(*call.split(), str(path))
    told, table = json.loads(ran.out), read(path)
    assert len(table) == told["games"] == 12
    assert sum(int(row["left"]) for row in table) / 12 == told["mean_left"]
    assert list(tmp_path.iterdir()) == [path]


def test_with_records_the_table_tells_the_same_games(backtrick: Run, tmp_path: Path) -> None:
    records, one, two = (tmp_path / name for name in ("games.jsonl", "one.csv", "two.csv"))
    call = "simulate quick-and-easy --players 2 --games"
    backtrick(*call.split(), "4", "--records", str(records))
    backtrick(*call.split(), "9", "--records", str(records), "--out", str(one))
    backtrick(*call.split(), "9", "--out", str(two))
    assert one.read_bytes() == two.read_bytes()
    assert [row.seed for row in recorded_rows(records)] == [int(row["seed"]) for row in read(one)]


def test_a_stopped_run_goes_on(backtrick: Run, tmp_path: Path) -> None:
    whole, path = tmp_path / "whole.csv", tmp_path / "games.csv"
    call = "simulate the-game --games 300 --engine python --out".split()
    command = [str(Path(sys.executable).with_name("backtrick")), *call, str(path)]
    code, said = stopped(command, tmp_path / "games.csv.part", signal.SIGINT)
    assert code == 130
    assert f"They are in {path}.part" in said
    ran = backtrick(*call, str(path), "--seed", "5")
    assert ran.code == 2
    assert "another run" in ran.err
    assert backtrick(*call, str(path)).code == 0
    assert backtrick(*call, str(whole)).code == 0
    assert path.read_bytes() == whole.read_bytes()
    assert sorted(tmp_path.iterdir()) == [path, whole]


def test_a_table_that_exists_is_refused_and_kept(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("precious")
    ran = backtrick("simulate", "the-game", "--games", "2", "--out", str(path))
    assert ran.code == 2
    assert "exists already" in ran.err
    assert path.read_text() == "precious"
    ran = backtrick("simulate", "the-game", "--games", "2", "--out", str(path), "--overwrite")
    assert ran.code == 0
    assert len(read(path)) == 2


def test_other_files_are_refused_before_anything_is_played(backtrick: Run, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    for option, said in (("--out", "csv, json, parquet"), ("--plot", "png, svg")):
        call = ["simulate", "the-game", option, str(tmp_path / "x.xls"), "--records", str(records)]
        ran = backtrick(*call)
        assert ran.code == 2
        assert said in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(find_spec("matplotlib") is not None, reason="the extra plots is installed")
def test_a_plot_without_the_library_says_how_to_get_it(backtrick: Run) -> None:
    ran = backtrick("simulate", "the-game", "--plot", "x.png")
    assert ran.code == 2
    assert 'pip install "backtrick[plots]"' in ran.err


@pytest.mark.skipif(find_spec("matplotlib") is None, reason="the extra plots is not installed")
def test_a_plot(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "plot.png"
    assert backtrick("simulate", "the-game", "--games", "30", "--plot", str(path)).code == 0
    assert path.read_bytes().startswith(b"\x89PNG")
    path = tmp_path / "plot.svg"
    call = "tournament face-to-face greedy random --games 3 --plot"
    assert backtrick(*call.split(), str(path)).code == 0
    assert "row beats column" in path.read_text()
