"""The guard over free chat. `reading` asks one reader after the other; what they know is data."""

from backtrick.talk.guard.folding import clean
from backtrick.talk.guard.reading import LONGEST, Verdict, check, check_name, warm_up

__all__ = ["LONGEST", "Verdict", "check", "check_name", "clean", "warm_up"]
