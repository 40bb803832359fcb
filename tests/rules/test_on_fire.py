"""On Fire: a fire card on top at the end of a turn must be covered by the end of the next one."""

from __future__ import annotations

import pytest

from backtrick.rules import (
    Ending,
    Outcome,
    Result,
    RulesErrorCode,
    may_end_turn,
    outcome,
    parse_position,
    why_not_end,
)
from tests.kit import hand, lay, legal, refusal_to_end, team_lost, turn

BURNING = "the-game fire=1 | 22 1 100 100 | *30 40 50 60 / 3 4 | 5 6 7"


def test_a_fire_card_from_before_the_turn_must_be_covered() -> None:
    assert refusal_to_end(lay(BURNING, "40@1 50@1")) is RulesErrorCode.FIRE_OPEN


def test_covering_it_is_one_of_the_required_cards() -> None:
    assert may_end_turn(lay(BURNING, "30@0 40@1"))


def test_covering_it_alone_does_not_make_the_required_number() -> None:
    assert refusal_to_end(lay(BURNING, "30@0")) is RulesErrorCode.TOO_FEW_LAID


def test_it_may_be_covered_by_any_card_of_the_turn() -> None:
    assert may_end_turn(lay(BURNING, "40@1 50@1 60@0"))


def test_the_refusal_names_the_open_fire_cards() -> None:
    problem = why_not_end(lay("the-game fire=1 | 22 1 77 100 | *2 3 4 / 5 | 6", "2@1 3@1"))
    assert problem is not None
    assert problem.facts["cards"] == "22, 77"


def test_without_the_expansion_nothing_burns() -> None:
    position = BURNING.replace(" fire=1", "")
    assert may_end_turn(lay(position, "40@1 50@1"))


def test_too_few_cards_come_before_an_open_fire() -> None:
    assert refusal_to_end(lay(BURNING, "40@1")) is RulesErrorCode.TOO_FEW_LAID


def test_it_may_be_covered_by_the_backwards_trick() -> None:
    assert may_end_turn(lay("the-game fire=1 | 22 1 100 100 | *12 40 / 3 | 5", "12@0 40@1"))


@pytest.mark.parametrize("fire", [22, 33, 44, 55, 66, 77])
def test_each_of_the_six_burns(fire: int) -> None:
    position = f"the-game fire=1 | {fire} 1 100 100 | *2 3 99 / 5 | 6"
    assert refusal_to_end(lay(position, "2@1 3@1")) is RulesErrorCode.FIRE_OPEN
    assert may_end_turn(lay(position, "2@1 3@1 99@0"))


@pytest.mark.parametrize("card", [11, 88, 99, 21, 23])
def test_other_cards_do_not_burn(card: int) -> None:
    position = f"the-game fire=1 | {card} 1 100 100 | *2 3 / 5 | 6"
    assert may_end_turn(lay(position, "2@1 3@1"))


# -- fire cards of one's own turn


def test_ones_own_fire_card_may_stay_for_the_next_player() -> None:
    state = lay("the-game fire=1 | 1 1 100 100 | *22 30 / 3 4 | 5 6", "30@1 22@0")
    assert may_end_turn(state)


def test_the_next_player_then_has_to_cover_it() -> None:
    state = turn("the-game fire=1 | 1 1 100 100 | *22 30 / 31 40 50 | 5 6", "30@1 22@0")
    assert state.to_act == 1
    assert refusal_to_end(lay(state, "40@1 50@1")) is RulesErrorCode.FIRE_OPEN
    assert may_end_turn(lay(state, "40@1 31@0"))


def test_ones_own_fire_card_may_be_covered_in_the_same_turn() -> None:
    state = turn("the-game fire=1 | 1 1 100 100 | *22 30 / 31 40 50 | 5 6", "22@0 30@0")
    assert may_end_turn(lay(state, "40@1 50@1"))


def test_a_fire_card_on_a_fire_card_settles_the_old_one() -> None:
    assert may_end_turn(lay("the-game fire=1 | 22 1 100 100 | *33 40 / 3 4 | 5", "33@0 40@1"))


def test_a_fire_card_on_a_fire_card_is_open_for_the_next_player() -> None:
    state = turn("the-game fire=1 | 22 1 100 100 | *33 40 / 50 60 70 | 5", "33@0 40@1")
    assert refusal_to_end(lay(state, "50@1 60@1")) is RulesErrorCode.FIRE_OPEN
    assert may_end_turn(lay(state, "50@1 60@0"))


def test_a_fire_card_covered_and_another_laid_on_the_same_pile_is_settled() -> None:
    state = lay("the-game fire=1 | 22 1 100 100 | *30 33 / 3 4 | 5", "30@0 33@0")
    assert may_end_turn(state)


