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
    assert "1: leave it" in ran.out
    assert "I am fine" in ran.out
    assert "go ahead" not in ran.out
    later = backtrick("show", str(path), "--turn", "1", *seat)
    assert "0: go ahead" in later.out
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
        (["--why"], "--why needs the turn"),
        (["--why", "--turn", "0", "--text"], "--why needs the turn"),
        (["--why", "--turn", "999"], "there is no turn 999"),
        (["--lang", "nl"], 'there is no language "nl" here; the languages are de, en, es, fr, it'),
    ],
)
def test_what_is_not_there(backtrick: Run, path: Path, arguments: list[str], said: str) -> None:
    ran = backtrick("show", str(path), *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def listening(path: Path, *talk: tuple[int, int, str]) -> Path:
    """A game of planners, in which this was said."""
    names, makers = seat_bots(["planner"], 2)
    played = play_game(QuickAndEasy().settled(2), names, makers, 3)
    with RecordsFile(path) as file:
        file.write(replace(played, talk=talk))
    return path


def test_why_a_bot_played_so(backtrick: Run, tmp_path: Path) -> None:
    path = listening(tmp_path / "planners.jsonl")
    game = Record.from_json(path.read_text())
    ran = backtrick("show", str(path), "--turn", "0", "--why")
    laid = ", ".join(f"{game.game.text(card)} on pile {pile}" for card, pile in game.turns[0])
    said = " ".join(ran.out.split())
    assert f"planner ({game.starter}): why this turn? It laid {laid} · " in said
    assert said.count("% chance of winning") > 1
    assert "It also considered" in said
    assert said.endswith("Nobody had given a hint.")
    assert "Asked again" not in said


def test_why_a_bot_heeded_a_hint_or_did_not(backtrick: Run, tmp_path: Path) -> None:
    silent = Record.from_json(listening(tmp_path / "silent.jsonl").read_text())
    starter, pile = silent.starter, silent.turns[0][0].pile
    other = 1 - starter
    talk = (0, other, f"leave@{pile}")
    path = listening(tmp_path / "talk.jsonl", talk)
    ran = backtrick("show", str(path), "--turn", "0", "--why")
    said = " ".join(ran.out.split())
    assert f"planner ({other}): please leave pile {pile}" in said
    assert ("Heeded planner" in said) != ("Heard, but played there anyway planner" in said)
    assert "Without any hints it would have laid" in said
    german = backtrick("show", str(path), "--turn", "0", "--why", "--lang", "de")
    assert f"planner ({other}): bitte Stapel {pile} in Ruhe lassen" in " ".join(german.out.split())
    assert f"{other}: freihalten" in german.out


def test_a_newer_bot_says_that_it_is_not_the_one_that_played(
    backtrick: Run, tmp_path: Path
) -> None:
    path = listening(tmp_path / "planners.jsonl")
    newer = "An older version of this bot played"
    assert newer not in backtrick("show", str(path), "--turn", "0", "--why").out
    record = Record.from_json(path.read_text())
    path.write_text(replace(record, nets={"planner": "0123456789ab"}).to_json() + "\n")
    assert newer in backtrick("show", str(path), "--turn", "0", "--why").out
    german = backtrick("show", str(path), "--turn", "0", "--why", "--lang", "de")
    assert "eine ältere Fassung dieses Bots" in " ".join(german.out.split())


def test_long_lines_go_on_further_in(
    backtrick: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = listening(tmp_path / "planners.jsonl")
    monkeypatch.setenv("COLUMNS", "40")
    ran = backtrick("show", str(path), "--turn", "0", "--why")
    lines = ran.out[ran.out.index("It laid") :].splitlines()
    indents = [len(line) - len(line.lstrip()) for line in lines]
    assert max(map(len, lines)) <= 40
    assert 6 in indents
    assert set(indents[1:-1]) == {2, 4, 6}


def test_a_bot_of_simple_rules_weighs_nothing(backtrick: Run, path: Path) -> None:
    ran = backtrick("show", str(path), "--turn", "1", "--why")
    assert "This bot follows simple rules and weighs no chances." in ran.out


@pytest.mark.parametrize("name", ["me", "os:system", "expert@99"])
def test_whoever_is_no_known_bot_is_not_asked(
    backtrick: Run, tmp_path: Path, record: Record, name: str
) -> None:
    path = tmp_path / "people.jsonl"
    with RecordsFile(path) as file:
        file.write(replace(record, players=(name, name)))
    ran = backtrick("show", str(path), "--turn", "0", "--why")
    assert (ran.code, ran.out) == (2, "")
    assert f'turn 0 was played by "{name}": no bot of that name is known here' in ran.err


def test_only_a_turn_that_was_played_has_reasons(
    backtrick: Run, tmp_path: Path, record: Record
) -> None:
    path = tmp_path / "unfinished.jsonl"
    with RecordsFile(path) as file:
        file.write(replace(record, turns=record.turns[:2], outcome=None))
    ran = backtrick("show", str(path), "--turn", "2", "--why")
    assert "turn 2 was not played to its end" in ran.err


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "1: laissez"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "es"}, "1: no tocar"),
        ({"LC_ALL": "nl_NL.UTF-8", "LANG": "de"}, "1: leave it"),
    ],
)
def test_hints_are_in_the_language_of_the_environment(
    backtrick: Run,
    tmp_path: Path,
    record: Record,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    said: str,
) -> None:
    path = tmp_path / "talk.jsonl"
    with RecordsFile(path) as file:
        file.write(replace(record, talk=((0, 1, "leave@0"),)))
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert said in backtrick("show", str(path), "--turn", "0").out
