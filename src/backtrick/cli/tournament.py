"""`backtrick tournament`: bots against each other, or beside each other, on the same deals."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from backtrick.cli.running import Wanted, checked_run, watched
from backtrick.cli.setup import GameName, Players, chosen_game, complete_bots
from backtrick.texts import game_title, option_texts, text

if TYPE_CHECKING:
    from rich.table import Table

    from backtrick.lab import Duels, Estimate, Teams


def tournament(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT…", autocompletion=complete_bots)],
    players: Players = None,
    *,
    wanted: Wanted,
) -> None:
    """Let bots play the same deals."""
    from backtrick import lab

    setup = chosen_game(game, players, wanted.options)
    run, how = checked_run(setup, bots, wanted)
    kept = f"{wanted.out}.part" if wanted.out else ""
    with watched(lambda done: text("cli-simulate-interrupted", games=str(done), file=kept)) as show:
        result = lab.tournament(*run, progress=show, **how)
    if wanted.as_json:
        typer.echo(json.dumps(result.to_dict()))
    elif isinstance(result, lab.Duels):
        _print_duels(result)
    else:
        _print_teams(result)
    if wanted.plot is not None:
        from backtrick.lab.plots import draw_tournament

        draw_tournament(wanted.plot, result, text)


def _print_duels(result: Duels) -> None:
    title = text("cli-tournament-duels", game=game_title(result.game), deals=result.deals)
    standings = _table("bot", "rating", "interval", "won", "interval")
    for each in result.standings:
        rating = each.rating
        standings.add_row(
            *(each.bot, f"{rating.value:.0f}", _interval(rating, 1, 0)),
            *(f"{100 * each.win_rate.value:.1f} %", _interval(each.win_rate)),
        )
    names = [each.bot for each in result.standings]
    cross = _table("cross", *names)
    for bot in names:
        cells = ("-" if other == bot else _share(result.win_rate(bot, other)) for other in names)
        cross.add_row(bot, *cells)
    starter = text("cli-tournament-starter", share=_share(result.starter_rate))
    _show(title, standings, cross, starter)


def _print_teams(result: Teams) -> None:
    title = text(
        "cli-tournament-teams",
        game=game_title(result.game),
        players=result.players,
        options=option_texts(result.game, result.players),
        deals=result.deals,
    )
    bands = bool(result.game.excellent_below)
    columns = ("won", "interval", "left", "interval", *(("excellent", "interval") * bands))
    standings = _table("bot", *columns)
    differences = _table("difference", *columns)
    for each in result.standings:
        cells = [f"{100 * each.win_rate.value:.1f} %", _interval(each.win_rate)]
        cells += [f"{each.mean_left.value:.2f}", _interval(each.mean_left, 1, 2)]
        if each.excellent_rate is not None:
            cells += [f"{100 * each.excellent_rate.value:.1f} %", _interval(each.excellent_rate)]
        standings.add_row(each.bot, *cells)
    for pair in result.differences:
        first, second = pair.bots
        cells = [f"{100 * pair.win_rate.value:+.1f}", _interval(pair.win_rate, sign="+")]
        cells += [f"{pair.mean_left.value:+.2f}", _interval(pair.mean_left, 1, 2, "+")]
        if pair.excellent_rate is not None:
            better = pair.excellent_rate
            cells += [f"{100 * better.value:+.1f}", _interval(better, sign="+")]
        differences.add_row(text("cli-tournament-minus", first=first, second=second), *cells)
    _show(title, standings, differences)


def _table(*columns: str) -> Table:
    """A table with these columns: known ones by their heading, others by the bot's name."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, column in enumerate(columns):
        heading = text(f"cli-tournament-column-{column}") if column in HEADINGS else column
        table.add_column(heading, justify="right" if number else "left")
    return table


HEADINGS = ("bot", "cross", "difference", "rating", "won", "left", "excellent", "interval")


def _interval(estimate: Estimate, factor: float = 100, digits: int = 1, sign: str = "") -> str:
    low, high = (f"{factor * bound:{sign}.{digits}f}" for bound in estimate[1:])
    return text("cli-tournament-interval", low=low, high=high)


def _share(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f} % ({_interval(estimate)})"


def _show(title: str, *parts: str | Table) -> None:
    """Where nobody looks at a screen, tables are as wide as they need to be."""
    from rich.console import Console

    console = Console(highlight=False, width=None if sys.stdout.isatty() else 500)
    console.print(title)
    for number, part in enumerate(parts):
        if number:
            console.print()
        console.print(part)
