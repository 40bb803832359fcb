"""The plays that are allowed now, as an object, and why any other is not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from backtrick.errors import Fact
from backtrick.rules.errors import IllegalPlay, RulesErrorCode
from backtrick.rules.game import NOBODY, Game
from backtrick.rules.integers import as_integer
from backtrick.rules.plays import Play


class Position(Protocol):
    """What deciding over a play needs; a `State` has it, and so has the `View` of a seat."""

    @property
    def game(self) -> Game: ...
    @property
    def seat(self) -> int: ...
    @property
    def to_act(self) -> int: ...
    @property
    def hand(self) -> tuple[int, ...]: ...
    @property
    def tops(self) -> tuple[int, ...]: ...
    @property
    def laid_on(self) -> tuple[int, ...]: ...
    @property
    def over(self) -> bool: ...


class LegalPlays:
    """The plays of the seat to act: answers `in`, `bool`, `len`, iteration and `why_not`."""

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Play]:
        here = self._position
        if _closed(here):
            return iter(())
        game, seat = here.game, here.seat
        given, may_lay, tops = game.given(seat, here.laid_on), game.may_lay, here.tops
        return iter(
            [
                Play(card, pile)
                for card in here.hand
                for pile, top in enumerate(tops)
                if may_lay(card, pile, top, seat, given)
            ]
        )

    def __contains__(self, play: object) -> bool:
        return isinstance(play, tuple) and len(play) == 2 and why_not(self._position, *play) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"<LegalPlays {list(self)}>"

    def why_not(self, card: int, pile: int) -> IllegalPlay | None:
        """Why this card may not go on this pile now; `None` when it may."""
        return why_not(self._position, card, pile)


def legal_plays(position: Position) -> LegalPlays:
    """What the seat to act may lay now."""
    return LegalPlays(position)


def _closed(here: Position) -> RulesErrorCode | None:
    """Why nothing at all may be laid now."""
    if here.to_act == NOBODY:
        return RulesErrorCode.NOT_STARTED
    if here.over:
        return RulesErrorCode.GAME_OVER
    if here.seat != here.to_act:
        return RulesErrorCode.NOT_YOUR_TURN
    if len(here.laid_on) >= here.game.most:
        return RulesErrorCode.TURN_FULL
    return None


def anything_fits(here: Position) -> bool:
    """Whether the seat to act holds a card that some pile would take."""
    game, seat, tops = here.game, here.to_act, here.tops
    given = game.given(seat, here.laid_on)
    for card in here.hand:
        for pile, top in enumerate(tops):
            if game.may_lay(card, pile, top, seat, given):
                return True
    return False


def why_not(here: Position, card: int, pile: int) -> IllegalPlay | None:
    """Why this card may not go on this pile now; `None` when it may."""
    game, seat = here.game, here.seat
    closed = _closed(here)
    if closed:
        facts: dict[str, Fact] = {"most": game.most} if closed is RulesErrorCode.TURN_FULL else {}
        return IllegalPlay(closed, **facts)
    card, pile = as_integer(card), as_integer(pile)
    if type(pile) is not int or not 0 <= pile < len(here.tops):
        return IllegalPlay(RulesErrorCode.NO_SUCH_PILE, pile=pile, last=len(here.tops) - 1)
    if type(card) is not int or card not in here.hand:
        shown = game.text(card) if card in game.cards else str(card)
        held = " ".join(map(game.text, here.hand))
        return IllegalPlay(RulesErrorCode.NOT_IN_HAND, card=shown, pile=pile, hand=held)
    top = here.tops[pile]
    if game.may_lay(card, pile, top, seat, game.given(seat, here.laid_on)):
        return None
    reason, more = game.refused(card, pile, top, seat)
    return IllegalPlay(
        reason,
        card=game.text(card),
        pile=pile,
        direction=game.direction_name(pile),
        top=game.top_text(top),
        **more,
    )
