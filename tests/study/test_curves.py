"""Curves from samples: they say what is won."""

from __future__ import annotations

import numpy as np
import pytest
from tools.study.curves import bins, fit, move
from tools.study.samples import Samples


def samples(factor: float, shift: float, seed: int) -> Samples:
    """What a net says that is too sure, or not sure enough, and leans to one side."""
    source = np.random.default_rng(seed)
    values = source.normal(-1.0, 3.0, 200_000)
    chances = 1 / (1 + np.exp(-factor * values - shift))
    return values, (source.random(len(values)) < chances).astype(float)


@pytest.mark.parametrize(("factor", "shift"), [(0.85, 0.3), (1.2, -0.3)])
def test_a_fitted_curve_says_what_is_won(factor: float, shift: float) -> None:
    found = bins(fit(samples(factor, shift, seed=1)), samples(factor, shift, seed=2))
    off = [abs(said - won) for said, won, _ in found]
    assert max(off) < 0.012
    assert max(*off[:2], off[-1]) < 0.003


def test_a_moved_curve_says_what_others_win() -> None:
    curve = move(fit(samples(1.0, 0.0, seed=1)), samples(1.0, 0.8, seed=2), games=200_000)
    assert all(abs(said - won) < 0.015 for said, won, _ in bins(curve, samples(1.0, 0.8, seed=3)))


def test_games_of_which_none_was_lost_make_nothing_certain() -> None:
    values, _ = samples(1.0, 0.0, seed=2)
    good = values[values > 1.0][:5000]
    curve = fit(samples(1.0, 0.0, seed=1))
    moved = move(curve, (good, np.ones(len(good))), games=200)
    assert curve.chance(2.0) < moved.chance(2.0) < 0.995
    assert moved.chance(-3.0) < 0.5
