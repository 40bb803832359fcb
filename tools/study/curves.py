"""Curves from samples: monotone, with few points, and moved to the level that sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from backtrick.kernel.arrays import Doubles
from backtrick.study.calibration import Curve
from tools.study.samples import Samples

POINTS = 48
"""How many points a curve is made of."""

APART = 0.001
"""The least distance between two points of a curve."""

CLEAR = 12.0
"""Beyond this value nothing is left to learn: the odds are over a hundred thousand to one."""


Places = NDArray[np.intp]

Bin = tuple[float, float, int]
"""The chance said on average, the share won, and the number of samples."""


def fit(samples: Samples) -> Curve:
    """The rising curve through the means of parts of the samples."""
    values, wins = _in_order(samples)
    parts = _parts(values)
    said = [float(values[part].mean()) for part in parts]
    found = _rising(np.array([wins[part].mean() for part in parts]), [len(part) for part in parts])
    odds = [
        _log_odds(min(max(share, 0.5 / len(part)), 1 - 0.5 / len(part)))
        for share, part in zip(found, parts, strict=True)
    ]
    return rising_curve(said, odds)


def move(curve: Curve, samples: Samples) -> Curve:
    """The curve for other players of the same net: its log odds times a factor, plus a shift, by
    logistic regression (Newton's method).
    """
    values, wins = samples
    odds = np.interp(values, curve.said, curve.found)
    rows = np.stack([np.ones(len(odds)), odds], axis=1)
    weights = np.array([0.0, 1.0])
    for _ in range(20):
        chances = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (wins - chances)
        bend = (rows * (chances * (1 - chances))[:, None]).T @ rows
        weights = weights + np.linalg.solve(bend + 1e-6 * np.eye(2), slope)
    shift, factor = weights
    return rising_curve(curve.said, [float(shift + factor * each) for each in curve.found])


def bins(curve: Curve, samples: Samples, count: int = 10) -> list[Bin]:
    """How well a curve holds in equal parts of the samples, from the lowest chances on."""
    chances = np.array([curve.chance(value) for value in samples[0]])
    order = np.argsort(chances, kind="stable")
    return [
        (float(chances[part].mean()), float(samples[1][part].mean()), len(part))
        for part in np.array_split(order, count)
    ]


def _parts(values: Doubles) -> list[Places]:
    """The samples in parts of equal uncertainty: small ones where the game is open, large ones
    where it is as good as won or lost.
    """
    chances = 1 / (1 + np.exp(-values))
    reached = np.cumsum(chances * (1 - chances) + 0.005)
    ends = np.searchsorted(reached, reached[-1] * np.arange(1, POINTS) / POINTS)
    return [part for part in np.split(np.arange(len(values)), ends) if len(part)]


def _in_order(samples: Samples) -> Samples:
    values, wins = samples
    kept = np.abs(values) < CLEAR
    order = np.argsort(values[kept], kind="stable")
    return values[kept][order], wins[kept][order]


def _rising(shares: Doubles, sizes: list[int]) -> list[float]:
    """The nearest sequence that never falls (pool adjacent violators)."""
    pools = list[list[float]]()
    for share, size in zip(shares.tolist(), sizes, strict=True):
        pools.append([share, size, 1])
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            last, before = pools.pop(), pools.pop()
            total = last[1] + before[1]
            mean = (last[0] * last[1] + before[0] * before[1]) / total
            pools.append([mean, total, last[2] + before[2]])
    return [mean for mean, _, count in pools for _ in range(int(count))]


def rising_curve(said: Sequence[float], odds: Sequence[float]) -> Curve:
    """A curve of these points without those that do not rise, so that no two turns tie."""
    kept = [(said[0], odds[0])]
    for value, found in zip(said[1:], odds[1:], strict=True):
        if value > kept[-1][0] + APART and found > kept[-1][1] + APART:
            kept.append((value, found))
    return Curve(
        tuple(round(value, 4) for value, _ in kept), tuple(round(found, 4) for _, found in kept)
    )


def _log_odds(chance: float) -> float:
    return float(np.log(chance / (1 - chance)))
