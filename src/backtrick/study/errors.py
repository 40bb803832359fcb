"""What the study refuses, as data."""

from __future__ import annotations

from enum import StrEnum

from backtrick.errors import BacktrickError


class StudyErrorCode(StrEnum):
    """Why the study refuses something."""

    NOT_COOPERATIVE = "not-cooperative"


class StudyError(BacktrickError):
    """Something the study refuses."""

    code: StudyErrorCode
