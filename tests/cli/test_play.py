"""`backtrick play` in a real terminal, typed at and interrupted."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pytest

from backtrick.rules import Record, verify
from tests.cli.conftest import Run

COMMAND = str(Path(sys.executable).with_name("backtrick"))


@contextmanager
def terminal(folder: Path, *arguments: str) -> Iterator[Any]:
    """The program in a terminal of its own."""
    child = pexpect.spawn(
        COMMAND,
        ["play", *arguments],
        cwd=str(folder),
        encoding="utf-8",
        timeout=30,
        dimensions=(50, 100),
        env={"TERM": "xterm", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "NO_COLOR": "1"},
    )
    try:
        yield child
    finally:
        child.close(force=True)


def record_in(path: Path) -> Record:
    return Record.from_json(path.read_text())


def choose_starter(child: Any) -> None:
    """Say something wrong to each question, and then let the proposed seat start."""
    child.expect("proposes greedy \\(2\\)")
    child.expect("opening hand")
    child.expect("How good an opening")
    child.sendline("3")
    child.expect("0 to 2, or only Enter")
    child.sendline("2")
    child.expect("Who starts.*\\[0\\]")
    child.sendline("9")
    child.expect("no seat: 0 to 2")
    child.sendline("")
    child.expect("Starter: ")


def interrupt(child: Any) -> None:
    """Press Ctrl-C until the game offers to save."""
    # Python may miss the first one where it is about to wait for a line.
    for _ in range(5):
        child.sendintr()
        if child.expect(["Save the game", pexpect.TIMEOUT], timeout=5) == 0:
            return
    pytest.fail("Ctrl-C is not heard")


def test_a_game_against_bots_saved_and_resumed(tmp_path: Path) -> None:
    with terminal(tmp_path, "the-game", "--players", "3", "--seed", "5") as child:
        choose_starter(child)
        child.expect("2 more cards are required")
        child.sendline("nonsense")
        child.expect("I do not understand")
        child.sendline("end")
        child.expect("the turn is too short: 0 laid, 2 required")
        child.sendline("7 0")
        child.expect("One more card is required")
        child.sendline("16@3 7@0")
        child.expect("7 is not in the hand")
        child.expect("None of these cards was laid")
        child.sendline("plan 16@3")
        child.expect("The turn may end")
        child.expect("nothing was laid")
        child.sendline("16@3")
        child.expect("The turn may end")
        child.expect("you > ")
        interrupt(child)
        child.sendline("")
        child.expect("Saved in the-game-1.jsonl")
        child.expect(pexpect.EOF)
    saved = record_in(tmp_path / "the-game-1.jsonl")
    verify(saved)
    assert saved.laid == ((7, 0), (16, 3))
    assert saved.outcome is None
    with terminal(tmp_path, "--resume", "the-game-1.jsonl") as child:
        child.expect("The turn may end")
        child.sendline("end")
        child.expect("draws 2")
        child.expect("2 more cards are required")
        child.sendline("resign")
        child.expect("Give the game up")
        child.sendline("y")
        child.expect("given up")
        child.expect("Once more")
        child.sendline("")
        child.expect(pexpect.EOF)
    ended = record_in(tmp_path / "the-game-1.jsonl")
    verify(ended)
    assert ended.outcome is not None
    assert ended.outcome.ending == "resigned"


def test_killed_in_mid_game_nothing_laid_is_lost(tmp_path: Path) -> None:
    with terminal(tmp_path, "face-to-face", "--seed", "5", "--record", "duel.jsonl") as child:
        child.expect("2 more cards are required")
        child.sendline("13 0")
        child.expect("One more card is required")
        child.kill(9)
    saved = record_in(tmp_path / "duel.jsonl")
    verify(saved)
    assert saved.laid == ((13, 0),)


def test_again_with_the_same_deal_and_with_a_new_one(tmp_path: Path) -> None:
    arguments = ("the-game", "--players", "1", "--seed", "1", "--record", "solo.jsonl")
    with terminal(tmp_path, *arguments) as child:
        for answers in (("same",), ("perhaps", "again")):
            child.expect("2 more cards are required")
            child.sendline("resign")
            child.expect("Give the game up")
            child.sendline("y")
            child.expect("The game is in")
            for answer in answers:
                child.expect("Once more")
                child.sendline(answer)
        child.expect("2 more cards are required")
        child.kill(9)
    first, same, new = (record_in(tmp_path / f"solo{end}.jsonl") for end in ("", "-2", "-3"))
    assert first == same
    assert new.decks != first.decks
    assert new.seed is not None
    assert first.seed == 1
    assert new.outcome is None


def test_ctrl_d_may_stop_without_saving(tmp_path: Path) -> None:
    with terminal(tmp_path, "the-game", "--players", "1", "--seed", "1") as child:
        child.expect("2 more cards are required")
        child.sendeof()
        child.expect("Save the game")
        child.sendline("n")
        child.expect("Not saved")
        child.expect(pexpect.EOF)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", ["the-game", "face-to-face", "quick-and-easy"])
def test_without_a_terminal_bots_play_one_game(
    backtrick: Run, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    path = tmp_path / "game.jsonl"
    ran = backtrick("play", game, "--seed", "3", "--record", str(path))
    assert ran.code == 0
    assert "bots play one game" in ran.out
    verify(record_in(path))


def test_bots_give_hints_in_the_language_asked_for(
    backtrick: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    call = ("play", "quick-and-easy", "-p", "2", "--bots", "planner", "--seed", "3")
    assert 'planner (1): "a rather low blue' in backtrick(*call).out
    assert 'planner (1): "un blu piuttosto basso' in backtrick(*call, "--lang", "it").out


def test_bad_calls(backtrick: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    taken = tmp_path / "taken.jsonl"
    taken.write_text("precious")
    for arguments, said in (
        (["the-game", "--players", "3", "--people", "4"], "4 people cannot sit at a table of 3"),
        (["the-game", "--record", str(taken)], "exists already"),
        (["--resume", str(taken)], "needs a terminal"),
        (["bridge"], "there is no game"),
    ):
        ran = backtrick("play", *arguments)
        assert ran.code == 2
        assert said in ran.err
    assert taken.read_text() == "precious"


@pytest.mark.parametrize(
    ("content", "said"),
    [("nonsense\n", "not valid JSON"), ("", "holds no unfinished game")],
)
def test_a_file_that_cannot_be_resumed(tmp_path: Path, content: str, said: str) -> None:
    (tmp_path / "old.jsonl").write_text(content)
    with terminal(tmp_path, "--resume", "old.jsonl") as child:
        child.expect(said)
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 2
    assert (tmp_path / "old.jsonl").read_text() == content
