"""Integers in a row: what the functions take that run as plain Python and as compiled code.

Plain Python hands them lists and tuples, compiled code arrays.
"""

from __future__ import annotations

from typing import Protocol


class Numbers(Protocol):
    """Integers to read."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> int: ...


class MutableNumbers(Numbers, Protocol):
    """Integers to read and to write."""

    def __setitem__(self, place: int, number: int, /) -> None: ...
