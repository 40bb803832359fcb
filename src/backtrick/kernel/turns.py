"""Whole turns: every useful way to lay cards from here to the end of a turn, duplicates removed.

A turn is a node of a tree: the tops it leaves (packed, seven bits a pile), the cards it keeps (one
bit for each place in the hand), what it cost, how it was reached. Two orders of play that leave the
same tops and the same cards are one node. Which pile was covered, and whether a card was given,
follows from the tops, so the key need not say it.

What a play costs is counted in cards: how many unseen cards fit the pile before it and no longer
after it, as `space[pile, top]` says. Limits on that keep the tree small; a turn that can only be
ended at a high price is still found, because a search that ends nowhere is repeated without limits.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import int64, uint64

from backtrick.kernel.arrays import MOST_IN_HAND, Ints
from backtrick.kernel.columns import CardRow, Effort, FactRow, Node, Reach, Slot, TableFact
from backtrick.kernel.desk import CAPACITY, SLOTS, Desk
from backtrick.kernel.intrinsics import highest, lowest
from backtrick.kernel.jit import register
from backtrick.rules.game import Game

TOO_DEAR = 10_000
"""A price above that of any turn."""

PACK = 7
"""Bits for one top."""

TOP = 127
"""The mask of one top."""

SPOT, SPOT_MASK = 4, 15
"""Bits for a top as a place in the hand, and their mask."""

UNLIMITED = np.array([TOO_DEAR, TOO_DEAR, MOST_IN_HAND], np.int64)


Search = Callable[[Ints, int, Ints, int, bool, int, int, int, Ints, Desk], int]
"""`search`, as `turn_search` makes it."""


def packed(tops: Ints) -> int:
    """All tops in one number."""
    code = 0
    for pile in range(len(tops)):
        code |= int64(tops[pile]) << (PACK * pile)
    return code


def top_of(code: int, pile: int) -> int:
    """One top out of the packed ones."""
    return code >> (PACK * pile) & TOP


def twins(game: type[Game]) -> tuple[int, ...]:
    """For each pile the earlier one that is its equal (same direction, same owner), or itself."""
    piles = range(len(game.rows))

    def alike(pile: int, other: int) -> bool:
        same_owner = all(game.gives(pile, seat) == game.gives(other, seat) for seat in (0, 1))
        return game.directions[pile] == game.directions[other] and same_owner

    return tuple(next(other for other in piles if alike(pile, other)) for pile in piles)


def _node_finder(game: type[Game]) -> Callable[[Ints, int, int, int], bool]:
    piles, twin_of = len(game.rows), twins(game)

    def new_node(slots: Ints, count: int, code: int, kept: int) -> bool:
        """Whether no node has these tops and cards yet; remembers it from now on."""
        key = code | kept << (PACK * piles)
        for pile in range(1, piles):
            twin = twin_of[pile]
            if twin != pile:
                one, other = top_of(code, twin), top_of(code, pile)
                if one > other:
                    swap = one ^ other
                    key ^= swap << (PACK * twin) | swap << (PACK * pile)
        slot = int64((uint64(key) * uint64(0x9E3779B97F4A7C15)) >> uint64(51))
        stamp = slots[SLOTS, Slot.STAMP]
        while slots[slot, Slot.STAMP] == stamp:
            if slots[slot, Slot.KEY] == key:
                return False
            slot = (slot + 1) & (SLOTS - 1)
        if count >= CAPACITY:
            return False
        slots[slot, Slot.STAMP] = stamp
        slots[slot, Slot.KEY] = key
        return True

    return new_node


def _reach_finder(game: type[Game]) -> Callable[[Ints, int, Ints, int, Ints], None]:
    may_lay, cost, piles = game.may_lay, game.cost, len(game.rows)

    def look_around(hand: Ints, count: int, tops: Ints, seat: int, reach: Ints) -> None:
        """Ask the rules once which card of the hand may be laid on which pile, under every top
        that can come up in the turn.
        """
        for pile in range(piles):
            for spot in range(count + 1):
                top = tops[pile] if spot == 0 else hand[spot - 1]
                before: Any = 0
                after: Any = 0
                backwards: Any = 0
                for place in range(count):
                    card = hand[place]
                    before |= int64(may_lay(card, pile, top, seat, False)) << place
                    after |= int64(may_lay(card, pile, top, seat, True)) << place
                    backwards |= int64(cost(card, pile, top, seat) < 0) << place
                reach[pile, spot, Reach.MAY_LAY] = before
                reach[pile, spot, Reach.MAY_LAY_GIVEN] = after
                reach[pile, spot, Reach.BACKWARDS] = backwards

    return look_around


def _turn_follower(game: type[Game]) -> Callable[[Ints, int, Ints, int, bool, int, Desk], int]:
    gives = game.gives

    def follow(
        hand: Ints, count: int, tops: Ints, seat: int, given: bool, owed: int, desk: Desk
    ) -> int:
        """Fill `desk.nodes` with the turn in `CardRow.FIXED` alone: one node for each play, of
        which only the last is a turn. Returns how many there are.
        """
        nodes, fixed = desk.nodes, desk.cards[CardRow.FIXED]
        total, code, kept, has_given = 0, packed(tops), (1 << count) - 1, given
        length = desk.facts[FactRow.TABLE, TableFact.FIXED]
        while True:
            nodes[total, Node.CODE] = code
            nodes[total, Node.KEPT] = kept
            nodes[total, Node.PRICE] = 0
            nodes[total, Node.LAID] = total
            nodes[total, Node.OWED] = owed if total == length else -1
            nodes[total, Node.GIVEN] = has_given
            nodes[total, Node.PARENT] = total - 1
            total += 1
            if total > length:
                return total
            card, pile, place = fixed[2 * total - 2], fixed[2 * total - 1], 0
            while hand[place] != card:
                place += 1
            nodes[total, Node.PLACE], nodes[total, Node.PILE] = place, pile
            kept ^= 1 << place
            code = (code & ~(TOP << (PACK * pile))) | int64(card) << (PACK * pile)
            owed &= ~(1 << pile)
            has_given = has_given or gives(pile, seat)

    return follow


@cache
def turn_search(game: type[Game]) -> Search:  # noqa: PLR0915 (see `search`)
    """The search for this game, made from the game's own rule functions."""
    gives, new_node, look_around = game.gives, _node_finder(game), _reach_finder(game)
    follow = _turn_follower(game)
    piles, directions, twin_of = len(game.rows), game.directions, twins(game)

    # One loop over few integers, which stay in registers.
    def search(  # noqa: PLR0915
        hand: Ints,
        count: int,
        tops: Ints,
        seat: int,
        given: bool,
        needed: int,
        room: int,
        owed: int,
        limits: Ints,
        desk: Desk,
    ) -> int:
        """Fill `desk.nodes` and return how many there are; node 0 is the position itself."""
        if desk.facts[FactRow.TABLE, TableFact.FIXED] > 0:
            return follow(hand, count, tops, seat, given, owed, desk)
        nodes, space, slots, reach = desk.nodes, desk.space, desk.slots, desk.reach
        look_around(hand, count, tops, seat, reach)
        slots[SLOTS, Slot.STAMP] += 1
        nodes[0, Node.CODE] = packed(tops)
        nodes[0, Node.KEPT] = (1 << count) - 1
        nodes[0, Node.PRICE] = 0
        nodes[0, Node.LAID] = 0
        nodes[0, Node.OWED] = owed
        nodes[0, Node.GIVEN] = given
        nodes[0, Node.PARENT] = -1
        nodes[0, Node.SPOTS] = 0
        total, low, high, length = 1, 0, 1, 0
        while high > low and length < room and length < count:
            cheapest = TOO_DEAR
            for node in range(low, high):
                cheapest = min(cheapest, nodes[node, Node.PRICE])
            for node in range(low, high):
                kept, code, spots = (
                    nodes[node, Node.KEPT],
                    nodes[node, Node.CODE],
                    nodes[node, Node.SPOTS],
                )
                open_piles = nodes[node, Node.OWED]
                has_given = nodes[node, Node.GIVEN] != 0
                may = Reach.MAY_LAY_GIVEN if has_given else Reach.MAY_LAY
                dear = nodes[node, Node.PRICE] > cheapest + limits[Effort.BREADTH]
                for pile in range(piles):
                    top = top_of(code, pile)
                    if twin_of[pile] != pile and top_of(code, twin_of[pile]) == top:
                        continue
                    spot = spots >> (SPOT * pile) & SPOT_MASK
                    gift = gives(pile, seat)
                    from_below = (directions[pile] > 0) != gift
                    owing = open_piles >> pile & 1 != 0
                    fitting, tried = reach[pile, spot, may] & kept, 0
                    backwards = reach[pile, spot, Reach.BACKWARDS]
                    while fitting != 0:
                        place = lowest(fitting) if from_below else highest(fitting)
                        fitting ^= 1 << place
                        left = kept ^ 1 << place
                        card = hand[place]
                        price = space[pile, top] - space[pile, card]
                        if not backwards >> place & 1:
                            tried += 1
                            if dear or tried > limits[Effort.NEAR]:
                                break
                            # A dear card beyond the required ones is worth it for a trick on it.
                            beyond = (
                                reach[pile, place + 1, may]
                                & reach[pile, place + 1, Reach.BACKWARDS]
                            )
                            if (
                                length >= needed
                                and price > limits[Effort.SLACK]
                                and not owing
                                and beyond & left == 0
                            ):
                                continue
                        after = (code & ~(TOP << (PACK * pile))) | int64(card) << (PACK * pile)
                        if new_node(slots, total, after, left):
                            nodes[total, Node.CODE] = after
                            nodes[total, Node.KEPT] = left
                            nodes[total, Node.PRICE] = nodes[node, Node.PRICE] + price
                            nodes[total, Node.LAID] = length + 1
                            nodes[total, Node.OWED] = open_piles & ~(1 << pile)
                            nodes[total, Node.GIVEN] = has_given or gift
                            nodes[total, Node.PARENT] = node
                            nodes[total, Node.PLACE] = place
                            nodes[total, Node.PILE] = pile
                            nodes[total, Node.SPOTS] = spots & ~(SPOT_MASK << (SPOT * pile)) | (
                                place + 1
                            ) << (SPOT * pile)
                            total += 1
            low, high = high, total
            length += 1
        return total

    for function in (new_node, look_around, follow, search):
        register(function)
    return search


def write_plays(nodes: Ints, node: int, hand: Ints, plays: Ints) -> int:
    """The plays that lead to a node, in order; returns how many there are."""
    count = nodes[node, Node.LAID]
    for number in range(count - 1, -1, -1):
        plays[number, 0] = hand[nodes[node, Node.PLACE]]
        plays[number, 1] = nodes[node, Node.PILE]
        node = nodes[node, Node.PARENT]
    return int(count)


for _function in (packed, top_of, write_plays):
    register(_function)
