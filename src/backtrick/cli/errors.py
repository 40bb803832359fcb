"""What the layers below refuse, put into words for the command line, with an exit code."""

from __future__ import annotations

from typing import NamedTuple

from backtrick.texts import text

USAGE = 2
FINDING = 1


class UsageProblem(Exception):
    """Something about the call itself is wrong; the message says what would be right."""


class Problem(NamedTuple):
    """A message and the exit code that goes with it."""

    message: str
    exit_code: int


def explain(error: Exception) -> Problem | None:
    """The words for an error that a person can mend; `None` for a bug of ours."""
    from backtrick.bots import BotError, Fault
    from backtrick.kernel.bundle import BundleError
    from backtrick.lab import EngineError, LabError, RecordsError
    from backtrick.rules import RulesError
    from backtrick.texts import bot_fault, refusal

    calling = (
        *(Fault.UNKNOWN, Fault.IMPORT, Fault.INCOMPLETE, Fault.COUNT),
        *(Fault.LEVEL, Fault.TIME, Fault.NO_TIME),
    )
    match error:
        case UsageProblem():
            return Problem(str(error), USAGE)
        case RulesError():
            return Problem(refusal(error), USAGE)
        case BotError():
            return Problem(bot_fault(error), USAGE if error.fault in calling else FINDING)
        case RecordsError():
            name = f"cli-records-{error.problem}"
            return Problem(text(name, file=str(error.path), line=str(error.line)), USAGE)
        case BundleError():
            facts = {name: str(fact) for name, fact in error.facts.items()}
            return Problem(text(f"cli-weights-{error.fault}", file=str(error.path), **facts), USAGE)
        case EngineError():
            return Problem(text("cli-engine-error", bots=", ".join(error.bots)), USAGE)
        case LabError():
            return Problem(text(f"cli-lab-{error.problem}", **error.facts), USAGE)
        case OSError() if error.filename is not None:
            detail = error.strerror or str(error)
            return Problem(text("cli-file-error", file=str(error.filename), detail=detail), USAGE)
        case _:
            return None
