"""Tables: every game a row, every simulation a row, as CSV, JSON or Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from backtrick.lab import LabError, LabErrorCode, errors, simulate, tables
from backtrick.lab.playing import PlayedGames
from backtrick.lab.tables import (
    COLUMNS,
    SUMMARY_COLUMNS,
    GameRow,
    Row,
    recorded_rows,
    rows,
    table_kind,
    write_games,
    write_summaries,
)
from backtrick.rules import FaceToFace, QuickAndEasy, Record, TheGame


def played(games: int = 6) -> PlayedGames:
    return PlayedGames(FaceToFace(), ("greedy", "random"), range(games))


def read(path: Path) -> list[Row]:
    """A table's rows, whichever kind it is; nothing is read as a number but what was one."""
    match path.suffix:
        case ".csv":
            with path.open() as file:
                return [_typed(row) for row in csv.DictReader(file)]
        case ".json":
            games: list[Row] = json.loads(path.read_text())["games"]
            return games
        case _:
            parquet = pytest.importorskip("pyarrow.parquet")
            table: list[Row] = parquet.read_table(path).to_pylist()
            return table


def _typed(row: dict[str, str]) -> Row:
    words = ("result", "reason")
    return {k: v if k in words else None if v == "" else int(v) for k, v in row.items()}


@pytest.mark.parametrize("kind", ["csv", "json", "parquet"])
def test_every_game_is_a_row(tmp_path: Path, kind: str) -> None:
    if kind == "parquet":
        pytest.importorskip("pyarrow", reason="the extra parquet is not installed")
    path = tmp_path / f"games.{kind}"
    write_games(path, rows(played()))
    table = read(path)
    assert len(table) == 6
    for row, record in zip(table, played().records(), strict=True):
        assert tuple(row) == COLUMNS
        assert record.outcome is not None
        assert row == {
            "seed": record.seed,
            "starter": record.starter,
            "result": "won",
            "winner": record.outcome.winner,
            "left": record.outcome.left,
            "reason": record.outcome.ending.value,
            "turns": len(record.turns),
        }
    assert list(tmp_path.iterdir()) == [path]


def test_seeds_stay_exact(tmp_path: Path) -> None:
    seeds = [0, 2**53, 2**64 - 1]
    kinds = ["csv", "json"]
    for kind in kinds:
        path = tmp_path / f"games.{kind}"
        write_games(path, rows(PlayedGames(QuickAndEasy(), ("random",) * 2, seeds)))
        assert [row["seed"] for row in read(path)] == seeds


def test_parquet_keeps_seeds_and_missing_winners(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="the extra parquet is not installed")
    path = tmp_path / "games.parquet"
    seeds = [0, 2**53, 2**64 - 1]
    write_games(path, rows(PlayedGames(QuickAndEasy(), ("random",) * 2, seeds)))
    assert [(row["seed"], row["winner"]) for row in read(path)] == [(s, None) for s in seeds]


def test_a_row_comes_back_from_its_columns() -> None:
    for row in rows(played()):
        assert GameRow.from_dict(row.to_dict()) == row


def test_records_give_the_same_rows(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulate(FaceToFace(), 2, ["greedy", "random"], 5, 1, records=path)
    records = [Record.from_json(line) for line in path.read_text().splitlines()]
    assert list(recorded_rows(path)) == [GameRow.of(record) for record in records]


def test_an_unfinished_game_has_no_row() -> None:
    record = next(played(1).records())
    unfinished = Record(record.game, record.players, record.decks, record.starter)
    with pytest.raises(ValueError, match="not over"):
        GameRow.of(unfinished)


def test_json_holds_the_summary_too(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    summary = simulate(FaceToFace(), 2, ["greedy", "random"], 3, 1)
    write_games(path, rows(played(3)), summary)
    assert json.loads(path.read_text())["summary"] == summary.to_dict()


@pytest.mark.parametrize("kind", ["csv", "json", "parquet"])
def test_simulations_are_rows_of_a_table(tmp_path: Path, kind: str) -> None:
    if kind == "parquet":
        pytest.importorskip("pyarrow", reason="the extra parquet is not installed")
    path = tmp_path / f"summaries.{kind}"
    summaries = [simulate(TheGame(), players, ["greedy"], 5, 1) for players in (1, 2)]
    summaries.append(simulate(QuickAndEasy(), 2, ["random"], 5, 1))
    write_summaries(path, summaries)
    if kind == "csv":
        with path.open() as file:
            table: list[Row] = list(csv.DictReader(file))
        assert [row["players"] for row in table] == ["1", "2", "2"]
        assert [float(row["mean_left"]) for row in table] == [s.mean_left for s in summaries]
        assert table[2]["excellent_rate"] == ""
    else:
        table = read(path)
        assert [row["players"] for row in table] == [1, 2, 2]
        assert [row["mean_left"] for row in table] == [s.mean_left for s in summaries]
        assert table[2]["excellent_rate"] is None
    assert tuple(table[0]) == SUMMARY_COLUMNS
    assert table[1]["bots"] == "greedy,greedy"
    assert json.loads(table[0]["options"]) == {"required": 2, "hand": 8, "fire": False}


def test_only_known_kinds_of_tables() -> None:
    with pytest.raises(LabError) as caught:
        table_kind(Path("games.xls"))
    assert caught.value.code is LabErrorCode.TABLE_KIND
    assert caught.value.facts == {"file": "games.xls", "known": "csv, json, parquet"}
    assert table_kind(Path("GAMES.CSV")) == "csv"


def test_parquet_without_its_library_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(errors, "import_module", missing)
    with pytest.raises(LabError) as caught:
        table_kind(Path("games.parquet"))
    assert caught.value.code is LabErrorCode.MISSING_EXTRA
    assert caught.value.facts == {"module": "pyarrow", "extra": "parquet"}


@pytest.mark.parametrize("kind", ["csv", "json", "parquet"])
def test_a_table_that_cannot_be_written_is_named_as_it_was_asked_for(
    tmp_path: Path, kind: str
) -> None:
    if kind == "parquet":
        pytest.importorskip("pyarrow", reason="the extra parquet is not installed")
    (tmp_path / "file").touch()
    for folder in ("missing", "file"):
        path = tmp_path / folder / f"games.{kind}"
        with pytest.raises(OSError, match=r"No such file|Not a directory") as refused:
            write_games(path, rows(played()))
        assert refused.value.filename == str(path)


def test_a_table_is_replaced_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    def broken() -> Iterator[GameRow]:
        yield from rows(played(2))
        raise RuntimeError

    path = tmp_path / "games.csv"
    path.write_text("precious")
    with pytest.raises(RuntimeError):
        write_games(path, broken())
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_large_tables_are_written_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra parquet is not installed")
    monkeypatch.setattr(tables, "AT_ONCE", 4)
    path = tmp_path / "games.parquet"
    write_games(path, rows(played(10)))
    assert parquet.ParquetFile(path).num_row_groups == 3
    assert len(read(path)) == 10
