"""Study: how long it takes, whether draws are fair, and whether labels hold."""

from __future__ import annotations

import time
from dataclasses import replace
from math import sqrt
from statistics import fmean, median, stdev

from backtrick.lab.engines import play_compiled
from backtrick.rules import FaceToFace, Game, Record, TheGame, game_seed
from backtrick.study import Label, analyse, stages
from backtrick.study.analysing import turn_starts
from backtrick.study.analysis import FROM
from backtrick.study.judge import Judge
from backtrick.study.rollouts import Rollouts

GAMES = 2000
"""For the fairness of draws."""

LABELS = 300
ROLLOUTS = 1000


def played(game: Game, players: int, bot: str, first: int, count: int) -> list[Record]:
    """Some games of one bot, in silence."""
    seeds = [game_seed(77, number) for number in range(first, first + count)]
    batch = play_compiled(game.settled(players), (bot,) * players, seeds)
    return list(batch.records())


def times() -> None:
    """A four-player game: the first curve, and everything."""
    firsts, wholes = list[float](), list[float]()
    analyse(played(TheGame(), 4, "planner", 0, 1)[0])
    for record in played(TheGame(), 4, "greedy", 1, 21):
        begun = time.perf_counter()
        found = stages(record)
        next(found)
        firsts.append(time.perf_counter() - begun)
        for _ in found:
            pass
        wholes.append(time.perf_counter() - begun)
    print(
        f"four players: curve {median(firsts):.2f} s (most {max(firsts):.2f}), "
        f"all {median(wholes):.2f} s (most {max(wholes):.2f})"
    )


def fairness(games: int) -> None:
    """The mean luck of a draw, which is nothing."""
    for game, players in ((TheGame(), 1), (TheGame(), 3), (FaceToFace(), 2)):
        luck = [
            turn.draw or 0.0
            for record in played(game, players, "expert@1", 0, games)
            for turn in analyse(record, checks=False).turns
        ]
        error = stdev(luck) / sqrt(len(luck))
        print(
            f"{game.name}, {players}: {games} games, {len(luck)} draws, "
            f"mean {100 * fmean(luck):+.3f} points, {abs(fmean(luck)) / error:.1f} standard errors",
            flush=True,
        )


def labels(count: int) -> None:
    """The share of mistakes and blunders of planner games that hold in many more roll-outs: the
    expert's turn wins at least as much more often as a slip asks for, and as the word itself does.
    """
    slips = held = tried = number = 0
    rollouts = Rollouts(Judge(TheGame(), 3), False)
    while tried < count:
        for record in played(TheGame(), 3, "planner", number, 10):
            starts = {place.turn: place for place in turn_starts(record)}
            # A game that is not over has no luck yet, which would take most of the time.
            running = replace(record, turns=record.turns[:-1], outcome=None)
            for turn in analyse(running).turns:
                if turn.label in (Label.MISTAKE, Label.BLUNDER):
                    place = starts[turn.turn]
                    again = rollouts.compare(
                        place.view, place.heard, turn.laid, turn.expert, ROLLOUTS, seed=1
                    )
                    tried += 1
                    slips += again.gained >= FROM[Label.SLIP]
                    held += again.gained >= FROM[turn.label]
        number += 10
        print(
            f"{number} games: of {tried} mistakes and blunders {slips} are a slip at least,"
            f" {held} are what the word says",
            flush=True,
        )


def run() -> None:
    """All three."""
    times()
    fairness(GAMES)
    labels(LABELS)
