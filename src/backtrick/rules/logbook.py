"""A game being played and written down at the same time."""

from __future__ import annotations

from backtrick.rules.dealing import Decks, deal
from backtrick.rules.errors import IllegalPlay, RulesErrorCode
from backtrick.rules.game import Game
from backtrick.rules.outcomes import Outcome
from backtrick.rules.plays import Play
from backtrick.rules.record import Record, Turn
from backtrick.rules.state import State, end_turn, outcome, play, resign, start


class Logbook:
    """Holds the `state` of a game and its `record`; every step moves both."""

    def __init__(
        self,
        game: Game,
        players: tuple[str, ...],
        decks: Decks,
        *,
        starter: int | None = None,
        seed: int | None = None,
    ) -> None:
        self.players = players
        self.decks = decks
        self.seed = seed
        self.starter = starter
        self.state: State = deal(game, len(players), decks=decks, starter=starter)
        self.turns: list[Turn] = []
        self.laid: list[Play] = []

    def start(self, starter: int) -> None:
        """The players have agreed who starts."""
        self.state = start(self.state, starter)
        self.starter = starter

    def play(self, card: int, pile: int) -> None:
        """Lay a card; the play that ends the game closes the turn."""
        self.state = play(self.state, card, pile)
        self.laid.append(Play(card, pile))
        if self.outcome:
            self._close_turn()

    def end_turn(self) -> None:
        """End the turn and draw."""
        self.state = end_turn(self.state)
        self._close_turn()

    def resign(self, seat: int) -> None:
        """A seat gives up."""
        self.state = resign(self.state, seat)

    def _close_turn(self) -> None:
        self.turns.append(tuple(self.laid))
        self.laid = []

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it runs."""
        return outcome(self.state)

    @property
    def record(self) -> Record:
        """The game so far. There is no record before somebody starts."""
        if self.starter is None:
            raise IllegalPlay(RulesErrorCode.NOT_STARTED)
        return Record(
            game=self.state.game,
            players=self.players,
            decks=self.decks,
            starter=self.starter,
            turns=tuple(self.turns),
            laid=tuple(self.laid),
            outcome=self.outcome,
            seed=self.seed,
        )
