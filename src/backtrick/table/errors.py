"""Why a table refuses a command, as data. What the rules refuse keeps the reason of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from backtrick.rules.reasons import Fact


class Refusal(StrEnum):
    """Every reason for which a table itself refuses something."""

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


class Refused(Exception):
    """A command that this table does not take now: `refusal` says why, `facts` name the rest."""

    def __init__(self, refusal: Refusal, /, **facts: Fact) -> None:
        super().__init__(refusal, facts)
        self.refusal = refusal
        self.facts: Mapping[str, Fact] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self.refusal, dict(self.facts))


def _rebuilt(refusal: Refusal, facts: dict[str, Fact]) -> Refused:
    return Refused(refusal, **facts)
