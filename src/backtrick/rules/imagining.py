"""Imagining what one cannot see: a whole state that looks, from a seat, just like its view."""

from __future__ import annotations

from random import Random

from backtrick.rules.errors import BadSetup, RulesErrorCode
from backtrick.rules.game import Hands
from backtrick.rules.outcomes import Ending
from backtrick.rules.state import State, outcome
from backtrick.rules.view import View

TRIES = 10_000
"""Another seat that goes on has a card to lay. Of a hundred tries at least one gives it such a card
too, so that only a view that no game can have uses all of these up."""


def imagine(view: View, rng: Random) -> State:
    """A random state that this view could be a view of, each as likely as any other.

    With `recall` the cards known to be laid stay laid; without it any card that is not in sight
    may be anywhere.
    """
    for _ in range(TRIES):
        state = _shuffle_unseen(view, rng)
        if outcome(state) == view.outcome:
            return state
    raise BadSetup(RulesErrorCode.IMPOSSIBLE_VIEW)


def _shuffle_unseen(view: View, rng: Random) -> State:
    """The view's own cards, and everything the seat cannot see in random order."""
    unseen = [_unseen(view, deck) for deck in range(len(view.draw_counts))]
    for cards in unseen:
        rng.shuffle(cards)
    hands = _imagine_hands(view, unseen)
    draw_piles = tuple(
        tuple(cards[:count]) for cards, count in zip(unseen, view.draw_counts, strict=True)
    )
    return State(
        view.game,
        hands,
        draw_piles,
        view.tops,
        view.to_act,
        view.laid_on,
        _resigned(view),
        view.given_tops,
    )


def _unseen(view: View, deck: int) -> list[int]:
    """The cards of a deck that the seat neither holds nor sees nor remembers."""
    game = view.game
    if view.recall is None:
        known = {view.tops[pile] for pile in game.tops_of(deck, view.given_tops)}
    else:
        known = set(view.recall[deck])
    if game.draw_pile_of(view.seat) == deck:
        known.update(view.hand)
    return [card for card in game.cards if card not in known]


def _imagine_hands(view: View, unseen: list[list[int]]) -> Hands:
    """Hands for everyone, taken out of the unseen cards; a stuck player's holds nothing that fits.

    The seat to act comes first, because what is known of its hand narrows the others'.
    """
    hands: dict[int, tuple[int, ...]] = {view.seat: view.hand}
    for seat in sorted(range(len(view.hand_counts)), key=lambda seat: seat != view.to_act):
        if seat == view.seat:
            continue
        cards, count = unseen[view.game.draw_pile_of(seat)], view.hand_counts[seat]
        allowed = [card for card in cards if not _fits(view, card)] if _stuck(view, seat) else cards
        hands[seat] = tuple(sorted(allowed[:count]))
        cards[:] = [card for card in cards if card not in hands[seat]]
    return tuple(hands[seat] for seat in range(len(view.hand_counts)))


def _stuck(view: View, seat: int) -> bool:
    """Whether the game ended because this seat held nothing that fits."""
    return (
        view.outcome is not None
        and view.outcome.ending in (Ending.STUCK, Ending.BURNED)
        and seat == view.to_act
        and not view.game.doomed(view.hand_counts[seat], len(view.laid_on))
    )


def _fits(view: View, card: int) -> bool:
    """Whether the seat to act could lay this card on some pile."""
    game, seat = view.game, view.to_act
    given = game.given(seat, view.laid_on)
    return any(game.may_lay(card, pile, top, seat, given) for pile, top in enumerate(view.tops))


def _resigned(view: View) -> int | None:
    """A seat that can have resigned: any but the winner."""
    if view.outcome is None or view.outcome.ending is not Ending.RESIGNED:
        return None
    return next(seat for seat in range(len(view.hand_counts)) if seat != view.outcome.winner)
