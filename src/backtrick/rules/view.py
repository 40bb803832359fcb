"""What may be known: a type of its own, built field by field, never a filtered copy.

A field added to `State` stays hidden until its line is added here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from backtrick.rules.game import Game
from backtrick.rules.integers import as_integer
from backtrick.rules.outcomes import Outcome
from backtrick.rules.plays import Play
from backtrick.rules.state import State, check_seat, given_after, outcome

Recall = tuple[frozenset[int], ...]
"""The cards laid so far, deck by deck: what a player with a perfect memory knows."""


@dataclass(frozen=True, slots=True)
class SpectatorView:
    """What anyone at the table can see: no hand, no draw pile, no covered card."""

    game: Game
    hand_counts: tuple[int, ...]
    draw_counts: tuple[int, ...]
    tops: tuple[int, ...]
    to_act: int
    laid_on: tuple[int, ...]
    given_tops: int
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat can see. `recall` is a memory beyond the table, given only when asked for."""

    game: Game
    seat: int
    hand: tuple[int, ...]
    hand_counts: tuple[int, ...]
    draw_counts: tuple[int, ...]
    tops: tuple[int, ...]
    to_act: int
    laid_on: tuple[int, ...]
    given_tops: int
    outcome: Outcome | None
    recall: Recall | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def draw_left(self) -> int:
        """How many cards this seat's draw pile holds."""
        return self.draw_counts[self.game.draw_pile_of(self.seat)]

    @property
    def required(self) -> int:
        """How many cards a turn of this seat must have now."""
        return self.game.required_cards(self.draw_left)

    def after(self, play: Play) -> View:
        """What this seat would see after laying that card, before it draws."""
        hand = tuple(card for card in self.hand if card != play.card)
        counts = (*self.hand_counts[: self.seat], len(hand), *self.hand_counts[self.seat + 1 :])
        tops = (*self.tops[: play.pile], play.card, *self.tops[play.pile + 1 :])
        laid_on = (*self.laid_on, play.pile)
        return replace(
            self,
            hand=hand,
            hand_counts=counts,
            tops=tops,
            laid_on=laid_on,
            given_tops=given_after(self.game, self.given_tops, self.seat, play.pile),
            recall=self._recall_with(play.card),
        )

    def _recall_with(self, card: int) -> Recall | None:
        if self.recall is None:
            return None
        own = self.game.draw_pile_of(self.seat)
        return tuple(
            laid | {card} if deck == own else laid for deck, laid in enumerate(self.recall)
        )


def observe(state: State, seat: int, *, recall: bool = False) -> View:
    """What a seat may know; with `recall`, also every card it has seen laid."""
    seat = as_integer(seat)
    check_seat(state.seats, seat)
    return View(
        game=state.game,
        seat=seat,
        hand=state.hands[seat],
        hand_counts=tuple(map(len, state.hands)),
        draw_counts=tuple(map(len, state.draw_piles)),
        tops=state.tops,
        to_act=state.to_act,
        laid_on=state.laid_on,
        given_tops=state.given_tops,
        outcome=outcome(state),
        recall=laid_cards(state) if recall else None,
    )


def spectate(state: State) -> SpectatorView:
    """What someone without a seat may know."""
    return SpectatorView(
        game=state.game,
        hand_counts=tuple(map(len, state.hands)),
        draw_counts=tuple(map(len, state.draw_piles)),
        tops=state.tops,
        to_act=state.to_act,
        laid_on=state.laid_on,
        given_tops=state.given_tops,
        outcome=outcome(state),
    )


def laid_cards(state: State) -> Recall:
    """The cards laid so far, deck by deck: those that no hand and no draw pile holds."""
    laid = [set(state.game.cards).difference(pile) for pile in state.draw_piles]
    for seat, hand in enumerate(state.hands):
        laid[state.game.draw_pile_of(seat)].difference_update(hand)
    return tuple(map(frozenset, laid))
