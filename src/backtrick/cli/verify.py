"""`backtrick verify`: replay records and say what is wrong with them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from backtrick.cli.errors import FINDING, USAGE
from backtrick.rules import BadRecord, Record, read_records
from backtrick.rules import verify as verify_record
from backtrick.texts import place, refusal, text


def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help=text("cli-verify-files"))],
) -> None:
    """Verify every record of every file."""
    count = bad = 0
    unreadable = False
    for name in files:
        before = count
        try:
            with open_records(name) as lines:
                for line in read_records(lines):
                    count += 1
                    problem = _problem(line.record)
                    if problem is not None:
                        bad += 1
                        typer.echo(finding(name, line.number, problem))
        except OSError as error:
            unreadable = True
            detail = error.strerror or str(error)
            typer.echo(text("cli-file-error", file=name, detail=detail), err=True)
            continue
        if count == before:
            typer.echo(text("cli-verify-empty", file=name), err=True)
    if bad:
        typer.echo(text("cli-verify-bad", bad=f"{bad:,}", count=f"{count:,}"), err=True)
    elif count or not unreadable:
        typer.echo(text("cli-verify-good", records=count, count=f"{count:,}"))
    if unreadable or bad:
        raise typer.Exit(USAGE if unreadable else FINDING)


def _problem(record: Record | BadRecord) -> BadRecord | None:
    if isinstance(record, BadRecord):
        return record
    try:
        verify_record(record)
    except BadRecord as problem:
        return problem
    return None


def finding(file: str, line: int, problem: BadRecord) -> str:
    """One bad record in one line: file, line, turn, play, and why."""
    return text(
        "cli-verify-finding",
        file=file,
        line=str(line),
        place=place(problem),
        why=refusal(problem),
    )


@contextmanager
def open_records(name: str) -> Iterator[Iterable[bytes]]:
    """The lines of a file; a `.json` file is one record over several lines, `-` standard input."""
    if name == "-":
        yield [] if sys.stdin is None else sys.stdin.buffer
    else:
        with Path(name).open("rb") as file:
            yield [file.read()] if name.endswith(".json") else file


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command("verify", help=text("cli-verify-about"))(verify)
