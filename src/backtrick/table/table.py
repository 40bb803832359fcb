"""A live game without I/O: an immutable value that events move on (`applying`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from backtrick.bots.nets import nets_noted
from backtrick.rules import Game, GameLog, Record, State
from backtrick.table import events as e
from backtrick.table.chance import SealedDeal
from backtrick.table.seats import Seat
from backtrick.table.settings import Settings
from backtrick.talk import CLOSING, OPENING, SILENCE, Conversation


class Phase(StrEnum):
    """Where a table is."""

    GATHERING = "gathering"
    CHOOSING = "choosing"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Opinion:
    """How good an opening a player has, and who should start; either may be left open."""

    opening: int | None
    starter: int | None
    changed: bool = False
    """Whether it was changed once: a player who could go on changing it could tell anything."""


@dataclass(frozen=True, slots=True)
class GivingUp:
    """A proposal to give up: by whom, the version of the table then, and who has agreed."""

    seat: int
    since: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything there is to know about a table.

    `version` counts the events so far, `number` the games. `began` is the version at which the
    turn, or the choosing, began. `nudged` lists the seats that were asked whether they are there,
    each with the version of the question.
    """

    settings: Settings
    game: Game
    seats: tuple[Seat, ...]
    host: int = 0
    phase: Phase = Phase.GATHERING
    version: int = 0
    number: int = 0
    began: int = 0
    deal: SealedDeal | None = None
    log: GameLog | None = None
    conversation: Conversation = SILENCE
    """The hints of this game, and the thanks after its end."""
    opinions: tuple[Opinion | None, ...] = ()
    answered: int | None = None
    """The version at which the first person said who should start."""
    bots: frozenset[str] = frozenset()
    """The bots that have laid cards in this game."""
    bots_spoke: bool = False
    """Whether the bots have given their hints in this turn."""
    changed: bool = False
    """Whether a seat has changed hands since the deal."""
    nudged: tuple[tuple[int, int], ...] = ()
    giving_up: GivingUp | None = None
    end: e.Ended | None = None
    closed: str | None = None
    origin: e.Origin | None = None
    """The moment of another game from which this one goes on; the next game has none."""

    def is_to_act(self, seat: int) -> bool:
        """Whether the table waits for this seat: it is its turn, or it owes an opinion."""
        if self.phase is Phase.CHOOSING:
            return self.opinions[seat] is None
        return self.phase is Phase.PLAYING and self.state.to_act == seat

    def is_nudged(self, seat: int) -> bool:
        """Whether this seat was asked whether it is there, and has not answered."""
        return any(nudged == seat for nudged, _ in self.nudged)

    @property
    def game_log(self) -> GameLog:
        """The game that is played; only after the deal."""
        if self.log is None:
            raise ValueError("nothing is dealt")
        return self.log

    @property
    def state(self) -> State:
        """The state of the game; only after the deal."""
        return self.game_log.state

    @property
    def sealed(self) -> SealedDeal:
        """The deal of the game; only after the deal."""
        if self.deal is None:
            raise ValueError("nothing is dealt")
        return self.deal

    @property
    def turn(self) -> int:
        """The number of the turn being played, as hints count it."""
        if self.phase is Phase.OVER:
            return CLOSING
        if self.log is None or self.log.starter is None:
            return OPENING
        return len(self.log.turns)

    @property
    def in_play(self) -> bool:
        """Whether cards are dealt and the game has not ended."""
        return self.phase in (Phase.CHOOSING, Phase.PLAYING)

    @property
    def may_deal_again(self) -> bool:
        """Whether the same deal is fair once more: the people here have played it, and nobody else
        has.
        """
        return not self.changed and not self.is_from_record

    @property
    def is_from_record(self) -> bool:
        """Whether the game comes from a record, so that its cards may be known; only after the
        deal.
        """
        return self.number == 1 and self.sealed.again

    def record(self, names: Iterable[str]) -> Record:
        """The game so far, from the moment it is decided who starts. What is said after its end is
        not part of it.
        """
        said = self.conversation.said
        talk = (heard.entry() for heard in said if heard.turn != CLOSING)
        return replace(
            self.game_log.record(names, talk),
            hints=self.settings.hints.noted,
            nets=nets_noted(self.game, len(self.seats), self.bots, self.settings.hints),
        )
