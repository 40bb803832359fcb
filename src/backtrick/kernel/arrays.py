"""The arrays that compiled code passes around, and a game's options as one of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from backtrick.rules.game import Game

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Words = NDArray[np.uint64]

MOST_IN_HAND = 8
"""No game has a larger hand."""

MOST_SEATS = 5
"""No game has more players."""


def options_array(game: Game) -> Ints:
    """What the rule functions ask for: the full hand, the usual number of required cards, the most
    cards in a turn, and whether fire cards burn.
    """
    return np.array([game.hand_size, game.usually_required, game.most, game.with_fire], np.int64)
