"""What the rules refuse, as data. Its words are in `locales/*.ftl`: `refused-` and the code."""

from __future__ import annotations

from enum import StrEnum

from backtrick.errors import BacktrickError


class RulesErrorCode(StrEnum):
    """Everything that the rules refuse."""

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


class RulesError(BacktrickError, ValueError):
    """Something the rules refuse: `code` says why, `facts` name what it is about."""

    code: RulesErrorCode


class IllegalPlay(RulesError):
    """A card that may not be laid there now, or a turn that may not end yet."""


class BadSetup(RulesError):
    """A game, an option, a player count or a deck that does not exist."""


class BadNotation(RulesError):
    """A text that is no play or no position."""


class BadRecord(RulesError):
    """A record that is malformed or holds something illegal.

    Where it is known, the facts `turn` and `play` say where; both count from 0.
    """

    @property
    def turn(self) -> int | None:
        """The turn that is wrong."""
        return self._place("turn")

    @property
    def play(self) -> int | None:
        """The play of that turn that is wrong."""
        return self._place("play")

    def _place(self, name: str) -> int | None:
        place = self.facts.get(name)
        return place if isinstance(place, int) else None
