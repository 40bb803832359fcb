"""`backtrick train`: a short course, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from backtrick.cli import train
from backtrick.kernel.weights import load_weights
from backtrick.rules import QuickAndEasy
from tests.cli.conftest import Run


def test_a_net_that_listens_is_added_to_the_file(
    backtrick: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "MEASURED", 20)
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


@pytest.mark.parametrize("setup", ["the-game --players 1", "face-to-face"])
def test_talk_needs_partners(backtrick: Run, setup: str) -> None:
    ran = backtrick("train", *setup.split(), "--talk")
    assert ran.code == 2
    assert "--talk is for partners" in ran.err
