"""What study refuses, as data."""

from __future__ import annotations

from enum import StrEnum

from backtrick.errors import BacktrickError


class StudyErrorCode(StrEnum):
    """Why study refuses something."""

    OTHER_NETS = "other-nets"
    """The shipped data were made with other nets: `make study-data` makes them anew."""
    NO_DATA = "no-data"
    """There are no data for this setup."""
    NOT_COOPERATIVE = "not-cooperative"
    """Only a team can have a point of no return."""


class StudyError(BacktrickError):
    """Something study refuses."""

    code: StudyErrorCode
