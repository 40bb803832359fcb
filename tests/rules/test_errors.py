"""Refusals: a reason and facts, that also travel from one process to another."""

from __future__ import annotations

import pickle

import pytest

from backtrick.rules import (
    BadNotation,
    BadRecord,
    BadSetup,
    IllegalPlay,
    RulesError,
    RulesErrorCode,
)


def test_a_refusal_as_text() -> None:
    refusal = IllegalPlay(RulesErrorCode.TOO_FEW_LAID, laid=1, required=2)
    assert str(refusal) == "too-few-laid: laid 1, required 2"
    assert str(IllegalPlay(RulesErrorCode.GAME_OVER)) == "game-over"


def test_every_reason_has_a_name_of_its_own() -> None:
    names = [reason.value for reason in RulesErrorCode]
    assert len(set(names)) == len(names) == len(RulesErrorCode.__members__)


@pytest.mark.parametrize(
    "error",
    [
        IllegalPlay(RulesErrorCode.TOO_FEW_LAID, laid=1, required=2),
        BadSetup(RulesErrorCode.NO_SUCH_SEAT, seat=3, last=1),
        BadNotation(RulesErrorCode.BAD_PLAY_TEXT, text="x"),
        BadRecord(RulesErrorCode.NO_SUCH_PILE, pile=9, last=3, turn=4, play=1),
    ],
    ids=lambda error: type(error).__name__,
)
def test_refusals_travel_between_processes(error: RulesError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)
