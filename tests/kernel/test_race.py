"""The comparison of turns in a look ahead: who stays in it, and who wins."""

from __future__ import annotations

import numpy as np
import pytest

from backtrick.kernel.arrays import Doubles, Ints
from backtrick.kernel.columns import CardRow, Total
from backtrick.kernel.desk import make_desk
from backtrick.kernel.race import is_decided, is_heat, thin_out, winner


def compared(*scores: list[float]) -> tuple[Doubles, Ints, int]:
    """The totals of turns with these scores, the favourite's first, deal by deal."""
    desk = make_desk()
    for number, row in enumerate(scores):
        gaps = np.array(row) - np.array(scores[0])
        desk.totals[Total.SUM, number] = sum(row)
        desk.totals[Total.SQUARES, number] = (gaps * gaps).sum()
        desk.cards[CardRow.RUNNERS, number] = number
    return desk.totals, desk.cards, len(scores)


def test_turns_leave_after_8_16_32_deals_and_so_on() -> None:
    assert [deals for deals in range(1, 100) if is_heat(deals)] == [8, 16, 32, 64]


def test_the_better_half_stays_and_the_favourite_with_it() -> None:
    noise = [0.3, -0.3] * 4
    scores = [[0.5 + mean + spread for spread in noise] for mean in (0.0, 0.02, 0.04, 0.01, 0.03)]
    scores[0] = [0.5] * 8
    totals, cards, runners = compared(*scores)
    left = thin_out(totals, cards, runners, 8)
    assert cards[CardRow.RUNNERS, :left].tolist() == [0, 2, 4]


def test_who_is_clearly_behind_is_out_at_once() -> None:
    close = [0.6, 0.4] * 4
    totals, cards, runners = compared([0.5] * 8, [0.1, 0.11] * 4, close, [0.0] * 8, [0.2] * 8)
    left = thin_out(totals, cards, runners, 8)
    assert cards[CardRow.RUNNERS, :left].tolist() == [0, 2]
    assert not is_decided(totals, cards, left, 8)


@pytest.mark.parametrize(("other", "best"), [([0.1] * 8, 0), ([0.8, 0.9] * 4, 1)])
def test_a_clear_comparison_ends_early(other: list[float], best: int) -> None:
    totals, cards, runners = compared([0.5] * 8, other)
    left = thin_out(totals, cards, runners, 8)
    assert is_decided(totals, cards, left, 8)
    assert winner(totals, cards, left, 8, 1.5) == best


def test_the_favourite_wins_unless_another_is_better_beyond_doubt() -> None:
    totals, cards, runners = compared([0.5] * 8, [0.9, 0.2] * 4)
    assert winner(totals, cards, runners, 8, 1.5) == 0
    assert winner(totals, cards, runners, 8, 0.0) == 1
