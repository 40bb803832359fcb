"""A winning line from a position with all cards open: the arrays around `open_search`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from backtrick.kernel.arrays import Ints, options_array
from backtrick.kernel.open_position import (
    ENDS_AT,
    LAID_AT,
    OWED_AT,
    PARENT_AT,
    SCORES,
    TOP_AT,
    WORD_BITS,
    Cell,
    OpenReach,
)
from backtrick.kernel.open_search import ROOM, Found, OpenDesk, open_search
from backtrick.kernel.turns import PACK, TOP, packed, twins
from backtrick.rules.game import Game
from backtrick.rules.plays import Play, Turn
from backtrick.rules.state import State


class SearchAnswer(NamedTuple):
    """What a search found."""

    won_from: int
    """The place of the position from which it is won; -1 where no line was found."""
    turns: tuple[Turn, ...]
    """The line."""
    exhaustive: bool
    """Whether every position was looked at, so that without a line there is no win."""
    looks: int
    """How many steps were looked at."""


def find_line(states: Sequence[State], width: int, looks: int) -> SearchAnswer:
    """Search for a win from any of these positions: they belong to one deal, have the same cards
    left, and the seat to act may lay one. Stop when more than `looks` steps were looked at.
    """
    game, seats, levels = states[0].game, states[0].seats, sum(states[0].left)
    deck = np.array(max((state.draw_piles[0] for state in states), key=len), np.int64)
    wide = max(width, len(states))
    pools = np.empty((2, ROOM * wide, Cell.HANDS + 2 * seats), np.int64)
    for place, state in enumerate(states):
        pools[0, place] = _row(state, place, len(deck))
    desk = OpenDesk(
        pools, np.empty(1 << (2 * ROOM * wide).bit_length(), np.int64),
        np.empty((levels, wide), np.int64), np.empty(SCORES, np.int64),
        np.zeros(len(Found), np.int64),
    )  # fmt: skip
    tables = rule_tables(type(game))
    open_search(type(game))(len(states), wide, looks, deck, options_array(game), tables, desk)
    answer = desk.answer
    exhaustive, spent = not answer[Found.DROPPED], int(answer[Found.LOOKS])
    if not answer[Found.WON]:
        return SearchAnswer(-1, (), exhaustive, spent)
    steps, trace = [], int(answer[Found.TRACE])
    for level in range(int(answer[Found.LEVEL]), -1, -1):
        steps.append(trace)
        trace = int(desk.traces[level, trace >> PARENT_AT])
    place = trace >> PARENT_AT
    return SearchAnswer(place, _turns(states[place], steps[::-1]), exhaustive, spent)


@cache
def rule_tables(game: type[Game]) -> OpenReach:
    """Which cards fit which top, as the rules say."""
    tops = sorted({*game.rows, *game.cards})
    fits = np.zeros((len(game.rows), tops[-1] + 1, 2), np.int64)
    tricks = np.zeros_like(fits)
    for pile in range(len(game.rows)):
        for top in tops:
            fitting = [card for card in game.cards if game.may_lay(card, pile, top, 0, False)]
            back = (card for card in fitting if game.cost(card, pile, top, 0) < 0)
            fits[pile, top], tricks[pile, top] = words(fitting), words(back)
    return OpenReach(fits, tricks)


def words(cards: Iterable[int]) -> Ints:
    """A set of cards as two words."""
    bits = sum(1 << card for card in cards)
    return np.array([bits & (1 << WORD_BITS) - 1, bits >> WORD_BITS], np.uint64).view(np.int64)


def _row(state: State, place: int, deck: int) -> Ints:
    """A position as a row of a pool, equal piles in ascending order."""
    game, tops = state.game, list(state.tops)
    owed = game.owed(state.tops, state.laid_on)
    for pile, twin in enumerate(twins(type(game))):
        if tops[twin] > tops[pile]:
            tops[twin], tops[pile] = tops[pile], tops[twin]
            one, other = owed >> twin & 1, owed >> pile & 1
            owed = owed & ~(1 << twin | 1 << pile) | one << pile | other << twin
    row = np.zeros(Cell.HANDS + 2 * state.seats, np.int64)
    row[Cell.TRACE] = place << PARENT_AT
    row[Cell.PLACE] = deck - len(state.draw_piles[0])
    row[Cell.TOPS] = packed(np.array(tops, np.int64))
    row[Cell.MOMENT] = state.to_act | len(state.laid_on) << LAID_AT | owed << OWED_AT
    held = [card for hand in state.hands for card in hand]
    row[Cell.LOW : Cell.HIGH + 1] = words([*held, *state.draw_piles[0]])
    for seat, hand in enumerate(state.hands):
        row[Cell.HANDS + 2 * seat : Cell.HANDS + 2 * seat + 2] = words(hand)
    return row


def _turns(state: State, traces: Sequence[int]) -> tuple[Turn, ...]:
    """The plays that lead from a position through these steps. The search sorts equal piles, so the
    top says on which of them a card goes.
    """
    tops, equals = list(state.tops), twins(type(state.game))
    turns: list[list[Play]] = [[]]
    for trace in traces:
        card, top = trace & TOP, trace >> TOP_AT & TOP
        sorted_pile = trace >> PACK & (1 << TOP_AT - PACK) - 1
        pile = next(
            pile
            for pile, shown in enumerate(tops)
            if shown == top and equals[pile] == equals[sorted_pile]
        )
        tops[pile] = card
        turns[-1].append(Play(card, pile))
        if trace >> ENDS_AT & 1:
            turns.append([])
    return tuple(map(tuple, turns))
