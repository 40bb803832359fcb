"""What talk is worth to the bots.

`python -m benchmarks hints` plays what is missing, a thousand deals at a time, keeps it in
`benchmarks/hints.jsonl` beside the nets that played, and prints the tables of docs/results.md
(which `python -m benchmarks results` writes). Every row is played with and without talk on the same
deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from backtrick.lab.engines import Engine, play_batches
from backtrick.lab.estimates import Estimate, bounded_mean
from backtrick.lab.seeds import RunSeeds
from backtrick.lab.summary import wilson
from backtrick.rules import Game, QuickAndEasy, Result, TheGame
from benchmarks.rows import Rows

KEPT = Path(__file__).parent / "hints.jsonl"
SEED = 2026
GAMES, PART = 10_000, 1_000
JOBS = 2

COMPANY = ("silent", "clumsy")
"""Who sits in the last seat of a mixed table."""

EXPERT = "expert@1"

SETUPS: list[tuple[str, Game, int]] = [
    *(("The Game", TheGame().settled(n), n) for n in range(2, 6)),
    *(("Quick & Easy", QuickAndEasy(), n) for n in range(2, 6)),
    *(("Quick & Easy, professional", QuickAndEasy(professional=True), n) for n in range(2, 6)),
]


def run() -> None:
    """Play what is missing and print the tables."""
    play_missing()
    for table in (gain_table, company_table):
        print("", *table(), sep="\n")


def play_missing() -> None:
    """Play what is missing."""
    for _, game, players in SETUPS:
        for bots, talk in line_ups(players):
            won(game, bots, talk)


def line_ups(players: int) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Who plays, and whether they talk."""
    for talk in (False, True):
        yield (EXPERT,) * players, talk
    for kind in COMPANY:
        yield mixed(players, kind), True


def mixed(players: int, kind: str) -> tuple[str, ...]:
    """Experts, and one of another kind in the last seat."""
    return (*[EXPERT] * (players - 1), f"expert-{kind}@1")


def gain_table() -> Iterator[str]:
    """What talk gains where all speak, as far as it has been played."""
    yield "| game | players | games | in silence | with talk (95 %) | gained (95 %) |"
    yield "|---|---|---|---|---|---|"
    for title, game, players in SETUPS:
        quiet, spoken = (played(game, (EXPERT,) * players, talk) for talk in (False, True))
        games = min(len(quiet), len(spoken))
        if games:
            low, high = wilson(sum(spoken[:games]), games)
            yield (
                f"| {title} | {players} | {games:,} | {percent(quiet[:games])} |"
                f" {percent(spoken[:games])} ({100 * low:.1f} to {100 * high:.1f}) |"
                f" {gained(quiet, spoken)} |"
            )


def company_table() -> Iterator[str]:
    """What is left of it beside a player of another kind."""
    yield "| game | players | games | one of them | gained (95 %) | of the whole gain |"
    yield "|---|---|---|---|---|---|"
    for title, game, players in SETUPS:
        quiet, spoken = (played(game, (EXPERT,) * players, talk) for talk in (False, True))
        for kind in COMPANY:
            together = played(game, mixed(players, kind), True)
            games = min(len(quiet), len(spoken), len(together))
            if games:
                most = np.mean(spoken[:games]) - np.mean(quiet[:games])
                kept_gain = (np.mean(together[:games]) - np.mean(quiet[:games])) / most
                cells = (f"{games:,}", kind, gained(quiet, together), f"{100 * kept_gain:.0f} %")
                yield f"| {title} | {players} | {' | '.join(cells)} |"


def won(game: Game, bots: tuple[str, ...], talk: bool) -> Sequence[int]:
    """Which of the deals these bots win, 1 or 0 each; plays what is missing."""
    for part in range(GAMES // PART):
        key = part_key(game, bots, talk, part)
        if rows().find(key, game, bots) is None:
            hits: list[bool] = []
            seeds = RunSeeds(SEED, GAMES)[part * PART : (part + 1) * PART]
            for batch in play_batches(game, bots, seeds, Engine.KERNEL, JOBS, talk=talk):
                hits += (end.result is Result.WON for _, _, end, _ in batch.ends())
            won = np.packbits(np.array(hits, np.bool_)).tobytes().hex()
            rows().keep(key, game, bots, {"won": won})
    return played(game, bots, talk)


def played(game: Game, bots: tuple[str, ...], talk: bool) -> Sequence[int]:
    """Which of the deals played so far these bots have won."""
    hits: list[int] = []
    for part in range(GAMES // PART):
        entry = rows().find(part_key(game, bots, talk, part), game, bots)
        if entry is None:
            break
        bits = np.frombuffer(bytes.fromhex(entry["won"]), np.uint8)
        hits += np.unpackbits(bits, count=PART).tolist()
    return hits


def part_key(game: Game, bots: tuple[str, ...], talk: bool, part: int) -> list[Any]:
    """What a thousand deals are kept under."""
    return [game.name, game.options(), list(bots), talk, SEED, part]


def percent(hits: Sequence[int]) -> str:
    """The share of deals won."""
    return f"{100 * sum(hits) / len(hits):.1f} %"


def gained(before: Sequence[int], after: Sequence[int]) -> str:
    """The paired difference on the same deals."""
    value, low, high = difference(before, after)
    return f"{100 * value:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


def difference(before: Sequence[int], after: Sequence[int]) -> Estimate:
    """How much more often the second wins, deal by deal, as far as both have been played."""
    return bounded_mean([b - a for a, b in zip(before, after, strict=False)], -1, 1)


@cache
def rows() -> Rows:
    """What was played before."""
    return Rows(KEPT)
