"""What came of a tournament: duels of bots, or teams of one bot each."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from backtrick.lab.estimates import Estimate
from backtrick.lab.tables import Row
from backtrick.rules import Game


@dataclass(frozen=True)
class Standing:
    """How a bot of a duel stands, all its opponents together."""

    bot: str
    games: int
    won: int
    win_rate: Estimate
    rating: Estimate


@dataclass(frozen=True)
class Pairing:
    """Two bots that met on every deal, once in either seat."""

    bots: tuple[str, str]
    games: int
    won: int
    """Games won by the first."""
    won_both: int
    """Deals on which the first won in either seat."""
    lost_both: int
    win_rate: Estimate
    starter_rate: Estimate
    """The share of games won by the starter."""


@dataclass(frozen=True)
class Duels:
    """Bots against each other: every pair on every deal, in both seats."""

    game: Game
    bots: tuple[str, ...]
    deals: int
    seed: int
    standings: tuple[Standing, ...]
    """The best first."""
    pairings: tuple[Pairing, ...]
    starter_rate: Estimate
    """The share of games won by the starter; more than one half is the advantage of starting."""
    seconds: float = 0.0
    taken_up: int = 0

    @property
    def games(self) -> int:
        """How many games there were."""
        return sum(pairing.games for pairing in self.pairings)

    def win_rate(self, bot: str, opponent: str) -> Estimate:
        """How often a bot beats another: a cell of the cross table."""
        for pairing in self.pairings:
            if pairing.bots == (bot, opponent):
                return pairing.win_rate
            if pairing.bots == (opponent, bot):
                value, low, high = pairing.win_rate
                return Estimate(1 - value, 1 - high, 1 - low)
        raise KeyError((bot, opponent))

    def to_dict(self) -> Row:
        """The tournament as `backtrick tournament --json` prints it."""
        return _told(self)


@dataclass(frozen=True)
class TeamStanding:
    """How a bot stands that plays in all seats."""

    bot: str
    games: int
    won: int
    win_rate: Estimate
    mean_left: Estimate
    excellent_rate: Estimate | None
    """The share the rulebook calls excellent or better, where it names such."""
    by_left: Mapping[int, int]
    """How many games ended with each number of cards left."""


@dataclass(frozen=True)
class Difference:
    """By how much the first bot is above the second on the same deals."""

    bots: tuple[str, str]
    win_rate: Estimate
    mean_left: Estimate
    excellent_rate: Estimate | None


@dataclass(frozen=True)
class Teams:
    """Bots beside each other: each alone in all seats, on the same deals."""

    game: Game
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    standings: tuple[TeamStanding, ...]
    """The best first."""
    differences: tuple[Difference, ...]
    """Every pair, the better bot first."""
    seconds: float = 0.0
    taken_up: int = 0

    @property
    def games(self) -> int:
        """How many games there were."""
        return sum(standing.games for standing in self.standings)

    def above(self, bot: str, other: str) -> Estimate:
        """By how much more often a bot wins than another, deal by deal."""
        for pair in self.differences:
            if pair.bots == (bot, other):
                return pair.win_rate
            if pair.bots == (other, bot):
                value, low, high = pair.win_rate
                return Estimate(-value, -high, -low)
        raise KeyError((bot, other))

    def to_dict(self) -> Row:
        """The tournament as `backtrick tournament --json` prints it."""
        return _told(self)


Tournament = Duels | Teams


def _told(result: Any) -> Row:
    """A result as plain JSON values; an estimate is a list of the figure and its interval,
    whose bound is `null` where one game cannot say it.
    """
    told = {name: _plain(value) for name, value in asdict(result).items() if name != "game"}
    options = {"game": result.game.name, "options": result.game.options()}
    return {**options, "games": result.games, **told}


def _plain(value: Any) -> Any:
    match value:
        case dict():
            return {str(name): _plain(each) for name, each in value.items()}
        case list() | tuple():
            return [_plain(each) for each in value]
        case float() if math.isinf(value):
            return None
        case _:
            return value
