"""Positions and plays as text. That every state round-trips is in test_properties."""

from __future__ import annotations

import pytest

from backtrick.rules import (
    NOBODY,
    BadNotation,
    BadSetup,
    FaceToFace,
    Play,
    QuickAndEasy,
    RulesError,
    RulesErrorCode,
    TheGame,
    parse_play,
    parse_position,
    parse_turn,
    play_text,
    position_text,
    resign,
    turn_text,
)
from tests.kit import lay


def refused(text: str) -> RulesErrorCode:
    with pytest.raises(RulesError) as caught:
        parse_position(text)
    return caught.value.code


# -- positions


def test_a_position_names_options_tops_hands_draw_pile_and_what_was_laid_on() -> None:
    state = parse_position("the-game required=3 | 47 1 100 88 | 5 9 / *37 99 / | 12 60 | 0 3")
    assert state.game == TheGame(required=3, hand=6)
    assert state.tops == (47, 1, 100, 88)
    assert state.hands == ((5, 9), (37, 99), ())
    assert state.to_act == 1
    assert state.draw_piles == ((12, 60),)
    assert state.laid_on == (0, 3)


def test_the_usual_options_are_left_out() -> None:
    text = position_text(
        parse_position("the-game required=2 fire=0 hand=7 | 1 1 100 100 | 2 / *3 | ")
    )
    assert text == "the-game | 1 1 100 100 | 2 / *3 | "


@pytest.mark.parametrize(
    "text",
    [
        "the-game required=3 hand=5 fire=1 | 47 1 100 88 | 5 9 / *37 99 / 2 | 12 60 | 0 3",
        "the-game | 1 1 100 100 | *2 3 4 5 6 7 8 9 | 12 60",
        "the-game | 1 1 100 100 | 2 / 3 /  / 4 / 5 | ",
        "face-to-face | 1 60 30 60 | 2 3 / *2 3 | 9 8 / 7",
        "face-to-face | 12' 60 30 50' | 2 3 / *2 3 | 9 8 / 7",
        "quick-and-easy professional=1 | - 10b | *7r 1y / 2g | 3v 4b | 1",
        "quick-and-easy | - - | 7r 1y / 2g | ",
        "the-game | 1 1 100 100 | *2 / 3 | 4 | resigned 1",
        "the-game | 1 1 100 100 | *2 / 3 | 4 | 0 0 | resigned 0",
    ],
)
def test_positions_round_trip(text: str) -> None:
    assert position_text(parse_position(text)) == text


def test_nobody_to_act_has_no_star() -> None:
    assert parse_position("the-game | 1 1 100 100 | 2 / 3 | 4").to_act == NOBODY


def test_hands_may_be_written_in_any_order_draw_piles_may_not() -> None:
    state = parse_position("the-game | 1 1 100 100 | *9 2 5 | 8 3 6")
    assert state.hands == ((2, 5, 9),)
    assert state.draw_piles == ((8, 3, 6),)


def test_spaces_do_not_matter() -> None:
    tight = parse_position("the-game|1 1 100 100|*2 3/4|5")
    assert tight == parse_position("  the-game |  1 1 100  100 | * 2 3 / 4 | 5  ")


def test_a_state_in_the_middle_of_a_turn() -> None:
    state = lay("the-game | 1 1 100 100 | *2 3 / 4 | 5", "2@0")
    assert position_text(state) == "the-game | 2 1 100 100 | *3 / 4 | 5 | 0"


