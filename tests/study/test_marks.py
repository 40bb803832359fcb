"""The point of no return of a record."""

from __future__ import annotations

from dataclasses import replace

import pytest

from backtrick.bots import seat_bots
from backtrick.lab import play_game
from backtrick.rules import (
    BadRecord,
    Ending,
    FaceToFace,
    Game,
    Outcome,
    Play,
    QuickAndEasy,
    Record,
    Result,
    TheGame,
    final_state,
    outcome,
)
from backtrick.study import Marks, StudyError, Winnable, follow, marks, turn_states, winnable
from tests import referee


def game_of(game: Game, players: int, seed: int) -> Record:
    names, makers = seat_bots(["greedy"], players)
    return play_game(game.settled(players), names, makers, seed)


def assert_line_wins(record: Record, judged: Marks) -> None:
    """The turns before `until` and the line after them are a game that the referee calls won."""
    assert judged.until is not None
    assert judged.line is not None
    turns = record.turns[: judged.until] + judged.line.turns
    end = outcome(follow(turn_states(record)[judged.until], judged.line))
    won = replace(record, turns=turns, laid=(), outcome=end)
    assert end is not None
    assert end.result is Result.WON
    assert referee.judge(won.to_dict()) is None


@pytest.mark.parametrize(
    ("game", "players"), [(TheGame(), 1), (TheGame(fire=True), 3), (QuickAndEasy(), 2)]
)
@pytest.mark.parametrize("seed", range(3))
def test_bisection_says_what_each_turn_says(game: Game, players: int, seed: int) -> None:
    record = game_of(game, players, seed)
    judged = marks(record, widest=500)
    states = turn_states(record)
    assert len(judged.answers) == len(states)
    assert list(judged.answers) == sorted(judged.answers, key=["won", "open", "lost"].index)
    for state, answer in zip(states, judged.answers, strict=True):
        alone = winnable(state, widest=500).answer
        assert answer is alone or Winnable.OPEN in (answer, alone)
    assert_line_wins(record, judged)


def test_a_game_that_was_won_needs_no_search() -> None:
    record = next(
        record
        for record in (game_of(QuickAndEasy(), 4, seed) for seed in range(50))
        if record.outcome and record.outcome.result is Result.WON
    )
    judged = marks(record, looks=0)
    assert set(judged.answers) == {Winnable.WON}
    assert (judged.until, judged.lost_from) == (len(record.turns) - 1, None)
    assert_line_wins(record, judged)


def test_a_running_game_is_judged_as_far_as_it_goes() -> None:
    record = game_of(TheGame(), 3, 1)
    begun = replace(record, turns=record.turns[:4], laid=record.turns[4][:1], outcome=None)
    judged = marks(begun)
    assert judged.answers == (Winnable.WON,) * 5
    assert_line_wins(begun, judged)
    left = sum(final_state(begun).left)
    given_up = replace(begun, outcome=Outcome(Result.LOST, None, left, Ending.RESIGNED))
    assert marks(given_up) == judged


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    judged = marks(game_of(TheGame(), 3, 2), progress=lambda *done: told.append(done))
    assert told == sorted(told)
    assert told[-1] == (len(judged.answers),) * 2


def test_bad_records_and_duels_are_refused() -> None:
    record = game_of(QuickAndEasy(), 2, 1)
    with pytest.raises(BadRecord):
        marks(replace(record, turns=((Play(record.decks[0][-1], 0),), *record.turns)))
    with pytest.raises(StudyError):
        marks(game_of(FaceToFace(), 2, 1))
