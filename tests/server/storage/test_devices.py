from __future__ import annotations

import sqlite3
from pathlib import Path

import psycopg
import pytest

from backtrick.server.live.appends import without_words
from backtrick.server.storage import DailyAttempt, Device, StorageError, Store
from backtrick.server.storage.schema import metadata
from tests.server.storage.kit import append, ask, ask_together, device, finished, new_table


def test_a_token_proves_its_device(store: Store) -> None:
    ask(store.add_device(device("ann"), "hash-1"))
    assert ask(store.device_by_token("hash-1")) == device("ann")
    assert ask(store.device_by_token("hash-2")) is None


def test_a_token_that_is_there_is_refused_in_whole(store: Store) -> None:
    ask(store.add_device(device("ann"), "hash-1"))
    with pytest.raises(StorageError, match="taken"):
        ask(store.add_device(device("bob"), "hash-1"))
    assert ask(store.devices(["bob"])) == {}


def test_several_devices_at_once(store: Store) -> None:
    for name in ("ann", "bob"):
        ask(store.add_device(device(name), f"hash-{name}"))
    found = ask(store.devices(["ann", "bob", "nobody"]))
    assert found == {"ann": device("ann"), "bob": device("bob")}


def test_a_device_changes_its_name_and_its_language(store: Store) -> None:
    ask(store.add_device(device("ann"), "hash"))
    assert ask(store.rename("ann", "Änne 🂡"))
    assert ask(store.rename("ann", "Anna", "de"))
    assert not ask(store.rename("nobody", "x"))
    ask(store.token_seen("hash", 70.0))
    ask(store.token_seen("nothing", 80.0))
    assert ask(store.device_by_token("hash")) == Device("ann", "Anna", "de", False, 50.0, 70.0)


def test_tokens_are_listed_and_revoked(store: Store) -> None:
    ask(store.add_device(device("ann"), "hash-of-ann-number-1"))
    ask(store.add_device(device("bob"), "hash-of-bob-number-1"))
    ask(store.add_link("link", "ann", expires=100.0))
    ask(store.redeem_link("link", "hash-of-the-second-token", 99.0))
    ask(store.token_seen("hash-of-the-second-token", 120.0))
    newer, older = ask(store.tokens_of("ann"))
    assert (newer.hash, newer.created, newer.seen) == ("hash-of-the-second-token", 99.0, 120.0)
    assert (older.created, older.seen) == (50.0, 50.0)
    assert ask(store.revoke_token("bob", newer.id)) is None
    assert ask(store.revoke_token("ann", newer.id)) == newer.hash
    assert ask(store.revoke_token("ann", newer.id)) is None
    assert ask(store.device_by_token(newer.hash)) is None
    assert ask(store.device_by_token(older.hash)) is not None
    assert ask(store.good_tokens([newer.hash, older.hash])) == {older.hash}


def test_a_link_works_once_and_both_tokens_are_good(store: Store) -> None:
    ask(store.add_device(device("ann"), "old"))
    ask(store.add_link("link", "ann", expires=100.0))
    assert ask(store.redeem_link("link", "new", 99.0)) == device("ann")
    assert ask(store.redeem_link("link", "newer", 99.0)) is None
    assert ask(store.device_by_token("old")) == device("ann")
    assert ask(store.device_by_token("new")) == device("ann")


def test_a_link_expires_and_a_newer_one_voids_it(store: Store) -> None:
    ask(store.add_device(device("ann"), "old"))
    ask(store.add_link("link-1", "ann", expires=100.0))
    ask(store.add_link("link-2", "ann", expires=100.0))
    assert ask(store.redeem_link("link-1", "new", 50.0)) is None
    assert ask(store.redeem_link("link-2", "new", 100.5)) is None
    assert ask(store.device_by_token("new")) is None


def everything(url: str) -> str:
    """All that is stored, as text."""
    connection: sqlite3.Connection | psycopg.Connection
    if url.startswith("sqlite"):
        connection = sqlite3.connect(Path(url.removeprefix("sqlite:///")))
    else:
        connection = psycopg.connect(url)
    try:
        queries = [f"SELECT * FROM {name}" for name in metadata.tables]
        return repr([connection.execute(query).fetchall() for query in queries])
    finally:
        connection.close()


def test_a_removed_device_is_linked_to_nothing(store: Store, url: str) -> None:
    ask(store.add_device(device("ann-device"), "hash-ann"))
    ask(store.add_device(device("bob"), "hash-bob"))
    ask(store.add_link("link", "ann-device", expires=100.0))
    begun = DailyAttempt("day/solo", "ann-device", "A", 100.0)
    held = ((0, "ann-device"), (1, "bob"))
    ask(store.create(new_table("A", links=held, command="ann-device:1", attempt=begun)))
    ask(store.create(new_table("B", links=((1, "ann-device"),))))
    ended = finished(devices=("ann-device", "bob"), daily="day/solo")
    ask(store.append(append("A", 1, command="ann-device:2", finished=ended)))

    assert "ann-device" in everything(url).casefold()
    assert ask(store.remove_device("ann-device", without_words)) == ["A", "B"]
    assert "ann-device" not in everything(url).casefold()
    assert "hash-ann" not in everything(url)

    assert ask(store.device_by_token("hash-ann")) is None
    assert ask(store.redeem_link("link", "new", 99.0)) is None
    assert ask(store.tables_of("ann-device")) == []
    assert ask(store.records_of("ann-device")) == []
    assert ask(store.statistics("ann-device")) == []
    table, record = ask(store.table("A")), ask(store.record("R"))
    assert table is not None
    assert table.links == ((1, "bob"),)
    assert record is not None
    assert [each.device for each in record.seats] == [None, "bob", None]
    assert len(ask(store.daily_results("day/solo"))) == 2
    assert ask(store.remove_device("ann-device", without_words)) == []


def test_jobs_of_one_moment_fail_each_for_itself(store: Store) -> None:
    ask(store.add_device(device("ann"), "hash-ann"))
    answers = ask_together(
        store.add_device(device("bob"), "hash-bob"),
        store.add_device(device("cid"), "hash-ann"),
        store.add_device(device("dan"), "hash-dan"),
    )
    assert [isinstance(each, StorageError) for each in answers] == [False, True, False]
    assert set(ask(store.devices(["ann", "bob", "cid", "dan"]))) == {"ann", "bob", "dan"}
