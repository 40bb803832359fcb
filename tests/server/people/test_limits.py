"""Token buckets: a burst, then one at a time, in bounded memory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.ops.config import Rates
from backtrick.server.people.limits import Buckets, Limit, address_key
from backtrick.server.ports import Clock


class StoppedClock(Clock):
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


def taken(buckets: Buckets, limit: Limit, who: str, times: int) -> int:
    """How many of so many tries are let through."""
    through = 0
    for _ in range(times):
        wait = buckets.wait(limit, who)
        if wait:
            with pytest.raises(ServerError) as refused:
                buckets.take(limit, who)
            assert refused.value.code is ServerErrorCode.TOO_MANY
            assert refused.value.facts == {"seconds": wait}
        else:
            buckets.take(limit, who)
            through += 1
    return through


def test_a_burst_and_then_one_every_so_often() -> None:
    clock = StoppedClock()
    buckets = Buckets(clock=clock)
    assert taken(buckets, Limit.GUESSES, "ada", 20) == 10
    assert taken(buckets, Limit.GUESSES, "bob", 5) == 5
    assert buckets.wait(Limit.GUESSES, "ada") == 30
    clock.now += 29.5
    assert buckets.wait(Limit.GUESSES, "ada") == 1
    clock.now += 0.5
    assert taken(buckets, Limit.GUESSES, "ada", 5) == 1
    clock.now += 1e6
    assert taken(buckets, Limit.GUESSES, "ada", 20) == 10


def test_limits_can_be_stretched_and_lifted() -> None:
    assert taken(Buckets(3.0, StoppedClock()), Limit.GUESSES, "ada", 50) == 30
    assert taken(Buckets(0.01, StoppedClock()), Limit.GUESSES, "ada", 50) == 1
    lifted = Buckets(0.0)
    assert taken(lifted, Limit.GUESSES, "ada", 500) == 500
    lifted.count(Limit.GUESSES, "ada")
    assert len(lifted) == 0


def test_what_has_happened_counts_too() -> None:
    clock = StoppedClock()
    buckets = Buckets(clock=clock)
    for _ in range(15):
        buckets.count(Limit.GUESSES, "ada")
    assert buckets.wait(Limit.GUESSES, "ada") == 30


def test_what_is_given_back_may_be_taken_again_but_no_more() -> None:
    buckets = Buckets(clock=StoppedClock())
    assert taken(buckets, Limit.GUESSES, "ada", 20) == 10
    buckets.give_back(Limit.GUESSES, "ada")
    assert taken(buckets, Limit.GUESSES, "ada", 20) == 1
    buckets.give_back(Limit.GUESSES, "bob")
    assert taken(buckets, Limit.GUESSES, "bob", 20) == 10
    Buckets(0.0).give_back(Limit.GUESSES, "ada")


def test_memory_is_bounded() -> None:
    buckets = Buckets(clock=StoppedClock(), most=100)
    for number in range(1000):
        buckets.take(Limit.REQUESTS, str(number))
    assert len(buckets) == 100


@given(st.lists(st.floats(0, 100), max_size=60))
def test_never_more_than_the_burst_and_the_pace_allow(pauses: list[float]) -> None:
    clock = StoppedClock()
    buckets = Buckets(clock=clock)
    through = 0
    for pause in pauses:
        clock.now += pause
        through += taken(buckets, Limit.TABLES, "ada", 3)
    rate = Rates().tables
    assert through <= rate.burst + sum(pauses) / rate.seconds + 1


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "?"),
        ("", "?"),
    ],
)
def test_who_an_address_is(address: str, key: str) -> None:
    assert address_key(address) == key
