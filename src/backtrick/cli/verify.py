"""`backtrick verify`: replay records and say what is wrong with them."""

from __future__ import annotations

import json
import re
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
    files: Annotated[list[str], typer.Argument(metavar="FILE…")], commitment: bool = False
) -> None:
    """Verify every record of every file."""
    noted = [name for name in files if commitment and _is_hash(name)]
    count = bad = 0
    unreadable = False
    for name in [name for name in files if name not in noted]:
        before = count
        try:
            with open_records(name) as lines:
                kept = _Kept(lines)
                for line in read_records(kept):
                    count += 1
                    problem = _problem(line.record)
                    if problem is not None:
                        bad += 1
                        typer.echo(finding(name, line.number, problem))
                    elif commitment and (why := _not_opened(line.record, kept.line, noted)):
                        bad += 1
                        number = str(line.number)
                        typer.echo(
                            text("cli-verify-finding", file=name, line=number, place="", why=why)
                        )
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
        if commitment and count:
            typer.echo(text("cli-verify-opened", records=count))
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


class _Kept:
    """Lines on their way to somebody else; the last one is kept."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = lines
        self.line = b""

    def __iter__(self) -> Iterator[bytes]:
        for line in self._lines:
            self.line = line
            yield line


def _is_hash(name: str) -> bool:
    """Whether this is a commitment that was noted, and not a file."""
    return re.fullmatch("[0-9a-fA-F]{64}", name) is not None and not Path(name).exists()


def _not_opened(record: Record | BadRecord, line: bytes, noted: list[str]) -> str | None:
    """Why a record does not open its commitment, or the one that was noted."""
    from backtrick.table.commitment import opens

    assert isinstance(record, Record)
    shuffle = json.loads(line.removeprefix(b"\xef\xbb\xbf")).get("shuffle")
    facts = shuffle if isinstance(shuffle, dict) else {}
    salt, own = facts.get("salt"), facts.get("commitment")
    committed = noted[0] if noted else own
    if not isinstance(salt, str) or not isinstance(committed, str):
        return text("cli-verify-no-shuffle")
    if _STRANGE.search(salt + committed) or not opens(record.game, record.decks, salt, committed):
        return text("cli-verify-not-opened", commitment=committed)
    return None


_STRANGE = re.compile("[^ -~]")
"""What no salt and no commitment holds."""


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
