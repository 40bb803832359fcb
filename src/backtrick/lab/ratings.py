"""Ratings: how strong each player of a duel is, from who beat whom.

The model is Bradley and Terry's: a player rated 400 above another wins ten times as often as it
loses. Only differences mean something, so the mean of all ratings is put at 1500.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from backtrick.lab.estimates import Estimate

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Whole = NDArray[np.int64]

MIDDLE = 1500.0
SCALE = 400 / math.log(10)

HALF = 0.5
"""Wins added on either side of every pair: an unbeaten player's rating would have no bound."""

RESAMPLES = 1000
LONGEST_STEP = 2.0
ENOUGH = 1e-9
MOST_STEPS = 200


def ratings(
    players: int,
    pairs: Sequence[tuple[int, int]],
    wins: Sequence[Sequence[int]],
    games_a_deal: int,
    seed: int,
    resamples: int = RESAMPLES,
) -> list[Estimate]:
    """The rating of each player, with a 95 % interval by bootstrap over the deals.

    `wins[p][k]` counts the games of deal k that the first of pair p won; every pair has played
    `games_a_deal` games on every deal. The seed is that of the resampling. Each pair is given one
    deal more that the first wins and one that it loses, in the ratings as in what is resampled, so
    that an interval has a width even where all deals agree.
    """
    import numpy as np

    scores = np.array(wins, np.float64)
    deals = scores.shape[1]
    games = games_a_deal * deals
    generator = np.random.default_rng(seed)
    totals = np.empty((resamples, len(pairs)))
    for row in range(resamples):
        drawn = generator.integers(deals, size=deals)
        totals[row] = scores @ np.bincount(drawn, minlength=deals)
    more_won, more_lost = games_a_deal * generator.poisson(1, (2, *totals.shape))
    spread = fit(players, pairs, totals + more_won, games + more_won + more_lost)
    low, high = np.percentile(spread, (2.5, 97.5), axis=0)
    won = scores.sum(axis=1)[np.newaxis] + games_a_deal
    fitted = fit(players, pairs, won, np.array([[games + 2 * games_a_deal]]))[0]
    return list(map(Estimate, fitted.tolist(), low.tolist(), high.tolist()))


def fit(players: int, pairs: Sequence[tuple[int, int]], wins: Floats, games: Whole) -> Floats:
    """The most likely ratings for each row of wins: how many of its games the first of each pair
    has won. Newton's method, all rows at once.
    """
    import numpy as np

    sides = np.zeros((len(pairs), players))
    for row, (first, second) in enumerate(pairs):
        sides[row, first], sides[row, second] = 1.0, -1.0
    strength = np.zeros((len(wins), players))
    won, played = wins + HALF, games + 2 * HALF
    for _ in range(MOST_STEPS):
        expected = 1 / (1 + np.exp(-strength @ sides.T))
        slope = (won - played * expected) @ sides
        weight = played * expected * (1 - expected)
        # Equal additions to all ratings change nothing; the last term forbids them.
        curve = np.einsum("rp,pi,pj->rij", weight, sides, sides) + 1 / players
        step = np.linalg.solve(curve, slope[..., np.newaxis])[..., 0]
        strength += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < ENOUGH:
            break
    fitted: Floats = MIDDLE + SCALE * strength
    return fitted
