"""Tournaments: the same deals for all, judged rightly, and nothing lost when stopped."""

from __future__ import annotations

import csv
import json
from itertools import product
from pathlib import Path

import pytest

from backtrick.bots import BotError
from backtrick.lab import (
    Duels,
    Engine,
    GameRow,
    LabError,
    LabErrorCode,
    Teams,
    simulate,
    tournament,
)
from backtrick.lab.estimates import Estimate
from backtrick.lab.playing import PlayedGames
from backtrick.lab.progress import progress_path
from backtrick.rules import BadSetup, FaceToFace, QuickAndEasy, TheGame, game_seed

LOW = "tests.lab.some_bots:LowCard"
HIGH = "tests.lab.some_bots:HighCard"
"""Two bots about as good as each other, so that either wins."""


def duels(deals: int = 12, seed: int = 3, **more: object) -> Duels:
    result = tournament(FaceToFace(), 2, [LOW, HIGH, "greedy"], deals, seed, **more)  # type: ignore[arg-type]
    assert isinstance(result, Duels)
    return result


def teams(deals: int = 10, seed: int = 3, **more: object) -> Teams:
    result = tournament(QuickAndEasy(), 3, ["random", "greedy"], deals, seed, **more)  # type: ignore[arg-type]
    assert isinstance(result, Teams)
    return result


def rows_of(bots: tuple[str, ...], deals: int, seed: int) -> list[GameRow]:
    """The games of a line-up, played without a tournament."""
    game = FaceToFace() if len(bots) == 2 else QuickAndEasy()
    played = PlayedGames(game, bots, [game_seed(seed, number) for number in range(deals)])
    return [GameRow.of(record) for record in played.records()]


# -- against each other


def test_every_pair_meets_on_every_deal_in_both_seats() -> None:
    result = duels()
    assert [pairing.bots for pairing in result.pairings] == [
        (LOW, HIGH),
        (LOW, "greedy"),
        (HIGH, "greedy"),
    ]
    for pairing in result.pairings:
        first, second = pairing.bots
        there, back = rows_of((first, second), 12, 3), rows_of((second, first), 12, 3)
        assert [row.starter for row in there] == [row.starter for row in back]
        scores = [
            (a.outcome.winner == 0) + (b.outcome.winner == 1)
            for a, b in zip(there, back, strict=True)
        ]
        assert pairing.games == 24
        assert pairing.won == sum(scores)
        assert (pairing.won_both, pairing.lost_both) == (scores.count(2), scores.count(0))
        started = [row.outcome.winner == row.starter for row in there + back]
        assert pairing.starter_rate.value == pytest.approx(sum(started) / 24)
        assert pairing.win_rate.value == pytest.approx(sum(scores) / 24)


def test_standings_count_all_opponents_together() -> None:
    result = duels()
    assert sum(standing.won for standing in result.standings) == result.games == 72
    for standing in result.standings:
        others = [bot for bot in result.bots if bot != standing.bot]
        cells = [result.win_rate(standing.bot, other).value for other in others]
        assert standing.games == 48
        assert standing.win_rate.value == pytest.approx(sum(cells) / 2)
        assert standing.win_rate.low <= standing.win_rate.value <= standing.win_rate.high
        assert standing.rating.low <= standing.rating.value <= standing.rating.high
    rated = [standing.rating.value for standing in result.standings]
    assert rated == sorted(rated, reverse=True)
    assert sum(rated) == pytest.approx(3 * 1500)
    assert result.standings[0].bot == "greedy"


def test_the_cross_table_mirrors_itself() -> None:
    result = duels()
    for bot, other in product(result.bots, repeat=2):
        if bot == other:
            with pytest.raises(KeyError):
                result.win_rate(bot, other)
            continue
        ours, theirs = result.win_rate(bot, other), result.win_rate(other, bot)
        assert ours.value + theirs.value == pytest.approx(1)
        assert ours.low + theirs.high == pytest.approx(1)


