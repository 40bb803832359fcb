"""Ranking whole turns: search them, describe what each leaves, let the net judge.

A turn that wins at once has the value `WON`. If the turn cannot be finished, none is ranked, and
the longest way to go on is written in first place with the value `LOST`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from backtrick.kernel.arrays import Bytes, Floats, Ints
from backtrick.kernel.columns import (
    CardRow,
    Effort,
    FactRow,
    FloatRow,
    Node,
    Option,
    TableFact,
)
from backtrick.kernel.desk import CAPACITY, Desk
from backtrick.kernel.features import NARROW, Limits, features_of
from backtrick.kernel.jit import register
from backtrick.kernel.net import Net, evaluate
from backtrick.kernel.turns import TOO_DEAR, UNLIMITED, turn_search
from backtrick.rules.game import Game

WON = 100.0
LOST = -100.0

UNBOUNDED = 2**62
"""More positions than anybody waits for."""

EFFORT = Effort.REPLIES + 3
"""How many numbers an effort has."""

Rank = Callable[
    [Ints, int, Ints, int, bool, int, int, int, int, Bytes, Bytes, Ints, Ints, Ints, Net, Ints,
     int, bool, Desk], int,
]  # fmt: skip
"""`rank`, as `ranker` makes it."""


def make_effort(
    game: type[Game], limits: Limits | None = None, *, keep: int = 1, samples: int = 0,
    margin: float = 1.0, doubt: float = 0.0, rounds: int = 1,
    positions: int = UNBOUNDED,
) -> Ints:  # fmt: skip
    """How hard to think: the limits of the turn search, and the look-ahead (see `Effort`)."""
    chosen = features_of(game).limits if limits is None else limits
    hundredths = round(margin * 100), round(doubt * 100)
    numbers = [*chosen, keep, samples, *hundredths, rounds, positions, *NARROW]
    return np.array(numbers, np.int64)


def shares_deck(game: type[Game]) -> bool:
    """Whether all seats draw from one deck; otherwise each has its own."""
    return game().draw_pile_of(0) == game().draw_pile_of(1)


def insert_best(cards: Ints, floats: Floats, found: int, keep: int, node: int, value: float) -> int:
    """Keep the best nodes in order; returns how many are kept."""
    if found == keep:
        if value <= floats[FloatRow.VALUES, found - 1]:
            return found
        found -= 1
    place = found
    while place > 0 and floats[FloatRow.VALUES, place - 1] < value:
        floats[FloatRow.VALUES, place] = floats[FloatRow.VALUES, place - 1]
        cards[CardRow.BEST, place] = cards[CardRow.BEST, place - 1]
        place -= 1
    floats[FloatRow.VALUES, place] = value
    cards[CardRow.BEST, place] = node
    return found + 1


def added_up(numbers: Ints) -> int:
    """Their sum: a loop compiles much faster than numpy's own."""
    total = 0
    for place in range(len(numbers)):
        total += numbers[place]
    return total


for _function in (insert_best, added_up):
    register(_function)


@cache
def ranker(game: type[Game]) -> Rank:
    """The search for the best whole turns of a game, judged by the net alone."""
    search = turn_search(game)
    width, survey, describe, _, _, listen = features_of(game)
    drawn_for, is_won = game.drawn, game.is_won
    shared = shares_deck(game)

    def rank(
        hand: Ints, count: int, tops: Ints, seat: int, given: bool, begun: int, needed: int,
        room: int, owed: int, unseen: Bytes, other_unseen: Bytes, hand_counts: Ints,
        draw_counts: Ints, options: Ints, net: Net, wanted: Ints, keep: int, imagined: bool,
        desk: Desk,
    ) -> int:  # fmt: skip
        """Write the best turns to the desk, best first; returns how many there are."""
        nodes, floats, cards = desk.nodes, desk.floats, desk.cards
        counts, own, facts, features = desk.counts, desk.own, desk.facts, floats[FloatRow.FEATURES]
        listens = len(net.first) > width
        survey(desk, hand, count, seat, unseen, other_unseen, hand_counts, draw_counts)
        draw = draw_counts[0 if shared else seat]
        all_left = added_up(hand_counts) + added_up(draw_counts)
        last = is_won(draw, all_left - count)
        cheapest, total, limits = TOO_DEAR, 0, wanted
        for attempt in range(last, 2):
            if attempt == 1:
                limits = UNLIMITED
            total = search(hand, count, tops, seat, given, needed, room, owed, limits, desk)
            cheapest = TOO_DEAR
            for node in range(total):
                if last and nodes[node, Node.KEPT] == 0:
                    cards[CardRow.BEST, 0] = node
                    floats[FloatRow.VALUES, 0] = WON
                    return 1
                if nodes[node, Node.LAID] >= needed and nodes[node, Node.OWED] == 0:
                    cheapest = min(cheapest, nodes[node, Node.PRICE])
            if cheapest < TOO_DEAR:
                break
        cards[CardRow.BEST, 0] = total - 1
        floats[FloatRow.VALUES, 0] = LOST
        found = 0
        # Nobody else holds a card, so what cannot be laid now never can: no need to judge it.
        if imagined and shared and last and room >= count and total < CAPACITY:
            return 0
        for node in range(total):
            if (
                nodes[node, Node.LAID] < needed
                or nodes[node, Node.OWED] != 0
                or nodes[node, Node.PRICE] > cheapest + limits[Effort.BREADTH]
            ):
                continue
            left, laid = count - nodes[node, Node.LAID], begun + nodes[node, Node.LAID]
            has_given = nodes[node, Node.GIVEN] != 0
            drawn = drawn_for(options[Option.HAND_SIZE], left, laid, has_given, draw)
            code, kept = nodes[node, Node.CODE], nodes[node, Node.KEPT]
            describe(
                features, counts, own, facts, options, code, kept, count, left, has_given, drawn
            )
            if listens:
                listen(desk, code)
            value = evaluate(net, floats)
            facts[FactRow.TABLE, TableFact.JUDGED] += 1
            if found == 0 or value > floats[FloatRow.VALUES, 0]:
                for place in range(len(net.first)):
                    floats[FloatRow.CHOSEN, place] = floats[FloatRow.FEATURES, place]
            found = insert_best(cards, floats, found, keep, node, value)
        return found

    register(rank)
    return rank
