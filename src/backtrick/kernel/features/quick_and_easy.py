"""Quick & Easy: what a team looks at after a turn. Two piles, the card kept, the colours unseen.

Numbers are looked at along a pile's own direction, so that both piles climb from 0 (the row card)
to 10; the pile that has come further is described first, so that mirror images come out the same.
"""

from __future__ import annotations

import math

from numba import float32

from backtrick.kernel.arrays import Bytes, Floats, Ints
from backtrick.kernel.columns import Count, FactRow, Option, Own, TableFact
from backtrick.kernel.desk import Desk
from backtrick.kernel.features.survey import count_facts
from backtrick.kernel.jit import register
from backtrick.kernel.turns import top_of
from backtrick.rules.quick_and_easy import QuickAndEasy, colour, number

WIDTH_QUICK_AND_EASY = 104
"""How many features there are, filled up to a multiple of eight."""

LAST = QuickAndEasy.cards[-1]
_MIRROR = 11
"""A number n looks like 11 - n on the descending pile."""

_COLOUR_1, _COLOUR_2, _NUMBERS, _SHARES, _KEPT_CARD, _REST = 22, 32, 42, 52, 66, 88
"""Where the groups of features begin, after eleven places for each pile's number."""


def survey_quick_and_easy(
    desk: Desk, hand: Ints, count: int, seat: int, unseen: Bytes, other_unseen: Bytes,
    hand_counts: Ints, draw_counts: Ints,
) -> None:  # fmt: skip
    """Count what the seat knows. With two cards in hand no turn need be left out: no price."""
    count_facts(desk.facts, seat, 0, hand_counts, draw_counts, unseen, other_unseen)
    for card in range(LAST + 1):
        desk.counts[Count.UNSEEN, card] = unseen[card]
    for place in range(count):
        desk.own[Own.CARDS, place] = hand[place]


def height(top: int, descending: bool) -> int:
    """How far along a pile is; 0 is its row card."""
    if top == 0:
        return 0
    return _MIRROR - number(top) if descending else number(top)


# One pass over the unseen cards, and one line for each feature.
def describe_quick_and_easy(  # noqa: PLR0915
    features: Floats, counts: Ints, own: Ints, facts: Ints, options: Ints, code: int, kept: int,
    count: int, left: int, given: bool, drawn: int,
) -> None:  # fmt: skip
    """The features of the position that a turn leaves, before its cards are drawn."""
    table = facts[FactRow.TABLE]
    for place in range(WIDTH_QUICK_AND_EASY):
        features[place] = 0.0
    top_1, top_2, turned = top_of(code, 0), top_of(code, 1), False
    if height(top_2, True) > height(top_1, False):
        top_1, top_2, turned = top_2, top_1, True
    high, low = height(top_1, turned), height(top_2, not turned)
    colour_1 = colour(top_1) if top_1 else -1
    colour_2 = colour(top_2) if top_2 else -1
    features[high] = 1.0
    features[11 + low] = 1.0
    fits_1 = fits_2 = fits_both = fits_none = back_1 = back_2 = 0
    lowest_1, lowest_2 = high, low
    for card in range(1, LAST + 1):
        if not counts[Count.UNSEEN, card]:
            continue
        hue = colour(card)
        up = height(card, turned)
        down = _MIRROR - up
        if hue == colour_1:
            features[_COLOUR_1 + up - 1] = 1.0
            if up < high:
                back_1 += 1
                lowest_1 = min(lowest_1, up)
        if hue == colour_2:
            features[_COLOUR_2 + down - 1] = 1.0
            if down < low:
                back_2 += 1
                lowest_2 = min(lowest_2, down)
        first = up > high or hue == colour_1
        second = down > low or hue == colour_2
        fits_1 += first
        fits_2 += second
        fits_both += first and second
        fits_none += not (first or second)
        features[_NUMBERS + up - 1] += float32(0.2)
    draw, hidden = table[TableFact.DRAW] - drawn, table[TableFact.HIDDEN]
    share = 1.0 / max(hidden, 1)
    at = _SHARES
    features[at] = fits_1 * share
    features[at + 1] = fits_2 * share
    features[at + 2] = fits_both * share
    features[at + 3] = fits_none * share
    features[at + 4] = back_1 * 0.3
    features[at + 5] = back_2 * 0.3
    features[at + 6] = fits_none * 0.1
    features[at + 7] = (fits_none * share) ** 2
    features[at + 8] = (high - lowest_1) * 0.1
    features[at + 9] = (low - lowest_2) * 0.1
    features[at + 10] = colour_1 == colour_2
    if draw == 0:
        features[at + 11] = fits_none * share
    for place in range(count):
        if not kept >> place & 1:
            continue
        card = own[Own.CARDS, place]
        hue, up = colour(card), height(card, turned)
        down = _MIRROR - up
        same = 0
        for other in range(hue * 10 + 1, hue * 10 + 11):
            same += counts[Count.UNSEEN, other]
        at = _KEPT_CARD
        features[at] = 1.0
        features[at + up] = 1.0
        features[at + 11] = up > high
        features[at + 12] = down > low
        features[at + 13] = hue == colour_1
        features[at + 14] = hue == colour_2
        features[at + 15] = up > high or down > low or hue in (colour_1, colour_2)
        features[at + 16] = same * 0.1
        features[at + 17] = max(up - high, 0) * 0.1
        features[at + 18] = max(down - low, 0) * 0.1
    at = _REST
    features[at] = (hidden + left) * 0.02
    features[at + 1] = draw * 0.02
    features[at + 2] = draw == 0
    features[at + 3] = table[TableFact.OTHERS] * 0.25
    features[at + 4] = table[TableFact.NEXT] * 0.5
    features[at + 5] = math.sqrt(hidden) * 0.1
    features[at + 6] = 1.0
    features[at + 7] = left == 0
    features[at + 8] = options[Option.MOST] == 1


for _function in (survey_quick_and_easy, height, describe_quick_and_easy):
    register(_function)
