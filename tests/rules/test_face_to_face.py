"""The corners of Face to Face; the examples of its rulebooks are in test_rulebook_examples."""

from __future__ import annotations

import pytest

from backtrick.rules import (
    BadSetup,
    Ending,
    FaceToFace,
    Outcome,
    Result,
    RulesErrorCode,
    deal,
    may_end_turn,
    outcome,
    parse_position,
    resign,
)
from backtrick.rules.face_to_face import drawn, gives, owner
from tests.kit import hand, lay, legal, refusal, refusal_to_end, turn


def won_by(seat: int, left: int, ending: Ending) -> Outcome:
    return Outcome(Result.WON, seat, left, ending)


def test_each_seat_owns_two_piles() -> None:
    assert [owner(pile) for pile in range(4)] == [0, 0, 1, 1]


def test_a_card_on_the_others_pile_is_given() -> None:
    assert [gives(pile, 0) for pile in range(4)] == [False, False, True, True]
    assert [gives(pile, 1) for pile in range(4)] == [True, True, False, False]


# -- giving a card


def test_a_row_card_cannot_be_improved() -> None:
    position = "face-to-face | 20 30 1 60 | *2 59 40 / 5 6 | 7 / 8"
    assert refusal(position, "2@2") is RulesErrorCode.ROW_CARD_ONLY
    assert refusal(position, "59@3") is RulesErrorCode.ROW_CARD_ONLY


@pytest.mark.parametrize("text", ["25@2", "35@3"])
def test_an_equal_number_never_improves(text: str) -> None:
    position = "face-to-face | 20 30 25 35 | *25 35 / 5 6 | 7 / 8"
    assert refusal(position, text) is RulesErrorCode.DOES_NOT_IMPROVE


def test_an_equal_number_does_not_fit_an_own_pile_either() -> None:
    """The opponent may have given the very number that one holds."""
    position = "face-to-face | 25 2 1 60 | *25 30 / 5 6 | 7 / 8"
    assert refusal(position, "25@0") is RulesErrorCode.DOES_NOT_FIT


@pytest.mark.parametrize("text", ["35@2", "25@3"])
def test_the_way_of_the_pile_does_not_improve(text: str) -> None:
    position = "face-to-face | 20 30 30 30 | *25 35 / 5 6 | 7 / 8"
    assert refusal(position, text) is RulesErrorCode.DOES_NOT_IMPROVE


def test_there_is_no_trick_on_the_opponents_piles_only_improvement() -> None:
    """Ten below an ascending pile improves it like nine or eleven below."""
    position = "face-to-face | 59 2 30 40 | *19 20 21 49 50 51 / 5 6 | 7 / 8"
    assert {"19@2", "20@2", "21@2", "49@3", "50@3", "51@3"} <= legal(position)


def test_a_given_card_counts_as_laid_by_the_giver() -> None:
    position = "face-to-face | 20 30 40 50 | *10 25 / 5 6 | 7 / 8"
    assert may_end_turn(lay(position, "10@2 25@0"))
    assert outcome(lay("face-to-face | 20 30 40 50 | *10 25 / 5 6 | / 8", "25@0 10@2")) == won_by(
        0, 3, Ending.ALL_LAID
    )


def test_one_given_card_alone_is_too_few() -> None:
    state = lay("face-to-face | 20 30 40 50 | *10 25 / 5 6 | 7 / 8", "10@2")
    assert refusal_to_end(state) is RulesErrorCode.TOO_FEW_LAID


@pytest.mark.parametrize("text", ["11@2", "55@3"])
def test_a_second_card_for_the_opponent_is_refused_on_either_pile(text: str) -> None:
    position = "face-to-face | 20 30 40 50 | *12 11 25 55 / 5 6 | 7 / 8"
    assert refusal(position, text) is None
    assert refusal(lay(position, "12@2"), text) is RulesErrorCode.ALREADY_GIVEN


