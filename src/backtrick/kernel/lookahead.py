"""Looking one turn further: imagine what cannot be seen, and let the next player play its best.

Every turn looked into meets the same imagined deals (common random numbers), so that luck does not
decide between them. The deals depend on the position alone: the same position is always played the
same way, at a table and in mass play.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import int64, uint64

from backtrick.kernel.arrays import FIRE, HAND_SIZE, Bytes, Ints
from backtrick.kernel.desk import (
    CODE,
    DECK,
    DRAWS,
    GIVEN,
    HAND,
    HANDS,
    KEPT,
    LAID,
    TOPS,
    Desk,
)
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
    """A state of the generator that belongs to this position."""
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


@cache
def imaginer(game: type[Game]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Two functions for a game: set the next player's position up, and clear it away."""
    piles = len(game.rows)
    shared, burns, drawn_for = shares_deck(game), game.burns, game.drawn

    def set_up(
        node: int, hand: Any, count: int, seat: int, begun: int, hand_counts: Any,
        draw_counts: Any, options: Any, desk: Desk, deeper: Desk,
    ) -> tuple[int, int]:  # fmt: skip
        """After the turn `node`, in the deal on the desk: who is next, and what it must cover. Its
        hand, its table and what it does not see are left on the desk.
        """
        nodes, cards = desk.nodes, desk.cards
        own = 0 if shared else seat
        left, draw = count - nodes[node, LAID], draw_counts[own]
        laid, given = begun + nodes[node, LAID], nodes[node, GIVEN] != 0
        drawn = drawn_for(options[HAND_SIZE], left, laid, given, draw)
        hands: Any = cards[HANDS, : len(hand_counts)]
        draws, tops = cards[DRAWS], cards[TOPS]
        copy(hand_counts, hands)
        copy(draw_counts, draws)
        hands[seat] = left + drawn
        draws[own] -= drawn
        following = next_seat(hands, seat)
        owed = 0
        for pile in range(piles):
            tops[pile] = top_of(nodes[node, CODE], pile)
            if options[FIRE] and burns(tops[pile]):
                owed |= 1 << pile
        dealt, size = cards[HAND], 0
        for place in range(count):
            if nodes[node, KEPT] >> place & 1:
                deeper.unseen[own, hand[place]] = 1
                if following == seat:
                    dealt[size] = hand[place]
                    size += 1
        for place in range(hands[following] - size):
            dealt[size + place] = cards[DECK, place]
        sort_hand(dealt, hands[following])
        deck = 0 if shared else following
        for place in range(hands[following]):
            deeper.unseen[deck, dealt[place]] = 0
        return following, owed

    def clear_away(
        hand: Any, count: int, seat: int, following: int, desk: Desk, deeper: Desk
    ) -> None:
        """Back to what the first player does not see."""
        cards = desk.cards
        deck = 0 if shared else following
        for place in range(cards[HANDS, following]):
            deeper.unseen[deck, cards[HAND, place]] = 1
        for place in range(count):
            deeper.unseen[0 if shared else seat, hand[place]] = 0

    for function in (set_up, clear_away):
        register(function)
    return set_up, clear_away
