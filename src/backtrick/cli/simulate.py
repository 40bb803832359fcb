"""`backtrick simulate`: many games of bots, one summary."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from backtrick.cli.errors import UsageError
from backtrick.cli.running import Wanted, checked_run, watched
from backtrick.cli.setup import BotNames, GameName, chosen_game, split_counts, split_names
from backtrick.texts import game_title, text

if TYPE_CHECKING:
    from backtrick.lab import Summary


def simulate(
    game: GameName,
    players: Annotated[str | None, typer.Option("--players", "-p", metavar="N")] = None,
    bots: BotNames = "greedy",
    records: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    *,
    wanted: Wanted,
) -> None:
    """Let bots play many games."""
    from backtrick import lab
    from backtrick.bots import seat_bots

    setups = [chosen_game(game, count, wanted.options) for count in split_counts(players)]
    games, out, plot = wanted.games, wanted.out, wanted.plot
    if len(setups) > 1 and (records or out):
        option = "--records" if records else "--out"
        raise UsageError(text("cli-simulate-one-count", option=option))
    run, how = checked_run(setups[0], split_names(bots), wanted)
    for _, count in setups:
        seat_bots(run.bots, count)
    kept = str(records) if records else f"{out}.part" if out else ""
    summaries: list[Summary] = []
    with watched(lambda done: text("cli-simulate-interrupted", games=str(done), file=kept)) as show:
        for setup in setups:
            one = run._replace(game=setup[0], players=setup[1])
            before, all_games = games * len(summaries), games * len(setups)

            def progress(
                summary: Summary, before: int = before, all_games: int = all_games
            ) -> None:
                show(before + summary.games, all_games)

            summaries.append(lab.simulate(*one, records=records, progress=progress, **how))
    several = len(summaries) > 1
    if wanted.as_json:
        told = [each.to_dict() for each in summaries]
        typer.echo(json.dumps(told if several else told[0]))
    elif several:
        _print_by_players(summaries)
    else:
        _print(summaries[0])
    if plot is not None:
        from backtrick.lab.plots import draw_simulation, draw_win_rate_by_players

        if several:
            draw_win_rate_by_players(plot, summaries, text)
        else:
            draw_simulation(plot, summaries[0], text)


def _print_by_players(summaries: list[Summary]) -> None:
    """One line for each number of players."""
    from rich.console import Console
    from rich.table import Table

    first = summaries[0]
    table = Table(box=None, padding=(0, 3, 0, 0), title_justify="left", header_style="dim")
    bots = ", ".join(dict.fromkeys(first.bots))
    table.title = text("cli-simulate-title-several", game=game_title(first.game), bots=bots)
    table.add_column(text("cli-plot-players"))
    names = ["games", "won", "left", *(["excellent"] if first.game.excellent_below else [])]
    for name in names:
        table.add_column(text(f"cli-simulate-row-{name}"), justify="right")
    for each in summaries:
        cells = [f"{each.games:,}", share_text(each.won, each.games), f"{each.mean_left:.2f}"]
        if each.game.excellent_below:
            cells.append(share_text(each.excellent, each.games))
        table.add_row(str(each.players), *cells)
    Console(highlight=False, markup=False).print(table)


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
            table.add_row(label, share_text(summary.wins_by_seat[seat], summary.games))
    else:
        table.add_row(text("cli-simulate-row-won"), share_text(summary.won, summary.games))
    left = "cli-simulate-row-left-loser" if duel else "cli-simulate-row-left"
    table.add_row(text(left), f"{summary.mean_left:.2f}")
    if summary.excellent_rate is not None:
        row = text("cli-simulate-row-excellent")
        table.add_row(row, share_text(summary.excellent, summary.games))
    table.add_row(text("cli-simulate-row-speed"), f"{summary.games_per_second:,.0f}")
    Console(highlight=False, markup=False).print(table)


def share_text(count: int, games: int) -> str:
    """How many games that is, and which share of all, with its interval."""
    from backtrick.lab import wilson

    low, high = wilson(count, games)
    return text(
        "cli-simulate-share",
        count=f"{count:,}",
        rate=f"{100 * count / games:.1f}",
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
    )
