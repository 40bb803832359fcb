"""Whom the host has removed from a table."""

from __future__ import annotations

from dataclasses import replace

from backtrick.server.live.appends import without_words
from backtrick.server.storage import Store
from tests.server.storage.kit import append, ask, device, new_table


def removed(store: Store, table_id: str) -> frozenset[str]:
    log = ask(store.log(table_id))
    assert log is not None
    return log.removed


def test_who_was_removed_is_remembered_for_each_table(store: Store) -> None:
    for name in "AB":
        ask(store.create(new_table(name)))
    ask(store.append(replace(append("A", 1), removed=("ann", "ben"))))
    ask(store.append(replace(append("A", 2), removed=("ben",))))
    ask(store.append(replace(append("B", 1), removed=("ann",))))
    assert removed(store, "A") == {"ann", "ben"}
    assert removed(store, "B") == {"ann"}
    ask(store.invite("A"))
    assert removed(store, "A") == frozenset()
    assert removed(store, "B") == {"ann"}


def test_nothing_of_a_device_or_a_table_that_is_gone_is_left(store: Store) -> None:
    ask(store.add_device(device("ann"), "token"))
    ask(store.create(new_table("A")))
    ask(store.append(replace(append("A", 1), removed=("ann", "ben"))))
    ask(store.remove_device("ann", without_words))
    assert removed(store, "A") == {"ben"}
    ask(store.retire(1e12, 1.0, 9))
    ask(store.purge(1e12, 9))
    ask(store.create(new_table("A")))
    assert removed(store, "A") == frozenset()
