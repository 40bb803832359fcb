"""`backtrick show`: positions from a record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from backtrick.bots import seat_bots
from backtrick.lab import RecordsFile, play_game
from backtrick.rules import QuickAndEasy, Record, deal, position_text, verify
from tests.cli.conftest import Run


@pytest.fixture
def record() -> Record:
    names, makers = seat_bots(["greedy"], 2)
    return play_game(QuickAndEasy().settled(2), names, makers, 3)


@pytest.fixture
def path(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "games.jsonl"
    with RecordsFile(path) as file:
        file.write(record)
        file.write(record)
    return path


def test_the_last_position_with_all_hands(backtrick: Run, path: Path, record: Record) -> None:
    ran = backtrick("show", str(path))
    assert ran.code == 0
    assert "Quick & Easy · 2 players" in ran.out
    for hand in verify(record).hands:
        for card in hand:
            assert record.game.text(card) in ran.out


def test_the_position_before_a_turn_as_text(backtrick: Run, path: Path, record: Record) -> None:
    dealt = deal(record.game, 2, decks=record.decks, starter=record.starter)
    ran = backtrick("show", str(path), "--game", "2", "--turn", "0", "--text")
    assert ran.out == position_text(dealt) + "\n"


def test_a_seat_sees_its_own_hand_only(backtrick: Run, path: Path, record: Record) -> None:
    dealt = deal(record.game, 2, decks=record.decks, starter=record.starter)
    ran = backtrick("show", str(path), "--turn", "0", "--seat", "1")
    own, other = dealt.hands[1], dealt.hands[0]
    assert all(record.game.text(card) in ran.out for card in own)
    assert not any(record.game.text(card) in ran.out for card in other)
    assert "2 cards" in ran.out


@pytest.mark.parametrize("seat", [[], ["--seat", "0"]])
def test_hints_stand_where_they_stood(
    backtrick: Run, tmp_path: Path, record: Record, seat: list[str]
) -> None:
    path = tmp_path / "talk.jsonl"
    talk = ((0, 1, "leave@0"), (0, 1, "fine"), (1, 0, "go-ahead@1"))
    with RecordsFile(path) as file:
        file.write(replace(record, talk=talk))
    ran = backtrick("show", str(path), "--turn", "0", *seat)
    assert "1 leave it" in ran.out
    assert "I am fine" in ran.out
    assert "go ahead" not in ran.out
    later = backtrick("show", str(path), "--turn", "1", *seat)
    assert "0 go ahead" in later.out
    last = backtrick("show", str(path), *seat)
    assert "leave it" not in last.out
    assert "go ahead" not in last.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "3"], "holds 2 records; there is no record 3"),
        (["--game", "0"], "there is no record 0"),
        (["--turn", "999"], "there is no turn 999"),
        (["--turn", "-1"], "there is no turn -1"),
        (["--seat", "2"], "there is no seat 2: the seats are 0 to 1"),
        (["--seat", "0", "--text"], "a seat's view has no notation"),
    ],
)
def test_what_is_not_there(backtrick: Run, path: Path, arguments: list[str], said: str) -> None:
    ran = backtrick("show", str(path), *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
