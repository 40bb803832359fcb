"""`backtrick simulate`: many games of bots, one summary."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from backtrick.cli.running import (
    Address,
    AsJson,
    EngineName,
    Jobs,
    Out,
    Plot,
    Seed,
    Talk,
    checked_run,
    watched,
)
from backtrick.cli.setup import (
    BotNames,
    Fire,
    GameName,
    Hand,
    Players,
    Professional,
    Required,
    Think,
    chosen_game,
    split_names,
)
from backtrick.texts import game_title, text

if TYPE_CHECKING:
    from backtrick.lab import Summary


def simulate(
    game: GameName,
    players: Players = None,
    bots: BotNames = "greedy",
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="K", help=text("cli-simulate-games"))
    ] = 100,
    seed: Seed = 0,
    required: Required = None,
    hand: Hand = None,
    fire: Fire = False,
    professional: Professional = False,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FILE", help=text("cli-simulate-records"))
    ] = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help=text("cli-simulate-overwrite"))
    ] = False,
    out: Out = None,
    plot: Plot = None,
    jobs: Jobs = 1,
    engine: EngineName = "auto",
    address: Address = None,
    think: Think = None,
    talk: Talk = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games."""
    from backtrick import lab

    setup = chosen_game(game, players, required, hand, fire, professional)
    run, chosen_engine = checked_run(
        setup, split_names(bots), think, games, seed, jobs, plot, engine, address
    )
    kept = str(records) if records else f"{out}.part" if out else ""
    with watched(lambda done: text("cli-simulate-interrupted", games=str(done), file=kept)) as show:
        summary = lab.simulate(
            *run,
            records=records,
            out=out,
            overwrite=overwrite,
            talk=talk,
            engine=chosen_engine,
            jobs=jobs,
            progress=lambda summary: show(summary.games, games),
        )
    if plot is not None:
        from backtrick.lab.plots import draw_simulation

        draw_simulation(plot, summary, text)
    if as_json:
        typer.echo(json.dumps(summary.to_dict()))
    else:
        _print(summary)


def _print(summary: Summary) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 3, 0, 0), title_justify="left")
    table.title = text(
        "cli-simulate-title",
        game=game_title(summary.game),
        players=summary.players,
        bots=", ".join(dict.fromkeys(summary.bots)),
    )
    table.add_row(text("cli-simulate-row-games"), f"{summary.games:,}")
    duel = summary.game.starter_by_lot
    if duel:
        for seat, bot in enumerate(summary.bots):
            label = text("cli-simulate-row-won-by", seat=seat, bot=bot)
            table.add_row(label, _share(summary.wins_by_seat[seat], summary.games))
    else:
        table.add_row(text("cli-simulate-row-won"), _share(summary.won, summary.games))
    left = "cli-simulate-row-left-loser" if duel else "cli-simulate-row-left"
    table.add_row(text(left), f"{summary.mean_left:.2f}")
    if summary.excellent_rate is not None:
        row = text("cli-simulate-row-excellent")
        table.add_row(row, _share(summary.excellent, summary.games))
    table.add_row(text("cli-simulate-row-speed"), f"{summary.games_per_second:,.0f}")
    Console(highlight=False, markup=False).print(table)


def _share(count: int, games: int) -> str:
    from backtrick.lab import wilson

    low, high = wilson(count, games)
    return text(
        "cli-simulate-share",
        count=f"{count:,}",
        rate=f"{100 * count / games:.1f}",
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
    )


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command("simulate", help=text("cli-simulate-about"))(simulate)
