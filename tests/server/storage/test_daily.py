from __future__ import annotations

import pytest

from backtrick.server.storage import AttemptTaken, Daily, DailyAttempt, Store
from tests.server.storage.kit import append, ask, ask_together, finished, new_table

DAY = "2026-11-15/solo"


def attempt(device: str = "ann", table: str = "A", at: float = 100.0) -> DailyAttempt:
    return DailyAttempt(DAY, device, table, at)


def finish(store: Store, table: str, record: str, left: int, *, won: bool = False) -> None:
    game = finished(record, won=won, left=left, devices=("ann",), daily=DAY)
    ask(store.append(append(table, 1, finished=game)))


def begin(store: Store, table: str) -> None:
    ask(store.create(new_table(table, daily=DAY, attempt=attempt(table=table))))


@pytest.mark.parametrize("together", [True, False])
def test_an_attempt_begins_with_its_table_and_a_second_one_has_none(
    store: Store, together: bool
) -> None:
    news = [new_table(name, daily=DAY, attempt=attempt(table=name)) for name in "AB"]
    if together:
        first, second = ask_together(*map(store.create, news))
    else:
        first, second = (ask_together(store.create(each))[0] for each in news)
    assert first == 1
    assert isinstance(second, AttemptTaken)
    assert second.table_id == "A"
    assert ask(store.table("A")) is not None
    assert ask(store.table("B")) is None
    assert ask(store.events("B")) == []
    assert ask(store.attempt(DAY, "ann")) == attempt(table="A")


def test_a_result_that_does_not_count_is_none(store: Store) -> None:
    begin(store, "A")
    late = finished("R", won=True, left=0, devices=("ann",), daily=DAY, counted=False)
    ask(store.append(append("A", 1, finished=late)))
    assert ask(store.daily_results(DAY)) == []
    assert [each.id for each in ask(store.records_of("ann"))] == ["R"]


def test_the_first_deal_of_a_day_is_the_days_deal(store: Store) -> None:
    first = Daily(DAY, "2026-11-15", "solo", b'{"salt": 1}')
    second = Daily(DAY, "2026-11-15", "solo", b'{"salt": 2}')
    assert ask(store.daily(DAY)) is None
    assert ask(store.add_daily(first)) == first
    assert ask(store.add_daily(second)) == first
    assert ask(store.daily(DAY)) == first


def test_the_first_attempt_counts(store: Store) -> None:
    assert ask(store.attempt(DAY, "ann")) is None
    begin(store, "A")
    ask(store.create(new_table("B", daily=DAY)))
    finish(store, "B", "RB", left=0, won=True)
    assert ask(store.attempt(DAY, "ann")) == attempt(table="A")
    assert ask(store.daily_results(DAY)) == []
    finish(store, "A", "RA", left=12)
    counted = DailyAttempt(DAY, "ann", "A", 100.0, "RA", 12, False)
    assert ask(store.attempt(DAY, "ann")) == counted
    assert ask(store.daily_results(DAY)) == [counted]


def test_a_second_game_at_the_same_table_changes_nothing(store: Store) -> None:
    begin(store, "A")
    finish(store, "A", "R1", left=12)
    again = finished("R2", number=2, won=True, left=0, devices=("ann",), daily=DAY)
    ask(store.append(append("A", 2, finished=again)))
    assert [each.record_id for each in ask(store.daily_results(DAY))] == ["R1"]


def test_results_come_best_first(store: Store) -> None:
    outcomes = {"ann": (5, False), "bob": (0, True), "cid": (2, False), "dan": (2, False)}
    for place, (name, (left, won)) in enumerate(outcomes.items()):
        ask(store.create(new_table(name)))
        game = finished(f"R-{name}", won=won, left=left, devices=(name,), daily=DAY)
        ask(store.append(append(name, 1, at=200.0 - place, finished=game)))
    assert [each.device for each in ask(store.daily_results(DAY))] == ["bob", "dan", "cid", "ann"]
