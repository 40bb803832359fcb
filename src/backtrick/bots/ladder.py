"""The ladder: the strengths that people choose from, weakest first, with what was measured.

The bots play each game as they do at a table with people; docs/bots.md has the commands.
"""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """A strength: the bot's name, and the share of each game that it wins.

    Three of the same bot play The Game and Quick & Easy together. In Face to Face each plays
    against all others of the ladder.
    """

    bot: str
    won: dict[str, float]


def _step(bot: str, the_game: float, quick_and_easy: float, face_to_face: float) -> Step:
    return Step(
        bot,
        {"the-game": the_game, "face-to-face": face_to_face, "quick-and-easy": quick_and_easy},
    )


LADDER = (
    _step("beginner", 0.001, 0.080, 0.126),
    _step("casual", 0.201, 0.371, 0.391),
    _step("steady", 0.485, 0.537, 0.516),
    _step("planner", 0.687, 0.640, 0.62),
    _step("expert", 0.881, 0.762, 0.847),
)
"""The expert plays at level 3, as at a table."""

_STEPS = {step.bot: number for number, step in enumerate(LADDER, 1)}


def step_of(bot: str) -> int | None:
    """On which step a bot stands, from 1; others than those of the ladder stand on none."""
    return _STEPS.get(bot)
