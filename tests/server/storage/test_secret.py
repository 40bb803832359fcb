from __future__ import annotations

from backtrick.server.ports import Chance, Ports
from backtrick.server.storage import Store
from tests.server.storage.kit import ask, ask_together


def test_all_processes_with_a_database_share_a_secret(store: Store, url: str) -> None:
    other = Store.open(url)
    first, second = ask_together(store.secret(), other.secret())
    other.close()
    assert first == second == ask(store.secret())
    assert isinstance(first, bytes)
    assert len(first) == 32


def test_the_secret_comes_from_the_port(new_url: str) -> None:
    class Loaded(Chance):
        def secret(self, size: int) -> bytes:
            return b"x" * size

    store = Store.open(new_url, ports=Ports(chance=Loaded()))
    assert ask(store.secret()) == b"x" * 32
    ask(store.ping())
    store.close()