# -- beside each other


def test_each_bot_plays_the_same_deals_alone() -> None:
    result = teams()
    assert [standing.bot for standing in result.standings] == ["greedy", "random"]
    for standing in result.standings:
        alone = simulate(QuickAndEasy(), 3, [standing.bot], 10, 3)
        assert (standing.games, standing.won) == (alone.games, alone.won)
        assert standing.win_rate == Estimate(alone.win_rate, *alone.win_ci95)
        assert standing.mean_left.value == pytest.approx(alone.mean_left)
        assert standing.excellent_rate is None
        assert sum(standing.by_left.values()) == 10
        assert sum(left * times for left, times in standing.by_left.items()) == alone.left


def test_differences_are_paired_by_deal() -> None:
    [difference] = teams().differences
    better, worse = (rows_of((bot,) * 3, 10, 3) for bot in ("greedy", "random"))
    left = [a.outcome.left - b.outcome.left for a, b in zip(better, worse, strict=True)]
    assert difference.bots == ("greedy", "random")
    assert difference.mean_left.value == pytest.approx(sum(left) / 10)
    assert difference.mean_left.high < 0
    assert difference.win_rate.value >= 0


def test_the_share_of_excellent_games_where_the_rulebook_has_the_word() -> None:
    result = tournament(TheGame(), 4, ["greedy", "random"], 20, 1)
    assert isinstance(result, Teams)
    alone = simulate(TheGame(), 4, ["greedy"], 20, 1)
    excellent = result.standings[0].excellent_rate
    assert excellent is not None
    assert excellent.value == alone.excellent_rate
    better = result.differences[0].excellent_rate
    assert better is not None
    assert better.value == pytest.approx(excellent.value)


def test_engines_and_cores_make_no_difference() -> None:
    kinds = [teams(), teams(engine=Engine.KERNEL), teams(jobs=2)]
    told = [{**kind.to_dict(), "seconds": 0} for kind in kinds]
    assert told[0] == told[1] == told[2]


# -- results


def test_a_result_is_plain_json() -> None:
    for result in (duels(1), teams(1)):
        told = json.loads(json.dumps(result.to_dict(), allow_nan=False))
        assert told["deals"] == 1
        assert told["games"] == result.games


