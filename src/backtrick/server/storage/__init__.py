"""Storage in an SQLite file or a PostgreSQL database."""

from backtrick.server.storage.errors import (
    AttemptTaken,
    CodeTaken,
    Conflict,
    Duplicate,
    StorageError,
    StorageErrorCode,
    Unavailable,
)
from backtrick.server.storage.rows import (
    Append,
    Daily,
    DailyAttempt,
    Deadline,
    Device,
    DeviceToken,
    FinishedGame,
    FinishedSeat,
    GameStatistics,
    NewTable,
    PlayedGame,
    StoredEvent,
    StoredLog,
    StoredRecord,
    StoredTable,
    TableSecrets,
    TableSummary,
    command_key,
)
from backtrick.server.storage.store import Store
