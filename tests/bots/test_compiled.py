"""What bots are to compiled code."""

from __future__ import annotations

import pytest

from backtrick.bots.compiled import batch_size


@pytest.mark.parametrize(
    "bots",
    [("expert",), ("expert@3",), ("expert@2",) * 4, ("greedy", "expert@3"), ("expert-silent",)],
)
def test_who_looks_ahead_plays_few_games_at_once(bots: tuple[str, ...]) -> None:
    """A run can only be interrupted between batches."""
    assert batch_size(bots) <= 2


def test_who_does_not_plays_many() -> None:
    assert batch_size(("expert@1",) * 4) == batch_size(("expert@1", "planner")) == 32
    assert batch_size(("expert@1",)) == 32
    assert batch_size(("random",) * 3) > batch_size(("greedy", "random")) > 1000
