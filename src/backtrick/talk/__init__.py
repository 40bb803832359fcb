"""What may be said: hints, and the guard over free chat."""

from backtrick.talk.amount import Hints
from backtrick.talk.conversation import SILENCE, Conversation
from backtrick.talk.errors import BadHint, GuardReason, HintErrorCode
from backtrick.talk.guard import LONGEST, Verdict, check, check_name, clean, warm_up
from backtrick.talk.hint import Code, Heard, Hint, Topic
from backtrick.talk.history import hints_in, replay_with_hints
from backtrick.talk.manners import LANGUAGES, Manners, manners
from backtrick.talk.vocabulary import (
    CLOSING,
    OPENING,
    hint_refused,
    hints_left,
    hints_of,
)
