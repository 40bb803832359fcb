"""The Game: what a team would look at after a turn. Four piles, one hand, all that is unseen."""

from __future__ import annotations

import math

from numba import float32

from backtrick.kernel.arrays import Bytes, Floats, Ints
from backtrick.kernel.columns import Count, FactRow, Option, Own, TableFact
from backtrick.kernel.desk import Desk
from backtrick.kernel.features.numbers import (
    FEATURES_PER_PILE,
    best_one,
    best_two,
    clipped,
    describe_pile,
    insert,
)
from backtrick.kernel.features.survey import count_deck, count_facts, count_hand, rows_of
from backtrick.kernel.jit import register
from backtrick.kernel.turns import top_of
from backtrick.rules.the_game import TheGame, is_fire

WIDTH_THE_GAME = 120
"""How many features there are, filled up to a multiple of eight."""

MIRROR_THE_GAME = TheGame.rows[0] + TheGame.rows[-1]
HIGHEST_THE_GAME = TheGame.cards[-1]

_ROOM = 4 * FEATURES_PER_PILE
_HAND = _ROOM + 12
_REST = _HAND + 20
"""Where the three groups after the piles begin."""

_DEAD = 30
"""The distance of a card that fits nowhere."""


def survey_the_game(
    desk: Desk, hand: Ints, count: int, seat: int, unseen: Bytes,
    other_unseen: Bytes, hand_counts: Ints, draw_counts: Ints,
) -> None:  # fmt: skip
    """Count what the seat knows."""
    counts, space = desk.counts, desk.space
    count_facts(desk.facts, seat, 0, hand_counts, draw_counts, unseen, other_unseen)
    count_deck(counts, 0, unseen, MIRROR_THE_GAME)
    count_hand(desk.own, hand, count, MIRROR_THE_GAME)
    ascending, descending = rows_of(0, 0) + Count.ABOVE, rows_of(0, 1) + Count.ABOVE
    for top in range(MIRROR_THE_GAME):
        space[0, top] = space[1, top] = counts[ascending, top]
        space[2, top] = space[3, top] = counts[descending, MIRROR_THE_GAME - top]


def put_in_order(counts: Ints, facts: Ints, code: int) -> None:
    """The tops along their directions: the tighter direction first, its roomier pile first.

    Mirror images and swapped piles come out the same.
    """
    order, ways = facts[FactRow.ORDER], facts[FactRow.WAYS]
    ascending, descending = rows_of(0, 0) + Count.ABOVE, rows_of(0, 1) + Count.ABOVE
    for way in range(2):
        one, other = top_of(code, 2 * way), top_of(code, 2 * way + 1)
        if way == 1:
            one, other = MIRROR_THE_GAME - one, MIRROR_THE_GAME - other
        order[2 * way], order[2 * way + 1] = min(one, other), max(one, other)
        ways[2 * way] = ways[2 * way + 1] = way
    room_0 = 2 * counts[ascending, order[0]] + counts[ascending, order[1]]
    room_1 = 2 * counts[descending, order[2]] + counts[descending, order[3]]
    tops_0, tops_1 = order[0] + order[1], order[2] + order[3]
    if room_1 < room_0 or (room_1 == room_0 and tops_1 > tops_0):
        for pile in range(2):
            order[pile], order[pile + 2] = order[pile + 2], order[pile]
            ways[pile], ways[pile + 2] = 1, 0


def describe_table(features: Floats, counts: Ints, facts: Ints) -> int:
    """How the unseen cards fall to the four piles; returns how many fit nowhere."""
    table, order, ways = facts[FactRow.TABLE], facts[FactRow.ORDER], facts[FactRow.WAYS]
    at, way = _ROOM, ways[0]
    rows, beyond = rows_of(0, way), rows_of(0, 1 - way) + Count.ABOVE
    above, unseen = rows + Count.ABOVE, rows + Count.UNSEEN
    low, high = order[0], MIRROR_THE_GAME - order[2]
    inner_low, inner_high = order[1], MIRROR_THE_GAME - order[3]
    dead = rescued = 0
    if low >= high:
        dead = counts[above, max(high - 1, 0)] - counts[above, low]
        for pile in range(4):
            top = order[pile] - 10
            card = top if pile < 2 else MIRROR_THE_GAME - top
            if high <= card <= low and counts[unseen, card]:
                rescued += 1
        features[at] = 1.0
    else:
        features[at + 1] = (counts[above, low] - counts[above, high]) * 0.02
    features[at + 2] = dead * 0.1
    features[at + 3] = math.sqrt(dead) * 0.3
    features[at + 4] = rescued * 0.5
    if inner_high > inner_low:
        features[at + 5] = (counts[above, inner_low] - counts[above, inner_high]) * 0.02
    else:
        features[at + 6] = (counts[above, max(inner_high - 1, 0)] - counts[above, inner_low]) * 0.03
    room_low, room_high = counts[above, low], counts[beyond, order[2]]
    inner_room_low, inner_room_high = counts[above, inner_low], counts[beyond, order[3]]
    features[at + 7] = (room_low + room_high) * 0.02
    total = room_low + inner_room_low + room_high + inner_room_high
    features[at + 8] = (total - 2 * table[TableFact.HIDDEN]) * 0.01
    features[at + 9] = (room_low - inner_room_low) * 0.05
    features[at + 10] = (room_high - inner_room_high) * 0.05
    features[at + 11] = counts[rows + Count.PAIRS, 0] * 0.02
    return int(dead)


