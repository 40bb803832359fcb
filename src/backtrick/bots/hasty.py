"""Players who make the mistakes that people make: they overlook cards, and do not always think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from backtrick.bots.greedy import GreedyBot
from backtrick.bots.planner import PlannerBot
from backtrick.bots.policy_bot import PolicyBot
from backtrick.kernel.policy import Cards, GreedyPolicy, finisher, greedy_policy
from backtrick.rules import Game, Play, View
from backtrick.rules.generator import below, mix
from backtrick.talk import Heard


class BeginnerBot(PolicyBot):
    """Takes the smallest step among the cards it happens to see: for each card it lays, it
    overlooks about every fourth. It looks at all of them when it would get stuck otherwise.
    """

    def policy(self, game: type[Game]) -> GreedyPolicy:
        greedy, can_finish = greedy_policy(game), finisher(game)

        def next_card(
            hand: Cards, tops: Cards, seat: int, given: bool, needed: int, room: int, owed: int
        ) -> tuple[int, int]:
            cards = [hand[place] for place in range(len(hand))]
            state = _state(self.seed, cards, [tops[pile] for pile in range(len(tops))])
            seen = list(cards)
            for place in range(len(cards)):
                overlooked, state = below(state, 4)
                if overlooked == 0:
                    seen[place] = 0
            enough = can_finish(seen, tops, seat, given, needed, owed)
            return greedy(seen if enough else hand, tops, seat, given, needed, room, owed)

        return next_card


class HastyPlanner(PlannerBot):
    """A planner that plays some of its turns without thinking: the smallest steps it sees."""

    learns = False
    haste: ClassVar[int]
    """Of a hundred turns, how many are played without thinking."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        """The planner's turn, or greedy's."""
        chance, _ = below(_state(self.seed, view.hand, view.tops), 100)
        if chance < self.haste:
            return GreedyBot(self.seed).choose_turn(view, heard)
        return super().choose_turn(view, heard)


class CasualBot(HastyPlanner):
    """Thinks about every second turn."""

    haste = 50


class SteadyBot(HastyPlanner):
    """Thinks about most turns."""

    haste = 20


def _state(seed: int, hand: Sequence[int], tops: Sequence[int]) -> int:
    """The generator's state for a position: the same position gives the same mistake."""
    state = seed
    for number in (*hand, *tops):
        state = mix(state ^ number)
    return state
