from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from backtrick.server.storage import Store
from backtrick.server.storage.schema import metadata
from backtrick.server.storage.writer import PATIENCE
from tests import services


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def migrated(postgres: services.Postgres) -> str:
    """A PostgreSQL database that is emptied for every test."""
    url = postgres.url()
    Store.open(url).close()
    return url


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file that is copied for every test."""
    path = tmp_path_factory.mktemp("template") / "backtrick.db"
    Store.open(f"sqlite:///{path}").close()
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def url(engine: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database in its present form."""
    if engine == "sqlite":
        shutil.copy(request.getfixturevalue("template"), tmp_path / "backtrick.db")
        return f"sqlite:///{tmp_path}/backtrick.db"
    empty: str = request.getfixturevalue("migrated")
    with psycopg.connect(empty, autocommit=True) as connection:
        connection.execute(f"TRUNCATE {', '.join(metadata.tables)}".encode())
    return empty


@pytest.fixture
def new_url(engine: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it at all."""
    if engine == "sqlite":
        return f"sqlite:///{tmp_path}/folder/new.db"
    running: services.Postgres = request.getfixturevalue("postgres")
    return running.url()


@pytest.fixture
def store(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A store that waits for a busy machine."""
    with monkeypatch.context() as patient:
        patient.setitem(PATIENCE, "postgresql", 30.0)
        opened = Store.open(url)
    yield opened
    opened.close()
