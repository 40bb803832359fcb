"""Imagining: any state that looks just like this from here. More of it in test_properties."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from backtrick.rules import (
    BadSetup,
    RulesErrorCode,
    State,
    imagine,
    observe,
    outcome,
    parse_position,
    resign,
)
from backtrick.rules.view import laid_cards
from tests.kit import Impatient, lay

POSITION = "the-game | 47 1 100 88 | 5 9 10 / *37 60 99 / 3 4 6 | 12 61 70"


def imagined(state: State, seat: int, *, recall: bool = False, times: int = 50) -> list[State]:
    view = observe(state, seat, recall=recall)
    states = [imagine(view, Impatient(number)) for number in range(times)]
    assert {observe(one, seat).outcome for one in states} == {view.outcome}
    return states


def test_the_own_hand_stays() -> None:
    assert {state.hands[1] for state in imagined(parse_position(POSITION), 1)} == {(37, 60, 99)}


def test_the_others_hands_vary() -> None:
    states = imagined(parse_position(POSITION), 1)
    assert len({state.hands[0] for state in states}) > 40
    assert len({state.draw_piles for state in states}) > 40


def test_the_same_luck_imagines_the_same_state() -> None:
    view = observe(parse_position(POSITION), 1)
    assert imagine(view, Random(5)) == imagine(view, Random(5))


def test_every_unseen_card_is_about_as_likely_in_every_place() -> None:
    """Three cards in sight of 98, 95 unseen: each is as often as any other in seat 0's hand."""
    view = observe(parse_position("the-game | 1 1 100 100 | 2 3 / *4 5 6 | 7 8"), 1)
    rng = Random(1)
    counted = Counter(card for _ in range(5000) for card in imagine(view, rng).hands[0])
    assert len(counted) == 95
    assert all(60 < times < 155 for times in counted.values())


def test_with_recall_only_what_is_left_is_dealt_out() -> None:
    state = parse_position(POSITION)
    for one in imagined(state, 1, recall=True):
        assert laid_cards(one) == laid_cards(state)


def test_without_recall_what_is_covered_may_be_anywhere() -> None:
    state = parse_position(POSITION)
    assert any(laid_cards(one) != laid_cards(state) for one in imagined(state, 1))


def test_tops_are_never_in_a_hand() -> None:
    for one in imagined(parse_position(POSITION), 0):
        assert not {47, 88} & {card for hand in (*one.hands, *one.draw_piles) for card in hand}


def test_who_goes_on_can_go_on_in_the_imagined_state_too() -> None:
    """Seat 1 is to act and not stuck, so it holds something that fits."""
    state = parse_position("the-game | 97 96 4 5 | 40 41 / *98 50 | 51 52")
    assert all(outcome(one) is None for one in imagined(state, 0))


def test_who_was_stuck_is_stuck_in_the_imagined_state_too() -> None:
    state = parse_position("the-game | 90 91 10 11 | 40 41 / *50 55 | 51 52")
    assert outcome(state) is not None
    assert len({one.hands[1] for one in imagined(state, 0)}) > 40


def test_who_lost_with_one_card_may_have_held_any() -> None:
    state = parse_position("face-to-face | 1 60 1 60 | *5 / 6 7 | / 8")
    assert outcome(state) is not None
    assert len({one.hands[0] for one in imagined(state, 1)}) > 20


@pytest.mark.parametrize("quitter", [0, 1])
def test_who_resigned_has_lost_in_the_imagined_state_too(quitter: int) -> None:
    state = resign(parse_position("face-to-face | 1 60 1 60 | *5 9 / 6 7 | 10 / 8"), quitter)
    assert all(outcome(one) == outcome(state) for one in imagined(state, 1))


def test_before_anyone_starts() -> None:
    state = parse_position("the-game | 1 1 100 100 | 2 3 / 4 5 | 6 7")
    assert {one.to_act for one in imagined(state, 0)} == {-1}


def test_a_card_just_given_is_not_drawn_again() -> None:
    state = lay("face-to-face | 20 40 30 50 | 10 11 12 / *5 33 34 | 41 42 / 43 44 45", "5@0")
    for seat in (0, 1):
        assert all(5 in laid_cards(one)[1] for one in imagined(state, seat, times=200))


def test_ones_own_card_of_a_number_that_was_given_may_be_anywhere() -> None:
    """The opponent's 20 lies on seat 0's pile; seat 0's own 20 may still be in its hand."""
    state = parse_position("face-to-face | 20' 40 30 50 | 20 10 12 / *5 33 34 | 41 42 / 43")
    assert any(20 in one.hands[0] for one in imagined(state, 1, times=200))
    assert all(20 in laid_cards(one)[1] for one in imagined(state, 0, times=200))


def test_who_is_stuck_with_the_very_number_that_was_given() -> None:
    """Only 29 and the own 30 fit nowhere, so this hand is the only one to imagine."""
    state = parse_position("face-to-face | 30' 28 1 60 | *29 30 / 5 6 | / 7")
    assert outcome(state) is not None
    assert {one.hands[0] for one in imagined(state, 1)} == {(29, 30)}


def test_in_the_middle_of_a_turn() -> None:
    state = lay(POSITION, "99@2")
    assert {one.laid_on for one in imagined(state, 0)} == {(2,)}


def test_a_view_that_no_game_can_have_is_refused() -> None:
    stuck = parse_position("the-game | 99 98 2 3 | *50 51 / 60 | ")
    view = replace(observe(stuck, 1, recall=True), outcome=None)
    with pytest.raises(BadSetup) as caught:
        imagine(view, Random(1))
    assert caught.value.code is RulesErrorCode.IMPOSSIBLE_VIEW
