"""Storage in an SQLite file or a PostgreSQL database."""

from backtrick.server.storage.errors import (
    FULL,
    GONE,
    CodeTaken,
    Conflict,
    Duplicate,
    StorageError,
    Unavailable,
)
from backtrick.server.storage.rows import (
    Append,
    Daily,
    DailyAttempt,
    Device,
    Due,
    FinishedGame,
    FinishedSeat,
    GameStatistics,
    NewTable,
    StoredEvent,
    StoredRecord,
    StoredTable,
    TableSummary,
    command_key,
)
from backtrick.server.storage.store import Store

__all__ = [
    "FULL",
    "GONE",
    "Append",
    "CodeTaken",
    "Conflict",
    "Daily",
    "DailyAttempt",
    "Device",
    "Due",
    "Duplicate",
    "FinishedGame",
    "FinishedSeat",
    "GameStatistics",
    "NewTable",
    "StorageError",
    "Store",
    "StoredEvent",
    "StoredRecord",
    "StoredTable",
    "TableSummary",
    "Unavailable",
    "command_key",
]
