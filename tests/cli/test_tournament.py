"""`backtrick tournament` and its contract with scripts."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_duel_for_people(backtrick: Run) -> None:
    ran = backtrick(*"tournament face-to-face random greedy --games 6".split())
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Face to Face, 6 deals, each pair twice with the seats swapped"
    assert lines[1].split() == ["bot", "rating", "95", "%", "won", "95", "%"]
    assert lines[2].startswith("greedy ")
    assert lines[5].split() == ["won", "against", "greedy", "random"]
    assert "Games won by the starter: " in lines[-1]


def test_teams_for_people(backtrick: Run) -> None:
    call = "tournament the-game random greedy --games 5 --players 3 --fire --required 3"
    ran = backtrick(*call.split())
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(
        "The Game, 3 players, required 3, On Fire, the same 5 deals for each bot\n"
    )
    assert "greedy − random" in ran.out  # noqa: RUF001
    assert "under ten" in ran.out
    assert "…" not in ran.out


def test_json_is_one_object(backtrick: Run) -> None:
    ran = backtrick(*"tournament face-to-face random greedy --games 6 --json".split())
    told = json.loads(ran.out)
    assert list(told)[:3] == ["game", "options", "games"]
    assert told["games"] == 12
    assert {standing["bot"] for standing in told["standings"]} == {"greedy", "random"}
    ran = backtrick(*"tournament quick-and-easy random greedy --games 6 -p 2 --json".split())
    told = json.loads(ran.out)
    assert told["players"] == 2
    assert told["differences"][0]["bots"] == ["greedy", "random"]


def test_a_table_and_nothing_else_is_left(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    call = "tournament quick-and-easy random greedy --games 6 --out"
    assert backtrick(*call.split(), str(path)).code == 0
    assert path.read_text().count("\n") == 13
    assert list(tmp_path.iterdir()) == [path]
    ran = backtrick(*call.split(), str(path))
    assert ran.code == 2
    assert "exists already" in ran.err
    assert backtrick(*call.split(), str(path), "--overwrite").code == 0


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("the-game greedy", "two bots or more"),
        ("the-game greedy greedy", "greedy is named twice"),
        ("the-game greedy grady", "did you mean greedy?"),
        ("the-game greedy random --games 0", "--games must be 1 or more, not 0"),
        ("the-game greedy random --jobs 0", "--jobs must be 1 or more, not 0"),
        ("the-game greedy random --seed -1", "the seed -1 is out of range"),
        ("the-game greedy random --players 6", "not by 6"),
        ("the-game greedy random --engine fast", "auto, python, kernel"),
        ("the-game greedy random --address auto", "needs --engine ray"),
        ("the-game greedy random --out x.xls", "csv, json, parquet"),
        ("the-game greedy random --plot x.xls", "png, svg"),
        ("the-game greedy random --out /no/such/folder/x.csv", "/no/such/folder/x.csv"),
        ("face-to-face greedy random --fire", 'no option "fire"'),
        ("the-game greedy expert --think 1", "greedy cannot be given a time to think"),
        ("the-game expert expert@2 --think 1", "named without a level: expert"),
        ("the-game planner expert --think -1", "planner cannot be given a time to think"),
        ("the-game expert@0s greedy", 'cannot think for "0" seconds'),
        ("the-game greedy json:loads --engine kernel", "is no bot"),
    ],
)
def test_bad_calls_say_what_would_be_right(backtrick: Run, call: str, said: str) -> None:
    ran = backtrick("tournament", *call.split())
    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err


def stopped(command: list[str], beside: Path, how: signal.Signals) -> tuple[int, str]:
    """Start a command, and stop it when it has kept some games."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not beside.exists() or beside.read_bytes().count(b"\n") < 5:
        assert process.poll() is None, process.communicate()[1]
        assert time.monotonic() < deadline
        time.sleep(0.005)
    process.send_signal(how)
    _, said = process.communicate(timeout=60)
    return process.returncode, said


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_tournament_goes_on(backtrick: Run, tmp_path: Path, how: signal.Signals) -> None:
    whole, path = tmp_path / "whole.csv", tmp_path / "games.csv"
    call = "tournament the-game random greedy --games 300 --engine python --out".split()
    command = [str(Path(sys.executable).with_name("backtrick")), *call, str(path)]
    code, said = stopped(command, tmp_path / "games.csv.part", how)
    if how is signal.SIGINT:
        assert code == 130
        assert f"They are in {path}.part; the same command goes on from there." in said
    assert not path.exists()
    ran = backtrick(*call, str(path), "--seed", "5")
    assert ran.code == 2
    assert "games.csv.part, line 1: is the unfinished part of another run" in ran.err
    again = backtrick(*call, str(path), "--json")
    assert json.loads(again.out)["taken_up"] >= 4
    backtrick(*call, str(whole))
    assert path.read_bytes() == whole.read_bytes()
    assert sorted(tmp_path.iterdir()) == [path, whole]
