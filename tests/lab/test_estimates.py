"""Estimates and their 95 % intervals."""

from __future__ import annotations

import math
from random import Random

import pytest

from backtrick.lab.estimates import Estimate, bounded_mean, mean, share, student


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (100, 1.984)],
)
def test_students_distribution(freedom: int, quantile: float) -> None:
    """From the table that every textbook has."""
    assert student(freedom) == pytest.approx(quantile, abs=0.01 if freedom in (3, 4) else 0.0015)


def test_a_mean_and_its_interval() -> None:
    """Worked by hand: mean 5, variance 10, four degrees of freedom."""
    value, low, high = mean([1, 3, 5, 7, 9])
    assert value == 5
    assert high - value == value - low == pytest.approx(2.776 * math.sqrt(10 / 5), abs=0.02)


def test_one_game_says_nothing_of_the_spread() -> None:
    assert mean([4]) == Estimate(4, -math.inf, math.inf)


def test_bonett_and_price() -> None:
    """20 pairs for, 10 against, 70 alike: 21/102 - 11/102, as the paper's formula has it."""
    value, low, high = bounded_mean([1] * 20 + [-1] * 10 + [0] * 70, -1, 1)
    more, less = 21 / 102, 11 / 102
    margin = 1.959964 * math.sqrt((more + less - (more - less) ** 2) / 102)
    assert value == pytest.approx(0.1)
    assert low == pytest.approx(more - less - margin)
    assert high == pytest.approx(more - less + margin)


def test_deals_that_all_agree_still_leave_doubt() -> None:
    value, low, high = bounded_mean([1] * 50, 0, 1)
    assert value == high == 1
    assert 0.9 < low < 0.95


def test_no_deals_no_knowledge() -> None:
    assert bounded_mean([], -1, 1) == Estimate(0, -1, 1)
    assert share(0, 0) == Estimate(0, 0, 1)


def test_the_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    random = Random(3)
    hits = {"mean": 0, "bounded": 0}
    for _ in range(400):
        values = [random.gauss(3, 2) for _ in range(12)]
        bits = [float(random.random() < 0.9) for _ in range(60)]
        hits["mean"] += mean(values).low <= 3 <= mean(values).high
        hits["bounded"] += bounded_mean(bits, 0, 1).low <= 0.9 <= bounded_mean(bits, 0, 1).high
    assert 368 <= hits["mean"] <= 393
    assert 365 <= hits["bounded"] <= 400
