"""What commands share that play many games: their options, checks and progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from backtrick.cli.errors import UsageError
from backtrick.cli.progress import shown
from backtrick.cli.setup import GameOptions, Think, given_time
from backtrick.rules import Game
from backtrick.texts import text

if TYPE_CHECKING:
    from backtrick.lab import Engine


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """The options of the commands that play many games."""

    games: Annotated[int, typer.Option("--games", "-n", metavar="K")] = 100
    seed: Annotated[int, typer.Option(metavar="S")] = 0
    options: GameOptions = field(default_factory=dict)
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None
    overwrite: bool = False
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J")] = 1
    engine: Annotated[str, typer.Option(metavar="NAME")] = "auto"
    address: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None
    think: Think = None
    talk: Annotated[bool | None, typer.Option("--talk/--no-talk", show_default=False)] = None
    hints: Annotated[str, typer.Option(metavar="AMOUNT")] = "talkative"
    as_json: Annotated[bool, typer.Option("--json")] = False


class Run(NamedTuple):
    """What is to be played; the rest is how."""

    game: Game
    players: int
    bots: list[str]
    games: int
    seed: int


def checked_run(
    setup: tuple[Game, int], bots: list[str], wanted: Wanted
) -> tuple[Run, dict[str, Any]]:
    """The run that was asked for and how it is played, after everything that can be refused at
    once; says so when there is something to compile first.
    """
    from backtrick.lab.errors import check_counts

    games, jobs = wanted.games, wanted.jobs
    check_counts(games=games, jobs=jobs)
    if wanted.plot is not None:
        from backtrick.lab.plots import check_plot

        check_plot(wanted.plot)
    engine = engine_named(wanted.engine, wanted.address, jobs)
    thinking = given_time(bots, wanted.think)
    tell_if_compiling(setup[0], engine, thinking, games)
    how: dict[str, Any] = {"out": wanted.out, "overwrite": wanted.overwrite}
    how |= {"talk": wanted.talk, "hints": wanted.hints, "engine": engine, "jobs": jobs}
    return Run(*setup, thinking, games, wanted.seed), how


@contextmanager
def watched(
    stopped: Callable[[int], str], progress: str = "cli-simulate-progress"
) -> Iterator[Callable[[int, int], None]]:
    """Show how far a run has come, in the words of the message `progress`. When it is interrupted,
    say what `stopped` says of the games played so far, and leave with the exit code for that.
    """
    done = 0
    try:
        with shown("") as bar:

            def show(count: int, games: int) -> None:
                nonlocal done
                done = count
                said = text(progress, done=f"{count:,}", games=f"{games:,}")
                bar(count / games, said)

            yield show
    except KeyboardInterrupt:
        typer.echo(stopped(done), err=True)
        raise typer.Exit(130) from None


def engine_named(name: str, address: str | None, jobs: int) -> Engine:
    """The engine with this name, and the cluster it is told to use."""
    from backtrick.lab import Engine

    if name not in list(Engine):
        known = ", ".join(Engine)
        raise UsageError(text("cli-simulate-no-engine", engine=name, known=known))
    if name == "ray":
        from backtrick.lab.ray_engine import connect

        connect(address, jobs)
    elif address is not None:
        raise UsageError(text("cli-address-without-ray"))
    return Engine(name)


def tell_if_compiling(game: Game, engine: Engine, bots: Sequence[str], games: int) -> None:
    """Say why nothing seems to happen, the first time compiled code of this game is used."""
    from backtrick.bots.compiled import is_compiled, thinks
    from backtrick.lab.engines import Engine, chosen_engine

    known = all(map(is_compiled, bots))
    compiles = known and chosen_engine(engine, tuple(bots), games) is Engine.KERNEL
    if compiles or any(map(thinks, bots)):
        tell_if_cold(game)


def tell_if_cold(game: Game) -> None:
    """Say that compiled code of this game is made first, if so."""
    from backtrick.kernel.engine import is_cold

    if is_cold(type(game)):
        typer.echo(text("cli-compiling"), err=True)
