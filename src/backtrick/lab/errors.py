"""What the lab refuses, as data."""

from __future__ import annotations

from enum import StrEnum
from importlib import import_module
from types import ModuleType

from backtrick.errors import BacktrickError


class LabErrorCode(StrEnum):
    """Why the lab refuses something."""

    TOO_LOW = "too-low"
    TOO_FEW_BOTS = "too-few-bots"
    SAME_BOT = "same-bot"
    NOBODY_TO_TALK_TO = "nobody-to-talk-to"
    NO_SUCH_HINTS = "no-such-hints"
    TABLE_KIND = "table-kind"
    PLOT_KIND = "plot-kind"
    NO_FOLDER = "no-folder"
    MISSING_EXTRA = "missing-extra"
    FILE_EXISTS = "file-exists"
    OTHER_RUN = "other-run"
    IN_USE = "in-use"
    ENGINE = "engine"
    OTHER_GAMES = "other-games"
    MORE_GAMES = "more-games"
    NO_CLUSTER = "no-cluster"
    WORKER_LOST = "worker-lost"


class LabError(BacktrickError):
    """Something the lab refuses."""

    code: LabErrorCode


def check_counts(least: int = 1, /, **counts: int) -> None:
    """Refuse a number that is too low; each is named as its argument."""
    for name, number in counts.items():
        if number < least:
            raise LabError(LabErrorCode.TOO_LOW, name=name, least=str(least), number=str(number))


def optional(module: str, extra: str) -> ModuleType:
    """A module that comes with an optional extra, or a refusal that names the extra."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise LabError(LabErrorCode.MISSING_EXTRA, module=package, extra=extra) from error
