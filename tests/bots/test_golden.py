"""The strong bots play the games that they always played, on both engines."""

from __future__ import annotations

import pytest

from backtrick.lab import Engine
from tests.golden_bots import ALL, CELLS, FEW, Cell, kept


def test_there_are_hashes_for_every_cell_and_no_other() -> None:
    assert {name: set(hashes) for name, hashes in kept().items()} == {
        str(cell): {str(FEW), str(ALL)} for cell in CELLS
    }


@pytest.mark.parametrize("cell", CELLS, ids=str)
@pytest.mark.parametrize(("engine", "games"), [(Engine.KERNEL, ALL), (Engine.PYTHON, FEW)])
def test_the_bots_play_the_same_games(cell: Cell, engine: Engine, games: int) -> None:
    played = cell.hashes(games, engine=engine)
    assert played[str(games)] == kept()[str(cell)][str(games)]
