"""What a bot is: a view and the hints heard in, a turn and hints to give out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import ClassVar, Protocol, runtime_checkable

from backtrick.rules import Play, View
from backtrick.talk import Code, Heard, Hint


class Wish(IntEnum):
    """How gladly a player would start, seeing the opening hand."""

    RATHER_NOT = 0
    FINE = 1
    GLADLY = 2


SAID = {Code.START: Wish.GLADLY, Code.NOT_START: Wish.RATHER_NOT}
"""What the opening hints say of it."""


def wish_said(heard: Iterable[Heard], seat: int) -> Wish | None:
    """How gladly this seat has said it would start, before anybody did; the last word counts."""
    wish = None
    for said in heard:
        if said.seat == seat and said.hint.code in SAID:
            wish = SAID[said.hint.code]
    return wish


@runtime_checkable
class Bot(Protocol):
    """A player that is a program. It is made with `Class(seed=...)`, one for each seat and game,
    and must draw all its randomness from that seed.
    """

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        """The cards to lay from here to the end of the turn, which may have begun already.

        They must be legal, and bring the turn to where it may end; where no way leads there, they
        must go on until nothing fits.
        """

    def speak(self, view: View) -> Sequence[Hint]:
        """The hints to give now."""

    def wish(self, view: View) -> Wish:
        """How gladly it would start, before anybody has laid a card."""


class QuietBot:
    """A convenient start for a bot: says nothing, does not mind who starts, keeps its seed.

    Set `remembers = True` to be given `view.recall`, the cards laid so far.
    """

    remembers: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def speak(self, view: View) -> Sequence[Hint]:
        """Say nothing."""
        return ()

    def wish(self, view: View) -> Wish:
        """Do not mind."""
        return Wish.FINE
