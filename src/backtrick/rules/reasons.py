"""Why something was refused, as data: a reason, and the facts that belong to it.

No text for people is made here: the faces turn a reason and its facts into a sentence in the
reader's language (`locales/*.ftl`, message `refused-` and the reason).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from typing import Any

Fact = int | str


class Reason(StrEnum):
    """Every reason for which the rules refuse something."""

    # a play
    DOES_NOT_FIT = "does-not-fit"
    DOES_NOT_FIT_COLOUR = "does-not-fit-colour"
    DOES_NOT_IMPROVE = "does-not-improve"
    ROW_CARD_ONLY = "row-card-only"
    ALREADY_GIVEN = "already-given"
    NOT_IN_HAND = "not-in-hand"
    NO_SUCH_PILE = "no-such-pile"
    TURN_FULL = "turn-full"
    # the end of a turn
    TOO_FEW_LAID = "too-few-laid"
    FIRE_OPEN = "fire-open"
    # either
    NOT_YOUR_TURN = "not-your-turn"
    NOT_STARTED = "not-started"
    GAME_OVER = "game-over"
    # setting up a game
    UNKNOWN_GAME = "unknown-game"
    PLAYER_COUNT = "player-count"
    UNKNOWN_OPTION = "unknown-option"
    MISSING_OPTION = "missing-option"
    OPTION_VALUE = "option-value"
    SEED_RANGE = "seed-range"
    DECK_COUNT = "deck-count"
    UNKNOWN_CARD = "unknown-card"
    DUPLICATE_CARD = "duplicate-card"
    MISSING_CARD = "missing-card"
    NO_SUCH_SEAT = "no-such-seat"
    ALREADY_STARTED = "already-started"
    IMPOSSIBLE_VIEW = "impossible-view"
    # notation
    BAD_PLAY_TEXT = "bad-play-text"
    BAD_POSITION_TEXT = "bad-position-text"
    # a record
    NOT_JSON = "not-json"
    NOT_AN_OBJECT = "not-an-object"
    UNKNOWN_FORMAT = "unknown-format"
    MISSING_KEY = "missing-key"
    WRONG_TYPE = "wrong-type"
    EMPTY_TURN = "empty-turn"
    AFTER_THE_END = "after-the-end"
    LAID_AFTER_OUTCOME = "laid-after-outcome"
    OUTCOME_MISSING = "outcome-missing"
    OUTCOME_TOO_EARLY = "outcome-too-early"
    OUTCOME_DIFFERS = "outcome-differs"


class RulesError(ValueError):
    """Something the rules refuse: `reason` says why, `facts` name what it is about."""

    def __init__(self, reason: Reason, /, **facts: Fact) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts: Mapping[str, Fact] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.facts), (self.reason,)

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.reason}: {facts}" if facts else str(self.reason)


class IllegalPlay(RulesError):
    """A card that may not be laid there now, or a turn that may not end yet."""


class BadSetup(RulesError):
    """A game, an option, a player count or a deck that does not exist."""


class BadNotation(RulesError):
    """A text that is no play or no position."""
