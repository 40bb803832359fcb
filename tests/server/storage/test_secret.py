from __future__ import annotations

from backtrick.server.storage import Store
from tests.server.storage.kit import ask, ask_together


def test_all_processes_with_a_database_share_a_secret(store: Store, url: str) -> None:
    other = Store.open(url)
    first, second = ask_together(store.secret(), other.secret())
    other.close()
    assert first == second == ask(store.secret())
    assert isinstance(first, bytes)
    assert len(first) == 32