def describe_hand(
    features: Floats, counts: Ints, own_cards: Ints, facts: Ints, kept: int, count: int
) -> int:
    """How far each card kept is from a pile that takes it; returns how many are dead for good."""
    order, ways = facts[FactRow.ORDER], facts[FactRow.WAYS]
    at, way = _HAND, ways[0]
    unseen, cards = rows_of(0, way) + Count.UNSEEN, 2 * way + Own.CARDS
    near, beyond = rows_of(0, way) + Count.ABOVE, rows_of(0, 1 - way) + Count.ABOVE
    for place in range(5):
        features[at + place] = 25.0
    dead = rescued = single = tricks = farthest = total = lower = upper = 0
    for place in range(count):
        if not kept >> place & 1:
            continue
        card = own_cards[cards, place]
        nearest, fitting, trick = _DEAD, 0, False
        for pile in range(4):
            own = card if pile < 2 else MIRROR_THE_GAME - card
            top = order[pile]
            if own > top:
                fitting += 1
                if pile < 2:
                    nearest = min(nearest, counts[near, top] - counts[near, own])
                else:
                    nearest = min(nearest, counts[beyond, top] - counts[beyond, own])
            elif own == top - 10:
                trick = True
        if fitting == 0:
            dead += 1
            rescued += trick
        elif fitting == 1:
            single += 1
        if trick:
            tricks += 1
            nearest = 0
        total += nearest
        farthest = max(farthest, nearest)
        insert(features, at, 5, float32(min(nearest, 25)))
        lower += card > 10 and counts[unseen, card - 10] != 0
        upper += counts[unseen, card + 10] != 0
    features[at + 5] = 1.0 / (1.0 + features[at])
    features[at + 6] = 1.0 / (1.0 + features[at + 1])
    for place in range(5):
        features[at + place] *= float32(0.05)
    features[at + 7] = dead * 0.4
    features[at + 8] = rescued * 0.5
    features[at + 9] = single * 0.2
    features[at + 10] = tricks * 0.5
    features[at + 11] = total * 0.015
    features[at + 12] = farthest * 0.04
    features[at + 13] = dead > 0 and dead == rescued
    features[at + 14] = lower * 0.2
    features[at + 15] = upper * 0.2
    return dead - rescued


def describe_the_game(
    features: Floats, counts: Ints, own: Ints, facts: Ints, options: Ints, code: int, kept: int,
    count: int, left: int, given: bool, drawn: int,
) -> None:  # fmt: skip
    """The features of the position that a turn leaves, before its cards are drawn."""
    table, order, ways = facts[FactRow.TABLE], facts[FactRow.ORDER], facts[FactRow.WAYS]
    for place in range(WIDTH_THE_GAME):
        features[place] = 0.0
    put_in_order(counts, facts, code)
    pairs = 0
    for pile in range(4):
        top, way = order[pile], ways[pile]
        at = pile * FEATURES_PER_PILE
        pairs += describe_pile(
            features, at, counts, own, facts, 0, way, top, kept, count, pile, HIGHEST_THE_GAME
        )
        if options[Option.FIRE]:
            features[_REST + 16 + pile] = is_fire(top if way == 0 else MIRROR_THE_GAME - top)
    dead = describe_table(features, counts, facts)
    lost = describe_hand(features, counts, own, facts, kept, count)
    two, one = best_two(facts, 4), best_one(facts, 4)
    at = _HAND + 16
    features[at] = clipped(two, -20, 30)
    features[at + 1] = clipped(one, -20, 30)
    features[at + 2] = two <= 2
    features[at + 3] = pairs * 0.25
    draw = table[TableFact.DRAW] - drawn
    rest = table[TableFact.HIDDEN] + left
    at = _REST
    features[at] = rest * 0.01
    features[at + 1] = math.sqrt(rest) * 0.1
    features[at + 2] = draw * 0.01
    features[at + 3] = draw == 0
    features[at + 4] = left * 0.15
    features[at + 5] = table[TableFact.OTHERS] * 0.25
    features[at + 6] = table[TableFact.NEXT] * 0.15
    features[at + 7] = left == 0
    features[at + 8] = draw == 0 and table[TableFact.OTHERS] == 0
    features[at + 9] = dead / (rest + 1.0)
    features[at + 10] = 0 < draw <= 5
    features[at + 11] = 1.0
    if draw == 0:
        features[at + 12] = lost * 0.5
        features[at + 13] = dead * 0.2
    features[at + 14] = options[Option.REQUIRED] - 2
    features[at + 15] = options[Option.FIRE]


for _function in (
    survey_the_game, put_in_order, describe_table, describe_hand, describe_the_game,
):  # fmt: skip
    register(_function)
