"""What can be wrong with a file of weights. Importing this needs no NumPy."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from backtrick.errors import BacktrickError, Fact


class BundleErrorCode(StrEnum):
    """What can be wrong with such a file."""

    NOT_OURS = "not-ours"
    DAMAGED = "damaged"
    VERSION = "version"
    GAME = "game"
    FEATURES = "features"
    OTHER_COURSE = "other-course"
    OVER = "over"


class BundleError(BacktrickError):
    """A file of weights that cannot be used; the fact `file` names it."""

    code: BundleErrorCode

    def __init__(self, code: BundleErrorCode, path: Path, /, **facts: Fact) -> None:
        super().__init__(code, file=str(path), **facts)
