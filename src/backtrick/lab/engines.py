"""Engines: ways to play many games of the same bots, in batches, on one core or several.

Every engine gives the same games for the same seeds. Batches come back in the order of the seeds,
whichever is finished first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from enum import StrEnum
from multiprocessing import get_context
from typing import Protocol

from backtrick.bots.compiled import batch_size, compiled_seats, is_compiled, thinks
from backtrick.bots.nets import nets_noted
from backtrick.extras import is_installed
from backtrick.lab.errors import LabError, LabErrorCode
from backtrick.lab.playing import PlayedGames
from backtrick.rules import Game, Outcome, Record
from backtrick.talk import Hints, manners


class Engine(StrEnum):
    """Which engine plays. `auto` takes the kernel where it knows the bots and it pays."""

    AUTO = "auto"
    PYTHON = "python"
    KERNEL = "kernel"
    RAY = "ray"


class Batch(Protocol):
    """Some games that have been played."""

    def __len__(self) -> int: ...
    def tally(self) -> Iterator[tuple[Outcome, int]]: ...
    def ends(self) -> Iterator[tuple[int, int, Outcome, int]]: ...
    def records(self) -> Iterator[Record]: ...


PlayBatch = Callable[[Game, tuple[str, ...], Sequence[int], bool, Hints], Batch]

WORTH_COMPILING = 1000
"""With fewer games of simple bots the pure engine is done before compiled code is loaded."""


def chosen_engine(asked: Engine, bots: tuple[str, ...], games: int) -> Engine:
    """The engine that will play; a kernel that does not know a bot cannot be asked for."""
    known = all(map(is_compiled, bots))
    if asked is Engine.KERNEL and not known:
        raise LabError(LabErrorCode.ENGINE, bots=", ".join(bots))
    if asked is Engine.AUTO and not is_installed("kernel"):
        return Engine.PYTHON
    if asked is Engine.AUTO:
        pays = games >= WORTH_COMPILING or any(map(thinks, bots))
        return Engine.KERNEL if known and pays else Engine.PYTHON
    return asked


def play_batches(
    game: Game,
    bots: tuple[str, ...],
    seeds: Sequence[int],
    engine: Engine,
    jobs: int,
    first: int = 0,
    talk: bool = False,
    amount: Hints = Hints.TALKATIVE,
) -> Iterator[Batch]:
    """Play a game for each seed from the first wanted on; memory stays the same however many. With
    `talk` the bots that can speak do so, at most as much as `amount` says.
    """
    if engine is Engine.RAY:
        from backtrick.lab.ray_engine import cores

        jobs = cores(jobs)
    play, size = _player(engine, bots, jobs)
    chunks = (seeds[at : at + size] for at in range(first, len(seeds), size))
    if jobs == 1 and engine is not Engine.RAY:
        for chunk in chunks:
            yield play(game, bots, chunk, talk, amount)
        return
    with _pool(engine, jobs) as pool:
        waiting: deque[Future[Batch]] = deque()
        for chunk in chunks:
            waiting.append(pool.submit(play, game, bots, chunk, talk, amount))
            if len(waiting) > 2 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _player(engine: Engine, bots: tuple[str, ...], jobs: int) -> tuple[PlayBatch, int]:
    """What plays a batch, and how many games one should have."""
    if engine is Engine.RAY:
        return _player(chosen_engine(Engine.AUTO, bots, WORTH_COMPILING), bots, max(2, jobs))
    if engine is Engine.PYTHON:
        return PlayedGames, 1 if jobs == 1 else 10
    return play_compiled, batch_size(bots)


def play_compiled(
    game: Game,
    bots: tuple[str, ...],
    seeds: Sequence[int],
    talk: bool = False,
    amount: Hints = Hints.TALKATIVE,
) -> Batch:
    """Play a batch with compiled code."""
    from backtrick.kernel.batch import CompiledBatch

    amount = amount if talk else Hints.TALKATIVE
    seats = compiled_seats(game, bots, talk, amount)
    return CompiledBatch(
        game, bots, seeds, seats, amount.noted, nets_noted(game, len(bots), bots, amount)
    )


def talks(game: Game, players: int, asked: bool | None) -> bool:
    """Whether there is talk in a run: where players are partners, unless somebody says otherwise.
    It is refused where there is nobody to give hints to.
    """
    partners = players > 1 and bool(manners(game).codes)
    if asked and not partners:
        raise LabError(LabErrorCode.NOBODY_TO_TALK_TO)
    return partners if asked is None else asked


def as_hints(amount: Hints | str) -> Hints:
    """How much bots say, by its name."""
    if amount not in list(Hints):
        raise LabError(LabErrorCode.NO_SUCH_HINTS, hints=str(amount), known=", ".join(Hints))
    return Hints(amount)


@contextmanager
def _pool(engine: Engine, jobs: int) -> Iterator[Executor]:
    """Threads for compiled code, which runs without the GIL; processes for plain Python."""
    pool: Executor
    if engine is Engine.RAY:
        from backtrick.lab.ray_engine import RayPool

        pool = RayPool()
    elif engine is Engine.KERNEL:
        pool = ThreadPoolExecutor(jobs)
    else:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)
