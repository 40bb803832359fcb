"""Why another turn was better, as data: what the two turns do differently, by the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from backtrick.rules import Game, Play, Turn, View
from backtrick.talk import Code, Heard

DEARER = 3
"""Steps that cost at least this much more are worth a word."""

MORE_ROOM = 5
"""Room for at least so many more cards is worth a word."""

DEAD = 10
"""A card that fits nowhere weighs as much as so many steps: as the trick that it would take."""


class ReasonCode(StrEnum):
    """What can be said against a turn."""

    ASKED = "asked"
    """It lays on a pile that others asked to leave."""
    TRICK = "trick"
    """The better turn goes back by a trick."""
    STEPS = "steps"
    """Its steps cost more."""
    TOO_MANY = "too-many"
    """It lays more cards."""
    TOO_FEW = "too-few"
    """It lays fewer cards."""
    DEAD = "dead"
    """More of the cards to come fit nowhere after it."""
    ROOM = "room"
    """Its piles take fewer of the cards to come."""


class BetterReason(Struct, frozen=True):
    """One thing that the better turn does better: the pile or card it is about, and how much the
    turn laid and the better one come to.
    """

    code: ReasonCode
    pile: int | None = None
    card: int | None = None
    laid: int = 0
    better: int = 0


def asked_to_leave(heard: Sequence[Heard], seat: int) -> dict[int, tuple[int, ...]]:
    """The piles that others ask to leave alone, and who does."""
    asked: dict[int, tuple[int, ...]] = {}
    for each in heard:
        if each.hint.code is Code.LEAVE and each.seat != seat and isinstance(each.hint.about, int):
            asked[each.hint.about] = (*asked.get(each.hint.about, ()), each.seat)
    return asked


def reasons(
    view: View, heard: Sequence[Heard], laid: Turn, better: Turn
) -> tuple[BetterReason, ...]:
    """What the better turn does better, first what explains most of the difference, in steps; a
    request that was not followed comes after all that can be counted so.
    """
    found = list[tuple[int, BetterReason]]()
    costs, better_costs = _costs(view, laid), _costs(view, better)
    saved = sum(costs) - sum(better_costs)
    (dead, room), (better_dead, better_room) = (
        _dead_and_room(view, laid),
        _dead_and_room(view, better),
    )
    back = -min(better_costs, default=0)
    if back > 0 <= min(costs, default=0):
        trick = better[better_costs.index(-back)]
        reason = BetterReason(ReasonCode.TRICK, pile=trick.pile, card=trick.card)
        # It is part of the steps, and told first where it is at least half of what they save.
        found.append((max(saved, back) if 2 * back >= saved else back, reason))
    if saved >= DEARER:
        reason = BetterReason(ReasonCode.STEPS, laid=sum(costs), better=sum(better_costs))
        found.append((saved, reason))
    if dead > better_dead:
        reason = BetterReason(ReasonCode.DEAD, laid=dead, better=better_dead)
        found.append((DEAD * (dead - better_dead), reason))
    on, other = ({play.pile for play in turn} for turn in (laid, better))
    for pile in asked_to_leave(heard, view.seat):
        if pile in on and pile not in other:
            found.append((0, BetterReason(ReasonCode.ASKED, pile=pile)))
    if len(laid) != len(better):
        code = ReasonCode.TOO_MANY if len(laid) > len(better) else ReasonCode.TOO_FEW
        found.append((0, BetterReason(code, laid=len(laid), better=len(better))))
    if not found and better_room >= room + MORE_ROOM:
        found.append((0, BetterReason(ReasonCode.ROOM, laid=room, better=better_room)))
    return tuple(reason for _, reason in sorted(found, key=lambda each: -each[0]))


def _costs(view: View, turn: Sequence[Play]) -> list[int]:
    """What each play costs by the game's own count; a trick costs less than nothing."""
    tops, costs = list(view.tops), list[int]()
    for card, pile in turn:
        costs.append(view.game.cost(card, pile, tops[pile], view.seat))
        tops[pile] = card
    return costs


def _dead_and_room(view: View, turn: Sequence[Play]) -> tuple[int, int]:
    """Of the seat's cards that are still to come: how many fit nowhere after the turn, and how many
    the piles would take, each by itself.
    """
    game: Game = view.game
    assert view.recall is not None
    tops = list(view.tops)
    for card, pile in turn:
        tops[pile] = card
    laid = {play.card for play in turn} | view.recall[game.draw_pile_of(view.seat)]
    fits = [
        sum(game.may_lay(card, pile, top, view.seat, False) for pile, top in enumerate(tops))
        for card in game.cards
        if card not in laid
    ]
    return fits.count(0), sum(fits)
