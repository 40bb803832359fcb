"""Face to Face: what a player looks at after a turn. Two own piles, two of the opponent's, the own
hand, and what each of the two decks still holds.
"""

from __future__ import annotations

import math

from numba import float32

from backtrick.kernel.arrays import Bytes, Floats, Ints
from backtrick.kernel.columns import Count, FactRow, Own, TableFact
from backtrick.kernel.desk import Desk
from backtrick.kernel.features.numbers import (
    FEATURES_PER_PILE,
    best_one,
    best_two,
    clipped,
    describe_pile,
    insert,
)
from backtrick.kernel.features.survey import FAR, count_deck, count_facts, count_hand, rows_of
from backtrick.kernel.jit import register
from backtrick.kernel.turns import top_of
from backtrick.rules.face_to_face import FaceToFace

WIDTH_FACE_TO_FACE = 176
"""How many features there are, filled up to a multiple of eight."""

_MIRROR = FaceToFace.rows[0] + FaceToFace.rows[1]
_HIGHEST = FaceToFace.cards[-1]

_HAND = 4 * FEATURES_PER_PILE
_GIFTS = _HAND + 20
_DECKS = _GIFTS + 14
_REST = _DECKS + 12
_DANGER = _REST + 24
_BEHIND = _DANGER + 24
"""Where the groups after the piles begin."""

_NEAR_BEHIND, _WITHIN_REACH = 5, 10
"""How far behind a top a card counts as near, and as within reach."""

_DEAD = 30
"""The distance of a card that fits nowhere."""


def survey_face_to_face(
    desk: Desk, hand: Ints, count: int, seat: int, unseen: Bytes, other_unseen: Bytes,
    hand_counts: Ints, draw_counts: Ints,
) -> None:  # fmt: skip
    """Count what the seat knows. A card given costs no room."""
    counts, space = desk.counts, desk.space
    count_facts(desk.facts, seat, seat, hand_counts, draw_counts, unseen, other_unseen)
    count_deck(counts, 0, unseen, _MIRROR)
    count_deck(counts, 1, other_unseen, _MIRROR)
    count_hand(desk.own, hand, count, _MIRROR)
    ascending, descending = rows_of(0, 0) + Count.ABOVE, rows_of(0, 1) + Count.ABOVE
    for top in range(_MIRROR):
        space[2 * seat, top] = counts[ascending, top]
        space[2 * seat + 1, top] = counts[descending, _MIRROR - top]
        space[2 - 2 * seat, top] = space[3 - 2 * seat, top] = 0


def face_each_other(counts: Ints, facts: Ints, code: int) -> None:
    """The tops along their directions: own, own, the opponent's; the tighter own direction first,
    so that mirror images come out the same.
    """
    table, order, ways = facts[FactRow.TABLE], facts[FactRow.ORDER], facts[FactRow.WAYS]
    seat = table[TableFact.SEAT]
    for way in range(2):
        own, other = top_of(code, 2 * seat + way), top_of(code, 2 - 2 * seat + way)
        order[way] = own if way == 0 else _MIRROR - own
        order[way + 2] = other if way == 0 else _MIRROR - other
        ways[way] = ways[way + 2] = way
    room_0, room_1 = (
        counts[rows_of(0, 0) + Count.ABOVE, order[0]],
        counts[rows_of(0, 1) + Count.ABOVE, order[1]],
    )
    if room_1 < room_0 or (room_1 == room_0 and order[1] > order[0]):
        for first in range(0, 4, 2):
            order[first], order[first + 1] = order[first + 1], order[first]
            ways[first], ways[first + 1] = 1, 0


