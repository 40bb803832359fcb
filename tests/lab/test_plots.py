"""Plots: the files that come out, what is written in them, and what they show."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from backtrick.lab import Duels, LabError, LabErrorCode, errors, simulate, tournament
from backtrick.lab.plots import (
    Ends,
    check_plot,
    draw_cards_left,
    draw_cross_table,
    draw_simulation,
    draw_tournament,
    draw_win_chance,
    draw_win_rate_by_players,
)
from backtrick.rules import FaceToFace, QuickAndEasy, TheGame
from backtrick.texts import text

LOW = "tests.lab.some_bots:LowCard"

# -- what needs no library


def test_the_chance_to_win_over_a_game() -> None:
    """Ten games: four won, three with one card left, two with ten, one with all fifty."""
    chances = Ends("x", QuickAndEasy(), {0: 4, 1: 3, 10: 2, 50: 1}).win_chances()
    values = [round(chance.value, 6) for chance in chances]
    assert len(values) == 51
    assert values[0] == round(4 / 9, 6), "the game with no card laid is over at once"
    assert values[39] == round(4 / 9, 6)
    assert values[40] == round(4 / 7, 6), "two games end after the fortieth card"
    assert values[48] == round(4 / 7, 6)
    assert values[49] == values[50] == 1
    assert all(chance.low <= chance.value <= chance.high for chance in chances)


def test_a_chance_is_told_as_long_as_enough_games_go_on() -> None:
    ends = Ends("x", QuickAndEasy(), {0: 4, 1: 3, 10: 2, 50: 1})
    assert len(ends.win_chances(9)) == 40
    assert len(ends.win_chances(7)) == 49
    assert len(ends.win_chances(4)) == 51


def test_only_known_kinds_of_plots() -> None:
    with pytest.raises(LabError) as caught:
        check_plot(Path("plot.pdf"))
    assert caught.value.code is LabErrorCode.PLOT_KIND
    assert caught.value.facts == {"file": "plot.pdf", "known": "png, svg"}


def test_without_the_library_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(errors, "import_module", missing)
    with pytest.raises(LabError) as caught:
        check_plot(Path("plot.png"))
    assert caught.value.code is LabErrorCode.MISSING_EXTRA
    assert caught.value.facts == {"module": "matplotlib", "extra": "plots"}


def test_the_library_is_loaded_only_to_draw() -> None:
    code = (
        "import sys, backtrick.lab, backtrick.lab.plots; sys.exit('matplotlib' in sys.modules or 0)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# -- pictures


drawn = pytest.mark.skipif(
    find_spec("matplotlib") is None, reason="the extra plots is not installed"
)


@drawn
def test_a_simulation_as_png_and_svg(tmp_path: Path) -> None:
    summary = simulate(TheGame(), 3, ["greedy"], 60, 1)
    png, svg = tmp_path / "plot.png", tmp_path / "plot.svg"
    draw_simulation(png, summary, text)
    draw_simulation(svg, summary, text)
    assert png.read_bytes().startswith(b"\x89PNG")
    written = svg.read_text()
    for words in ("Cards left: greedy", "beaten: ", "under ten: ", "cards laid so far"):
        assert words in written


@drawn
def test_the_same_result_gives_the_same_bytes(tmp_path: Path) -> None:
    summary = simulate(QuickAndEasy(), 2, ["greedy"], 30, 1)
    for kind in ("png", "svg"):
        paths = [tmp_path / f"one.{kind}", tmp_path / f"two.{kind}"]
        for path in paths:
            draw_simulation(path, summary, text)
        assert paths[0].read_bytes() == paths[1].read_bytes()


@drawn
def test_a_duel_has_no_beaten_game(tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    draw_simulation(path, simulate(FaceToFace(), 2, ["greedy"], 20, 1), text)
    assert "loser's cards left" in path.read_text()
    assert "beaten" not in path.read_text()


@drawn
def test_a_cross_table(tmp_path: Path) -> None:

    result = tournament(FaceToFace(), 2, ["random", LOW, "greedy"], 8, 1)
    assert isinstance(result, Duels)
    for draw in (draw_cross_table, draw_tournament):
        path = tmp_path / "plot.svg"
        draw(path, result, text)
        written = path.read_text()
        assert f"{100 * result.win_rate('greedy', LOW).value:.1f} %" in written
        assert ">LowCard<" in written
    assert "Ratings" in written


@drawn
def test_teams_beside_each_other(tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    draw_tournament(path, tournament(QuickAndEasy(), 3, ["random", "greedy"], 30, 1), text)
    written = path.read_text()
    assert "Quick &amp; Easy, 3 players: games won in %" in written
    assert "Cards left: random" in written


@drawn
def test_win_rates_by_players(tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    summaries = [
        simulate(QuickAndEasy(), players, [bot], 20, 1)
        for bot in ("random", "greedy")
        for players in (3, 2)
    ]
    draw_win_rate_by_players(path, summaries, text)
    assert "Quick &amp; Easy: how often each bot wins" in path.read_text()


@drawn
def test_the_parts_can_be_drawn_alone(tmp_path: Path) -> None:
    ends = [Ends("one", TheGame(), {0: 5, 3: 20, 40: 5}), Ends("two", TheGame(), {70: 3})]
    for draw in (draw_cards_left, draw_win_chance):
        path = tmp_path / "plot.svg"
        draw(path, ends, text)
        assert "two" in path.read_text()
