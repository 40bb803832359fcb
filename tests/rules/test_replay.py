"""Replaying a record, and the reason why an illegal one is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from backtrick.rules import (
    BadRecord,
    Ending,
    FaceToFace,
    Outcome,
    Play,
    QuickAndEasy,
    Record,
    Result,
    RulesErrorCode,
    TheGame,
    final_state,
    outcome,
    parse_turn,
    position_text,
    replay,
    verify,
)

TURN = (Play(2, 0), Play(3, 0))

ALONE = Record(TheGame(hand=8), ("me",), (tuple(range(2, 100)),), 0)
"""The cards in order: 2 to 9 in hand, 10 on top of the draw pile."""


def turns(record: Record, *texts: str) -> Record:
    """The record with these turns."""
    return replace(record, turns=tuple(parse_turn(record.game, text) for text in texts))


def refused(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(record)
    return caught.value


# -- replaying


def test_a_replay_shows_every_card_and_every_turn() -> None:
    moments = list(replay(turns(ALONE, "2@0 3@0", "4@0 5@1")))
    assert [(moment.turn, moment.laid) for moment in moments] == [
        *((0, 0), (0, 1), (0, 2)),
        *((1, 0), (1, 1), (1, 2)),
        (2, 0),
    ]
    assert [moment.state.tops[:2] for moment in moments] == [
        *((1, 1), (2, 1), (3, 1)),
        *((3, 1), (4, 1), (4, 5)),
        (4, 5),
    ]


def test_a_replay_ends_with_what_was_laid_of_an_unfinished_turn() -> None:
    record = replace(turns(ALONE, "2@0 3@0"), laid=(Play(4, 0),))
    moments = list(replay(record))
    assert (moments[-1].turn, moments[-1].laid) == (1, 1)
    assert moments[-1].state.laid_on == (0,)


def test_the_final_state() -> None:
    state = final_state(turns(ALONE, "2@0 3@0"))
    assert position_text(state).startswith("the-game | 3 1 100 100 | *4 5 6 7 8 9 10 11 | 12 13")


def test_an_unfinished_game_verifies() -> None:
    for record in (ALONE, turns(ALONE, "2@0 3@0"), replace(ALONE, laid=(Play(2, 0),))):
        assert outcome(verify(record)) is None


# -- a whole game: alone, everything on one pile in order

EIGHTS = [range(first, min(first + 8, 100)) for first in range(2, 100, 8)]
WON = replace(
    turns(ALONE, *(" ".join(f"{card}@0" for card in cards) for cards in EIGHTS)),
    outcome=Outcome(Result.WON, None, 0, Ending.ALL_LAID),
)


def test_a_won_game_verifies() -> None:
    assert outcome(verify(WON)) == WON.outcome


def stuck() -> Record:
    """The 99 comes first on one pile and the 2 on the other, and the tricks run out."""
    deck = (99, 98, 2, 3, 50, 51, 52, 53, *range(54, 98), *range(4, 50))
    record = Record(TheGame(hand=8), ("me",), (deck,), 0)
    return turns(record, "99@0 98@1", "2@2 3@3")


def test_a_game_lost_before_laying_has_no_turn_for_it() -> None:
    record = stuck()
    state = final_state(record)
    end = outcome(state)
    assert end is not None
    assert (end.ending, len(record.turns)) == (Ending.STUCK, 2)
    verify(replace(record, outcome=end))


# -- refusing a turn


def test_an_empty_turn() -> None:
    problem = refused(replace(ALONE, turns=(TURN, ())))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.EMPTY_TURN, 1, None)


@pytest.mark.parametrize("pile", [-1, 4, 100])
def test_an_unknown_pile(pile: int) -> None:
    problem = refused(replace(ALONE, turns=((Play(2, 0), Play(3, pile)),)))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.NO_SUCH_PILE, 0, 1)
    assert problem.facts == {"pile": pile, "last": 3, "turn": 0, "play": 1}


def test_a_card_that_is_not_in_hand() -> None:
    problem = refused(turns(ALONE, "2@0 10@0"))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.NOT_IN_HAND, 0, 1)
    assert problem.facts["card"] == "10"


def test_a_card_laid_twice() -> None:
    assert refused(turns(ALONE, "2@0 2@1")).code is RulesErrorCode.NOT_IN_HAND


def test_a_card_that_does_not_fit() -> None:
    problem = refused(turns(ALONE, "2@0 3@0", "9@0 8@0"))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.DOES_NOT_FIT, 1, 1)
    assert problem.facts["top"] == "9"


def test_an_equal_number_of_another_colour() -> None:
    first = (5, 6, 15, 16)
    deck = (*first, *(card for card in range(1, 51) if card not in first))
    record = Record(QuickAndEasy(), ("a", "b"), (deck,), 0)
    problem = refused(turns(record, "5b@0", "5g@0"))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.DOES_NOT_FIT_COLOUR, 1, 0)


def test_a_turn_that_is_too_short() -> None:
    problem = refused(turns(ALONE, "2@0 3@0", "4@0"))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.TOO_FEW_LAID, 1, None)
    assert problem.facts == {"laid": 1, "required": 2, "turn": 1}


def test_a_turn_that_ends_on_an_open_fire() -> None:
    deck = (22, 2, 3, 4, 5, 6, 7, 8, *(card for card in range(9, 100) if card != 22))
    record = Record(TheGame(hand=8, fire=True), ("me",), (deck,), 0)
    problem = refused(turns(record, "2@0 22@0", "3@1 4@1"))
    assert (problem.code, problem.turn) == (RulesErrorCode.FIRE_OPEN, 1)
    assert problem.facts == {"cards": "22", "count": 1, "turn": 1}


def test_a_turn_that_is_too_long() -> None:
    record = Record(QuickAndEasy(professional=True), ("a", "b"), (tuple(range(1, 51)),), 0)
    problem = refused(turns(record, "1b@0 2b@0"))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.TURN_FULL, 0, 1)


def test_a_second_gift() -> None:
    gold = (10, 11, 12, 13, 14, 15, *(card for card in range(2, 60) if not 10 <= card <= 15))
    silver = (50, 51, 52, 2, 3, 4, *(card for card in range(5, 60) if not 50 <= card <= 52))
    record = Record(FaceToFace(), ("a", "b"), (gold, silver), 1)
    problem = refused(turns(record, "50@2 51@2", "10@2 11@0 12@2"))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.DOES_NOT_IMPROVE, 1, 2)
    problem = refused(turns(record, "50@2 51@2", "12@2 11@2"))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.ALREADY_GIVEN, 1, 1)


# -- refusing what comes after the end


def test_a_turn_after_the_end() -> None:
    problem = refused(replace(WON, turns=(*WON.turns, (Play(5, 0),))))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.AFTER_THE_END, 13, 0)


def test_a_card_after_the_end_in_the_middle_of_a_turn() -> None:
    longer = (*WON.turns[-1], Play(5, 0))
    problem = refused(replace(WON, turns=(*WON.turns[:-1], longer)))
    assert (problem.code, problem.turn, problem.play) == (RulesErrorCode.AFTER_THE_END, 12, 2)


def test_an_empty_turn_after_the_end() -> None:
    assert refused(replace(WON, turns=(*WON.turns, ()))).code is RulesErrorCode.EMPTY_TURN


def test_something_laid_after_the_end() -> None:
    assert refused(replace(WON, laid=(Play(5, 0),))).code is RulesErrorCode.AFTER_THE_END


def test_a_turn_after_being_stuck() -> None:
    record = stuck()
    problem = refused(replace(record, turns=(*record.turns, (Play(50, 2),))))
    assert (problem.code, problem.turn) == (RulesErrorCode.AFTER_THE_END, 2)


def test_what_ended_the_game_may_not_stand_under_laid() -> None:
    problem = refused(replace(WON, turns=WON.turns[:-1], laid=WON.turns[-1]))
    assert (problem.code, problem.turn) == (RulesErrorCode.LAID_AFTER_OUTCOME, 12)


# -- refusing an outcome


def test_an_outcome_is_missing() -> None:
    problem = refused(replace(WON, outcome=None))
    assert problem.code is RulesErrorCode.OUTCOME_MISSING
    assert problem.facts == {"outcome": "won, 0 left, all-laid"}


def test_an_outcome_is_missing_when_the_last_cards_stand_under_laid() -> None:
    record = replace(WON, turns=WON.turns[:-1], laid=WON.turns[-1], outcome=None)
    assert refused(record).code is RulesErrorCode.OUTCOME_MISSING


@pytest.mark.parametrize("ending", [Ending.STUCK, Ending.BURNED, Ending.ALL_LAID])
def test_an_outcome_comes_too_early(ending: Ending) -> None:
    early = Outcome(Result.LOST, None, 96, ending)
    problem = refused(replace(turns(ALONE, "2@0 3@0"), outcome=early))
    assert problem.code is RulesErrorCode.OUTCOME_TOO_EARLY
    assert problem.facts == {"told": f"lost, 96 left, {ending}"}


@pytest.mark.parametrize(
    "told",
    [
        Outcome(Result.LOST, None, 0, Ending.ALL_LAID),
        Outcome(Result.WON, 0, 0, Ending.ALL_LAID),
        Outcome(Result.WON, None, 1, Ending.ALL_LAID),
        Outcome(Result.WON, None, 0, Ending.STUCK),
        Outcome(Result.LOST, None, 0, Ending.RESIGNED),
    ],
)
def test_an_outcome_differs(told: Outcome) -> None:
    problem = refused(replace(WON, outcome=told))
    assert problem.code is RulesErrorCode.OUTCOME_DIFFERS
    assert problem.facts["outcome"] == "won, 0 left, all-laid"


# -- resigning


def test_resigning_is_an_outcome_at_any_moment() -> None:
    end = Outcome(Result.LOST, None, 95, Ending.RESIGNED)
    record = replace(turns(ALONE, "2@0 3@0"), laid=(Play(4, 0),), outcome=end)
    assert outcome(verify(record)) == end


def test_resigning_with_the_wrong_count() -> None:
    end = Outcome(Result.LOST, None, 96, Ending.RESIGNED)
    record = replace(turns(ALONE, "2@0 3@0"), laid=(Play(4, 0),), outcome=end)
    assert refused(record).code is RulesErrorCode.OUTCOME_DIFFERS


DUEL = Record(FaceToFace(), ("a", "b"), (tuple(range(2, 60)), tuple(range(2, 60))), 1)


@pytest.mark.parametrize("winner", [0, 1])
def test_in_a_duel_either_may_resign_whoever_is_to_act(winner: int) -> None:
    end = Outcome(Result.WON, winner, 58, Ending.RESIGNED)
    assert outcome(verify(replace(DUEL, outcome=end))) == end


@pytest.mark.parametrize("winner", [None, 2, -1])
def test_in_a_duel_somebody_must_have_won(winner: int | None) -> None:
    end = Outcome(Result.WON, winner, 58, Ending.RESIGNED)
    assert refused(replace(DUEL, outcome=end)).code is RulesErrorCode.OUTCOME_DIFFERS


def test_a_team_has_no_winner_when_it_resigns() -> None:
    team = replace(ALONE, game=TheGame(hand=7), players=("a", "b"))
    end = Outcome(Result.LOST, 0, 98, Ending.RESIGNED)
    assert refused(replace(team, outcome=end)).code is RulesErrorCode.OUTCOME_DIFFERS


def test_alone_nobody_wins_by_resigning() -> None:
    end = Outcome(Result.LOST, 0, 98, Ending.RESIGNED)
    assert refused(replace(ALONE, outcome=end)).code is RulesErrorCode.OUTCOME_DIFFERS
