"""What a seat knows before its turn, counted once so that each way to end the turn is judged fast.

Piles of numbers are looked at along their own direction: on a descending pile a card counts as its
mirror image, so that every pile climbs and the next card back is always ten below the top.
"""

from __future__ import annotations

from backtrick.kernel.arrays import Bytes, Ints
from backtrick.kernel.desk import (
    ABOVE,
    CARDS,
    DRAW,
    HELD,
    HIDDEN,
    NEXT,
    OTHER_DRAW,
    OTHER_HAND,
    OTHER_HIDDEN,
    OTHERS,
    PAIRS,
    PLACES,
    SEAT,
    SEATS,
    STRADDLES,
    TABLE,
    UNSEEN,
    Desk,
)
from backtrick.kernel.jit import register
from backtrick.rules.piles import TRICK

FAR = 99
"""A distance beyond all others: there is no such card."""


def count_facts(
    desk: Desk, seat: int, own: int, hand_counts: Ints, draw_counts: Ints, unseen: Bytes,
    other_unseen: Bytes,
) -> None:  # fmt: skip
    """The facts that every game has."""
    facts, seats = desk.facts[TABLE], len(hand_counts)
    facts[SEAT], facts[SEATS] = seat, seats
    facts[DRAW], facts[HELD] = draw_counts[own], hand_counts[seat]
    facts[OTHERS] = facts[NEXT] = 0
    for turn in range(1, seats):
        held = hand_counts[(seat + turn) % seats]
        if held > 0:
            facts[OTHERS] += 1
            if facts[NEXT] == 0:
                facts[NEXT] = held
    facts[HIDDEN] = facts[OTHER_HIDDEN] = 0
    for card in range(len(unseen)):
        facts[HIDDEN] += unseen[card]
        facts[OTHER_HIDDEN] += other_unseen[card]
    other = (seat + 1) % seats
    facts[OTHER_HAND] = hand_counts[other]
    facts[OTHER_DRAW] = draw_counts[min(1 - own, len(draw_counts) - 1)]


def count_deck(desk: Desk, deck: int, unseen: Bytes, mirror: int) -> None:
    """The tables of one deck; card c looks like `mirror - c` on a descending pile."""
    for way in range(2):
        known, above = desk.counts[deck, way, UNSEEN], desk.counts[deck, way, ABOVE]
        pairs, straddles = desk.counts[deck, way, PAIRS], desk.counts[deck, way, STRADDLES]
        for card in range(mirror + 1):
            known[card] = unseen[card if way == 0 else mirror - card]
        beyond = both = 0
        for card in range(mirror, -1, -1):
            above[card], pairs[card] = beyond, both
            if known[card]:
                beyond += 1
                if card + TRICK <= mirror and known[card + TRICK]:
                    both += 1
        across = 0
        for card in range(mirror + 1):
            if card >= 1 and card + TRICK - 1 <= mirror:
                across += known[card - 1] & known[card + TRICK - 1]
            if card >= TRICK:
                across -= known[card - TRICK] & known[card]
            straddles[card] = across


def count_hand(desk: Desk, hand: Ints, count: int, mirror: int) -> None:
    """The own cards along both directions."""
    for way in range(2):
        for card in range(mirror + 1):
            desk.own[way, PLACES, card] = 0
        for place in range(count):
            card = hand[place] if way == 0 else mirror - hand[place]
            desk.own[way, CARDS, place] = card
            desk.own[way, PLACES, card] = place + 1


def holds(desk: Desk, way: int, card: int, kept: int) -> bool:
    """Whether this card is among the own cards that are kept."""
    place = desk.own[way, PLACES, card]
    return bool(place > 0 and kept >> (place - 1) & 1 != 0)


for _function in (count_facts, count_deck, count_hand, holds):
    register(_function)
