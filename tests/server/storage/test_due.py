from __future__ import annotations

import asyncio
from collections import Counter

from backtrick.server.storage import Deadline, Store
from backtrick.table import Due, DueKind
from tests.server.storage.kit import append, ask, ask_together, new_table


def clock(name: str = "A", deadline: float = 130.0, seat: int = 0, version: int = 1) -> Deadline:
    return Deadline(name, Due(DueKind.CLOCK, seat, version), deadline)


def test_work_is_claimed_once_it_is_due_earliest_first(store: Store) -> None:
    for name, deadline in (("A", 130.0), ("B", 120.0), ("C", 140.0)):
        ask(store.create(new_table(name, deadlines=(clock(name, deadline),))))
    assert ask(store.claim_due(119.0, "me", 5.0)) == []
    assert ask(store.claim_due(130.0, "me", 5.0)) == [clock("B", 120.0), clock("A", 130.0)]
    assert ask(store.claim_due(130.0, "you", 5.0)) == []


def test_no_more_than_asked_for(store: Store) -> None:
    deadlines = tuple(clock(deadline=100.0 + seat, seat=seat) for seat in range(5))
    ask(store.create(new_table(deadlines=deadlines)))
    assert ask(store.claim_due(200.0, "me", 5.0, limit=2)) == list(deadlines[:2])
    assert ask(store.claim_due(200.0, "you", 5.0)) == list(deadlines[2:])


def test_a_lease_that_ended_is_claimed_again(store: Store) -> None:
    ask(store.create(new_table(deadlines=(clock(),))))
    assert ask(store.claim_due(130.0, "dead", 5.0)) == [clock()]
    assert ask(store.claim_due(134.9, "me", 5.0)) == []
    assert ask(store.claim_due(135.0, "me", 5.0)) == [clock()]
    ask(store.renew_leases([clock()], "dead", 200.0))
    assert not ask(store.release_due(clock(), "dead"))
    ask(store.renew_leases([clock()], "me", 150.0))
    assert ask(store.claim_due(149.0, "you", 5.0)) == []


def test_a_released_lease_can_be_claimed_and_done_work_is_gone(store: Store) -> None:
    ask(store.create(new_table(deadlines=(clock(),))))
    ask(store.claim_due(130.0, "me", 5.0))
    assert ask(store.release_due(clock(), "me"))
    assert ask(store.claim_due(130.0, "you", 5.0)) == [clock()]
    assert ask(store.release_due(clock(), "you", done=True))
    assert ask(store.claim_due(500.0, "you", 5.0)) == []


def test_an_append_replaces_due_work_or_leaves_it(store: Store) -> None:
    ask(store.create(new_table(deadlines=(clock(seat=0), clock(seat=1)))))
    ask(store.append(append("A", 1, deadlines=None)))
    assert len(ask(store.claim_due(130.0, "me", 5.0))) == 2
    new = (clock(seat=1, version=3), Deadline("A", Due(DueKind.BOT_TURN, 2, 3), 100.0))
    ask(store.append(append("A", 2, deadlines=new)))
    assert ask(store.claim_due(131.0, "you", 5.0)) == [new[1], new[0]]
    ask(store.append(append("A", 3, deadlines=())))
    assert ask(store.claim_due(500.0, "me", 5.0)) == []


def test_the_same_work_keeps_its_lease(store: Store) -> None:
    ask(store.create(new_table(deadlines=(clock(seat=0), clock(seat=1)))))
    ask(store.claim_due(130.0, "me", 5.0))
    ask(store.append(append("A", 1, deadlines=(clock(seat=0), clock(seat=1, version=2)))))
    assert ask(store.claim_due(131.0, "you", 5.0)) == [clock(seat=1, version=2)]
    assert ask(store.release_due(clock(seat=0), "me"))


def test_several_appends_of_a_group_leave_the_last_ones_work(store: Store) -> None:
    ask(store.create(new_table("A")))
    ask(store.create(new_table("B")))
    ask_together(
        store.append(append("A", 1, deadlines=(clock(seat=0, version=2),))),
        store.append(append("B", 1, deadlines=(clock("B", version=2),))),
        store.append(append("A", 2, deadlines=(clock(seat=1, version=3),))),
    )
    claimed = ask(store.claim_due(500.0, "me", 5.0))
    assert set(claimed) == {clock(seat=1, version=3), clock("B", version=2)}


def test_two_claimers_never_get_the_same(store: Store, url: str) -> None:
    names = [f"T{number:03}" for number in range(120)]
    ask_together(*(store.create(new_table(name, deadlines=(clock(name),))) for name in names))
    other = Store.open(url)

    async def claim_all(who: Store, owner: str) -> list[Deadline]:
        mine: list[Deadline] = []
        for _ in range(30):
            mine += await who.claim_due(200.0, owner, 50.0, limit=7)
        return mine

    async def both() -> tuple[list[Deadline], list[Deadline]]:
        return await asyncio.gather(claim_all(store, "me"), claim_all(other, "you"))

    mine, yours = asyncio.run(both())
    other.close()
    assert Counter(each.table_id for each in mine + yours) == Counter(names)
