"""The state: immutable, and every step returns the next one or refuses."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from backtrick.rules import (
    NOBODY,
    BadSetup,
    IllegalPlay,
    RulesError,
    RulesErrorCode,
    State,
    TheGame,
    deal,
    end_turn,
    may_end_turn,
    outcome,
    parse_position,
    play,
    resign,
    start,
    why_not_end,
)
from tests.kit import lay, refusal_to_end

POSITION = "the-game | 1 1 100 100 | *2 3 4 / 5 6 7 | 8 9"


def reason_of(caught: pytest.ExceptionInfo[RulesError]) -> RulesErrorCode:
    return caught.value.code


def test_a_state_cannot_be_changed() -> None:
    state = parse_position(POSITION)
    with pytest.raises(FrozenInstanceError):
        state.to_act = 1  # type: ignore[misc]


def test_playing_leaves_the_old_state_as_it_was() -> None:
    state = parse_position(POSITION)
    play(state, 2, 0)
    assert state == parse_position(POSITION)


def test_a_laid_card_is_on_its_pile_and_out_of_the_hand() -> None:
    state = play(parse_position(POSITION), 3, 2)
    assert state.tops == (1, 1, 3, 100)
    assert state.hands == ((2, 4), (5, 6, 7))
    assert state.laid_on == (2,)
    assert state.to_act == 0


def test_a_laid_card_stays_laid_and_cannot_be_laid_again() -> None:
    with pytest.raises(IllegalPlay) as caught:
        play(play(parse_position(POSITION), 3, 2), 3, 0)
    assert reason_of(caught) is RulesErrorCode.NOT_IN_HAND


def test_an_illegal_play_raises() -> None:
    with pytest.raises(IllegalPlay) as caught:
        play(parse_position(POSITION), 5, 0)
    assert reason_of(caught) is RulesErrorCode.NOT_IN_HAND


def test_ending_too_early_raises_with_both_numbers() -> None:
    state = lay(POSITION, "2@0")
    with pytest.raises(IllegalPlay) as caught:
        end_turn(state)
    assert reason_of(caught) is RulesErrorCode.TOO_FEW_LAID
    assert caught.value.facts == {"laid": 1, "required": 2}


def test_ending_a_turn_begins_the_next_one_with_nothing_laid() -> None:
    state = end_turn(lay(POSITION, "2@0 3@0"))
    assert (state.to_act, state.laid_on) == (1, ())
    assert not may_end_turn(state)


def test_hands_are_kept_in_order() -> None:
    state = end_turn(lay("the-game | 1 1 100 100 | *2 3 50 / 5 | 80 20 60", "2@0 3@0"))
    assert state.hands[0] == (20, 50, 60, 80)


# -- who starts


def test_where_the_players_agree_nobody_is_to_act_at_first() -> None:
    state = deal(TheGame(), 3, seed=1)
    assert state.to_act == NOBODY
    assert state.hand == ()
    assert outcome(state) is None
    assert refusal_to_end(state) is RulesErrorCode.NOT_STARTED


def test_starting() -> None:
    state = start(deal(TheGame(), 3, seed=1), 2)
    assert state.to_act == 2
    assert state.hand == state.hands[2]


def test_starting_twice_is_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        start(deal(TheGame(), 3, seed=1, starter=0), 1)
    assert reason_of(caught) is RulesErrorCode.ALREADY_STARTED


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_starter_must_sit_at_the_table(seat: int) -> None:
    with pytest.raises(BadSetup) as caught:
        start(deal(TheGame(), 3, seed=1), seat)
    assert reason_of(caught) is RulesErrorCode.NO_SUCH_SEAT
    assert caught.value.facts == {"seat": seat, "last": 2}


# -- the end


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_who_sits_at_the_table_may_resign(seat: int) -> None:
    with pytest.raises(BadSetup) as caught:
        resign(parse_position(POSITION), seat)
    assert reason_of(caught) is RulesErrorCode.NO_SUCH_SEAT


@pytest.mark.parametrize(
    "state",
    [
        lay("the-game | 1 1 100 100 | *2 | ", "2@0"),
        parse_position("the-game | 90 90 10 10 | *50 | 51"),
        resign(parse_position(POSITION), 1),
        parse_position("face-to-face | 1 60 1 60 | *5 / 6 7 | / "),
    ],
    ids=["won", "stuck", "resigned", "one card left"],
)
def test_nothing_happens_after_the_end(state: State) -> None:
    assert outcome(state) is not None
    with pytest.raises(IllegalPlay) as caught:
        resign(state, 0)
    assert reason_of(caught) is RulesErrorCode.GAME_OVER
    with pytest.raises(IllegalPlay) as caught:
        end_turn(state)
    assert reason_of(caught) is RulesErrorCode.GAME_OVER


def test_why_not_end_is_none_when_the_turn_may_end() -> None:
    assert why_not_end(lay(POSITION, "2@0 3@0")) is None


def test_a_refusal_as_text_names_reason_and_facts() -> None:
    problem = why_not_end(lay(POSITION, "2@0"))
    assert str(problem) == "too-few-laid: laid 1, required 2"
