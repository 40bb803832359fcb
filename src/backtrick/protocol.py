"""What goes over a table's socket: JSON text frames, one message each.

A client sends a `Request`: an id of its own choosing, and what to do. It may send the same request
again at any time, also on another connection: it is carried out once. The server answers each
request with `done`, `refused`, `planned` or `pong`, and tells of everything that happens in
`events`, numbered without a gap.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import DecodeError, Meta, Struct
from msgspec.json import Decoder, Encoder, schema_components

from backtrick.errors import Fact
from backtrick.table import AnySeenEvent, Planned, PrivateView, TableView
from backtrick.table.commands import SeatCommand, WantedPlay
from backtrick.table.events import snake
from backtrick.table.settings import Number

PROTOCOL = 2
"""The version of these messages. A client names the one it speaks."""

LONGEST_ID = 64
"""The most characters that the id of a request may have."""

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

    plays: Annotated[tuple[WantedPlay, ...], Meta(max_length=16)]


class Mute(Question, frozen=True):
    """Hide the chat and the hints of a seat, or show them again. No other player learns of it. It
    lasts for the player who sits there now, also after coming back.
    """

    seat: Number
    on: bool = True


class Invite(Question, frozen=True):
    """Let removed people sit down again. By the host."""


class Ping(Question, frozen=True):
    """Ask whether the server is there."""


Asked = SeatCommand | Enter | Plan | Mute | Invite | Ping
"""Everything that a client can ask for."""


class Request(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a client wants, under an id that its answer will carry."""

    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    do: Asked


# -- to a client


class Message(Struct, frozen=True, gc=False, tag_field="type", tag=snake):
    """A message from the server."""


class Person(Struct, frozen=True, gc=False):
    """Who holds a seat: a name, whether a program plays under it, and whether it is connected."""

    seat: int
    name: str
    program: bool
    here: bool


class Numbered(Struct, frozen=True, gc=False):
    """What is learned of one event, under its number."""

    version: int
    event: AnySeenEvent


class Welcome(Message, frozen=True):
    """The first message: the table as it is now. `table` is what everybody sees, `mine` what this
    client has for itself. A client that comes back also gets the `events` that it missed. `resume`
    is the token with which it can ask for them. `clock_ends` is as in `events`.
    """

    version: int
    table: TableView
    mine: PrivateView
    people: tuple[Person, ...]
    resume: str
    events: tuple[Numbered, ...] = ()
    clock_ends: float | None = None
    protocol: int = PROTOCOL


class Events(Message, frozen=True, omit_defaults=True):
    """What happened, and the table after it. A client shows `table` and `mine` and needs no rule;
    `events` are for movement, sound and words, and may be empty. `mine` is sent when it changed.

    `clock_ends`, in seconds since the epoch, is when a bot plays the turn, or when the choosing of
    the starter is closed.
    """

    version: int
    events: tuple[Numbered, ...]
    table: TableView
    clock_ends: float | None = None
    mine: PrivateView | None = None


class People(Message, frozen=True):
    """Who is there; sent when it changes."""

    people: tuple[Person, ...]


class Done(Message, frozen=True):
    """A request was carried out, and is stored: at this version of the table or before."""

    id: str
    version: int


class Refusal(Message, frozen=True, tag="refused"):
    """A request was not carried out: a code, its facts, and a message for a person. Where that is
    not `certain`, it may have been, now or in a moment: the same request, under the same id, can be
    sent again and is not carried out twice.
    """

    id: str | None
    code: str
    message: str
    facts: dict[str, Fact]
    certain: bool = True


class Planning(Message, frozen=True, tag="planned"):
    """The answer to a plan, for nobody else."""

    id: str
    plan: Planned


class Pong(Message, frozen=True):
    """The server is there."""

    id: str


class Bye(Message, frozen=True):
    """The server is about to close the connection, and why. After a `final` one it is of no use to
    connect again.
    """

    code: str
    message: str
    final: bool = False


ServerMessage = Welcome | Events | People | Done | Refusal | Planning | Pong | Bye

decode_request = Decoder(Request).decode
encode = Encoder().encode


class _WithId(Struct):
    id: str | None = None


def internal_command_id(name: str) -> str:
    """A command id that no client can have used: theirs are shorter."""
    return name.ljust(LONGEST_ID + 1)


def request_id(raw: str | bytes) -> str | None:
    """The id of a request that could not be understood or carried out, if it has one."""
    try:
        found = _decode_id(raw).id
    except (DecodeError, UnicodeError, RecursionError):
        return None
    return found if found is None or len(found) <= LONGEST_ID else None


_decode_id = Decoder(_WithId).decode


def with_private(frame: bytes, mine: bytes) -> bytes:
    """An `events` message for one client: the part that everybody shares, encoded once, and its own
    part behind it.
    """
    return b'%b,"mine":%b}' % (frame[:-1], mine)


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
