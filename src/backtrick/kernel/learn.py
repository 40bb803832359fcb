"""Learning by playing: the net plays, and what its turns led to teaches it (TD(λ) on the positions
after a turn, on its own games). No human game takes part, and no other bot, unless a duellist is
sent to spar with the greedy one.

The target of a position is a blend of how the game ended and how the net itself judged the
positions on the way there. While a team hardly ever wins, the share of cards it got rid of counts
too; the more it wins, the less.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

import numpy as np

from backtrick.kernel.arrays import Floats, Ints
from backtrick.kernel.columns import Style
from backtrick.kernel.features import Limits, features_of
from backtrick.kernel.gradient import Adam, copy_net, doubled, wider
from backtrick.kernel.jit import jit
from backtrick.kernel.net import LARGE, Net, layers, new_net
from backtrick.kernel.player import NO_WISH, Company, Games, Player, Wishes
from backtrick.kernel.ranking import make_effort, shares_deck
from backtrick.rules.game import Game
from backtrick.talk import Hints

FIRST_SHARE = 0.3
"""The weight of winning, against cards laid, while the net never wins."""

EVALUATION_SEED = 2**52
"""The seed of games to measure with; no net learns from them."""


@dataclass(frozen=True)
class Course:
    """How a net is taught. The learning rate falls from `rate` to `last_rate`; the net learns from
    each batch of games `window` times, together with the batches before and after it. With
    `sparring` the opponent in a duel is the greedy bot, and only the own positions teach. With
    `talk` the players speak and the net listens; in two of five batches one of them is silent or
    clumsy, in another one speaks of piles where the net would name colours; `hints` is how much
    each says. A net to begin with that has half as many `hidden` units is `doubled`.
    """

    seed: int = 1
    hidden: tuple[int, ...] = LARGE
    limits: Limits | None = None
    games: int | None = None
    minutes: float | None = 5.0
    batch: int = 500
    window: int = 8
    rate: float = 2e-3
    last_rate: float = 7e-5
    trace: float = 0.8
    memory: float = 0.998
    sparring: bool = False
    talk: bool = False
    hints: Hints = Hints.TALKATIVE

    def done(self, games: int, seconds: float) -> float:
        """The part of the course that is over, from 0 to 1."""
        parts = [0.0]
        if self.games is not None:
            parts.append(games / self.games)
        if self.minutes is not None:
            parts.append(seconds / (60 * self.minutes))
        return min(max(parts), 1.0)


@dataclass
class Progress:
    """The state of a course."""

    games: int = 0
    seconds: float = 0.0
    share: float = FIRST_SHARE
    win_rate: float = 0.0
    mean_left: float = 0.0
    loss: float = 0.0
    done: float = 0.0
    openings: list[float] = field(default_factory=list)
    """The values of recent openings, to tell what a good hand to start with is."""


@dataclass(frozen=True)
class BatchSetup:
    """A batch of games: all it takes to play the same games again."""

    first: int
    """The number of its first game."""
    net: Net
    wishes: Wishes
    share: float


def _targets(
    values: Floats, movers: Ints, starts: Ints, left: Ints, winners: Ints, deck: int, duel: bool,
    share: float, trace: float, targets: Floats,
) -> None:  # fmt: skip
    """Write the target value of each position, from the end of its game backwards."""
    for game in range(len(left)):
        final = 1.0 if winners[game] == 0 else 0.0
        if not duel:
            laid = (deck - left[game]) / deck
            final = share * final + (1.0 - share) * laid**3
        result, seat = final, 0
        for position in range(starts[game + 1] - 1, starts[game] - 1, -1):
            if duel and movers[position] != seat:
                result, seat = 1.0 - result, movers[position]
            targets[position] = result
            chance = 1.0 / (1.0 + np.exp(-values[position]))
            result = (1.0 - trace) * chance + trace * result


fill_targets = jit(_targets)


class Learner:
    """Takes a net through a course: plays a batch, learns from the last few batches, repeats."""

    def __init__(self, game: Game, players: int, course: Course, start: Net | None = None) -> None:
        self.course = course
        self._effort = make_effort(type(game), course.limits)
        features = features_of(type(game))
        count = features.width + (features.heard if course.talk else 0)
        net = new_net(count, course.hidden, course.seed) if start is None else wider(start, count)
        if tuple(2 * units for units in layers(net)) == course.hidden:
            net = doubled(net, course.seed)
        self.adam = Adam.start(net)
        self.game, self.players = game.settled(players), players
        self.progress = Progress(share=FIRST_SHARE if start is None else 1.0)
        self.batches: deque[BatchSetup] = deque(maxlen=course.window)
        self._window: deque[tuple[Floats, Floats]] = deque(maxlen=course.window)

    def continue_from(self, adam: Adam, progress: Progress, batches: Iterable[BatchSetup]) -> None:
        """Continue the course of another learner. Its last batches, from which the net still
        learns, are played again.
        """
        for batch in batches:
            self._play(batch)
        done = self.course.done(progress.games, progress.seconds)
        self.adam, self.progress = adam, replace(progress, done=done)

    @property
    def net(self) -> Net:
        """The net to play with: the average of the recent ones."""
        return self.adam.average

    @property
    def wishes(self) -> Wishes:
        """Above which values of its opening a player is fine with starting, and glad to."""
        if not self.progress.openings:
            return NO_WISH
        low, high = np.quantile(self.progress.openings, (0.35, 0.75))
        return float(low), float(high)

    def step(self) -> Progress:
        """Play and learn from one batch."""
        course, progress, begun = self.course, self.progress, time.monotonic()
        source = np.random.default_rng((course.seed, progress.games))
        net = copy_net(self.adam.net)
        games = self._play(BatchSetup(progress.games, net, self.wishes, progress.share))
        lessons = games.lessons
        features, targets = (np.concatenate(part) for part in zip(*self._window, strict=True))
        rate = course.rate * (course.last_rate / course.rate) ** progress.done
        loss = self.adam.epoch(features, targets, rate, course.memory, source)
        openings = [*progress.openings, *map(float, lessons.values[lessons.starts[:-1]])][-4000:]
        played = progress.games + course.batch
        seconds = progress.seconds + time.monotonic() - begun
        won = games.win_rate
        self.progress = replace(
            progress,
            games=played,
            seconds=seconds,
            share=max(progress.share, min(1.0, FIRST_SHARE + 6 * won)),
            win_rate=won if not progress.games else 0.8 * progress.win_rate + 0.2 * won,
            mean_left=games.mean_left,
            loss=loss,
            done=course.done(played, seconds),
            openings=openings,
        )
        return self.progress

    def _play(self, batch: BatchSetup) -> Games:
        """Play a batch, and learn from it until it leaves the window."""
        player = Player(
            self.game, self.players, batch.net, self._effort, hints=self.course.hints,
            sparring=self.course.sparring,
        )  # fmt: skip
        games = player.play(
            self.course.seed, batch.first, self.course.batch, batch.wishes, record=True,
            company=self._company(batch.first // self.course.batch),
        )  # fmt: skip
        self.batches.append(batch)
        self._window.append((games.lessons.features, self._targets_of(games, batch.share)))
        return games

    def _company(self, number: int) -> Company:
        """How the seats speak in a batch: in three of five, one seat has another style."""
        if not self.course.talk:
            return ()
        company = [Style.PLAIN] * self.players
        company[number // 5 % self.players] = (
            Style.PLAIN,
            Style.PLAIN,
            Style.OF_PILES,
            Style.QUIET,
            Style.CLUMSY,
        )[number % 5]
        return company

    def _targets_of(self, games: Games, share: float) -> Floats:
        _, values, movers, starts = games.lessons
        targets = np.empty(len(values), np.float32)
        fill_targets(
            values, movers, starts, games.left, games.winners,
            len(self.game.cards), not shares_deck(type(self.game)), share,
            self.course.trace, targets,
        )  # fmt: skip
        return targets

    def learn(self, show: Callable[[Progress], None] | None = None) -> Progress:
        """Learn until the end of the course."""
        while self.progress.done < 1:
            self.step()
            if show is not None:
                show(self.progress)
        return self.progress

    def measure(self, games: int) -> Games:
        """Play fresh games with the net as it is now."""
        player = Player(self.game, self.players, self.net, self._effort, hints=self.course.hints)
        company = [Style.PLAIN] * self.players if self.course.talk else ()
        return player.play(EVALUATION_SEED, 0, games, self.wishes, company=company)