def test_a_card_may_be_given_in_every_turn() -> None:
    state = turn("face-to-face | 20 30 40 50 | *10 25 26 / 5 6 | 7 9 11 / 8", "10@2 25@0")
    state = turn(state, "5@0 6@3")
    assert refusal(state, "9@2") is None


def test_whose_card_is_on_top_can_be_seen_from_its_colour() -> None:
    state = lay("face-to-face | 20 30 40 50 | *10 25 35 / 5 6 | 7 / 8", "10@2")
    assert state.given_tops == 0b0100
    assert turn(state, "25@0").given_tops == 0b0100


def test_a_given_card_that_is_covered_by_its_owner_shows_no_more() -> None:
    state = turn("face-to-face | 20 30 40 50 | *10 25 35 / 11 12 | 7 / 8", "10@2 25@0")
    assert lay(state, "11@2").given_tops == 0


# -- own piles


def test_own_piles_follow_the_same_rule_for_both_seats() -> None:
    assert legal("face-to-face | 30 20 1 60 | *31 19 20 30 25 / 5 6 | 7 / 8") == {
        *("31@0", "20@0"),
        *("19@1", "30@1"),
    }
    assert legal("face-to-face | 1 60 30 20 | 5 6 / *31 19 20 30 25 | 7 / 8") == {
        *("31@2", "20@2"),
        *("19@3", "30@3"),
    }


# -- drawing


@pytest.mark.parametrize(
    ("hand_left", "given", "draw_left", "cards"),
    [
        (4, False, 50, 2),
        (0, False, 50, 2),
        (4, False, 1, 1),
        (4, False, 0, 0),
        (5, False, 50, 2),
        (4, True, 50, 2),
        (1, True, 50, 5),
        (0, True, 50, 6),
        (1, True, 3, 3),
        (1, True, 0, 0),
    ],
)
def test_two_are_drawn_or_back_to_six_as_far_as_it_goes(
    hand_left: int, given: bool, draw_left: int, cards: int
) -> None:
    assert drawn(6, hand_left, 2, given, draw_left) == cards


def test_two_are_drawn_also_after_a_long_turn() -> None:
    state = turn("face-to-face | 1 60 1 60 | *2 3 4 5 6 7 / 8 | 9 10 11 / 12", "2@0 3@0 4@0 5@0")
    assert hand(state, 0) == "6 7 9 10"


def test_two_are_drawn_from_a_draw_pile_of_one() -> None:
    state = turn("face-to-face | 1 60 1 60 | *2 3 4 / 8 | 9 / 12", "2@0 3@0")
    assert hand(state, 0) == "4 9"


def test_back_to_six_from_a_short_draw_pile() -> None:
    state = turn("face-to-face | 1 60 30 60 | *2 3 4 / 8 | 9 10 11 / 12", "2@2 3@0")
    assert hand(state, 0) == "4 9 10 11"
    assert state.draw_piles == ((), (12,))


def test_each_draws_from_the_own_draw_pile() -> None:
    state = turn("face-to-face | 1 60 1 60 | 8 9 / *2 3 4 | 5 / 6 7", "2@2 3@2")
    assert hand(state, 1) == "4 6 7"
    assert state.draw_piles == ((5,), ())


def test_the_same_number_exists_in_both_decks() -> None:
    state = turn("face-to-face | 1 60 1 60 | *5 6 / 5 6 | 9 / 9", "5@0 6@0")
    assert hand(turn(state, "5@2 6@2"), 1) == "9"


# -- the end


def test_stuck_before_the_first_card() -> None:
    state = parse_position("face-to-face | 50 10 1 60 | *21 30 31 / 2 4 | 40 / 3")
    assert outcome(state) == won_by(1, 4, Ending.STUCK)


def test_stuck_with_one_laid() -> None:
    state = lay("face-to-face | 50 10 1 60 | *21 30 51 / 2 4 | 40 / 3", "51@0")
    assert outcome(state) == won_by(1, 3, Ending.STUCK)


