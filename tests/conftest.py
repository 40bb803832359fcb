"""What holds for all tests. Hypothesis looks at the same examples in every run, so that a red run
can be repeated.
"""

from __future__ import annotations

import signal
import time

import pytest
from hypothesis import settings

# Programs that are started from here can be stopped by Ctrl-C, also where whoever started the tests
# in the background had that ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "repeatable", derandomize=True, deadline=None, database=None, max_examples=120
)
settings.load_profile("repeatable")

LONGEST = 60.0
"""No test about a day takes so many seconds."""


@pytest.fixture
def same_day() -> None:
    """It is the same day (UTC) from the beginning of a test to its end."""
    day = 24 * 3600
    left = day - time.time() % day
    if left < LONGEST:
        time.sleep(left)
