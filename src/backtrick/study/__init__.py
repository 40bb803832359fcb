"""Study: what every turn of a finished game was worth, and where it was won or lost."""

from backtrick.study.analysing import analyse, stages
from backtrick.study.analysis import (
    Analysis,
    AskedPile,
    Cause,
    Choice,
    Label,
    Shares,
    TurnStudy,
    Unlabelled,
)
from backtrick.study.errors import StudyError, StudyErrorCode
from backtrick.study.judge import Judge, Valued
from backtrick.study.marks import Marks, marks, turn_states
from backtrick.study.reasons import BetterReason, ReasonCode
from backtrick.study.winnable import (
    Judgement,
    Winnable,
    WinningLine,
    check_cooperative,
    follow,
    winnable,
)
