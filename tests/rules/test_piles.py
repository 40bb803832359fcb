"""Piles of numbers: along the direction by any margin, or exactly ten against it."""

from __future__ import annotations

import pytest

from backtrick.rules.piles import ASCENDING, DESCENDING, fits, improves, step


@pytest.mark.parametrize("direction", [ASCENDING, DESCENDING])
def test_what_fits_a_pile_is_ahead_or_exactly_ten_behind(direction: int) -> None:
    ways = {way for way in range(-49, 50) if fits(50 + way * direction, 50, direction)}
    assert ways == {-10, *range(1, 50)}


@pytest.mark.parametrize("direction", [ASCENDING, DESCENDING])
def test_what_improves_a_pile_is_behind_by_any_margin(direction: int) -> None:
    ways = {way for way in range(-49, 50) if improves(50 + way * direction, 50, direction)}
    assert ways == set(range(-49, 0))


@pytest.mark.parametrize("direction", [ASCENDING, DESCENDING])
def test_an_equal_number_neither_fits_nor_improves(direction: int) -> None:
    assert not fits(50, 50, direction)
    assert not improves(50, 50, direction)


def test_nothing_improves_a_row_card() -> None:
    assert not any(improves(card, 1, ASCENDING) for card in range(2, 60))
    assert not any(improves(card, 60, DESCENDING) for card in range(2, 60))


def test_everything_fits_a_row_card() -> None:
    assert all(fits(card, 1, ASCENDING) for card in range(2, 100))
    assert all(fits(card, 100, DESCENDING) for card in range(2, 100))


@pytest.mark.parametrize(
    ("card", "top", "direction", "way"),
    [(53, 50, ASCENDING, 3), (40, 50, ASCENDING, -10), (47, 50, DESCENDING, 3)],
)
def test_the_step_counts_along_the_direction(card: int, top: int, direction: int, way: int) -> None:
    assert step(card, top, direction) == way
