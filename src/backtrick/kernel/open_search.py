"""With all cards open: a search for a way to win, card by card.

It is a beam search. A level holds the positions after the same number of cards laid; from each
every card is laid on every pile, with and without ending the turn there, and the best positions
are kept, as many as the beam is wide. Equal piles are sorted and duplicates removed, so that two
orders of play that come to the same count once. A beam that never had to drop a position has seen
everything: if it found no win, there is none.

Every rule here is the game's own function, compiled, or comes from the table of `open_position`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple, Protocol

from numba import int64, uint64

from backtrick.kernel.arrays import Ints
from backtrick.kernel.columns import Option
from backtrick.kernel.intrinsics import lowest
from backtrick.kernel.jit import jit, register
from backtrick.kernel.lookahead import copy
from backtrick.kernel.open_position import (
    ENDS_AT,
    LAID,
    LAID_AT,
    OWED_AT,
    PARENT_AT,
    SCORES,
    SEAT,
    TOP_AT,
    WORD_BITS,
    Cell,
    OpenReach,
    any_fits,
    has_hope,
    ones,
    pile_sorter,
    score,
)
from backtrick.kernel.turns import PACK, top_of, twins
from backtrick.rules.game import Game
from backtrick.rules.turn import may_end, next_seat

ROOM = 2
"""A pool holds so many beams before the worst are dropped."""


class Found(IntEnum):
    """Places in the answer of a search."""

    WON = 0
    """Whether there is a line."""
    LEVEL = 1
    """The level of the position before the last card."""
    TRACE = 2
    """The last step."""
    DROPPED = 3
    """Whether a position was dropped, so that a win may have been missed."""
    LOOKS = 4
    """How many steps were looked at."""


class OpenDesk(NamedTuple):
    """What a search works on."""

    pools: Ints
    """Two pools of positions: a level, and the next one."""
    slots: Ints
    """Where in the pool a position is, by its hash."""
    traces: Ints
    """The traces of the positions that were kept, by level."""
    counts: Ints
    """Scratch: how many positions have each score, then the sizes of hands."""
    answer: Ints
    """See `Found`."""


class OpenSearch(Protocol):
    """The compiled search of a game. The first level is in the first pool. A level begins only
    while fewer than `most` steps were looked at.
    """

    def __call__(
        self, roots: int, width: int, most: int, deck: Ints, options: Ints, tables: OpenReach,
        desk: OpenDesk, /,
    ) -> None: ...  # fmt: skip


def fill(array: Ints, value: int) -> None:
    """Set every element."""
    for place in range(len(array)):
        array[place] = value


def is_new(pool: Ints, slots: Ints, place: int) -> bool:
    """Whether the position at this place of a pool is there for the first time; the slots remember
    it from now on.
    """
    mixed = uint64(0)
    for cell in range(Cell.TOPS, pool.shape[1]):
        mixed = (mixed ^ uint64(pool[place, cell])) * uint64(0x9E3779B97F4A7C15)
        mixed ^= mixed >> uint64(29)
    slot = int64(mixed & uint64(len(slots) - 1))
    while slots[slot] >= 0:
        other, same = slots[slot], int64(Cell.TOPS)
        while same < pool.shape[1] and pool[other, same] == pool[place, same]:
            same += 1
        if same == pool.shape[1]:
            return False
        slot = (slot + 1) & (len(slots) - 1)
    slots[slot] = place
    return True


def thin_out(pool: Ints, slots: Ints, count: int, width: int, counts: Ints) -> Any:
    """Keep the best positions of a pool, as many as the beam is wide. Returns the score below which
    a position has no chance any more.
    """
    fill(counts, 0)
    for place in range(count):
        counts[pool[place, Cell.SCORE]] += 1
    bar: Any = SCORES - 1
    better: Any = 0
    while better + counts[bar] <= width:
        better += counts[bar]
        bar -= 1
    equal, kept = width - better, 0
    fill(slots, -1)
    for place in range(count):
        worth = pool[place, Cell.SCORE]
        if worth < bar or (worth == bar and equal == 0):
            continue
        if worth == bar:
            equal -= 1
        if place > kept:
            copy(pool[place], pool[kept])
        is_new(pool, slots, kept)
        kept += 1
    return bar + 1


for _function in (fill, is_new, thin_out):
    register(_function)


@cache
def _child_writer(game: type[Game]) -> Callable[..., bool]:
    """A function that writes a position after one more card."""
    drawn, burns, piles, all_cards = game.drawn, game.burns, len(game.rows), len(game.cards)

    def end_turn(row: Ints, seat: int, laid: int, deck: Ints, options: Ints, counts: Ints) -> None:
        """Draw, and pass to the next seat."""
        own, seats = Cell.HANDS + 2 * seat, (len(row) - Cell.HANDS) // 2
        held, left = ones(row[own]) + ones(row[own + 1]), len(deck) - row[Cell.PLACE]
        for _ in range(drawn(options[Option.HAND_SIZE], held, laid, False, left)):
            card = deck[row[Cell.PLACE]]
            row[own + card // WORD_BITS] |= 1 << (card % WORD_BITS)
            row[Cell.PLACE] += 1
        for other in range(seats):
            hand = Cell.HANDS + 2 * other
            counts[other] = ones(row[hand]) + ones(row[hand + 1])
        owed: Any = 0
        if options[Option.FIRE]:
            for pile in range(piles):
                if burns(top_of(row[Cell.TOPS], pile)):
                    owed |= 1 << pile
        after = next_seat(counts[:seats], seat)  # type: ignore[arg-type]
        row[Cell.MOMENT] = after | owed << OWED_AT
        row[Cell.TRACE] |= 1 << ENDS_AT

    def write_child(
        row: Ints, parent: Ints, ends: bool, card: int, trace: int, tops: int, owed: int,
        worth: int, needed: int, deck: Ints, options: Ints, counts: Ints, fits: Ints,
    ) -> bool:  # fmt: skip
        """The position after a card, with or without ending the turn. Returns whether there is one
        from which the seat to act can go on.
        """
        seat, laid = parent[Cell.MOMENT] & SEAT, (parent[Cell.MOMENT] >> LAID_AT & LAID) + 1
        if ends:
            if not may_end(laid, needed, owed):
                return False
        elif laid >= options[Option.MOST]:
            return False
        copy(parent, row)
        row[Cell.SCORE], row[Cell.TRACE], row[Cell.TOPS] = worth, trace, tops
        row[Cell.LOW + card // WORD_BITS] ^= 1 << (card % WORD_BITS)
        row[Cell.HANDS + 2 * seat + card // WORD_BITS] ^= 1 << (card % WORD_BITS)
        if ends:
            end_turn(row, seat, laid, deck, options, counts)
        else:
            # With nothing to draw, it does not matter how many cards beyond the required were laid.
            if row[Cell.PLACE] == len(deck) and options[Option.MOST] >= all_cards:
                laid = min(laid, needed)
            row[Cell.MOMENT] = seat | laid << LAID_AT | owed << OWED_AT
        hand = Cell.HANDS + 2 * (row[Cell.MOMENT] & SEAT)
        return any_fits(tops, row[hand], row[hand + 1], piles, fits)

    for function in (drawn, burns, end_turn, write_child):
        register(function)
    return write_child


@cache
def open_search(game: type[Game]) -> OpenSearch:  # noqa: C901, PLR0915 (two functions)
    """The compiled search for a game."""
    required_for, is_won, write_child = game.required_for, game.is_won, _child_writer(game)
    piles, twin_of, sort_piles = len(game.rows), twins(game), pile_sorter(game)

    def expand(
        node: int, level: int, count: int, bar: int, width: int, deck: Ints, options: Ints,
        tables: OpenReach, desk: OpenDesk,
    ) -> tuple[int, int]:  # fmt: skip
        """Add what can follow on one position to the next level. Returns how many there are now,
        and the score below which one has no chance.
        """
        here, there = desk.pools[level & 1, node], desk.pools[1 - (level & 1)]
        tops, moment, answer, fits = here[Cell.TOPS], here[Cell.MOMENT], desk.answer, tables.fits
        hand, draw_left = Cell.HANDS + 2 * (moment & SEAT), len(deck) - here[Cell.PLACE]
        held, left = ones(here[hand]) + ones(here[hand + 1]), ones(here[Cell.LOW])
        left += ones(here[Cell.HIGH])
        needed = required_for(options[Option.REQUIRED], draw_left)
        for half in range(2 * piles):
            pile, word = half >> 1, half & 1
            top = top_of(tops, pile)
            if twin_of[pile] != pile and top_of(tops, twin_of[pile]) == top:
                continue
            fitting = here[hand + word] & fits[pile, top, word]
            while fitting:
                bit = fitting & -fitting
                fitting ^= bit
                card = WORD_BITS * word + lowest(bit)
                trace = node << PARENT_AT | top << TOP_AT | pile << PACK | card
                answer[Found.LOOKS] += 1
                if is_won(held - 1 + draw_left, left - 1):
                    answer[Found.WON], answer[Found.LEVEL], answer[Found.TRACE] = 1, level, trace
                    return 0, bar
                after, owed = sort_piles(
                    tops ^ (top ^ card) << (PACK * pile), moment >> OWED_AT & ~(1 << pile)
                )
                low = here[Cell.LOW] ^ (0 if word else bit)
                high = here[Cell.HIGH] ^ (bit if word else 0)
                worth, all_fit = score(after, low, high, piles, tables)
                if worth < bar or not (all_fit or has_hope(after, low, high, piles, fits)):
                    continue
                for ends in (False, True):
                    if write_child(
                        there[count], here, ends, card, trace, after, owed, worth, needed, deck,
                        options, desk.counts, fits,
                    ) and is_new(there, desk.slots, count):  # fmt: skip
                        count += 1
                    if count == len(there):
                        bar = thin_out(there, desk.slots, count, width, desk.counts)
                        count, answer[Found.DROPPED] = width, 1
        return count, bar

    def search(
        roots: int,
        width: int,
        most: int,
        deck: Ints,
        options: Ints,
        tables: OpenReach,
        desk: OpenDesk,
    ) -> None:
        size, level, answer = roots, 0, desk.answer
        while size > 0 and answer[Found.LOOKS] < most:
            count, bar = 0, 0
            fill(desk.slots, -1)
            for node in range(size):
                desk.traces[level, node] = desk.pools[level & 1, node, Cell.TRACE]
                count, bar = expand(node, level, count, bar, width, deck, options, tables, desk)
                if answer[Found.WON]:
                    return
            if count > width:
                there = desk.pools[1 - (level & 1)]
                thin_out(there, desk.slots, count, width, desk.counts)
                count, answer[Found.DROPPED] = width, 1
            size, level = count, level + 1
        if size > 0:
            answer[Found.DROPPED] = 1

    for function in (required_for, is_won, expand):
        register(function)
    return jit(search, game.__name__)
