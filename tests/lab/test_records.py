"""Files of records: whole lines only, whatever happens while they are written."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from backtrick.bots import bot_named
from backtrick.lab import LabError, RecordsFile, play_game, simulate
from backtrick.lab.errors import LabErrorCode
from backtrick.lab.records import save_record
from backtrick.rules import FaceToFace, Game, QuickAndEasy, Record, TheGame, game_seed, verify

SOURCE = Path(__file__).parents[2] / "src"


def run(path: Path, games: int, **changes: object) -> None:
    """A run of Quick & Easy with two random bots; or of something else."""
    setup: dict[str, object] = {"game": QuickAndEasy(), "players": 2, "bot": "random", "seed": 5}
    setup.update(changes)
    game, players, bot, seed = (setup[key] for key in ("game", "players", "bot", "seed"))
    assert isinstance(game, Game)
    assert isinstance(players, int)
    assert isinstance(seed, int)
    simulate(game, players, [str(bot)], games, seed, records=path)


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    """What an undisturbed run of 20 games writes."""
    run(tmp_path / "whole.jsonl", 20)
    return (tmp_path / "whole.jsonl").read_bytes()


# -- writing


def test_every_game_is_a_line_in_order(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    run(path, 6)
    lines = path.read_bytes().splitlines()
    records = [Record.from_json(line) for line in lines]
    assert [record.seed for record in records] == [game_seed(5, number) for number in range(6)]
    makers = [bot_named("random")] * 2
    for record in records:
        assert record.seed is not None
        assert record == play_game(QuickAndEasy(), ["random"] * 2, makers, record.seed)
        verify(record)


def test_a_shorter_run_is_the_beginning_of_a_longer_one(tmp_path: Path, whole: bytes) -> None:
    run(tmp_path / "short.jsonl", 7)
    assert whole.startswith((tmp_path / "short.jsonl").read_bytes())


def test_a_run_goes_on_after_the_games_that_are_there(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "records.jsonl"
    for games in (3, 3, 11, 20):
        run(path, games)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("cut", [1, 2, 50, 300])
def test_a_last_line_that_was_cut_off_is_played_again(
    tmp_path: Path, whole: bytes, cut: int
) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(whole[:-cut])
    run(path, 20)
    assert path.read_bytes() == whole


def test_a_first_line_that_was_cut_off_is_played_again(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(whole[:40])
    run(path, 20)
    assert path.read_bytes() == whole


def test_a_run_that_goes_on_counts_all_its_games(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    run(path, 8)
    resumed = simulate(QuickAndEasy(), 2, ["random"], 20, 5, records=path)
    fresh = simulate(QuickAndEasy(), 2, ["random"], 20, 5)
    assert (resumed.games, resumed.won, resumed.left) == (fresh.games, fresh.won, fresh.left)


# -- refusing


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": 6},
        {"players": 3},
        {"bot": "greedy"},
        {"game": QuickAndEasy(professional=True)},
        {"game": FaceToFace()},
        {"game": TheGame()},
    ],
    ids=["seed", "players", "bots", "options", "duel", "the game"],
)
def test_a_file_of_other_games_is_refused_and_left_alone(
    tmp_path: Path, whole: bytes, changes: dict[str, object]
) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(whole)
    with pytest.raises(LabError) as caught:
        run(path, 20, **changes)
    assert caught.value.code is LabErrorCode.OTHER_GAMES
    assert caught.value.facts == {"file": str(path), "line": "1"}
    assert path.read_bytes() == whole


def test_a_file_of_more_games_is_refused_and_left_alone(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(whole)
    with pytest.raises(LabError) as caught:
        run(path, 12)
    assert caught.value.code is LabErrorCode.MORE_GAMES
    assert caught.value.facts["line"] == "13"
    assert path.read_bytes() == whole


def test_the_line_that_does_not_belong_is_named(tmp_path: Path, whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    path = tmp_path / "records.jsonl"
    path.write_bytes(b"".join([*lines[:4], lines[7], *lines[4:]]))
    with pytest.raises(LabError) as caught:
        run(path, 30)
    assert (caught.value.code, caught.value.facts["line"]) == (LabErrorCode.OTHER_GAMES, "5")


@pytest.mark.parametrize("text", [b"my notes", b"my notes\n", b"{}\n", b"[1, 2]\nmore"])
def test_a_file_that_is_something_else_is_refused_and_left_alone(
    tmp_path: Path, text: bytes
) -> None:
    """Also one without a newline at its end, which is not a line that was cut off."""
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(LabError) as caught:
        run(path, 3)
    assert caught.value.code is LabErrorCode.OTHER_GAMES
    assert path.read_bytes() == text


def test_a_cut_off_line_of_another_run_is_not_removed(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(whole[:400])
    with pytest.raises(LabError):
        run(path, 20, seed=6)
    assert path.read_bytes() == whole[:400]


# -- accidents


def test_a_full_disk_leaves_whole_lines_and_writing_can_go_on(
    tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = [Record.from_json(line) for line in whole.splitlines()]
    path = tmp_path / "records.jsonl"
    with RecordsFile(path) as file:
        file.write(records[0])
        really_write, calls = os.write, iter([60, -1])

        def write(where: int, line: bytes) -> int:
            room = next(calls)
            if room < 0:
                raise OSError(errno.ENOSPC, "no space left")
            return really_write(where, line[:room])

        monkeypatch.setattr("backtrick.lab.records.os.write", write)
        with pytest.raises(OSError, match="no space"):
            file.write(records[1])
        monkeypatch.undo()
        assert path.read_bytes() == whole.splitlines(keepends=True)[0]
        file.write(records[1])
    assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[:2])


def test_a_run_that_is_killed_leaves_whole_lines_and_can_go_on(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    program = (
        "from pathlib import Path; from backtrick.lab import simulate\n"
        "from backtrick.rules import QuickAndEasy\n"
        f"simulate(QuickAndEasy(), 2, ['random'], 900, 5, records=Path({str(path)!r}))\n"
    )
    sizes: list[int] = []
    for _ in range(3):
        enough = (sizes[-1] if sizes else 0) + 20_000
        child = subprocess.Popen([sys.executable, "-c", program], env={"PYTHONPATH": str(SOURCE)})
        deadline = time.monotonic() + 60
        while not path.exists() or path.stat().st_size < enough:
            assert child.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.002)
        child.send_signal(signal.SIGKILL)
        assert child.wait() == -signal.SIGKILL
        written = path.read_bytes()
        assert written.endswith(b"\n")
        for line in written.splitlines():
            Record.from_json(line)
        sizes.append(len(written))
    games = path.read_bytes().count(b"\n")
    run(path, games + 3)
    run(tmp_path / "undisturbed.jsonl", games + 3)
    assert path.read_bytes() == (tmp_path / "undisturbed.jsonl").read_bytes()


# -- one record in a file of its own


def test_saving_replaces_the_whole_file(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"a much longer text that was here before" * 100)
    line = whole.splitlines()[0]
    save_record(path, Record.from_json(line))
    assert path.read_bytes() == line + b"\n"
    assert [entry.name for entry in tmp_path.iterdir() if entry.name.startswith(".")] == []
