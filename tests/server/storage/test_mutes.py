"""Whom a device does not want to hear."""

from __future__ import annotations

from backtrick.server.live.appends import without_words
from backtrick.server.storage import Store
from tests.server.storage.kit import ask, device


def test_who_is_muted_is_remembered_for_each_table_and_device(store: Store) -> None:
    for whom in ("ben", "seat 2", "ben"):
        ask(store.mute("table", "ann", whom, True))
    ask(store.mute("table", "cem", "ann", True))
    assert ask(store.muted("table", "ann")) == {"ben", "seat 2"}
    assert ask(store.muted("other", "ann")) == frozenset()
    ask(store.mute("table", "ann", "ben", False))
    ask(store.mute("table", "ann", "nobody", False))
    assert ask(store.muted("table", "ann")) == {"seat 2"}
    assert ask(store.muted("table", "cem")) == {"ann"}


def test_nothing_of_a_removed_device_is_left(store: Store) -> None:
    ask(store.add_device(device("ann"), "token"))
    ask(store.mute("table", "ann", "ben", True))
    ask(store.mute("table", "ben", "ann", True))
    ask(store.mute("table", "ben", "cem", True))
    ask(store.remove_device("ann", without_words))
    assert ask(store.muted("table", "ann")) == frozenset()
    assert ask(store.muted("table", "ben")) == {"cem"}
