"""How strong the expert is meant to be at a table: every cell with its floor and its aim."""

from __future__ import annotations

from typing import NamedTuple

from backtrick.lab.estimates import Estimate
from backtrick.rules import Game, QuickAndEasy, TheGame

TABLE_BOT = "expert@3"
"""The expert at the level that sits at tables."""


class Goal(NamedTuple):
    """What is wanted, in per cent; the floor is met when the upper 95 % limit reaches it."""

    floor: float
    aim: float

    def verdict(self, reached: Estimate) -> str:
        """Whether it is enough, from shares between 0 and 1."""
        value, _, high = reached.scaled(100)
        if high < self.floor:
            return "below the floor"
        return "aim met" if value >= self.aim else "floor met"


class Seats(NamedTuple):
    """A game of the table's bot in all seats, and what is wanted of it."""

    what: str
    game: Game
    players: int
    talk: bool
    goal: Goal | None


def _the_game(players: int, talk: bool, goal: Goal | None) -> Seats:
    how = "talkative" if talk else "silent"
    return Seats(f"The Game, {players} players, {how}", TheGame(), players, talk, goal)


def _quick(players: int, goal: Goal) -> Seats:
    return Seats(f"Quick & Easy, {players} players, talkative", QuickAndEasy(), players, True, goal)


AT_A_TABLE = (
    Seats("The Game, alone", TheGame(), 1, False, Goal(46, 60)),
    Seats("The Game, alone, three required", TheGame(required=3), 1, False, Goal(24, 35)),
    Seats("The Game, alone, smaller hand", TheGame(hand=7), 1, False, Goal(10, 17)),
    Seats("The Game, alone, fire", TheGame(fire=True), 1, False, Goal(39, 52)),
    _the_game(2, False, Goal(87, 92)),
    _the_game(3, False, Goal(83, 90)),
    _the_game(2, True, Goal(92, 96)),
    _the_game(3, True, Goal(88, 94)),
    _the_game(4, True, None),
    _the_game(5, True, None),
    _quick(2, Goal(51, 60)),
    _quick(3, Goal(67.5, 75)),
    _quick(4, Goal(75, 82)),
    _quick(5, Goal(75.5, 82)),
)

DUELS = {"greedy": Goal(92.5, 97), "planner": Goal(70, 85)}
"""Whom the table's bot meets in Face to Face."""
