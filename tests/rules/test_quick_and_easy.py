"""The corners of Quick & Easy; the examples of its rulebook are in test_rulebook_examples."""

from __future__ import annotations

import pytest

from backtrick.rules import (
    BadSetup,
    Band,
    Ending,
    Outcome,
    QuickAndEasy,
    Result,
    RulesErrorCode,
    deal,
    may_end_turn,
    outcome,
    parse_position,
    resign,
)
from backtrick.rules.quick_and_easy import colour, cost, drawn, most_cards, number
from tests.kit import hand, lay, legal, refusal, refusal_to_end, team_lost, turn


def test_the_deck_is_one_to_ten_in_five_colours() -> None:
    game = QuickAndEasy()
    assert {game.text(card) for card in game.cards} == {
        f"{number}{colour}" for number in range(1, 11) for colour in "bgrvy"
    }


def test_number_and_colour_of_a_card() -> None:
    game = QuickAndEasy()
    for text in ("1b", "10b", "1g", "7r", "10v", "10y"):
        card = game.card(text)
        assert f"{number(card)}{'bgrvy'[colour(card)]}" == text


# -- what fits


def test_the_first_card_on_either_pile_may_be_any() -> None:
    for card in QuickAndEasy.cards:
        text = QuickAndEasy().text(card)
        other = "1b" if text != "1b" else "2b"
        assert {f"{text}@0", f"{text}@1"} <= legal(f"quick-and-easy | - - | *{text} {other} / | ")


@pytest.mark.parametrize("text", ["5g@0", "5g@1"])
def test_an_equal_number_of_another_colour_does_not_fit(text: str) -> None:
    assert (
        refusal("quick-and-easy | 5b 5b | *5g 6g / | ", text) is RulesErrorCode.DOES_NOT_FIT_COLOUR
    )


@pytest.mark.parametrize("pile", [0, 1])
def test_the_colour_of_the_top_fits_whatever_the_number(pile: int) -> None:
    for card in range(1, 11):
        if card != 5:
            position = f"quick-and-easy | 5r 5r | *{card}r 1b / | "
            assert refusal(position, f"{card}r@{pile}") is None


def test_ascending_takes_higher_and_descending_lower_of_another_colour() -> None:
    assert legal("quick-and-easy | 5r 5r | *6b 4b / | ") == {"6b@0", "4b@1"}


def test_a_ten_is_not_read_as_a_one() -> None:
    assert legal("quick-and-easy | 9r 2r | *10b 1b / | ") == {"10b@0", "1b@1"}


def test_the_colour_that_counts_is_the_tops_not_the_ones_below() -> None:
    state = lay("quick-and-easy | 5r - | *7b 2r / | ", "7b@0")
    assert refusal(state, "2r@0") is RulesErrorCode.DOES_NOT_FIT_COLOUR


# -- a turn


def test_one_card_is_required_whatever_the_draw_pile_holds() -> None:
    for draw_pile in ("", "3b"):
        state = parse_position(f"quick-and-easy | - - | *6b 4b / 5g | {draw_pile}")
        assert refusal_to_end(state) is RulesErrorCode.TOO_FEW_LAID
        assert may_end_turn(lay(state, "6b@0"))


def test_two_cards_are_the_most() -> None:
    """A hand of three is not dealt, so that only the limit can stop the third card."""
    state = lay("quick-and-easy | - - | *4b 6b 8b / 5g | 3b", "4b@0 6b@0")
    assert refusal(state, "8b@0") is RulesErrorCode.TURN_FULL
    assert legal(state) == set()
    assert may_end_turn(state)


def test_professionals_stop_at_one() -> None:
    state = lay("quick-and-easy professional=1 | - - | *4b 6b / 5g | 3b", "4b@0")
    assert refusal(state, "6b@0") is RulesErrorCode.TURN_FULL
    assert hand(turn(state, ""), 0) == "3b 6b"


@pytest.mark.parametrize(("professional", "most"), [(False, 2), (True, 1)])
def test_the_most_cards_of_a_turn(professional: bool, most: int) -> None:
    assert most_cards(professional) == most
    assert QuickAndEasy(professional=professional).most == most


@pytest.mark.parametrize(
    ("laid", "draw_left", "cards"), [(1, 9, 1), (2, 9, 2), (2, 1, 1), (1, 0, 0)]
)
def test_as_many_are_drawn_as_were_laid(laid: int, draw_left: int, cards: int) -> None:
    assert drawn(2, 2 - laid, laid, False, draw_left) == cards


def test_a_hand_that_shrank_stays_small() -> None:
    """One laid, one drawn: a hand of one is not filled up to two."""
    state = turn("quick-and-easy | - - | *4b / 5g 6g | 3b 2b", "4b@0")
    assert hand(state, 0) == "3b"


def test_two_laid_and_one_card_left_to_draw() -> None:
    state = turn("quick-and-easy | - - | *4b 6b / 5g 6g | 3b", "4b@0 6b@0")
    assert hand(state, 0) == "3b"
    assert state.draw_piles == ((),)


def test_a_player_without_cards_is_skipped() -> None:
    assert turn("quick-and-easy | - - | *4b 6b / / 5g | ", "4b@0").to_act == 2


# -- the end


def test_stuck_with_nothing_laid() -> None:
    state = parse_position("quick-and-easy | 9r 2r | *5b 6b / 1b 2b | 7g 8g")
    assert outcome(state) == team_lost(6, Ending.STUCK)


def test_not_stuck_once_one_card_is_laid() -> None:
    state = lay("quick-and-easy | 9r 2r | *10b 6y / 1b 2b | 7g", "10b@0")
    assert legal(state) == set()
    assert outcome(state) is None


def test_professionals_are_not_stuck_when_their_turn_is_full() -> None:
    state = lay("quick-and-easy professional=1 | - - | *4b 6b / 5g | 3b", "4b@0")
    assert outcome(state) is None


def test_won_with_the_last_card() -> None:
    state = lay("quick-and-easy | 9r 2r | *10b / | ", "10b@0")
    end = outcome(state)
    assert end == Outcome(Result.WON, None, 0, Ending.ALL_LAID)
    assert state.game.band(end) is Band.BEATEN


def test_there_is_no_word_for_a_good_result_short_of_winning() -> None:
    assert QuickAndEasy().band(team_lost(1, Ending.STUCK)) is None


def test_who_resigns_loses_for_the_team() -> None:
    state = parse_position("quick-and-easy | - - | *4b 6b / 5g 7g | 3b")
    assert outcome(resign(state, 1)) == team_lost(5, Ending.RESIGNED)


# -- the cost of a card


@pytest.mark.parametrize(
    ("text", "pile", "top", "price"),
    [
        ("1b", 0, "-", 0),
        ("10b", 0, "-", 9),
        ("10b", 1, "-", 0),
        ("1b", 1, "-", 9),
        ("7b", 0, "4r", 3),
        ("2r", 0, "9r", -7),
        ("9r", 1, "2r", -7),
    ],
)
def test_the_cost_is_the_room_taken(text: str, pile: int, top: str, price: int) -> None:
    game = QuickAndEasy()
    assert cost(game.card(text), pile, game.top(top, pile), 0) == price


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        deal(QuickAndEasy(), players, seed=1)
    assert caught.value.code is RulesErrorCode.PLAYER_COUNT
    assert caught.value.facts["allowed"] == "2, 3, 4, 5"
