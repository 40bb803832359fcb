"""Tournaments: bots against each other, or beside each other, on the same deals."""

from __future__ import annotations

import time
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from pathlib import Path
from typing import Any

from backtrick.bots import Bot, seat_bots
from backtrick.bots.registry import bot_name, for_mass_play
from backtrick.lab.engines import Engine, as_hints, chosen_engine, play_batches, talks
from backtrick.lab.errors import LabError, LabErrorCode, check_counts
from backtrick.lab.estimates import bounded_mean, mean, share
from backtrick.lab.progress import kept_games
from backtrick.lab.ratings import ratings
from backtrick.lab.seeds import RunSeeds
from backtrick.lab.standings import (
    Difference,
    Duels,
    Pairing,
    Standing,
    Teams,
    TeamStanding,
    Tournament,
)
from backtrick.lab.tables import COLUMNS, GameRow, Row, rows, write_table
from backtrick.rules import Game, as_game
from backtrick.rules.dealing import check_seed
from backtrick.rules.integers import as_integer
from backtrick.talk import Hints

Progress = Callable[[int, int], None]
"""Called with how many games have been played, and how many there are."""


def tournament(
    game: Game | type[Game] | str,
    players: int,
    bots: Sequence[str | type[Bot]],
    games: int,
    seed: int,
    *,
    out: Path | None = None,
    overwrite: bool = False,
    talk: bool | None = None,
    hints: Hints | str = Hints.TALKATIVE,
    engine: Engine = Engine.AUTO,
    jobs: int = 1,
    progress: Progress = lambda done, all_games: None,
) -> Tournament:
    """Let bots play the same deals: `games` of them in each line-up.

    In a duel every pair of bots meets on every deal twice, with the seats swapped; otherwise every
    bot plays every deal alone in all seats. The same arguments give the same games on any engine.

    With `talk` the bots that can speak do so; that is the default where players are partners.
    `hints` says how much: `quiet`, `normal` or `talkative`. A bot that has levels and is named
    without one is named with the level for many games from then on.

    With `out` every game becomes a row of that table. Until the tournament is over its games are
    kept in a progress file beside it, which the same call takes up.
    """
    players, games, seed = as_integer(players), as_integer(games), as_integer(seed)
    check_counts(games=games, jobs=jobs)
    names = [bot_name(bot) for bot in bots]
    plan = _Plan.of(as_game(game), players, names, games, seed, talk, as_hints(hints))
    engines = [chosen_engine(engine, names, plan.games) for names in plan.line_ups]
    began = time.perf_counter()
    run, seeds = plan.run(), plan.deal_seeds
    with kept_games(out, overwrite, run, seeds, len(plan.line_ups)) as kept:
        results = _Results(plan)
        if kept is not None:
            for row in kept.games():
                results.add(row)
        taken_up = results.games
        progress(taken_up, plan.games)
        while results.games < plan.games:
            number, deals = divmod(results.games, games)
            for batch in play_batches(
                plan.game,
                plan.line_ups[number],
                seeds,
                engines[number],
                jobs,
                deals,
                plan.talk,
                plan.hints,
            ):
                new = list(rows(batch))
                if kept is not None:
                    kept.add(new)
                for row in new:
                    results.add(row)
                progress(results.games, plan.games)
        judged = results.judged(time.perf_counter() - began, taken_up)
        if out is not None and kept is not None:
            columns = ("bots", "deal", *COLUMNS)
            write_table(out, columns, _told_games(plan, kept.games()), judged.to_dict())
            kept.remove()
    return judged


@dataclass(frozen=True)
class _Plan:
    """Which games are played, in which order: line-up by line-up, deal by deal."""

    game: Game
    players: int
    bots: tuple[str, ...]
    seed: int
    line_ups: tuple[tuple[str, ...], ...]
    deal_seeds: Sequence[int]
    talk: bool
    hints: Hints

    @classmethod
    def of(
        cls, game: Game, players: int, bots: Sequence[str], deals: int, seed: int,
        talk: bool | None, hints: Hints,
    ) -> _Plan:  # fmt: skip
        game = game.settled(players)
        check_seed(seed)
        if len(bots) < 2:
            raise LabError(LabErrorCode.TOO_FEW_BOTS)
        for bot in bots:
            seat_bots([bot], players)
        bots = [for_mass_play(bot, players) for bot in bots]
        for bot, times in Counter(bots).items():
            if times > 1:
                raise LabError(LabErrorCode.SAME_BOT, bot=bot)
        line_ups: list[tuple[str, ...]] = [(bot,) * players for bot in bots]
        if game.starter_by_lot:
            pairs = combinations(bots, 2)
            line_ups = [seats for pair in pairs for seats in (pair, pair[::-1])]
        seeds = RunSeeds(seed, deals)
        spoken = talks(game, players, talk)
        return cls(game, players, tuple(bots), seed, tuple(line_ups), seeds, spoken, hints)

    @property
    def games(self) -> int:
        return len(self.line_ups) * len(self.deal_seeds)

    def run(self) -> dict[str, Any]:
        """What tells this tournament from others."""
        return {
            "run": "tournament",
            "game": self.game.name,
            "options": self.game.options(),
            "players": self.players,
            "bots": self.bots,
            "talk": self.talk,
            "hints": self.hints,
            "games": len(self.deal_seeds),
            "seed": self.seed,
        }


