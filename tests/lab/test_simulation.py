"""Simulation: the same arguments give the same games, and the summary counts them rightly."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from backtrick.bots import BotError, bot_named
from backtrick.bots.thinking import nets_hash
from backtrick.lab import LabError, LabErrorCode, Summary, play_game, simulate, wilson
from backtrick.rules import (
    BadSetup,
    Ending,
    FaceToFace,
    Game,
    Outcome,
    QuickAndEasy,
    Record,
    Result,
    TheGame,
    game_seed,
)

TIMES = ("seconds", "games_per_second")

KEYS = [
    *("game", "options", "players", "bots", "talk", "hints", "seed", "games", "won", "win_rate"),
    *("win_ci95", "mean_left"),
    *("excellent_rate", "seconds", "games_per_second"),
]


def counts(summary: Summary) -> dict[str, object]:
    return {key: value for key, value in summary.to_dict().items() if key not in TIMES}


def lost(left: int) -> Outcome:
    return Outcome(Result.LOST, None, left, Ending.STUCK)


WON = Outcome(Result.WON, None, 0, Ending.ALL_LAID)


# -- the interval


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval(hits: int, tries: int, low: float, high: float) -> None:
    """The four examples that R. G. Newcombe published in 1998 (method 3)."""
    assert wilson(hits, tries) == pytest.approx((low, high), abs=0.00005)


def test_the_interval_stays_between_nothing_and_all() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_is_symmetric() -> None:
    low, high = wilson(3, 17)
    assert wilson(14, 17) == pytest.approx((1 - high, 1 - low))


# -- the summary


def test_the_summary_of_a_team() -> None:
    summary = Summary(TheGame(hand=6), 3, ("greedy",) * 3, talk=True, seed=7)
    for end in (WON, lost(9), lost(10), lost(21)):
        summary.add(end)
    assert counts(summary) == {
        "game": "the-game",
        "options": {"required": 2, "hand": 6, "fire": False},
        "players": 3,
        "bots": ["greedy", "greedy", "greedy"],
        "talk": True,
        "hints": "talkative",
        "seed": 7,
        "games": 4,
        "won": 1,
        "win_rate": 0.25,
        "win_ci95": list(wilson(1, 4)),
        "mean_left": 10.0,
        "excellent_rate": 0.5,
    }


def test_the_summary_of_a_duel_counts_for_seat_0() -> None:
    summary = Summary(FaceToFace(), 2, ("a", "b"))
    for winner, left in ((0, 10), (1, 20), (1, 30)):
        summary.add(Outcome(Result.WON, winner, left, Ending.STUCK))
    shown = counts(summary)
    assert shown["wins_by_seat"] == [1, 2]
    assert (shown["games"], shown["won"], shown["win_rate"]) == (3, 1, 1 / 3)
    assert shown["mean_left"] == 20.0
    assert shown["excellent_rate"] is None


def test_quick_and_easy_names_no_bands() -> None:
    summary = Summary(QuickAndEasy(), 2, ("a", "b"))
    summary.add(WON)
    assert summary.excellent_rate is None
    assert "wins_by_seat" not in summary.to_dict()


def test_the_summary_of_nothing() -> None:
    summary = Summary(TheGame(), 1, ("a",))
    assert (summary.win_rate, summary.mean_left, summary.excellent_rate) == (0.0, 0.0, 0.0)
    assert summary.win_ci95 == (0.0, 1.0)


@pytest.mark.parametrize("game", [TheGame(), FaceToFace(), QuickAndEasy()])
def test_the_keys_of_the_json_summary(game: Game) -> None:
    shown = simulate(game, 2, ["random"], 2, 1).to_dict()
    assert [key for key in shown if key != "wins_by_seat"] == KEYS
    assert isinstance(shown["seconds"], float)
    assert isinstance(shown["games_per_second"], float)


# -- simulating


@pytest.mark.parametrize("game", [TheGame(), FaceToFace(), QuickAndEasy()])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_same_arguments_give_the_same_games(game: Game, bot: str) -> None:
    first, second = (simulate(game, 2, [bot], 5, 9) for _ in range(2))
    assert counts(first) == counts(second)


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(QuickAndEasy(), 2, ["random"], 10, seed) for seed in (1, 2))
    assert one.left != other.left


def test_the_summary_is_that_of_the_games_played(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    summary = simulate(TheGame(), 2, ["greedy"], 12, 3, records=path)
    ends = [Record.from_json(line).outcome for line in path.read_bytes().splitlines()]
    assert summary.games == len(ends) == 12
    assert summary.left == sum(end.left for end in ends if end)
    assert summary.won == sum(end.result is Result.WON for end in ends if end)
    assert summary.excellent == sum(end.left < 10 for end in ends if end)


def test_records_make_no_difference(tmp_path: Path) -> None:
    without = simulate(QuickAndEasy(), 2, ["random"], 5, 3)
    with_records = simulate(QuickAndEasy(), 2, ["random"], 5, 3, records=tmp_path / "r.jsonl")
    assert counts(without) == counts(with_records)


def test_games_are_played_with_their_own_seeds() -> None:
    makers = [bot_named("random")] * 2
    ends = [
        play_game(QuickAndEasy(), ["random"] * 2, makers, game_seed(3, number)).outcome
        for number in range(4)
    ]
    summary = simulate(QuickAndEasy(), 2, ["random"], 4, 3)
    assert summary.left == sum(end.left for end in ends if end)


def test_a_run_with_other_nets_is_not_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate(TheGame(), 2, ["planner", "greedy"], 2, 7, records=file)
    nets = nets_hash("planner", TheGame)
    lines = file.read_text().splitlines(keepends=True)
    assert [Record.from_json(line).nets for line in lines] == [{"planner": nets}] * 2
    file.write_text(lines[0].replace(nets, "0123456789ab"))
    with pytest.raises(LabError) as refused:
        simulate(TheGame(), 2, ["planner", "greedy"], 2, 7, records=file)
    assert refused.value.code is LabErrorCode.OTHER_GAMES
    file.write_text(lines[0])
    simulate(TheGame(), 2, ["planner", "greedy"], 2, 7, records=file)
    assert file.read_text() == "".join(lines)


def test_one_bot_for_each_seat() -> None:
    summary = simulate(FaceToFace(), 2, ["greedy", "random"], 20, 1)
    assert summary.bots == ("greedy", "random")
    assert summary.wins_by_seat[0] > 15
    reverse = simulate(FaceToFace(), 2, ["random", "greedy"], 20, 1)
    assert reverse.wins_by_seat[1] > 15


def test_greedy_is_better_than_random() -> None:
    greedy, random = (simulate(TheGame(), 3, [bot], 30, 1) for bot in ("greedy", "random"))
    assert greedy.mean_left < 0.6 * random.mean_left


def test_progress_is_told_at_the_start_and_after_every_game() -> None:
    seen: list[int] = []
    simulate(QuickAndEasy(), 2, ["random"], 5, 1, progress=lambda now: seen.append(now.games))
    assert seen == [0, 1, 2, 3, 4, 5]


def test_options_are_filled_in_for_the_players() -> None:
    assert simulate(TheGame(), 1, ["random"], 1, 1).game == TheGame(hand=8)


def test_no_games_is_no_error() -> None:
    assert simulate(QuickAndEasy(), 2, ["random"], 0, 1).games == 0


def test_a_wrong_setup_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    with pytest.raises(BadSetup):
        simulate(QuickAndEasy(), 6, ["random"], 1, 1, records=path)
    with pytest.raises(BotError):
        simulate(QuickAndEasy(), 2, ["nobody"], 1, 1, records=path)
    assert not path.exists()


@pytest.fixture
def tidy() -> Iterator[None]:
    """Garbage is collected soon, so that the peak shows what is really kept."""
    before = gc.get_threshold()
    gc.freeze()
    gc.collect()
    gc.set_threshold(50, 1, 1)
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def peak(games: int, path: Path) -> int:
    """The most memory that a run of so many games held at any time."""
    tracemalloc.start()
    simulate(QuickAndEasy(), 2, ["random"], games, 1, records=path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


@pytest.mark.usefixtures("tidy")
def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path) -> None:
    peak(20, tmp_path / "warm-up")
    few, many = peak(20, tmp_path / "few"), peak(200, tmp_path / "many")
    assert many < 3 * few  # ten times the games: keeping them would take about ten times as much
    assert many < (tmp_path / "many").stat().st_size


@pytest.mark.usefixtures("tidy")
def test_nor_does_it_with_the_number_of_games_taken_up(tmp_path: Path) -> None:
    """Both files are longer than the block that is read to find the last whole line."""
    few, many = tmp_path / "few", tmp_path / "many"
    simulate(QuickAndEasy(), 2, ["random"], 120, 1, records=few)
    simulate(QuickAndEasy(), 2, ["random"], 300, 1, records=many)
    peak(120, few)
    assert peak(300, many) < 1.3 * peak(120, few)
    assert few.stat().st_size > 2**16


@pytest.mark.parametrize(("games", "jobs"), [(-1, 1), (5, 0), (5, -2)])
def test_less_than_nothing_and_no_cores_are_refused(games: int, jobs: int) -> None:
    with pytest.raises(LabError) as caught:
        simulate(QuickAndEasy(), 2, ["greedy"], games, 1, jobs=jobs)
    assert caught.value.code is LabErrorCode.TOO_LOW
