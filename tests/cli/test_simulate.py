"""`backtrick simulate` and its contract with scripts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from backtrick.rules import Record, Result, verify
from tests.cli.conftest import Run

KEYS = [
    "game",
    "options",
    "players",
    "bots",
    "talk",
    "hints",
    "seed",
    "games",
    "won",
    "win_rate",
    "win_ci95",
    "mean_left",
    "excellent_rate",
    "seconds",
    "games_per_second",
]


def read(path: Path) -> list[Record]:
    return [Record.from_json(line) for line in path.read_text().splitlines()]


def test_json_is_one_object_with_the_promised_keys(backtrick: Run) -> None:
    ran = backtrick(
        "simulate", "the-game", "--players", "3", "--bots", "greedy", "--games", "8", "--json"
    )
    result = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert list(result) == KEYS
    assert result["bots"] == ["greedy"] * 3
    assert result["games"] == 8


def test_the_figures_agree_with_the_records(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ran = backtrick(
        *"simulate quick-and-easy --players 2 --bots greedy --games 60 --seed 4 --json".split(),
        "--records",
        str(path),
    )
    result = json.loads(ran.out)
    ends = [record.outcome for record in read(path)]
    assert all(map(verify, read(path)))
    assert result["won"] == sum(end is not None and end.result is Result.WON for end in ends) > 0
    assert result["win_rate"] == result["won"] / 60
    low, high = result["win_ci95"]
    assert low < result["win_rate"] < high
    assert result["mean_left"] == sum(end.left for end in ends if end) / 60
    assert result["excellent_rate"] is None


def test_excellent_counts_fewer_than_ten_left(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ran = backtrick(
        *"simulate the-game --players 5 --bots greedy --games 30 --json --records".split(),
        str(path),
    )
    left = [record.outcome.left for record in read(path) if record.outcome]
    assert json.loads(ran.out)["excellent_rate"] == sum(n < 10 for n in left) / 30


def test_a_duel_counts_wins_by_seat(backtrick: Run) -> None:
    ran = backtrick(
        *"simulate face-to-face --players 2 --bots greedy,random --games 12 --json".split()
    )
    result = json.loads(ran.out)
    assert list(result) == [*KEYS, "wins_by_seat"]
    assert sum(result["wins_by_seat"]) == 12
    assert result["won"] == result["wins_by_seat"][0]


def test_same_arguments_same_games(backtrick: Run, tmp_path: Path) -> None:
    paths = [tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "three.jsonl"]
    for path, seed in zip(paths, ("9", "9", "10"), strict=True):
        call = "simulate the-game --players 2 --bots random,greedy --games 5 --fire --seed"
        assert backtrick(*call.split(), seed, "--records", str(path)).code == 0
    one, two, three = (path.read_bytes() for path in paths)
    assert one == two != three


def test_options_reach_the_records(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    call = "simulate the-game --players 4 --bots random --games 1 --required 3 --hand 5 --fire"
    backtrick(*call.split(), "--records", str(path))
    assert read(path)[0].game.options() == {"required": 3, "hand": 5, "fire": True}


def test_a_file_of_other_games_is_refused_and_kept(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("precious")
    call = "simulate the-game --players 4 --bots random --games 1 --records"
    ran = backtrick(*call.split(), str(path))
    assert ran.code == 2
    assert "something else" in ran.err
    assert path.read_text() == "precious"
    assert backtrick(*call.split(), str(path), "--overwrite").code == 0
    assert len(read(path)) == 1


def test_a_shorter_run_does_not_cut_a_file(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    call = "simulate the-game --players 4 --bots random --games"
    backtrick(*call.split(), "3", "--records", str(path))
    ran = backtrick(*call.split(), "2", "--records", str(path))
    assert ran.code == 2
    assert len(read(path)) == 3


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("the-gam", ["the-game, face-to-face, quick-and-easy", "did you mean the-game?"]),
        ("zzz", ['there is no game "zzz"', "the-game, face-to-face, quick-and-easy"]),
        ("the-game --players 6", ["1, 2, 3, 4, 5", "not by 6"]),
        ("quick-and-easy --players 1", ["2, 3, 4, 5", "not by 1"]),
        ("face-to-face --players 3", ["by 2 players", "not by 3"]),
        ("the-game --players 3 --required 4", ["required cannot be 4", "2, 3"]),
        ("the-game --players 2 --hand 8", ["hand cannot be 8", "7, 6"]),
        ("face-to-face --fire", ['no option "fire"', "the options are: -"]),
        ("quick-and-easy --required 3", ['no option "required"', "professional"]),
        ("the-game --bots gready", ["random, greedy", "did you mean greedy?"]),
        ("the-game --players 3 --bots greedy,random", ["2 bots for 3 seats"]),
        ("the-game --bots nowhere.at.all:Bot", ["cannot be made", "nowhere"]),
        ("the-game --bots json:loads", ["is no bot", "choose_turn"]),
        ("the-game --games 0", ["--games must be 1 or more, not 0"]),
        ("the-game --seed -1", ["the seed -1 is out of range"]),
        ("the-game --records /no/such/folder/x.jsonl", ["/no/such/folder/x.jsonl"]),
    ],
)
def test_bad_calls_say_what_would_be_right(backtrick: Run, call: str, said: list[str]) -> None:
    ran = backtrick("simulate", *call.split())
    assert ran.code == 2
    assert ran.out == ""
    for part in said:
        assert part in ran.err


BAD_BOTS = """
from backtrick.bots import QuietBot
from backtrick.rules import Play, legal_plays

class Raises(QuietBot):
    def choose_turn(self, view, heard):
        raise RuntimeError("out of ideas")

