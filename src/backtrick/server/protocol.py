"""What goes over a table's socket: JSON text frames, one message each.

A client sends a `Request`: an id of its own choosing, and what to do. It may send the same request
again at any time, also on another connection: it is carried out once. The server answers each
request with `done`, `refused`, `planned` or `pong`, and tells of everything that happens in
`events`, numbered without a gap.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder, schema_components

from backtrick.errors import Fact
from backtrick.table import AnySeenEvent, Laying, Now, Planned, TableView, TurnOptions
from backtrick.table.commands import SeatCommand
from backtrick.table.events import snake
from backtrick.table.settings import Number

PROTOCOL = 1
"""The version of these messages. A client names the one it speaks."""

LONGEST_ID = 64
"""So many characters a request's id may have."""

LARGEST_MESSAGE = 8192
"""How many bytes a client's message may have."""


# -- from a client


class Question(Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """Something asked of the server that changes nothing at the table."""


class Enter(Question, frozen=True):
    """Show the link's key or the short code of a table that is not public."""

    secret: Annotated[str, Meta(max_length=64)]


class Plan(Question, frozen=True):
    """Try plays in private."""

    plays: Annotated[tuple[Laying, ...], Meta(max_length=16)]


class Mute(Question, frozen=True):
    """Hear nothing more from a seat, neither chat nor hints, or hear it again. Nobody else is
    told; it stays so for whoever sits there now, also after coming back.
    """

    seat: Number
    on: bool = True


class Invite(Question, frozen=True):
    """Let everybody sit down again who was removed from the table. By the host."""


class Ping(Question, frozen=True):
    """Ask whether the server is there."""


class Request(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a client wants, under an id that its answer will carry."""

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    do: SeatCommand | Enter | Plan | Mute | Invite | Ping


# -- to a client


class Message(Struct, frozen=True, gc=False, tag_field="type", tag=snake):
    """Something the server says."""


class Person(Struct, frozen=True, gc=False):
    """Who holds a seat: a name, whether a program plays under it, and whether it is connected."""

    seat: int
    name: str
    program: bool
    here: bool


class Welcome(Message, frozen=True):
    """The first message. `view` is the table as it is now; it is missing when the client named the
    last number it has, and what it missed follows in `events`. `resume` goes with that number.
    `muted` are the seats that one has muted.
    """

    version: int
    seat: int | None
    view: TableView | None
    people: tuple[Person, ...]
    resume: str
    muted: tuple[int, ...]
    clock_ends: float | None = None
    protocol: int = PROTOCOL


class Numbered(Struct, frozen=True, gc=False):
    """What is learned of one event, under its number."""

    version: int
    event: AnySeenEvent


class Events(Message, frozen=True):
    """What happened, what lies on the table now, and, for the seat to act, what it may do.

    `hints_left` are the hints that one may still give now, `muted` the seats that one has
    muted; without `events`, one of these has changed. `clock_ends`, in seconds since the epoch, is
    when a bot plays the turn, or when the choosing of who starts is closed. `again`: whether the
    cards of a game that is over may be dealt once more.
    """

    version: int
    events: tuple[Numbered, ...]
    now: Now | None
    turn: TurnOptions | None
    hints_left: tuple[str, ...]
    muted: tuple[int, ...]
    clock_ends: float | None = None
    again: bool = False


class People(Message, frozen=True):
    """Who is there; sent when it changes."""

    people: tuple[Person, ...]


class Done(Message, frozen=True):
    """A request was carried out, and is stored: at this version of the table or before."""

    id: str
    version: int


class Refused(Message, frozen=True):
    """A request was not carried out: a code, its facts, and a message for a person."""

    id: str | None
    code: str
    message: str
    facts: dict[str, Fact]


class Planning(Message, frozen=True, tag="planned"):
    """The answer to a plan, for nobody else."""

    id: str
    plan: Planned


class Pong(Message, frozen=True):
    """The server is there."""

    id: str


class Bye(Message, frozen=True):
    """The server is about to close the connection, and why."""

    code: str
    message: str


ServerMessage = Welcome | Events | People | Done | Refused | Planning | Pong | Bye

decode_request = Decoder(Request).decode
encode = Encoder().encode


def schema() -> dict[str, Any]:
    """Every message, as one JSON Schema: `Request` from clients, `ServerMessage` to them."""
    (request, message), parts = schema_components(
        (Request, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"backtrick protocol {PROTOCOL}",
        "$defs": {**parts, "ServerMessage": message},
        "anyOf": [request, {"$ref": "#/$defs/ServerMessage"}],
    }
