"""What a seat may know, and what anyone at the table may."""

from __future__ import annotations

from dataclasses import fields

import pytest

from backtrick.rules import (
    BadSetup,
    Play,
    RulesErrorCode,
    SpectatorView,
    View,
    observe,
    outcome,
    parse_position,
    resign,
    spectate,
)
from backtrick.rules.view import laid_cards
from tests.kit import lay

POSITION = "the-game | 47 1 100 88 | 5 9 / *37 60 99 / 3 | 12 61 70"


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    view = observe(parse_position(POSITION), 1)
    assert view.hand == (37, 60, 99)
    assert view.hand_counts == (2, 3, 1)
    assert view.draw_counts == (3,)


def test_a_seat_sees_the_table() -> None:
    state = lay(POSITION, "37@0")
    view = observe(state, 0)
    assert (view.tops, view.to_act, view.laid_on) == ((37, 1, 100, 88), 1, (0,))
    assert view.outcome is None
    assert not view.over


def test_a_view_has_these_fields_and_no_others() -> None:
    """Whoever adds one answers here for what it tells."""
    public = ["game", "hand_counts", "draw_counts", "tops", "to_act", "laid_on"]
    public += ["given_tops", "outcome"]
    assert [field.name for field in fields(SpectatorView)] == public
    own = {"seat", "hand", "recall"}
    assert {field.name for field in fields(View)} == {*public, *own}


def test_a_spectator_sees_no_hand() -> None:
    seen = spectate(parse_position(POSITION))
    assert seen.hand_counts == (2, 3, 1)
    assert "37" not in repr(seen)


def test_the_end_of_the_game_is_seen_by_all() -> None:
    state = resign(parse_position(POSITION), 2)
    assert observe(state, 0).outcome == spectate(state).outcome == outcome(state)
    assert observe(state, 0).over


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_seats_at_the_table_see(seat: int) -> None:
    with pytest.raises(BadSetup) as caught:
        observe(parse_position(POSITION), seat)
    assert caught.value.code is RulesErrorCode.NO_SUCH_SEAT


def test_required_is_what_this_seat_must_lay() -> None:
    assert observe(parse_position(POSITION), 0).required == 2
    assert observe(parse_position("the-game | 1 1 100 100 | *2 3 / 4 | "), 1).required == 1


def test_in_a_duel_a_seat_counts_its_own_draw_pile() -> None:
    state = parse_position("face-to-face | 1 60 1 60 | *2 3 / 4 5 | 6 / 7 8 9")
    assert [observe(state, seat).draw_left for seat in (0, 1)] == [1, 3]


# -- memory


def test_covered_cards_are_not_seen() -> None:
    """Two positions that differ only in what lies covered look the same."""
    one = parse_position("face-to-face | 20 60 1 60 | *30 31 / 40 41 | 50 / 51")
    other = lay("face-to-face | 10 60 1 60 | *20 30 31 / 40 41 | 50 / 51", "20@0")
    assert observe(one, 1).tops == observe(other, 1).tops
    assert observe(one, 1).recall is observe(other, 1).recall is None


def test_recall_is_every_card_laid_deck_by_deck() -> None:
    state = lay("face-to-face | 1 60 1 60 | *2 3 4 / 4 5 | 6 / 7", "2@0 3@0")
    recall = observe(state, 1, recall=True).recall
    assert recall is not None
    assert {2, 3} <= recall[0]
    assert not {4, 6} & recall[0]
    assert {2, 3, 6} <= recall[1]
    assert not {4, 5, 7} & recall[1]


def test_nothing_is_laid_at_the_start() -> None:
    cards = " ".join(map(str, range(4, 100)))
    state = parse_position(f"the-game | 1 1 100 100 | *2 3 | {cards}")
    assert laid_cards(state) == (frozenset(),)
    assert laid_cards(lay(state, "3@0")) == (frozenset({3}),)


# -- looking ahead


@pytest.mark.parametrize("recall", [False, True])
def test_after_a_play_the_view_is_the_one_that_the_state_gives(recall: bool) -> None:
    state = parse_position(POSITION)
    expected = observe(lay(state, "37@0"), 1, recall=recall)
    assert observe(state, 1, recall=recall).after(Play(37, 0)) == expected


def test_after_a_gift_the_card_is_remembered_in_the_givers_deck() -> None:
    state = parse_position("face-to-face | 20 30 1 60 | 3 4 / *10 11 | 50 / 51")
    expected = observe(lay(state, "10@0"), 1, recall=True)
    assert observe(state, 1, recall=True).after(Play(10, 0)) == expected
