"""Reading messages, also of a newer server: what is unknown is no error."""

from __future__ import annotations

import json
from typing import Any

import pytest

from backtrick.client import ClientError, ClientErrorCode, UnknownEvent, decode_message
from backtrick.protocol import Done, Events, encode
from backtrick.table import public_view
from backtrick.table.events import Said
from tests.table.kit import seated

SAID = {"type": "said", "seat": 1, "text": "hello"}
FLOWN = {"type": "flown", "seat": 1, "where": "away"}


def events(*some: Any, **more: Any) -> bytes:
    """An `events` message with these events."""
    table = json.loads(encode(public_view(seated(2, 0).table)))
    numbered = [{"version": number, "event": event} for number, event in enumerate(some, 1)]
    message = {"type": "events", "version": len(some), "events": numbered, "table": table}
    return json.dumps({**message, **more}).encode()


def test_a_message() -> None:
    assert decode_message(b'{"type":"done","id":"7","version":3}') == Done("7", 3)
    assert decode_message('{"type":"done","id":"7","version":3}') == Done("7", 3)


def test_unknown_fields_are_left_out() -> None:
    found = decode_message(events({**SAID, "loud": True}, more=[1]))
    assert isinstance(found, Events)
    assert [each.event for each in found.events] == [Said(1, "hello")]


def test_an_unknown_event_keeps_its_number_and_the_others_their_form() -> None:
    found = decode_message(events(SAID, FLOWN, SAID))
    assert isinstance(found, Events)
    assert [each.version for each in found.events] == [1, 2, 3]
    assert found.events[0].event == Said(1, "hello")
    unknown: object = found.events[1].event
    assert unknown == UnknownEvent("flown")


def test_an_unknown_message_is_none() -> None:
    assert decode_message(b'{"type":"fireworks","colour":"red"}') is None


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{",
        b"[]",
        b"7",
        b"null",
        b"{}",
        b'{"type":"done"}',
        b'{"type":"done","id":7,"version":3}',
        events({"type": "said"}),
        events({}),
        events(7),
        events(table=None),
        events(events=7),
        b"\xff",
    ],
)
def test_what_is_no_message(frame: bytes) -> None:
    with pytest.raises(ClientError) as raised:
        decode_message(frame)
    assert raised.value.code is ClientErrorCode.NOT_UNDERSTOOD
