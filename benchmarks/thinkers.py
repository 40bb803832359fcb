"""Speed of the compiled engine and of the bots that judge whole turns; strength is in `results`."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import numpy as np

from backtrick.bots import bot_named, seat_bot
from backtrick.lab import Engine, simulate
from backtrick.rules import Game, GameLog, TheGame, new_deal
from benchmarks.measure import STEPS, processor_seconds, seconds

Measured = Callable[[Callable[[], object]], tuple[float, float]]

GAMES = {"random": 200_000, "greedy": 40_000, "planner": 2_000, "expert": 400}


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
    for players in (1, 4):
        _turns("expert", players)


def _speed(
    game: Game, bot: str, games: int, engine: Engine, jobs: int, measured: Measured = seconds
) -> tuple[float, float]:
    work: Callable[[], object] = partial(
        simulate, game, 4, [bot], games, 1, engine=engine, jobs=jobs, talk=False
    )
    work()
    spent, loop = measured(work)
    return games / spent, loop


def _turns(name: str, players: int) -> None:
    """How long single turns take through the ordinary bot protocol."""
    game, times = TheGame().settled(players), []
    for seed in range(12 if players > 1 else 3):
        log = GameLog.begin(game, players, new_deal(game, players, seed), starter=0)
        bots = [seat_bot(name, bot_named(name), seat, seed) for seat in range(players)]
        while log.outcome is None:
            bot = bots[log.state.to_act]
            view = bot.view(log.state)
            began = time.perf_counter()
            plays = bot.bot.choose_turn(view, ())
            times.append(time.perf_counter() - began)
            for card, pile in plays:
                log = log.play(card, pile)
            if log.outcome is None:
                log = log.end_turn()
    slowest = np.percentile(times[1:], 99)
    print(
        f"{name} {players} players: {1000 * np.mean(times[1:]):.2f} ms a turn,"
        f" 99th percentile {1000 * slowest:.2f} ms ({len(times) - 1} turns)"
    )