def test_a_table_has_a_row_for_every_game(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    result = duels(out=path)
    with path.open() as file:
        table = list(csv.DictReader(file))
    assert len(table) == result.games
    assert table[12]["bots"] == f"{HIGH},{LOW}"
    assert [row["deal"] for row in table[:12]] == [str(number) for number in range(12)]
    assert table[0]["seed"] == table[12]["seed"] == str(game_seed(3, 0))
    assert list(tmp_path.iterdir()) == [path]


def test_json_tells_the_result_too(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    result = teams(out=path)
    told = json.loads(path.read_text())
    assert told["summary"] == json.loads(json.dumps(result.to_dict()))
    assert len(told["games"]) == 20


# -- stopping and going on


class Stop(Exception):
    """Somebody pulls the plug."""


def stop_after(games: int, path: Path) -> None:
    def progress(done: int, all_games: int) -> None:
        assert all_games == 72
        if done >= games:
            raise Stop

    with pytest.raises(Stop):
        duels(out=path, progress=progress)


@pytest.mark.parametrize("games", [0, 10, 24, 70])
def test_a_stopped_tournament_goes_on(tmp_path: Path, games: int) -> None:
    whole, path = tmp_path / "whole.csv", tmp_path / "games.csv"
    at_once = duels(out=whole)
    stop_after(games, path)
    assert not path.exists()
    kept = len(progress_path(path).read_bytes().splitlines()) - 1
    assert games <= kept < 72
    result = duels(out=path)
    assert result.taken_up == kept
    assert path.read_bytes() == whole.read_bytes()
    assert result.standings == at_once.standings
    assert sorted(tmp_path.iterdir()) == [path, whole]


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    whole, path = tmp_path / "whole.csv", tmp_path / "games.csv"
    duels(out=whole)
    stop_after(20, path)
    beside = progress_path(path)
    beside.write_bytes(beside.read_bytes()[:-cut])
    duels(out=path)
    assert path.read_bytes() == whole.read_bytes()


def test_a_progress_file_whose_first_line_was_cut_off_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    stop_after(10, path)
    beside = progress_path(path)
    beside.write_bytes(beside.read_bytes()[:30])
    assert duels(out=path).taken_up == 0


def test_an_unfinished_run_of_other_arguments_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    stop_after(10, path)
    before = progress_path(path).read_bytes()
    for other in ({"seed": 4}, {"deals": 13}):
        with pytest.raises(LabError) as caught:
            duels(out=path, **other)
        assert caught.value.code is LabErrorCode.OTHER_RUN
        assert caught.value.facts == {"file": str(progress_path(path)), "line": "1"}
    with pytest.raises(LabError):
        teams(out=path)
    assert progress_path(path).read_bytes() == before
    assert not path.exists()
    assert duels(seed=4, out=path, overwrite=True).taken_up == 0


@pytest.mark.parametrize("line", [b"[1,2]\n", b"precious\n", b'[5,0,"won",0,3,"stuck",9]\n'])
def test_a_strange_line_is_refused_and_kept(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "games.csv"
    stop_after(10, path)
    beside = progress_path(path)
    beside.write_bytes(beside.read_bytes() + line)
    before = beside.read_bytes()
    with pytest.raises(LabError) as caught:
        duels(out=path)
    assert caught.value.facts["line"] == str(before.count(b"\n"))
    assert beside.read_bytes() == before


def test_a_file_that_exists_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("precious")
    with pytest.raises(LabError) as caught:
        duels(out=path)
    assert caught.value.code is LabErrorCode.FILE_EXISTS
    assert path.read_text() == "precious"
    duels(2, out=path, overwrite=True)
    assert path.read_text().count("\n") == 13


# -- bad calls


def test_bad_calls_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    calls = [
        (["greedy"], LabErrorCode.TOO_FEW_BOTS),
        (["greedy", "random", "greedy"], LabErrorCode.SAME_BOT),
    ]
    for bots, problem in calls:
        with pytest.raises(LabError) as caught:
            tournament(QuickAndEasy(), 2, bots, 5, 1, out=path)
        assert caught.value.code is problem
    with pytest.raises(BotError):
        tournament(QuickAndEasy(), 2, ["greedy", "nobody"], 5, 1, out=path)
    with pytest.raises(BadSetup):
        tournament(FaceToFace(), 3, ["greedy", "random"], 5, 1, out=path)
    with pytest.raises(LabError):
        tournament(FaceToFace(), 2, ["greedy", LOW], 5, 1, out=path, engine=Engine.KERNEL)
    with pytest.raises(LabError) as caught:
        tournament(QuickAndEasy(), 2, ["greedy", "random"], 5, 1, out=tmp_path / "games.xls")
    assert caught.value.code is LabErrorCode.TABLE_KIND
    assert list(tmp_path.iterdir()) == []


def test_a_tournament_of_no_deals_is_refused() -> None:
    with pytest.raises(LabError) as caught:
        tournament(QuickAndEasy(), 2, ["greedy", "random"], 0, 1)
    assert caught.value.code is LabErrorCode.TOO_LOW


def test_a_difference_can_be_asked_for_from_either_side() -> None:
    teams = tournament(QuickAndEasy(), 2, ["random", "greedy"], 40, 1)
    assert isinstance(teams, Teams)
    value, low, high = teams.above("greedy", "random")
    assert 0 < value == teams.standings[0].win_rate.value - teams.standings[1].win_rate.value
    assert teams.above("random", "greedy") == (-value, -high, -low)
    with pytest.raises(KeyError):
        teams.above("greedy", "greedy")
