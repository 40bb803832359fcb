"""What holds for all tests. Hypothesis looks at the same examples in every run, so that a red run
can be repeated.
"""

from __future__ import annotations

import signal

from hypothesis import settings

# Programs that are started from here can be stopped by Ctrl-C, also where whoever started the tests
# in the background had that ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "repeatable", derandomize=True, deadline=None, database=None, max_examples=120
)
settings.load_profile("repeatable")
