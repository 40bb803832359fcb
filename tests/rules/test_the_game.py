"""The corners of The Game; the examples of its rulebook are in test_rulebook_examples."""

from __future__ import annotations

import pytest

from backtrick.rules import (
    BadSetup,
    Band,
    Ending,
    Outcome,
    Result,
    RulesErrorCode,
    TheGame,
    may_end_turn,
    outcome,
    parse_position,
    resign,
)
from backtrick.rules.the_game import full_hand, is_fire, refill, required_cards
from tests.kit import hand, lay, legal, refusal, refusal_to_end, team_lost, turn

# -- what fits


def test_an_equal_number_fits_no_pile() -> None:
    """No card is there twice, but the rule must not depend on that."""
    assert legal("the-game | 40 99 40 2 | *40 | 3") == set()


@pytest.mark.parametrize("card", [36, 38, 27, 46])
def test_the_trick_is_exactly_ten(card: int) -> None:
    assert (
        refusal(f"the-game | 47 99 2 2 | *{card} 98 | 3", f"{card}@0")
        is RulesErrorCode.DOES_NOT_FIT
    )


def test_the_row_cards_take_everything_and_know_no_trick() -> None:
    assert legal("the-game | 1 1 100 100 | *2 99 | 3") == {
        *("2@0", "2@1", "2@2", "2@3"),
        *("99@0", "99@1", "99@2", "99@3"),
    }


# -- how many are required


@pytest.mark.parametrize(
    ("required", "draw_left", "cards"),
    [(2, 86, 2), (2, 1, 2), (2, 0, 1), (3, 86, 3), (3, 1, 3), (3, 0, 1)],
)
def test_required_while_the_draw_pile_holds_a_card(
    required: int, draw_left: int, cards: int
) -> None:
    assert required_cards(required, draw_left) == cards


def test_required_stays_two_in_the_turn_before_the_draw_pile_runs_out() -> None:
    """What counts is the draw pile at the start of the turn; the last card is drawn at its end."""
    before = lay("the-game | 1 1 100 100 | *2 3 4 5 / 6 7 | 8", "2@0")
    assert refusal_to_end(before) is RulesErrorCode.TOO_FEW_LAID
    after = turn(before, "3@0")
    assert may_end_turn(lay(after, "6@0"))


def test_a_turn_may_not_end_with_nothing_laid() -> None:
    assert (
        refusal_to_end(parse_position("the-game | 1 1 100 100 | *2 3 | "))
        is RulesErrorCode.TOO_FEW_LAID
    )


def test_more_than_required_may_be_laid() -> None:
    assert may_end_turn(lay("the-game | 1 1 100 100 | *2 3 4 5 6 7 / 9 | 8", "2@0 3@0 4@0 5@0"))


# -- drawing


@pytest.mark.parametrize(
    ("hand_size", "hand_left", "draw_left", "drawn"),
    [(6, 4, 50, 2), (6, 0, 50, 6), (6, 0, 4, 4), (8, 6, 0, 0), (5, 2, 1, 1)],
)
def test_drawing_goes_back_to_the_full_hand_as_far_as_it_goes(
    hand_size: int, hand_left: int, draw_left: int, drawn: int
) -> None:
    assert refill(hand_size, hand_left, draw_left) == drawn


def test_cards_are_drawn_from_the_top() -> None:
    state = turn("the-game | 1 1 100 100 | *2 3 4 5 6 / 9 | 80 20 50 30 60 40", "2@0 3@0")
    assert hand(state, 0) == "4 5 6 20 30 50 80"
    assert state.draw_piles == ((60, 40),)


def test_the_smaller_hand_is_drawn_back_to_one_card_less() -> None:
    state = turn("the-game hand=5 | 1 1 100 100 | *2 3 4 5 6 / 9 / 10 | 80 20 50", "2@0 3@0")
    assert hand(state, 0) == "4 5 6 20 80"


def test_nothing_is_drawn_from_an_empty_draw_pile() -> None:
    assert hand(turn("the-game | 1 1 100 100 | *2 3 4 / 9 | ", "2@0"), 0) == "3 4"


# -- whose turn it is


def test_play_goes_clockwise() -> None:
    state = parse_position("the-game | 1 1 100 100 | 2 3 / 4 5 / *6 7 | ")
    seats = []
    for plays in ("6@0", "3@1", "5@1"):
        state = turn(state, plays)
        seats.append(state.to_act)
    assert seats == [0, 1, 2]


def test_several_players_without_cards_are_skipped_in_a_row() -> None:
    assert turn("the-game | 1 1 100 100 | / *4 5 / / / 8 | ", "4@0").to_act == 4
    assert turn("the-game | 1 1 100 100 | 8 / *4 5 / / / | ", "4@0").to_act == 0


def test_the_last_player_with_cards_goes_on_alone() -> None:
    state = turn("the-game | 1 1 100 100 | / *4 5 / | ", "4@0")
    assert state.to_act == 1
    assert state.laid_on == ()


def test_alone_every_turn_is_ones_own() -> None:
    assert turn("the-game | 1 1 100 100 | *2 3 4 | 5 6", "2@0 3@0").to_act == 0


# -- the end


def test_won_at_once_in_the_middle_of_a_turn() -> None:
    state = lay("the-game | 1 1 100 100 | *2 3 / | ", "2@0 3@0")
    assert outcome(state) == Outcome(Result.WON, None, 0, Ending.ALL_LAID)
    assert refusal_to_end(state) is RulesErrorCode.GAME_OVER


