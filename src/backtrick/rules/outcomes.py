"""How a game ended, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Result(StrEnum):
    """What became of the team, or, in a duel, of its winner."""

    WON = "won"
    LOST = "lost"


class Ending(StrEnum):
    """Why a game ended."""

    ALL_LAID = "all-laid"
    STUCK = "stuck"
    BURNED = "burned"
    RESIGNED = "resigned"


class Band(StrEnum):
    """What the rulebook says of a result."""

    BEATEN = "beaten"
    EXCELLENT = "excellent"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: `left` counts the cards not laid (in a duel, the loser's)."""

    result: Result
    winner: int | None
    left: int
    ending: Ending
