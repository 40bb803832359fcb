"""What can go wrong with the storage: a code and facts, never a secret."""

from __future__ import annotations

from enum import StrEnum

from backtrick.errors import BacktrickError


class StorageErrorCode(StrEnum):
    """Everything that the storage refuses, or that goes wrong with it."""

    FULL = "storage-full"
    GONE = "storage-gone"
    CONFLICT = "conflict"
    DUPLICATE = "duplicate"
    ATTEMPT_TAKEN = "attempt-taken"
    CODE_TAKEN = "code-taken"
    TAKEN = "taken"
    DATABASE_URL = "database-url"
    DATABASE_NEWER = "database-newer"


class StorageError(BacktrickError):
    """Something the storage refuses. Facts never hold a password, a token or a card."""

    code: StorageErrorCode


class Unavailable(StorageError):
    """The storage cannot be used now: `storage-full` or `storage-gone`.

    Raised within two seconds of asking. What was asked for is not acknowledged, but when the
    connection broke at the wrong moment it may have been stored all the same: read the table again
    before going on with it.
    """


class Conflict(StorageError):
    """Another process moved the table first, or it was retired or removed. Read it again."""

    def __init__(self, table_id: str, expected: int) -> None:
        super().__init__(StorageErrorCode.CONFLICT, table=table_id, expected=expected)
        self.table_id = table_id
        self.expected = expected


class Duplicate(StorageError):
    """The command was carried out before; `version` is the number of its first event."""

    def __init__(self, table_id: str, version: int) -> None:
        super().__init__(StorageErrorCode.DUPLICATE, table=table_id, version=version)
        self.table_id = table_id
        self.version = version


class AttemptTaken(StorageError):
    """The device has begun this daily deal already, at the table `table_id`."""

    def __init__(self, table_id: str) -> None:
        super().__init__(StorageErrorCode.ATTEMPT_TAKEN, table=table_id)
        self.table_id = table_id


class CodeTaken(StorageError):
    """Another table has this short code: draw another."""

    def __init__(self) -> None:
        super().__init__(StorageErrorCode.CODE_TAKEN)
