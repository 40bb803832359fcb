"""`backtrick verify`: one line for each bad record, with its place and the reason."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from backtrick.bots import seat_bots
from backtrick.lab import play_game
from backtrick.rules import TheGame
from backtrick.table import commitment
from tests.cli.conftest import Run


def a_record() -> dict[str, Any]:
    names, makers = seat_bots(["greedy"], 3)
    return play_game(TheGame().settled(3), names, makers, 11).to_dict()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def write(path: Path, *records: object) -> None:
    path.write_text("".join(json.dumps(record) + "\n" for record in records))


def test_legal_records_are_counted(backtrick: Run, path: Path) -> None:
    write(path, a_record(), a_record())
    ran = backtrick("verify", str(path), str(path))
    assert (ran.code, ran.out, ran.err) == (0, "4 records, all legal\n", "")


def test_a_finding_names_file_line_turn_play_and_reason(backtrick: Run, path: Path) -> None:
    bad = a_record()
    first, second = bad["turns"][0][0]
    bad["turns"][0].insert(1, [first, second])
    write(path, a_record(), bad, a_record())
    ran = backtrick("verify", str(path))
    assert ran.code == 1
    assert ran.out.startswith(f"{path}:2: turn 0, play 1: {first} is not in the hand: it holds ")
    assert ran.out.count("\n") == 1
    assert ran.err == "1 of 3 records are bad\n"


def test_the_reason_of_a_card_that_does_not_fit(backtrick: Run, path: Path) -> None:
    record = a_record() | {
        "players": ["me"],
        "options": {"required": 2, "hand": 8, "fire": False},
        "decks": [[45, 37, *(card for card in range(2, 100) if card not in (45, 37))]],
        "starter": 0,
        "turns": [[[45, 0], [37, 0]]],
        "outcome": None,
    }
    write(path, record)
    why = "37 does not fit the ascending pile showing 45: needs more than 45, or exactly 35"
    assert backtrick("verify", str(path)).out == f"{path}:1: turn 0, play 1: {why}\n"


def change(**changes: object) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: record | changes


def without(key: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: {name: value for name, value in record.items() if name != key}


def deck(edit: Callable[[list[Any]], list[Any]]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: record | {"decks": [edit(list(record["decks"][0]))]}


def turns(
    edit: Callable[[list[Any]], list[Any]],
) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: record | {"turns": edit(list(record["turns"]))}


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (change(format="backtrick/2"), 'the format is "backtrick/2", not "backtrick/1"'),
        (change(game="bridge"), 'there is no game "bridge"'),
        (change(players=["a"] * 6), "is played by 1, 2, 3, 4, 5 players, not by 6"),
        (change(players=[1, 2, 3]), "players[0] must be a text"),
        (change(options={}), 'the option "required" is missing'),
        (
            change(options={"required": 2, "hand": 6, "fire": False, "jokers": 1}),
            'there is no option "jokers" here',
        ),
        (
            change(options={"required": True, "hand": 6, "fire": False}),
            "options.required must be a whole number",
        ),
        (
            change(options={"required": 2, "hand": 6, "fire": 0}),
            "options.fire must be true or false",
        ),
        (
            change(options={"required": 2, "hand": 4, "fire": False}),
            "hand cannot be 4; allowed: 6, 5",
        ),
        (without("decks"), '"decks" is missing'),
        (change(decks=[]), "there are 0 decks, 1 needed"),
        (deck(lambda cards: [cards[1], *cards[1:]]), "twice"),
        (deck(lambda cards: cards[:-1]), "deck 0 lacks "),
        (deck(lambda cards: [*cards, 100]), "there is no card 100: the cards are 2 to 99"),
        (deck(lambda cards: [cards[0] + 0.5, *cards[1:]]), "there is no card "),
        (change(starter=3), "there is no seat 3: the seats are 0 to 2"),
        (change(starter=None), "starter must be a whole number"),
        (turns(lambda all_: [[], *all_]), "turn 0: the turn is empty"),
        (turns(lambda all_: [[[all_[0][0][0], 4]], *all_[1:]]), "play 0: there is no pile 4"),
        (turns(lambda all_: [[[1, 0]], *all_[1:]]), "play 0: there is no card 1:"),
        (turns(lambda all_: [[3], *all_[1:]]), "turns[0][0] must be a pair of a card and a pile"),
        (turns(lambda all_: [all_[0][:1], *all_[1:]]), "turn 0: the turn is too short: 1 laid"),
        (turns(lambda all_: [*all_, [[2, 0]]]), "the game was over before this play"),
        (change(outcome=None), "the outcome is null, but the game is over: lost, "),
        (turns(lambda all_: all_[:3]), "but the game is not over"),
        (change(laid=[[5, 0]]), "the game was over before this play"),
        (change(seed="seven"), "seed must be a whole number"),
        (change(outcome={"result": "won"}), '"winner" is missing'),
    ],
)
def test_every_fault_has_its_own_message(
    backtrick: Run,
    path: Path,
    edit: Callable[[dict[str, Any]], dict[str, Any]],
    said: str,
) -> None:
    write(path, a_record(), edit(a_record()), a_record())
    ran = backtrick("verify", str(path))
    assert ran.code == 1
    assert ran.out.startswith(f"{path}:2: ")
    assert said in ran.out
    assert ran.err == "1 of 3 records are bad\n"


def test_a_wrong_outcome_is_compared_with_the_true_one(backtrick: Run, path: Path) -> None:
    record = a_record()
    record["outcome"]["left"] += 1
    write(path, record)
    assert "but it is" in backtrick("verify", str(path)).out


@pytest.mark.parametrize("line", ['{"format": "backtr', "[]", "3", "nonsense", "\x00", "{}"])
def test_rubbish_does_not_hide_the_other_records(backtrick: Run, path: Path, line: str) -> None:
    good = json.dumps(a_record())
    path.write_text(f"{good}\n{line}\n\n{good}\n")
    ran = backtrick("verify", str(path))
    assert (ran.code, ran.err) == (1, "1 of 3 records are bad\n")
    assert ran.out.startswith(f"{path}:2: ")


def test_bytes_that_are_no_text(backtrick: Run, path: Path) -> None:
    path.write_bytes(b"\xff\xfe{}\n")
    assert backtrick("verify", str(path)).code == 1


def test_a_json_file_holds_one_record_over_several_lines(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(a_record(), indent=2))
    assert backtrick("verify", str(path)).out == "1 record, legal\n"


def test_standard_input(backtrick: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = io.TextIOWrapper(io.BytesIO(json.dumps(a_record()).encode()))
    monkeypatch.setattr(sys, "stdin", source)
    assert backtrick("verify", "-").out == "1 record, legal\n"


def test_a_missing_file_is_a_usage_error(backtrick: Run) -> None:
    ran = backtrick("verify", "no-such-file.jsonl")
    assert (ran.code, ran.out) == (2, "")
    assert "no-such-file.jsonl" in ran.err


def test_an_empty_file_is_mentioned(backtrick: Run, path: Path) -> None:
    path.touch()
    ran = backtrick("verify", str(path))
    assert (ran.code, ran.out) == (0, "0 records, all legal\n")
    assert "no record" in ran.err


def committed_record(salt: str = "00ff") -> dict[str, Any]:
    record = a_record()
    game = TheGame().settled(3)
    decks = tuple(tuple(deck) for deck in record["decks"])
    return record | {"shuffle": {"commitment": commitment(game, decks, salt), "salt": salt}}


def test_commitments_are_opened(backtrick: Run, path: Path) -> None:
    record = committed_record()
    write(path, record, committed_record("another"))
    ran = backtrick("verify", "--commitment", str(path))
    assert (ran.code, ran.out) == (0, "2 records, all legal\nall commitments open\n")
    write(path, record)
    noted = record["shuffle"]["commitment"]
    ran = backtrick("verify", str(path), "--commitment", noted.upper())
    assert (ran.code, ran.out) == (0, "1 record, legal\nits commitment opens\n")


@pytest.mark.parametrize(
    ("shuffle", "said"),
    [
        (None, "does not hold what opens"),
        ({}, "does not hold what opens"),
        ({"salt": 3, "commitment": "x"}, "does not hold what opens"),
        ({"salt": "00ff"}, "does not hold what opens"),
        ({"salt": "00fe", "commitment": "0" * 64}, "do not open the commitment 000"),
        ({"salt": "é", "commitment": "é"}, "do not open the commitment é"),
    ],
)
def test_a_commitment_that_does_not_open(
    backtrick: Run, path: Path, shuffle: object, said: str
) -> None:
    write(path, committed_record(), a_record() | {"shuffle": shuffle})
    ran = backtrick("verify", str(path), "--commitment")
    assert ran.code == 1
    assert ran.out.startswith(f"{path}:2: ")
    assert said in ran.out
    assert backtrick("verify", str(path)).code == 0  # unless asked, nobody looks


def test_another_commitment_than_the_one_noted(backtrick: Run, path: Path) -> None:
    write(path, committed_record())
    ran = backtrick("verify", str(path), "--commitment", "0" * 64)
    assert ran.code == 1
    assert "do not open the commitment 000" in ran.out


@pytest.mark.parametrize(
    "bad",
    [
        {"talk": [[0, 10**30, "fine"]]},
        {"starter": 10**30},
        {"turns": [[[2, 10**30]]]},
        {"game": "x" * 4000},
    ],
    ids=["talk", "starter", "pile", "game"],
)
def test_what_is_long_beyond_all_bounds_does_not_stop_it(
    backtrick: Run, path: Path, bad: dict[str, Any]
) -> None:
    write(path, a_record(), a_record() | bad, a_record() | {"starter": 9})
    ran = backtrick("verify", str(path))
    assert (ran.code, ran.err) == (1, "2 of 3 records are bad\n")
    assert ran.out.count("\n") == 2
    shown = backtrick("show", str(path), "--game", "2")
    assert shown.code == 2
    assert shown.err.startswith(f"backtrick: {path}:2: ")
