"""The results page: made from what is kept, and nothing kept is of other nets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks import cells
from benchmarks.cells import Cell, Duel, taken
from benchmarks.goals import Goal
from benchmarks.page import sections
from benchmarks.results import KEPT, PAGE, play_missing, take_over
from benchmarks.rows import Rows

from backtrick.bots.thinking import nets_hash
from backtrick.lab import simulate
from backtrick.lab.estimates import Estimate
from backtrick.rules import TheGame


def test_the_page_tells_what_is_kept() -> None:
    page = PAGE.read_text()
    for name, lines in sections(Rows(KEPT)):
        text = "\n".join(lines)
        assert f"<!-- begin {name} -->\n\n{text}\n\n<!-- end {name} -->\n" in page, name


def test_a_row_counts_only_with_the_nets_that_played_it(tmp_path: Path) -> None:
    file, cell, game = tmp_path / "rows.jsonl", ["some", "cell"], TheGame()
    Rows(file).keep(cell, game, ["expert@1"], {"won": 3})
    kept = Rows(file).find(cell, game, ["expert@1"])
    assert kept == {"cell": cell, "nets": {"expert": nets_hash("expert", TheGame)}, "won": 3}
    file.write_text(json.dumps({**kept, "nets": {"expert": "0123456789ab"}}) + "\n")
    assert Rows(file).find(cell, game, ["expert@1"]) is None
    file.write_text(json.dumps({"cell": cell, "won": 3}) + "\n")
    assert Rows(file).find(cell, game, ["expert@1"]) is None
    Rows(file).keep(cell, game, ["expert@1"], {"won": 4})
    assert [row["won"] for row in Rows(file)] == [4]


def test_a_floor_is_met_when_the_upper_limit_reaches_it() -> None:
    goal = Goal(46, 60)
    assert goal.verdict(Estimate(0.44, 0.42, 0.459)) == "below the floor"
    assert goal.verdict(Estimate(0.45, 0.42, 0.46)) == "floor met"
    assert goal.verdict(Estimate(0.59, 0.57, 0.61)) == "floor met"
    assert goal.verdict(Estimate(0.60, 0.58, 0.62)) == "aim met"


def test_what_simulate_printed_is_taken_over_unless_more_is_kept(tmp_path: Path) -> None:
    rows, file = Rows(tmp_path / "rows.jsonl"), tmp_path / "summary.json"
    for games, kept in ((20, 20), (30, 30), (25, 30)):
        summary = simulate("the-game", 2, ["greedy"], games, 2026, talk=False)
        file.write_text(json.dumps(summary.to_dict()))
        take_over(rows, file)
        assert [(row["cell"], row["games"]) for row in rows] == [
            (["the-game --players 2", "greedy", 2026], kept)
        ]


def test_a_cell_goes_on_after_the_games_that_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cells, "PART", 2)
    file = tmp_path / "rows.jsonl"
    play_missing(Rows(file), Cell(TheGame(hand=7), 1, "expert@2", 3), jobs=1)
    cell = Cell(TheGame(hand=7), 1, "expert@2", 7)
    play_missing(Rows(file), cell, jobs=1)
    (row,) = Rows(file)
    at_once = simulate(cell.game, 1, ["expert@2"], 7, 2026).to_dict()
    for name in ("games", "won", "mean_left", "excellent_rate", "win_ci95"):
        assert row[name] == pytest.approx(at_once[name])


def test_a_run_that_is_not_over_has_printed_nothing_yet(tmp_path: Path) -> None:
    rows, file = Rows(tmp_path / "rows.jsonl"), tmp_path / "summary.json"
    file.write_text("")
    take_over(rows, file)
    assert not list(rows)


def printed(**changes: Any) -> dict[str, Any]:
    summary = {
        "game": "the-game",
        "options": {"required": 2, "hand": 6, "fire": False},
        "players": 2,
        "bots": ["expert@3", "expert@3"],
        "talk": True,
        "hints": "talkative",
        "seed": 2026,
        "games": 1000,
    }
    return {**summary, **changes}


def test_the_cell_of_a_summary() -> None:
    cell = taken(printed())
    assert isinstance(cell, Cell)
    assert cell.key == ["the-game --players 2 --hand 6 --talk", "expert@3", 2026]
    assert cell.games == 1000
    duel = taken({"pairings": [], "bots": ["expert@3", "greedy"], "deals": 500, "seed": 2026})
    assert duel == Duel(("expert@3", "greedy"), 500)


@pytest.mark.parametrize(
    "changes", [{"seed": 7}, {"hints": "quiet"}, {"bots": ["expert@3", "greedy"]}]
)
def test_other_games_belong_to_no_cell(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"seed|one bot"):
        taken(printed(**changes))