class Cheats(QuietBot):
    def choose_turn(self, view, heard):
        return [Play(card, 0) for card in sorted(view.hand, reverse=True)[:2]]

class Nonsense(QuietBot):
    def choose_turn(self, view, heard):
        return "pass"

class Lazy(QuietBot):
    def choose_turn(self, view, heard):
        return list(legal_plays(view))[:1]
"""


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Raises", "out of ideas"),
        ("Cheats", "does not fit the ascending pile showing"),
        ("Nonsense", "answered 'pass'"),
        ("Lazy", "1 laid, 2 required"),
    ],
)
def test_a_bad_bot_stops_the_run_with_name_and_position(
    backtrick: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, said: str
) -> None:
    (tmp_path / "mybots_cli.py").write_text(BAD_BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    ran = backtrick("simulate", "the-game", "--players", "2", "--bots", f"mybots_cli:{bot}")
    assert ran.code == 1
    assert f"the bot mybots_cli:{bot} in seat" in ran.err
    assert said in ran.err
    assert "position: the-game | " in ran.err


def test_the_summary_for_people(backtrick: Run) -> None:
    ran = backtrick("simulate", "face-to-face", "--bots", "greedy,random", "--games", "5")
    assert "Face to Face, 2 players: greedy, random" in ran.out
    assert "won by seat 1 (random)" in ran.out


@pytest.mark.parametrize(
    ("options", "spoken"), [((), True), (("--talk",), True), (("--no-talk",), False)]
)
def test_partners_talk_unless_told_not_to(
    backtrick: Run, tmp_path: Path, options: tuple[str, ...], spoken: bool
) -> None:
    path = tmp_path / "games.jsonl"
    arguments = "simulate the-game --players 3 --bots planner --games 2 --json --records"
    ran = backtrick(*arguments.split(), str(path), *options)
    assert (ran.code, ran.err) == (0, "")
    assert [bool(record.talk) for record in read(path)] == [spoken] * 2
    assert backtrick("verify", str(path)).code == 0
    other = "--no-talk" if spoken else "--talk"
    assert backtrick(*arguments.split(), str(path), other).code == 2


def test_opponents_do_not_talk(backtrick: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = "simulate face-to-face --bots greedy --games 2 --records"
    assert backtrick(*arguments.split(), str(path)).code == 0
    assert not any(record.talk for record in read(path))


@pytest.mark.parametrize("game", ["face-to-face", "the-game -p 1"])
@pytest.mark.parametrize("command", ["simulate {}", "tournament {} greedy random"])
def test_talk_needs_a_partner(backtrick: Run, game: str, command: str) -> None:
    ran = backtrick(*command.format(game).split(), "--games", "2", "--talk")
    assert ran.code == 2
    assert "nobody to give hints to" in ran.err


def test_json_says_which_run_it_was(backtrick: Run) -> None:
    call = "simulate the-game -p 2 --required 3 --games 2 --seed 9 --no-talk --json"
    told = json.loads(backtrick(*call.split()).out)
    assert told["options"] == {"required": 3, "hand": 7, "fire": False}
    assert (told["players"], told["seed"], told["talk"]) == (2, 9, False)
    duel = json.loads(backtrick(*"simulate face-to-face --games 4 --json".split()).out)
    assert sum(duel["wins_by_seat"]) == 4


@pytest.mark.parametrize("written", ["2-4", "2,3,4", "2,3-4"])
def test_several_numbers_of_players(backtrick: Run, written: str) -> None:
    call = ("simulate", "quick-and-easy", "--players", written, "--games", "5", "--seed", "3")
    told = json.loads(backtrick(*call, "--json").out)
    assert [each["players"] for each in told] == [2, 3, 4]
    alone = backtrick(*"simulate quick-and-easy -p 3 --games 5 --seed 3 --json".split())
    assert told[1]["mean_left"] == json.loads(alone.out)["mean_left"]
    lines = backtrick(*call).out.splitlines()
    assert [line.split()[0] for line in lines[-3:]] == ["2", "3", "4"]


def test_several_numbers_of_players_are_drawn_beside_each_other(
    backtrick: Run, tmp_path: Path
) -> None:
    path = tmp_path / "players.svg"
    call = "simulate quick-and-easy --players 2-3 --games 5 --plot"
    assert backtrick(*call.split(), str(path)).code == 0
    assert "how often each bot wins" in path.read_text()


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("--players two", 'not "two"'),
        ("--players 4-", 'not "4-"'),
        ("--players 5-3", 'not "5-3"'),
        ("--players 2-9", "not by 6"),
        ("--players 2-3 --bots greedy,random", "2"),
        ("--players 2-3 --out games.csv", "--out is for one number"),
        ("--plot nowhere/plot.png", "no such folder"),
        ("--jobs 0", "--jobs must be 1 or more, not 0"),
        ("--games -4", "--games must be 1 or more, not -4"),
    ],
)
def test_what_cannot_be_done_is_refused_before_anything_is_played(
    backtrick: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, more: str, message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("backtrick.lab.simulate", lambda *_, **__: pytest.fail("it played"))
    ran = backtrick("simulate", "quick-and-easy", *more.split())
    assert ran.code == 2
    assert message in ran.err
    assert list(tmp_path.iterdir()) == []


def test_the_result_is_printed_even_if_it_cannot_be_drawn(
    backtrick: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "plot.png")

    monkeypatch.setattr("backtrick.lab.plots.draw_simulation", full)
    call = ("simulate", "quick-and-easy", "--games", "3", "--plot", str(tmp_path / "plot.png"))
    ran = backtrick(*call)
    assert ran.code == 2
    assert "cards left" in ran.out