def test_not_won_while_another_player_holds_a_card() -> None:
    assert outcome(lay("the-game | 1 1 100 100 | *2 3 / 4 | ", "2@0 3@0")) is None


def test_not_won_while_the_draw_pile_holds_a_card() -> None:
    assert outcome(lay("the-game | 1 1 100 100 | *2 3 / | 4", "2@0 3@0")) is None


def test_lost_when_nothing_fits_at_the_start_of_the_turn() -> None:
    state = parse_position("the-game | 90 91 10 11 | *40 50 / 41 | 42")
    assert outcome(state) == team_lost(4, Ending.STUCK)


def test_lost_when_a_card_fits_but_not_a_second_one() -> None:
    """There is no look-ahead: the one that fits is still laid, and only then the game is lost."""
    state = parse_position("the-game | 90 91 10 11 | *40 95 / 41 | 42")
    assert outcome(state) is None
    assert outcome(lay(state, "95@0")) == team_lost(3, Ending.STUCK)


CORNER = "the-game | 50 99 39 2 | *40 59 / 3 4 | 5 6"


def test_painted_into_the_corner_with_the_first_card() -> None:
    """After 59 nothing takes the 40; what was laid stays laid and counts as laid."""
    assert outcome(lay(CORNER, "59@0")) == team_lost(5, Ending.STUCK)


def test_the_other_order_would_have_avoided_the_corner() -> None:
    assert may_end_turn(lay(CORNER, "40@0 59@0"))


def test_experts_are_stuck_with_two_laid() -> None:
    state = lay("the-game required=3 | 90 91 10 11 | *40 95 96 / 41 | 42", "95@0 96@0")
    assert outcome(state) == team_lost(3, Ending.STUCK)


def test_not_lost_when_nothing_fits_after_the_required_cards() -> None:
    state = lay("the-game | 90 91 10 11 | *40 95 96 / 41 | 42", "95@0 96@0")
    assert legal(state) == set()
    assert outcome(state) is None
    assert may_end_turn(state)


def test_with_an_empty_draw_pile_one_card_saves_the_turn() -> None:
    state = lay("the-game | 90 91 10 11 | *40 95 / 41 | ", "95@0")
    assert outcome(state) is None
    assert outcome(turn("the-game | 90 91 10 11 | *40 95 / 41 | ", "95@0")) == team_lost(
        2, Ending.STUCK
    )


def test_the_whole_hand_may_be_laid_while_cards_remain_to_be_drawn() -> None:
    state = lay("the-game | 1 1 100 100 | *2 3 / 41 | 42", "2@0 3@0")
    assert state.hand == ()
    assert may_end_turn(state)


def test_anyone_may_resign_and_the_team_has_lost() -> None:
    state = lay("the-game | 1 1 100 100 | *2 3 4 / 41 | 42", "2@0")
    for seat in (0, 1):
        assert outcome(resign(state, seat)) == team_lost(4, Ending.RESIGNED)


def test_resigning_is_possible_before_anyone_starts() -> None:
    state = resign(parse_position("the-game | 1 1 100 100 | 2 3 / 41 | 42"), 1)
    assert outcome(state) == team_lost(4, Ending.RESIGNED)


@pytest.mark.parametrize(
    ("end", "band"),
    [
        (Outcome(Result.WON, None, 0, Ending.ALL_LAID), Band.BEATEN),
        (team_lost(1, Ending.STUCK), Band.EXCELLENT),
        (team_lost(9, Ending.BURNED), Band.EXCELLENT),
        (team_lost(10, Ending.STUCK), None),
        (team_lost(98, Ending.RESIGNED), None),
    ],
)
def test_bands(end: Outcome, band: Band | None) -> None:
    assert TheGame().band(end) is band


# -- options


@pytest.mark.parametrize(("players", "cards"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_the_full_hand_by_players(players: int, cards: int) -> None:
    assert full_hand(players) == cards
    assert TheGame().settled(players).hand == cards


@pytest.mark.parametrize(
    ("game", "players", "option", "allowed"),
    [
        (TheGame(hand=6), 1, "hand", "8, 7"),
        (TheGame(hand=9), 1, "hand", "8, 7"),
        (TheGame(hand=8), 2, "hand", "7, 6"),
        (TheGame(hand=7), 3, "hand", "6, 5"),
        (TheGame(hand=4), 5, "hand", "6, 5"),
        (TheGame(required=1), 3, "required", "2, 3"),
        (TheGame(required=4), 3, "required", "2, 3"),
    ],
)
def test_other_hands_and_required_are_refused(
    game: TheGame, players: int, option: str, allowed: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        game.settled(players)
    assert caught.value.code is RulesErrorCode.OPTION_VALUE
    assert caught.value.facts["option"] == option
    assert caught.value.facts["allowed"] == allowed


@pytest.mark.parametrize("players", [-1, 0, 6])
def test_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        TheGame().settled(players)
    assert caught.value.code is RulesErrorCode.PLAYER_COUNT
    assert caught.value.facts["allowed"] == "1, 2, 3, 4, 5"


def test_the_six_fire_cards() -> None:
    assert [card for card in range(1, 101) if is_fire(card)] == [22, 33, 44, 55, 66, 77]
