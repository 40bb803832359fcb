"""Piles of numbers: a direction, a top, and which card fits.

The functions here are the rule that The Game and Face to Face share. They take and return plain
integers, so that the compiled kernel can use these very functions.
"""

from __future__ import annotations

ASCENDING = 1
DESCENDING = -1

TRICK = 10
"""How far back the backwards trick goes, exactly."""


def step(card: int, top: int, direction: int) -> int:
    """How far a card takes a pile along its direction; below zero is backwards."""
    return (card - top) * direction


def fits(card: int, top: int, direction: int) -> bool:
    """A card fits when it goes along the direction by any margin, or exactly ten against it."""
    way = (card - top) * direction
    return way > 0 or way == -TRICK


def improves(card: int, top: int, direction: int) -> bool:
    """A card improves a pile when it goes strictly against the direction, by any margin.

    Nothing improves a row card: no card lies before it.
    """
    return (card - top) * direction < 0
