"""An analysis: what every turn of a game was worth, to whom it was due, and what was better.

The chances, best turns and labels of a turn depend on what its seat knew. Luck is worked out with
the whole record, after the end. All terms of a game add up to its result:

    result - start = deal + draw + hidden + skill + given up

In a duel all of them are those of seat 0; the other side's enter with the opposite sign.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from backtrick.rules import Turn
from backtrick.study.reasons import BetterReason


class Label(StrEnum):
    """A word for a turn that gave a chance away."""

    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


FROM = {Label.BLUNDER: 0.15, Label.MISTAKE: 0.10, Label.SLIP: 0.05}
"""From how much of a chance given away each word is used."""


def label_of(given_away: float) -> Label | None:
    """The word for that much of a chance, if there is one."""
    return next((label for label, least in FROM.items() if given_away >= least), None)


class Choice(StrEnum):
    """How much there was to decide in a turn."""

    FORCED = "forced"
    """Every way to complete the turn leaves the same position."""
    FREE = "free"
    """All turns are worth the same, within a point."""
    OPEN = "open"
    STUCK = "stuck"
    """No card could be laid: the turn is not in the record and closes the sum."""


class AskedPile(Struct, frozen=True):
    """A pile that others asked to leave alone, and whether the turn did."""

    pile: int
    by: tuple[int, ...]
    left: bool


class TurnStudy(Struct, frozen=True, kw_only=True):
    """One turn. Chances are those of its seat, or its team, from 0 to 1."""

    turn: int
    seat: int
    laid: Turn
    best: float
    """The chance after the best turn."""
    played: float
    """The chance after the turn that was laid."""
    choice: Choice
    asked: tuple[AskedPile, ...] = ()
    first: bool = False
    """Whether it is the first turn of its seat, so that its draw is the deal."""
    draw: float | None = None
    """How much better its new cards were than others would have been; after the end only."""
    hidden: float | None = None
    """What came of the cards and hints of others since the turn before, and errors of the judge."""
    label: Label | None = None
    """Confirmed by roll-outs, from a mistake on."""
    expert: Turn = ()
    """What the expert lays here, where a turn of more than a slip's worth was laid."""
    expert_chance: float | None = None
    reasons: tuple[BetterReason, ...] = ()

    @property
    def skill(self) -> float:
        """What the turn gave away: 0 or less."""
        return self.played - self.best


class Shares(Struct, frozen=True):
    """What a result is made of."""

    deal: float
    draw: float
    hidden: float
    skill: tuple[float, ...]
    """By seat."""
    given_up: float

    @property
    def luck(self) -> float:
        """The cards that were dealt and drawn."""
        return self.deal + self.draw

    @property
    def total(self) -> float:
        """All of it: the result, less the chance at the start."""
        return self.luck + self.hidden + sum(self.skill) + self.given_up


class Analysis(Struct, frozen=True, kw_only=True):
    """A game, turn by turn."""

    game: str
    players: int
    duel: bool
    nets: str
    """The hash of the nets that judged."""
    start: float
    """The chance before the first turn: what experts win in this setup."""
    result: float | None
    """1 for a win, 0 for a loss, in a duel those of seat 0; `None` while the game runs."""
    turns: tuple[TurnStudy, ...]
    done: float
    """How much of the work is done, from 0 to 1. The chances are there from the beginning."""
    until: int | None = None
    """With all cards open, the last turn at whose beginning a win was still possible."""
    lost_from: int | None = None
    """With all cards open, the first turn at whose beginning no win was possible any more."""

    def side(self, seat: int) -> int:
        """The sign with which a seat's terms enter."""
        return -1 if self.duel and seat == 1 else 1

    @property
    def curve(self) -> tuple[float, ...]:
        """The chance at the start and after each turn; in a duel that of seat 0."""
        after = [
            each.played if self.side(each.seat) > 0 else 1 - each.played for each in self.turns
        ]
        return (self.start, *after)

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The turns in which the chance changed most, at most three, in their order."""
        curve = self.curve
        steps = [abs(after - before) for before, after in pairwise(curve)]
        large = sorted(range(len(steps)), key=lambda place: -steps[place])[:TURNING_POINTS]
        return tuple(self.turns[place].turn for place in sorted(large) if steps[place] >= TURNING)

    @property
    def shares(self) -> Shares | None:
        """What the result is made of, once luck is worked out."""
        if self.result is None or any(each.draw is None for each in self.turns):
            return None
        deal = draw = hidden = 0.0
        skill = [0.0] * self.players
        for each in self.turns:
            sign = self.side(each.seat)
            luck = sign * (each.draw or 0.0)
            deal, draw = (deal + luck, draw) if each.first else (deal, draw + luck)
            hidden += sign * (each.hidden or 0.0)
            skill[each.seat] += sign * each.skill
        given_up = self.result - self.curve[-1]
        return Shares(deal, draw, hidden, tuple(skill), given_up)

    def with_turn(self, turn: TurnStudy, done: float) -> Analysis:
        """The analysis with another entry for one turn."""
        turns = tuple(turn if each.turn == turn.turn else each for each in self.turns)
        return replace(self, turns=turns, done=done)


TURNING_POINTS = 3
"""How many turning points a game has at most."""

TURNING = 0.05
"""The least change of a chance that makes a turning point."""
