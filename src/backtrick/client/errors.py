"""What goes wrong for a client: the server refuses, or it cannot be reached."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from backtrick.errors import BacktrickError, Fact


class ClientErrorCode(StrEnum):
    """What a client finds out by itself. Every other code comes from the server."""

    UNREACHABLE = "unreachable"
    """The server does not answer, or what answers is not a Backtrick server."""
    DISCONNECTED = "disconnected"
    """The connection broke, and this client does not come back by itself."""
    CLOSED = "client-closed"
    """The program has closed the client."""
    MISSING_EVENTS = "missing-events"
    """The versions of events have a gap, or go back."""
    NOT_UNDERSTOOD = "not-understood"
    """The server sent something that is no message of the protocol."""


class ClientError(BacktrickError):
    """There is no connection to the server, or it has ended the connection for good.

    `code` is the server's or a `ClientErrorCode`, `facts` are its values, `message` is for people.
    """

    def __init__(self, code: str, message: str, /, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        return (*super().__reduce__(), {"message": self.message})

    def __str__(self) -> str:
        return self.message


class RequestRefused(ClientError):
    """The server refused one request. The connection lives on.

    Nothing has changed if it is `certain`. Otherwise the request may have been carried out, though
    it was sent again under the same id several times.
    """

    certain = True
