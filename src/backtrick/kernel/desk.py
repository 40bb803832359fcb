"""The desk: all scratch memory for choosing a turn, allocated once.

There are few arrays, and code indexes their rows instead of passing rows on: each array that a
function takes costs time to compile.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from backtrick.kernel.arrays import MOST_IN_HAND, MOST_SEATS, Bytes, Doubles, Floats, Ints
from backtrick.kernel.columns import (
    SUBJECTS,
    CardRow,
    FactRow,
    FloatRow,
    Node,
    Own,
    Reach,
    Slot,
    Total,
    Voice,
)
from backtrick.kernel.speaking import MARKS

SIZE = 128
"""Room for every card, top and mirror image."""

WIDTH = 192
"""Room for every feature, and for the units of a layer."""

CAPACITY = 3000
"""The most nodes that one search of turns keeps."""

SLOTS = 8192
"""Places in the table that finds duplicates: a power of two, well above the capacity."""

MOST_KEPT = 16
"""The most turns that a look-ahead compares."""


class Desk(NamedTuple):
    """The arrays; `columns` names their columns and rows."""

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
    """The hints that stand, by player, the next one first, and by subject."""
    marks: Ints
    """What everybody can work out about hints: see `Mark`."""
    tally: Ints
    odds: Doubles
    """Scratch for the chances of a card and of a hand that a hint speaks of."""
    totals: Doubles
    """Scratch for imagined deals: what each of the best turns scored, by kind and turn."""


def make_desk() -> Desk:
    """A clean desk; it serves every game."""
    return Desk(
        nodes=np.zeros((CAPACITY, len(Node)), np.int64),
        slots=np.zeros((SLOTS + 1, len(Slot)), np.int64),
        counts=np.zeros((16, SIZE), np.int64),
        own=np.zeros((2 * len(Own), SIZE), np.int64),
        space=np.zeros((4, SIZE), np.int64),
        reach=np.zeros((4, MOST_IN_HAND + 1, len(Reach)), np.int64),
        facts=np.zeros((len(FactRow), 16), np.int64),
        floats=np.zeros((len(FloatRow), WIDTH), np.float32),
        cards=np.zeros((CardRow.SEATED + MOST_SEATS, SIZE), np.int64),
        unseen=np.zeros((2, SIZE), np.uint8),
        unlaid=np.zeros((2, SIZE), np.uint8),
        heard=np.zeros((MOST_SEATS, SUBJECTS + len(Voice)), np.int64),
        marks=np.zeros(MARKS, np.int64),
        tally=np.zeros(SIZE, np.int64),
        odds=np.zeros((2, 16)),
        totals=np.zeros((len(Total), MOST_KEPT)),
    )
