"""A position with all cards open, as a row of numbers: how to read it, and how much room it has.

Sets of cards are bits in two words. Which card fits which top is a table, filled by the game's own
`may_lay`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, NamedTuple

from numba import int64, uint64

from backtrick.kernel.arrays import Ints
from backtrick.kernel.intrinsics import lowest
from backtrick.kernel.jit import register
from backtrick.kernel.turns import PACK, top_of, twins
from backtrick.rules.game import Game

DEAD = -4
"""What a card is worth that fits no pile as they are."""

TRICK = 2
"""What a trick is worth that could be done now, by whoever holds the card."""

SCORES, MIDDLE = 1024, 512
"""How many scores there are, and the place of zero among them."""


class Cell(IntEnum):
    """Columns of a position in a pool."""

    SCORE = 0
    TRACE = 1
    """The position it comes from, and the step from there."""
    PLACE = 2
    """How many cards of the draw pile are drawn."""
    LOW = 3
    """The cards not laid, 0 to 63."""
    HIGH = 4
    """The cards not laid, from 64 on."""
    TOPS = 5
    """The tops, packed. From here on, two positions with the same number of cards laid differ."""
    MOMENT = 6
    """The seat to act, the cards it has laid, the piles it has to cover."""
    HANDS = 7
    """The hands, two words for each seat."""


LAID_AT, OWED_AT = 3, 10
"""Where in a moment the cards laid and the piles to cover begin; the seat comes first."""

SEAT, LAID = 7, 127
"""Their masks."""

WORD_BITS = 64
"""Bits in a word."""

TOP_AT, ENDS_AT, PARENT_AT = 9, 16, 17
"""Where in a trace the parts begin: the card, the pile, its top, whether the turn ends, the parent.
The pile is at bit `PACK`. Piles are sorted, so it is the top that says which one it is."""


class OpenReach(NamedTuple):
    """For each pile and top, as two words: the cards that fit, and those of them that go back."""

    fits: Ints
    tricks: Ints


def ones(word: int) -> Any:
    """How many bits are set."""
    bits = uint64(word)
    bits = bits - (bits >> uint64(1) & uint64(0x5555555555555555))
    bits = (bits & uint64(0x3333333333333333)) + (bits >> uint64(2) & uint64(0x3333333333333333))
    bits = bits + (bits >> uint64(4)) & uint64(0x0F0F0F0F0F0F0F0F)
    return int64(bits * uint64(0x0101010101010101) >> uint64(56))


def score(tops: int, low: int, high: int, piles: int, tables: OpenReach) -> tuple[int, bool]:
    """How much room a position has, and whether every card not laid fits some pile as it is."""
    total, low_fits, high_fits = 0, 0, 0
    for pile in range(piles):
        top = top_of(tops, pile)
        fits_low, fits_high = tables.fits[pile, top, 0] & low, tables.fits[pile, top, 1] & high
        total += ones(fits_low) + ones(fits_high)
        total += TRICK * (
            ones(tables.tricks[pile, top, 0] & low) + ones(tables.tricks[pile, top, 1] & high)
        )
        low_fits |= fits_low
        high_fits |= fits_high
    dead = ones(low & ~low_fits) + ones(high & ~high_fits)
    return MIDDLE + total + DEAD * dead, dead == 0


def has_hope(tops: int, low: int, high: int, piles: int, fits: Ints) -> bool:
    """Whether each card could be laid some time, if all of them were at hand at any time, as often
    as wished. If not, the game is lost.
    """
    never_low, never_high = low, high
    for pile in range(piles):
        top = top_of(tops, pile)
        reached_low, reached_high = fits[pile, top, 0] & low, fits[pile, top, 1] & high
        next_low, next_high, left_low, left_high = reached_low, reached_high, low, high
        while next_low | next_high:
            if next_low:
                card = lowest(next_low)
                left_low ^= 1 << card
            else:
                card = WORD_BITS + lowest(next_high)
                left_high ^= 1 << (card - WORD_BITS)
            reached_low |= fits[pile, card, 0] & low
            reached_high |= fits[pile, card, 1] & high
            next_low, next_high = reached_low & left_low, reached_high & left_high
        never_low &= ~reached_low
        never_high &= ~reached_high
        if never_low | never_high == 0:
            return True
    return False


def any_fits(tops: int, low: int, high: int, piles: int, fits: Ints) -> bool:
    """Whether one of these cards fits a pile."""
    for pile in range(piles):
        top = top_of(tops, pile)
        if fits[pile, top, 0] & low | fits[pile, top, 1] & high:
            return True
    return False


for _function in (ones, score, has_hope, any_fits):
    register(_function)


def pile_sorter(game: type[Game]) -> Callable[[int, int], tuple[int, int]]:
    """A function that makes positions alike which differ only in the order of equal piles."""
    piles, twin_of = len(game.rows), twins(game)

    def sort_piles(tops: int, owed: int) -> tuple[int, int]:
        """The tops, and the piles to cover, with equal piles in ascending order."""
        for pile in range(1, piles):
            twin = twin_of[pile]
            one, other = top_of(tops, twin), top_of(tops, pile)
            if one > other and twin != pile:
                swap = one ^ other
                tops ^= swap << (PACK * twin) | swap << (PACK * pile)
                if (owed >> twin ^ owed >> pile) & 1:
                    owed ^= 1 << twin | 1 << pile
        return tops, owed

    register(sort_piles)
    return sort_piles
