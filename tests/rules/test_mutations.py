"""Records changed at random: the project accepts exactly those that the referee accepts.

Both were written from the same page, by different people. The seed is a fixed one, so that a red
run can be repeated.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from backtrick.rules import BadRecord, Record, verify
from tests import referee
from tests.golden import FOLDER

Value = dict[str, Any]
Mutation = Callable[[Value, Random], None]

RECORDS = [
    line for path in sorted(FOLDER.glob("*.jsonl")) for line in path.read_text().splitlines()
]

ODD_VALUES: list[Any] = [
    *(None, True, False, 0, 1, 2, 3, -1, 7, 60, 100, 2.0, 0.0, 1e99),
    *("", "2", "7r", "won", "stuck", "the-game", [], [[]], {}, [2, 0], [[2, 0]], {"x": 1}),
]


# -- mutations: some keep a record right, most do not


def some_turn(value: Value, rng: Random) -> list[Any]:
    turns = value["turns"]
    return turns[rng.randrange(len(turns))] if turns else [[2, 0]]


def other_card(value: Value, rng: Random) -> None:
    rng.choice(some_turn(value, rng))[0] = rng.choice(value["decks"][0])


def other_pile(value: Value, rng: Random) -> None:
    rng.choice(some_turn(value, rng))[1] = rng.randint(-1, 4)


def swap_plays(value: Value, rng: Random) -> None:
    rng.shuffle(some_turn(value, rng))


def drop_play(value: Value, rng: Random) -> None:
    turn = some_turn(value, rng)
    del turn[rng.randrange(len(turn))]


def drop_last_play(value: Value, rng: Random) -> None:
    value["turns"][-1:] = [value["turns"][-1][:-1]] if value["turns"] else []


def add_play(value: Value, rng: Random) -> None:
    turn = some_turn(value, rng)
    turn.insert(rng.randint(0, len(turn)), [rng.choice(value["decks"][0]), rng.randint(0, 3)])


def repeat_turn(value: Value, rng: Random) -> None:
    value["turns"].append(copy.deepcopy(some_turn(value, rng)))


def empty_turn(value: Value, rng: Random) -> None:
    value["turns"].insert(rng.randint(0, len(value["turns"])), [])


def merge_turns(value: Value, rng: Random) -> None:
    turns = value["turns"]
    if len(turns) > 1:
        place = rng.randrange(len(turns) - 1)
        turns[place : place + 2] = [turns[place] + turns[place + 1]]


def split_turn(value: Value, rng: Random) -> None:
    turns = value["turns"]
    place = rng.randrange(len(turns)) if turns else 0
    for turn in turns[place : place + 1]:
        cut = rng.randint(0, len(turn))
        turns[place : place + 1] = [turn[:cut], turn[cut:]]


def cut_off(value: Value, rng: Random) -> None:
    """An unfinished game: right, as long as nothing else changes."""
    del value["turns"][rng.randint(0, len(value["turns"])) :]
    value["outcome"] = None


def move_to_laid(value: Value, rng: Random) -> None:
    """The last turn not yet ended."""
    if value["turns"]:
        value["laid"] = value["turns"].pop()
        del value["laid"][rng.randint(0, len(value["laid"])) :]
        value["outcome"] = None


def resign(value: Value, rng: Random) -> None:
    """Somebody gives up: right, where the count is right and the game was not over."""
    rng.choice([cut_off, move_to_laid])(value, rng)
    laid = sum(map(len, value["turns"])) + len(value.get("laid", []))
    whole = sum(map(len, value["decks"]))
    outcome: Value = {"result": "lost", "winner": None, "reason": "resigned", "left": whole - laid}
    if value["game"] == "face-to-face":
        winner = rng.randint(0, 1)
        left = len(value["decks"][1]) - laid_by(value, 1 - winner)
        outcome.update(result="won", winner=winner, left=left)
    if rng.random() < 0.3:
        outcome[rng.choice(list(outcome))] = rng.choice([*ODD_VALUES, "won", "lost", 0, 1])
    value["outcome"] = outcome


def laid_by(value: Value, seat: int) -> int:
    """How many cards a seat of a duel has laid; nobody is ever skipped there."""
    turns = [*value["turns"], value.get("laid", [])]
    return sum(len(turn) for turn in turns[(seat + value["starter"]) % 2 :: 2])


def other_starter(value: Value, rng: Random) -> None:
    value["starter"] = rng.randint(-1, len(value["players"]))


def other_players(value: Value, rng: Random) -> None:
    value["players"] = ["x"] * rng.randint(0, 6)


def other_option(value: Value, rng: Random) -> None:
    names = [*value["options"], "fire", "professional", "required", "speed"]
    value["options"][rng.choice(names)] = rng.choice([True, False, 2, 3, 5, 6, 7, 8, 0, 1, 2.0])


def drop_option(value: Value, rng: Random) -> None:
    if value["options"]:
        del value["options"][rng.choice(list(value["options"]))]


def swap_cards(value: Value, rng: Random) -> None:
    """Often right: at the bottom of the deck, or within a hand, the order does not matter."""
    deck = rng.choice(value["decks"])
    one, other = rng.randrange(len(deck)), rng.randrange(len(deck))
    deck[one], deck[other] = deck[other], deck[one]


def shuffle_bottom(value: Value, rng: Random) -> None:
    deck = rng.choice(value["decks"])
    bottom = deck[-4:]
    rng.shuffle(bottom)
    deck[-4:] = bottom


def repeat_card(value: Value, rng: Random) -> None:
    deck = rng.choice(value["decks"])
    deck[rng.randrange(len(deck))] = rng.choice(deck)


def drop_card(value: Value, rng: Random) -> None:
    deck = rng.choice(value["decks"])
    del deck[rng.randrange(len(deck))]


def add_deck(value: Value, rng: Random) -> None:
    value["decks"].append(list(value["decks"][0]))


def other_outcome(value: Value, rng: Random) -> None:
    choices: dict[str, list[Any]] = {
        "result": ["won", "lost", "drawn"],
        "winner": [None, 0, 1, 2, -1, False],
        "left": [0, 1, value["outcome"]["left"] + 1, float(value["outcome"]["left"])],
        "reason": ["all-laid", "stuck", "burned", "resigned"],
    }
    key = rng.choice(list(choices))
    value["outcome"][key] = rng.choice(choices[key])


def drop_key(value: Value, rng: Random) -> None:
    here = rng.choice([value, value, value["outcome"]])
    keys = [key for key in here if key not in ("seed", "talk")]
    del here[rng.choice(keys)]


def unknown_key(value: Value, rng: Random) -> None:
    """Right: a reader ignores what it does not know."""
    rng.choice([value, value["outcome"]])["note"] = rng.choice(ODD_VALUES)


def odd_value(value: Value, rng: Random) -> None:
    """Anything anywhere, except under `seed`, where the two may differ."""
    here: Any = value
    key: Any = rng.choice([key for key in value if key != "seed"])
    while isinstance(here[key], list | dict) and here[key] and rng.random() < 0.7:
        here = here[key]
        key = rng.choice(list(here)) if isinstance(here, dict) else rng.randrange(len(here))
    here[key] = rng.choice(ODD_VALUES)


MUTATIONS: list[Mutation] = [
    *(other_card, other_pile, swap_plays, drop_play, drop_last_play, add_play),
    *(repeat_turn, empty_turn, merge_turns, split_turn, cut_off, move_to_laid, resign),
    *(other_starter, other_players, other_option, drop_option, swap_cards, shuffle_bottom),
    *(repeat_card, drop_card, add_deck, other_outcome, drop_key, unknown_key, odd_value),
]

EACH = 60


def accepts(text: str) -> bool:
    try:
        verify(Record.from_json(text))
    except BadRecord:
        return False
    return True


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_a_changed_record_is_accepted_exactly_when_the_referee_accepts_it(
    mutate: Mutation,
) -> None:
    rng = Random(f"mutations {mutate.__name__}")
    for _ in range(EACH):
        value = json.loads(rng.choice(RECORDS))
        mutate(value, rng)
        problem = referee.judge(value)
        assert accepts(json.dumps(value)) == (problem is None), (problem, value)


def test_several_changes_at_once() -> None:
    rng = Random("several")
    for _ in range(2 * EACH):
        value = json.loads(rng.choice(RECORDS))
        try:
            for mutate in rng.sample(MUTATIONS, rng.randint(2, 3)):
                mutate(value, rng)
        except (KeyError, TypeError, IndexError, AttributeError, ValueError):
            continue  # an earlier change left nothing for the next one
        problem = referee.judge(value)
        assert accepts(json.dumps(value)) == (problem is None), (problem, value)


def test_the_changes_leave_some_records_right_and_spoil_most() -> None:
    rng = Random("balance")
    judged: Counter[bool] = Counter()
    for mutate in MUTATIONS:
        for _ in range(5):
            value = json.loads(rng.choice(RECORDS))
            mutate(value, rng)
            judged[referee.judge(value) is None] += 1
    assert judged[True] > 20
    assert judged[False] > 60
