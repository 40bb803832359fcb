"""The compiled engine plays the very games that the pure one plays.

A sample here; `python -m benchmarks equivalence` plays 100,000.
"""

from __future__ import annotations

import pytest

from backtrick.bots import seat_bots
from backtrick.lab import play_game
from backtrick.lab.engines import play_compiled
from backtrick.rules import Game, Outcome, game_seed
from backtrick.rules.generator import SEEDS
from tests.kit import SETUP_NAMES, SETUPS

SEATED = {
    "random": ("random",) * 5,
    "greedy": ("greedy",) * 5,
    "mixed": ("random", "greedy", "greedy", "random", "greedy"),
}


@pytest.mark.parametrize("bots", SEATED)
@pytest.mark.parametrize(("game", "players"), SETUPS, ids=SETUP_NAMES)
def test_same_seeds_same_records(game: Game, players: int, bots: str) -> None:
    names, makers = seat_bots(SEATED[bots][:players], players)
    seeds = [game_seed(2, number) for number in range(3)]
    played = [play_game(game, names, makers, seed) for seed in seeds]
    assert list(play_compiled(game, names, seeds).records()) == played


def test_the_seeds_at_the_edge_of_a_word() -> None:
    game, players = SETUPS[0]
    names, makers = seat_bots(["random"], players)
    seeds = [0, 1, 2**63 - 1, 2**63, 2**63 + 1, SEEDS[-1]]
    played = [play_game(game, names, makers, seed) for seed in seeds]
    assert list(play_compiled(game, names, seeds).records()) == played


def test_a_tally_counts_what_the_records_say() -> None:
    for game, players in SETUPS[::12]:
        batch = play_compiled(game, ("greedy",) * players, [game_seed(4, n) for n in range(50)])
        counted: dict[Outcome | None, int] = {}
        for record in batch.records():
            counted[record.outcome] = counted.get(record.outcome, 0) + 1
        assert dict(batch.tally()) == counted
