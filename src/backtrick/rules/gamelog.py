"""A game in play, written down: the deal, who started, the turns, and the state they lead to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from backtrick.rules.dealing import Deal, deal
from backtrick.rules.errors import IllegalPlay, RulesErrorCode
from backtrick.rules.game import NOBODY, Game
from backtrick.rules.integers import as_integer
from backtrick.rules.outcomes import Outcome
from backtrick.rules.plays import Play, Turn
from backtrick.rules.record import Record
from backtrick.rules.state import State, end_turn, outcome, play, resign, start


@dataclass(frozen=True, slots=True)
class GameLog:
    """A game from its deal to its last card. Every step returns the next log, or refuses.

    `laid` holds the cards of the turn that has not ended.
    """

    deal: Deal
    state: State
    starter: int | None = None
    turns: tuple[Turn, ...] = ()
    laid: Turn = ()

    @classmethod
    def begin(cls, game: Game, players: int, dealt: Deal, starter: int | None = None) -> GameLog:
        """The game after the deal; without a starter nobody is to act yet."""
        state = deal(game, players, decks=dealt.decks, starter=starter or 0)
        if starter is None:
            state = replace(state, to_act=NOBODY)
        return cls(dealt, state, as_integer(starter))

    def start(self, starter: int) -> GameLog:
        """It is decided who starts."""
        state = start(self.state, starter)
        return replace(self, state=state, starter=state.to_act)

    def play(self, card: int, pile: int) -> GameLog:
        """Lay a card; the play that ends the game closes its turn."""
        state = play(self.state, card, pile)
        laid = (*self.laid, Play(as_integer(card), as_integer(pile)))
        if outcome(state) is None:
            return GameLog(self.deal, state, self.starter, self.turns, laid)
        return GameLog(self.deal, state, self.starter, (*self.turns, laid))

    def end_turn(self) -> GameLog:
        """End the turn and draw."""
        turns = (*self.turns, self.laid)
        return GameLog(self.deal, end_turn(self.state), self.starter, turns)

    def resign(self, seat: int) -> GameLog:
        """A seat gives up."""
        return replace(self, state=resign(self.state, seat))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it runs."""
        return outcome(self.state)

    def record(self, players: Iterable[str], talk: Iterable[tuple[Any, ...]] = ()) -> Record:
        """The game as a record. There is none before it is decided who starts."""
        if self.starter is None:
            raise IllegalPlay(RulesErrorCode.NOT_STARTED)
        return Record(
            game=self.state.game,
            players=tuple(players),
            decks=self.deal.decks,
            starter=self.starter,
            turns=self.turns,
            laid=self.laid,
            outcome=self.outcome,
            seed=self.deal.seed,
            talk=tuple(talk),
        )
