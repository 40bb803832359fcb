"""A process of its own for studies, where Python's lock keeps no play waiting.

It starts when a game is to be studied, and ends when nobody has asked for a study for a while.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Collection, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from backtrick.rules import Record
from backtrick.server.ports import SYSTEM
from backtrick.study import Analysis, stages

if TYPE_CHECKING:
    from backtrick.server.ops.config import Timing
    from backtrick.server.ports import Process, Workers

APART = 0.1
"""The seconds between two stages that are sent."""

GRACE = 60.0
"""The server waits so many seconds longer than a study may take: the first one compiles code."""

NICENESS = 15
"""Plays come before studies where the processor is short."""


class StudyProcess:
    """Analyses records, one after the other. One thread asks at a time."""

    def __init__(self, workers: Workers, timing: Timing) -> None:
        self._workers, self._timing = workers, timing
        self._running: tuple[Process, Connection] | None = None
        self._closed = False
        self._lock = workers.lock()

    def stages(self, record: Record, helped: Collection[int]) -> Iterator[Analysis]:
        """The analysis as it grows, until it is done or has taken `study_seconds`. A process that
        has just ended is replaced.
        """
        begun = False
        try:
            for analysis in self._answers(record, helped):
                begun = True
                yield analysis
        except (EOFError, ConnectionError):
            if begun or self._closed:
                raise
            with self._lock:
                self._end()
            yield from self._answers(record, helped)

    def close(self) -> None:
        """End the process, whatever it does; no other one starts."""
        with self._lock:
            self._closed = True
            self._end()

    def _end(self) -> None:
        if self._running is not None:
            process, _ = self._running
            self._running = None
            process.kill()  # whoever waits at the pipe learns of it

    def _answers(self, record: Record, helped: Collection[int]) -> Iterator[Analysis]:
        pipe, seconds = self._pipe(), self._timing.study_seconds
        pipe.send((record, tuple(helped), seconds))
        over = False
        try:
            while not over:
                if not pipe.poll(seconds + GRACE):
                    raise TimeoutError("the study does not end")
                answer = pipe.recv()
                over = answer is None or isinstance(answer, Exception)
                if isinstance(answer, Exception):
                    raise answer
                if answer is not None:
                    yield answer
        finally:
            if not over:
                with self._lock:
                    self._end()  # what it still sends belongs to no later question

    def _pipe(self) -> Connection:
        with self._lock:
            if self._closed:
                raise ConnectionError("the server stops")
            if self._running is None or not self._running[0].is_alive():
                self._end()
                idle = self._timing.study_idle_seconds
                self._running = self._workers.process(answer_studies, idle)
            return self._running[1]


def answer_studies(pipe: Connection, idle: float) -> None:
    """Analyse what comes through the pipe, and send what comes of it: stages, and `None` or an
    error at the end.
    """
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # the server ends this process
    with suppress(OSError, AttributeError):  # not every sandbox allows it, nor every system
        os.nice(NICENESS)
    while pipe.poll(idle):
        try:
            record, helped, seconds = pipe.recv()
            for analysis in stages_to_send(stages(record, unlabelled=helped), seconds):
                pipe.send(analysis)
            pipe.send(None)
        except (EOFError, ConnectionError):
            return
        except Exception as error:
            pipe.send(error)


def stages_to_send(analyses: Iterator[Analysis], seconds: float) -> Iterator[Analysis]:
    """The first stage, the last one, and one every `APART` seconds; none begins after so many
    seconds.
    """
    clock = SYSTEM.clock
    until, next_at, last = clock.monotonic() + seconds, 0.0, None
    for last in analyses:
        now = clock.monotonic()
        if now > until:
            break
        if now >= next_at:
            yield last
            next_at, last = now + APART, None
    if last is not None:
        yield last
