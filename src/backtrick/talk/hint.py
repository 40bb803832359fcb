"""A hint: something that may be said, as data, about a pile or a colour or in general."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from backtrick.talk.errors import BadHint, HintErrorCode


class Code(StrEnum):
    """Every hint there is. Which of them a game has is in `vocabulary`."""

    # about a pile
    LEAVE = "leave"
    RATHER_NOT = "rather-not"
    GO_AHEAD = "go-ahead"
    SMALL_STEPS = "small-steps"
    TRICK = "trick"
    WANT = "want"
    # about a colour
    HOLDS = "holds"
    HIGH = "high"
    MIDDLE = "middle"
    LOW = "low"
    # in general
    HARD_TURN = "hard-turn"
    FINE = "fine"
    MORE = "more"
    THANKS = "thanks"
    SORRY = "sorry"
    # before the starter is chosen
    START = "start"
    NOT_START = "not-start"


class Topic(StrEnum):
    """What a hint can be about."""

    PILE = "pile"
    COLOUR = "colour"
    GENERAL = "general"
    OPENING = "opening"


TOPICS: dict[Code, Topic] = {
    **dict.fromkeys(
        (
            Code.LEAVE,
            Code.RATHER_NOT,
            Code.GO_AHEAD,
            Code.SMALL_STEPS,
            Code.TRICK,
            Code.WANT,
        ),
        Topic.PILE,
    ),
    **dict.fromkeys((Code.HOLDS, Code.HIGH, Code.MIDDLE, Code.LOW), Topic.COLOUR),
    **dict.fromkeys((Code.HARD_TURN, Code.FINE, Code.MORE, Code.THANKS, Code.SORRY), Topic.GENERAL),
    **dict.fromkeys((Code.START, Code.NOT_START), Topic.OPENING),
}

COURTESIES = frozenset({Code.THANKS, Code.SORRY})
"""These say nothing about a hand."""


class Hint(NamedTuple):
    """What is said: a code, and the number of the pile or the letter of the colour it speaks of.

    Its text is the code alone, `code@pile` or `code:colour`, and reads back with `parse`:
    `thanks`, `leave@2`, `high:y`.
    """

    code: Code
    about: int | str | None = None

    def __str__(self) -> str:
        if self.about is None:
            return str(self.code)
        return f"{self.code}{'@' if isinstance(self.about, int) else ':'}{self.about}"

    @classmethod
    def parse(cls, text: str) -> Hint:
        """The hint of this text, or a `BadHint`."""
        code, at, pile = text.partition("@")
        code, colon, colour = code.partition(":")
        if code not in _KNOWN or (at and colon):
            raise BadHint(HintErrorCode.UNKNOWN, hint=text)
        hint = cls(Code(code), pile if at else colour if colon else None)
        if at:
            if len(pile) != 1 or pile not in "0123456789":
                raise BadHint(HintErrorCode.UNKNOWN, hint=text)
            hint = cls(hint.code, int(pile))
        if not hint.is_whole:
            raise BadHint(HintErrorCode.UNKNOWN, hint=text)
        return hint

    @property
    def topic(self) -> Topic:
        """What this hint is about."""
        return TOPICS[Code(self.code)]

    @property
    def is_whole(self) -> bool:
        """Whether it names what its code speaks of, and nothing else."""
        match self.topic:
            case Topic.PILE:
                return type(self.about) is int
            case Topic.COLOUR:
                return isinstance(self.about, str) and len(self.about) == 1
        return self.about is None

    @property
    def message(self) -> str:
        """The name of its message in the catalogue; a pile's takes `pile`, a colour's `colour`."""
        return f"hint-{self.code}"


_KNOWN = frozenset(Code)


class Heard(NamedTuple):
    """A hint, by whom and in which turn it was given (-1: before the starter was chosen, -2: after
    the end).
    """

    turn: int
    seat: int
    hint: Hint

    def entry(self) -> tuple[int, int, str]:
        """What a record holds under `talk`."""
        return self.turn, self.seat, str(self.hint)
