"""The client needs nothing that only a server needs."""

from __future__ import annotations

import subprocess
import sys

SERVER_ONLY = (
    "litestar",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "psycopg",
    "redis",
    "backtrick.server",
)


def test_it_loads_nothing_of_the_server() -> None:
    program = "import sys, backtrick.client; print(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(ran.stdout.split())
    assert "backtrick.client.table" in loaded
    assert not loaded & {*SERVER_ONLY}
