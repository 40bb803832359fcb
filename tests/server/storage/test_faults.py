from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from backtrick.server.storage import Conflict, Store, Unavailable
from backtrick.server.storage.engines import failure
from backtrick.server.storage.schema import probes
from backtrick.server.storage.urls import read_url
from backtrick.server.storage.writer import PATIENCE
from tests import services
from tests.server.storage.kit import append, ask, ask_together, device, new_table

LARGE = bytes(range(256)) * 256
ANSWERED = 2.0
"""The storage says within so many seconds that something is wrong."""
NOISE = 1.0
"""What a busy machine may add to it."""


@contextmanager
def refused(code: str) -> Iterator[None]:
    """The storage says so, within two seconds."""
    before = time.monotonic()
    with pytest.raises(Unavailable) as refusal:
        yield
    assert refusal.value.code == code
    assert time.monotonic() - before < ANSWERED + NOISE


def fill(store: Store, version: int, body: bytes = LARGE) -> int:
    """Append until the storage is full; the version before that."""
    for _ in range(500):
        answer = ask_together(store.append(append("A", version, body)))[0]
        if isinstance(answer, Unavailable):
            assert answer.code == "storage-full"
            return version
        assert answer == version + 1
        version = answer
    raise AssertionError("never full")


def set_most_pages(store: Store, pages: int) -> None:
    with store._write_engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def test_a_full_file_is_said_and_it_recovers(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/backtrick.db")
    ask(store.create(new_table()))
    ask(store.ping())
    set_most_pages(store, 400)
    version = fill(store, 1)
    with refused("storage-full"):
        ask(store.append(append("A", version, LARGE)))
    version = fill(store, version, LARGE[:3000])
    with refused("storage-full"):
        ask(store.ping())
    found = ask(store.table("A"))
    assert found is not None
    assert found.version == version
    set_most_pages(store, 100_000)
    ask(store.ping())
    assert ask(store.append(append("A", version, LARGE))) == version + 1
    assert len(ask(store.events("A"))) == version + 1
    store.close()


def may_mount() -> bool:
    """Whether this process may mount disks (CAP_SYS_ADMIN)."""
    status = Path("/proc/self/status")
    if os.geteuid() != 0 or not status.exists():
        return False
    capabilities = next(line for line in status.read_text().splitlines() if "CapEff" in line)
    return bool(int(capabilities.split()[1], 16) >> 21 & 1)


def mount(folder: Path, options: str) -> None:
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    subprocess.run(command, capture_output=True, check=True)


def ping_until_full(store: Store) -> None:
    """Some room for a ping may be left where there is none for a play."""
    with refused("storage-full"):
        for _ in range(500):
            ask(store.ping())


@pytest.mark.parametrize("size", ["2m", "5m"] if may_mount() else [])
def test_a_full_disk_is_said_and_it_recovers(tmp_path: Path, size: str) -> None:
    mount(tmp_path, f"size={size}")
    try:
        store = Store.open(f"sqlite:///{tmp_path}/backtrick.db")
        ask(store.create(new_table()))
        version = fill(store, 1)
        with refused("storage-full"):
            ask(store.append(append("A", version, LARGE)))
        version = fill(store, version, LARGE[:3000])
        ping_until_full(store)
        answers = ask_together(*(store.ban(["x" * 3000 + str(n)]) for n in range(50)))
        full = [each for each in answers if isinstance(each, Unavailable)]
        assert full
        assert {each.code for each in full} == {"storage-full"}
        mount(tmp_path, "remount,size=50m")
        ask(store.ping())
        assert ask(store.append(append("A", version, LARGE))) == version + 1
        store.close()
        store = Store.open(f"sqlite:///{tmp_path}/backtrick.db")
        assert [each.version for each in ask(store.events("A"))] == list(range(1, version + 2))
        store.close()
    finally:
        subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


def test_a_locked_file_is_said_and_it_recovers(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/backtrick.db")
    ask(store.create(new_table()))
    locker = sqlite3.connect(tmp_path / "backtrick.db", isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    with refused("storage-gone"):
        ask(store.append(append("A", 1)))
    assert ask(store.table("A")) is not None
    locker.execute("ROLLBACK")
    locker.close()
    assert ask(store.append(append("A", 1))) == 2
    store.close()


def test_who_waits_too_long_is_told_so_and_nothing_happens_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/backtrick.db"
    patient = Store.open(url)
    ask(patient.create(new_table("A")))
    monkeypatch.setitem(PATIENCE, "sqlite", 0.2)
    store = Store.open(url)
    locker = sqlite3.connect(tmp_path / "backtrick.db", isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")

    async def both() -> None:
        first = asyncio.create_task(store.ping())
        await asyncio.sleep(0.05)
        second = asyncio.create_task(store.append(append("A", 1)))
        for task in (first, second):
            with pytest.raises(Unavailable):
                await task

    ask(both())
    locker.execute("ROLLBACK")
    locker.close()
    store.close()
    assert ask(patient.append(append("A", 1))) == 2
    patient.close()


def test_a_postgresql_that_goes_and_comes_back() -> None:
    with services.postgres() as postgres:
        store = Store.open(postgres.url())
        ask(store.create(new_table("A")))
        ask(store.table("A"))
        postgres.stop(signal.SIGKILL)
        with pytest.raises(Unavailable) as refusal:
            ask(store.add_device(device("ann"), sha256(b"token").hexdigest()))
        shown = "".join(traceback.format_exception(refusal.value))
        assert "not-a-secret" not in shown
        assert sha256(b"token").hexdigest() not in shown
        for _ in range(2):
            with refused("storage-gone"):
                ask(store.append(append("A", 1)))
            with refused("storage-gone"):
                ask(store.table("A"))
            with refused("storage-gone"):
                ask(store.ping())
        postgres.start()
        assert ask(store.append(append("A", 1))) == 2
        assert ask(store.table("A")) is not None
        ask(store.ping())
        # Gone and back while nobody asked: nobody notices.
        postgres.stop(signal.SIGINT)
        postgres.start()
        assert ask(store.append(append("A", 2))) == 3
        assert [each.version for each in ask(store.events("A"))] == [1, 2, 3]
        store.close()


def test_a_postgresql_that_stalls(postgres: services.Postgres, migrated: str) -> None:
    store = Store.open(migrated)
    ask(store.create(new_table("stalled")))
    ask(store.table("stalled"))
    assert postgres.process is not None
    stalled = children(postgres.process.pid)
    for pid in stalled:
        os.kill(pid, signal.SIGSTOP)
    before = time.monotonic()
    try:
        answers = ask_together(store.append(append("stalled", 1)), store.table("stalled"))
    finally:
        for pid in stalled:
            os.kill(pid, signal.SIGCONT)
    assert time.monotonic() - before < ANSWERED + NOISE
    for answer in answers:
        assert isinstance(answer, Unavailable)
        assert answer.code == "storage-gone"
    # What was given up may have gone through after all.
    until = time.monotonic() + 30.0
    while not isinstance(answer := ask_together(store.append(append("stalled", 1)))[0], Conflict):
        assert answer == 2 or time.monotonic() < until
    assert [each.version for each in ask(store.events("stalled"))] == [1, 2]
    store.close()


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found]


def test_probes_do_not_pile_up(store: Store) -> None:
    for _ in range(5):
        ask(store.ping())
    with store._read_engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(probes)).scalar() == 1


def test_a_full_postgresql_is_said_like_a_full_file() -> None:
    error = OperationalError("INSERT", {}, psycopg.errors.DiskFull())
    assert failure(error).args == ("storage-full", {"error": "53100"})


def test_a_damaged_file_is_out_of_order(tmp_path: Path) -> None:
    path = tmp_path / "backtrick.db"
    Store.open(f"sqlite:///{path}").close()
    path.write_bytes(path.read_bytes()[:4096] + b"\xff" * 4096 * 60)
    store = Store(read_url(f"sqlite:///{path}"))
    with refused("storage-gone"):
        ask(store.table("A"))
    with refused("storage-gone"):
        ask(store.ping())
    store.close()


def test_who_comes_when_far_too_many_wait_is_refused_at_once(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/backtrick.db", waiting=10)
    answers = ask_together(*(store.create(new_table(f"T{number}")) for number in range(12)))
    assert answers[:10] == [1] * 10
    assert all(isinstance(each, Unavailable) for each in answers[10:])
    assert ask(store.create(new_table("later"))) == 1
    store.close()


def test_what_is_committed_stays(store: Store, engine: str) -> None:
    settings = {
        "sqlite": {"journal_mode": "wal", "synchronous": "FULL"},
        "postgresql": {"fsync": "off", "synchronous_commit": "on"},  # off in tests only
    }
    assert ask(store.durability()) == settings[engine]
