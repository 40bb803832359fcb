"""What the server refuses: a code, the facts, a status, and words for a person.

Every error that reaches somebody outside, over HTTP or over the socket, has one form: `Trouble`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from backtrick.rules import BadRecord, RulesError
from backtrick.server.storage import Unavailable
from backtrick.table import Refused
from backtrick.texts import harmless, refusal, table_refusal, text

Fact = int | str


class Problem(StrEnum):
    """Every reason for which the server itself refuses something."""

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
    Problem.BAD_REQUEST: 400,
    Problem.NOT_FOUND: 404,
    Problem.WRONG_METHOD: 405,
    Problem.TOO_LARGE: 413,
    Problem.WRONG_MEDIA_TYPE: 415,
    Problem.TOO_MANY: 429,
    Problem.NOT_IDENTIFIED: 401,
    Problem.NOT_OPERATOR: 401,
    Problem.FOREIGN_ORIGIN: 403,
    Problem.NOT_ALLOWED: 403,
    Problem.NAME_LENGTH: 400,
    Problem.NAME_CHARACTERS: 400,
    Problem.NAME_BANNED: 400,
    Problem.NAME_NUMBERS: 400,
    Problem.NAME_FIXED: 409,
    Problem.NO_SUCH_TABLE: 404,
    Problem.NO_SUCH_CODE: 404,
    Problem.NO_SUCH_RECORD: 404,
    Problem.NO_SUCH_DAILY: 404,
    Problem.NO_SUCH_LINK: 404,
    Problem.NO_SUCH_DEVICE: 404,
    Problem.NO_SUCH_BOT: 400,
    Problem.DAILY_UNFINISHED: 403,
    Problem.DAILY_FIXED: 409,
    Problem.DAILY_RUNNING: 403,
    Problem.NO_SUCH_MOMENT: 400,
    Problem.NO_SUCH_TURN: 404,
    Problem.NOT_A_BOTS_TURN: 409,
    Problem.NO_REASON: 409,
    Problem.TOO_MANY_TABLES: 429,
    Problem.TABLE_MOVED: 409,
    Problem.TABLE_WORN: 409,
    Problem.TABLE_RUNNING: 409,
    Problem.TABLE_OVER: 409,
    Problem.BAD_MESSAGE: 400,
    Problem.WRONG_PROTOCOL: 400,
    Problem.TOO_SLOW: 429,
    Problem.STARTING: 503,
    Problem.STOPPING: 503,
    Problem.INTERNAL: 500,
}


class ServerProblem(Exception):
    """Something the server refuses: `problem` says why, `facts` name the rest."""

    def __init__(self, problem: Problem, /, **facts: Fact) -> None:
        super().__init__(problem, facts)
        self.problem = problem
        self.facts: Mapping[str, Fact] = facts


class Trouble(Struct, frozen=True):
    """Why something was refused: a code, a message for a person, and the facts in it."""

    code: str
    message: str
    facts: dict[str, Fact]


class Told(Struct, frozen=True):
    """A trouble and the HTTP status that goes with it."""

    status: int
    trouble: Trouble


def told(error: BaseException) -> Told:
    """What is said about an error; one that nobody foresaw is `internal` and says no more."""
    match error:
        case ServerProblem():
            status, message = error.problem.status, f"server-problem-{error.problem}"
            code, shown = str(error.problem), text(message, **harmless(error.facts))
        case Refused():
            status, code = 409, str(error.refusal)
            shown = table_refusal(error)
        case BadRecord():
            where = {"turn": error.turn, "play": error.play}
            facts = {**error.facts, **{k: n for k, n in where.items() if n is not None}}
            return Told(400, Trouble(str(error.reason), refusal(error), facts))
        case RulesError():
            status, code, shown = 400, str(error.reason), refusal(error)
        case Unavailable():
            status, code, shown = 503, error.code, text(f"server-problem-{error.code}")
            return Told(status, Trouble(code, shown, {}))
        case _:
            return told(ServerProblem(Problem.INTERNAL))
    return Told(status, Trouble(code, shown, dict(error.facts)))
