"""A player: a game, a net and an effort. It chooses turns, and plays games with itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from backtrick.kernel.arrays import MOST_IN_HAND, Ints, options_array
from backtrick.kernel.board import (
    Lessons,
    Results,
    make_board,
    make_lessons,
    make_results,
    make_seats,
    set_moment,
)
from backtrick.kernel.columns import (
    CardRow,
    Effort,
    EndCode,
    FactRow,
    FloatRow,
    PlayerKind,
    Style,
    TableFact,
)
from backtrick.kernel.desk import MOST_KEPT, make_desk
from backtrick.kernel.engine import game_loop
from backtrick.kernel.hearing import fill_said
from backtrick.kernel.net import Net
from backtrick.kernel.ranking import UNBOUNDED, WON, make_effort, shares_deck
from backtrick.kernel.turns import UNLIMITED, write_plays
from backtrick.rules import Play, View
from backtrick.rules.game import Game
from backtrick.rules.generator import game_seed
from backtrick.talk import Heard, Hints

LONGEST = 100
"""No game has more turns: 98 cards in The Game, and fewer turns than that in a duel."""

Wishes = tuple[float, float]
"""The values of an opening above which a player is fine with starting, and glad to."""

NO_WISH = WON, WON

Company = Sequence[int]
"""How each seat speaks: `QUIET`, `PLAIN`, `CLUMSY` or `OF_PILES`; nothing: all are quiet."""


@dataclass(frozen=True)
class Games:
    """The results of a batch of games, and every position after a turn, if it was recorded."""

    lessons: Lessons
    winners: Ints
    """The seat that won the duel; 0 for a team that won, -1 for one that lost."""
    left: Ints
    """Cards not laid: the team's, or the loser's."""

    @property
    def win_rate(self) -> float:
        """The share of games that the team, or seat 0 of a duel, has won."""
        return float((self.winners == 0).mean())

    @property
    def mean_left(self) -> float:
        """How many cards were left, on average."""
        return float(self.left.mean())


class Player:
    """Chooses turns and plays games. It is not thread-safe: it has one board and two desks."""

    def __init__(
        self, game: Game, players: int, net: Net, effort: Ints | None = None, *,
        listening: Net | None = None, hints: Hints = Hints.TALKATIVE, sparring: bool = False,
    ) -> None:  # fmt: skip
        """With `sparring` the seats after the first are greedy's when it plays whole games; the net
        `listening` judges instead of the other where something was said. `hints` is how much is
        said at the table.
        """
        self.game, self.players, self.net = game.settled(players), players, net
        self.duel = not shares_deck(type(game))
        self._options = options_array(self.game)
        self._loop = game_loop(type(game))
        self._board = make_board(self.game, players)
        self._desk, self._deeper = make_desk(), make_desk()
        self._seats = make_seats(players, net, net if listening is None else listening)
        self._seats.nets[:, 1] = 1
        self._seats.hears[:] = listening is not None
        self._seats.most_said[:] = hints.most
        self._seats.kinds[:] = PlayerKind.THINKER
        if sparring:
            self._seats.kinds[1:] = PlayerKind.GREEDY
        self._seats.efforts[:] = make_effort(type(game)) if effort is None else effort
        self._deals, self._positions = self._seats.efforts[
            0, [Effort.SAMPLES, Effort.POSITIONS]
        ].tolist()
        self._nothing = make_results(0, 1), make_lessons(0, 0, 0)

    def choose(
        self, view: View, deals: int | None = None, heard: Sequence[Heard] = ()
    ) -> tuple[Sequence[Play], float]:
        """The best turn from here to its end, and its value: the logarithm of the odds of winning.

        The view must be of a running game of this setup, with recall; `heard` are the hints that
        stand. `deals` replaces the number of imagined deals of the effort, however many positions
        are judged.
        """
        self._set_up(view, heard)
        self._seats.efforts[:, Effort.SAMPLES] = self._deals if deals is None else deals
        self._seats.efforts[:, Effort.POSITIONS] = self._positions if deals is None else UNBOUNDED
        count = self._run((), *self._nothing)
        value = float(self._desk.floats[FloatRow.VALUES, MOST_KEPT])
        return [Play(card, pile) for card, pile in self._board.plays[:count].tolist()], value

    @property
    def listened(self) -> bool:
        """Whether a hint stood when it was last asked, so that the net that listens answered."""
        return bool(self._desk.facts[FactRow.TABLE, TableFact.VOICES])

    def weigh(
        self, view: View, most: int, heard: Sequence[Heard] = (), *, unlimited: bool = False
    ) -> list[tuple[Sequence[Play], float]]:
        """The best turns and their values as the net alone judges them, best first: of those that
        the search finds, or, `unlimited`, of all there are.
        """
        self._set_up(view, heard)
        efforts, desk = self._seats.efforts, self._desk
        usual = efforts.copy()
        efforts[:, Effort.KEEP], efforts[:, Effort.SAMPLES] = most, 0
        if unlimited:
            efforts[:, : len(UNLIMITED)] = UNLIMITED
        desk.floats[FloatRow.VALUES] = np.nan
        self._run((), *self._nothing)
        efforts[:] = usual
        values = desk.floats[FloatRow.VALUES, :most]
        hand, found = self._board.hands[view.seat], list[tuple[Sequence[Play], float]]()
        for node, value in zip(
            desk.cards[CardRow.BEST, :most].tolist(), values.tolist(), strict=True
        ):
            if value == value:
                plays = np.zeros((2 * MOST_IN_HAND, 2), np.int64)
                count = write_plays(desk.nodes, node, hand, plays)
                found.append(([Play(*play) for play in plays[:count].tolist()], value))
        return found

    def judge(
        self, view: View, heard: Sequence[Heard], turns: Sequence[Sequence[Play]]
    ) -> list[float]:
        """The values of whole turns from here on, as the net alone judges them. The plays must be
        legal, at least one in each turn; a turn that they do not bring to an end is `LOST`.
        """
        self._set_up(view, heard)
        facts, fixed = self._desk.facts[FactRow.TABLE], self._desk.cards[CardRow.FIXED]
        efforts, values = self._seats.efforts, list[float]()
        efforts[:, Effort.SAMPLES] = 0
        for turn in turns:
            facts[TableFact.FIXED] = len(turn)
            fixed[: 2 * len(turn)] = [number for play in turn for number in play]
            self._run((), *self._nothing)
            values.append(float(self._desk.floats[FloatRow.VALUES, MOST_KEPT]))
        facts[TableFact.FIXED] = 0
        return values

    def _set_up(self, view: View, heard: Sequence[Heard]) -> None:
        """Put the position and the hints on the board."""
        if view.recall is None:
            raise ValueError("a player needs a view with recall")
        game, board, seat = view.game, self._board, view.seat
        board.hands[seat, : len(view.hand)] = view.hand
        board.hand_counts[:] = view.hand_counts
        board.draw_counts[:] = view.draw_counts
        board.tops[:] = view.tops
        board.unlaid[:] = 0
        board.unlaid[:, list(game.cards)] = 1
        for deck, laid in enumerate(view.recall):
            board.unlaid[deck, list(laid)] = 0
        set_moment(board, view)
        fill_said(game, heard, board.said)

    def play(
        self, seed: int, first: int, count: int, wishes: Wishes = NO_WISH, *, record: bool = False,
        company: Company = (),
    ) -> Games:  # fmt: skip
        """Play `count` games of a run with itself, from number `first` on. `company` says how each
        seat speaks; if any seat does, all listen.
        """
        seeds = [game_seed(seed, number) for number in range(first, first + count)]
        results = make_results(count, self.game.deck_count(self.players))
        width = len(self.net.first)
        lessons = make_lessons(count, count * LONGEST if record else 0, width)
        self._seats.wishes[:], self._seats.efforts[:, Effort.SAMPLES] = wishes, self._deals
        self._seats.efforts[:, Effort.POSITIONS] = self._positions
        self._seats.speaks[:] = company or Style.QUIET
        hears, self._seats.hears[:] = self._seats.hears.copy(), len(company) > 0
        end = self._run(seeds, results, lessons)
        self._seats.speaks[:], self._seats.hears[:] = Style.QUIET, hears
        features, values, movers, starts = lessons
        kept = Lessons(features[:end], values[:end], movers[:end], starts)
        return Games(kept, *self._winners_and_left(results))

    def _run(self, seeds: Sequence[int], results: Results, lessons: Lessons) -> int:
        words = np.array(seeds, np.uint64)
        return self._loop(
            words, self._options, self._seats, self._board, self._desk, self._deeper, results,
            lessons,
        )  # fmt: skip

    def _winners_and_left(self, results: Results) -> tuple[Ints, Ints]:
        """Who won each game, and what was left."""
        won = results.ending == EndCode.ALL_LAID
        if not self.duel:
            return np.where(won, 0, -1), results.left[:, 0].astype(np.int64)
        winners = np.where(won, results.last_seat, 1 - results.last_seat.astype(np.int64))
        return winners, results.left[np.arange(len(winners)), 1 - winners].astype(np.int64)
