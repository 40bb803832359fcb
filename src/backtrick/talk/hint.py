"""A hint: something that may be said, as data, about a pile or a colour or in general.

The vocabulary comes with the talk issue; until then the type is here so that bots can be written
against the protocol they will keep.
"""

from __future__ import annotations

from typing import NamedTuple


class Hint(NamedTuple):
    """What is said: a code, and the pile or the colour it speaks of."""

    code: str
    about: int | str | None = None


class Heard(NamedTuple):
    """A hint, by whom and in which turn it was given (-1: before the starter was chosen)."""

    turn: int
    seat: int
    hint: Hint
