"""Looking one round ahead: imagine the hidden cards, let the others play their best, and judge what
the player can do in its next turn. The replies alone say too little: the players who give them do
not know which cards the turn has kept.

All turns are compared on the same imagined deals (common random numbers), so that luck does not
decide between them. The deals depend on the position alone: a position is always played the same
way, at a table and in mass play.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import int64, uint64

from backtrick.kernel.arrays import Bytes, Ints
from backtrick.kernel.columns import CardRow, Node, Option
from backtrick.kernel.desk import Desk
from backtrick.kernel.jit import register
from backtrick.kernel.ranking import shares_deck
from backtrick.kernel.turns import packed, top_of
from backtrick.rules.game import Game
from backtrick.rules.generator import below, mix
from backtrick.rules.turn import next_seat


def chance(value: float) -> Any:
    """The chance of winning that a value stands for."""
    return 1.0 / (1.0 + np.exp(-value))


def position_seed(tops: Ints, hand: Ints, count: int) -> Any:
    """A seed that depends on the position alone."""
    word: Any = uint64(packed(tops))
    for place in range(count):
        word = uint64(mix(word)) ^ uint64(hand[place])
    return word


def list_cards(marks: Bytes, cards: Ints) -> int:
    """The marked cards, in order; returns how many."""
    count = 0
    for card in range(len(marks)):
        if marks[card]:
            cards[count] = card
            count += 1
    return count


def deal_again(cards: Ints, count: int, most: int, state: int) -> int:
    """Put `most` of the cards, chosen at random, in front; returns the generator's next state."""
    for place in range(min(count, most)):
        offset, state = below(state, count - place)
        other = int64(offset) + place
        cards[place], cards[other] = cards[other], cards[place]
    return state


def copy(source: Any, target: Any) -> None:
    """Element by element: numba compiles that much faster than a slice."""
    for place in range(len(source)):
        target[place] = source[place]


def sort_hand(hand: Ints, count: int) -> None:
    """A few cards in ascending order."""
    for place in range(1, count):
        card = hand[place]
        other = place - 1
        while other >= 0 and hand[other] > card:
            hand[other + 1] = hand[other]
            other -= 1
        hand[other + 1] = card


for _function in (chance, position_seed, list_cards, deal_again, copy, sort_hand):
    register(_function)


SetUp = Callable[[int, Ints, int, Bytes, Bytes, Ints, Ints, Desk], None]
LayTurn = Callable[[int, Ints, int, int, int, int, Ints, Desk], tuple[int, int]]


def sort_hands(deck: Ints, hand_counts: Ints, seat: int) -> None:
    """The first cards of the deck are the hands of the seats after this one: sort each."""
    first = 0
    for turn in range(1, len(hand_counts)):
        held = hand_counts[(seat + turn) % len(hand_counts)]
        sort_hand(deck[first:], held)
        first += held


register(sort_hands)


@cache
def imaginer(game: type[Game]) -> tuple[SetUp, LayTurn]:
    """Two functions for a game: set up the imagined table, and lay a turn on it."""
    piles = len(game.rows)
    shared, burns, drawn_for = shares_deck(game), game.burns, game.drawn

    def set_up(
        seat: int, hand: Ints, count: int, unseen: Bytes, other_unseen: Bytes, hand_counts: Ints,
        draw_counts: Ints, desk: Desk,
    ) -> None:  # fmt: skip
        """The table as it is, with the others' hands as they are dealt in `DECK`."""
        own, other = (0, 0) if shared else (seat, 1 - seat)
        cards, seats, taken = desk.cards, len(hand_counts), 0
        copy(hand_counts, cards[CardRow.HANDS])
        copy(draw_counts, cards[CardRow.DRAWS])
        copy(other_unseen, desk.unlaid[other])
        copy(unseen, desk.unlaid[own])
        for place in range(count):
            desk.unlaid[own, hand[place]] = 1
            cards[CardRow.SEATED + seat, place] = hand[place]
        for turn in range(1, seats):
            holder = (seat + turn) % seats
            for place in range(hand_counts[holder]):
                cards[CardRow.SEATED + holder, place] = cards[CardRow.DECK, taken]
                taken += 1
        cards[CardRow.TAKEN, own] = 0
        cards[CardRow.TAKEN, other] = taken

    def lay_turn(
        node: int, nodes: Ints, seat: int, first_seat: int, seats: int, begun: int, options: Ints,
        desk: Desk,
    ) -> tuple[int, int]:  # fmt: skip
        """Lay the turn of a node, and draw. Returns the next seat and the piles it must cover."""
        cards, own = desk.cards, 0 if shared else seat
        hands: Any = cards[CardRow.HANDS, :seats]
        draws, tops, hand = cards[CardRow.DRAWS], cards[CardRow.TOPS], cards[CardRow.SEATED + seat]
        count, left, laid = hands[seat], 0, begun + nodes[node, Node.LAID]
        for place in range(count):
            card = hand[place]
            if nodes[node, Node.KEPT] >> place & 1:
                hand[left] = card
                left += 1
            else:
                desk.unlaid[own, card] = 0
        drawn = drawn_for(
            options[Option.HAND_SIZE], left, laid, nodes[node, Node.GIVEN] != 0, draws[own]
        )
        row = CardRow.DECK if shared or seat != first_seat else CardRow.OWN_DECK
        for _ in range(drawn):
            hand[left] = cards[row, cards[CardRow.TAKEN, own]]
            cards[CardRow.TAKEN, own] += 1
            left += 1
        sort_hand(hand, left)
        hands[seat] = left
        draws[own] -= drawn
        owed = 0
        for pile in range(piles):
            tops[pile] = top_of(nodes[node, Node.CODE], pile)
            if options[Option.FIRE] and burns(tops[pile]):
                owed |= 1 << pile
        return next_seat(hands, seat), owed

    for function in (set_up, lay_turn):
        register(function)
    return set_up, lay_turn


def write_unseen(hand: Ints, count: int, own: int, decks: int, desk: Desk, unseen: Bytes) -> None:
    """What a player with this hand does not see on the imagined table."""
    for deck in range(decks):
        copy(desk.unlaid[deck], unseen[deck])
    for place in range(count):
        unseen[own, hand[place]] = 0


register(write_unseen)
