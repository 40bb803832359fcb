"""What may be said: hints, and the guard over free chat."""

from backtrick.talk.errors import BadHint, GuardReason, HintErrorCode
from backtrick.talk.guard import LONGEST, Verdict, check, check_name, clean, warm_up
from backtrick.talk.hint import Code, Heard, Hint, Topic
from backtrick.talk.manners import LANGUAGES, Manners, manners
from backtrick.talk.vocabulary import (
    CLOSING,
    OPENING,
    after_end,
    after_hint,
    after_play,
    after_start,
    after_turn,
    hint_refused,
    hints_left,
    hints_of,
)

__all__ = [
    "CLOSING",
    "LANGUAGES",
    "LONGEST",
    "OPENING",
    "BadHint",
    "Code",
    "GuardReason",
    "Heard",
    "Hint",
    "HintErrorCode",
    "Manners",
    "Topic",
    "Verdict",
    "after_end",
    "after_hint",
    "after_play",
    "after_start",
    "after_turn",
    "check",
    "check_name",
    "clean",
    "hint_refused",
    "hints_left",
    "hints_of",
    "manners",
    "warm_up",
]
