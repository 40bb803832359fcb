"""A server for the client's tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import LiveServer, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Without limits."""
    yield from running(LiveServer(tmp_path_factory.mktemp("server"), "--limits", "0"))


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """For a test that stops and starts it."""
    yield from running(LiveServer(tmp_path_factory.mktemp("own"), "--limits", "0"))
