"""Speed of the compiled engine and of the bots that judge whole turns; strength is in `results`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from backtrick.bots import bot_named
from backtrick.lab import Engine, play_game, simulate
from backtrick.rules import FaceToFace, Game, Play, QuickAndEasy, TheGame, View
from backtrick.talk import Heard, manners
from benchmarks.measure import STEPS, processor_seconds, seconds

Measured = Callable[[Callable[[], object]], tuple[float, float]]

GAMES = {"random": 200_000, "greedy": 40_000, "planner": 2_000, "expert@1": 400}

GAMES_TIMED = 5
"""How many games of each kind the time of a turn is taken from."""


def run() -> None:
    """Games a second on one core, against the pure engine and against two cores; time of a turn."""
    game = TheGame().settled(4)
    for bot, games in GAMES.items():
        speed, loop = _speed(game, bot, games, Engine.KERNEL, 1)
        line = f"the-game 4 players {bot:<8} kernel, 1 core {speed:10,.0f} games/s"
        alone, alone_loop = _speed(game, bot, games, Engine.KERNEL, 1, processor_seconds)
        line += f"   {alone:10,.0f} by processor time (calibration {alone_loop:.3f} s)"
        if bot in ("random", "greedy"):
            pure, _ = _speed(game, bot, 150, Engine.PYTHON, 1)
            line += f"   {speed / pure:6.0f} times the pure engine"
        two, _ = _speed(game, bot, games, Engine.KERNEL, 2)
        print(
            f"{line}   two cores {two / speed:4.2f} times   (calibration {STEPS:,}: {loop:.3f} s)"
        )
    for players in range(1, 6):
        _turns(TheGame(), players)
    for players in (2, 5):
        _turns(QuickAndEasy(), players)
    _turns(FaceToFace(), 2)


def _speed(
    game: Game, bot: str, games: int, engine: Engine, jobs: int, measured: Measured = seconds
) -> tuple[float, float]:
    work: Callable[[], object] = partial(
        simulate, game, 4, [bot], games, 1, engine=engine, jobs=jobs, talk=False
    )
    work()
    spent, loop = measured(work)
    return games / spent, loop


def _turns(game: Game, players: int, name: str = "expert") -> None:
    """How long single turns take through the ordinary bot protocol, where all talk who may."""
    maker, times = bot_named(name), list[float]()

    class Timed(maker):  # type: ignore[misc, valid-type]
        def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
            began = time.process_time()
            plays: Sequence[Play] = super().choose_turn(view, heard)
            times.append(time.process_time() - began)
            return plays

    settled, talk = game.settled(players), bool(manners(game).codes) and players > 1
    for seed in range(GAMES_TIMED):
        play_game(settled, (name,) * players, (Timed,) * players, seed, talk=talk)
    slowest = np.percentile(times[1:], 99)
    print(
        f"{name} {game.name} {players} players{' who talk' if talk else ''}:"
        f" {1000 * np.mean(times[1:]):.2f} ms a turn, 99th percentile {1000 * slowest:.2f} ms"
        f" ({len(times) - 1} turns, by processor time)",
        flush=True,
    )
