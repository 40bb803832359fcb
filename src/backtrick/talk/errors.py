"""Why something may not be said, as data."""

from __future__ import annotations

from enum import StrEnum

from backtrick.errors import BacktrickError


class HintErrorCode(StrEnum):
    """Why a hint is refused."""

    UNKNOWN = "unknown"
    """No hint reads like this."""
    NOT_HERE = "not-here"
    """The game, or its variant, has no such hint, pile or colour."""
    ALREADY = "already"
    """This seat has spoken of that in this turn."""
    TOO_EARLY = "too-early"
    """The starter has not been chosen."""
    TOO_LATE = "too-late"
    """The starter has been chosen."""
    OVER = "over"
    """The game has ended."""


class BadHint(BacktrickError, ValueError):
    """A hint that may not be given."""

    code: HintErrorCode


class GuardReason(StrEnum):
    """What the guard found in a message."""

    DIGITS = "digits"
    NUMBER_WORD = "number-word"
    ROMAN = "roman"
    ORDINAL = "ordinal"
    SYMBOL = "symbol"
    """An emoji, a die, a clock face or a playing card that shows a number."""
    COUNTING = "counting"
    """As many characters as the number."""
    RANGE = "range"
    """A decade: the forties."""
    VAGUE_VALUE = "vague-value"
    """High, low: too much for professionals."""
    LIKELY = "likely"
    """No number, but it reads like messages that tell or ask a card."""
    TOO_LONG = "too-long"
    UNREADABLE = "unreadable"
    """Nothing, or nothing that can be seen."""
