"""The ladder: the strengths that people choose from, weakest first, with what was measured.

Three of the same bot play The Game together, each at the level that sits at a table; docs/bots.md
has the command.
"""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """A strength: the bot's name, and how a team of three of them fared in The Game."""

    bot: str
    won: float
    """The share of games won."""
    left: float
    """The cards left, on average."""


EXPERT = Step("expert", 0.881, 1.3)
"""On the ladder it plays at level 3, as at a table."""

LADDER = (
    Step("beginner", 0.001, 35.8),
    Step("casual", 0.201, 10.8),
    Step("steady", 0.485, 6.3),
    Step("planner", 0.687, 3.9),
    EXPERT,
)

_STEPS = {step.bot: number for number, step in enumerate(LADDER, 1)}


def step_of(bot: str) -> int | None:
    """On which step a bot stands, from 1; others than those of the ladder stand on none."""
    return _STEPS.get(bot)