# One pass over the hand, and one line for each feature.
def describe_cards(  # noqa: PLR0912, PLR0915
    features: Floats, counts: Ints, own: Ints, facts: Ints, kept: int, count: int
) -> tuple[int, int, int]:
    """How far each card kept is from an own pile, and what it would do on the opponent's. Returns
    how many fit no own pile, and how many of those would do a trick, and could be given.
    """
    order, ways = facts[FactRow.ORDER], facts[FactRow.WAYS]
    at = _HAND
    for place in range(5):
        features[at + place] = 25.0
    dead = single = tricks = total = rescued = gifts_dead = 0
    gifts_0 = gifts_1 = 0
    least_0 = least_1 = FAR
    for place in range(count):
        if not kept >> place & 1:
            continue
        nearest, fitting, trick, gift = _DEAD, 0, False, False
        for pile in range(2):
            way, top, other = ways[pile], order[pile], order[pile + 2]
            card = own[2 * way + Own.CARDS, place]
            above, beyond = rows_of(0, way) + Count.ABOVE, rows_of(1, way) + Count.ABOVE
            if card > top:
                fitting += 1
                nearest = min(nearest, counts[above, top] - counts[above, card])
            else:
                trick = trick or card == top - 10
                features[_BEHIND + 4 * pile] += (top - card < _NEAR_BEHIND) * float32(0.2)
                features[_BEHIND + 4 * pile + 1] += (top - card < _WITHIN_REACH) * float32(0.1)
            if card < other:
                gift = True
                help_given = counts[beyond, card] - counts[beyond, other]
                if pile == 0:
                    gifts_0 += 1
                    least_0 = min(least_0, help_given)
                else:
                    gifts_1 += 1
                    least_1 = min(least_1, help_given)
        if fitting == 0:
            dead += 1
            rescued += trick
            gifts_dead += gift
        elif fitting == 1:
            single += 1
        if trick:
            tricks += 1
            nearest = 0
        total += nearest
        insert(features, at, 5, float32(min(nearest, 25)))
    features[at + 5] = 1.0 / (1.0 + features[at])
    features[at + 6] = 1.0 / (1.0 + features[at + 1])
    for place in range(5):
        features[at + place] *= float32(0.05)
    features[at + 7] = dead * 0.3
    features[at + 8] = rescued * 0.5
    features[at + 9] = single * 0.2
    features[at + 10] = tricks * 0.5
    features[at + 11] = total * 0.015
    at = _GIFTS
    features[at] = gifts_0 * 0.2
    features[at + 1] = gifts_1 * 0.2
    features[at + 2] = min(least_0, 20) * 0.05
    features[at + 3] = min(least_1, 20) * 0.05
    features[at + 4] = gifts_0 + gifts_1 > 0
    features[at + 5] = gifts_dead * 0.3
    features[at + 6] = 1.0 / (1.0 + min(least_0, least_1))
    return dead, rescued, gifts_dead


def describe_deck(
    features: Floats, at: int, counts: Ints, facts: Ints, deck: int, first: int
) -> int:
    """How the cards of a deck that are still to come fall to its owner's two piles; returns how
    many fit neither.
    """
    order, ways = facts[FactRow.ORDER], facts[FactRow.WAYS]
    way = ways[0]
    above, below = rows_of(deck, way) + Count.ABOVE, rows_of(deck, 1 - way) + Count.ABOVE
    low, high = order[first], _MIRROR - order[first + 1]
    total, dead = counts[above, 0], 0
    if low >= high:
        dead = counts[above, max(high - 1, 0)] - counts[above, low]
        features[at] = dead * 0.1
        features[at + 1] = dead / (total + 1.0)
        features[at + 2] = 1.0
    else:
        features[at + 3] = (counts[above, low] - counts[above, high]) * 0.03
        features[at + 4] = (counts[above, low] - counts[above, high]) / (total + 1.0)
    features[at + 5] = (counts[above, low] + counts[below, order[first + 1]] - total) * 0.03
    return int(dead)


def short_of(wanted: int, cards: int, share: float) -> float:
    """The chance that fewer than `wanted` (at most two) of some cards serve, if each does so with
    the chance `share`.
    """
    if wanted <= 0:
        return 0.0
    none, all_but_one = 1.0, 1.0
    for _ in range(cards):
        all_but_one, none = none, none * (1.0 - share)
    return none if wanted == 1 else none + cards * share * all_but_one


def describe_danger(
    features: Floats, counts: Ints, facts: Ints, kept: tuple[int, int, int], left: int, drawn: int,
) -> None:  # fmt: skip
    """How likely either side cannot lay two cards next time, and, once a draw pile is empty,
    whether the rest can be laid at once. Nobody can spoil the other's piles in between.
    """
    table, order = facts[FactRow.TABLE], facts[FactRow.ORDER]
    dead, rescued, giveable = kept
    unseen, hidden = table[TableFact.OTHER_HIDDEN], table[TableFact.HIDDEN]
    lost, other_lost = (
        describe_deck(features, _DECKS, counts, facts, 0, 0),
        describe_deck(features, _DECKS + 6, counts, facts, 1, 2),
    )
    live, other_live = 1.0 - lost / max(hidden, 1), 1.0 - other_lost / max(unseen, 1)
    gift, held = features[_GIFTS + 4] > 0, table[TableFact.OTHER_HAND]
    safe = left - dead + rescued
    at = _DANGER
    features[at] = short_of(2 - safe, drawn, live)
    features[at + 1] = short_of(2 - gift - safe, drawn, live)
    features[at + 2] = safe >= 2
    features[at + 3] = safe >= 1
    features[at + 4] = short_of(2, held, other_live)
    features[at + 5] = short_of(1, held, other_live)
    for pile in range(2):
        features[at + 6 + pile] = short_of(1, held, features[_GIFTS + 7 + pile])
        if features[_GIFTS + pile] == 0:
            features[at + 8 + pile] = short_of(1, drawn, features[_GIFTS + 9 + pile])
    if table[TableFact.DRAW] == drawn:
        rest, stuck = left + drawn, dead + lost - rescued
        features[at + 10] = rest >= 2 and dead + lost == 0
        features[at + 11] = rest >= 2 and dead + lost > 0 and stuck <= min(giveable, 1)
        features[at + 12] = stuck * 0.3
        features[at + 13] = rest < 2
        features[at + 22] = 1.0
    if table[TableFact.OTHER_DRAW] == 0:
        features[at + 14] = held >= 2 and other_lost == 0
        features[at + 15] = held >= 2 and other_lost == 1
        features[at + 16] = other_lost * 0.2
    features[at + 17] = (lost + dead) * 0.1
    features[at + 18] = (lost + dead) / (hidden + left + 1.0)
    features[at + 19] = (lost + dead - other_lost) * 0.1
    features[at + 20] = (_MIRROR - order[0] - order[1]) * 0.02
    features[at + 21] = (_MIRROR - order[2] - order[3]) * 0.02
    features[at + 23] = giveable > 0


