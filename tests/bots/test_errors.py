"""What can be wrong with a bot, as data."""

from __future__ import annotations

import pickle

from backtrick.bots import BotError, BotErrorCode


def test_an_error_as_text() -> None:
    assert str(BotError(BotErrorCode.COUNT, named=2, seats=3)) == "count: named 2, seats 3"


def test_errors_travel_between_processes() -> None:
    error = BotError(BotErrorCode.RAISED, bot="mine", seat=2, position="the-game | ...", detail="x")
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.facts, str(again)) == (error.code, error.facts, str(error))
