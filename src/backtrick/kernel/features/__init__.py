"""What the net looks at, game by game: the kernel's one table of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from backtrick.kernel.arrays import Bytes, Floats, Ints
from backtrick.kernel.desk import Desk
from backtrick.kernel.features import face_to_face, listening, quick_and_easy, the_game
from backtrick.rules.face_to_face import FaceToFace
from backtrick.rules.game import Game
from backtrick.rules.quick_and_easy import QuickAndEasy
from backtrick.rules.the_game import TheGame

Limits = tuple[int, int, int]
"""Slack, breadth and nearness of the turn search: see `turns`."""

NARROW: Limits = (1, 5, 2)
"""Limits for fast players: half the time, two points weaker."""


Survey = Callable[[Desk, Ints, int, int, Bytes, Bytes, Ints, Ints], None]
Describe = Callable[[Floats, Ints, Ints, Ints, Ints, int, int, int, int, bool, int], None]
Listen = Callable[[Desk, int], None]


class Features(NamedTuple):
    """How a game's positions are turned into numbers."""

    width: int
    survey: Survey
    """Counts what a seat knows, once before its turn."""
    describe: Describe
    """Writes the features of the position that one way to end the turn leaves."""
    limits: Limits
    """Limits of the turn search that cost no strength in this game."""
    heard: int = 0
    """How many more features a net has that listens."""
    listen: Listen = listening.listen_to_nobody
    """Writes the features of what was said, for the tops that one way to end the turn leaves."""


_FEATURES: dict[type[Game], Features] = {
    TheGame: Features(
        the_game.WIDTH_THE_GAME,
        the_game.survey_the_game,
        the_game.describe_the_game,
        (2, 8, 3),
        listening.HEARD_THE_GAME,
        listening.listen_the_game,
    ),
    FaceToFace: Features(
        face_to_face.WIDTH_FACE_TO_FACE,
        face_to_face.survey_face_to_face,
        face_to_face.describe_face_to_face,
        (2, 8, 4),
    ),
    QuickAndEasy: Features(
        quick_and_easy.WIDTH_QUICK_AND_EASY,
        quick_and_easy.survey_quick_and_easy,
        quick_and_easy.describe_quick_and_easy,
        (2, 8, 3),
        listening.HEARD_QUICK_AND_EASY,
        listening.listen_quick_and_easy,
    ),
}


def features_of(game: type[Game]) -> Features:
    """The features of a game."""
    return _FEATURES[game]
