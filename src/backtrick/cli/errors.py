"""What the layers below refuse, put into words for the command line, with an exit code."""

from __future__ import annotations

from typing import NamedTuple

from backtrick.errors import BacktrickError
from backtrick.extras import extra_with
from backtrick.texts import text

USAGE = 2
FINDING = 1


class UsageError(Exception):
    """Something about the call itself is wrong; the message says what would be right."""


class ExitMessage(NamedTuple):
    """A message and the exit code that goes with it."""

    message: str
    exit_code: int


def explain(error: Exception) -> ExitMessage | None:
    """The words for an error that a person can mend; `None` for a bug of ours."""
    from backtrick.bots import BotError, BotErrorCode
    from backtrick.kernel.errors import BundleError
    from backtrick.rules import RulesError
    from backtrick.texts import bot_fault, refusal

    calling = (
        *(BotErrorCode.UNKNOWN, BotErrorCode.IMPORT, BotErrorCode.INCOMPLETE, BotErrorCode.COUNT),
        *(BotErrorCode.LEVEL, BotErrorCode.TIME, BotErrorCode.NO_TIME),
        *(BotErrorCode.NO_WEIGHTS, BotErrorCode.MISSING_EXTRA),
    )
    match error:
        case UsageError():
            return ExitMessage(str(error), USAGE)
        case RulesError():
            return ExitMessage(refusal(error), USAGE)
        case BotError():
            return ExitMessage(bot_fault(error), USAGE if error.code in calling else FINDING)
        case BundleError():
            facts = {name: str(fact) for name, fact in error.facts.items()}
            return ExitMessage(text(f"cli-weights-{error.code}", **facts), USAGE)
        case BacktrickError() if (layer := _layer(error)) in ("lab", "study"):
            return ExitMessage(text(f"cli-{layer}-{error.code}", **error.facts), USAGE)
        case ModuleNotFoundError(name=str(module)) if (extra := extra_with(module)) is not None:
            module = module.partition(".")[0]
            return ExitMessage(text("cli-lab-missing-extra", module=module, extra=extra), USAGE)
        case OSError() if error.filename is not None:
            detail = error.strerror or str(error)
            return ExitMessage(
                text("cli-file-error", file=str(error.filename), detail=detail), USAGE
            )
        case _:
            return None


def _layer(error: BacktrickError) -> str:
    """The package that an error comes from. It is not imported for that: it may need an extra."""
    return type(error).__module__.removeprefix("backtrick.").partition(".")[0]
