"""The process for studies: it starts when it is needed, and what befalls it stops no study."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from backtrick.bots import bot_named
from backtrick.lab import play_game
from backtrick.rules import BadRecord, Record, TheGame
from backtrick.server.games.study_process import StudyProcess
from backtrick.server.ops.config import Timing
from backtrick.server.ports import Workers
from backtrick.study import analyse


@pytest.fixture(scope="module")
def record() -> Record:
    """A few turns, which are studied quickly."""
    whole = play_game(TheGame(), ["greedy"] * 2, [bot_named("greedy")] * 2, seed=1)
    return replace(whole, turns=whole.turns[:6], laid=(), outcome=None)


@pytest.fixture
def process() -> Iterator[StudyProcess]:
    started = StudyProcess(Workers(), Timing(study_idle_seconds=60.0))
    yield started
    started.close()


def pid(process: StudyProcess) -> int:
    assert process._running is not None
    number: int = process._running[0].pid  # type: ignore[attr-defined]
    return number


def test_it_says_what_an_analysis_says(process: StudyProcess, record: Record) -> None:
    *_, last = process.stages(record, ())
    assert last == analyse(record)
    first = pid(process)
    *_, last = process.stages(record, [0])
    assert last == analyse(record, unlabelled=[0])
    assert pid(process) == first


def test_a_bad_record_is_refused_and_the_next_one_studied(
    process: StudyProcess, record: Record
) -> None:
    twice = replace(record, turns=(record.turns[0], *record.turns))
    with pytest.raises(BadRecord):
        list(process.stages(twice, ()))
    assert list(process.stages(record, ()))[-1].done == 1.0


def test_one_that_ends_between_two_games_is_replaced(process: StudyProcess, record: Record) -> None:
    list(process.stages(record, ()))
    first = pid(process)
    os.kill(first, signal.SIGKILL)
    assert list(process.stages(record, ()))[-1].done == 1.0
    assert pid(process) != first


def test_no_other_one_starts_once_it_is_closed(process: StudyProcess, record: Record) -> None:
    studying = process.stages(record, ())
    assert next(studying)
    process.close()
    with pytest.raises((EOFError, ConnectionError)):
        list(studying)
    with pytest.raises(ConnectionError):
        list(process.stages(record, ()))
    assert process._running is None


def test_it_ends_when_nobody_asks(record: Record) -> None:
    process = StudyProcess(Workers(), Timing(study_idle_seconds=0.1))
    assert list(process.stages(record, ()))
    assert process._running is not None
    until = time.monotonic() + 30
    while process._running[0].is_alive():
        assert time.monotonic() < until
        time.sleep(0.05)
    assert list(process.stages(record, ()))[-1].done == 1.0
    process.close()
