"""Face to Face: the duel. Each player has an own deck, an own draw pile and two own piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from backtrick.errors import Fact
from backtrick.rules.errors import RulesErrorCode
from backtrick.rules.game import Game
from backtrick.rules.outcomes import Band, Ending, Outcome, Result
from backtrick.rules.piles import ASCENDING, DESCENDING, fits, improves, step
from backtrick.rules.the_game import refill, trick_card

HAND = 6
REQUIRED = 2
DRAWN_ALONE = 2
"""How many are drawn after a turn on one's own piles only, however many were laid."""


DIRECTIONS = (ASCENDING, DESCENDING, ASCENDING, DESCENDING)
"""Each seat's first pile ascends, its second descends."""


def owner(pile: int) -> int:
    """Seat s owns piles 2s and 2s+1."""
    return pile // 2


def gives(pile: int, seat: int) -> bool:
    """A card on the other player's pile is given to them."""
    return owner(pile) != seat


def may_lay(card: int, pile: int, top: int, seat: int, given: bool) -> bool:
    """On one's own piles a card must fit; one card a turn may improve an opponent's pile."""
    if owner(pile) == seat:
        return fits(card, top, DIRECTIONS[pile])
    return not given and improves(card, top, DIRECTIONS[pile])


def cost(card: int, pile: int, top: int, seat: int) -> int:
    """The step on an own pile; on the opponent's, how much it helps them."""
    way = step(card, top, DIRECTIONS[pile])
    return way if owner(pile) == seat else -way


def required_cards(required: int, draw_left: int) -> int:
    """Always two, also when the draw pile is empty."""
    return required


def drawn(hand_size: int, hand_left: int, laid: int, given: bool, draw_left: int) -> int:
    """Back to six after giving a card, otherwise two, as far as the own draw pile goes."""
    if given:
        return refill(hand_size, hand_left, draw_left)
    return min(DRAWN_ALONE, draw_left)


def doomed(hand_count: int, laid: int) -> bool:
    """A turn that begins with fewer cards than required is lost at that moment."""
    return laid == 0 and hand_count < REQUIRED


def is_won(own_left: int, all_left: int) -> bool:
    """A player who has laid all own cards has won, whatever the other still holds."""
    return own_left == 0


@dataclass(frozen=True)
class FaceToFace(Game):
    """The duel has no options."""

    name = "face-to-face"
    player_counts = range(2, 3)
    option_types = {}
    cards = tuple(range(2, 60))
    rows = (1, 60, 1, 60)
    directions = DIRECTIONS
    cooperative = False
    starter_by_lot = True
    highest = 60
    span = 58
    default_players = 2

    may_lay = staticmethod(may_lay)
    cost = staticmethod(cost)
    gives = staticmethod(gives)
    required_for = staticmethod(required_cards)
    drawn = staticmethod(drawn)
    doomed = staticmethod(doomed)
    is_won = staticmethod(is_won)

    @property
    def usually_required(self) -> int:
        return REQUIRED

    @property
    def hand_size(self) -> int:
        return HAND

    def deck_count(self, players: int) -> int:
        return players

    def draw_pile_of(self, seat: int) -> int:
        return seat

    def pile_groups(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """The opponent's piles beyond, one's own below."""
        other = 1 - seat
        return (2 * other, 2 * other + 1), (2 * seat, 2 * seat + 1)

    def owner_of(self, pile: int) -> int | None:
        return owner(pile)

    def tops_of(self, deck: int, given_tops: int) -> Sequence[int]:
        """A player's own piles, less those where the opponent gave the top, and the reverse."""
        return [pile for pile in range(4) if gives(pile, deck) == given_tops >> pile & 1]

    def given(self, seat: int, laid_on: Sequence[int]) -> bool:
        return any(gives(pile, seat) for pile in laid_on)

    def refused(
        self, card: int, pile: int, top: int, seat: int
    ) -> tuple[RulesErrorCode, dict[str, Fact]]:
        if owner(pile) == seat:
            return RulesErrorCode.DOES_NOT_FIT, {
                "trick": trick_card(top, DIRECTIONS[pile], self.cards)
            }
        if top == self.rows[pile]:
            return RulesErrorCode.ROW_CARD_ONLY, {}
        if improves(card, top, DIRECTIONS[pile]):
            return RulesErrorCode.ALREADY_GIVEN, {}
        return RulesErrorCode.DOES_NOT_IMPROVE, {}

    def won(self, seat: int, left: Sequence[int]) -> Outcome:
        return self.lost(1 - seat, left, Ending.ALL_LAID)

    def lost(self, seat: int, left: Sequence[int], ending: Ending) -> Outcome:
        """The other player has won; what counts is what the loser did not lay."""
        return Outcome(Result.WON, 1 - seat, left[seat], ending)

    def band(self, outcome: Outcome) -> Band | None:
        return None
