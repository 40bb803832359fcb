"""Whole numbers of other kinds, such as NumPy's, where a plain integer is expected."""

from __future__ import annotations

from operator import index
from typing import TypeVar

T = TypeVar("T")


def as_integer(value: T) -> T | int:
    """A whole number as a plain one. `True` is no number, and anything else stays what it is."""
    if type(value) is int or isinstance(value, bool):
        return value
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return value
