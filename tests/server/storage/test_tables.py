from __future__ import annotations

import pytest

from backtrick.server.storage import (
    CodeTaken,
    Conflict,
    Deadline,
    Store,
    StoredEvent,
    StoredTable,
    command_key,
)
from backtrick.table import Due, DueKind
from tests.server.storage.kit import (
    GATHERING,
    OVER,
    PLAYING,
    PUBLIC,
    append,
    ask,
    ask_together,
    finished,
    new_table,
)


def test_a_new_table_is_found_by_its_id_its_code_and_its_key(store: Store) -> None:
    made = new_table(links=((2, "bob"), (0, "ann"), (1, None)), daily="2026-11-15/solo")
    assert ask(store.create(made)) == 1
    expected = StoredTable(
        id="A",
        code="CODE-A",
        key_hash="key-A",
        created=100.0,
        touched=100.0,
        version=1,
        summary=GATHERING,
        daily="2026-11-15/solo",
        retired=False,
        links=((0, "ann"), (2, "bob")),
    )
    assert ask(store.table("A")) == expected
    assert ask(store.table_by_code("CODE-A")) == expected


def test_who_plays_with_others_does_so_however_long_ago_the_last_play_was(store: Store) -> None:
    both = ((0, "ann"), (1, "bob"))
    ask(store.create(new_table("A", summary=GATHERING, links=both)))
    ask(store.create(new_table("B", summary=OVER, links=both)))
    ask(store.create(new_table("C", summary=PLAYING, links=((0, "ann"), (1, None)))))
    assert not ask(store.plays_with_others("ann"))
    ask(store.create(new_table("D", at=1.0, summary=PLAYING, links=both)))
    assert ask(store.plays_with_others("ann"))
    assert not ask(store.plays_with_others("cem"))
    ask(store.retire(2.0, 3.0, 9))
    assert not ask(store.plays_with_others("ann"))


def test_what_is_not_there_is_none(store: Store) -> None:
    assert ask(store.table("A")) is None
    assert ask(store.table_by_code("A")) is None
    assert ask(store.events("A")) == []


def test_a_taken_code_is_refused_and_the_others_of_the_group_are_not(store: Store) -> None:
    ask(store.create(new_table("A", code="SAME")))
    answers = ask_together(
        store.create(new_table("B")),
        store.create(new_table("C", code="SAME")),
        store.create(new_table("D")),
    )
    assert answers[0] == answers[2] == 1
    assert isinstance(answers[1], CodeTaken)
    assert ask(store.table("C")) is None
    assert ask(store.events("C")) == []


def test_a_taken_id_is_a_conflict(store: Store) -> None:
    ask(store.create(new_table("A")))
    with pytest.raises(Conflict):
        ask(store.create(new_table("A", code="OTHER")))


def test_events_come_in_order_from_where_one_left(store: Store) -> None:
    ask(store.create(new_table(command="ann:1")))
    ask(store.append(append("A", 1, b"laid", b"\x00drew\xff", command="ann:2")))
    ask(store.append(append("A", 3, b"over", at=102.5)))
    assert ask(store.events("A")) == [
        StoredEvent(1, b"created", 100.0, command_key("ann:1")),
        StoredEvent(2, b"laid", 101.0, command_key("ann:2")),
        StoredEvent(3, b"\x00drew\xff", 101.0, None),
        StoredEvent(4, b"over", 102.5, None),
    ]
    assert [each.version for each in ask(store.events("A", after=2))] == [3, 4]


def test_public_tables_that_are_not_over_are_listed_last_touched_first(store: Store) -> None:
    for number in range(5):
        ask(store.create(new_table(f"P{number}", at=100.0 + number, summary=PUBLIC)))
    ask(store.create(new_table("private")))
    ask(store.append(append("P1", 1, at=200.0, summary=PUBLIC)))
    ask(store.append(append("P2", 1, at=201.0, summary=OVER)))
    first = ask(store.public_tables(limit=2))
    assert [each.id for each in first] == ["P1", "P4"]
    rest = ask(store.public_tables(limit=9, before=first[-1].touched))
    assert [each.id for each in rest] == ["P3", "P0"]


