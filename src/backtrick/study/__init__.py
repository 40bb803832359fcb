"""What came of a game, looked at afterwards."""

from backtrick.study.errors import StudyError, StudyErrorCode
from backtrick.study.marks import Marks, marks, turn_states
from backtrick.study.winnable import Line, Verdict, Winnable, check_cooperative, follow, winnable
