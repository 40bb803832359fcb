"""What the server refuses: a code, the facts, a status, and words for a person.

Every error that a client gets, over HTTP or over the socket, has one form: `ErrorBody`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from msgspec import Struct

from backtrick.errors import BacktrickError, Fact
from backtrick.protocol import Bye
from backtrick.rules import RulesError
from backtrick.server.storage import StorageErrorCode, Unavailable
from backtrick.table import TableError, TableErrorCode
from backtrick.texts import harmless, refusal, table_refusal, text


class ServerErrorCode(StrEnum):
    """Everything that the server itself refuses, and the HTTP status that goes with it."""

    status: int

    def __new__(cls, code: str, status: int) -> Self:
        """A code that knows its status."""
        member = str.__new__(cls, code)
        member._value_ = code
        member.status = status
        return member

    # the request
    BAD_REQUEST = "bad-request", 400
    NOT_FOUND = "not-found", 404
    WRONG_METHOD = "wrong-method", 405
    INCOMPLETE = "incomplete", 408
    TOO_LARGE = "too-large", 413
    URL_TOO_LONG = "url-too-long", 414
    WRONG_HOST = "wrong-host", 421
    WRONG_MEDIA_TYPE = "wrong-media-type", 415
    TOO_MANY = "too-many", 429
    HEADERS_TOO_LARGE = "headers-too-large", 431
    # who asks
    NOT_IDENTIFIED = "not-identified", 401
    NOT_OPERATOR = "not-operator", 401
    FOREIGN_ORIGIN = "foreign-origin", 403
    NOT_ALLOWED = "not-allowed", 403
    NAME_LENGTH = "name-length", 400
    NAME_CHARACTERS = "name-characters", 400
    NAME_BANNED = "name-banned", 400
    NAME_NUMBERS = "name-numbers", 400
    NAME_FIXED = "name-fixed", 409
    # what is asked for
    NO_SUCH_TABLE = "no-such-table", 404
    NO_SUCH_CODE = "no-such-code", 404
    NO_SUCH_RECORD = "no-such-record", 404
    NO_SUCH_DAILY = "no-such-daily", 404
    NO_SUCH_LINK = "no-such-link", 404
    NO_SUCH_DEVICE = "no-such-device", 404
    NO_SUCH_TOKEN = "no-such-token", 404
    NO_SUCH_BOT = "no-such-bot", 400
    DAILY_UNFINISHED = "daily-unfinished", 403
    DAILY_FIXED = "daily-fixed", 409
    DAILY_RUNNING = "daily-running", 403
    DEAL_IN_PLAY = "deal-in-play", 403
    NO_SUCH_MOMENT = "no-such-moment", 400
    NO_SUCH_TURN = "no-such-turn", 404
    NOT_A_BOTS_TURN = "not-a-bots-turn", 409
    NO_REASON = "no-reason", 409
    TOO_MANY_TABLES = "too-many-tables", 429
    TABLE_MOVED = "table-moved", 409
    TABLE_WORN = "table-worn", 409
    TABLE_RUNNING = "table-running", 409
    TABLE_OVER = "table-over", 409
    # the socket
    BAD_MESSAGE = "bad-message", 400
    WRONG_PROTOCOL = "wrong-protocol", 400
    UPDATE = "update", 400
    TOO_SLOW = "too-slow", 429
    # the server
    STARTING = "starting", 503
    STOPPING = "stopping", 503
    BUSY = "busy", 503
    INTERNAL = "internal", 500


FINAL_CODES = frozenset[str](
    {
        ServerErrorCode.NOT_IDENTIFIED,
        ServerErrorCode.FOREIGN_ORIGIN,
        ServerErrorCode.NOT_ALLOWED,
        ServerErrorCode.NO_SUCH_TABLE,
        ServerErrorCode.TABLE_RUNNING,
        ServerErrorCode.TABLE_OVER,
        ServerErrorCode.WRONG_PROTOCOL,
        ServerErrorCode.UPDATE,
        TableErrorCode.TABLE_FULL,
        TableErrorCode.REMOVED,
    }
)
"""After these codes a client need not connect again."""


class ServerError(BacktrickError):
    """Something the server refuses."""

    code: ServerErrorCode


class ErrorBody(Struct, frozen=True):
    """Why something was refused: a code, a message for a person, and the facts in it."""

    code: str
    message: str
    facts: dict[str, Fact]


class ErrorResponse(Struct, frozen=True):
    """The body of an error, and the HTTP status that goes with it."""

    status: int
    body: ErrorBody


def error_response(error: BaseException) -> ErrorResponse:
    """The answer to an error. One that nobody foresaw is `internal` and says no more."""
    match error:
        case ServerError():
            status = error.code.status
            message = text(f"server-problem-{error.code}", **harmless(error.facts))
        case TableError():
            status, message = 409, table_refusal(error)
        case RulesError():
            status, message = 400, refusal(error)
        case Unavailable():
            # Its facts name the failure inside the database: they are for the log.
            message = text(f"server-problem-{error.code}")
            return ErrorResponse(503, ErrorBody(str(error.code), message, {}))
        case _:
            return error_response(ServerError(ServerErrorCode.INTERNAL))
    return ErrorResponse(status, ErrorBody(str(error.code), message, dict(error.facts)))


def is_certain(error: BaseException) -> bool:
    """Whether nothing has changed. When the storage did not answer in time, it may have stored what
    was asked for, now or in a moment.
    """
    return not (isinstance(error, Unavailable) and error.code is StorageErrorCode.GONE)


def error_body(error: BaseException) -> ErrorBody:
    """The body of the answer to an error."""
    return error_response(error).body


def farewell(error: BaseException) -> Bye:
    """The last message on a connection."""
    body = error_body(error)
    return Bye(body.code, body.message, body.code in FINAL_CODES)
