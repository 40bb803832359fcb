from __future__ import annotations

import pytest

from backtrick.lab.seeds import MANY, RunSeeds
from backtrick.rules import game_seed
from backtrick.rules.generator import SEEDS


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1, 2**63, SEEDS[-1]])
def test_they_are_the_same_however_many_are_made_at_once(seed: int) -> None:
    seeds = RunSeeds(seed, 500)
    one_by_one = [game_seed(seed, number) for number in range(500)]
    assert len(seeds) == 500
    assert list(seeds) == one_by_one
    assert list(seeds[:]) == one_by_one
    assert list(seeds[7 : 7 + MANY - 1]) == one_by_one[7 : 7 + MANY - 1]
    assert list(seeds[400:9999]) == one_by_one[400:]
    assert type(seeds[:][3]) is type(seeds[:5][3]) is int