def test_several_fires_must_all_be_covered() -> None:
    position = "the-game fire=1 | 22 33 77 66 | *30 40 50 60 / 3 4 | 5 6"
    assert refusal_to_end(lay(position, "30@0 40@1 60@2")) is RulesErrorCode.FIRE_OPEN
    assert may_end_turn(lay(position, "30@0 40@1 60@2 50@3"))


# -- losing


def test_burned_when_enough_is_laid_and_nothing_fits_any_more() -> None:
    """78 goes nowhere, and 77 lies open on the last pile."""
    state = lay("the-game fire=1 | 90 91 11 77 | *93 94 78 / 3 4 | 5", "93@0 94@0")
    assert legal(state) == set()
    assert outcome(state) == team_lost(4, Ending.BURNED)


def test_stuck_when_too_few_are_laid_and_nothing_fits_though_a_fire_is_open() -> None:
    state = lay("the-game fire=1 | 90 91 11 77 | *93 78 79 / 3 4 | 5", "93@0")
    assert outcome(state) == team_lost(5, Ending.STUCK)


def test_stuck_before_the_first_card_though_a_fire_is_open() -> None:
    state = parse_position("the-game fire=1 | 90 91 11 77 | *78 79 / 3 4 | 5")
    assert outcome(state) == team_lost(5, Ending.STUCK)


@pytest.mark.parametrize("draw_pile", ["5 6 7 8", "5", ""])
def test_burned_with_an_empty_hand_whatever_the_draw_pile_holds(draw_pile: str) -> None:
    state = lay(f"the-game fire=1 | 22 1 100 100 | *30 40 / 3 4 | {draw_pile}", "30@1 40@1")
    assert outcome(state) == team_lost(2 + len(draw_pile.split()), Ending.BURNED)


def test_a_turn_may_not_end_on_an_open_fire_even_at_the_price_of_losing() -> None:
    """Nothing covers 22, yet 95 still fits another pile: it must be laid, and then all is lost."""
    state = lay("the-game fire=1 | 90 91 22 11 | *93 94 95 50 / 3 4 | 5", "93@0 94@0")
    assert outcome(state) is None
    assert refusal_to_end(state) is RulesErrorCode.FIRE_OPEN
    assert legal(state) == {"95@0", "95@1"}
    assert outcome(lay(state, "95@0")) == team_lost(4, Ending.BURNED)


def test_an_empty_draw_pile_changes_nothing() -> None:
    position = "the-game fire=1 | 22 1 100 100 | *30 40 / 3 4 | "
    assert refusal_to_end(lay(position, "40@1")) is RulesErrorCode.FIRE_OPEN
    assert may_end_turn(lay(position, "30@0"))


def test_experts_cover_within_their_three_cards() -> None:
    position = "the-game required=3 fire=1 | 22 1 100 100 | *30 40 50 60 / 3 4 | 5 6"
    assert refusal_to_end(lay(position, "40@1 50@1 60@1")) is RulesErrorCode.FIRE_OPEN
    assert refusal_to_end(lay(position, "30@0 40@1")) is RulesErrorCode.TOO_FEW_LAID
    assert may_end_turn(lay(position, "30@0 40@1 50@1"))


# -- who has to cover it


def test_the_next_player_who_holds_cards_has_to_cover_it() -> None:
    state = turn("the-game fire=1 | 1 1 100 100 | *22 99 / / 50 60 | ", "22@0")
    assert state.to_act == 2
    assert refusal_to_end(lay(state, "50@1")) is RulesErrorCode.FIRE_OPEN
    assert may_end_turn(lay(state, "50@0"))


def test_alone_it_is_ones_own_next_turn() -> None:
    state = turn("the-game fire=1 | 1 1 100 100 | *2 22 30 40 | 50 60", "2@0 22@0")
    assert hand(state, 0) == "30 40 50 60"
    assert refusal_to_end(lay(state, "30@1 40@1")) is RulesErrorCode.FIRE_OPEN
    assert may_end_turn(lay(state, "30@0 40@1"))


def test_the_last_player_left_covers_ones_own() -> None:
    state = turn("the-game fire=1 | 1 1 100 100 | / *22 40 99 / | ", "22@0")
    assert state.to_act == 1
    assert refusal_to_end(lay(state, "40@1")) is RulesErrorCode.FIRE_OPEN


# -- winning


def test_the_98th_card_wins_though_a_fire_is_open() -> None:
    state = lay("the-game fire=1 | 22 1 100 100 | *30 / | ", "30@1")
    assert outcome(state) == Outcome(Result.WON, None, 0, Ending.ALL_LAID)


def test_the_98th_card_wins_though_it_is_a_fire_card() -> None:
    state = lay("the-game fire=1 | 1 1 100 100 | *22 / | ", "22@0")
    assert outcome(state) == Outcome(Result.WON, None, 0, Ending.ALL_LAID)
