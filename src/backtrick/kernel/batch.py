"""A batch of games played by the compiled engine, as outcomes and records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from backtrick.kernel.arrays import options_array
from backtrick.kernel.board import MOST_SAID, Results, Seats, make_board, make_lessons, make_results
from backtrick.kernel.columns import EndCode
from backtrick.kernel.desk import make_desk
from backtrick.kernel.engine import game_loop
from backtrick.kernel.hearing import hint_of
from backtrick.rules import Ending, Game, Outcome, Play, Record, new_deal
from backtrick.talk import Heard

ENDINGS: dict[int, Ending] = {
    EndCode.ALL_LAID: Ending.ALL_LAID,
    EndCode.STUCK: Ending.STUCK,
    EndCode.BURNED: Ending.BURNED,
}


class CompiledBatch:
    """Games of the same bots, one for each seed; `seats` describes the bots to compiled code.
    `hints` and `nets` are for the records.
    """

    def __init__(
        self,
        game: Game,
        bots: tuple[str, ...],
        seeds: Sequence[int],
        seats: Seats,
        hints: str | None = None,
        nets: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.seeds = seeds
        self.hints = hints
        self.nets = nets or {}
        self._results = play_batch(game, seats, seeds)

    def __len__(self) -> int:
        return len(self.seeds)

    def tally(self) -> Iterator[tuple[Outcome, int]]:
        """The outcomes, each with the number of games that ended so."""
        results, code = self._results, np.zeros(len(self), np.int64)
        columns = results.ending, results.last_seat, *results.left.T
        for column in columns:
            code = code << 8 | column
        _, rows, times = np.unique(code, return_index=True, return_counts=True)
        kinds = np.stack(columns, axis=1)[rows]
        counted: Counter[Outcome] = Counter()
        for (ending, seat, *left), count in zip(kinds.tolist(), times.tolist(), strict=True):
            counted[self._outcome(ending, seat, left)] += count
        return iter(counted.items())

    def ends(self) -> Iterator[tuple[int, int, Outcome, int]]:
        """The seed, the starter, the outcome and the number of turns of every game."""
        results = self._results
        columns = results.starter, results.turns, results.ending, results.last_seat, results.left
        for seed, starter, turns, ending, seat, left in zip(
            self.seeds, *(column.tolist() for column in columns), strict=True
        ):
            yield seed, starter, self._outcome(ending, seat, left), turns

    def count_hints(self) -> int:
        """How many hints were given."""
        return int(self._results.said_count.sum())

    def records(self) -> Iterator[Record]:
        """The record of every game."""
        for row in range(len(self)):
            yield self.record(row)

    def record(self, row: int) -> Record:
        """The record of one game."""
        results, seed = self._results, self.seeds[row]
        laid = results.laid[row, : results.turns[row]].tolist()
        plays = iter(results.plays[row].tolist())
        ending, seat = int(results.ending[row]), int(results.last_seat[row])
        return Record(
            game=self.game,
            players=self.bots,
            decks=new_deal(self.game, len(self.bots), seed).decks,
            starter=int(results.starter[row]),
            turns=tuple(tuple(Play(*next(plays)) for _ in range(count)) for count in laid),
            outcome=self._outcome(ending, seat, results.left[row].tolist()),
            seed=seed,
            talk=tuple(self._hints(row)),
            hints=self.hints,
            nets=self.nets,
        )

    def _hints(self, row: int) -> Iterator[tuple[int, int, str]]:
        """Every hint of a game, in the form of records."""
        results = self._results
        for turn, seat, subject, code in results.said[row, : results.said_count[row]].tolist():
            hint = hint_of(self.game, subject, code)
            yield Heard(turn, seat, hint).entry()

    def _outcome(self, ending: int, seat: int, left: list[int]) -> Outcome:
        if ending == EndCode.ALL_LAID:
            return self.game.won(seat, left)
        return self.game.lost(seat, left, ENDINGS[ending])


def play_batch(game: Game, seats: Seats, seeds: Sequence[int]) -> Results:
    """Play one game for each seed, without the GIL."""
    players = len(seats.kinds)
    most_said = MOST_SAID if seats.speaks.any() else 0
    results = make_results(len(seeds), game.deck_count(players), most_said)
    words, lessons = np.array(seeds, np.uint64), make_lessons(len(seeds), 0, 0)
    board, desk, deeper = make_board(game, players), make_desk(), make_desk()
    if seeds:
        game_loop(type(game))(
            words, options_array(game), seats, board, desk, deeper, results, lessons
        )
    return results
