"""Reading messages of the server, also of a newer one.

The protocol grows by addition: a field, an event or a message that this client does not know is no
error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast, get_args

from msgspec import DecodeError, Struct, ValidationError, convert
from msgspec.inspect import StructType, type_info
from msgspec.json import Decoder, decode
from msgspec.structs import replace

from backtrick.client.errors import ClientError, ClientErrorCode
from backtrick.protocol import Events, Numbered, ServerMessage, Welcome
from backtrick.table import AnySeenEvent


class UnknownEvent(Struct, frozen=True):
    """Stands for an event of a type that this client does not know."""

    type: str


def decode_message(frame: str | bytes) -> ServerMessage | None:
    """The message in a frame, or `None` if this client does not know its type."""
    try:
        return _decode(frame)
    except ValidationError:
        return _decode_newer(frame)
    except DecodeError as error:
        raise _not_understood(error) from None


_decode: Callable[[str | bytes], ServerMessage] = Decoder(ServerMessage).decode


def _tags(union: Any) -> frozenset[object]:
    return frozenset(cast(StructType, type_info(each)).tag for each in get_args(union))


_MESSAGES, _EVENTS = _tags(ServerMessage), _tags(AnySeenEvent)


def _decode_newer(frame: str | bytes) -> ServerMessage | None:
    """A message that has something unknown in it."""
    try:
        message = decode(frame)
        if message["type"] not in _MESSAGES:
            return None
        events = message.get("events", [])
        found = convert({**message, "events": []}, cast(type[ServerMessage], ServerMessage))
        if isinstance(found, Welcome | Events):
            return replace(found, events=tuple(map(_numbered, events)))
        return found
    except (ValidationError, TypeError, KeyError) as error:
        raise _not_understood(error) from None


def _numbered(each: Any) -> Numbered:
    if each["event"]["type"] in _EVENTS:
        return convert(each, Numbered)
    return Numbered(each["version"], cast(AnySeenEvent, UnknownEvent(each["event"]["type"])))


def _not_understood(error: Exception) -> ClientError:
    message = f"the server sent something that is no message: {error}"
    return ClientError(ClientErrorCode.NOT_UNDERSTOOD, message)
