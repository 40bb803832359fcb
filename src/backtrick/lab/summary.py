"""What came of many games, counted."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from backtrick.rules import Game, Outcome, Result
from backtrick.talk import Hints


@dataclass
class Summary:
    """What came of a simulation. In Face to Face a game counts as won when seat 0 wins it."""

    game: Game
    players: int
    bots: tuple[str, ...]
    games: int = 0
    won: int = 0
    left: int = 0
    excellent: int = 0
    wins_by_seat: list[int] = field(default_factory=list)
    by_left: list[int] = field(default_factory=list)
    """How many games ended with 0, 1, 2, … cards left."""
    seconds: float = 0.0
    taken_up: int = 0
    """How many of the games an earlier run had played already."""
    talk: bool = False
    """Whether the bots that can speak did so."""
    hints: Hints = Hints.TALKATIVE
    """How much they said."""
    seed: int | None = None

    def __post_init__(self) -> None:
        self.wins_by_seat = self.wins_by_seat or [0] * self.players
        self.by_left = self.by_left or [0] * (len(self.game.cards) + 1)

    def add(self, end: Outcome, times: int = 1) -> None:
        """Count a finished game, or several that ended alike."""
        self.games += times
        self.left += end.left * times
        self.by_left[end.left] += times
        if end.winner is not None:
            self.wins_by_seat[end.winner] += times
        won = end.winner == 0 if end.winner is not None else end.result is Result.WON
        self.won += won * times
        self.excellent += (self.game.band(end) is not None) * times

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    @property
    def win_ci95(self) -> tuple[float, float]:
        """Wilson's 95 % interval for the share of games won."""
        return wilson(self.won, self.games)

    @property
    def mean_left(self) -> float:
        """The mean number of cards not laid."""
        return self.left / self.games if self.games else 0.0

    @property
    def excellent_rate(self) -> float | None:
        """The share of games the rulebook calls excellent or better, where it names such."""
        if not self.game.excellent_below:
            return None
        return self.excellent / self.games if self.games else 0.0

    @property
    def games_per_second(self) -> float:
        """How fast this run played; what it took up from an earlier one does not count."""
        return (self.games - self.taken_up) / self.seconds if self.seconds else 0.0

    def to_dict(self) -> dict[str, object]:
        """The summary as `backtrick simulate --json` prints it."""
        result: dict[str, object] = {
            "game": self.game.name,
            "options": self.game.options(),
            "players": self.players,
            "bots": list(self.bots),
            "talk": self.talk,
            "hints": self.hints.value if self.talk else None,
            "seed": self.seed,
            "games": self.games,
            "won": self.won,
            "win_rate": self.win_rate,
            "win_ci95": list(self.win_ci95),
            "mean_left": self.mean_left,
            "excellent_rate": self.excellent_rate,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
        }
        if self.game.starter_by_lot:
            result["wins_by_seat"] = list(self.wins_by_seat)
        return result


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if not tries:
        return 0.0, 1.0
    z = 1.959963984540054
    share, spread = hits / tries, z * z / tries
    middle = share + spread / 2
    margin = z * math.sqrt(share * (1 - share) / tries + spread / (4 * tries))
    low, high = (middle - margin) / (1 + spread), (middle + margin) / (1 + spread)
    return max(0.0, low), min(1.0, high)
