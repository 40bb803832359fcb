"""Whoever has no Redis does not wait for its library."""

from __future__ import annotations

import subprocess
import sys

from backtrick.server.peers.bus import NoBus, make_bus
from backtrick.server.peers.redis_bus import RedisBus


def test_the_bus_is_that_of_the_configuration() -> None:
    assert isinstance(make_bus(None), NoBus)
    assert isinstance(make_bus("redis://127.0.0.1:1"), RedisBus)


def test_redis_is_only_imported_where_there_is_one() -> None:
    script = (
        "import sys\n"
        "import backtrick.server.http.app\n"
        "assert 'redis' not in sys.modules\n"
        "from backtrick.server.peers.bus import make_bus\n"
        "make_bus('redis://127.0.0.1:1')\n"
        "assert 'redis' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
