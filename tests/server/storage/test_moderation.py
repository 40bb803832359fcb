from __future__ import annotations

from backtrick.server.storage import Store
from tests.server.storage.kit import ask


def test_words_are_put_on_the_list_and_taken_off(store: Store) -> None:
    ask(store.ban(["rude", "crude"]))
    ask(store.ban(["rude", "lewd"]))
    assert ask(store.banned_names()) == ["crude", "lewd", "rude"]
    ask(store.unban(["rude", "unknown"]))
    ask(store.ban([]))
    assert ask(store.banned_names()) == ["crude", "lewd"]
