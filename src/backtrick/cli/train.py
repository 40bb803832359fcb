"""`backtrick train`: teach a bot's net by letting it play with itself."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated

import typer

from backtrick.cli.errors import UsageError
from backtrick.cli.progress import shown
from backtrick.cli.running import tell_if_cold
from backtrick.cli.setup import GameName, GameOptions, Players, chosen_game
from backtrick.rules import Game
from backtrick.rules.dealing import check_seed
from backtrick.talk import Hints
from backtrick.texts import text

if TYPE_CHECKING:
    from backtrick.kernel.learn import Course, Learner, Progress
    from backtrick.kernel.net import Net
    from backtrick.kernel.weights import Weights

HIDDEN = {"planner": (16,), "expert": (64, 32)}
"""The bots that can be taught, and the hidden layers of their nets."""

MEASURED = 5000
"""How many games the figures come from."""

SAVED_EVERY = 60.0
"""Seconds between two checkpoints."""


def train(
    game: GameName,
    players: Players = None,
    bot: str = "planner",
    options: GameOptions = MappingProxyType({}),
    minutes: float | None = None,
    games: int | None = None,
    seed: Annotated[int, typer.Option(metavar="S")] = 1,
    out: Path = Path("weights.npz"),
    start: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    trace: float = 0.8,
    memory: float = 0.998,
    batch: Annotated[int, typer.Option(min=1)] = 500,
    window: Annotated[int, typer.Option(min=1)] = 8,
    rate: float = 2e-3,
    halfway: bool = False,
    wide: bool = False,
    talk: bool = False,
    hints: Annotated[str, typer.Option(metavar="AMOUNT")] = Hints.TALKATIVE.value,
    sparring: bool = False,
    resume: bool = False,
) -> None:
    """Teach a bot."""
    if bot not in HIDDEN:
        raise UsageError(text("cli-train-unknown-bot", bot=bot, known=", ".join(HIDDEN)))
    chosen, seats = chosen_game(game, players, options)
    _check(seed, games, minutes=minutes, rate=rate, trace=trace, memory=memory)
    _check_methods(chosen, seats, start, halfway=halfway, wide=wide, talk=talk, sparring=sparring)
    amount = _amount(hints, talk)
    from backtrick.kernel.features import NARROW
    from backtrick.kernel.learn import Course
    from backtrick.kernel.weights import NetOrigin, Trained, save_weights

    if minutes is None and games is None:
        minutes = 5.0
    limits = NARROW if bot == "planner" else None
    hidden = tuple((1 + wide) * units for units in HIDDEN[bot])
    course = Course(
        seed, hidden, limits, games, minutes, batch, window, rate,
        trace=trace, memory=memory, sparring=sparring, talk=talk, hints=amount,
    )  # fmt: skip
    unfinished = out.with_suffix(".course")
    kind = type(chosen)
    _known(out, kind)
    net = _first_net(start, chosen, seats, talk, hidden) if start else None
    learner = _learner(chosen, seats, course, net, unfinished, resume=resume)
    tell_if_cold(chosen)
    try:
        _learn(learner, unfinished)
        if halfway and net is not None:
            _go_halfway(learner, net)
        played = learner.measure(MEASURED)
    except KeyboardInterrupt:
        typer.echo(text("cli-train-interrupted", file=str(unfinished)), err=True)
        raise typer.Exit(130) from None
    figures = {"games": MEASURED, "win_rate": played.win_rate, "mean_left": played.mean_left}
    command = " ".join(["backtrick", *sys.argv[1:]])
    origin = NetOrigin(
        seats, chosen.options(), command, seed, learner.progress.games, figures, talk
    )
    save_weights(_known(out, kind).with_net(Trained(learner.net, learner.wishes, origin)), out)
    unfinished.unlink(missing_ok=True)
    typer.echo(
        text(
            "cli-train-done",
            games=f"{learner.progress.games:,}",
            rate=f"{100 * played.win_rate:.1f}",
            left=f"{played.mean_left:.2f}",
            file=str(out),
        )
    )


def _check(seed: int, games: int | None, **numbers: float | None) -> None:
    """Refuse what no net can be taught with."""
    from backtrick.lab.errors import check_counts

    check_seed(seed)
    if games is not None:
        check_counts(games=games)
    for name in ("minutes", "rate"):
        number = numbers[name]
        if number is not None and not 0 < number < math.inf:
            raise UsageError(text("cli-train-above-zero", option=f"--{name}", number=f"{number:g}"))
    for name in ("trace", "memory"):
        share = numbers[name]
        if share is not None and not 0 <= share <= 1:
            raise UsageError(text("cli-train-share", option=f"--{name}", number=f"{share:g}"))


def _check_methods(
    game: Game,
    seats: int,
    start: Path | None,
    *,
    halfway: bool,
    wide: bool,
    talk: bool,
    sparring: bool,
) -> None:
    """Refuse ways of teaching that do not go together, or not with this game."""
    from backtrick.kernel.ranking import shares_deck
    from backtrick.lab.engines import talks

    if sparring and shares_deck(type(game)):
        raise UsageError(text("cli-train-no-duel"))
    talks(game, seats, talk)
    if halfway and start is None:
        raise UsageError(text("cli-train-no-start"))
    if halfway and wide:
        raise UsageError(text("cli-train-no-mean"))


def _amount(hints: str, talk: bool) -> Hints:
    """How much is said; it can be less than all only where there is talk."""
    from backtrick.lab.engines import as_hints

    amount = as_hints(hints)
    if amount is not Hints.TALKATIVE and not talk:
        raise UsageError(text("cli-train-hints-without-talk", hints=hints))
    return amount


def _known(out: Path, game: type[Game]) -> Weights:
    """The nets that the file has already; one that could not be added to is refused."""
    from backtrick.kernel.weights import Weights, load_weights

    return load_weights(out, game) if out.exists() else Weights(game, ())


def _first_net(start: Path, game: Game, players: int, talk: bool, hidden: tuple[int, ...]) -> Net:
    """The net of a file to start from: one that listens, if it is to listen and there is one."""
    from backtrick.kernel.net import layers
    from backtrick.kernel.weights import load_weights

    weights = load_weights(start, type(game))
    listening = weights.listening(game, players) if talk else None
    net = (listening or weights.for_setup(game, players)).net
    found = layers(net)
    if hidden not in (found, tuple(2 * units for units in found)):
        raise UsageError(text("cli-train-other-width", found=_units(found), wanted=_units(hidden)))
    return net


def _units(hidden: tuple[int, ...]) -> str:
    """The hidden layers of a net, as they are told of."""
    return " and ".join(map(str, hidden))


def _learner(
    game: Game, players: int, course: Course, net: Net | None, unfinished: Path, *, resume: bool
) -> Learner:
    """A learner at the start of the course, or where it was interrupted."""
    from backtrick.kernel.course_file import resume_course
    from backtrick.kernel.learn import Learner

    if not unfinished.exists():
        return Learner(game, players, course, net)
    if not resume:
        raise UsageError(text("cli-train-unfinished", file=str(unfinished)))
    return resume_course(unfinished, game, players, course)


def _learn(learner: Learner, unfinished: Path) -> None:
    """Learn to the end of the course, and save it, also when it is interrupted."""
    from backtrick.kernel.course_file import save_course

    try:
        _take_steps(learner, lambda: save_course(learner, unfinished))
    finally:
        # At the end too: what was learned outlasts an interruption while it is measured.
        save_course(learner, unfinished)


def _take_steps(learner: Learner, save: Callable[[], None]) -> None:
    """Learn to the end of the course, showing and saving how far it is."""
    saved = time.monotonic()
    with shown(text("cli-train-beginning")) as show:
        show(learner.progress.done, text("cli-train-beginning"))
        while learner.progress.done < 1:
            progress = learner.step()
            show(progress.done, _line(progress))
            if time.monotonic() - saved > SAVED_EVERY:
                save()
                saved = time.monotonic()


def _go_halfway(learner: Learner, net: Net) -> None:
    """Replace the learned net by the mean of it and the one it started from."""
    from backtrick.kernel.gradient import halfway, wider

    learner.adam.average = halfway(learner.net, wider(net, len(learner.net.first)))


def _line(progress: Progress) -> str:
    return text(
        "cli-train-progress",
        games=f"{progress.games:,}",
        rate=f"{100 * progress.win_rate:.1f}",
        left=f"{progress.mean_left:.2f}",
    )
