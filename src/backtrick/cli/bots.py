"""`backtrick bots`: the bots there are, and the contract test for one's own."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from backtrick.cli.setup import complete_bots
from backtrick.texts import text


def bots(context: typer.Context) -> None:
    """List the bots."""
    if context.invoked_subcommand is not None:
        return
    from rich.console import Console
    from rich.table import Table

    from backtrick.bots import offered_bots
    from backtrick.bots.compiled import THINKERS
    from backtrick.bots.ladder import LADDER
    from backtrick.bots.registry import BUILT_IN
    from backtrick.bots.thinking import nets_hash
    from backtrick.rules import GAMES
    from backtrick.talk import Hints

    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(text("cli-bots-column-name"), style="bold")
    for kind in GAMES.values():
        table.add_column(text(f"game-{kind.name}"), justify="right", no_wrap=True)
    table.add_column(text("cli-bots-column-about"))
    steps = {step.bot: step for step in LADDER}
    for name, where in offered_bots().items():
        built_in = name in BUILT_IN
        about = text(f"bot-about-{name}") if built_in else text("bot-about-installed", where=where)
        step = steps.get(name)
        figures = (f"{step.won[game]:.0%}".replace("%", " %") if step else "" for game in GAMES)
        table.add_row(name, *figures, about)
    console = Console(highlight=False, markup=False)
    console.print(table)
    console.print(text("cli-bots-measured"), style="dim")
    for name in (name for name in THINKERS if name in BUILT_IN):
        usual, few = (
            {kind.name: nets_hash(name, kind, hints=hints) for kind in GAMES.values()}
            for hints in (Hints.TALKATIVE, Hints.NORMAL)
        )
        sparse = {game: nets for game, nets in few.items() if nets != usual[game]}
        for message, hashes in (("cli-bots-nets", usual), ("cli-bots-sparse-nets", sparse)):
            nets = ", ".join(f"{game} {found}" for game, found in hashes.items())
            if nets:
                console.print(text(message, bot=name, nets=nets), soft_wrap=True)


def check(
    name: Annotated[str, typer.Argument(metavar="NAME", autocompletion=complete_bots)],
) -> None:
    """Run the contract test on one bot."""
    from backtrick.bots import bot_named, check_bot

    seeds = (1, 2)
    maker = bot_named(name)
    setups = 0
    for setups, setup in enumerate(check_bot(name, maker, seeds), 1):
        if sys.stderr.isatty():
            typer.echo(f"\r\033[K{setups} {text('cli-bots-progress')}: {setup}", err=True, nl=False)
    if sys.stderr.isatty():
        typer.echo("\r\033[K", err=True, nl=False)
    games = setups * len(seeds)
    typer.echo(text("cli-bots-kept", bot=name, setups=setups, games=games))


SUBCOMMANDS = (check,)
