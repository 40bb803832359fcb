"""What opens a table: its key, which is in its link, and its code, which can be read out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from backtrick.server.people.identity import hashed, is_key_or_code
from backtrick.server.storage import StoredTable, TableSecrets
from backtrick.table import AnyEvent
from backtrick.table import events as e


def changes_key(events: Iterable[AnyEvent]) -> bool:
    """Whether the key and the code of a table change with these events: whoever was removed knows
    the old ones.
    """
    return any(isinstance(event, e.Removed | e.KeyChanged) for event in events)


class Locksmith(NamedTuple):
    """Makes keys and codes; a code may be another table's."""

    new_code: Callable[[], str]
    new_key: Callable[[], str]


class Lock(NamedTuple):
    """A new key, and what is stored of it and of its code."""

    key: str
    secrets: TableSecrets


class Door:
    """The door of a table."""

    def __init__(self, stored: StoredTable, locksmith: Locksmith) -> None:
        self.code = stored.code
        self.key = ""
        """The key, if this process has changed it; otherwise nobody here knows it."""
        self._key_hash = stored.key_hash
        self._locksmith = locksmith

    def opens_with(self, secret: str) -> bool:
        """Whether this is the key or the code of the table."""
        return is_key_or_code(secret, self._key_hash, self.code)

    def new_lock(self, events: Iterable[AnyEvent]) -> Lock | None:
        """What opens the table after these events, if that changes."""
        if not changes_key(events):
            return None
        key = self._locksmith.new_key()
        return Lock(key, TableSecrets(self._locksmith.new_code(), hashed(key)))

    def fit(self, lock: Lock | None) -> None:
        """The new lock is stored: the old key and code open the table no longer."""
        if lock is not None:
            self.key, (self.code, self._key_hash) = lock

    def read_again(self, stored: StoredTable) -> None:
        """The store says what opens the table."""
        self.code, self._key_hash = stored.code, stored.key_hash
