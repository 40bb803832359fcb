"""Why a table refuses a command, as data. What the rules refuse keeps the code of the rules."""

from __future__ import annotations

from enum import StrEnum

from backtrick.errors import BacktrickError


class TableErrorCode(StrEnum):
    """Everything that a table itself refuses."""

    WRONG_PHASE = "wrong-phase"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    ALREADY_SEATED = "already-seated"
    SEAT_TAKEN = "seat-taken"
    SEAT_UNKNOWN = "seat-unknown"
    SEATS_IN_USE = "seats-in-use"
    REMOVED = "removed"
    TABLE_FULL = "table-full"
    SEATS_OPEN = "seats-open"
    OTHER_PEOPLE = "other-people"
    NOT_AWAY = "not-away"
    NOT_A_PERSON = "not-a-person"
    NOT_A_BOT = "not-a-bot"
    YOURSELF = "yourself"
    ALREADY_NUDGED = "already-nudged"
    ALREADY_PROPOSED = "already-proposed"
    NOT_PROPOSED = "not-proposed"
    NOT_TO_ACT = "not-to-act"
    NOT_DUE = "not-due"
    CHAT_OFF = "chat-off"
    EMPTY_TEXT = "empty-text"
    LONG_TEXT = "long-text"
    FORBIDDEN_TALK = "forbidden-talk"
    FORBIDDEN_HINT = "forbidden-hint"
    BAD_CLOCK = "bad-clock"
    BAD_OPENING = "bad-opening"
    OPINION_FIXED = "opinion-fixed"
    NOTHING_LAID = "nothing-laid"
    CLOSED = "closed"


class TableError(BacktrickError):
    """A command that this table does not take now."""

    code: TableErrorCode