# One line for each feature.
def describe_face_to_face(  # noqa: PLR0915
    features: Floats, counts: Ints, own: Ints, facts: Ints, options: Ints, code: int, kept: int,
    count: int, left: int, given: bool, drawn: int,
) -> None:  # fmt: skip
    """The features of the position that a turn leaves, before its cards are drawn, as the player
    who laid it sees them.
    """
    table, order, ways = facts[FactRow.TABLE], facts[FactRow.ORDER], facts[FactRow.WAYS]
    for place in range(WIDTH_FACE_TO_FACE):
        features[place] = 0.0
    face_each_other(counts, facts, code)
    for pile in range(2):
        way, top, other = ways[pile], order[pile], order[pile + 2]
        own_above, other_above = rows_of(0, way) + Count.ABOVE, rows_of(1, way) + Count.ABOVE
        describe_pile(
            features,
            pile * FEATURES_PER_PILE,
            counts,
            own,
            facts,
            0,
            way,
            top,
            kept,
            count,
            pile,
            _HIGHEST,
        )
        at = (pile + 2) * FEATURES_PER_PILE
        describe_pile(features, at, counts, own, facts, 1, way, other, 0, 0, pile + 2, _HIGHEST)
        # What the opponent still has that could be given to this pile.
        unseen = table[TableFact.OTHER_HIDDEN]
        improving = unseen - counts[other_above, top - 1]
        features[_GIFTS + 7 + pile] = improving / (unseen + 1.0)
        theirs = table[TableFact.HIDDEN] - counts[own_above, other - 1]
        features[_GIFTS + 9 + pile] = theirs / (table[TableFact.HIDDEN] + 1.0)
        features[_GIFTS + 11 + pile] = counts[other_above, other] / (unseen + 1.0)
        # Cards just behind the tops: a small gift or a trick would bring them back.
        for side in range(2):
            last = max((other if side else top) - 1, 0)
            at = _BEHIND + 8 * side + 4 * pile
            for reach, scale in ((_NEAR_BEHIND, 0.2), (_WITHIN_REACH, 0.1)):
                first = max(last + 1 - reach, 0)
                features[at] = (counts[own_above, first] - counts[own_above, last]) * scale
                features[at + 2] = (counts[other_above, first] - counts[other_above, last]) * scale
                at += 1
    hand = describe_cards(features, counts, own, facts, kept, count)
    describe_danger(features, counts, facts, hand, left, drawn)
    two, one = best_two(facts, 2), best_one(facts, 2)
    at = _HAND + 12
    features[at] = clipped(two, -20, 30)
    features[at + 1] = clipped(one, -20, 30)
    features[at + 2] = two <= 2
    features[at + 3] = two >= FAR
    own_left, other_left = table[TableFact.HIDDEN] + left, table[TableFact.OTHER_HIDDEN]
    draw = table[TableFact.DRAW] - drawn
    at = _REST
    features[at] = own_left * 0.02
    features[at + 1] = other_left * 0.02
    features[at + 2] = (own_left - other_left) * 0.05
    features[at + 3] = draw * 0.02
    features[at + 4] = table[TableFact.OTHER_DRAW] * 0.02
    features[at + 5] = draw == 0
    features[at + 6] = table[TableFact.OTHER_DRAW] == 0
    features[at + 7] = (left + drawn) * 0.15
    features[at + 8] = table[TableFact.OTHER_HAND] * 0.15
    features[at + 9] = left * 0.15
    features[at + 10] = given
    features[at + 11] = drawn * 0.15
    features[at + 12] = 1.0
    features[at + 13] = (left + drawn) < 2
    features[at + 14] = table[TableFact.OTHER_HAND] < 2
    features[at + 15] = (left + drawn - table[TableFact.OTHER_HAND]) * 0.2
    features[at + 16] = math.sqrt(own_left) * 0.13
    features[at + 17] = math.sqrt(other_left) * 0.13
    features[at + 18] = (left + drawn) <= 3
    features[at + 19] = table[TableFact.OTHER_HAND] <= 3
    features[at + 20] = own_left <= 2
    features[at + 21] = other_left <= 2
    if draw == 0:
        features[at + 22] = left * 0.2
    if table[TableFact.OTHER_DRAW] == 0:
        features[at + 23] = table[TableFact.OTHER_HAND] * 0.2


for _function in (
    survey_face_to_face, face_each_other, describe_cards, describe_deck, short_of,
    describe_danger, describe_face_to_face,
):  # fmt: skip
    register(_function)