class _Results:
    """What came of the games so far, a few bytes for each."""

    def __init__(self, plan: _Plan) -> None:
        self.plan = plan
        self.games = 0
        self.left = [array("h") for _ in plan.line_ups]
        self.winner = [array("b") for _ in plan.line_ups]
        self.starter = [array("b") for _ in plan.line_ups]
        self.excellent = [array("b") for _ in plan.line_ups]

    def add(self, row: GameRow) -> None:
        number = self.games // len(self.plan.deal_seeds)
        end = row.outcome
        self.left[number].append(end.left)
        self.winner[number].append(-1 if end.winner is None else end.winner)
        self.starter[number].append(row.starter)
        self.excellent[number].append(self.plan.game.band(end) is not None)
        self.games += 1

    def judged(self, seconds: float, taken_up: int) -> Tournament:
        if self.plan.game.starter_by_lot:
            return self._duels(seconds, taken_up)
        return self._teams(seconds, taken_up)

    def _duels(self, seconds: float, taken_up: int) -> Duels:
        plan = self.plan
        deals = len(plan.deal_seeds)
        pairs = list(combinations(range(len(plan.bots)), 2))
        wins = [self._wins(2 * row) for row in range(len(pairs))]
        starts = [self._starter_wins(2 * row) for row in range(len(pairs))]
        pairings = tuple(
            Pairing(
                bots=(plan.bots[first], plan.bots[second]),
                games=2 * deals,
                won=sum(won),
                won_both=won.count(2),
                lost_both=won.count(0),
                win_rate=bounded_mean(won, 0, 2).scaled(1 / 2),
                starter_rate=bounded_mean(started, 0, 2).scaled(1 / 2),
            )
            for (first, second), won, started in zip(pairs, wins, starts, strict=True)
        )
        rated = ratings(len(plan.bots), pairs, wins, 2, plan.seed)
        standings = []
        for seat, bot in enumerate(plan.bots):
            own = [
                won if first == seat else array("b", (2 - each for each in won))
                for (first, second), won in zip(pairs, wins, strict=True)
                if seat in (first, second)
            ]
            all_games = 2 * len(own)
            by_deal = [sum(each) for each in zip(*own, strict=True)]
            rate = bounded_mean(by_deal, 0, all_games).scaled(1 / all_games)
            standings.append(Standing(bot, all_games * deals, sum(by_deal), rate, rated[seat]))
        by_deal = [sum(each) for each in zip(*starts, strict=True)]
        return Duels(
            game=plan.game,
            bots=plan.bots,
            deals=deals,
            seed=plan.seed,
            standings=tuple(sorted(standings, key=lambda each: -each.rating.value)),
            pairings=pairings,
            starter_rate=bounded_mean(by_deal, 0, 2 * len(pairs)).scaled(1 / (2 * len(pairs))),
            seconds=seconds,
            taken_up=taken_up,
        )

    def _wins(self, line_up: int) -> array[int]:
        """How many games of each deal the first bot of a pair won: once in seat 0, once in 1."""
        there, back = self.winner[line_up], self.winner[line_up + 1]
        return array("b", ((a == 0) + (b == 1) for a, b in zip(there, back, strict=True)))

    def _starter_wins(self, line_up: int) -> array[int]:
        """How many of a pair's two games of each deal the starter won."""
        there = zip(self.winner[line_up], self.starter[line_up], strict=True)
        back = zip(self.winner[line_up + 1], self.starter[line_up + 1], strict=True)
        both = zip(there, back, strict=True)
        return array("b", ((a == b) + (c == d) for (a, b), (c, d) in both))

    def _teams(self, seconds: float, taken_up: int) -> Teams:
        plan = self.plan
        standings = [self._standing(number) for number in range(len(plan.bots))]
        order = sorted(
            range(len(plan.bots)), key=lambda n: (-standings[n].won, standings[n].mean_left.value)
        )
        return Teams(
            game=plan.game,
            players=plan.players,
            bots=plan.bots,
            deals=len(plan.deal_seeds),
            seed=plan.seed,
            standings=tuple(standings[number] for number in order),
            differences=tuple(self._difference(*pair) for pair in combinations(order, 2)),
            seconds=seconds,
            taken_up=taken_up,
        )

    def _standing(self, number: int) -> TeamStanding:
        left, games = self.left[number], len(self.plan.deal_seeds)
        won = left.count(0)
        return TeamStanding(
            bot=self.plan.bots[number],
            games=games,
            won=won,
            win_rate=share(won, games),
            mean_left=mean(left),
            excellent_rate=share(sum(self.excellent[number]), games)
            if self.plan.game.excellent_below
            else None,
            by_left=dict(sorted(Counter(left).items())),
        )

    def _difference(self, first: int, second: int) -> Difference:
        left = list(zip(self.left[first], self.left[second], strict=True))
        bands = zip(self.excellent[first], self.excellent[second], strict=True)
        return Difference(
            bots=(self.plan.bots[first], self.plan.bots[second]),
            win_rate=bounded_mean([(a == 0) - (b == 0) for a, b in left], -1, 1),
            mean_left=mean([a - b for a, b in left]),
            excellent_rate=bounded_mean([a - b for a, b in bands], -1, 1)
            if self.plan.game.excellent_below
            else None,
        )


def _told_games(plan: _Plan, games: Iterator[GameRow]) -> Iterator[Row]:
    """Every game as a row, with who sat where and the number of the deal."""
    for names in plan.line_ups:
        for deal, row in enumerate(islice(games, len(plan.deal_seeds))):
            yield {"bots": ",".join(names), "deal": deal, **row.to_dict()}
