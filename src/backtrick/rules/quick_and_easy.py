"""Quick & Easy: cooperative, two to five players, two piles, 1 to 10 in five colours.

A card is an integer from 1 to 50: ten to a colour, in the order of `COLOURS`.
"""

from __future__ import annotations

from dataclasses import dataclass

from backtrick.errors import Fact
from backtrick.rules.errors import RulesErrorCode
from backtrick.rules.game import Game
from backtrick.rules.piles import ASCENDING, DESCENDING

COLOURS = "bgrvy"
"""Blue, green, red, violet, yellow."""

HAND = 2
REQUIRED = 1


DIRECTIONS = (ASCENDING, DESCENDING)
"""Pile 0 ascends, pile 1 descends."""


def number(card: int) -> int:
    """The number on a card, 1 to 10."""
    return (card - 1) % 10 + 1


def colour(card: int) -> int:
    """The place of a card's colour in `COLOURS`."""
    return (card - 1) // 10


def may_lay(card: int, pile: int, top: int, seat: int, given: bool) -> bool:
    """Any card opens a pile; then one along its direction, or any of the top's colour."""
    return (
        top == 0
        or colour(card) == colour(top)
        or (number(card) - number(top)) * DIRECTIONS[pile] > 0
    )


def cost(card: int, pile: int, top: int, seat: int) -> int:
    """The step along the pile; opening one costs what lies between the card and the pile's end."""
    if top == 0:
        return number(card) - 1 if DIRECTIONS[pile] == ASCENDING else 10 - number(card)
    return (number(card) - number(top)) * DIRECTIONS[pile]


def most_cards(professional: bool) -> int:
    """One or two cards a turn; professionals lay exactly one."""
    return 1 if professional else 2


def required_cards(required: int, draw_left: int) -> int:
    """One card, always."""
    return required


def drawn(hand_size: int, hand_left: int, laid: int, given: bool, draw_left: int) -> int:
    """As many as were laid, as far as the draw pile goes."""
    return min(laid, draw_left)


@dataclass(frozen=True)
class QuickAndEasy(Game):
    """`professional` allows one card a turn."""

    professional: bool = False

    name = "quick-and-easy"
    player_counts = range(2, 6)
    option_types = {"professional": bool}
    cards = tuple(range(1, 51))
    rows = (0, 0)
    directions = DIRECTIONS
    span = 10
    default_players = 3

    may_lay = staticmethod(may_lay)
    cost = staticmethod(cost)
    required_for = staticmethod(required_cards)
    drawn = staticmethod(drawn)

    @property
    def most(self) -> int:
        return most_cards(self.professional)

    @property
    def usually_required(self) -> int:
        return REQUIRED

    @property
    def hand_size(self) -> int:
        return HAND

    def pile_groups(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """The descending pile above, the ascending one below."""
        return (1,), (0,)

    def text(self, card: int) -> str:
        return f"{number(card)}{COLOURS[colour(card)]}"

    def card(self, text: str) -> int:
        found = next((card for card in self.cards if self.text(card) == text), None)
        if found is not None:
            return found
        raise self.unknown(text)

    def coded(self, card: int) -> int | str:
        return self.text(card)

    def decoded(self, value: object) -> int:
        if isinstance(value, str):
            return self.card(value)
        raise self.unknown(value)

    def refused(
        self, card: int, pile: int, top: int, seat: int
    ) -> tuple[RulesErrorCode, dict[str, Fact]]:
        return RulesErrorCode.DOES_NOT_FIT_COLOUR, {
            "number": number(top),
            "colour": COLOURS[colour(top)],
        }
