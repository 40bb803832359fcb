"""The legal plays as an object, and why any other play is refused."""

from __future__ import annotations

import pytest

from backtrick.errors import Fact
from backtrick.rules import (
    IllegalPlay,
    Play,
    QuickAndEasy,
    RulesErrorCode,
    legal_plays,
    observe,
    parse_position,
    play,
    resign,
)
from tests.kit import lay, refusal

STATE = parse_position("the-game | 47 99 20 2 | *37 30 50 / 3 4 | 5 6")


def facts(position: str, card: int, pile: int) -> dict[str, Fact]:
    problem = legal_plays(parse_position(position)).why_not(card, pile)
    assert problem is not None
    return {"reason": problem.code.value, **problem.facts}


# -- the object


def test_iteration_gives_every_legal_play_once() -> None:
    assert list(legal_plays(STATE)) == [Play(30, 2), Play(37, 0), Play(50, 0)]


def test_len_and_bool_count_them() -> None:
    assert len(legal_plays(STATE)) == 3
    assert legal_plays(STATE)
    nothing = legal_plays(parse_position("the-game | 90 90 10 10 | *50 | 5"))
    assert len(nothing) == 0
    assert not nothing


def test_in_answers_for_plays_and_for_plain_pairs() -> None:
    assert Play(37, 0) in legal_plays(STATE)
    assert (37, 0) in legal_plays(STATE)
    assert (37, 1) not in legal_plays(STATE)


@pytest.mark.parametrize("thing", [None, 37, "37@0", (37,), (37, 0, 0), [37, 0], ("37", 0)])
def test_in_is_false_for_anything_that_is_no_play(thing: object) -> None:
    assert thing not in legal_plays(STATE)


@pytest.mark.parametrize("thing", [(37, False), (37.0, 0), (37, 0.0)])
def test_in_wants_whole_numbers(thing: object) -> None:
    """`False` and `0.0` equal 0, but a pile is a number and a card is one too."""
    assert thing not in legal_plays(STATE)


def test_repr_names_the_plays() -> None:
    assert "Play(card=37, pile=0)" in repr(legal_plays(STATE))


def test_why_not_is_none_for_a_legal_play() -> None:
    assert legal_plays(STATE).why_not(37, 0) is None


def test_play_raises_what_why_not_says() -> None:
    with pytest.raises(IllegalPlay) as caught:
        play(STATE, 37, 1)
    expected = legal_plays(STATE).why_not(37, 1)
    assert expected is not None
    assert str(caught.value) == str(expected)


# -- why not


def test_does_not_fit_names_card_pile_direction_top_and_the_trick() -> None:
    assert facts("the-game | 47 99 20 2 | *30 98 | 5", 30, 0) == {
        "reason": "does-not-fit",
        "card": "30",
        "pile": 0,
        "direction": "ascending",
        "top": "47",
        "trick": 37,
    }


def test_does_not_fit_on_a_descending_pile() -> None:
    assert facts("the-game | 47 99 20 2 | *31 98 | 5", 31, 2) == {
        "reason": "does-not-fit",
        "card": "31",
        "pile": 2,
        "direction": "descending",
        "top": "20",
        "trick": 30,
    }


@pytest.mark.parametrize(("position", "pile"), [("9 99 95 95", 0), ("95 95 95 9", 2)])
def test_there_is_no_trick_beyond_the_ends(position: str, pile: int) -> None:
    """Below 12 and above 89 no card lies ten back."""
    card = 5 if pile == 0 else 98
    assert facts(f"the-game | {position} | *{card} | 3", card, pile)["trick"] == 0


def test_the_trick_of_face_to_face_stays_in_its_deck() -> None:
    assert facts("face-to-face | 50 52 1 60 | *55 40 / 2 | / ", 55, 1)["trick"] == 0
    assert facts("face-to-face | 50 52 1 60 | *55 41 / 2 | / ", 41, 0)["trick"] == 40


def test_does_not_fit_by_colour_names_number_and_colour_of_the_top() -> None:
    assert facts("quick-and-easy | 9r 2r | *5b 10b / | ", QuickAndEasy().card("5b"), 0) == {
        "reason": "does-not-fit-colour",
        "card": "5b",
        "pile": 0,
        "direction": "ascending",
        "top": "9r",
        "number": 9,
        "colour": "r",
    }


def test_a_card_not_in_hand_names_the_hand() -> None:
    assert facts("the-game | 47 99 20 2 | *30 50 / 37 | 5", 37, 0) == {
        "reason": "not-in-hand",
        "card": "37",
        "pile": 0,
        "hand": "30 50",
    }


@pytest.mark.parametrize("card", [0, 1, 100, -3])
def test_a_card_that_does_not_exist_is_not_in_hand(card: int) -> None:
    assert facts("the-game | 47 99 20 2 | *30 50 | 5", card, 0)["reason"] == "not-in-hand"


@pytest.mark.parametrize("pile", [-1, 4, 99])
def test_a_pile_that_does_not_exist(pile: int) -> None:
    assert facts("the-game | 47 99 20 2 | *50 | 5", 50, pile) == {
        "reason": "no-such-pile",
        "pile": pile,
        "last": 3,
    }


def test_a_full_turn_names_the_most() -> None:
    state = lay("quick-and-easy professional=1 | - - | *5b 6b / | ", "5b@0")
    problem = legal_plays(state).why_not(6, 0)
    assert problem is not None
    assert (problem.code, problem.facts) == (RulesErrorCode.TURN_FULL, {"most": 1})


def test_nothing_may_be_laid_before_somebody_starts() -> None:
    assert refusal("the-game | 1 1 100 100 | 2 3 / 4 5 | 6", "2@0") is RulesErrorCode.NOT_STARTED


def test_nothing_may_be_laid_after_the_last_card() -> None:
    assert refusal(lay("the-game | 1 1 100 100 | *2 | ", "2@0"), "2@0") is RulesErrorCode.GAME_OVER


def test_nothing_may_be_laid_after_resigning() -> None:
    assert refusal(resign(STATE, 1), "37@0") is RulesErrorCode.GAME_OVER


def test_in_a_view_the_others_may_lay_nothing() -> None:
    view = observe(STATE, 1)
    assert not legal_plays(view)
    problem = legal_plays(view).why_not(3, 0)
    assert problem is not None
    assert problem.code is RulesErrorCode.NOT_YOUR_TURN


def test_in_the_view_of_the_seat_to_act_the_plays_are_the_states() -> None:
    assert list(legal_plays(observe(STATE, 0))) == list(legal_plays(STATE))
