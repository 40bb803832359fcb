"""What the server refuses: a code, the facts, a status, and words for a person.

Every error that a client gets, over HTTP or over the socket, has one form: `ErrorBody`.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from backtrick.errors import BacktrickError, Fact
from backtrick.rules import RulesError
from backtrick.server.protocol import Bye
from backtrick.server.storage import Unavailable
from backtrick.table import TableError, TableErrorCode
from backtrick.texts import harmless, refusal, table_refusal, text


class ServerErrorCode(StrEnum):
    """Everything that the server itself refuses."""

    # the request
    BAD_REQUEST = "bad-request"
    NOT_FOUND = "not-found"
    WRONG_METHOD = "wrong-method"
    TOO_LARGE = "too-large"
    WRONG_MEDIA_TYPE = "wrong-media-type"
    TOO_MANY = "too-many"
    # who asks
    NOT_IDENTIFIED = "not-identified"
    NOT_OPERATOR = "not-operator"
    FOREIGN_ORIGIN = "foreign-origin"
    NOT_ALLOWED = "not-allowed"
    NAME_LENGTH = "name-length"
    NAME_CHARACTERS = "name-characters"
    NAME_BANNED = "name-banned"
    NAME_NUMBERS = "name-numbers"
    NAME_FIXED = "name-fixed"
    # what is asked for
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_CODE = "no-such-code"
    NO_SUCH_RECORD = "no-such-record"
    NO_SUCH_DAILY = "no-such-daily"
    NO_SUCH_LINK = "no-such-link"
    NO_SUCH_DEVICE = "no-such-device"
    NO_SUCH_BOT = "no-such-bot"
    DAILY_UNFINISHED = "daily-unfinished"
    DAILY_FIXED = "daily-fixed"
    DAILY_RUNNING = "daily-running"
    NO_SUCH_MOMENT = "no-such-moment"
    NO_SUCH_TURN = "no-such-turn"
    NOT_A_BOTS_TURN = "not-a-bots-turn"
    NO_REASON = "no-reason"
    TOO_MANY_TABLES = "too-many-tables"
    TABLE_MOVED = "table-moved"
    TABLE_WORN = "table-worn"
    TABLE_RUNNING = "table-running"
    TABLE_OVER = "table-over"
    # the socket
    BAD_MESSAGE = "bad-message"
    WRONG_PROTOCOL = "wrong-protocol"
    UPDATE = "update"
    TOO_SLOW = "too-slow"
    # the server
    STARTING = "starting"
    STOPPING = "stopping"
    INTERNAL = "internal"

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return _STATUS[self]


_STATUS = {
    ServerErrorCode.BAD_REQUEST: 400,
    ServerErrorCode.NOT_FOUND: 404,
    ServerErrorCode.WRONG_METHOD: 405,
    ServerErrorCode.TOO_LARGE: 413,
    ServerErrorCode.WRONG_MEDIA_TYPE: 415,
    ServerErrorCode.TOO_MANY: 429,
    ServerErrorCode.NOT_IDENTIFIED: 401,
    ServerErrorCode.NOT_OPERATOR: 401,
    ServerErrorCode.FOREIGN_ORIGIN: 403,
    ServerErrorCode.NOT_ALLOWED: 403,
    ServerErrorCode.NAME_LENGTH: 400,
    ServerErrorCode.NAME_CHARACTERS: 400,
    ServerErrorCode.NAME_BANNED: 400,
    ServerErrorCode.NAME_NUMBERS: 400,
    ServerErrorCode.NAME_FIXED: 409,
    ServerErrorCode.NO_SUCH_TABLE: 404,
    ServerErrorCode.NO_SUCH_CODE: 404,
    ServerErrorCode.NO_SUCH_RECORD: 404,
    ServerErrorCode.NO_SUCH_DAILY: 404,
    ServerErrorCode.NO_SUCH_LINK: 404,
    ServerErrorCode.NO_SUCH_DEVICE: 404,
    ServerErrorCode.NO_SUCH_BOT: 400,
    ServerErrorCode.DAILY_UNFINISHED: 403,
    ServerErrorCode.DAILY_FIXED: 409,
    ServerErrorCode.DAILY_RUNNING: 403,
    ServerErrorCode.NO_SUCH_MOMENT: 400,
    ServerErrorCode.NO_SUCH_TURN: 404,
    ServerErrorCode.NOT_A_BOTS_TURN: 409,
    ServerErrorCode.NO_REASON: 409,
    ServerErrorCode.TOO_MANY_TABLES: 429,
    ServerErrorCode.TABLE_MOVED: 409,
    ServerErrorCode.TABLE_WORN: 409,
    ServerErrorCode.TABLE_RUNNING: 409,
    ServerErrorCode.TABLE_OVER: 409,
    ServerErrorCode.BAD_MESSAGE: 400,
    ServerErrorCode.WRONG_PROTOCOL: 400,
    ServerErrorCode.UPDATE: 400,
    ServerErrorCode.TOO_SLOW: 429,
    ServerErrorCode.STARTING: 503,
    ServerErrorCode.STOPPING: 503,
    ServerErrorCode.INTERNAL: 500,
}


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


def error_body(error: BaseException) -> ErrorBody:
    """The body of the answer to an error."""
    return error_response(error).body


def farewell(error: BaseException) -> Bye:
    """The last message on a connection."""
    body = error_body(error)
    return Bye(body.code, body.message, body.code in FINAL_CODES)
