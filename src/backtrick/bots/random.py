"""The random bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from backtrick.bots.policy_bot import PolicyBot
from backtrick.kernel.policy import GreedyPolicy, random_policy
from backtrick.rules import Game


class RandomBot(PolicyBot):
    """Any legal card on any pile: the yardstick below every other bot."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._state = seed

    def policy(self, game: type[Game]) -> GreedyPolicy:
        choose: Callable[..., tuple[int, int, int]] = random_policy(game)

        def next_card(*turn: Any) -> tuple[int, int]:
            place, pile, self._state = choose(*turn, self._state)
            return place, pile

        return next_card
