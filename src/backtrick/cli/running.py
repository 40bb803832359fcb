"""What commands share that play many games: their options, and how far they have come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from backtrick.cli.errors import UsageProblem
from backtrick.texts import text

if TYPE_CHECKING:
    from backtrick.lab import Engine

Seed = Annotated[int, typer.Option("--seed", metavar="S", help=text("cli-opt-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="J", help=text("cli-simulate-jobs"))]
EngineName = Annotated[
    str, typer.Option("--engine", metavar="NAME", help=text("cli-simulate-engine"))
]
Address = Annotated[
    str | None, typer.Option("--address", metavar="ADDRESS", help=text("cli-opt-address"))
]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help=text("cli-opt-out"))]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=text("cli-opt-plot"))]


def check_counts(**counts: int) -> None:
    """Refuse a number below one; each is named as its option."""
    for option, number in counts.items():
        if number < 1:
            raise UsageProblem(text("cli-at-least-one", option=f"--{option}", number=str(number)))


def engine_named(name: str, address: str | None, jobs: int) -> Engine:
    """The engine with this name, and the cluster it is told to use."""
    from backtrick.lab import Engine

    if name not in list(Engine):
        known = ", ".join(Engine)
        raise UsageProblem(text("cli-simulate-no-engine", engine=name, known=known))
    if name == "ray":
        from backtrick.lab.ray_engine import connect

        connect(address, jobs)
    elif address is not None:
        raise UsageProblem(text("cli-address-without-ray"))
    return Engine(name)


def tell_if_compiling(engine: Engine, bots: Sequence[str], games: int) -> None:
    """Say why nothing seems to happen, the first time compiled code is used."""
    from backtrick.bots.compiled import is_compiled
    from backtrick.lab.engines import Engine, chosen_engine

    known = all(map(is_compiled, bots))
    if known and chosen_engine(engine, tuple(bots), games) is Engine.KERNEL:
        from backtrick.kernel.jit import is_cold

        if is_cold():
            typer.echo(text("cli-compiling"), err=True)


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """A bar with an estimate on a terminal, silence elsewhere; told how many games of how many."""
    if not sys.stderr.isatty():
        yield lambda count, games: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        SpinnerColumn(),
        TextColumn(text("cli-simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda count, games: bar.update(task, completed=count, total=games)
