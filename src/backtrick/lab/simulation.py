"""Simulation: many games of bots, one summary."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from backtrick.bots import BotMaker, choose_starter, seat_bot, seat_bots, take_turn
from backtrick.lab.records import (
    RecordsError,
    RecordsFile,
    RecordsProblem,
)
from backtrick.rules import (
    BadRecord,
    Band,
    Game,
    Logbook,
    Outcome,
    Record,
    Result,
    game_seed,
    shuffled_decks,
)
from backtrick.rules.dealing import check_seed


def play_game(game: Game, names: Sequence[str], makers: Sequence[BotMaker], seed: int) -> Record:
    """One whole game of bots. The seed decides the deal, the lot and the bots' own luck."""
    seats = len(makers)
    decks, lot = shuffled_decks(game, seats, seed)
    starter = lot if game.starter_by_lot else None
    book = Logbook(game, tuple(names), decks, starter=starter, seed=seed)
    bots = [
        seat_bot(name, maker, seat, seed)
        for seat, (name, maker) in enumerate(zip(names, makers, strict=True))
    ]
    if starter is None:
        book.start(choose_starter(bots, book.state))
    while book.outcome is None:
        take_turn(bots[book.state.to_act], book)
    return book.record


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
    seconds: float = 0.0
    taken_up: int = 0
    """How many of the games an earlier run had played already."""

    def __post_init__(self) -> None:
        self.wins_by_seat = self.wins_by_seat or [0] * self.players

    def add(self, end: Outcome) -> None:
        """Count one finished game."""
        self.games += 1
        self.left += end.left
        if end.winner is not None:
            self.wins_by_seat[end.winner] += 1
        self.won += end.winner == 0 if end.winner is not None else end.result is Result.WON
        self.excellent += self.game.band(end) in (Band.BEATEN, Band.EXCELLENT)

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
        if not self.game.has_bands:
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
            "players": self.players,
            "bots": list(self.bots),
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


def simulate(
    game: Game,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    records: Path | None = None,
    progress: Callable[[Summary], None] = lambda summary: None,
) -> Summary:
    """Play many games of bots and count what came of them.

    The same arguments give the same games. With `records` every game is written down as it ends;
    where that file already begins with the games of this very run, the run goes on after them.
    """
    game = game.settled(players)
    check_seed(seed)
    names, makers = seat_bots(bots, players)
    summary = Summary(game, players, names)
    if records is not None and records.exists():
        _take_up(summary, makers, records, games, seed)
    began = time.perf_counter()
    with RecordsFile(records) if records is not None else nullcontext() as file:
        for record in _play_on(summary, makers, games, seed):
            if file is not None:
                file.write(record)
            progress(summary)
    summary.seconds = time.perf_counter() - began
    return summary


def _play_on(
    summary: Summary, makers: Sequence[BotMaker], games: int, seed: int
) -> Iterator[Record]:
    for number in range(summary.games, games):
        record = play_game(summary.game, summary.bots, makers, game_seed(seed, number))
        assert record.outcome is not None
        summary.add(record.outcome)
        yield record


def _take_up(
    summary: Summary, makers: Sequence[BotMaker], path: Path, games: int, seed: int
) -> None:
    """Count the games that the file already holds; refuse a file with anything else in it."""
    with path.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if summary.games >= games:
                raise RecordsError(RecordsProblem.MORE_GAMES, path, number)
            expected = game_seed(seed, summary.games)
            if not line.endswith(b"\n"):
                whole = play_game(summary.game, summary.bots, makers, expected).to_json()
                if not whole.encode().startswith(line):
                    raise RecordsError(RecordsProblem.OTHER_GAMES, path, number)
                break
            end = _outcome_of(line, summary, expected)
            if end is None:
                raise RecordsError(RecordsProblem.OTHER_GAMES, path, number)
            summary.add(end)
    summary.taken_up = summary.games


def _outcome_of(line: bytes, summary: Summary, seed: int) -> Outcome | None:
    """How the game in this line ended, if it is the game of this run with that seed."""
    try:
        record = Record.from_json(line)
    except BadRecord:
        return None
    ours = (record.game, record.players, record.seed) == (summary.game, summary.bots, seed)
    return record.outcome if ours else None
