"""What it costs the bots to say less: `python -m benchmarks amounts`.

Experts play the same deals in silence, saying all they have to say, and at a human measure; also
with one of them silent or clumsy. Words are hints a turn, of all seats together.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from backtrick.kernel.batch import CompiledBatch
from backtrick.lab.engines import Engine, play_batches
from backtrick.lab.seeds import RunSeeds
from backtrick.rules import Game, QuickAndEasy, Result, TheGame
from backtrick.talk import Hints

SEED = 2026
GAMES = 10_000
SETUPS: list[tuple[str, Game, int]] = [
    *(("The Game", TheGame(), players) for players in range(2, 6)),
    *(("Quick & Easy", QuickAndEasy(), players) for players in range(2, 6)),
]
COMPANY = ("expert", "expert-silent", "expert-clumsy")
"""Who sits in the last seat."""


class Played(NamedTuple):
    """Which deals were won, 1 or 0 each, and the hints a turn."""

    won: np.ndarray
    words: float


def run(games: int = GAMES) -> None:
    """Play, and print a row for each setup and company."""
    print(f"{games:,} deals each, seed {SEED}, level 1; won in % (words a turn)")
    print("| game | players | last | silent | talkative | normal | quiet | normal keeps | words |")
    print("|---|---|---|---|---|---|---|---|---|")
    for title, game, players in SETUPS:
        silent = play(game, ("expert@1",) * players, None, games)
        for last in COMPANY:
            bots = (*["expert@1"] * (players - 1), f"{last}@1")
            full, normal, quiet = (play(game, bots, amount, games) for amount in reversed(Hints))
            gain = full.won.mean() - silent.won.mean()
            kept = 100 * (normal.won.mean() - silent.won.mean()) / gain
            cells = [f"{100 * silent.won.mean():.1f}", *map(show, (full, normal, quiet))]
            share = 100 * normal.words / full.words if full.words else 0
            print(
                f"| {title} | {players} | {last} | {' | '.join(cells)} | {kept:.0f} % |"
                f" {share:.0f} % |",
                flush=True,
            )


def show(played: Played) -> str:
    """A cell of the table."""
    return f"{100 * played.won.mean():.1f} ({played.words:.2f})"


def play(game: Game, bots: tuple[str, ...], amount: Hints | None, games: int) -> Played:
    """Play the deals, with so many hints or none."""
    won: list[bool] = []
    words = turns = 0
    for batch in play_batches(
        game.settled(len(bots)),
        bots,
        RunSeeds(SEED, games),
        Engine.KERNEL,
        1,
        talk=amount is not None,
        amount=amount or Hints.TALKATIVE,
    ):
        assert isinstance(batch, CompiledBatch)
        for _, _, end, count in batch.ends():
            won.append(end.result is Result.WON)
            turns += count
        words += batch.count_hints()
    return Played(np.array(won), words / max(turns, 1))
