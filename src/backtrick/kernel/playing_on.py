"""Playing on: compiled play from any state of a running game to its end."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from backtrick.kernel.arrays import options_array
from backtrick.kernel.batch import ENDINGS
from backtrick.kernel.board import Seats, make_board, make_lessons, make_results, set_moment
from backtrick.kernel.columns import EndCode, TurnFact
from backtrick.kernel.desk import make_desk
from backtrick.kernel.engine import game_loop
from backtrick.kernel.hearing import fill_said
from backtrick.rules import Game, Outcome, State
from backtrick.rules.generator import seat_state
from backtrick.talk import Heard


class PlayingOn:
    """Plays games of one setup on to their end; `seats` are the players. It is not thread-safe: it
    has one board.
    """

    def __init__(self, game: Game, seats: Seats) -> None:
        players = len(seats.kinds)
        self.game, self.seats = game.settled(players), seats
        self._options, self._loop = options_array(self.game), game_loop(type(game))
        self._board, self._desks = make_board(self.game, players), (make_desk(), make_desk())
        self._results = make_results(1, self.game.deck_count(players))
        self._lessons = make_lessons(1, 0, 0)
        self._one = np.zeros(1, np.uint64)

    def play(self, state: State, heard: Sequence[Heard] = (), seed: int = 0) -> Outcome:
        """How the game ends. `heard` are the hints that stand; the seed is for random players."""
        if state.ended is not None:
            return state.ended
        board, size = self._board, len(self.game.cards)
        board.unlaid[:] = 0
        for deck, pile in enumerate(state.draw_piles):
            board.decks[deck, size - len(pile) :] = pile
            board.draw_counts[deck] = len(pile)
            board.unlaid[deck, list(pile)] = 1
        for seat, hand in enumerate(state.hands):
            board.hands[seat, : len(hand)] = hand
            board.hand_counts[seat] = len(hand)
            board.unlaid[self.game.draw_pile_of(seat), list(hand)] = 1
            board.luck[seat] = seat_state(seed, seat)
        board.tops[:] = state.tops
        set_moment(board, state)
        board.moment[TurnFact.RESUMED] = 1
        fill_said(self.game, heard, board.said)
        self._loop(
            self._one, self._options, self.seats, board, *self._desks, self._results, self._lessons
        )
        left, seat = self._results.left[0].tolist(), int(self._results.last_seat[0])
        ending = int(self._results.ending[0])
        if ending == EndCode.ALL_LAID:
            return self.game.won(seat, left)
        return self.game.lost(seat, left, ENDINGS[ending])
