"""A game played and written down at the same time."""

from __future__ import annotations

import pytest

from backtrick.rules import (
    BadSetup,
    Ending,
    IllegalPlay,
    Logbook,
    RulesErrorCode,
    TheGame,
    verify,
)

DECK = tuple(range(2, 100))


def book(starter: int | None = 0) -> Logbook:
    """Alone, with the cards in order: nothing could be easier."""
    return Logbook(TheGame(), ("me",), (DECK,), starter=starter, seed=5)


def test_there_is_no_record_before_somebody_starts() -> None:
    with pytest.raises(IllegalPlay) as caught:
        _ = book(starter=None).record
    assert caught.value.code is RulesErrorCode.NOT_STARTED


def test_starting_puts_the_starter_into_the_record() -> None:
    log = Logbook(TheGame(), ("a", "b"), (DECK,))
    log.start(1)
    assert log.record.starter == 1
    with pytest.raises(BadSetup) as caught:
        log.start(0)
    assert caught.value.code is RulesErrorCode.ALREADY_STARTED


def test_what_is_laid_stays_apart_until_the_turn_ends() -> None:
    log = book()
    log.play(2, 0)
    log.play(3, 0)
    assert (log.record.turns, log.record.laid) == ((), ((2, 0), (3, 0)))
    log.end_turn()
    assert (log.record.turns, log.record.laid) == ((((2, 0), (3, 0)),), ())


def test_a_refused_play_leaves_no_trace() -> None:
    log = book()
    before = log.record
    with pytest.raises(IllegalPlay):
        log.play(50, 0)
    with pytest.raises(IllegalPlay):
        log.end_turn()
    assert log.record == before


def test_the_play_that_ends_the_game_closes_the_turn() -> None:
    log = book()
    while log.outcome is None:
        for card in log.state.hand:
            log.play(card, 0)
        if log.outcome is None:
            log.end_turn()
    assert log.outcome.ending is Ending.ALL_LAID
    assert log.record.laid == ()
    assert sum(map(len, log.record.turns)) == 98
    verify(log.record)


def test_resigning_keeps_what_was_laid() -> None:
    log = book()
    log.play(2, 0)
    log.resign(0)
    assert log.record.laid == ((2, 0),)
    assert log.record.outcome is not None
    assert log.record.outcome.ending is Ending.RESIGNED
    verify(log.record)


def test_the_seed_and_the_names_are_kept() -> None:
    record = book().record
    assert (record.seed, record.players, record.decks) == (5, ("me",), (DECK,))
