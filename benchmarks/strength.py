"""Whether the expert is as strong at a table as it is meant to be: every figure beside its floor
and its aim.

`python -m benchmarks strength` plays 3,000 games for each, which takes hours; `--games 300` says it
sooner and less exactly. It keeps nothing: `python -m benchmarks results` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from backtrick import lab
from backtrick.lab.estimates import Estimate, share
from backtrick.rules import FaceToFace
from benchmarks.goals import AT_A_TABLE, DUELS, TABLE_BOT, Goal

GAMES = 3_000
SEED = 2026
JOBS = 2


class Figure(NamedTuple):
    """Something measured, and what was wanted."""

    what: str
    reached: Estimate
    goal: Goal


def run(games: int = GAMES) -> None:
    """Print a line for each figure, and how many are enough."""
    print(f"{TABLE_BOT}, {games:,} games each, seed {SEED}")
    print(f"{'':40} {'reached':>7}   {'95 %':<14} {'floor':>5} {'aim':>5}")
    verdicts = []
    for what, reached, goal in measured(games):
        value, low, high = reached.scaled(100)
        interval, verdict = f"{low:.1f} to {high:.1f}", goal.verdict(reached)
        wanted = f"{goal.floor:>5g} {goal.aim:>5g}  {verdict}"
        print(f"{what:40} {value:7.1f}   {interval:<14} {wanted}", flush=True)
        verdicts.append(verdict)
    enough = sum(verdict != "below the floor" for verdict in verdicts)
    print(f"{enough} of {len(verdicts)} floors met")


def measured(games: int) -> Iterator[Figure]:
    """Every figure that has a floor."""
    for what, game, players, talk, goal in AT_A_TABLE:
        if goal is not None:
            summary = lab.simulate(game, players, [TABLE_BOT], games, SEED, talk=talk, jobs=JOBS)
            yield Figure(what, share(summary.won, games), goal)
    bots, deals = [TABLE_BOT, *DUELS], max(1, games // 2)
    duels = lab.tournament(FaceToFace(), 2, bots, deals, SEED, jobs=JOBS)
    assert isinstance(duels, lab.Duels)
    for opponent, goal in DUELS.items():
        rate = duels.win_rate(TABLE_BOT, opponent)
        yield Figure(f"Face to Face, against {opponent}", rate, goal)
