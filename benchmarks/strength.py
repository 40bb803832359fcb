"""Whether the expert is as strong as it is meant to be: every figure beside its floor and its aim.

`python -m benchmarks strength` plays a few hundred games for each; `--games 5000` says it more
exactly. Nobody talks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from backtrick import lab
from backtrick.lab.estimates import Estimate, share
from backtrick.rules import FaceToFace, QuickAndEasy, TheGame

GAMES = 300
SEED = 2026
JOBS = 2

THE_GAME = {1: (32, 55), 2: (45, 65), 3: (28, 50), 4: (42, 65), 5: (48, 70)}
"""By players: the floor and the aim for the share won, in per cent."""

FACE_TO_FACE = {"greedy": 90, "planner": 60}
"""Against whom: the floor for the share won."""

QUICK_AND_EASY = {False: 10, True: 5}
"""Standard and professional: the floor for the points above greedy on the same deals."""


class Figure(NamedTuple):
    """Something measured, in per cent, and what was wanted."""

    what: str
    reached: Estimate
    floor: int
    aim: int | None = None

    @property
    def verdict(self) -> str:
        """Whether it is enough."""
        if self.reached.value < self.floor:
            return "BELOW"
        return "aim" if self.aim is not None and self.reached.value >= self.aim else "ok"


def run(games: int = GAMES) -> None:
    """Print a line for each figure, and how many are enough."""
    print(f"{'':50} {'reached':>7}   {'95 %':<14} {'floor':>5} {'aim':>5}")
    verdicts = []
    for figure in measured(games):
        value, low, high = figure.reached
        interval, aim = f"{low:.1f} to {high:.1f}", "-" if figure.aim is None else figure.aim
        wanted = f"{figure.floor:>5} {aim:>5}  {figure.verdict}"
        print(f"{figure.what:50} {value:7.1f}   {interval:<14} {wanted}", flush=True)
        verdicts.append(figure.verdict)
    enough = len(verdicts) - verdicts.count("BELOW")
    print(f"{enough} of {len(verdicts)} at or above the floor ({games:,} deals each, seed {SEED})")


def measured(games: int) -> Iterator[Figure]:
    """Every figure that has a floor."""
    for players, (floor, aim) in THE_GAME.items():
        won = lab.simulate(TheGame(), players, ["expert"], games, SEED, talk=False, jobs=JOBS).won
        what = f"The Game, {players} players, won"
        yield Figure(what, share(won, games).scaled(100), floor, aim)
    bots = ["expert@1", *FACE_TO_FACE]
    duels = lab.tournament(FaceToFace(), 2, bots, games, SEED, jobs=JOBS)
    assert isinstance(duels, lab.Duels)
    for opponent, floor in FACE_TO_FACE.items():
        rate = duels.win_rate("expert@1", opponent).scaled(100)
        yield Figure(f"Face to Face, won against {opponent}", rate, floor)
    for professional, floor in QUICK_AND_EASY.items():
        game = QuickAndEasy(professional=professional)
        for players in game.player_counts:
            teams = lab.tournament(
                game, players, ["expert@1", "greedy"], games, SEED, talk=False, jobs=JOBS
            )
            assert isinstance(teams, lab.Teams)
            title = "Quick & Easy professional" if professional else "Quick & Easy"
            above = teams.above("expert@1", "greedy").scaled(100)
            yield Figure(f"{title}, {players} players, above greedy", above, floor)
