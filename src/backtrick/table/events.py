"""What happens at a table. The events are the table: replaying them rebuilds it.

They hold the whole truth, decks included, and seats, never names. Nobody but the table and its
store gets them; what others learn is built from them in `seen`.
"""

from __future__ import annotations

from msgspec import Struct

from backtrick.table.settings import Number, Settings

Card = Number | str
"""A card as a record holds it."""


def snake(name: str) -> str:
    """A class as its events are tagged: `turn_ended`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class Laying(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One card on one pile."""

    card: Card
    pile: Number


class GivenHint(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A hint, as a record writes it (`leave@2`), and the seat that gives it."""

    seat: int
    hint: str


class Event(Struct, frozen=True, gc=False, tag_field="type", tag=snake):
    """Something that happened."""


class Opened(Event, frozen=True):
    """A table was set up; whoever did it hosts from the first seat."""

    settings: Settings


class SetUp(Event, frozen=True):
    """The host changed the settings."""

    settings: Settings


class SatDown(Event, frozen=True):
    """A person took an open seat."""

    seat: int


class BotSat(Event, frozen=True):
    """The host put a bot in an open seat."""

    seat: int
    bot: str


class StoodUp(Event, frozen=True):
    """A seat became open: its person left, or its bot was sent away."""

    seat: int


class Removed(Event, frozen=True):
    """The host removed a person. In a running game a bot has the seat from now on."""

    seat: int
    bot: str | None


class HostPassed(Event, frozen=True):
    """Somebody else hosts from now on."""

    seat: int


class Dealt(Event, frozen=True):
    """The decks were shuffled and dealt. Secret but for the commitment."""

    decks: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    salt: str
    commitment: str
    lot: int
    seed: int | None = None
    again: bool = False
    """Whether it is the deal of the game before, or of a record that goes on here."""


class Opined(Event, frozen=True):
    """A player said how good an opening it has, 0 to 2, and who should start."""

    seat: int
    opening: int | None
    starter: int | None


class Started(Event, frozen=True):
    """It was decided who starts."""

    seat: int


class Laid(Event, frozen=True):
    """Cards were laid. `bot` names the bot that did it, also one that plays for a person."""

    seat: int
    plays: tuple[Laying, ...]
    bot: str | None = None


class TurnEnded(Event, frozen=True):
    """A turn ended: what was drawn is the drawer's secret. `bot` names the bot that ended it."""

    seat: int
    drew: tuple[Card, ...]
    next: int
    bot: str | None = None


class Resigned(Event, frozen=True):
    """A seat gave up."""

    seat: int


class Ended(Event, frozen=True):
    """The game is over, and everything may be known."""

    result: str
    winner: int | None
    left: int
    reason: str
    band: str | None
    hands: tuple[tuple[Card, ...], ...]
    salt: str


class Left(Event, frozen=True):
    """A person went away from a running game; the seat stays theirs."""

    seat: int


class StoodIn(Event, frozen=True):
    """A bot plays for a person who is away."""

    seat: int
    bot: str


class TookBack(Event, frozen=True):
    """A person is back in the seat."""

    seat: int


class Nudged(Event, frozen=True):
    """Somebody asked whether a person is still there; who does not answer counts as away."""

    seat: int
    by: int


class Said(Event, frozen=True):
    """Table chat."""

    seat: int
    text: str


class Hinted(Event, frozen=True):
    """Hints were given. `bots`: the bots have now said what they had to say in this turn, if
    anything.
    """

    hints: tuple[GivenHint, ...]
    bots: bool = False


class Closed(Event, frozen=True):
    """The table was closed: nothing happens at it any more."""

    reason: str


AnyEvent = (
    Opened
    | SetUp
    | SatDown
    | BotSat
    | StoodUp
    | Removed
    | HostPassed
    | Dealt
    | Opined
    | Started
    | Laid
    | TurnEnded
    | Resigned
    | Ended
    | Left
    | StoodIn
    | TookBack
    | Nudged
    | Said
    | Hinted
    | Closed
)
