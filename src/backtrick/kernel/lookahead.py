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


LayTurn = Callable[[int, Ints, Ints, int, int, int, int, Ints, Desk], tuple[int, int]]
DealHand = Callable[[int, int, int, Ints, int, int, Desk, Bytes], int]


@cache
def imaginer(game: type[Game]) -> tuple[LayTurn, DealHand]:
    """Two functions for a game: lay a turn on the imagined table, and deal the next player its
    hand.
    """
    piles = len(game.rows)
    shared, burns, drawn_for = shares_deck(game), game.burns, game.drawn

    def lay_turn(
        node: int, nodes: Ints, hand: Ints, count: int, seat: int, seats: int, begun: int,
        options: Ints, desk: Desk,
    ) -> tuple[int, int]:  # fmt: skip
        """Lay the turn of a node, and draw. Returns the next seat and the piles it must cover."""
        cards, own = desk.cards, 0 if shared else seat
        hands: Any = cards[CardRow.HANDS, :seats]
        draws, tops = cards[CardRow.DRAWS], cards[CardRow.TOPS]
        left, laid = count - nodes[node, Node.LAID], begun + nodes[node, Node.LAID]
        drawn = drawn_for(
            options[Option.HAND_SIZE], left, laid, nodes[node, Node.GIVEN] != 0, draws[own]
        )
        hands[seat] = left + drawn
        draws[own] -= drawn
        owed = 0
        for pile in range(piles):
            tops[pile] = top_of(nodes[node, Node.CODE], pile)
            if options[Option.FIRE] and burns(tops[pile]):
                owed |= 1 << pile
        for place in range(count):
            if not nodes[node, Node.KEPT] >> place & 1:
                desk.unlaid[own, hand[place]] = 0
        return next_seat(hands, seat), owed

    def deal_hand(
        seat: int, first_seat: int, node: int, hand: Ints, count: int, taken: int, desk: Desk,
        unseen: Bytes,
    ) -> int:  # fmt: skip
        """Write the hand of the next seat to the desk, and what it does not see to `unseen`. The
        first seat still has the cards that the turn `node` kept. Returns how many cards are dealt.
        """
        cards, size, row = desk.cards, 0, CardRow.DECK
        dealt = cards[CardRow.HAND]
        if seat == first_seat:
            for place in range(count):
                if desk.nodes[node, Node.KEPT] >> place & 1:
                    dealt[size] = hand[place]
                    size += 1
            if not shared:
                row, taken = CardRow.OWN_DECK, 0
        while size < cards[CardRow.HANDS, seat]:
            dealt[size] = cards[row, taken]
            size, taken = size + 1, taken + 1
        sort_hand(dealt, size)
        for deck in range(1 if shared else 2):
            copy(desk.unlaid[deck], unseen[deck])
        for place in range(size):
            unseen[0 if shared else seat, dealt[place]] = 0
        return taken

    for function in (lay_turn, deal_hand):
        register(function)
    return lay_turn, deal_hand
