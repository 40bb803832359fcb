"""Ratings: Bradley and Terry's model, and intervals by resampling deals."""

from __future__ import annotations

import math
from itertools import combinations
from random import Random

import numpy as np
import pytest

from backtrick.lab.ratings import fit, ratings


def log_likelihood(
    strengths: list[float], pairs: list[tuple[int, int]], won: list[int], games: int
) -> float:
    """How likely these results are, with half a win added on either side of a pair."""
    total = 0.0
    for (first, second), wins in zip(pairs, won, strict=True):
        chance = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
        total += (wins + 0.5) * math.log(chance)
        total += (games - wins + 0.5) * math.log(1 - chance)
    return total


def test_two_players_follow_from_their_score() -> None:
    """Three wins to one is 191 points, as in every table of Elo ratings."""
    first, second = fit(2, [(0, 1)], np.array([[7500.0]]), np.array([[10000]]))[0]
    assert first - second == pytest.approx(190.85, abs=0.05)
    assert first + second == pytest.approx(3000)


def test_no_other_ratings_are_likelier() -> None:
    pairs = list(combinations(range(4), 2))
    won = [60, 81, 90, 55, 79, 66]
    best = fit(4, pairs, np.array([won], float), np.array([[100]]))[0].tolist()
    there = log_likelihood(best, pairs, won, 100)
    for seat in range(4):
        for step in (-3.0, 3.0):
            near = [value + step * (other == seat) for other, value in enumerate(best)]
            assert log_likelihood(near, pairs, won, 100) < there
    assert sum(best) == pytest.approx(4 * 1500)
    assert best == sorted(best, reverse=True)


def test_many_rows_at_once_are_each_fitted_alone() -> None:
    pairs = [(0, 1), (0, 2), (1, 2)]
    won = np.array([[10.0, 3, 7], [20, 20, 20], [0, 0, 0]])
    games = np.array([[20, 20, 20], [20, 20, 20], [20, 20, 20]])
    together = fit(3, pairs, won, games)
    for row in range(3):
        alone = fit(3, pairs, won[row : row + 1], games[row : row + 1])[0]
        assert together[row].tolist() == pytest.approx(alone.tolist(), abs=1e-6)


def test_the_same_seed_gives_the_same_intervals() -> None:
    wins = [[2, 1, 0, 1, 2, 1, 1, 2]]
    assert ratings(2, [(0, 1)], wins, 2, 7) == ratings(2, [(0, 1)], wins, 2, 7)
    assert ratings(2, [(0, 1)], wins, 2, 7) != ratings(2, [(0, 1)], wins, 2, 8)


def test_an_unbeaten_player_has_a_finite_rating_and_a_wide_interval() -> None:
    best, worst = ratings(2, [(0, 1)], [[2] * 40], 2, 1)
    assert best.low < best.value - 50
    assert best.high > best.value + 50
    assert worst.low < worst.value - 50
    assert worst.high > worst.value + 50
    assert math.isfinite(best.high)


def test_an_interval_reaches_to_both_sides_when_somebody_always_loses() -> None:
    """The ratings of all others depend on that player too, since only differences count."""
    random = Random(3)
    even = [sum(random.random() < 0.6 for _ in range(2)) for _ in range(500)]
    for one in ratings(3, [(0, 1), (0, 2), (1, 2)], [even, [2] * 500, [2] * 500], 2, 1):
        assert one.low < one.value - 10
        assert one.high > one.value + 10


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """A player that wins two games in three is 120.4 points above its opponent."""
    random, truth, hits = Random(5), 1500 + 60.2, 0
    for run in range(100):
        wins = [[sum(random.random() < 2 / 3 for _ in range(2)) for _ in range(150)]]
        first, _ = ratings(2, [(0, 1)], wins, 2, run, resamples=200)
        hits += first.low <= truth <= first.high
    assert 89 <= hits <= 100
