"""`backtrick study`: what every turn of a game was worth."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from backtrick.cli.errors import FINDING, UsageError
from backtrick.cli.progress import Show, shown
from backtrick.cli.show import find_first, find_record
from backtrick.cli.verify import finding, open_records
from backtrick.rules import BadRecord, Record, read_records
from backtrick.texts import game_title, option_texts, text

if TYPE_CHECKING:
    from backtrick.study import Analysis


def study(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    game: Annotated[int | None, typer.Option(metavar="K", show_default="1")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Study one game of a file, or, with `out`, all of them."""
    if out is not None:
        if as_json or game is not None:
            raise UsageError(text("cli-study-out-all"))
        _study_all(file, out)
        return
    if game is None:
        line, record, records = find_first(file)
        if records > 1:
            typer.echo(text("cli-study-first", records=str(records)), err=True)
    else:
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
    from backtrick.tui.study import curve_line, curve_title, summary_lines, turns_table

    names, console = labels(record.players), Console(highlight=False, markup=False)
    title = text(
        "play-welcome",
        game=game_title(record.game),
        players=len(names),
        options=option_texts(record.game, len(names)),
    )
    console.print(title, style="bold")
    if not analysis.turns:
        console.print(text("study-nothing", laid="some" if record.laid else ""))
        return
    console.print(curve_title(analysis, names), style="dim")
    console.print(curve_line(analysis))
    console.print(turns_table(record, analysis, names))
    for line in summary_lines(record, analysis, names):
        console.print(hanging(line, console.width))


# -- all games of a file


def _study_all(file: str, out: Path) -> None:
    """Every turn of every game, as a table. Records that cannot be studied are left out of it."""
    from backtrick.lab.tables import table_kind, write_table
    from backtrick.study.written import COLUMNS

    table_kind(out)
    with _lines(file) as lines, shown(text("cli-study-progress")) as show:
        run = _Run(file, lines, show)
        write_table(out, COLUMNS, run.rows())
    typer.echo(text("cli-study-written", games=run.studied, file=str(out)))
    if run.skipped:
        for reason in run.skipped:
            typer.echo(reason, err=True)
        typer.echo(text("cli-study-skipped", records=len(run.skipped)), err=True)
        raise typer.Exit(FINDING)


class _Run:
    """The study of one record after the other."""

    def __init__(self, file: str, lines: _Lines, show: Show) -> None:
        self._file, self._lines, self._show = file, lines, show
        self.studied = 0
        self.skipped = list[str]()
        """Why records could not be studied, with their lines."""

    def rows(self) -> Iterator[dict[str, Any]]:
        """The turns of all games. Games are counted as `--game` counts them."""
        from backtrick.study.written import turn_rows

        total = self._lines.records
        for number, (line, record) in enumerate(read_records(self._lines.lines)):
            said = text("cli-study-games", done=str(number), games=str(total))
            self._show(number / total, said)
            try:
                if isinstance(record, BadRecord):
                    raise UsageError(finding(self._file, line, record))
                analysis = _analysed(self._file, line, record, lambda done, said: None)
            except UsageError as problem:
                self.skipped.append(str(problem))
                continue
            self.studied += 1
            yield from turn_rows(number + 1, record.players, record.game, analysis)


class _Lines(NamedTuple):
    """The lines of a file, and how many records they hold."""

    lines: Iterable[bytes]
    records: int


@contextmanager
def _lines(file: str) -> Iterator[_Lines]:
    """The records of a file are counted first, so that it can be told how far a run is. Standard
    input and pipes are read only once.
    """
    once = file == "-" or not Path(file).is_file()
    with open_records(file) as opened:
        first = list(opened) if once else opened
        records = sum(bool(line.strip()) for line in first)
    if once:
        yield _Lines(first, records)
        return
    with open_records(file) as again:
        yield _Lines(again, records)


def _analysed(file: str, line: int, record: Record, show: Show) -> Analysis:
    """The whole analysis; a record that cannot be studied is a usage error that says where
    it is.
    """
    from backtrick.cli.running import tell_if_cold
    from backtrick.study import StudyError, StudyErrorCode, stages

    tell_if_cold(record.game)
    analysis = None
    try:
        for analysis in stages(record):
            show(analysis.done, text("cli-study-progress"))
    except BadRecord as problem:
        raise UsageError(finding(file, line, problem)) from None
    except StudyError as problem:
        if problem.code is not StudyErrorCode.NO_DATA:
            raise
        why = text(f"cli-study-{problem.code}", **problem.facts)
        number = str(line)
        raise UsageError(
            text("cli-verify-finding", file=file, line=number, place="", why=why)
        ) from None
    assert analysis is not None
    return analysis
