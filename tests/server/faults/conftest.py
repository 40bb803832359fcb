from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import services
from tests.server.faults.forge import Forge
from tests.server.faults.kit import Server

Make = Callable[..., Server]


@pytest.fixture(scope="session")
def forge() -> Iterator[Forge]:
    running = Forge()
    yield running
    running.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    with services.redis() as running:
        yield running


@pytest.fixture
def make(forge: Forge, tmp_path: Path) -> Iterator[Make]:
    """Servers, each in a folder of its own; they end with the test."""
    made: list[Server] = []

    def server(*flags: str, database: str = "", first: str = "") -> Server:
        new = Server(
            forge, tmp_path / f"server-{len(made)}", *flags, database=database, first=first
        )
        made.append(new)
        return new

    yield server
    for each in made:
        each.kill()
    for each in made:
        log = each.log() if each.log_file.exists() else ""
        assert "broke" not in log, log
        assert "Traceback" not in log, log
