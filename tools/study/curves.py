"""Curves from samples: monotone, with few points, and moved to the level that sits at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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


UNMOVED, USUAL = np.array([0.0, 1.0]), np.array([1.0, 0.5])
"""The shift and the factor that change nothing, and how far from them a curve is usually moved."""

Places = NDArray[np.intp]

Bin = tuple[float, float, int]
"""The chance said on average, the share won, and the number of samples."""


def fit(samples: Samples) -> Curve:
    """The rising curve through the means of parts of the samples: of chances, since the mean of the
    net's values is off where a part is wide.
    """
    values, wins = _in_order(samples)
    said, odds = list[float](), list[float]()
    for pool in _rising([Pool(values[part], wins[part]) for part in _parts(values)]):
        least = 0.5 / len(pool.values)
        said.append(_log_odds(float(_chances(pool.values).mean())))
        odds.append(_log_odds(min(max(pool.share, least), 1 - least)))
    return rising_curve(said, odds)


def move(curve: Curve, samples: Samples, games: int) -> Curve:
    """The curve for other players of the same net: its log odds times a factor, plus a shift, by
    logistic regression (Newton's method). All samples of a game count as one, and small moves are
    likelier than large ones: games of which none was lost make nothing certain.
    """
    values, wins = samples
    odds = np.interp(values, curve.said, curve.found)
    rows, share = np.stack([np.ones(len(odds)), odds], axis=1), games / len(values)
    weights = UNMOVED
    for _ in range(20):
        chances = 1 / (1 + np.exp(-rows @ weights))
        slope = share * rows.T @ (wins - chances) - (weights - UNMOVED) / USUAL**2
        bend = share * (rows * (chances * (1 - chances))[:, None]).T @ rows
        weights = weights + np.linalg.solve(bend + np.diag(1 / USUAL**2), slope)
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
    chances = _chances(values)
    reached = np.cumsum(chances * (1 - chances) + 0.005)
    ends = np.searchsorted(reached, reached[-1] * np.arange(1, POINTS) / POINTS)
    return [part for part in np.split(np.arange(len(values)), ends) if len(part)]


def _in_order(samples: Samples) -> Samples:
    values, wins = samples
    kept = np.abs(values) < CLEAR
    order = np.argsort(values[kept], kind="stable")
    return values[kept][order], wins[kept][order]


class Pool(NamedTuple):
    """Samples that are taken together."""

    values: Doubles
    wins: Doubles

    @property
    def share(self) -> float:
        """The share that was won."""
        return float(self.wins.mean())


def _rising(parts: Sequence[Pool]) -> list[Pool]:
    """The parts, where each that is won less often than the one before is taken together with it
    (pool adjacent violators).
    """
    pools = list[Pool]()
    for part in parts:
        pools.append(part)
        while len(pools) > 1 and pools[-2].share >= pools[-1].share:
            last, before = pools.pop(), pools.pop()
            both = (np.concatenate(pair) for pair in zip(before, last, strict=True))
            pools.append(Pool(*both))
    return pools


def rising_curve(said: Sequence[float], odds: Sequence[float]) -> Curve:
    """A curve of these points without those that do not rise, so that no two turns tie."""
    kept = [(said[0], odds[0])]
    for value, found in zip(said[1:], odds[1:], strict=True):
        if value > kept[-1][0] + APART and found > kept[-1][1] + APART:
            kept.append((value, found))
    return Curve(
        tuple(round(value, 4) for value, _ in kept), tuple(round(found, 4) for _, found in kept)
    )


def _chances(values: Doubles) -> Doubles:
    return np.asarray(1 / (1 + np.exp(-values)))


def _log_odds(chance: float) -> float:
    return float(np.log(chance / (1 - chance)))
