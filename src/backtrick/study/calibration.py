"""Calibration: from what a net says to a chance that means what it says.

A net answers with the logarithm of the odds of winning. A curve maps that to the logarithm of the
odds with which experts really win from there, so that 80 % is won in eight of ten games. Curves
rise everywhere: of two turns the better one stays the better one. `make study-data` makes them, and
they belong to the nets they were made with.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from backtrick.bots.thinking import nets_hash
from backtrick.rules import GAMES, Game
from backtrick.study.errors import StudyError, StudyErrorCode
from backtrick.talk import Hints

FILE = Path(__file__).parent / "data" / "calibration.json"


class Curve(msgspec.Struct, frozen=True):
    """A rising line through points: the logarithm of the odds as said, and as found."""

    said: tuple[float, ...]
    found: tuple[float, ...]

    def chance(self, value: float) -> float:
        """The chance that a value stands for. Beyond the ends the line goes on at 45 degrees."""
        return 1 / (1 + math.exp(-self._at(value)))

    def _at(self, value: float) -> float:
        said, found = self.said, self.found
        place = bisect_right(said, value)
        if place == 0:
            return found[0] + value - said[0]
        if place == len(said):
            return found[-1] + value - said[-1]
        share = (value - said[place - 1]) / (said[place] - said[place - 1])
        return found[place - 1] + share * (found[place] - found[place - 1])


class SetupData(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of the experts in one setup."""

    game: str
    players: int
    options: dict[str, int | bool]
    hints: Hints | None
    """How much is said; nothing in silence."""
    won: float
    """The share of games that experts win: of a duel, those that the first seat wins."""
    games: int
    level: int
    """The level of the experts who won them, and whose chances the curve tells."""
    curve: Curve


class StudyData(msgspec.Struct, frozen=True):
    """The curves of all setups, and the nets they were made with, game by game."""

    nets: dict[str, str]
    setups: tuple[SetupData, ...]


@cache
def data_hash() -> str:
    """Twelve digits that tell the shipped data, and so the nets too, from others."""
    return sha256(FILE.read_bytes()).hexdigest()[:12]


@cache
def study_data() -> StudyData:
    """The data that are shipped. Data of other nets are refused: they would say wrong chances."""
    data = msgspec.json.decode(FILE.read_bytes(), type=StudyData)
    for name, game in GAMES.items():
        if data.nets.get(name) != all_nets_hash(game):
            raise StudyError(StudyErrorCode.OTHER_NETS, game=name)
    return data


def all_nets_hash(game: type[Game]) -> str:
    """Twelve digits that tell all nets of the expert for a game from others."""
    return nets_hash("expert", game, hints=Hints.NORMAL)


@cache
def setup_data(game: Game, players: int, hints: Hints | None) -> SetupData:
    """What is known of a setup. There are data for each, in silence and, with partners, where they
    say all they have to say. Where they say less, there are data if a net has learned that.
    """
    options = game.settled(players).options()
    known = {
        each.hints: each
        for each in study_data().setups
        if (each.game, each.players, each.options) == (game.name, players, options)
    }
    wanted = hints and (Hints.NORMAL if hints.most and Hints.NORMAL in known else Hints.TALKATIVE)
    if wanted not in known:
        raise StudyError(StudyErrorCode.NO_DATA, game=game.name, players=players)
    return known[wanted]
