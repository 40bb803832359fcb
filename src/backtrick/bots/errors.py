"""What can be wrong with a bot, as data."""

from __future__ import annotations

from enum import StrEnum

from backtrick.errors import BacktrickError


class BotErrorCode(StrEnum):
    """Every way in which a bot can fail."""

    UNKNOWN = "unknown"
    IMPORT = "import"
    INCOMPLETE = "incomplete"
    COUNT = "count"
    LEVEL = "level"
    NO_WEIGHTS = "no-weights"
    MISSING_EXTRA = "missing-extra"
    TIME = "time"
    NO_TIME = "no-time"
    RAISED = "raised"
    NONSENSE = "nonsense"
    ILLEGAL = "illegal"
    STOPPED_EARLY = "stopped-early"
    BAD_HINT = "bad-hint"
    NOT_REPEATABLE = "not-repeatable"


class BotError(BacktrickError):
    """A bot that cannot be found, or that misbehaved.

    A misbehaviour names the bot and the position; `__cause__` is what lies behind it.
    """

    code: BotErrorCode
