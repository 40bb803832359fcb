"""Who starts: every player says how good an opening it has, and proposes a starter."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from backtrick.bots import Wish, wish_said
from backtrick.table.table import Opinion
from backtrick.talk import Heard

SILENT = -1
"""The opening of a player who has not said."""


def elected(
    opinions: Sequence[Opinion | None], heard: Iterable[Heard] = (), away: Collection[int] = ()
) -> int:
    """Most proposals win; ties go to the best stated opening, then to the lowest seat.

    A player who is here and has not said comes before one who would rather not; a player who is
    away and has not said comes last.
    """
    votes = [0] * len(opinions)
    for opinion in opinions:
        if opinion is not None and opinion.starter is not None:
            votes[opinion.starter] += 1
    stated = openings(opinions, heard)

    def rank(seat: int) -> int:
        if stated[seat] == SILENT:
            return 0 if seat in away else 2
        return 1 if stated[seat] == Wish.RATHER_NOT else 2 + stated[seat]

    return max(range(len(opinions)), key=lambda seat: (votes[seat], rank(seat), -seat))


def proposal(
    opinions: Sequence[Opinion | None], seat: int, opening: int, heard: Iterable[Heard] = ()
) -> int | None:
    """Whom a bot proposes: the best opening stated so far, its own included, itself on a tie;
    nobody while the best is "rather not".
    """
    stated = openings(opinions, heard)
    stated[seat] = opening
    best = max(stated)
    if best <= Wish.RATHER_NOT:
        return None
    return seat if opening == best else stated.index(best)


def openings(opinions: Sequence[Opinion | None], heard: Iterable[Heard] = ()) -> list[int]:
    """How good an opening each seat says it has: in its opinion, or else in a hint."""
    said = tuple(heard)
    stated = []
    for seat, opinion in enumerate(opinions):
        opening = None if opinion is None else opinion.opening
        wish = wish_said(said, seat) if opening is None else opening
        stated.append(SILENT if wish is None else int(wish))
    return stated
