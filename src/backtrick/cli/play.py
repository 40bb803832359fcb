"""`backtrick play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any

import typer

from backtrick.cli.errors import UsageError
from backtrick.cli.setup import (
    BotNames,
    GameOptions,
    Lang,
    Players,
    Think,
    chosen_game,
    complete_game,
    given_time,
    speak_in,
    split_names,
)
from backtrick.cli.verify import finding, open_records
from backtrick.rules import BadRecord, Game, Record, game_named, read_records, verify
from backtrick.rules.dealing import check_seed
from backtrick.rules.generator import RECORDED_SEEDS
from backtrick.talk import Hints
from backtrick.texts import text

if TYPE_CHECKING:
    from rich.console import Console

    from backtrick.tui.local import LocalTable

DEFAULT_GAME = "the-game"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", autocompletion=complete_game)
    ] = None,
    players: Players = None,
    bots: BotNames = "greedy",
    people: Annotated[int, typer.Option(metavar="K")] = 1,
    options: GameOptions = MappingProxyType({}),
    think: Think = None,
    talk: bool = True,
    hints: Annotated[str, typer.Option(metavar="AMOUNT")] = "normal",
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(metavar="S")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play a game, or go on with one."""
    from rich.console import Console

    from backtrick.lab.engines import as_hints

    speak_in(lang)
    console = Console(highlight=False)
    if record is not None and record.exists() and record != resume:
        raise UsageError(text("cli-play-exists", file=str(record)))
    if record is not None and not record.absolute().parent.is_dir():
        raise UsageError(text("cli-play-no-folder", file=str(record)))
    terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    if resume is not None:
        if not terminal:
            raise UsageError(text("cli-play-needs-terminal"))
        if think is not None:
            raise UsageError(text("cli-play-think-again"))
        unfinished, only = _unfinished(resume, game, players)
        keep = record or (resume if only else None)
        local = _resumed(unfinished, split_names(bots), talk)
        _play(local, unfinished.players, keep, console, unfinished)
        return
    chosen, seats = chosen_game(game or DEFAULT_GAME, players, options)
    if people not in range(1, seats + 1):
        raise UsageError(text("cli-play-people-range", people=str(people), players=str(seats)))
    names = given_time(split_names(bots), think)
    if terminal:
        local, seated = _gathered(chosen, seats, people, names, seed, talk, as_hints(hints))
        _play(local, seated, record, console)
    else:
        _demonstrate(chosen, seats, names, seed, talk, record, console)


def _play(
    local: LocalTable,
    names: Sequence[str],
    keep: Path | None,
    console: Console,
    before: Record | None = None,
) -> None:
    from rich.text import Text

    from backtrick.bots.compiled import thinks
    from backtrick.tui.game import TerminalGame

    if any(thinks(seat.bot) for seat in local.table.seats if seat.bot is not None):
        from backtrick.kernel.engine import is_cold

        if is_cold(type(local.table.game)):
            console.print(text("cli-compiling"))
    talk = _other_talk(before) if before is not None else ()
    ask = lambda prompt: console.input(Text(prompt))  # noqa: E731
    TerminalGame(local, names, console, ask, keep, talk).run()


def _other_talk(record: Record) -> tuple[tuple[Any, ...], ...]:
    """What a record holds under `talk` that is no hint: it stays in it, whatever it is."""
    from backtrick.talk import hints_in

    hints = {heard.entry() for heard in hints_in(record)}
    return tuple(entry for entry in record.talk if entry not in hints)


def _gathered(
    game: Game,
    seats: int,
    people: int,
    bots: list[str],
    seed: int | None,
    talk: bool,
    hints: Hints,
) -> tuple[LocalTable, tuple[str, ...]]:
    """A new table: people in the first seats, bots in the others; and the names of all."""
    from backtrick.bots import seat_bots
    from backtrick.tui.local import dealer_for, gathered

    persons = (
        (text("play-you"),)
        if people == 1
        else tuple(text("play-person", letter="ABCDE"[seat]) for seat in range(people))
    )
    names, makers = seat_bots(bots, seats - people) if seats > people else ((), ())
    if seed is not None:
        check_seed(seed)
    by_name = dict(zip(names, makers, strict=True))
    return gathered(game, people, by_name, names, dealer_for(seed), talk, hints), persons + names


def _unfinished(path: Path, game: str | None, players: int | None) -> tuple[Record, bool]:
    """The first unfinished game of a file, and whether it is the only record there."""
    with open_records(str(path)) as source:
        lines = list(read_records(source))
    for number, record in lines:
        try:
            if isinstance(record, BadRecord):
                raise record
            if record.outcome is not None:
                continue
            verify(record)
        except BadRecord as problem:
            raise UsageError(finding(str(path), number, problem)) from None
        if game is not None and record.game.name != game_named(game).name:
            raise UsageError(
                text("cli-play-other-game", file=str(path), game=record.game.name, asked=game)
            )
        if players is not None and len(record.players) != players:
            raise UsageError(
                text("cli-play-other-players", file=str(path), players=len(record.players))
            )
        return record, len(lines) == 1
    raise UsageError(text("cli-play-nothing-to-resume", file=str(path)))


def _resumed(record: Record, own: Sequence[str], talk: bool) -> LocalTable:
    """A table for an unfinished game: bots in the seats whose name is a bot's, people in all
    others. A bot from elsewhere is only loaded when the command line names it: a record may come
    from anyone.
    """
    from backtrick.bots import bot_named
    from backtrick.bots.registry import is_known
    from backtrick.table import secret_deal, table_of
    from backtrick.tui.local import LocalTable

    bots = {seat: name for seat, name in enumerate(record.players) if name in own or is_known(name)}
    makers = {name: bot_named(name) for name in bots.values()}
    return LocalTable(table_of(record, bots), makers, secret_deal, talk)


def _demonstrate(
    game: Game,
    seats: int,
    bots: list[str],
    seed: int | None,
    talk: bool,
    record: Path | None,
    console: Console,
) -> None:
    """Without a terminal nobody can type: bots play one game, and it is shown."""
    from backtrick.bots import seat_bots
    from backtrick.lab import play_game, save_record
    from backtrick.lab.engines import talks
    from backtrick.tui.demo import show_game

    names, makers = seat_bots(bots if len(bots) == seats else bots[:1], seats)
    chosen = secrets.randbelow(len(RECORDED_SEEDS)) if seed is None else seed
    played = play_game(game, names, makers, chosen, talks(game, seats, None if talk else False))
    console.print(text("play-demo"))
    show_game(played, console)
    if record is not None:
        save_record(record, played)
        console.print(text("play-record-kept", file=str(record)))