def test_a_gift_keeps_one_in_the_game() -> None:
    """Nothing fits the own piles, but 21 improves the opponent's; a second such card may not."""
    state = parse_position("face-to-face | 50 10 30 60 | *21 29 31 / 2 4 | 41 / 3")
    assert outcome(state) is None
    assert outcome(lay(state, "21@2")) == won_by(1, 3, Ending.STUCK)


def test_not_stuck_once_two_are_laid() -> None:
    state = lay("face-to-face | 50 10 1 60 | *21 30 51 52 / 2 4 | 40 / 3", "51@0 52@0")
    assert legal(state) == set()
    assert may_end_turn(state)


def test_one_card_at_the_start_of_the_turn_loses_though_it_fits() -> None:
    state = turn("face-to-face | 1 60 1 60 | *5 6 / 59 | 7 8 / ", "5@0 6@0")
    assert outcome(state) == won_by(0, 1, Ending.STUCK)
    assert legal(state) == set()
    assert refusal(state, "59@2") is RulesErrorCode.GAME_OVER
    assert refusal_to_end(state) is RulesErrorCode.GAME_OVER


def test_one_card_left_from_a_draw_pile_of_one_loses_too() -> None:
    """All is laid but the last card of the draw pile: it is drawn, and cannot be laid alone."""
    state = turn("face-to-face | 1 60 1 60 | 30 31 40 / *5 6 | 7 8 / 59", "5@2 6@2")
    assert hand(state, 1) == "59"
    assert outcome(state) is None
    assert outcome(turn(state, "30@0 31@0")) == won_by(0, 1, Ending.STUCK)


def test_one_card_left_after_laying_one_is_laid() -> None:
    """Only the start of a turn asks for two: with one laid, the last card may follow."""
    state = lay("face-to-face | 1 60 1 60 | *5 6 / 59 58 | / 7", "5@0")
    assert legal(state) == {"6@0", "6@1"}
    assert outcome(lay(state, "6@0")) == won_by(0, 3, Ending.ALL_LAID)


def test_won_at_once_though_the_opponent_could_still_play() -> None:
    state = lay("face-to-face | 1 60 1 60 | *5 6 / 59 58 | / 7", "5@0 6@0")
    assert refusal_to_end(state) is RulesErrorCode.GAME_OVER


def test_not_won_with_an_empty_hand_while_the_own_draw_pile_holds_a_card() -> None:
    state = lay("face-to-face | 1 60 1 60 | *5 6 / 59 58 | 8 / ", "5@0 6@0")
    assert outcome(state) is None
    assert may_end_turn(state)


def test_left_are_the_losers_cards_only() -> None:
    state = lay("face-to-face | 1 60 1 60 | *5 6 / 59 58 57 | / 7 8", "5@0 6@0")
    assert outcome(state) == won_by(0, 5, Ending.ALL_LAID)


@pytest.mark.parametrize(("quitter", "left"), [(0, 3), (1, 4)])
def test_who_resigns_has_lost_whoever_is_to_act(quitter: int, left: int) -> None:
    state = parse_position("face-to-face | 1 60 1 60 | *5 6 / 59 58 57 | 8 / 7")
    assert outcome(resign(state, quitter)) == won_by(1 - quitter, left, Ending.RESIGNED)


def test_the_rulebooks_have_no_word_for_a_good_result() -> None:
    assert FaceToFace().band(won_by(0, 1, Ending.STUCK)) is None


# -- setting up


def test_the_lot_decides_who_starts() -> None:
    starters = {deal(FaceToFace(), 2, seed=seed).to_act for seed in range(20)}
    assert starters == {0, 1}


@pytest.mark.parametrize("players", [1, 3])
def test_exactly_two_players(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        deal(FaceToFace(), players, seed=1)
    assert caught.value.code is RulesErrorCode.PLAYER_COUNT
    assert caught.value.facts["allowed"] == "2"
