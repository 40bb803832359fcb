from __future__ import annotations

import asyncio

import pytest

from backtrick.server.storage import Append, Conflict, Duplicate, Store, Unavailable
from backtrick.server.storage.queries.appending import insert_events_sql, update_tables_sql
from tests.server.storage.kit import OVER, PLAYING, append, ask, ask_together, new_table


def versions(store: Store, name: str) -> list[int]:
    return [each.version for each in ask(store.events(name))]


def test_an_append_moves_the_table(store: Store) -> None:
    ask(store.create(new_table()))
    moved = append("A", 1, b"one", b"two", at=103.5, summary=OVER, links=((0, "bob"), (1, "ann")))
    assert ask(store.append(moved)) == 3
    found = ask(store.table("A"))
    assert found is not None
    assert (found.version, found.touched, found.created) == (3, 103.5, 100.0)
    assert found.summary == OVER
    assert found.links == ((0, "bob"), (1, "ann"))


@pytest.mark.parametrize("expected", [0, 2])
def test_an_append_to_another_version_is_a_conflict(store: Store, expected: int) -> None:
    ask(store.create(new_table()))
    with pytest.raises(Conflict) as refusal:
        ask(store.append(append("A", expected, command="ann:1")))
    assert refusal.value.facts == {"table": "A", "expected": expected}
    assert versions(store, "A") == [1]


def test_an_append_to_no_table_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        ask(store.append(append("A", 0)))
    assert versions(store, "A") == []


def test_a_command_sent_again_is_a_duplicate_whatever_version_it_names(store: Store) -> None:
    ask(store.create(new_table("A")))
    ask(store.create(new_table("B")))
    ask(store.append(append("A", 1, command="ann:1")))
    ask(store.append(append("A", 2, b"one", b"two")))
    for expected in (1, 4):
        with pytest.raises(Duplicate) as refusal:
            ask(store.append(append("A", expected, command="ann:1")))
        assert refusal.value.version == 2
    assert ask(store.append(append("A", 4, command="bob:1"))) == 5
    assert ask(store.append(append("B", 1, command="ann:1"))) == 2
    assert versions(store, "A") == [1, 2, 3, 4, 5]


def test_a_group_with_losers_stores_all_the_others(store: Store) -> None:
    ask_together(*(store.create(new_table(name)) for name in "ABCDE"))
    ask(store.append(append("E", 1, command="ann:1")))
    before = store.commits
    answers = ask_together(
        store.append(append("A", 1, command="ann:1")),
        store.append(append("B", 7)),
        store.append(append("C", 1, b"one", b"two")),
        store.append(append("A", 1, command="ann:1")),
        store.append(append("nowhere", 1)),
        store.append(append("D", 1)),
        store.append(append("E", 2, command="ann:1")),
        store.create(new_table("F")),
    )
    kinds = [each if isinstance(each, int) else type(each) for each in answers]
    assert kinds == [2, Conflict, 3, Duplicate, Conflict, 2, Duplicate, 1]
    assert store.commits - before <= 3
    assert [versions(store, name) for name in "ABCDEF"] == [
        [1, 2],
        [1],
        [1, 2, 3],
        [1, 2],
        [1, 2],
        [1],
    ]


def test_one_group_may_hold_several_appends_to_one_table(store: Store) -> None:
    ask(store.create(new_table()))
    answers = ask_together(
        store.append(append("A", 1, at=101.0, links=((0, "ann"),))),
        store.append(append("A", 2, b"one", b"two", at=102.0, links=((0, "bob"),))),
        store.append(append("A", 4, at=103.0, summary=OVER)),
    )
    assert answers == [2, 4, 5]
    found = ask(store.table("A"))
    assert found is not None
    assert (found.version, found.touched, found.summary) == (5, 103.0, OVER)
    assert found.links == ((0, "bob"),)
    assert versions(store, "A") == [1, 2, 3, 4, 5]


def test_something_impossible_fails_alone(store: Store) -> None:
    ask_together(*(store.create(new_table(name)) for name in "AB"))
    wrong = append("A", 1, {"not": "bytes"})  # type: ignore[arg-type]

    async def together() -> tuple[int | BaseException, int | BaseException]:
        return await asyncio.gather(
            store.append(wrong), store.append(append("B", 1)), return_exceptions=True
        )

    answers = asyncio.run(together())
    assert isinstance(answers[0], Exception)
    assert not isinstance(answers[0], Unavailable)
    assert answers[1] == 2


def test_a_large_group_is_one_commit(store: Store) -> None:
    names = [f"T{number:03}" for number in range(300)]
    ask_together(*(store.create(new_table(name)) for name in names))
    before, appended = store.commits, store.appended
    answers = ask_together(*(store.append(append(name, 1)) for name in names))
    assert answers == [2] * 300
    assert store.appended - appended == 300
    assert store.commits - before < 30
    assert sorted(ask(store.moved_since(101.0))) == [(name, 2) for name in names]


def test_an_append_without_events_changes_what_stands_around_them(store: Store) -> None:
    ask(store.create(new_table()))
    nothing = Append(table_id="A", expected=1, events=(), at=150.0, summary=PLAYING)
    assert ask(store.append(nothing)) == 1
    found = ask(store.table("A"))
    assert found is not None
    assert (found.version, found.touched, found.summary) == (1, 150.0, PLAYING)


def test_closing_stores_what_is_waiting(url: str) -> None:
    store = Store.open(url)
    ask(store.create(new_table()))

    async def close_early() -> int:
        waiting = asyncio.create_task(store.append(append("A", 1)))
        await asyncio.sleep(0)
        store.close()
        return await waiting

    assert asyncio.run(close_early()) == 2
    with pytest.raises(Unavailable):
        ask(store.append(append("A", 2)))
    with pytest.raises(Unavailable):
        ask(store.table("A"))


def test_who_gives_up_before_it_began_changes_nothing(store: Store) -> None:
    ask(store.create(new_table()))

    async def give_up() -> None:
        waiting = asyncio.create_task(store.append(append("A", 1)))
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(give_up())
    assert ask(store.append(append("A", 1))) == 2


def test_statements_are_made_once_for_each_size() -> None:
    assert insert_events_sql(2, False).endswith("VALUES (?, ?, ?, ?, ?), (?, ?, ?, ?, ?)")
    assert "CAST(%s AS bigint)" in update_tables_sql(1, True)
    assert insert_events_sql(64, True) is insert_events_sql(64, True)