def test_a_resigned_state() -> None:
    state = resign(parse_position("the-game | 1 1 100 100 | *2 3 / 4 | 5"), 1)
    assert position_text(state).endswith("| 5 | resigned 1")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", RulesErrorCode.BAD_POSITION_TEXT),
        (" | 1 1 100 100 | *2 | 3", RulesErrorCode.UNKNOWN_GAME),
        ("chess | 1 1 100 100 | *2 | 3", RulesErrorCode.UNKNOWN_GAME),
        ("the-game", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game | 1 1 100 100 | *2", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game | 1 1 100 100 | *2 | 3 | 0 | 1", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game | 1 1 100 | *2 | 3", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game | 1 1 100 100 100 | *2 | 3", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game | 1 1 100 100 | *2 / *4 | 3", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game | 1 1 100 100 | *2 | 3 | 4", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game | 1 1 100 100 | *2 | 3 | x", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game | 1 1 100 100 | *2 | 3 | resigned 1", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game | 1 1 100 100 | *2 | 3 | resigned", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game required | 1 1 100 100 | *2 | 3", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game required=x | 1 1 100 100 | *2 | 3", RulesErrorCode.BAD_POSITION_TEXT),
        ("the-game speed=3 | 1 1 100 100 | *2 | 3", RulesErrorCode.UNKNOWN_OPTION),
        ("the-game required=4 | 1 1 100 100 | *2 | 3", RulesErrorCode.OPTION_VALUE),
        ("the-game hand=5 | 1 1 100 100 | *2 | 3", RulesErrorCode.OPTION_VALUE),
        ("the-game | 1 1 100 100 | 2 / 3 / 4 / 5 / 6 / 7 | 8", RulesErrorCode.PLAYER_COUNT),
        ("the-game | 1 1 100 100 | *2 100 | 3", RulesErrorCode.UNKNOWN_CARD),
        ("the-game | 100 1 100 100 | *2 | 3", RulesErrorCode.UNKNOWN_CARD),
        ("the-game | - 1 100 100 | *2 | 3", RulesErrorCode.UNKNOWN_CARD),
        ("the-game | 1 1 100 100 | *2 3 | 3", RulesErrorCode.DUPLICATE_CARD),
        ("the-game | 1 1 100 100 | *2 3 / 3 | 4", RulesErrorCode.DUPLICATE_CARD),
        ("the-game | 1 1 100 100 | *2 3 3 | 4", RulesErrorCode.DUPLICATE_CARD),
        ("the-game | 1 1 100 100 | *2 | 3 / 4", RulesErrorCode.DECK_COUNT),
        ("face-to-face | 1 60 1 60 | *2 / 3 | 4", RulesErrorCode.DECK_COUNT),
        ("face-to-face | 1 60 1 60 | *2 | 4", RulesErrorCode.PLAYER_COUNT),
        ("quick-and-easy | - - | *2 / 3r | ", RulesErrorCode.UNKNOWN_CARD),
        ("quick-and-easy | - - | *11r / 3r | ", RulesErrorCode.UNKNOWN_CARD),
    ],
)
def test_a_bad_position_is_refused_with_its_own_reason(text: str, reason: RulesErrorCode) -> None:
    assert refused(text) is reason


def test_the_same_number_may_lie_in_both_decks_of_a_duel() -> None:
    assert parse_position("face-to-face | 1 60 1 60 | *2 / 2 | 3 / 3").hands == ((2,), (2,))


def test_a_top_that_the_opponent_gave_is_marked() -> None:
    state = lay("face-to-face | 29 60 1 60 | 3 4 / *12 50 | 59 / 59", "12@0")
    assert position_text(state) == "face-to-face | 12' 60 1 60 | 3 4 / *50 | 59 / 59 | 0"
    assert parse_position(position_text(state)) == state


# -- plays


@pytest.mark.parametrize(
    ("text", "play"),
    [("37@2", Play(37, 2)), ("2@0", Play(2, 0)), ("99@3", Play(99, 3)), ("99@12", Play(99, 12))],
)
def test_plays_as_text(text: str, play: Play) -> None:
    assert parse_play(TheGame(), text) == play
    assert play_text(TheGame(), play) == text


def test_plays_with_colours() -> None:
    game = QuickAndEasy()
    assert parse_play(game, "10v@1") == Play(game.card("10v"), 1)
    assert play_text(game, Play(game.card("7r"), 0)) == "7r@0"


def test_a_turn_as_text() -> None:
    plays = (Play(37, 2), Play(38, 0))
    assert turn_text(TheGame(), plays) == "37@2 38@0"
    assert parse_turn(TheGame(), " 37@2   38@0 ") == plays
    assert parse_turn(TheGame(), "") == ()


@pytest.mark.parametrize(
    "text", ["", "37", "37@", "37@x", "37@-1", "37@1.0", "37@100", "37 2", "37@²"]
)
def test_no_play(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_play(TheGame(), text)
    assert caught.value.code is RulesErrorCode.BAD_PLAY_TEXT
    assert caught.value.facts == {"text": text}


@pytest.mark.parametrize("text", ["1@0", "100@0", "x@0", "@0", "-5@0", "5.0@0", "7r@0", "٣@0"])
def test_no_card_of_the_game(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_play(TheGame(), text)
    assert caught.value.code is RulesErrorCode.UNKNOWN_CARD
    assert (caught.value.facts["first"], caught.value.facts["last"]) == ("2", "99")


@pytest.mark.parametrize("text", ["7", "r7", "7R", "11r", "0r", "7rr", "07r", " 7r"])
def test_no_card_of_quick_and_easy(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        QuickAndEasy().card(text)
    assert caught.value.facts == {"card": text, "first": "1b", "last": "10y"}


def test_a_duel_has_no_60() -> None:
    with pytest.raises(BadNotation):
        FaceToFace().card("60")


# -- games by name


def test_unknown_games_name_the_nearest() -> None:
    with pytest.raises(BadSetup) as caught:
        parse_position("the_gam | 1 1 100 100 | *2 | 3")
    assert caught.value.facts == {
        "game": "the_gam",
        "known": "the-game, face-to-face, quick-and-easy",
        "nearest": "the-game",
    }


def test_a_name_like_no_other_has_no_nearest() -> None:
    with pytest.raises(BadSetup) as caught:
        parse_position("xyz | 1 1 100 100 | *2 | 3")
    assert caught.value.facts["nearest"] == ""