def test_the_tables_of_a_device(store: Store) -> None:
    ask(store.create(new_table("A", at=100.0, links=((0, "ann"),))))
    ask(store.create(new_table("B", at=101.0, links=((0, "bob"), (1, "ann")))))
    ask(store.create(new_table("C", at=102.0, links=((0, "bob"),))))
    assert [each.id for each in ask(store.tables_of("ann"))] == ["B", "A"]
    assert ask(store.count_tables_of("ann")) == 2
    ask(store.append(append("A", 1, links=((0, None),))))
    ask(store.append(append("B", 1, summary=OVER)))
    assert [each.id for each in ask(store.tables_of("ann"))] == ["B"]
    assert ask(store.count_tables_of("ann")) == 0


def test_what_moved_since(store: Store) -> None:
    ask(store.create(new_table("A", at=100.0)))
    ask(store.create(new_table("B", at=110.0)))
    ask(store.append(append("A", 1, at=120.0)))
    assert ask(store.moved_since(110.0)) in ([("A", 2), ("B", 1)], [("B", 1), ("A", 2)])
    assert ask(store.moved_since(110.5)) == [("A", 2)]


def test_a_retired_table_is_closed_and_nothing_is_due_there(store: Store) -> None:
    due = Deadline("A", Due(DueKind.CLOCK, 0, 1), 90.0)
    ask(store.create(new_table("A", summary=PUBLIC, deadlines=(due,))))
    ask(store.create(new_table("B", at=300.0, summary=PUBLIC)))
    assert ask(store.retire(200.0, 210.0, 500)) == ["A"]
    assert ask(store.retire(200.0, 210.0, 500)) == []
    assert [each.id for each in ask(store.public_tables())] == ["B"]
    assert [each.id for each in ask(store.tables_of("host"))] == ["B"]
    assert ask(store.claim_due(1000.0, "me", 5.0)) == []
    with pytest.raises(Conflict):
        ask(store.append(append("A", 1)))
    found = ask(store.table("A"))
    assert found is not None
    assert (found.retired, found.retired_at) == (True, 210.0)


def test_many_tables_are_retired_and_purged_in_portions(store: Store) -> None:
    ask_together(*(store.create(new_table(f"T{number:02}")) for number in range(12)))
    assert len(ask(store.retire(200.0, 210.0, 10))) == 10
    assert len(ask(store.purge(211.0, 8))) == 8
    assert len(ask(store.retire(200.0, 220.0, 10))) == 2
    assert len(ask(store.purge(211.0, 8))) == 2
    assert ask(store.table("T00")) is None
    assert ask(store.events("T09")) == []
    assert ask(store.table("T11")) is not None, "it was retired too late"


def test_purging_leaves_tables_that_are_not_retired(store: Store) -> None:
    ask(store.create(new_table("A")))
    assert ask(store.purge(300.0, 500)) == []
    assert ask(store.table("A")) is not None


def test_a_purged_table_leaves_only_its_records(store: Store) -> None:
    ask(store.create(new_table("A", deadlines=(Deadline("A", Due(DueKind.CLOCK, 0, 1), 90.0),))))
    ask(store.append(append("A", 1, summary=PLAYING, finished=finished("R"))))
    ask(store.mute("A", "ann", "ben", True))
    assert ask(store.retire(200.0, 210.0, 500)) == ["A"]
    assert ask(store.purge(300.0, 500)) == ["A"]
    assert ask(store.muted("A", "ann")) == frozenset()
    assert ask(store.purge(300.0, 500)) == []
    assert ask(store.table("A")) is None
    assert ask(store.events("A")) == []
    assert ask(store.claim_due(1000.0, "me", 5.0)) == []
    assert ask(store.record("R")) is not None
    ask(store.create(new_table("A")))
    found = ask(store.table("A"))
    assert found is not None
    assert found.links == ((0, "host"),)


def test_a_command_is_found_by_the_event_it_led_to(store: Store) -> None:
    ask(store.create(new_table("A", command="ann:1")))
    ask(store.append(append("A", 1, b"one", b"two", command="ann:2")))
    assert ask(store.command_version("A", "ann:1")) == 1
    assert ask(store.command_version("A", "ann:2")) == 2
    assert ask(store.command_version("A", "ann:3")) is None
    assert ask(store.command_version("B", "ann:1")) is None
