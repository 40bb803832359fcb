"""Every worked example of the rulebooks, with the number of the file it comes from.

The files are 004 (The Game), 000, 001 and 003 (Face to Face in Spanish, English and Italian; the
names of the players differ, the examples do not) and 002 (Quick & Easy).
"""

from __future__ import annotations

import pytest

from backtrick.rules import (
    Band,
    Ending,
    FaceToFace,
    RulesErrorCode,
    TheGame,
    deal,
    may_end_turn,
    outcome,
    parse_position,
)
from tests.kit import hand, lay, legal, refusal, turn

# -- 004: The Game


def lay_all_on(pile: int, cards: str, game: str) -> tuple[int, ...]:
    """Lay these cards on one pile, all in one turn; the tops after it."""
    return lay(f"{game} | *{cards} | 99", " ".join(f"{c}@{pile}" for c in cards.split())).tops


@pytest.mark.parametrize("pile", [0, 1])
@pytest.mark.parametrize("cards", ["3 11 12 13 18 20 34 35 51", "2 7 19 25 28 29 49"])
def test_004_ascending_sequences_may_have_gaps_of_any_size(cards: str, pile: int) -> None:
    tops = lay_all_on(pile, cards, "the-game | 1 1 100 100")
    assert tops[pile] == int(cards.split()[-1])


def test_004_an_ascending_pile_takes_4_then_8_then_13() -> None:
    assert lay_all_on(0, "4 8 13", "the-game | 1 1 100 100") == (13, 1, 100, 100)


@pytest.mark.parametrize("pile", [2, 3])
@pytest.mark.parametrize("cards", ["94 90 78 61 60 57", "98 97 88 83 81"])
def test_004_descending_sequences_may_have_gaps_of_any_size(cards: str, pile: int) -> None:
    tops = lay_all_on(pile, cards, "the-game | 1 1 100 100")
    assert tops[pile] == int(cards.split()[-1])


