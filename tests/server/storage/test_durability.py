from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from backtrick.server.storage import Conflict, Store
from tests.server.storage.kit import append, ask, ask_together, new_table


def start(url: str, who: list[str], names: list[str], *appends: str) -> subprocess.Popen[bytes]:
    arguments = [url, ",".join(who), ",".join(names), *appends]
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.storage.writing", *arguments],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )


def acknowledged(process: subprocess.Popen[bytes]) -> list[tuple[str, int]]:
    """What a process has printed, but for a line that it did not finish."""
    printed = process.communicate(timeout=60)[0].decode()
    return numbered(printed[: printed.rfind("\n") + 1].splitlines())


def numbered(lines: Iterable[str]) -> list[tuple[str, int]]:
    """Tables and versions, as they were printed."""
    return [(name, int(version)) for name, version in (line.split() for line in lines)]


def test_killed_while_writing_it_keeps_every_acknowledged_append(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/backtrick.db"
    names = [f"T{number}" for number in range(20)]
    store = Store.open(url)
    ask_together(*(store.create(new_table(name)) for name in names))
    store.close()
    expected = dict.fromkeys(names, 1)
    for attempt in range(3):
        process = start(url, [f"writer-{attempt}"], names)
        assert process.stdout is not None
        early = [process.stdout.readline().decode() for _ in range(2 * len(names))]
        time.sleep(0.1 * attempt)
        process.kill()
        answered = [*numbered(early), *acknowledged(process)]
        for name, version in answered:
            expected[name] = max(expected[name], version)
        assert set(Counter(answered).values()) == {1}

        store = Store.open(url)
        for name in names:
            events = [each.version for each in ask(store.events(name))]
            table = ask(store.table(name))
            assert table is not None
            assert events == list(range(1, table.version + 1))
            assert table.version >= expected[name]
        store.close()


def test_two_processes_write_every_version_exactly_once(url: str, store: Store) -> None:
    names = [f"T{number}" for number in range(4)]
    ask_together(*(store.create(new_table(name)) for name in names))
    answered = acknowledged(start(url, ["left", "right"], names, "25"))
    for name in names:
        versions = [version for table, version in answered if table == name]
        assert sorted(versions) == list(range(2, 52))
        events = ask(store.events(name))
        assert [each.version for each in events] == list(range(1, 52))
        assert Counter(each.body for each in events) == {b"created": 1, b"left": 25, b"right": 25}


def test_two_stores_in_two_threads_write_every_version_exactly_once(url: str) -> None:
    stores = [Store.open(url), Store.open(url)]
    names = [f"T{number:02}" for number in range(30)]
    ask_together(*(stores[0].create(new_table(name)) for name in names))
    stored: list[tuple[str, int]] = []

    def write(store: Store) -> None:
        async def one(name: str) -> None:
            done, version = 0, 1
            while done < 6:
                try:
                    version = await store.append(append(name, version))
                except Conflict as refusal:
                    version = refusal.expected + 1
                else:
                    done += 1
                    stored.append((name, version))

        async def every() -> None:
            await asyncio.gather(*map(one, names))

        asyncio.run(every())

    threads = [threading.Thread(target=write, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(stored) == [(name, version) for name in names for version in range(2, 14)]
    assert sorted(ask(stores[1].moved_since(101.0))) == [(name, 13) for name in names]
    for store in stores:
        store.close()
