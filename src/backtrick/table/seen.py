"""What a seat, or a spectator, learns of an event: types of their own, built field by field.

A field added to an event stays secret until somebody adds it here.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import singledispatch

from msgspec import Struct

from backtrick.table import events as e
from backtrick.table.events import Card, GivenHint, Laying
from backtrick.table.settings import Settings

SPECTATOR = -1
"""In place of a seat: somebody who looks on."""


class SeenEvent(
    Struct, frozen=True, gc=False, tag_field="type", tag=lambda name: e.snake(name[4:])
):
    """What is learned of something that happened."""


class SeenOpened(SeenEvent, frozen=True):
    """A table was set up."""

    settings: Settings


class SeenSetUp(SeenEvent, frozen=True):
    """The host changed the settings."""

    settings: Settings


class SeenSatDown(SeenEvent, frozen=True):
    """A person took a seat."""

    seat: int


class SeenBotSat(SeenEvent, frozen=True):
    """A bot took a seat."""

    seat: int
    bot: str


class SeenStoodUp(SeenEvent, frozen=True):
    """A seat became open."""

    seat: int


class SeenRemoved(SeenEvent, frozen=True):
    """The host removed a person."""

    seat: int
    bot: str | None


class SeenHostPassed(SeenEvent, frozen=True):
    """Somebody else hosts from now on."""

    seat: int


class SeenDealt(SeenEvent, frozen=True):
    """Cards were dealt: one's own, and the commitment to the decks."""

    commitment: str
    again: bool
    hand: tuple[Card, ...] | None


class SeenOpined(SeenEvent, frozen=True):
    """A player said how good an opening it has and who should start."""

    seat: int
    opening: int | None
    starter: int | None


class SeenStarted(SeenEvent, frozen=True):
    """It was decided who starts."""

    seat: int


class SeenLaid(SeenEvent, frozen=True):
    """Cards were laid."""

    seat: int
    plays: tuple[Laying, ...]
    bot: str | None


class SeenTurnEnded(SeenEvent, frozen=True):
    """A turn ended and cards were drawn; `cards` only for the drawer."""

    seat: int
    drew: int
    cards: tuple[Card, ...] | None
    next: int


class SeenResigned(SeenEvent, frozen=True):
    """A seat gave up."""

    seat: int


class SeenEnded(SeenEvent, frozen=True):
    """The game is over: the hands are shown and the commitment is opened."""

    result: str
    winner: int | None
    left: int
    reason: str
    band: str | None
    hands: tuple[tuple[Card, ...], ...]
    salt: str


class SeenLeft(SeenEvent, frozen=True):
    """A person is away."""

    seat: int


class SeenStoodIn(SeenEvent, frozen=True):
    """A bot plays for a person who is away."""

    seat: int
    bot: str


class SeenTookBack(SeenEvent, frozen=True):
    """A person is back."""

    seat: int


class SeenNudged(SeenEvent, frozen=True):
    """A person was asked whether they are there."""

    seat: int
    by: int


class SeenSaid(SeenEvent, frozen=True):
    """Table chat. Without a text it was taken back, or said by somebody whom one has muted."""

    seat: int
    text: str


class SeenHinted(SeenEvent, frozen=True):
    """Hints were given; perhaps none, when the bots had nothing to say."""

    hints: tuple[GivenHint, ...]


class SeenClosed(SeenEvent, frozen=True):
    """The table was closed."""

    reason: str


AnySeenEvent = (
    SeenOpened
    | SeenSetUp
    | SeenSatDown
    | SeenBotSat
    | SeenStoodUp
    | SeenRemoved
    | SeenHostPassed
    | SeenDealt
    | SeenOpined
    | SeenStarted
    | SeenLaid
    | SeenTurnEnded
    | SeenResigned
    | SeenEnded
    | SeenLeft
    | SeenStoodIn
    | SeenTookBack
    | SeenNudged
    | SeenSaid
    | SeenHinted
    | SeenClosed
)


def seen(event: e.AnyEvent, seat: int, muted: Collection[int] = ()) -> AnySeenEvent:
    """What this seat, or a `SPECTATOR`, learns of an event. It depends on nothing else, so that
    somebody who missed it can be told later. What `muted` seats say is left out.
    """
    return _seen(_unheard(event, muted) if muted else event, seat)


