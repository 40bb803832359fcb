"""What happens at a table. The events are the table: replaying them rebuilds it.

They hold the whole truth, decks included, and seats, never names. Only the table and its store get
them. A `PublicEvent` hides nothing, and clients get it as it is; of any other event they get a form
that is built field by field in `seen`.

A stored event may come from an older or a newer version: unknown fields are ignored, and a field
that is added here needs a default.
"""

from __future__ import annotations

from msgspec import Struct

from backtrick.table.coding import Card, CodedPlay
from backtrick.table.settings import Settings


def snake(name: str) -> str:
    """A class as its events are tagged: `turn_ended`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class GivenHint(Struct, frozen=True, gc=False):
    """A hint, as a record writes it (`leave@2`), and the seat that gives it."""

    seat: int
    hint: str


class EndFacts(Struct, frozen=True, gc=False):
    """The truth about an end. `seat` could not go on, or gave up; it is `null` when all is laid, or
    not known. Its turn had `laid` of the `required` cards, and left the `burning` ones uncovered.
    `tricks` were played; of the `asked` requests to leave a pile, `heeded` were followed. Where all
    agreed to give up, they did so `together`.
    """

    seat: int | None
    required: int
    laid: int
    burning: tuple[Card, ...]
    tricks: int
    asked: int
    heeded: int
    together: bool = False


class Event(Struct, frozen=True, gc=False, tag_field="type", tag=snake):
    """Something that happened."""


class PublicEvent(Event, frozen=True):
    """Something that happened in front of everybody: every field of it may be known."""


class Origin(Struct, frozen=True, gc=False):
    """Where a table's first game was taken up: the record, if it is the server's, and the turn."""

    turn: int
    record: str | None = None


class Opened(PublicEvent, frozen=True):
    """A table was set up. The person in the first seat hosts it. With an `origin` its first game
    goes on where a record stopped.
    """

    settings: Settings
    origin: Origin | None = None


class SetUp(PublicEvent, frozen=True):
    """The host changed the settings."""

    settings: Settings


class SatDown(PublicEvent, frozen=True):
    """A person took an open seat."""

    seat: int


class BotSat(PublicEvent, frozen=True):
    """The host put a bot in an open seat."""

    seat: int
    bot: str


class StoodUp(PublicEvent, frozen=True):
    """A seat became open: its person left, or its bot was sent away."""

    seat: int


class Removed(PublicEvent, frozen=True):
    """The host removed a person. In a running game a bot has the seat from now on. The table has
    another key and another code.
    """

    seat: int
    bot: str | None


class KeyChanged(PublicEvent, frozen=True):
    """The host changed the key and the code of the table: the old ones open it no longer."""


class HostPassed(PublicEvent, frozen=True):
    """Another person hosts from now on."""

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


class Opined(PublicEvent, frozen=True):
    """A player said how good an opening it has, 0 to 2, and who should start."""

    seat: int
    opening: int | None
    starter: int | None


class Started(PublicEvent, frozen=True):
    """It is decided who starts."""

    seat: int


class Laid(PublicEvent, frozen=True):
    """Cards were laid. `bot` names the bot that did it, also one that plays for a person."""

    seat: int
    plays: tuple[CodedPlay, ...]
    bot: str | None = None


class TurnEnded(Event, frozen=True):
    """A turn ended: what was drawn is the drawer's secret. `bot` names the bot that ended it."""

    seat: int
    drew: tuple[Card, ...]
    next: int
    bot: str | None = None


class GivingUpProposed(PublicEvent, frozen=True):
    """A person proposed to give up; the game ends when all other people agree."""

    seat: int


class GivingUpAgreed(PublicEvent, frozen=True):
    """A person agreed to give up."""

    seat: int


class GivingUpDropped(PublicEvent, frozen=True):
    """The game goes on: this seat declined, or not all answered in time."""

    seat: int | None


class Resigned(PublicEvent, frozen=True):
    """A seat gave up."""

    seat: int


class Ended(PublicEvent, frozen=True):
    """The game is over, and everything may be known."""

    result: str
    winner: int | None
    left: int
    reason: str
    band: str | None
    hands: tuple[tuple[Card, ...], ...]
    salt: str
    facts: EndFacts | None = None


class Left(PublicEvent, frozen=True):
    """A person went away from a running game; the seat stays theirs."""

    seat: int


class StoodIn(PublicEvent, frozen=True):
    """A bot plays for a person who is away."""

    seat: int
    bot: str


class TookBack(PublicEvent, frozen=True):
    """A person is back in the seat."""

    seat: int


class Nudged(PublicEvent, frozen=True):
    """A player asked whether a person is still there; without an answer it counts as away."""

    seat: int
    by: int


class NudgeAnswered(PublicEvent, frozen=True):
    """A person who was asked whether they are there is there."""

    seat: int


class Said(PublicEvent, frozen=True):
    """Table chat."""

    seat: int
    text: str


class Hinted(PublicEvent, frozen=True):
    """Hints were given. With `bots` the bots have spoken in this turn, perhaps without a hint."""

    hints: tuple[GivenHint, ...]
    bots: bool = False


class Closed(PublicEvent, frozen=True):
    """The table was closed: nothing happens at it any more."""

    reason: str


AnyEvent = (
    Opened
    | SetUp
    | SatDown
    | BotSat
    | StoodUp
    | Removed
    | KeyChanged
    | HostPassed
    | Dealt
    | Opined
    | Started
    | Laid
    | TurnEnded
    | GivingUpProposed
    | GivingUpAgreed
    | GivingUpDropped
    | Resigned
    | Ended
    | Left
    | StoodIn
    | TookBack
    | Nudged
    | NudgeAnswered
    | Said
    | Hinted
    | Closed
)
