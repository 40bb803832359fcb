"""A game played and written down at the same time."""

from __future__ import annotations

import pytest

from backtrick.rules import (
    BadSetup,
    Deal,
    Ending,
    GameLog,
    IllegalPlay,
    RulesErrorCode,
    TheGame,
    verify,
)

DECK = tuple(range(2, 100))


def begun(starter: int | None = 0) -> GameLog:
    """Alone, with the cards in order: nothing could be easier."""
    return GameLog.begin(TheGame(), 1, Deal((DECK,), 0, 5), starter)


def test_there_is_no_record_before_somebody_starts() -> None:
    with pytest.raises(IllegalPlay) as caught:
        _ = begun(starter=None).record("me")
    assert caught.value.code is RulesErrorCode.NOT_STARTED


def test_starting_puts_the_starter_into_the_record() -> None:
    log = GameLog.begin(TheGame(), 2, Deal((DECK,), 0)).start(1)
    assert log.record("ab").starter == 1
    with pytest.raises(BadSetup) as caught:
        log.start(0)
    assert caught.value.code is RulesErrorCode.ALREADY_STARTED


def test_what_is_laid_stays_apart_until_the_turn_ends() -> None:
    log = begun()
    log = log.play(2, 0)
    log = log.play(3, 0)
    assert (log.record(["me"]).turns, log.record(["me"]).laid) == ((), ((2, 0), (3, 0)))
    log = log.end_turn()
    assert (log.record(["me"]).turns, log.record(["me"]).laid) == ((((2, 0), (3, 0)),), ())


def test_a_refused_play_leaves_no_trace() -> None:
    log = begun()
    before = log.record(["me"])
    with pytest.raises(IllegalPlay):
        log.play(50, 0)
    with pytest.raises(IllegalPlay):
        log = log.end_turn()
    assert log.record(["me"]) == before


def test_the_play_that_ends_the_game_closes_the_turn() -> None:
    log = begun()
    while log.outcome is None:
        for card in log.state.hand:
            log = log.play(card, 0)
        if log.outcome is None:
            log = log.end_turn()
    assert log.outcome.ending is Ending.ALL_LAID
    assert log.record(["me"]).laid == ()
    assert sum(map(len, log.record(["me"]).turns)) == 98
    verify(log.record(["me"]))


def test_resigning_keeps_what_was_laid() -> None:
    record = begun().play(2, 0).resign(0).record(["me"])
    assert record.laid == ((2, 0),)
    assert record.outcome is not None
    assert record.outcome.ending is Ending.RESIGNED
    verify(record)


def test_the_seed_and_the_names_are_kept() -> None:
    record = begun().record(["me"])
    assert (record.seed, record.players, record.decks) == (5, ("me",), (DECK,))
