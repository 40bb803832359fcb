"""The Game: cooperative, one to five players, four piles, 98 cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from backtrick.errors import Fact
from backtrick.rules.errors import BadSetup, RulesErrorCode
from backtrick.rules.game import Game
from backtrick.rules.outcomes import Band, Outcome
from backtrick.rules.piles import ASCENDING, DESCENDING, TRICK, fits

DIRECTIONS = (ASCENDING, ASCENDING, DESCENDING, DESCENDING)
"""Piles 0 and 1 ascend, 2 and 3 descend."""


def may_lay(card: int, pile: int, top: int, seat: int, given: bool) -> bool:
    """Every pile is everyone's: a card that fits may be laid."""
    return fits(card, top, DIRECTIONS[pile])


def cost(card: int, pile: int, top: int, seat: int) -> int:
    """The step along the pile; the backwards trick is -10."""
    return (card - top) * DIRECTIONS[pile]


def full_hand(players: int) -> int:
    """Eight cards alone, seven for two, six for three to five."""
    if players == 1:
        return 8
    if players == 2:
        return 7
    return 6


def required_cards(required: int, draw_left: int) -> int:
    """The required number while the draw pile holds a card, one when it is empty."""
    return required if draw_left > 0 else 1


def drawn(hand_size: int, hand_left: int, laid: int, given: bool, draw_left: int) -> int:
    """A turn ends with drawing back to the full hand."""
    return refill(hand_size, hand_left, draw_left)


def refill(hand_size: int, hand_left: int, draw_left: int) -> int:
    """Draw back to the full hand, as far as the draw pile goes."""
    return min(hand_size - hand_left, draw_left)


def is_fire(card: int) -> bool:
    """The fire cards are 22, 33, 44, 55, 66 and 77."""
    return card % 11 == 0 and 22 <= card <= 77


@dataclass(frozen=True)
class TheGame(Game):
    """`hand` is the full hand for the number of players, or one less; `None` is the full hand."""

    required: int = 2
    hand: int | None = None
    fire: bool = False

    name = "the-game"
    player_counts = range(1, 6)
    option_types = {"required": int, "hand": int, "fire": bool}
    cards = tuple(range(2, 100))
    rows = (1, 1, 100, 100)
    directions = DIRECTIONS
    span = 98
    has_bands = True
    default_players = 3

    may_lay = staticmethod(may_lay)
    cost = staticmethod(cost)
    required_for = staticmethod(required_cards)
    drawn = staticmethod(drawn)
    burns = staticmethod(is_fire)

    @classmethod
    def choices(cls, option: str, players: int) -> tuple[int | bool, ...]:
        full = full_hand(players)
        usual: dict[str, tuple[int | bool, ...]] = {"required": (2, 3), "hand": (full, full - 1)}
        return usual.get(option) or super().choices(option, players)

    def settled(self, players: int) -> Self:
        self.check_players(players)
        if self.hand is None:
            return replace(self, hand=full_hand(players)).settled(players)
        return super().settled(players)

    @property
    def usually_required(self) -> int:
        return self.required

    @property
    def with_fire(self) -> bool:
        return self.fire

    @property
    def hand_size(self) -> int:
        if self.hand is None:
            raise BadSetup(RulesErrorCode.MISSING_OPTION, option="hand")
        return self.hand

    def refused(
        self, card: int, pile: int, top: int, seat: int
    ) -> tuple[RulesErrorCode, dict[str, Fact]]:
        return RulesErrorCode.DOES_NOT_FIT, {"trick": trick_card(top, DIRECTIONS[pile], self.cards)}

    def band(self, outcome: Outcome) -> Band | None:
        """Nothing left has beaten the game; fewer than ten left is excellent."""
        return super().band(outcome) or (Band.EXCELLENT if outcome.left < 10 else None)


def trick_card(top: int, way: int, cards: Sequence[int]) -> int:
    """The card that could be laid backwards on this top; 0 when there is no such card."""
    card = top - TRICK * way
    return card if card in cards else 0
