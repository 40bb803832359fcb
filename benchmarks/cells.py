"""Cells: what the results page tells of, how it is played, and how it is kept."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar

from backtrick import lab
from backtrick.bots.compiled import AHEAD, batch_size
from backtrick.bots.registry import for_mass_play
from backtrick.lab.engines import Engine, play_batches
from backtrick.lab.estimates import Estimate
from backtrick.lab.seeds import RunSeeds
from backtrick.lab.standings import Pairing, Standing
from backtrick.rules import FaceToFace, Game, QuickAndEasy, TheGame, game_named
from benchmarks.goals import AT_A_TABLE, DUELS, TABLE_BOT
from benchmarks.rows import Row, Rows

SEED = 2026
BOTS = ("random", "greedy", "planner", "expert")
GAMES, SLOW_GAMES, TABLE_GAMES, DEALS = 10_000, 1_000, 3_000, 5_000
PART = 100
"""How many games of a cell are played before they are kept, where a bot looks ahead."""
PROBE, SLOW_PROBE = 20, 4
"""How many games a stamp is made of: few where a bot looks ahead."""


@dataclass(frozen=True)
class Cell:
    """A setup with one bot, at a level, in all seats."""

    game: Game
    players: int
    bot: str
    games: int = GAMES
    talk: bool = False

    @property
    def arguments(self) -> str:
        """The setup as the command line writes it; nobody talks where it does not say so."""
        usual = type(self.game)().settled(self.players).options()
        changed = (
            f"--{name}" if value is True else f"--{name} {value}"
            for name, value in self.game.settled(self.players).options().items()
            if value != usual[name]
        )
        talk = ["--talk"] if self.talk else []
        return " ".join([self.game.name, "--players", str(self.players), *changed, *talk])

    @property
    def key(self) -> list[Any]:
        return [self.arguments, self.bot, SEED]

    @property
    def bots(self) -> tuple[str, ...]:
        return (self.bot,) * self.players

    def stamp(self) -> str:
        return stamp_of(self.game.settled(self.players), [self.bots], self.talk)

    def play(self, jobs: int, known: Row | None) -> Row:
        """What `simulate --json` prints of it, with some more games than are known."""
        summary = self._counted(known)
        began = time.perf_counter()
        part = PART if looks_ahead(self.bots) else self.games
        seeds = RunSeeds(SEED, min(summary.games + part, self.games))
        for batch in play_batches(
            summary.game, self.bots, seeds, Engine.KERNEL, jobs, summary.games, self.talk
        ):
            for end, times in batch.tally():
                summary.add(end, times)
        summary.seconds += time.perf_counter() - began
        return summary.to_dict()

    def _counted(self, known: Row | None) -> lab.Summary:
        """The games that are known, counted."""
        game = self.game.settled(self.players)
        summary = lab.Summary(game, self.players, self.bots, talk=self.talk, seed=SEED)
        if known is not None:
            summary.games, summary.won = known["games"], known["won"]
            summary.left = round(known["games"] * known["mean_left"])
            summary.excellent = round(known["games"] * (known["excellent_rate"] or 0))
            summary.seconds = known["seconds"]
        return summary


@dataclass(frozen=True)
class Duel:
    """A tournament of Face to Face."""

    bots: tuple[str, ...]
    games: int = DEALS
    """Deals; each pair meets twice on every one."""
    game: ClassVar[Game] = FaceToFace()

    @property
    def arguments(self) -> str:
        return self.game.name

    @property
    def key(self) -> list[Any]:
        return [self.arguments, list(self.bots), SEED]

    def stamp(self) -> str:
        return stamp_of(self.game, list(combinations(self.bots, 2)))

    def play(self, jobs: int, known: Row | None) -> Row:
        """What `tournament --json` prints of it."""
        return lab.tournament(self.game, 2, self.bots, self.games, SEED, jobs=jobs).to_dict()


AnyCell = Cell | Duel


def looks_ahead(bots: Sequence[str]) -> bool:
    """Whether one of the bots does, which makes games slow."""
    return batch_size(bots) == AHEAD


def stamp_of(game: Game, line_ups: Sequence[tuple[str, ...]], talk: bool = False) -> str:
    """What tells the play of these bots from that of other versions: their first few games."""
    ends = []
    for bots in line_ups:
        seeds = RunSeeds(SEED, SLOW_PROBE if looks_ahead(bots) else PROBE)
        for batch in play_batches(game, bots, seeds, Engine.KERNEL, 1, talk=talk):
            for _, starter, end, turns in batch.ends():
                ends.append((starter, end.result.value, end.winner, end.left, turns))
    return hashlib.sha256(json.dumps(ends).encode()).hexdigest()[:16]


def found(rows: Rows, cell: AnyCell) -> Row | None:
    """What is kept of a cell, however many games it has."""
    return rows.find(cell.key, cell.game, cell.bots)


def taken(summary: Row) -> AnyCell:
    """The cell that the JSON of a `simulate` or a `tournament` belongs to, or a `ValueError`."""
    if summary["seed"] != SEED:
        raise ValueError(f"seed {summary['seed']}, not {SEED}")
    if "pairings" in summary:
        return Duel(tuple(summary["bots"]), summary["deals"])
    bots, players = set(summary["bots"]), summary["players"]
    if len(bots) > 1 or summary["hints"] not in (None, "talkative"):
        raise ValueError("only one bot in all seats, silent or talkative")
    game = game_named(summary["game"]).with_options(summary["options"], players)
    return Cell(game, players, bots.pop(), summary["games"], summary["talk"])


def duels_in(row: Row) -> lab.Duels:
    """The tournament that a row tells of."""
    standings = (
        Standing(**{**each, **_estimates(each, "win_rate", "rating")}) for each in row["standings"]
    )
    pairings = (
        Pairing(
            **{**each, "bots": tuple(each["bots"]), **_estimates(each, "win_rate", "starter_rate")}
        )
        for each in row["pairings"]
    )
    starter = Estimate(*row["starter_rate"])
    bots, deals = tuple(row["bots"]), row["deals"]
    return lab.Duels(Duel.game, bots, deals, SEED, tuple(standings), tuple(pairings), starter)


def _estimates(row: Row, *names: str) -> Row:
    return {name: Estimate(*row[name]) for name in names}


def mass_cell(game: Game, players: int, bot: str) -> Cell:
    """The cell of a bot at its level for many games; fewer games where it looks ahead."""
    name = for_mass_play(bot, players)
    slow = looks_ahead((name,) * players)
    return Cell(game, players, name, SLOW_GAMES if slow else GAMES)


def the_game() -> dict[str, list[tuple[Game, int]]]:
    """The variants of The Game, and the setups of each."""
    counts = TheGame.player_counts
    smaller = {players: TheGame().settled(players).hand_size - 1 for players in counts}
    return {
        "Standard": [(TheGame(), n) for n in counts],
        "Expert: three cards required": [(TheGame(required=3), n) for n in counts],
        "One card fewer in hand": [(TheGame(hand=smaller[n]), n) for n in counts],
        "On Fire": [(TheGame(fire=True), n) for n in counts],
    }


def quick_and_easy() -> dict[str, list[tuple[Game, int]]]:
    """The same for Quick & Easy."""
    counts = QuickAndEasy.player_counts
    return {
        "Standard": [(QuickAndEasy(), n) for n in counts],
        "Professional": [(QuickAndEasy(professional=True), n) for n in counts],
    }


FACE_TO_FACE = Duel(tuple(for_mass_play(bot, 2) for bot in BOTS))


def mass_cells() -> Iterator[AnyCell]:
    """Every cell at the levels for many games."""
    for setups in (*the_game().values(), *quick_and_easy().values()):
        for game, players in setups:
            for bot in BOTS:
                yield mass_cell(game, players, bot)
    yield FACE_TO_FACE


def table_cells(games: int = TABLE_GAMES) -> Iterator[AnyCell]:
    """Every cell at the level that sits at tables."""
    for _, game, players, talk, _ in AT_A_TABLE:
        yield Cell(game, players, TABLE_BOT, games, talk)
    yield table_duel(games)


def table_duel(games: int = TABLE_GAMES) -> Duel:
    """The duels of the table's bot: two games on every deal."""
    return Duel((TABLE_BOT, *DUELS), max(1, games // 2))
