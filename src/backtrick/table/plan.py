"""Trying a turn in private: what a seat would see after it, from nothing but its view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from msgspec import Struct

from backtrick.kernel.policy import finisher
from backtrick.rules import NOBODY, Game, Play, RulesError, View, legal_plays
from backtrick.rules.turn import may_end
from backtrick.table.events import Card, Laying


class Fit(Struct, frozen=True, gc=False):
    """A card that may be laid on a pile: the room it takes, below zero when it wins some."""

    card: Card
    pile: int
    step: int
    trick: bool


class NoFit(Struct, frozen=True, gc=False):
    """A card that may not be laid on a pile, and why."""

    card: Card
    pile: int
    code: str
    facts: dict[str, int | str]


class TurnOptions(Struct, frozen=True, gc=False):
    """What the seat to act may do now.

    `needed` more cards must be laid and the `owed` piles covered before the turn may end;
    `can_finish` tells whether that can still be done, or the last card of all be laid.
    """

    fits: tuple[Fit, ...]
    needed: int
    owed: tuple[int, ...]
    may_end: bool
    can_finish: bool


class Planned(Struct, frozen=True, gc=False):
    """The position after a plan. Where the plan is not legal, it stops before the play that
    `refused` tells about. `ahead` plans were made while it was somebody else's turn.
    """

    plays: tuple[Laying, ...]
    tops: tuple[Card, ...]
    hand: tuple[Card, ...]
    options: TurnOptions
    no_fits: tuple[NoFit, ...]
    refused: NoFit | None
    ahead: bool


def coded_tops(game: Game, tops: Sequence[int]) -> tuple[Card, ...]:
    """What the piles show; a row card without a number is 0."""
    return tuple([game.coded(top) if top else top for top in tops])


def turn_options(view: View) -> TurnOptions:
    """What this seat, which is to act, may do now."""
    game, laid = view.game, len(view.laid_on)
    owed = game.owed(view.tops, view.laid_on)
    needed = max(0, view.required - laid)
    done = may_end(laid, view.required, owed)
    return TurnOptions(
        fits=_fits(view),
        needed=needed,
        owed=tuple(pile for pile in range(len(view.tops)) if owed >> pile & 1),
        may_end=done and not view.over,
        can_finish=done or _can_finish(view, needed, owed),
    )


def _can_finish(view: View, needed: int, owed: int) -> bool:
    game = view.game
    if game.doomed(len(view.hand), len(view.laid_on)):
        return False
    given = game.given(view.seat, view.laid_on)
    hand, tops = list(view.hand), list(view.tops)
    return finisher(type(game))(hand, tops, view.seat, given, needed, owed) or _can_win(view)


def _can_win(view: View) -> bool:
    """Whether this hand holds all that is left, and all of it can be laid: then no fire counts."""
    if any(view.draw_counts) or sum(view.hand_counts) > len(view.hand):
        return False
    return _can_lay_all(view.game, view.seat, view.hand, view.tops)


@lru_cache(1 << 15)
def _can_lay_all(game: Game, seat: int, hand: tuple[int, ...], tops: tuple[int, ...]) -> bool:
    """For games in which nothing is given to an opponent; in the others no fire burns."""
    return not hand or any(
        _can_lay_all(
            game,
            seat,
            hand[:place] + hand[place + 1 :],
            (*tops[:pile], card, *tops[pile + 1 :]),
        )
        for place, card in enumerate(hand)
        for pile, top in enumerate(tops)
        if game.may_lay(card, pile, top, seat, True)
    )


def plan(view: View, layings: Sequence[Laying]) -> Planned:
    """The position that these plays would lead to. Only for a game that has started."""
    game, ahead = view.game, view.to_act != view.seat
    if ahead and view.to_act != NOBODY:
        view = replace(view, to_act=view.seat, laid_on=())
    made: list[Laying] = []
    refused: NoFit | None = None
    for laying in layings:
        try:
            card = game.decoded(laying.card)
            refusal: RulesError | None = legal_plays(view).why_not(card, laying.pile)
        except RulesError as unknown:
            refusal = unknown
        if refusal is not None:
            refused = NoFit(laying.card, laying.pile, refusal.code, dict(refusal.facts))
            break
        view = view.after(Play(card, laying.pile))
        made.append(laying)
    return Planned(
        plays=tuple(made),
        tops=coded_tops(game, view.tops),
        hand=tuple(map(game.coded, view.hand)),
        options=turn_options(view),
        no_fits=tuple(_no_fits(view)),
        refused=refused,
        ahead=ahead,
    )


def _fits(view: View) -> tuple[Fit, ...]:
    game, seat, tops = view.game, view.seat, view.tops
    coded, cost = game.coded, game.cost
    fits = []
    for card, pile in legal_plays(view):
        step = cost(card, pile, tops[pile], seat)
        fits.append(Fit(coded(card), pile, step, step < 0))
    return tuple(fits)


def _no_fits(view: View) -> Iterator[NoFit]:
    plays = legal_plays(view)
    for card in view.hand:
        for pile in range(len(view.tops)):
            refusal = plays.why_not(card, pile)
            if refusal is not None:
                facts = dict(refusal.facts)
                yield NoFit(view.game.coded(card), pile, refusal.code, facts)
