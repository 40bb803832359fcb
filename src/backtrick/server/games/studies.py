"""Studies: records are analysed one after the other, in a process of their own.

An analysis is kept with the nets that judged, so that each record is analysed once. One of a file
from elsewhere stays in memory for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b

import msgspec

from backtrick.rules import Game, Record, Turn, View
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.games.study_process import StudyProcess
from backtrick.server.live.appends import decode_event
from backtrick.server.live.tasks import Tasks
from backtrick.server.ops import logs
from backtrick.server.ops.config import Config
from backtrick.server.ports import Ports
from backtrick.server.storage import Store, StoredEvent, StoredRecord
from backtrick.study import Analysis
from backtrick.study.calibration import data_hash
from backtrick.study.checking import Checker, Tried
from backtrick.table import helped_turns
from backtrick.talk import Heard, Hints

FORMAT = 4
"""The version of what an analysis says. Older ones are made anew."""

CHECKERS = 8
"""How many checkers of setups are kept for turns that are tried."""


class StudyState(StrEnum):
    """How far an analysis is."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


@dataclass(slots=True)
class Job:
    """An analysis that was asked for."""

    state: StudyState = StudyState.QUEUED
    analysis: Analysis | None = None


@dataclass(frozen=True, slots=True)
class StudyProgress:
    """How far an analysis is, how many are before it, and what is known already. One that took too
    long has stopped: its analysis is not done.
    """

    state: StudyState
    place: int
    analysis: Analysis | None


class Studies:
    """The analyses of one process."""

    def __init__(self, store: Store, ports: Ports, config: Config, tasks: Tasks) -> None:
        self._store, self._tasks, self._config = store, tasks, config
        workers = ports.workers
        self._pool, self._tries = workers.pool("study", 1), workers.pool("study-try", 1)
        self._process = StudyProcess(workers, config.timing)
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._checkers: OrderedDict[tuple[Game, int, Hints | None], Checker] = OrderedDict()

    async def of_record(self, stored: StoredRecord, begin: Callable[[], None]) -> StudyProgress:
        """How far the analysis of a kept record is. `begin` is called before one begins, and may
        refuse it.
        """
        job = self._jobs.get(stored.id)
        if job is None:
            record = Record.from_json(stored.body)
            mark = made_with()
            body = await self._store.study(stored.id, mark)
            if body is not None:
                return StudyProgress(StudyState.DONE, 0, msgspec.json.decode(body, type=Analysis))
            log = await self._store.events(stored.table_id)
            loop = asyncio.get_running_loop()
            helped = await loop.run_in_executor(self._tries, _helped, log, stored)
            job = self._jobs.get(stored.id)  # another request may have begun it meanwhile
            if job is None:
                begin()
                job = self._begin(stored.id, record, helped, mark)
        return self._progress(stored.id, job)

    def knows_file(self, record: Record) -> bool:
        """Whether a record from elsewhere is analysed already, or was a while ago."""
        return _file_name(record) in self._jobs

    async def of_file(self, record: Record, begin: Callable[[], None]) -> StudyProgress:
        """How far the analysis of a record from elsewhere is, which must be legal."""
        name = _file_name(record)
        job = self._jobs.get(name)
        if job is None:
            begin()
            job = self._begin(name, record, (), None)
        return self._progress(name, job)

    async def value(
        self, view: View, heard: Sequence[Heard], turn: Turn, hints: Hints | None
    ) -> Tried:
        """What a whole turn is worth at a table where so much is said."""

        def judged() -> Tried:
            setup = view.game, len(view.hand_counts), hints
            if setup not in self._checkers:
                self._checkers[setup] = Checker(*setup)
            self._checkers.move_to_end(setup)
            while len(self._checkers) > CHECKERS:
                self._checkers.popitem(last=False)
            return self._checkers[setup].value(view, heard, turn)

        return await asyncio.get_running_loop().run_in_executor(self._tries, judged)

    def close(self) -> None:
        """Let go of the threads; nobody waits for an analysis that is not done."""
        for pool in (self._pool, self._tries):
            pool.shutdown(wait=False, cancel_futures=True)
        self._process.close()

    def _begin(self, name: str, record: Record, helped: Collection[int], mark: str | None) -> Job:
        caps = self._config.caps
        waiting = sum(job.state is StudyState.QUEUED for job in self._jobs.values())
        if waiting >= caps.waiting_studies:
            seconds = round(self._config.timing.busy_seconds)
            raise ServerError(ServerErrorCode.BUSY, seconds=seconds)
        for old in [name for name, job in self._jobs.items() if _is_over(job)]:
            if len(self._jobs) >= caps.waiting_studies:
                del self._jobs[old]
        job = self._jobs[name] = Job()
        self._tasks.spawn(self._run(name, job, record, helped, mark))
        return job

    async def _run(
        self,
        name: str,
        job: Job,
        record: Record,
        helped: Collection[int],
        mark: str | None,
    ) -> None:
        """Analyse a record, and keep what came of it if it is one of ours."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._pool, self._analyse, job, record, helped)
            job.analysis, job.state = found, StudyState.DONE
            if mark is not None and found.done == 1:
                await self._store.keep_study(name, mark, msgspec.json.encode(found))
                if self._jobs.get(name) is job:
                    del self._jobs[name]
        except Exception as error:
            job.state = StudyState.FAILED
            logs.warning("a game could not be studied", error=type(error).__name__)

    def _analyse(self, job: Job, record: Record, helped: Collection[int]) -> Analysis:
        """Runs in a thread, which waits; the job shows what is known already. A study that takes
        too long stops, so that the next one gets its turn.
        """
        job.state = StudyState.RUNNING
        for job.analysis in self._process.stages(record, helped):
            pass
        assert job.analysis is not None
        return job.analysis

    def _progress(self, name: str, job: Job) -> StudyProgress:
        stopped = job.state is StudyState.DONE and job.analysis and job.analysis.done < 1
        if job.state is StudyState.FAILED or stopped:
            self._jobs.pop(name, None)  # who asks again gets another try
        place = 0
        if job.state is StudyState.QUEUED:
            for other, ahead in self._jobs.items():
                if other == name:
                    break
                place += not _is_over(ahead)
        return StudyProgress(job.state, place, job.analysis)


def _file_name(record: Record) -> str:
    return "file-" + blake2b(record.to_json().encode(), digest_size=16).hexdigest()


def made_with() -> str:
    """The nets and curves that judge now, and what an analysis says."""
    return f"{data_hash()}.{FORMAT}"


def _is_over(job: Job) -> bool:
    return job.state in (StudyState.DONE, StudyState.FAILED)


def _helped(log: Iterable[StoredEvent], stored: StoredRecord) -> Collection[int]:
    """The turns that a bot laid for a person. Once the table is gone, nobody knows."""
    people = [sat.seat for sat in stored.seats if sat.bot is None]
    return helped_turns((decode_event(each.body) for each in log), stored.number, people)