def _unheard(event: e.AnyEvent, muted: Collection[int]) -> e.AnyEvent:
    """The event without what these seats say."""
    if isinstance(event, e.Said) and event.seat in muted:
        return e.Said(event.seat, "")
    if isinstance(event, e.Hinted):
        return e.Hinted(tuple(given for given in event.hints if given.seat not in muted))
    return event


def is_private(event: e.AnyEvent, seat: int) -> bool:
    """Whether this seat learns more of an event than a spectator does."""
    if isinstance(event, e.Dealt):
        return seat != SPECTATOR
    return isinstance(event, e.TurnEnded) and seat == event.seat


@singledispatch
def _seen(event: e.AnyEvent, seat: int) -> AnySeenEvent:
    raise TypeError(type(event).__name__)


@_seen.register
def _(event: e.Opened, seat: int) -> SeenOpened:
    return SeenOpened(public_settings(event.settings))


@_seen.register
def _(event: e.SetUp, seat: int) -> SeenSetUp:
    return SeenSetUp(public_settings(event.settings))


@_seen.register
def _(event: e.SatDown, seat: int) -> SeenSatDown:
    return SeenSatDown(event.seat)


@_seen.register
def _(event: e.BotSat, seat: int) -> SeenBotSat:
    return SeenBotSat(event.seat, event.bot)


@_seen.register
def _(event: e.StoodUp, seat: int) -> SeenStoodUp:
    return SeenStoodUp(event.seat)


@_seen.register
def _(event: e.Removed, seat: int) -> SeenRemoved:
    return SeenRemoved(event.seat, event.bot)


@_seen.register
def _(event: e.HostPassed, seat: int) -> SeenHostPassed:
    return SeenHostPassed(event.seat)


@_seen.register
def _(event: e.Dealt, seat: int) -> SeenDealt:
    # Whoever sits where there was no seat then did not have a hand.
    hand = event.hands[seat] if 0 <= seat < len(event.hands) else None
    return SeenDealt(commitment=event.commitment, again=event.again, hand=hand)


@_seen.register
def _(event: e.Opined, seat: int) -> SeenOpined:
    return SeenOpined(event.seat, event.opening, event.starter)


@_seen.register
def _(event: e.Started, seat: int) -> SeenStarted:
    return SeenStarted(event.seat)


@_seen.register
def _(event: e.Laid, seat: int) -> SeenLaid:
    return SeenLaid(event.seat, event.plays, event.bot)


@_seen.register
def _(event: e.TurnEnded, seat: int) -> SeenTurnEnded:
    cards = event.drew if seat == event.seat else None
    return SeenTurnEnded(event.seat, len(event.drew), cards, event.next)


@_seen.register
def _(event: e.Resigned, seat: int) -> SeenResigned:
    return SeenResigned(event.seat)


@_seen.register
def _(event: e.Ended, seat: int) -> SeenEnded:
    return SeenEnded(
        result=event.result,
        winner=event.winner,
        left=event.left,
        reason=event.reason,
        band=event.band,
        hands=event.hands,
        salt=event.salt,
    )


@_seen.register
def _(event: e.Left, seat: int) -> SeenLeft:
    return SeenLeft(event.seat)


@_seen.register
def _(event: e.StoodIn, seat: int) -> SeenStoodIn:
    return SeenStoodIn(event.seat, event.bot)


@_seen.register
def _(event: e.TookBack, seat: int) -> SeenTookBack:
    return SeenTookBack(event.seat)


@_seen.register
def _(event: e.Nudged, seat: int) -> SeenNudged:
    return SeenNudged(event.seat, event.by)


@_seen.register
def _(event: e.Said, seat: int) -> SeenSaid:
    return SeenSaid(event.seat, event.text)


@_seen.register
def _(event: e.Hinted, seat: int) -> SeenHinted:
    return SeenHinted(event.hints)


@_seen.register
def _(event: e.Closed, seat: int) -> SeenClosed:
    return SeenClosed(event.reason)


def public_settings(settings: Settings) -> Settings:
    """Settings are for everybody, field by field."""
    return Settings(
        game=settings.game,
        options=settings.options,
        seats=settings.seats,
        public=settings.public,
        watch=settings.watch,
        talk=settings.talk,
        clock=settings.clock,
    )
