"""What a client is told about an outcome."""

from __future__ import annotations

import pytest

from backtrick.server.errors import ServerError, ServerErrorCode, is_certain
from backtrick.server.storage import Conflict, StorageErrorCode, Unavailable


@pytest.mark.parametrize(
    ("error", "certain"),
    [
        (Unavailable(StorageErrorCode.GONE, error="timeout"), False),
        (Unavailable(StorageErrorCode.FULL), True),
        (ServerError(ServerErrorCode.TOO_MANY, seconds=1), True),
        (Conflict("A", 1), True),
    ],
)
def test_only_a_storage_that_does_not_answer_leaves_the_outcome_open(
    error: Exception, certain: bool
) -> None:
    assert is_certain(error) is certain
