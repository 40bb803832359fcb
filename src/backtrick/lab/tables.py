"""Tables: what came of each game, and of many, as CSV, JSON or Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice, starmap
from pathlib import Path
from typing import Any

from backtrick.lab.engines import Batch
from backtrick.lab.errors import LabError, LabErrorCode, optional
from backtrick.lab.summary import Summary
from backtrick.rules import Ending, Outcome, Record, Result

Row = dict[str, Any]

COLUMNS = ("seed", "starter", "result", "winner", "left", "reason", "turns")
"""What a table tells of a game: the words of the record format."""

SUMMARY_COLUMNS = (
    *("game", "options", "players", "bots", "games", "won"),
    *("win_rate", "win_low", "win_high", "mean_left", "excellent_rate"),
)

AT_ONCE = 50_000
"""How many rows are in memory at a time."""


class TableKind(StrEnum):
    """The kinds of table files, named as their files end."""

    CSV = "csv"
    JSON = "json"
    PARQUET = "parquet"


@dataclass(frozen=True, slots=True)
class GameRow:
    """What came of one game."""

    seed: int | None
    starter: int
    outcome: Outcome
    turns: int

    @classmethod
    def of(cls, record: Record) -> GameRow:
        """The row of a finished game."""
        if record.outcome is None:
            raise ValueError("the game is not over")
        return cls(record.seed, record.starter, record.outcome, len(record.turns))

    def to_dict(self) -> Row:
        """The row with the names of its columns."""
        end = self.outcome
        values = (
            *(self.seed, self.starter, end.result.value, end.winner),
            *(end.left, end.ending.value, self.turns),
        )
        return dict(zip(COLUMNS, values, strict=True))

    @classmethod
    def from_dict(cls, row: Mapping[str, Any]) -> GameRow:
        """The row from its columns."""
        end = Outcome(Result(row["result"]), row["winner"], row["left"], Ending(row["reason"]))
        return cls(row["seed"], row["starter"], end, row["turns"])


def rows(batch: Batch) -> Iterator[GameRow]:
    """What came of each game of a batch."""
    return starmap(GameRow, batch.ends())


def recorded_rows(path: Path) -> Iterator[GameRow]:
    """The rows of a file of finished records, one a line, which was checked when it was written."""
    with path.open("rb") as lines:
        for line in lines:
            record = json.loads(line)
            yield GameRow.from_dict({**record["outcome"], **record, "turns": len(record["turns"])})


def table_kind(path: Path) -> TableKind:
    """Which kind of table a file name asks for; refused before anything is played."""
    ending = path.suffix.removeprefix(".").lower()
    if ending not in list(TableKind):
        raise LabError(LabErrorCode.TABLE_KIND, file=str(path), known=", ".join(TableKind))
    if ending == TableKind.PARQUET:
        optional("pyarrow", extra="parquet")
    return TableKind(ending)


def write_table(
    path: Path,
    columns: Sequence[str] | Mapping[str, str],
    lines: Iterable[Row],
    summary: Row | None = None,
) -> None:
    """Make a file hold this table: the old content or the new, never half of it. Columns that are
    not those of games or simulations come with their types, in the words of Arrow.

    CSV and Parquet have the rows only; JSON is an object with the rows as `games` and, before
    them, the summary if there is one. Rows are written as they come.
    """
    kind = table_kind(path)
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.touch()
    except OSError as error:
        error.filename = str(path)  # the one that was asked for
        raise
    try:
        match kind:
            case TableKind.CSV:
                _write_csv(beside, list(columns), lines)
            case TableKind.JSON:
                _write_json(beside, lines, summary)
            case TableKind.PARQUET:
                _write_parquet(beside, columns, lines)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def write_games(path: Path, games: Iterable[GameRow], summary: Summary | None = None) -> None:
    """The games of a simulation, one a row."""
    written = None if summary is None else summary.to_dict()
    write_table(path, COLUMNS, (game.to_dict() for game in games), written)


def write_summaries(path: Path, summaries: Iterable[Summary]) -> None:
    """Simulations, one a row; `win_low` and `win_high` bound the 95 % interval."""
    write_table(path, SUMMARY_COLUMNS, map(summary_row, summaries))


def summary_row(summary: Summary) -> Row:
    """A simulation as one row."""
    low, high = summary.win_ci95
    return {
        "game": summary.game.name,
        "options": json.dumps(summary.game.options()),
        "players": summary.players,
        "bots": ",".join(summary.bots),
        "games": summary.games,
        "won": summary.won,
        "win_rate": summary.win_rate,
        "win_low": low,
        "win_high": high,
        "mean_left": summary.mean_left,
        "excellent_rate": summary.excellent_rate,
    }


def _write_csv(path: Path, columns: Sequence[str], lines: Iterable[Row]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, columns, lineterminator="\n")
        table.writeheader()
        table.writerows(lines)


def _write_json(path: Path, lines: Iterable[Row], summary: Row | None) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write("{")
        if summary is not None:
            file.write(f'"summary": {json.dumps(summary)},\n')
        file.write('"games": [')
        for number, line in enumerate(lines):
            file.write(f"{',' if number else ''}\n{json.dumps(line)}")
        file.write("\n]}\n")


def _write_parquet(
    path: Path, columns: Sequence[str] | Mapping[str, str], lines: Iterable[Row]
) -> None:
    types = columns if isinstance(columns, Mapping) else _ARROW_TYPES
    arrow, parquet = optional("pyarrow", "parquet"), optional("pyarrow.parquet", "parquet")
    schema = arrow.schema([(name, getattr(arrow, types[name])()) for name in columns])
    waiting = iter(lines)
    with parquet.ParquetWriter(path, schema) as file:
        while some := list(islice(waiting, AT_ONCE)):
            file.write_table(arrow.Table.from_pylist(some, schema))


_ARROW_TYPES = {
    **dict.fromkeys(("seed",), "uint64"),
    **dict.fromkeys(("starter", "winner", "left", "turns", "players", "deal"), "int32"),
    **dict.fromkeys(("games", "won"), "int64"),
    **dict.fromkeys(("result", "reason", "game", "options", "bots"), "string"),
    **dict.fromkeys(("win_rate", "win_low", "win_high", "mean_left", "excellent_rate"), "float64"),
}
