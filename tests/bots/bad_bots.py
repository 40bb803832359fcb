"""Bots that break the contract, each in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from backtrick.bots.bot import QuietBot, Wish
from backtrick.bots.greedy import GreedyBot
from backtrick.bots.random import RandomBot
from backtrick.rules import Play, View
from backtrick.talk import Heard, Hint


class Raises(QuietBot):
    """Falls over when asked for a turn."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        raise RuntimeError("out of ideas")


class RaisesOnWish(GreedyBot):
    """Falls over when asked whether it would start."""

    def wish(self, view: View) -> Wish:
        raise RuntimeError("out of wishes")


class RaisesOnSpeak(GreedyBot):
    """Falls over when asked for a hint."""

    def speak(self, view: View) -> Sequence[Hint]:
        raise RuntimeError("out of words")


class RaisesWhenMade(GreedyBot):
    """Cannot even be made."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("out of order")


class Answers(QuietBot):
    """Answers with whatever `answer` is."""

    answer: Any = None

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Any:
        return self.answer


class SecondCardIllegal(GreedyBot):
    """Lays the same card twice."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        plays = list(super().choose_turn(view, heard))
        return plays + plays[:1]


class FirstCardIllegal(QuietBot):
    """Lays on a pile that does not exist."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        return [Play(view.hand[0], 9)]


class RaisesHalfway(QuietBot):
    """Answers one card at a time, and falls over after the first."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Any:
        yield Play(view.hand[0], 0)
        raise RuntimeError("out of cards")


class StopsEarly(GreedyBot):
    """Lays one card where two are required."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        return [] if view.laid_on else super().choose_turn(view, heard)[:1]


class Whim(RandomBot):
    """Does not draw its luck from the seed."""

    counter = count()

    def __init__(self, seed: int) -> None:
        super().__init__(next(self.counter))


class WishesNonsense(GreedyBot):
    """Wishes what cannot be wished."""

    def wish(self, view: View) -> Any:
        return "gladly"


class SpeaksNonsense(GreedyBot):
    """Says what is no hint."""

    def speak(self, view: View) -> Any:
        return ["my red card is two more than the top"]


class CannotSpeak:
    """Has only one of the three methods."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        return []


class Outer:
    """A bot may live inside something."""

    class Inner(GreedyBot):
        """Plays like any other."""


class Remembers(GreedyBot):
    """Asks for a memory and is given one."""

    remembers = True

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        assert view.recall is not None
        return super().choose_turn(view, heard)


class Forgets(GreedyBot):
    """Does not ask for a memory and is given none."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        assert view.recall is None
        return super().choose_turn(view, heard)


class AnswersLists(RandomBot):
    """Answers with lists where plays are meant; that is fine."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Any:
        return [list(play) for play in super().choose_turn(view, heard)]


instance = GreedyBot(seed=1)
"""Not a class."""
