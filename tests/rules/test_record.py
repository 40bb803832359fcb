"""Records: reading one, and the reason for refusing any that is malformed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from backtrick.rules import (
    BadRecord,
    Ending,
    FaceToFace,
    Outcome,
    Play,
    QuickAndEasy,
    Record,
    Result,
    RulesErrorCode,
    TheGame,
)
from backtrick.rules.record import read_records

Value = dict[str, Any]


def team() -> Value:
    """The first turn of a game alone, with the cards in order."""
    return {
        "format": "backtrick/1",
        "game": "the-game",
        "options": {"required": 2, "hand": 8, "fire": False},
        "players": ["me"],
        "seed": None,
        "decks": [list(range(2, 100))],
        "starter": 0,
        "turns": [[[2, 0], [3, 0]]],
        "outcome": None,
    }


def colours() -> Value:
    """The same in Quick & Easy."""
    deck = [f"{number}{colour}" for colour in "bgrvy" for number in range(1, 11)]
    return {
        "format": "backtrick/1",
        "game": "quick-and-easy",
        "options": {"professional": False},
        "players": ["ann", "bob"],
        "decks": [deck],
        "starter": 1,
        "turns": [[["3b", 0]]],
        "outcome": None,
    }


def duel() -> Value:
    """The same in Face to Face."""
    return {
        "format": "backtrick/1",
        "game": "face-to-face",
        "options": {},
        "players": ["ann", "bob"],
        "decks": [list(range(2, 60)), list(range(59, 1, -1))],
        "starter": 1,
        "turns": [[[54, 2], [55, 2]]],
        "outcome": None,
    }


def put(value: Value, path: str, new: object) -> Value:
    """The record with something else in one place, such as `turns.0.1`."""
    *way, last = path.split(".")
    here: Any = value
    for step in way:
        here = here[int(step) if isinstance(here, list) else step]
    here[int(last) if isinstance(here, list) else last] = new
    return value


def refused(value: object) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(json.dumps(value))
    return caught.value


# -- reading


def test_a_record_as_a_value() -> None:
    record = Record.from_dict(team())
    assert record.game == TheGame(required=2, hand=8, fire=False)
    assert record.players == ("me",)
    assert record.turns == ((Play(2, 0), Play(3, 0)),)
    assert record.laid == ()
    assert record.outcome is None
    assert record.seed is None


def test_cards_of_quick_and_easy_are_strings() -> None:
    record = Record.from_dict(colours())
    assert record.turns == ((Play(QuickAndEasy().card("3b"), 0),),)
    assert record.to_dict()["decks"] == colours()["decks"]


def test_a_duel_has_two_decks_and_no_options() -> None:
    record = Record.from_dict(duel())
    assert record.game == FaceToFace()
    assert record.decks == (tuple(range(2, 60)), tuple(range(59, 1, -1)))


@pytest.mark.parametrize("make", [team, colours, duel])
def test_what_is_written_is_what_was_read(make: Callable[[], Value]) -> None:
    assert Record.from_dict(make()).to_dict() == {"seed": None, **make()}


def test_an_outcome_as_a_value() -> None:
    end = {"result": "lost", "winner": None, "left": 96, "reason": "resigned"}
    record = Record.from_dict({**team(), "outcome": end})
    assert record.outcome == Outcome(Result.LOST, None, 96, Ending.RESIGNED)
    assert record.to_dict()["outcome"] == end


def test_laid_is_written_only_when_there_is_some() -> None:
    record = Record.from_dict({**team(), "laid": [[4, 0]]})
    assert record.laid == (Play(4, 0),)
    assert record.to_dict()["laid"] == [[4, 0]]
    assert "laid" not in Record.from_dict({**team(), "laid": []}).to_dict()


def test_talk_is_kept_as_it_is() -> None:
    talk = [[-1, 0, "hint", {"pile": 2}], [0, 0]]
    record = Record.from_dict({**team(), "talk": talk})
    assert record.to_dict()["talk"] == talk
    assert Record.from_json(record.to_json()) == record


def test_the_nets_that_played_are_noted() -> None:
    nets = {"expert": "0123456789ab", "planner": "ba9876543210"}
    record = Record.from_dict({**team(), "nets": nets})
    assert record.nets == nets
    assert record.to_dict()["nets"] == nets
    assert Record.from_json(record.to_json()) == record
    assert hash(record) == hash(Record.from_dict(team()))
    assert "nets" not in Record.from_dict({**team(), "nets": {}}).to_dict()


@pytest.mark.parametrize("nets", [None, "expert", 3, ["expert"], {"expert": 3}])
def test_what_else_a_record_has_under_nets_is_passed_over(nets: object) -> None:
    assert Record.from_dict({**team(), "nets": nets}) == Record.from_dict(team())


def test_a_record_is_one_line_whatever_the_names() -> None:
    names = ["Zoë\n", "\u2028 李"]
    record = Record.from_dict({**colours(), "players": names})
    assert "\n" not in record.to_json()
    assert Record.from_json(record.to_json()).players == tuple(names)


def test_half_a_character_in_a_name_can_be_written() -> None:
    record = Record.from_dict({**colours(), "players": ["\ud800", "é"]})
    assert Record.from_json(record.to_json().encode()) == record


def test_unknown_keys_are_ignored() -> None:
    value = {**team(), "note": {"by": "me"}, "turn": 5}
    assert Record.from_dict(value) == Record.from_dict(team())


def test_unknown_keys_of_an_outcome_are_ignored() -> None:
    end = {"result": "lost", "winner": None, "left": 96, "reason": "resigned", "note": 1}
    assert Record.from_dict({**team(), "outcome": end}).outcome is not None


def test_a_seed_may_be_left_out_and_of_any_size() -> None:
    value = team()
    del value["seed"]
    assert Record.from_dict(value).seed is None
    assert Record.from_dict({**team(), "seed": 2**64 - 1}).seed == 2**64 - 1


def test_records_are_read_from_text_and_from_bytes() -> None:
    text = json.dumps(team())
    assert Record.from_json(text) == Record.from_json(text.encode())


# -- refusing: what is no record at all


@pytest.mark.parametrize(
    "text",
    ["", "{", "nonsense", json.dumps(team())[:-1], json.dumps(team()) + "}", "[" * 100_000],
    ids=["empty", "a brace", "a word", "cut off", "something after it", "too deep"],
)
def test_no_json(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    assert caught.value.code is RulesErrorCode.NOT_JSON
    assert caught.value.facts["detail"]


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(b'{"format": "\xff"}')
    assert caught.value.code is RulesErrorCode.NOT_JSON


@pytest.mark.parametrize("value", [None, 1, "backtrick/1", [], [team()], True])
def test_no_object(value: object) -> None:
    assert refused(value).code is RulesErrorCode.NOT_AN_OBJECT


@pytest.mark.parametrize("name", ["backtrick/2", "backtrick", "", None, 1, ["backtrick/1"]])
def test_another_format(name: object) -> None:
    problem = refused({**team(), "format": name})
    assert problem.code is RulesErrorCode.UNKNOWN_FORMAT
    assert problem.facts == {"format": str(name), "known": "backtrick/1"}


def test_no_format() -> None:
    value = team()
    del value["format"]
    assert refused(value).code is RulesErrorCode.UNKNOWN_FORMAT


@pytest.mark.parametrize(
    "key", ["game", "options", "players", "decks", "starter", "turns", "outcome"]
)
def test_a_missing_key(key: str) -> None:
    value = team()
    del value[key]
    problem = refused(value)
    assert (problem.code, problem.facts) == (RulesErrorCode.MISSING_KEY, {"key": key})


@pytest.mark.parametrize("key", ["result", "winner", "left", "reason"])
def test_a_missing_key_of_the_outcome(key: str) -> None:
    end = {"result": "lost", "winner": None, "left": 96, "reason": "resigned"}
    del end[key]
    problem = refused({**team(), "outcome": end})
    assert (problem.code, problem.facts) == (RulesErrorCode.MISSING_KEY, {"key": key})


# -- refusing: types


@pytest.mark.parametrize(
    ("path", "new", "where", "wanted"),
    [
        ("game", 1, "game", "string"),
        ("game", None, "game", "string"),
        ("players", "me", "players", "list"),
        ("players.0", 7, "players[0]", "string"),
        ("players.0", None, "players[0]", "string"),
        ("options", [], "options", "object"),
        ("options", None, "options", "object"),
        ("options.required", 2.0, "options.required", "integer"),
        ("options.required", True, "options.required", "integer"),
        ("options.required", "2", "options.required", "integer"),
        ("options.hand", 8.0, "options.hand", "integer"),
        ("options.hand", None, "options.hand", "integer"),
        ("options.fire", 0, "options.fire", "boolean"),
        ("options.fire", 1, "options.fire", "boolean"),
        ("options.fire", None, "options.fire", "boolean"),
        ("decks", {}, "decks", "list"),
        ("decks.0", "deck", "decks[0]", "list"),
        ("starter", 0.0, "starter", "integer"),
        ("starter", False, "starter", "integer"),
        ("starter", None, "starter", "integer"),
        ("turns", None, "turns", "list"),
        ("turns.0", {}, "turns[0]", "list"),
        ("turns.0.1", [3], "turns[0][1]", "play"),
        ("turns.0.1", [3, 0, 0], "turns[0][1]", "play"),
        ("turns.0.1", "3@0", "turns[0][1]", "play"),
        ("turns.0.1", {"card": 3, "pile": 0}, "turns[0][1]", "play"),
        ("turns.0.1.1", 0.0, "turns[0][1]", "play"),
        ("turns.0.1.1", False, "turns[0][1]", "play"),
        ("turns.0.1.1", "0", "turns[0][1]", "play"),
        ("turns.0.1.1", None, "turns[0][1]", "play"),
        ("laid", None, "laid", "list"),
        ("laid", [[4]], "laid[0]", "play"),
        ("outcome", False, "outcome", "object"),
        ("outcome", 0, "outcome", "object"),
        ("outcome", "won", "outcome", "object"),
        ("seed", 1.0, "seed", "integer"),
        ("seed", True, "seed", "integer"),
        ("seed", "7", "seed", "integer"),
        ("talk", None, "talk", "list"),
        ("talk", ["hello"], "talk[0]", "list"),
        ("talk", [[0]], "talk[0]", "talk"),
        ("talk", [[0, True]], "talk[0]", "talk"),
    ],
)
def test_a_wrong_type(path: str, new: object, where: str, wanted: str) -> None:
    problem = refused(put(team(), path, new))
    assert problem.code is RulesErrorCode.WRONG_TYPE
    assert {"where": where, "wanted": wanted}.items() <= problem.facts.items()


@pytest.mark.parametrize(
    ("key", "new", "where"),
    [
        ("winner", True, "outcome.winner"),
        ("winner", "0", "outcome.winner"),
        ("left", 96.0, "outcome.left"),
        ("left", None, "outcome.left"),
    ],
)
def test_a_wrong_type_in_the_outcome(key: str, new: object, where: str) -> None:
    end = {"result": "lost", "winner": None, "left": 96, "reason": "resigned", key: new}
    problem = refused({**team(), "outcome": end})
    assert problem.code is RulesErrorCode.WRONG_TYPE
    assert problem.facts == {"where": where, "wanted": "integer"}


@pytest.mark.parametrize(
    ("key", "new"),
    [("result", "drawn"), ("result", None), ("result", 1), ("reason", "bored"), ("reason", True)],
)
def test_a_result_or_reason_that_does_not_exist(key: str, new: object) -> None:
    end = {"result": "lost", "winner": None, "left": 96, "reason": "resigned", key: new}
    problem = refused({**team(), "outcome": end})
    assert problem.code is RulesErrorCode.OPTION_VALUE
    assert problem.facts["option"] == f"outcome.{key}"


def test_the_place_of_a_bad_play_is_told() -> None:
    problem = refused(put(team(), "turns.0.1", [3]))
    assert (problem.turn, problem.play) == (0, 1)
    problem = refused({**team(), "laid": [[4, 0], [5]]})
    assert (problem.turn, problem.play) == (1, 1)


# -- refusing: the setup


def test_an_unknown_game_names_the_nearest() -> None:
    problem = refused({**team(), "game": "The Game"})
    assert problem.code is RulesErrorCode.UNKNOWN_GAME
    assert problem.facts["nearest"] == "the-game"


@pytest.mark.parametrize(
    ("make", "players"),
    [(team, 0), (team, 6), (colours, 1), (colours, 6), (duel, 1), (duel, 3)],
)
def test_a_wrong_number_of_players(make: Callable[[], Value], players: int) -> None:
    problem = refused({**make(), "players": ["x"] * players})
    assert problem.code is RulesErrorCode.PLAYER_COUNT
    assert problem.facts["players"] == players


@pytest.mark.parametrize("make", [team, colours, duel])
def test_an_unknown_option(make: Callable[[], Value]) -> None:
    problem = refused(put(make(), "options.speed", 3))
    assert problem.code is RulesErrorCode.UNKNOWN_OPTION
    assert problem.facts["option"] == "speed"


@pytest.mark.parametrize("option", ["required", "hand", "fire"])
def test_a_missing_option(option: str) -> None:
    value = team()
    del value["options"][option]
    problem = refused(value)
    assert (problem.code, problem.facts) == (RulesErrorCode.MISSING_OPTION, {"option": option})


@pytest.mark.parametrize(
    ("option", "new", "allowed"), [("required", 1, "2, 3"), ("hand", 6, "8, 7")]
)
def test_an_option_with_a_value_that_is_not_allowed(option: str, new: int, allowed: str) -> None:
    problem = refused(put(team(), f"options.{option}", new))
    assert problem.code is RulesErrorCode.OPTION_VALUE
    assert problem.facts == {"option": option, "value": new, "allowed": allowed}


def test_the_hand_must_suit_the_number_of_players() -> None:
    assert refused({**team(), "players": ["a", "b", "c"]}).code is RulesErrorCode.OPTION_VALUE


def test_a_card_twice_in_the_deck() -> None:
    problem = refused(put(team(), "decks.0.97", 50))
    assert (problem.code, problem.facts) == (
        RulesErrorCode.DUPLICATE_CARD,
        {"deck": 0, "card": "50"},
    )


def test_a_card_missing_in_the_deck() -> None:
    problem = refused(put(team(), "decks.0", list(range(2, 99))))
    assert (problem.code, problem.facts) == (RulesErrorCode.MISSING_CARD, {"deck": 0, "card": "99"})


@pytest.mark.parametrize("card", [1, 100, 2.0, True, "2", None])
def test_an_unknown_card_in_the_deck(card: object) -> None:
    problem = refused(put(team(), "decks.0.0", card))
    assert problem.code is RulesErrorCode.UNKNOWN_CARD
    assert problem.facts["card"] == str(card)


@pytest.mark.parametrize("card", [1, "11r", "1R", "r1", None])
def test_an_unknown_card_in_a_deck_of_colours(card: object) -> None:
    assert refused(put(colours(), "decks.0.0", card)).code is RulesErrorCode.UNKNOWN_CARD


@pytest.mark.parametrize("decks", [[], [list(range(2, 60))], [list(range(2, 60))] * 3])
def test_a_wrong_number_of_decks(decks: list[object]) -> None:
    problem = refused({**duel(), "decks": decks})
    assert (problem.code, problem.facts) == (
        RulesErrorCode.DECK_COUNT,
        {"decks": len(decks), "allowed": 2},
    )


def test_the_bad_one_of_two_decks_is_named() -> None:
    assert refused(put(duel(), "decks.1.0", 58)).facts["deck"] == 1


@pytest.mark.parametrize("starter", [-1, 2, 99])
def test_a_starter_who_is_not_there(starter: int) -> None:
    problem = refused({**colours(), "starter": starter})
    assert (problem.code, problem.facts) == (
        RulesErrorCode.NO_SUCH_SEAT,
        {"seat": starter, "last": 1},
    )


def test_a_speaker_who_is_not_there() -> None:
    assert refused({**team(), "talk": [[0, 1, "hello"]]}).code is RulesErrorCode.NO_SUCH_SEAT


@pytest.mark.parametrize("card", [1, 100, 2.0, True, "2", None])
def test_an_unknown_card_in_a_turn(card: object) -> None:
    problem = refused(put(team(), "turns.0.1.0", card))
    assert problem.code is RulesErrorCode.UNKNOWN_CARD
    assert (problem.turn, problem.play) == (0, 1)


# -- files


def test_a_file_is_read_line_by_line() -> None:
    good = json.dumps(team()).encode()
    lines = [b"\xef\xbb\xbf" + good + b"\n", b"\n", b"  \r\n", b'{"cut\n', good + b"\r\n", b"[]"]
    found = list(read_records(lines))
    assert [line.number for line in found] == [1, 4, 5, 6]
    assert found[0].record == found[2].record == Record.from_dict(team())
    problems = [line.record for line in found if isinstance(line.record, BadRecord)]
    assert [problem.code for problem in problems] == [
        RulesErrorCode.NOT_JSON,
        RulesErrorCode.NOT_AN_OBJECT,
    ]


def test_an_object_over_several_lines_is_read_as_one() -> None:
    (line,) = read_records([json.dumps(team(), indent=2).encode()])
    assert line.record == Record.from_dict(team())
