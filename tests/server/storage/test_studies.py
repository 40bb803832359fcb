"""Studies: one for each record, and only as whoever asks would make it."""

from __future__ import annotations

from backtrick.server.storage import Store
from tests.server.storage.kit import append, ask, finished, new_table


def test_a_study_takes_the_place_of_one_that_was_made_otherwise(store: Store) -> None:
    for record in ("R", "S"):
        ask(store.create(new_table(f"T{record}")))
        ask(store.append(append(f"T{record}", 1, finished=finished(record))))
        ask(store.keep_study(record, "old", record.encode()))
    assert ask(store.study("R", "old")) == b"R"
    assert ask(store.study("R", "new")) is None
    ask(store.keep_study("R", "new", b"other"))
    assert ask(store.study("R", "new")) == b"other"
    assert ask(store.study("R", "old")) is None
    assert ask(store.study("S", "old")) == b"S"
