"""The desk: everything that choosing a turn writes on, made once and used again.

Few arrays with named rows, and rows named by numbers rather than taken out: numba counts the
references to every array that it takes in hand, and takes its time to compile that.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from backtrick.kernel.arrays import MOST_IN_HAND, MOST_SEATS, Bytes, Floats, Ints
from backtrick.kernel.speaking import MARKS, SUBJECTS

SIZE = 128
"""Room for every card, top and mirror image."""

WIDTH = 192
"""Room for every feature, and for the units of a layer."""

CAPACITY = 3000
"""The most nodes that one search of turns keeps."""

SLOTS = 8192
"""Places in the table that finds duplicates: a power of two, well above the capacity."""

MOST_KEPT = 16
"""The most turns that are looked into further."""

# Columns of `nodes`: the tops a turn leaves (packed), the places it keeps (bits), its price, its
# length, the piles it still has to cover (bits), whether it gave a card, how it was reached, and
# the tops once more as places in the hand (packed, as `reach` counts them).
CODE, KEPT, PRICE, LAID, OWED, GIVEN, PARENT, PLACE, PILE, SPOTS = range(10)

# What `reach` says of a pile under each top, one bit for each place in the hand: the cards that may
# be laid before and after one was given, and those that would go backwards. A top is the one from
# before the turn (0) or the card at a place in the hand (counted from 1).
MAY_LAY, MAY_LAY_GIVEN, BACKWARDS = range(3)

# Columns of `slots`; the row after the last holds the stamp of the search that is going on.
KEY, STAMP = range(2)

# Kinds of `counts`: whether a card is unseen; how many unseen cards lie beyond a top; how many
# pairs of them ten apart lie beyond it, and how many have it between them.
UNSEEN, ABOVE, PAIRS, STRADDLES = range(4)

# Kinds of `own`: the cards by place, and the places by card, counted from 1 (0: not held).
CARDS, PLACES = range(2)

# Rows of `floats`: the features being judged, those of the best turn, two hidden layers, the values
# of the best turns (the first place after them is the value of the choice).
FEATURES, CHOSEN, LAYER_1, LAYER_2, VALUES = range(5)

# Rows of `cards`: the best turns as nodes, and scratch for imagined deals: the next player's hand,
# the cards that hands are dealt from, the tops, the sizes of hands and of draw piles, and in a duel
# the cards that the player itself draws from.
BEST, HAND, DECK, TOPS, HANDS, DRAWS, OWN_DECK = range(7)

# Rows of `totals`: the chances of a turn added up, and the squares of its distance to the first.
SUM, SQUARES = range(2)

# Rows of `facts`: what is known of the table, and scratch for features: tops along their own
# direction and those directions in the order features list them, and the nearest cards.
TABLE, ORDER, WAYS, STEP_1, STEP_2, NEAREST = range(6)

# Places in the row TABLE: the seat, how many seats, its draw pile and hand, how many others hold
# cards, the hand of the next who does, unseen cards of the own and the other deck, and, in a duel,
# the opponent's hand and draw pile.
SEAT, SEATS, DRAW, HELD, OTHERS, NEXT, HIDDEN, OTHER_HIDDEN, OTHER_HAND, OTHER_DRAW = range(10)
VOICES, SPOKEN = 10, 11
"""The places after those: how many others are listened to, and whether own words stand."""

SPEAKS, HOLDS = SUBJECTS, SUBJECTS + 1
"""Columns of `heard` after the subjects: whether a player has said anything that stands, and how
many cards it holds."""


class Desk(NamedTuple):
    """The arrays; their columns and rows are named above."""

    nodes: Ints
    slots: Ints
    counts: Ints
    """By row, which is `rows_of` a deck and a direction plus a kind, and by card or top along that
    direction."""
    own: Ints
    """By row, twice the direction plus a kind, and by place or card."""
    space: Ints
    """By pile and top: how many unseen cards still fit."""
    reach: Ints
    """By pile, top and kind: which cards of the hand could be laid."""
    facts: Ints
    floats: Floats
    cards: Ints
    unseen: Bytes
    """Scratch for imagined deals: what the next player would not see, deck by deck."""
    unlaid: Bytes
    """Scratch for imagined deals: what has not been laid, deck by deck."""
    heard: Ints
    """What stands of what was said: by player, the next one first, and by subject."""
    marks: Ints
    """What the hints speak of: see `speaking`."""
    tally: Ints
    odds: NDArray[np.float64]
    """Scratch for what a card, and a hand, that was spoken of could do."""
    totals: NDArray[np.float64]
    """Scratch for imagined deals: what each of the best turns scored, by kind and turn."""


def make_desk() -> Desk:
    """A clean desk; it serves every game."""
    return Desk(
        nodes=np.zeros((CAPACITY, 10), np.int64),
        slots=np.zeros((SLOTS + 1, 2), np.int64),
        counts=np.zeros((16, SIZE), np.int64),
        own=np.zeros((4, SIZE), np.int64),
        space=np.zeros((4, SIZE), np.int64),
        reach=np.zeros((4, MOST_IN_HAND + 1, 3), np.int64),
        facts=np.zeros((6, 16), np.int64),
        floats=np.zeros((5, WIDTH), np.float32),
        cards=np.zeros((7, SIZE), np.int64),
        unseen=np.zeros((2, SIZE), np.uint8),
        unlaid=np.zeros((2, SIZE), np.uint8),
        heard=np.zeros((MOST_SEATS, SUBJECTS + 2), np.int64),
        marks=np.zeros(MARKS, np.int64),
        tally=np.zeros(SIZE, np.int64),
        odds=np.zeros((2, 16)),
        totals=np.zeros((2, MOST_KEPT)),
    )
