"""The guard over free chat: rules find what could be a number, a model judges what it means."""

from backtrick.talk.guard.fold import clean
from backtrick.talk.guard.verdict import LONGEST, Verdict, check, check_name, warm_up

__all__ = ["LONGEST", "Verdict", "check", "check_name", "clean", "warm_up"]