@pytest.mark.parametrize(("players", "cards"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_004_the_hand_depends_on_the_number_of_players(players: int, cards: int) -> None:
    state = deal(TheGame(), players, seed=4)
    assert [len(cards) for cards in state.hands] == [cards] * players
    assert len(state.draw_piles[0]) == 98 - players * cards


PABLO = "the-game | 1 1 100 100 | *5 7 12 90 40 50 / 2 3 / 8 9 | 60 61 62 63 64"


def test_004_pablo_lays_one_card_then_two_on_another_pile_then_one_on_the_last() -> None:
    assert lay(PABLO, "5@0 7@1 12@1 90@3").tops == (5, 12, 100, 90)


def test_004_pablo_lays_four_cards_and_draws_four() -> None:
    state = turn(PABLO, "5@0 7@1 12@1 90@3")
    assert hand(state, 0) == "40 50 60 61 62 63"
    assert state.draw_piles == ((64,),)
    assert state.to_act == 1


def test_004_a_player_may_lay_the_whole_hand() -> None:
    state = turn(PABLO, "5@0 7@1 12@1 90@3 50@2 40@2")
    assert hand(state, 0) == "60 61 62 63 64"


MAUREEN = "the-game | 47 88 40 30 | *37 36 38 46 48 / 2 3 | 60"


def test_004_maureen_lays_37_on_47() -> None:
    assert lay(MAUREEN, "37@0").tops[0] == 37


def test_004_maureen_may_lay_nothing_else_below_47() -> None:
    assert {text for text in legal(MAUREEN) if text.endswith("@0")} == {"37@0", "48@0"}


VICTOR_HUGO = "the-game | 99 99 65 12 | *75 76 74 66 64 / 2 3 | 60"


def test_004_victor_hugo_lays_75_on_65() -> None:
    assert lay(VICTOR_HUGO, "75@2").tops[2] == 75


def test_004_victor_hugo_may_lay_nothing_else_above_65() -> None:
    assert {text for text in legal(VICTOR_HUGO) if text.endswith("@2")} == {"75@2", "64@2"}


def test_004_the_trick_may_be_used_again_and_again_in_a_turn() -> None:
    """A plain card, the trick, two plain cards, the trick on another pile, a plain card."""
    position = "the-game | 47 1 65 100 | *50 40 41 60 70 69 | 2"
    assert lay(position, "50@0 40@0 41@0 60@2 70@2 69@2").tops == (41, 1, 69, 100)


def test_004_the_same_trick_twice_in_a_row() -> None:
    assert lay("the-game | 47 1 65 100 | *37 27 | 2", "37@0 27@0").tops[0] == 27


def test_004_one_card_is_enough_once_the_draw_pile_is_empty() -> None:
    assert may_end_turn(lay("the-game | 47 1 65 100 | *50 2 / 3 | ", "50@0"))
    assert not may_end_turn(lay("the-game | 47 1 65 100 | *50 2 / 3 | 4", "50@0"))


def test_004_with_an_empty_draw_pile_as_many_as_one_likes_may_be_laid() -> None:
    assert lay("the-game | 47 1 65 100 | *50 51 52 / 3 | ", "50@0 51@0 52@0").hands[0] == ()


def test_004_the_others_go_on_without_a_player_who_has_no_cards() -> None:
    assert turn("the-game | 47 1 65 100 | *50 51 / / 3 | ", "50@0").to_act == 2


def test_004_the_game_ends_at_once_when_the_required_cards_cannot_be_laid() -> None:
    end = outcome(parse_position("the-game | 90 91 10 11 | *40 50 / 41 42 | 43"))
    assert end is not None
    assert (end.ending, end.left) == (Ending.STUCK, 5)


def test_004_what_counts_are_the_cards_in_all_hands_and_in_the_draw_pile() -> None:
    end = outcome(parse_position("the-game | 90 91 10 11 | *40 50 / 41 42 44 | 43 45 46 47"))
    assert end is not None
    assert end.left == 2 + 3 + 4


@pytest.mark.parametrize(("draw_pile", "band"), [("43", Band.EXCELLENT), ("43 44", None)])
def test_004_fewer_than_ten_cards_left_is_excellent(draw_pile: str, band: Band | None) -> None:
    state = parse_position(f"the-game | 90 91 10 11 | *40 50 51 52 / 53 54 55 56 | {draw_pile}")
    end = outcome(state)
    assert end is not None
    assert state.game.band(end) is band


def test_004_laying_the_last_of_the_98_beats_the_game() -> None:
    state = lay("the-game | 47 1 65 100 | *50 / | ", "50@0")
    end = outcome(state)
    assert end is not None
    assert (end.ending, end.left, state.game.band(end)) == (Ending.ALL_LAID, 0, Band.BEATEN)


def test_004_experts_lay_at_least_three() -> None:
    position = "the-game required=3 | 1 1 100 100 | *2 3 4 5 | 6"
    assert not may_end_turn(lay(position, "2@0 3@0"))
    assert may_end_turn(lay(position, "2@0 3@0 4@0"))


def test_004_experts_too_lay_one_once_the_draw_pile_is_empty() -> None:
    assert may_end_turn(lay("the-game required=3 | 1 1 100 100 | *2 3 4 5 | ", "2@0"))


@pytest.mark.parametrize(("players", "cards"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_004_the_hand_may_be_one_smaller(players: int, cards: int) -> None:
    state = deal(TheGame(required=3, hand=cards), players, seed=4)
    assert [len(cards) for cards in state.hands] == [cards] * players


# -- 000, 001, 003: Face to Face. Sarah (Naty, Sara) has seat 0, Tim (Jota, Tommaso) seat 1.


def test_000_001_003_each_gets_58_cards_and_six_of_them_in_hand() -> None:
    state = deal(FaceToFace(), 2, seed=1)
    assert [len(cards) for cards in state.hands] == [6, 6]
    assert [len(cards) for cards in state.draw_piles] == [52, 52]
    assert state.tops == (1, 60, 1, 60)


def test_000_001_003_an_own_ascending_pile_may_have_gaps_of_any_size() -> None:
    position = "face-to-face | 1 60 1 60 | *3 11 12 13 18 20 34 / 2 | 59 / 59"
    assert lay(position, "3@0 11@0 12@0 13@0 18@0 20@0 34@0").tops == (34, 60, 1, 60)


def test_000_001_003_sarah_lays_4_then_8_then_13() -> None:
    position = "face-to-face | 1 60 1 60 | *4 8 13 / 2 | 59 / 59"
    assert lay(position, "4@0 8@0 13@0").tops == (13, 60, 1, 60)


def test_000_001_003_an_own_descending_pile_may_have_gaps_of_any_size() -> None:
    position = "face-to-face | 1 60 1 60 | *54 50 48 41 40 37 / 2 | 59 / 59"
    assert lay(position, "54@1 50@1 48@1 41@1 40@1 37@1").tops == (1, 37, 1, 60)


def test_000_001_003_tim_lays_17_on_his_27() -> None:
    position = "face-to-face | 1 60 27 2 | 3 4 / *17 16 18 26 28 | 59 / 59"
    assert legal(position) == {"17@2", "28@2"}
    assert lay(position, "17@2").tops[2] == 17


def test_000_001_003_sarah_lays_45_on_her_35() -> None:
    """001 misprints this pile as ascending; its own example and the other two say descending."""
    position = "face-to-face | 59 35 1 60 | *45 44 46 36 34 / 3 4 | 57 / 57"
    assert legal(position) == {"45@1", "34@1"}
    assert lay(position, "45@1").tops[1] == 45


def test_000_001_003_the_trick_may_be_used_again_and_again_on_both_own_piles() -> None:
    """A plain card, the trick, two plain cards, the trick again."""
    position = "face-to-face | 20 40 1 60 | *25 15 33 30 43 / 2 | 59 / 59"
    assert lay(position, "25@0 15@0 33@1 30@0").tops == (30, 33, 1, 60)
    assert lay(position, "25@0 15@0 33@1 30@0 43@1").tops == (30, 43, 1, 60)


def test_000_001_003_tim_improves_sarahs_29_with_his_12() -> None:
    position = "face-to-face | 29 60 1 60 | 3 4 / *12 50 | 59 / 59"
    assert lay(position, "12@0").tops == (12, 60, 1, 60)


def test_000_001_003_tim_may_not_lay_more_than_sarahs_29() -> None:
    position = "face-to-face | 29 60 1 60 | 3 4 / *30 50 | 59 / 59"
    assert refusal(position, "30@0") is RulesErrorCode.DOES_NOT_IMPROVE


TIMS_PILES = "face-to-face | 59 2 18 40 | *2 8 17 18 19 39 40 41 50 / 3 4 | 5 / 6"


def test_000_001_003_tims_ascending_18_takes_any_lower_card_of_sarahs() -> None:
    assert {text for text in legal(TIMS_PILES) if text.endswith("@2")} == {"2@2", "8@2", "17@2"}


def test_000_001_003_tims_descending_40_takes_any_higher_card_of_sarahs() -> None:
    assert {text for text in legal(TIMS_PILES) if text.endswith("@3")} == {"41@3", "50@3"}


TIM = "face-to-face | 29 60 1 60 | 3 4 / *5 50 40 45 41 12 | 59 / 51 52 53 54 55 56"


def test_000_001_003_tim_lays_one_then_two_of_his_own_then_one_for_sarah() -> None:
    assert lay(TIM, "5@2 50@3 40@3 12@0").tops == (12, 60, 5, 40)


def test_000_001_003_the_card_for_the_opponent_may_come_at_any_point() -> None:
    assert lay(TIM, "12@0 5@2 50@3").tops == (12, 60, 5, 50)


def test_000_001_003_never_a_second_card_for_the_opponent() -> None:
    assert refusal(lay(TIM, "12@0"), "5@0") is RulesErrorCode.ALREADY_GIVEN


def test_000_001_003_all_six_may_be_laid() -> None:
    state = turn(TIM, "5@2 50@3 45@3 41@3 40@3 12@2")
    assert hand(state, 1) == "51 52"


def test_000_001_003_sarah_lays_three_of_her_own_and_draws_two() -> None:
    state = turn("face-to-face | 1 60 1 60 | *5 6 7 8 9 10 / 2 | 59 58 57 / 3", "5@0 6@0 7@0")
    assert hand(state, 0) == "8 9 10 58 59"
    assert state.draw_piles[0] == (57,)


def test_000_001_003_tim_lays_four_and_one_for_sarah_and_draws_back_to_six() -> None:
    state = turn(TIM, "5@2 50@3 45@3 41@3 12@0")
    assert hand(state, 1) == "40 51 52 53 54 55"
    assert state.draw_piles == ((59,), (56,))


def test_000_001_003_two_are_required_also_when_the_own_draw_pile_is_empty() -> None:
    position = "face-to-face | 1 60 1 60 | *5 6 7 / 2 | / 3"
    assert not may_end_turn(lay(position, "5@0"))
    assert may_end_turn(lay(position, "5@0 6@0"))


def test_000_001_003_with_an_empty_draw_pile_play_goes_on_without_drawing() -> None:
    state = turn("face-to-face | 1 60 1 60 | *5 6 7 / 2 | / 3", "5@0 6@0")
    assert hand(state, 0) == "7"
    assert state.to_act == 1


def test_000_001_003_whoever_lays_the_last_of_the_58_wins_at_once() -> None:
    end = outcome(lay("face-to-face | 1 60 1 60 | *5 6 / 2 4 | / 3", "5@0 6@0"))
    assert end is not None
    assert (end.winner, end.left, end.ending) == (0, 3, Ending.ALL_LAID)


def test_000_001_003_whoever_cannot_lay_two_loses_at_once() -> None:
    end = outcome(parse_position("face-to-face | 50 10 1 60 | *21 30 / 2 4 | 40 41 / 3"))
    assert end is not None
    assert (end.winner, end.left, end.ending) == (1, 4, Ending.STUCK)


# -- 002: Quick & Easy


def test_002_every_player_gets_two_cards() -> None:
    state = parse_position("quick-and-easy | - - | *3r 4b / 5g 6g | ")
    dealt = deal(state.game, 2, seed=1)
    assert [len(cards) for cards in dealt.hands] == [2, 2]
    assert len(dealt.draw_piles[0]) == 46


def test_002_an_ascending_pile_takes_3_5_6_8() -> None:
    state = turn("quick-and-easy | - - | *3r 5b / 6g 8v | ", "3r@0 5b@0")
    assert lay(state, "6g@0 8v@0").tops[0] == state.game.card("8v")


def test_002_a_descending_pile_takes_10_8_7_4() -> None:
    state = turn("quick-and-easy | - - | *10r 8b / 7g 4v | ", "10r@1 8b@1")
    assert lay(state, "7g@1 4v@1").tops[1] == state.game.card("4v")


SARAH = "quick-and-easy | - - | *7r 1b / 4b 2g / 5b 9r | 1r 2r 3r 4r 5r"


def test_002_sarah_opens_with_the_red_7_and_draws_one() -> None:
    state = turn(SARAH, "7r@1")
    assert hand(state, 0) == "1b 1r"
    assert state.to_act == 1


def test_002_tim_lays_the_blue_4_and_the_green_2_and_draws_two() -> None:
    state = turn(turn(SARAH, "7r@1"), "4b@1 2g@1")
    assert hand(state, 1) == "2r 3r"
    assert state.to_act == 2


def test_002_linus_lays_the_blue_5_on_the_ascending_pile_and_draws_one() -> None:
    state = turn(turn(turn(SARAH, "7r@1"), "4b@1 2g@1"), "5b@0")
    assert hand(state, 2) == "4r 9r"
    assert [state.game.text(top) for top in state.tops] == ["5b", "2g"]


MARIA = "quick-and-easy | 10r 2g | *8g 8y / 3b 4b | 5b"


def test_002_maria_takes_the_descending_pile_back_from_green_2_to_green_8() -> None:
    state = lay(MARIA, "8g@1")
    assert state.tops[1] == state.game.card("8g")


def test_002_without_the_colour_maria_needs_a_1() -> None:
    assert refusal(MARIA, "8y@1") is RulesErrorCode.DOES_NOT_FIT_COLOUR
    assert refusal("quick-and-easy | 10r 2g | *1y 8y / 3b 4b | 5b", "1y@1") is None


def test_002_both_cards_may_go_on_one_pile_or_on_one_each() -> None:
    position = "quick-and-easy | 3r 8r | *5b 6b / 1b 2b | 7g"
    assert may_end_turn(lay(position, "5b@0 6b@0"))
    assert may_end_turn(lay(position, "5b@0 6b@1"))


def test_002_with_an_empty_draw_pile_play_goes_on_without_drawing() -> None:
    state = turn("quick-and-easy | 3r 8r | *5b 6b / 1b 2b | ", "5b@0")
    assert hand(state, 0) == "6b"
    assert state.to_act == 1


def test_002_the_game_is_lost_at_once_when_no_card_can_be_laid() -> None:
    end = outcome(parse_position("quick-and-easy | 9r 2r | *5b 6b / 1b 2b | 7g"))
    assert end is not None
    assert (end.ending, end.left) == (Ending.STUCK, 5)


def test_002_laying_the_last_of_the_50_beats_the_game() -> None:
    end = outcome(lay("quick-and-easy | 3r 8r | *5b / | ", "5b@0"))
    assert end is not None
    assert (end.ending, end.left) == (Ending.ALL_LAID, 0)


def test_002_professionals_lay_exactly_one_card() -> None:
    state = lay("quick-and-easy professional=1 | 3r 8r | *5b 6b / 1b 2b | 7g", "5b@0")
    assert may_end_turn(state)
    assert refusal(state, "6b@0") is RulesErrorCode.TURN_FULL
