"""Structured logs: one JSON object a line on standard error, and nothing secret in it.

Callers name an event and give plain fields. Tokens, keys, codes, cookies, query strings and cards
are never fields; unforeseen errors are logged by their type and place. Their messages may hold
anything, and are not logged at any level.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
import traceback
from typing import Any

import msgspec

LOGGER = logging.getLogger("backtrick.server")
LEVELS = ("debug", "info", "warning", "error")

Field = str | int | float | bool | None


def log(level: int, event: str, /, **fields: Field) -> None:
    """Log that something happened."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"fields": fields})


def info(event: str, /, **fields: Field) -> None:
    """Something usual happened."""
    log(logging.INFO, event, **fields)


def warning(event: str, /, **fields: Field) -> None:
    """Something happened that an operator may want to look at."""
    log(logging.WARNING, event, **fields)


def failure(event: str, error: BaseException, /, **fields: Field) -> None:
    """Something went wrong that nobody foresaw: its type and where, not what it says."""
    frames = traceback.extract_tb(error.__traceback__)
    where = " < ".join(
        f"{frame.name} {frame.filename}:{frame.lineno}" for frame in reversed(frames)
    )
    log(logging.ERROR, event, error=type(error).__name__, where=where, **fields)


def log_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that only the event loop has seen; its own line would print the error."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        failure("nobody waited for an error", error)
    else:
        warning("the event loop complains", about=str(context.get("message", ""))[:80])


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{seconds}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.name != LOGGER.name:
            line["logger"] = record.name
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Write the logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
