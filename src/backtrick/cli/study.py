"""`backtrick study`: what every turn of a game was worth."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from backtrick.cli.errors import UsageError
from backtrick.cli.progress import Show, shown
from backtrick.cli.show import find_record
from backtrick.cli.verify import finding, open_records
from backtrick.rules import BadRecord, Record, read_records
from backtrick.texts import game_title, option_texts, text

if TYPE_CHECKING:
    from backtrick.study import Analysis


def study(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    game: Annotated[int, typer.Option(metavar="K")] = 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Study one game of a file, or, with `out`, all of them."""
    if out is not None:
        if as_json or game != 1:
            raise UsageError(text("cli-study-out-all"))
        _study_all(file, out)
        return
    line, record = find_record(file, game)
    with shown(text("cli-study-progress")) as show:
        analysis = _analysed(file, line, record, show)
    if as_json:
        from backtrick.study.written import analysis_dict

        typer.echo(json.dumps(analysis_dict(record.game, analysis)))
    else:
        _print(record, analysis)


def _print(record: Record, analysis: Analysis) -> None:
    from rich.console import Console

    from backtrick.tui.game import labels
    from backtrick.tui.screen import hanging
    from backtrick.tui.study import curve_line, summary_lines, turns_table

    names, console = labels(record.players), Console(highlight=False)
    title = text(
        "play-welcome",
        game=game_title(record.game),
        players=len(names),
        options=option_texts(record.game, len(names)),
    )
    console.print(title, style="bold", markup=False)
    console.print(text("study-curve"), style="dim")
    console.print(curve_line(analysis), markup=False)
    console.print(turns_table(record, analysis, names))
    for line in summary_lines(analysis, names):
        console.print(hanging(line, console.width), markup=False)


def _study_all(file: str, out: Path) -> None:
    """Every turn of every game, as a table."""
    from backtrick.lab.tables import table_kind, write_table
    from backtrick.study.written import COLUMNS

    table_kind(out)
    with open_records(file) as lines:
        found = list(read_records(lines))
    with shown(text("cli-study-progress")) as show:

        def rows() -> Iterator[dict[str, Any]]:
            from backtrick.study.written import turn_rows

            for number, (line, record) in enumerate(found):
                if isinstance(record, BadRecord):
                    raise UsageError(finding(file, line, record))
                said = text("cli-study-games", done=str(number), games=str(len(found)))
                show(number / len(found), said)
                analysis = _analysed(file, line, record, lambda done, said: None)
                yield from turn_rows(number + 1, record.players, record.game, analysis)

        write_table(out, COLUMNS, rows())
    typer.echo(text("cli-study-written", games=len(found), file=str(out)))


def _analysed(file: str, line: int, record: Record, show: Show) -> Analysis:
    """The whole analysis; an illegal record is a usage error that says where it is."""
    from backtrick.cli.running import tell_if_cold
    from backtrick.study import stages

    tell_if_cold(record.game)
    analysis = None
    try:
        for analysis in stages(record):
            show(analysis.done, text("cli-study-progress"))
    except BadRecord as problem:
        raise UsageError(finding(file, line, problem)) from None
    assert analysis is not None
    return analysis
