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
    """The sixteen best turns are worth the same, within a point."""
    OPEN = "open"
    STUCK = "stuck"
    """There was no way to lay enough cards. Where not even one could be laid, the turn is not in
    the record; it closes the sum.
    """


class Unlabelled(StrEnum):
    """Why a turn that gave a chance away has no label."""

    HELPED = "helped"
    """A bot laid part of it."""
    EXPERT = "expert"
    """The expert at a table would lay it too."""


class Cause(StrEnum):
    """What changed a chance most."""

    CHOICE = "choice"
    DRAW = "draw"
    DEAL = "deal"
    HIDDEN = "hidden"
    STUCK = "stuck"


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
    """The chance after the turn that was laid: as the net says, or, where that is a slip's worth
    below the best, as roll-outs say.
    """
    choice: Choice
    asked: tuple[AskedPile, ...] = ()
    first: bool = False
    """Whether it is the first turn of its seat, so that its draw is the deal."""
    draw: float | None = None
    """How much better its new cards were than others would have been; after the end only."""
    hidden: float | None = None
    """What came of the cards and hints of others since the turn before, and errors of the judge."""
    label: Label | None = None
    unlabelled: Unlabelled | None = None
    expert: Turn = ()
    """What the expert lays here, where the turn has a label. It is worth `best`."""
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
    """How much of the work is done, from 0 to 1. The net's chances are there from the beginning."""
    until: int | None = None
    """With all cards open, the last turn at whose beginning a win was still possible."""
    lost_from: int | None = None
    """With all cards open, the first turn at whose beginning no win was possible any more."""

    def side(self, seat: int) -> int:
        """The sign with which a seat's terms enter."""
        return -1 if self.duel and seat == 1 else 1

    @property
    def curve(self) -> tuple[float, ...]:
        """The chance at the start and after each turn; in a duel that of seat 0.

        The sides of a duel know different cards and judge differently. There a point is the mean of
        what a side says after its turn and what the other one said before, unless it is certain.
        """
        said = self._said
        if not self.duel:
            return said
        means = (
            after if after in (0, 1) else (before + after) / 2 for before, after in pairwise(said)
        )
        return (self.start, *means)

    @property
    def _said(self) -> tuple[float, ...]:
        """The chance at the start, and what the seat that laid says after each turn."""
        after = (
            each.played if self.side(each.seat) > 0 else 1 - each.played for each in self.turns
        )
        return (self.start, *after)

    def cause(self, place: int) -> Cause | None:
        """What moved the curve most in a turn, in the way it moved; a small slip alone is no cause.
        Before the end of a game only a choice can be told.
        """
        turn, (before, after) = self.turns[place], self.curve[place : place + 2]
        if turn.choice is Choice.STUCK:
            return Cause.STUCK
        if turn.draw is None:
            return Cause.CHOICE if turn.label else None
        change = self.side(turn.seat) * (after - before)
        hidden = change - turn.draw - turn.skill  # in a duel the curve is a mean of both sides
        parts = {Cause.DEAL if turn.first else Cause.DRAW: turn.draw, Cause.HIDDEN: hidden}
        if label_of(-turn.skill):
            parts[Cause.CHOICE] = turn.skill
        most = max(parts, key=lambda part: change * parts[part])
        return most if change * parts[most] > 0 else None

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The turns in which the chance changed most towards the result, at most three, in their
        order. Mistakes of whoever lost come before what nobody chose. While a game runs, both ways
        count.
        """
        curve, weights = self.curve, dict[int, float]()
        for (before, after), each in zip(pairwise(curve), self.turns, strict=True):
            step = after - before
            towards = abs(step) if self.result is None else step if self.result else -step
            chosen = each.label in (Label.MISTAKE, Label.BLUNDER) and self._has_lost(each.seat)
            weight = max(towards, -each.skill + CHOSEN if chosen else 0.0)
            if weight >= TURNING:
                weights[each.turn] = weight
        return tuple(sorted(sorted(weights, key=lambda turn: -weights[turn])[:TURNING_POINTS]))

    def _has_lost(self, seat: int) -> bool:
        return self.result is not None and self.result == (self.side(seat) < 0)

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
        given_up = self.result - self._said[-1]
        return Shares(deal, draw, hidden, tuple(skill), given_up)

    def with_turn(self, turn: TurnStudy, done: float) -> Analysis:
        """The analysis with another entry for one turn."""
        turns = tuple(turn if each.turn == turn.turn else each for each in self.turns)
        return replace(self, turns=turns, done=done)


TURNING_POINTS = 3
"""How many turning points a game has at most."""

TURNING = 0.05
"""The least change of a chance that makes a turning point."""

CHOSEN = 0.1
"""A mistake counts for so much more than a change of luck."""
