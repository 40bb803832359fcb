"""What the games of numbers have in common: how good one pile is for what is still to come.

All lengths are counted in unseen cards between two numbers, not in numbers: a step over cards that
were laid long ago is free.
"""

from __future__ import annotations

import math
from typing import Any

from backtrick.kernel.arrays import Floats, Ints
from backtrick.kernel.columns import Count, FactRow, Own
from backtrick.kernel.features.survey import FAR, holds, rows_of
from backtrick.kernel.jit import register
from backtrick.rules.piles import TRICK

FEATURES_PER_PILE = 16
"""How many features describe a pile."""


def clipped(steps: int, least: int, most: int) -> float:
    """A distance within bounds, small enough for a net."""
    return max(min(steps, most), least) * 0.05


# One pass over the hand, and one line for each feature.
def describe_pile(  # noqa: PLR0912, PLR0915
    features: Floats,
    at: int,
    counts: Ints,
    own: Ints,
    facts: Ints,
    deck: int,
    way: int,
    top: int,
    kept: int,
    count: int,
    number: int,
    highest: int,
) -> bool:
    """Sixteen features of a pile from `at` on; its shortest steps go to `facts`.

    Returns whether a pair ten apart is held beyond the top.
    """
    rows, cards = rows_of(deck, way), 2 * way + Own.CARDS
    unseen, above = rows + Count.UNSEEN, rows + Count.ABOVE
    room = counts[above, top]
    back = top - TRICK
    back_held = back > 1 and holds(own, way, back, kept)
    back_unseen = back > 1 and counts[unseen, back] != 0
    gain = room - counts[above, back] if back_held else 0
    first = second = pair = FAR
    nearest, fitting, straddling = -1, 0, 0
    after_back = FAR
    for place in range(count):
        if not kept >> place & 1:
            continue
        card = own[cards, place]
        if card > top:
            fitting += 1
            steps = room - counts[above, card]
            if steps < first:
                first, second, nearest = steps, first, place
            elif steps < second:
                second = steps
            below = card - TRICK
            below_held = below > 1 and holds(own, way, below, kept)
            if card < top + TRICK:
                if below > 0 and counts[unseen, below]:
                    straddling += 1
                elif below_held:
                    straddling += 2
            if below_held:
                pair = min(pair, room - counts[above, below])
        elif card > back and card + TRICK < highest and counts[unseen, card + TRICK]:
            straddling += 1
        if back_held and card > back:
            after_back = min(after_back, counts[above, back] - counts[above, card] + gain)
    further = back > TRICK + 1 and (
        counts[unseen, back - TRICK] != 0 or holds(own, way, back - TRICK, kept)
    )
    if back_held:
        step_1, step_2 = gain, after_back
        nearest = own[2 * way + Own.PLACES, back] - 1
    else:
        step_1, step_2 = first, second
    step_2 = min(step_2, pair)
    facts[FactRow.STEP_1, number], facts[FactRow.STEP_2, number] = step_1, step_2
    facts[FactRow.NEAREST, number] = nearest
    features[at] = room * 0.02
    features[at + 1] = math.sqrt(room) * 0.15
    features[at + 2] = back_unseen
    features[at + 3] = back_held
    features[at + 4] = (back_unseen or back_held) and further
    features[at + 5] = counts[rows + Count.STRADDLES, top] * 0.2
    features[at + 6] = counts[rows + Count.PAIRS, top] * 0.05
    features[at + 7] = fitting * 0.15
    features[at + 8] = min(first, 25) * 0.04
    features[at + 9] = min(second, 25) * 0.04
    features[at + 10] = 1.0 / (1.0 + first)
    features[at + 11] = straddling * 0.3
    features[at + 12] = (highest - top) * 0.01
    features[at + 13] = clipped(step_1, -10, 25)
    features[at + 14] = clipped(step_2, -10, 25)
    features[at + 15] = pair < FAR
    return pair < FAR


def best_two(near: Ints, piles: int) -> int:
    """The least that two cards can cost, on one pile or on two."""
    best = FAR
    for one in range(piles):
        best = min(best, near[FactRow.STEP_2, one])
        for other in range(one):
            if near[FactRow.NEAREST, one] != near[FactRow.NEAREST, other]:
                best = min(best, near[FactRow.STEP_1, one] + near[FactRow.STEP_1, other])
    return best


def best_one(near: Ints, piles: int) -> int:
    """The least that one card can cost."""
    best = FAR
    for pile in range(piles):
        best = min(best, near[FactRow.STEP_1, pile])
    return best


def insert(values: Floats, first: int, length: int, value: Any) -> None:
    """Keep the smallest values in a row of features, in ascending order."""
    place = first + length - 1
    if value >= values[place]:
        return
    while place > first and values[place - 1] > value:
        values[place] = values[place - 1]
        place -= 1
    values[place] = value


for _function in (clipped, describe_pile, best_two, best_one, insert):
    register(_function)
