"""What clients learn of an event.

A `PublicEvent` is sent as it is. Any other event has a form of its own here, built field by field:
what is added to such an event stays secret until its line is added here. What only one seat may
know (its hand, its options) is not in events at all: `views.PrivateView` has it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

from msgspec import Struct

from backtrick.table import events as e

SPECTATOR = -1
"""In place of a seat: a person who looks on."""


class SeenEvent(
    Struct, frozen=True, gc=False, tag_field="type", tag=lambda name: e.snake(name[4:])
):
    """What clients learn of an event that hides something."""


class SeenDealt(SeenEvent, frozen=True):
    """Cards were dealt; the commitment to the decks."""

    commitment: str
    again: bool


class SeenTurnEnded(SeenEvent, frozen=True):
    """A turn ended, and how many cards were drawn."""

    seat: int
    drew: int
    next: int
    bot: str | None


AnySeenEvent = (
    e.Opened
    | e.SetUp
    | e.SatDown
    | e.BotSat
    | e.StoodUp
    | e.Removed
    | e.KeyChanged
    | e.HostPassed
    | SeenDealt
    | e.Opined
    | e.Started
    | e.Laid
    | SeenTurnEnded
    | e.GivingUpProposed
    | e.GivingUpAgreed
    | e.GivingUpDropped
    | e.Resigned
    | e.Ended
    | e.Left
    | e.StoodIn
    | e.TookBack
    | e.Nudged
    | e.NudgeAnswered
    | e.Said
    | e.Hinted
    | e.Closed
)

for _kind in get_args(e.AnyEvent):
    if issubclass(_kind, e.PublicEvent) == (_kind in (e.Dealt, e.TurnEnded)):
        raise TypeError(f"{_kind.__name__} must be public or have a seen form, not both")


def seen(event: e.AnyEvent, muted: Collection[int] = ()) -> AnySeenEvent:
    """What clients learn of an event, without what `muted` seats say. It depends on nothing else,
    so a client that missed the event can get it later.
    """
    match event:
        case e.Dealt():
            return SeenDealt(commitment=event.commitment, again=event.again)
        case e.TurnEnded():
            return SeenTurnEnded(event.seat, len(event.drew), event.next, event.bot)
    return _without_muted(event, muted) if muted else event


def _without_muted(event: AnySeenEvent, muted: Collection[int]) -> AnySeenEvent:
    if isinstance(event, e.Said) and event.seat in muted:
        return e.Said(event.seat, "")
    if isinstance(event, e.Hinted):
        return e.Hinted(tuple(hint for hint in event.hints if hint.seat not in muted), event.bots)
    return event
