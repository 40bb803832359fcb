"""What holds for all tests. Hypothesis looks at the same examples in every run, so that a red run
can be repeated.
"""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest
from hypothesis import settings

# Programs that are started from here can be stopped by Ctrl-C, also where whoever started the tests
# in the background had that ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "repeatable", derandomize=True, deadline=None, database=None, max_examples=120
)
settings.load_profile("repeatable")

HERE = Path(__file__).parent

MARKED = {
    "service": ("server/", "cli/test_backup.py"),
    "live": (
        "client/",
        "server/live/",
        "server/faults/",
        "server/http/test_connection.py",
        "server/http/test_resources.py",
        "server/http/test_socket.py",
        "cli/test_serve.py",
        "test_wheel.py",
    ),
    "slow": ("kernel/", "docs/test_examples.py", "test_wheel.py"),
}
"""The paths of tests that get each marker."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by their paths, and begin with the slow ones, so that no worker ends with them."""
    for item in items:
        path = item.path.relative_to(HERE).as_posix()
        for marker, paths in MARKED.items():
            if path.startswith(paths):
                item.add_marker(marker)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


LONGEST = 60.0
"""No test about a day takes so many seconds."""


@pytest.fixture
def same_day() -> None:
    """It is the same day (UTC) from the beginning of a test to its end."""
    day = 24 * 3600
    left = day - time.time() % day
    if left < LONGEST:
        time.sleep(left)
