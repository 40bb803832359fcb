"""The random bot."""

from __future__ import annotations

from backtrick.bots.policy_bot import PolicyBot
from backtrick.kernel.policy import random_policy
from backtrick.rules import View


class RandomBot(PolicyBot):
    """Any legal card on any pile: the yardstick below every other bot."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._state = seed

    def next_card(
        self,
        view: View,
        hand: list[int],
        tops: list[int],
        given: bool,
        needed: int,
        room: int,
        owed: int,
    ) -> tuple[int, int]:
        policy = random_policy(type(view.game))
        place, pile, self._state = policy(
            hand, tops, view.seat, given, needed, room, owed, self._state
        )
        return place, pile
