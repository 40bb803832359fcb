"""`backtrick winnable`: the point of no return, and the share of deals that can be won."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from backtrick.bots import seat_bots
from backtrick.lab import RecordsFile, play_game
from backtrick.rules import FaceToFace, Game, Record, TheGame
from backtrick.study import marks
from tests.cli.conftest import Run


def game_of(game: Game, players: int, seed: int) -> Record:
    names, makers = seat_bots(["greedy"], players)
    return play_game(game.settled(players), names, makers, seed)


def write(path: Path, *records: Record) -> str:
    with RecordsFile(path) as file:
        for record in records:
            file.write(record)
    return str(path)


@pytest.fixture
def lost() -> Record:
    return game_of(TheGame(), 3, 1)


def test_a_record_turn_by_turn(backtrick: Run, tmp_path: Path, lost: Record) -> None:
    judged = marks(lost)
    file = write(tmp_path / "games.jsonl", game_of(FaceToFace(), 2, 1), lost)
    ran = backtrick("winnable", file, "--game", "2")
    assert ran.code == 0
    assert f"Still winnable until turn {judged.until}.\n" in ran.out
    assert f"Proved lost from turn {judged.lost_from} on.\nturns count from 0" in ran.out
    rows = [line.split() for line in ran.out.splitlines() if line.split()[:1][0].isdigit()]
    assert [row[-1] for row in rows] == [
        {"won": "winnable", "lost": "lost"}[answer] for answer in judged.answers
    ]


def test_a_record_as_json(backtrick: Run, tmp_path: Path, lost: Record) -> None:
    judged = marks(lost)
    told = json.loads(backtrick("winnable", write(tmp_path / "a.jsonl", lost), "--json").out)
    assert told["turns"] == list(judged.answers)
    assert (told["until"], told["lost_from"]) == (judged.until, judged.lost_from)
    assert sum(map(len, told["line"]["turns"])) + sum(map(len, lost.turns[: judged.until])) == len(
        lost.game.cards
    )


def test_a_running_record(backtrick: Run, tmp_path: Path, lost: Record) -> None:
    begun = replace(lost, turns=lost.turns[:2], outcome=None)
    ran = backtrick("winnable", write(tmp_path / "a.jsonl", begun))
    assert "Still winnable until turn 2.\n" in ran.out
    assert "lost" not in ran.out


def test_deals(backtrick: Run) -> None:
    ran = backtrick("winnable", "quick-and-easy", "--deals", "10", "--players", "2", "--seed", "3")
    assert ran.code == 0
    assert "10  100.0 %  (95 %: 72.2 to 100.0)" in ran.out
    told = backtrick("winnable", "the-game", "-n", "2", "-p", "4", "--fire", "--json").out
    facts = json.loads(told)
    assert facts["options"] == {"required": 2, "hand": 6, "fire": True}
    assert facts["won"] + facts["lost"] + facts["open"] == facts["deals"] == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["face-to-face", "--deals", "3"], "face-to-face has no point of no return"),
        (["the-game"], "Say it with --deals"),
        (["the-game", "--deals", "0"], "--deals must be 1 or more"),
        (["the-game", "--deals", "2", "--game", "1"], "--game is for a file"),
        (["the-game", "--deals", "2", "--players", "9"], "9"),
        (["dance", "--deals", "2"], "there is no game"),
        (["nothing.jsonl"], "nothing.jsonl"),
        (["nothing.jsonl", "--seed", "0"], "--seed is for deals"),
        (["nothing.jsonl", "--fire"], "--fire is for deals"),
    ],
)
def test_what_it_refuses(backtrick: Run, arguments: list[str], said: str) -> None:
    ran = backtrick("winnable", *arguments)
    assert ran.code == 2
    assert said in ran.err


def test_bad_records_are_refused(backtrick: Run, tmp_path: Path, lost: Record) -> None:
    wrong = write(tmp_path / "wrong.jsonl", replace(lost, turns=lost.turns[1:]))
    ran = backtrick("winnable", wrong)
    assert ran.code == 2
    assert "wrong.jsonl:1" in ran.err
    duel = backtrick("winnable", write(tmp_path / "duel.jsonl", game_of(FaceToFace(), 2, 1)))
    assert duel.code == 2
    assert "no point of no return" in duel.err
