"""Which turns stay in the comparison of a look-ahead, and which of them wins.

All of them are imagined in the same few deals, the better half in as many again, and so on: most of
the time goes to those that are hard to tell apart. A turn that is clearly behind is out at once,
and where only the net's favourite is left, no further deal is imagined. The favourite itself stays
to the end, since luck is measured by how much the others differ from it, deal by deal.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from backtrick.kernel.arrays import Doubles, Ints
from backtrick.kernel.columns import CardRow, Total
from backtrick.kernel.jit import register

FIRST_HEAT = 8
"""The number of deals after which turns leave the comparison for the first time. The next times
are after twice as many, four times as many, and so on."""

CLEARLY = 2.5
"""A turn is clearly behind when this many standard errors do not bring it to the front."""


def luck_of(totals: Doubles, number: int, deals: int) -> Any:
    """The standard error of the difference to the favourite, added up over the deals."""
    gained = totals[Total.SUM, number] - totals[Total.SUM, 0]
    return np.sqrt(max(totals[Total.SQUARES, number] - gained * gained / deals, 0.0))


def is_heat(deals: int) -> bool:
    """Whether turns leave the comparison after this many deals."""
    return deals >= FIRST_HEAT and deals & (deals - 1) == 0


def thin_out(totals: Doubles, cards: Ints, runners: int, deals: int) -> int:
    """Keep the better half, best first after the favourite, without those that are clearly behind.
    Returns how many are left.
    """
    order = cards[CardRow.RUNNERS]
    front = totals[Total.SUM, 0]
    for place in range(1, runners):
        number = order[place]
        sure = totals[Total.SUM, number] - CLEARLY * luck_of(totals, number, deals)
        front = max(front, sure)
        other = place - 1
        while other > 0 and totals[Total.SUM, order[other]] < totals[Total.SUM, number]:
            order[other + 1] = order[other]
            other -= 1
        order[other + 1] = number
    kept = 1
    for place in range(1, max((runners + 1) // 2, 2)):
        number = order[place]
        hoped = totals[Total.SUM, number] + CLEARLY * luck_of(totals, number, deals)
        if hoped > front:
            order[kept] = number
            kept += 1
    return kept


def is_decided(totals: Doubles, cards: Ints, runners: int, deals: int) -> bool:
    """Whether nothing is left to compare: the favourite alone, or one other clearly before it."""
    if runners > 2:
        return False
    number = cards[CardRow.RUNNERS, runners - 1]
    behind = totals[Total.SUM, number] - CLEARLY * luck_of(totals, number, deals)
    return runners == 1 or bool(behind > totals[Total.SUM, 0])


def winner(totals: Doubles, cards: Ints, runners: int, deals: int, doubt: float) -> int:
    """The best: the favourite, unless another is better by `doubt` standard errors."""
    best, most_gained = 0, 0.0
    for place in range(1, runners):
        number = cards[CardRow.RUNNERS, place]
        gained = totals[Total.SUM, number] - totals[Total.SUM, 0]
        gained -= doubt * luck_of(totals, number, deals)
        if gained > most_gained + 1e-9:
            best, most_gained = number, gained
    return int(best)


for _function in (luck_of, is_heat, thin_out, is_decided, winner):
    register(_function)
