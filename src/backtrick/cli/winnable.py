"""`backtrick winnable`: up to which turn a game could be won, and how many deals can be."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

import typer

from backtrick.cli.errors import UsageError
from backtrick.cli.progress import shown
from backtrick.cli.setup import GameOptions, Players, chosen_game
from backtrick.cli.show import find_record
from backtrick.cli.verify import finding
from backtrick.rules import GAMES, BadRecord, Game, Record, deal, game_seed
from backtrick.texts import game_title, option_texts, text

if TYPE_CHECKING:
    from backtrick.study import Marks, Winnable, WinningLine


@dataclass(frozen=True, kw_only=True)
class DealOptions:
    """The options for many deals of a game."""

    deals: Annotated[int | None, typer.Option("--deals", "-n", metavar="N")] = None
    players: Players = None
    seed: Annotated[int | None, typer.Option(metavar="S", show_default="0")] = None
    options: GameOptions = field(default_factory=dict)


def winnable(
    what: Annotated[str, typer.Argument(metavar="FILE|GAME")],
    game: Annotated[int | None, typer.Option(metavar="K", show_default="1")] = None,
    *,
    wanted: DealOptions,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Judge the turns of a record, or many deals."""
    from backtrick.lab.errors import check_counts

    if wanted.deals is None:
        _refuse_deal_options(what, wanted)
        _judge_record(what, 1 if game is None else game, as_json)
        return
    if game is not None:
        raise UsageError(text("cli-winnable-for-file"))
    check_counts(deals=wanted.deals)
    _judge_deals(*chosen_game(what, wanted.players, wanted.options), wanted, as_json)


def _refuse_deal_options(what: str, wanted: DealOptions) -> None:
    if what in GAMES:
        raise UsageError(text("cli-winnable-needs-deals", game=what))
    given = {"players": wanted.players, "seed": wanted.seed, **wanted.options}
    for name, value in given.items():
        if value is not None:
            raise UsageError(text("cli-winnable-for-deals", option=f"--{name}"))


# -- a record


def _judge_record(file: str, number: int, as_json: bool) -> None:
    from backtrick.study import marks

    line, record = find_record(file, number)
    with shown("") as bar:

        def progress(judged: int, turns: int) -> None:
            said = text("cli-winnable-turns", done=str(judged), turns=str(turns))
            bar(judged / turns, said)

        try:
            judged = marks(record, progress=progress)
        except BadRecord as problem:
            raise UsageError(finding(file, line, problem)) from None
    if as_json:
        typer.echo(json.dumps(_record_facts(record, judged)))
    else:
        _print_marks(record, judged)


def _record_facts(record: Record, judged: Marks) -> dict[str, Any]:
    return {
        "game": record.game.name,
        "options": record.game.options(),
        "players": len(record.players),
        "until": judged.until,
        "lost_from": judged.lost_from,
        "turns": list(judged.answers),
        "width": judged.width,
        "line": None if judged.line is None else _line_facts(record.game, judged.line),
    }


def _line_facts(game: Game, line: WinningLine) -> dict[str, Any]:
    turns = [[[game.coded(card), pile] for card, pile in turn] for turn in line.turns]
    return {"seat": line.seat, "turns": turns}


def _print_marks(record: Record, judged: Marks) -> None:
    from rich.console import Console
    from rich.table import Table

    from backtrick.study import turn_states

    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(_title(record.game, len(record.players)), style="bold")
    for sentence in _sentences(record, judged):
        console.print(sentence)
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.title, table.title_justify = text("cli-turns-from-zero"), "left"
    table.title_style = "dim"
    table.add_column(text("cli-winnable-column-turn"), justify="right")
    table.add_column(text("cli-winnable-column-seat"), justify="right")
    table.add_column(text("cli-winnable-column-left"), justify="right")
    table.add_column(text("cli-winnable-column-answer"))
    for turn, state in enumerate(turn_states(record)):
        answer = text(f"cli-winnable-{judged.answers[turn]}")
        table.add_row(str(turn), str(state.to_act), str(sum(state.left)), answer)
    console.print(table)


def _sentences(record: Record, judged: Marks) -> list[str]:
    """What is known, and no more than that."""
    last = len(judged.answers) - 1
    until, lost_from = judged.until, judged.lost_from
    if record.outcome is not None and record.outcome.result == "won":
        return [text("cli-winnable-beaten")]
    if until is None:
        said = [text("cli-winnable-not-found")]
    else:
        said = [text("cli-winnable-until", turn=str(until))]
    if lost_from is not None:
        said.append(text("cli-winnable-lost-from", turn=str(lost_from)))
    elif until == last and record.outcome is not None and record.outcome.ending != "resigned":
        said.append(text("cli-winnable-lost-in"))
    undecided = [turn for turn, each in enumerate(judged.answers) if each == "open"]
    if undecided:
        first, end, width = str(undecided[0]), str(undecided[-1]), f"{judged.width:,}"
        turns = len(undecided)
        said.append(
            text("cli-winnable-open-turns", turns=turns, first=first, last=end, width=width)
        )
    return said


def _title(game: Game, players: int) -> str:
    options = option_texts(game, players)
    return text("play-welcome", game=game_title(game), players=players, options=options)


# -- many deals


def _judge_deals(game: Game, players: int, wanted: DealOptions, as_json: bool) -> None:
    from backtrick.cli.running import watched
    from backtrick.study import Winnable, check_cooperative
    from backtrick.study import winnable as judge

    check_cooperative(game)
    deals, seed, found, width = wanted.deals or 0, wanted.seed or 0, Counter[Winnable](), 0
    with watched(
        lambda done: text("cli-winnable-interrupted", deals=str(done)), "cli-winnable-progress"
    ) as show:
        for number in range(deals):
            verdict = judge(deal(game, players, seed=game_seed(seed, number)))
            found[verdict.answer] += 1
            width = max(width, verdict.width)
            show(number + 1, deals)
    if as_json:
        typer.echo(json.dumps(_deal_facts(game, players, seed, found, width)))
    else:
        _print_deals(game, players, found, width)


def _deal_facts(
    game: Game, players: int, seed: int, found: Counter[Winnable], width: int
) -> dict[str, Any]:
    from backtrick.lab import wilson
    from backtrick.study import Winnable

    deals, won = found.total(), found[Winnable.WON]
    return {
        "game": game.name,
        "options": game.options(),
        "players": players,
        "seed": seed,
        "deals": deals,
        "won": won,
        "won_rate": won / deals,
        "won_ci95": wilson(won, deals),
        "lost": found[Winnable.LOST],
        "open": found[Winnable.OPEN],
        "width": width,
    }


def _print_deals(game: Game, players: int, found: Counter[Winnable], width: int) -> None:
    from rich.console import Console
    from rich.table import Table

    from backtrick.cli.simulate import share_text
    from backtrick.study import Winnable

    deals, undecided = found.total(), found[Winnable.OPEN]
    table = Table(box=None, show_header=False, padding=(0, 3, 0, 0), title_justify="left")
    table.title = _title(game, players)
    table.add_row(text("cli-winnable-row-deals"), f"{deals:,}")
    table.add_row(text("cli-winnable-row-won"), share_text(found[Winnable.WON], deals))
    table.add_row(text("cli-winnable-row-lost"), f"{found[Winnable.LOST]:,}")
    told = text(
        "cli-winnable-undecided",
        count=f"{undecided:,}",
        rate=f"{100 * undecided / deals:.1f}",
        width=f"{width:,}",
    )
    table.add_row(text("cli-winnable-row-open"), told)
    Console(highlight=False, markup=False).print(table)
