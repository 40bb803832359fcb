"""`backtrick train`: what it refuses at once, and what outlasts an interruption."""

from __future__ import annotations

from pathlib import Path

import pytest

from backtrick.kernel.learn import Learner, Progress
from backtrick.kernel.net import layers
from backtrick.kernel.weights import load_weights
from backtrick.rules import QuickAndEasy
from tests.cli.conftest import Ran, Run

CALL = "train quick-and-easy --players 2 --batch 50 --window 2 --seed 1".split()


@pytest.fixture
def train(backtrick: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """A short course in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("backtrick.cli.train.MEASURED", 20)
    return lambda *more: backtrick(*CALL, *more)


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("--games 0", "--games must be 1 or more, not 0"),
        ("--minutes -3", "--minutes must be above 0, not -3"),
        ("--minutes 0", "--minutes must be above 0, not 0"),
        ("--minutes inf", "--minutes must be above 0, not inf"),
        ("--seed -5", "-5"),
        ("--trace 7", "--trace must be from 0 to 1, not 7"),
        ("--memory nan", "--memory must be from 0 to 1, not nan"),
        ("--rate nan", "--rate must be above 0, not nan"),
        ("--rate 0", "--rate must be above 0, not 0"),
    ],
)
def test_numbers_that_teach_nothing_are_refused(
    train: Run, tmp_path: Path, more: str, message: str
) -> None:
    ran = train(*more.split())
    assert ran.code == 2
    assert message in ran.err
    assert "Traceback" not in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"not weights", b"PK\x03\x04 cut short"])
def test_a_file_that_cannot_be_added_to_is_refused_before_learning(
    train: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes
) -> None:
    monkeypatch.setattr(Learner, "step", lambda _: pytest.fail("it learned"))
    path = tmp_path / "weights.npz"
    path.write_bytes(content)
    assert train("--games", "100").code == 2
    assert path.read_bytes() == content


def test_nothing_is_lost_when_measuring_is_interrupted(train: Run, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Learner, "measure", interrupted)
        assert train("--games", "100").code == 130
    assert (tmp_path / "weights.course").exists()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Learner, "step", lambda _: pytest.fail("it learned again"))
        ran = train("--games", "100", "--resume")
    assert (ran.code, ran.err) == (0, "")
    (net,) = load_weights(tmp_path / "weights.npz", QuickAndEasy).nets
    assert net.origin.games == 100
    assert not (tmp_path / "weights.course").exists()


def stopped_after(games: int, train: Run) -> Ran:
    """A course of 200 games that was stopped on the way."""
    step = Learner.step

    def stop(learner: Learner) -> Progress:
        if learner.progress.games >= games:
            raise KeyboardInterrupt
        return step(learner)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Learner, "step", stop)
        return train("--games", "200")


def test_a_course_goes_on_only_to_a_later_end(train: Run, tmp_path: Path) -> None:
    assert stopped_after(100, train).code == 130
    unfinished = (tmp_path / "weights.course").read_bytes()
    ran = train("--games", "50", "--resume")
    assert ran.code == 2
    assert "100 games already" in ran.err
    assert (tmp_path / "weights.course").read_bytes() == unfinished
    assert train("--games", "150", "--resume").code == 0
    assert load_weights(tmp_path / "weights.npz", QuickAndEasy).nets[0].origin.games == 150


def test_a_pause_changes_nothing(train: Run, tmp_path: Path) -> None:
    def learned() -> list[list[float]]:
        (one,) = load_weights(tmp_path / "weights.npz", QuickAndEasy).nets
        (tmp_path / "weights.npz").unlink()
        return [layer.tolist() for layer in one.net]

    assert train("--games", "200").code == 0
    at_once = learned()
    assert stopped_after(100, train).code == 130
    assert train("--games", "200", "--resume").code == 0
    assert learned() == at_once


def test_the_first_compilation_is_announced(train: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backtrick.kernel.engine.is_cold", lambda game: game is QuickAndEasy)
    assert "Compiling" in train("--games", "50").err


def test_a_net_that_listens_is_added_to_the_file(
    backtrick: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backtrick.cli.train.MEASURED", 20)
    path, game = tmp_path / "weights.npz", QuickAndEasy()
    usual = "train quick-and-easy --players 2 --games 20 --batch 20 --out".split()
    assert backtrick(*usual, str(path)).code == 0
    assert load_weights(path, QuickAndEasy).listening(game, 2) is None
    assert backtrick(*usual, str(path), "--talk", "--start", str(path)).code == 0
    weights = load_weights(path, QuickAndEasy)
    found = weights.listening(game, 2)
    assert found is not None
    assert "--talk" in found.origin.command
    assert len(weights.nets) == 2


def test_a_net_learns_from_players_who_say_little(
    backtrick: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backtrick.cli.train.MEASURED", 20)
    usual = (
        "train quick-and-easy --players 2 --games 100 --batch 50 --memory 0 --talk --out".split()
    )
    learned = []
    for hints in ("quiet", "talkative"):
        path = tmp_path / f"{hints}.npz"
        assert backtrick(*usual, str(path), "--hints", hints).code == 0
        (one,) = load_weights(path, QuickAndEasy).nets
        learned.append([layer.tolist() for layer in one.net])
    assert learned[0] != learned[1]


def test_little_talk_is_talk(backtrick: Run) -> None:
    ran = backtrick("train", "quick-and-easy", "--hints", "normal")
    assert (ran.code, "--talk" in ran.err) == (2, True)
    ran = backtrick("train", "quick-and-easy", "--talk", "--hints", "some")
    assert (ran.code, "quiet, normal, talkative" in ran.err) == (2, True)


@pytest.mark.parametrize("setup", ["the-game --players 1", "face-to-face"])
def test_talk_needs_partners(backtrick: Run, setup: str) -> None:
    ran = backtrick("train", *setup.split(), "--talk")
    assert ran.code == 2
    assert "--talk is for partners" in ran.err


def test_a_wide_net_has_no_mean_with_a_narrow_one(train: Run) -> None:
    ran = train("--wide", "--halfway", "--start", "weights.npz")
    assert ran.code == 2
    assert "--halfway cannot be used with --wide" in ran.err


def test_a_wide_net_goes_on_as_a_wide_one(
    backtrick: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backtrick.cli.train.MEASURED", 20)
    path = tmp_path / "weights.npz"
    usual = "train quick-and-easy --players 2 --games 20 --batch 20 --out".split()
    assert backtrick(*usual, str(path), "--wide").code == 0
    ran = backtrick(*usual, str(path), "--start", str(path))
    assert ran.code == 2
    assert "has 32 hidden units, and this course is for 16" in ran.err
    assert backtrick(*usual, str(path), "--start", str(path), "--wide").code == 0
    assert layers(load_weights(path, QuickAndEasy).nets[0].net) == (32,)
