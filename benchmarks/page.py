"""The sections of docs/results.md about bots, from what is kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple

from backtrick.lab.estimates import Estimate, share
from backtrick.rules import Game
from benchmarks import audit, hints
from benchmarks.cells import (
    BOTS,
    FACE_TO_FACE,
    SEED,
    Cell,
    Duel,
    duels_in,
    found,
    mass_cell,
    quick_and_easy,
    table_duel,
    the_game,
)
from benchmarks.goals import AT_A_TABLE, DUELS, TABLE_BOT, Goal
from benchmarks.rows import Row, Rows


def sections(rows: Rows) -> Iterator[tuple[str, list[str]]]:
    """The name of each section, and its lines."""
    yield "at-a-table", list(_at_a_table(rows))
    yield "the-game", list(_variants(the_game(), rows))
    yield "quick-and-easy", list(_variants(quick_and_easy(), rows))
    yield "face-to-face", list(_duels(rows, FACE_TO_FACE))
    yield "talk", list(hints.gain_table())
    yield "company", list(hints.company_table())
    yield "audit", list(audit.audit_table())


# -- at a table


def _at_a_table(rows: Rows) -> Iterator[str]:
    yield f"| `{TABLE_BOT}` | games | won (95 %) | floor | aim | |"
    yield "|---|---|---|---|---|---|"
    for what, game, players, talk, goal in AT_A_TABLE:
        row = found(rows, Cell(game, players, TABLE_BOT, talk=talk))
        played = None if row is None else (row["games"], share(row["won"], row["games"]))
        yield _goal_line(what, played, goal)
    duels = found(rows, table_duel())
    for opponent, goal in DUELS.items():
        played = None
        if duels is not None:
            played = 2 * duels["deals"], duels_in(duels).win_rate(TABLE_BOT, opponent)
        yield _goal_line(f"Face to Face, against `{opponent}`", played, goal)


def _goal_line(what: str, played: tuple[int, Estimate] | None, goal: Goal | None) -> str:
    games, won = ("", "") if played is None else (f"{played[0]:,}", _percent(played[1]))
    wanted = " | |" if goal is None else f" {goal.floor:g} | {goal.aim:g} |"
    verdict = "not played" if played is None else goal.verdict(played[1]) if goal else ""
    return f"| {what} | {games} | {won} |{wanted} {verdict} |"


# -- many games


def _variants(variants: Mapping[str, Sequence[tuple[Game, int]]], rows: Rows) -> Iterator[str]:
    for number, (title, setups) in enumerate(variants.items()):
        if number:
            yield ""
        yield f"### {title}"
        yield ""
        yield from _table(setups, rows)


def _table(setups: Sequence[tuple[Game, int]], rows: Rows) -> Iterator[str]:
    last = Cell(*setups[-1], "BOT")
    shown = last.arguments.replace(f"--players {last.players}", "--players N")
    yield f"`backtrick simulate {shown} --bots BOT --games K --seed {SEED} --no-talk`"
    yield ""
    below = last.game.excellent_below
    yield "| players | bot | games | won (95 %) | cards left |" + (
        f" under {below} |" * (below > 0)
    )
    yield "|---|---|---|---|---|" + "---|" * (below > 0)
    for game, players in setups:
        for bot in BOTS:
            cell = mass_cell(game, players, bot)
            row = found(rows, cell)
            if row is not None:
                yield _line(cell, row, bands=below > 0)


def _line(cell: Cell, row: Row, *, bands: bool) -> str:
    won = _percent(share(row["won"], row["games"]))
    under = f" {100 * row['excellent_rate']:.1f} % |" if bands else ""
    left = f"{row['mean_left']:.2f}"
    return f"| {cell.players} | {cell.bot} | {row['games']:,} | {won} | {left} |{under}"


# -- duels


def _duels(rows: Rows, duel: Duel) -> Iterator[str]:
    row = found(rows, duel)
    if row is None:
        yield "Not played yet."
        return
    result = duels_in(row)
    names = [each.bot for each in result.standings]
    command = f"backtrick tournament {duel.arguments} {' '.join(duel.bots)}"
    yield f"`{command} --games {result.deals} --seed {SEED}`"
    yield ""
    against = " | ".join(f"against {name}" for name in names)
    yield f"| bot | rating (95 %) | won (95 %) | {against} |"
    yield "|---|---|---|" + "---|" * len(names)
    for bot, _, _, won, (rating, low, high) in map(astuple, result.standings):
        rates = ("" if name == bot else _percent(result.win_rate(bot, name)) for name in names)
        rated = f"{rating:.0f} ({low:.0f} to {high:.0f})"
        yield f"| {bot} | {rated} | {_percent(Estimate(*won))} | {' | '.join(rates)} |"
    yield ""
    yield f"{result.deals:,} deals, each pair twice with the seats swapped."
    yield f"The starter won {_percent(result.starter_rate)}."


def _percent(estimate: Estimate) -> str:
    # Without a rounding error: 2,875 of 10,000 are 28.8 %, but 100 times 0.2875 is less than 28.75.
    value, low, high = (round(100 * part, 9) for part in estimate)
    return f"{value:.1f} % ({low:.1f} to {high:.1f})"
