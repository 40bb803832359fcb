"""What can be wrong with a bot, as data."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any


class Fault(StrEnum):
    """Every way in which a bot can fail."""

    UNKNOWN = "unknown"
    IMPORT = "import"
    INCOMPLETE = "incomplete"
    COUNT = "count"
    LEVEL = "level"
    TIME = "time"
    NO_TIME = "no-time"
    RAISED = "raised"
    NONSENSE = "nonsense"
    ILLEGAL = "illegal"
    STOPPED_EARLY = "stopped-early"
    BAD_HINT = "bad-hint"
    NOT_REPEATABLE = "not-repeatable"


class BotError(Exception):
    """A bot that cannot be had, or that misbehaved: `fault` says how, `facts` name the rest.

    A misbehaviour names the bot and the position; `__cause__` is what lies behind it.
    """

    def __init__(self, fault: Fault, /, **facts: int | str) -> None:
        super().__init__(fault, facts)
        self.fault = fault
        self.facts: Mapping[str, int | str] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self.fault, dict(self.facts), self.__cause__)

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.fault}: {facts}"


def _rebuilt(fault: Fault, facts: dict[str, int | str], cause: BaseException | None) -> BotError:
    """The error in another process, with what lies behind it."""
    error = BotError(fault, **facts)
    error.__cause__ = cause
    return error
