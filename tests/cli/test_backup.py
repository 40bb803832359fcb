"""`backtrick backup`: a checked copy, also while somebody writes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from backtrick.server.storage import Device, Store
from tests.cli.conftest import Run
from tests.services import Postgres, postgres


def device(name: str) -> Device:
    now = time.time()
    return Device(name, name, "en", False, now, now)


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'live.db'}"
    store = Store.open(url)
    asyncio.run(store.add_device(device("ada"), "hash"))
    store.close()
    return url


def names(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM devices ORDER BY name")]


def test_a_copy_that_is_complete_and_private(backtrick: Run, database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    ran = backtrick("backup", "--database", database, str(copy))
    assert (ran.code, ran.err) == (0, "")
    assert f"{copy}: {copy.stat().st_size:,} bytes, checked" in ran.out
    assert names(copy) == ["ada"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.db"]
    # a server can use it
    store = Store.open(f"sqlite:///{copy}")
    store.close()


def test_a_copy_while_somebody_writes(backtrick: Run, database: str, tmp_path: Path) -> None:
    stop, written = threading.Event(), threading.Event()

    async def write() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            await store.add_device(device(f"guest {number}"), f"hash {number}")
            written.set()

    store = Store.open(database)
    writing = threading.Thread(target=lambda: asyncio.run(write()))
    writing.start()
    try:
        assert written.wait(30)
        ran = backtrick("backup", "--database", database, str(tmp_path / "copy.db"))
    finally:
        stop.set()
        writing.join()
        store.close()
    assert ran.code == 0
    assert len(names(tmp_path / "copy.db")) > 1


def test_nothing_is_overwritten(backtrick: Run, database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    ran = backtrick("backup", "--database", database, str(copy))
    assert ran.code == 2
    assert "exists already" in ran.err
    assert copy.read_text() == "precious"


def test_what_cannot_be_copied(backtrick: Run, tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'missing.db'}"
    ran = backtrick("backup", "--database", missing, str(tmp_path / "copy.db"))
    assert ran.code == 2
    assert "there is no database at" in ran.err
    assert not (tmp_path / "missing.db").exists()
    ran = backtrick("backup", "--database", "mysql://u:hush@h/d", str(tmp_path / "copy.db"))
    assert ran.code == 2
    assert "must be sqlite:///FILE or postgresql://" in ran.err
    assert "hush" not in ran.err
    (tmp_path / "no.db").write_text("this is no database, but it is a file, and long enough")
    ran = backtrick("backup", "--database", f"sqlite:///{tmp_path / 'no.db'}", str(tmp_path / "c"))
    assert ran.code == 2
    assert "the copy failed" in ran.err
    assert not (tmp_path / "c").exists()
    assert not (tmp_path / "c.part").exists()


def test_the_environment_names_the_database(
    backtrick: Run, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKTRICK_DATABASE", database)
    assert backtrick("backup", str(tmp_path / "copy.db")).code == 0


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


def test_postgresql(backtrick: Run, server: Postgres, tmp_path: Path) -> None:
    url = server.url()
    Store.open(url).close()
    copy = tmp_path / "copy.dump"
    ran = backtrick("backup", "--database", url, str(copy))
    assert (ran.code, ran.err) == (0, "")
    assert copy.read_bytes().startswith(b"PGDMP")
    gone = backtrick("backup", "--database", f"{url}-not-there", str(tmp_path / "other"))
    assert gone.code == 2
    assert "the copy failed" in gone.err
    assert not (tmp_path / "other").exists()


def test_postgresql_without_its_programs(
    backtrick: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", os.devnull)
    ran = backtrick("backup", "--database", "postgresql://h/d", str(tmp_path / "copy"))
    assert ran.code == 2
    assert "pg_dump is needed" in ran.err
