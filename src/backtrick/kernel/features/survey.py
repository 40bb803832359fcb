"""What a seat knows before its turn, counted once so that each way to end the turn is judged fast.

Piles of numbers are looked at along their own direction: on a descending pile a card counts as its
mirror image, so that every pile climbs and the next card back is always ten below the top.
"""

from __future__ import annotations

from backtrick.kernel.arrays import Bytes, Ints
from backtrick.kernel.columns import Count, FactRow, Own, TableFact
from backtrick.kernel.jit import register
from backtrick.rules.piles import TRICK

FAR = 99
"""A distance beyond all others: there is no such card."""


def rows_of(deck: int, way: int) -> int:
    """Where the rows of a deck (0 own, 1 other) and a direction (1 descending) begin."""
    return 8 * deck + 4 * way


def count_facts(
    facts: Ints, seat: int, own: int, hand_counts: Ints, draw_counts: Ints, unseen: Bytes,
    other_unseen: Bytes,
) -> None:  # fmt: skip
    """The facts that every game has."""
    table = facts[FactRow.TABLE]
    seats = len(hand_counts)
    table[TableFact.SEAT], table[TableFact.SEATS] = seat, seats
    table[TableFact.DRAW], table[TableFact.HELD] = draw_counts[own], hand_counts[seat]
    table[TableFact.OTHERS] = table[TableFact.NEXT] = 0
    for turn in range(1, seats):
        held = hand_counts[(seat + turn) % seats]
        if held > 0:
            table[TableFact.OTHERS] += 1
            if table[TableFact.NEXT] == 0:
                table[TableFact.NEXT] = held
    hidden = other_hidden = 0
    for card in range(len(unseen)):
        hidden += unseen[card]
        other_hidden += other_unseen[card]
    table[TableFact.HIDDEN], table[TableFact.OTHER_HIDDEN] = hidden, other_hidden
    other = (seat + 1) % seats
    table[TableFact.OTHER_HAND] = hand_counts[other]
    table[TableFact.OTHER_DRAW] = draw_counts[min(1 - own, len(draw_counts) - 1)]


def count_deck(counts: Ints, deck: int, unseen: Bytes, mirror: int) -> None:
    """The tables of one deck; card c looks like `mirror - c` on a descending pile."""
    for way in range(2):
        rows = rows_of(deck, way)
        known, above = rows + Count.UNSEEN, rows + Count.ABOVE
        pairs, straddles = rows + Count.PAIRS, rows + Count.STRADDLES
        for card in range(mirror + 1):
            counts[known, card] = unseen[card if way == 0 else mirror - card]
        beyond = both = 0
        for card in range(mirror, -1, -1):
            counts[above, card], counts[pairs, card] = beyond, both
            if counts[known, card]:
                beyond += 1
                if card + TRICK <= mirror and counts[known, card + TRICK]:
                    both += 1
        across = 0
        for card in range(mirror + 1):
            if card >= 1 and card + TRICK - 1 <= mirror:
                across += counts[known, card - 1] & counts[known, card + TRICK - 1]
            if card >= TRICK:
                across -= counts[known, card - TRICK] & counts[known, card]
            counts[straddles, card] = across


def count_hand(own: Ints, hand: Ints, count: int, mirror: int) -> None:
    """The own cards along both directions."""
    for way in range(2):
        cards, places = 2 * way + Own.CARDS, 2 * way + Own.PLACES
        for card in range(mirror + 1):
            own[places, card] = 0
        for place in range(count):
            card = hand[place] if way == 0 else mirror - hand[place]
            own[cards, place] = card
            own[places, card] = place + 1


def holds(own: Ints, way: int, card: int, kept: int) -> bool:
    """Whether this card is among the own cards that are kept."""
    place = own[2 * way + Own.PLACES, card]
    return bool(place > 0 and kept >> (place - 1) & 1 != 0)


for _function in (rows_of, count_facts, count_deck, count_hand, holds):
    register(_function)
