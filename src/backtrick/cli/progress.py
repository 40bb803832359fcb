"""How far a long run is: a bar with an estimate on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

import typer

from backtrick.texts import text

LINE_EVERY = 10.0
"""Seconds between two lines."""

Show = Callable[[float, str], None]
"""Is told which part of a run is done, from 0 to 1, and what there is to say of it."""

Clock = Callable[[], float]


@contextmanager
def shown(first: str) -> Iterator[Show]:
    """Show how far a run is; `first` is what is said before anything is done."""
    if not sys.stderr.isatty():
        yield lines(lambda line: typer.echo(line, err=True))
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(first, total=1.0)
        yield lambda done, said: bar.update(task, completed=done, description=said)


def lines(write: Callable[[str], None], clock: Clock = time.monotonic) -> Show:
    """A line every few seconds, with an estimate of the time that is left. What had been done when
    it was first told, by an earlier run, says nothing about the speed of this one.
    """
    began = last = clock()
    before: float | None = None

    def tell(done: float, said: str) -> None:
        nonlocal last, before
        now = clock()
        if before is None:
            before = done
        if now - last < LINE_EVERY:
            return
        last = now
        left = (now - began) * (1 - done) / (done - before) if done > before else 0.0
        about = str(timedelta(seconds=round(left))) if left else ""
        write(text("cli-progress", said=said, percent=f"{100 * done:.0f}", left=about))

    return tell
