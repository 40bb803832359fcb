"""The two simplest players, each written once over plain integers.

A policy picks the next card of a turn. It is made for a game from that game's own rule functions,
so it holds no rule itself; the hand and the tops are any mutable sequence (a list, or an array in
the compiled kernel), and 0 marks a card already taken out of the hand.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from functools import cache

from backtrick.rules.game import Game
from backtrick.rules.generator import below

STOP = -1
"""In place of a card: end the turn here."""

TOO_MUCH = 1000
"""More than any card can cost."""

NEIGHBOUR = 1
"""Beyond what is required, greedy goes on with tricks and with the very next number."""

Cards = MutableSequence[int]
CanFinish = Callable[[Cards, Cards, int, bool, int, int], bool]
GreedyPolicy = Callable[[Cards, Cards, int, bool, int, int, int], tuple[int, int]]
RandomPolicy = Callable[[Cards, Cards, int, bool, int, int, int, int], tuple[int, int, int]]


def _finished(hand: Cards, tops: Cards, seat: int, given: bool, needed: int, owed: int) -> bool:
    """Nothing more is required and no pile waits to be covered."""
    return needed <= 0 and owed == 0


def _one_card_deeper(game: type[Game], shallower: CanFinish) -> CanFinish:
    may_lay, gives = game.may_lay, game.gives

    def can_finish(
        hand: Cards, tops: Cards, seat: int, given: bool, needed: int, owed: int
    ) -> bool:
        """Whether some way of going on lets the turn end. Piles owed a card are covered first:
        a card that covers one fits it now or never, and the order of the others is free.
        """
        if needed <= 0 and owed == 0:
            return True
        for place, card in enumerate(hand):
            if card == 0:
                continue
            for pile, top in enumerate(tops):
                if (owed == 0 or owed >> pile & 1) and may_lay(card, pile, top, seat, given):
                    hand[place] = 0
                    tops[pile] = card
                    done = shallower(
                        hand,
                        tops,
                        seat,
                        given or gives(pile, seat),
                        needed - 1,
                        owed & ~(1 << pile),
                    )
                    hand[place] = card
                    tops[pile] = top
                    if done:
                        return True
        return False

    return can_finish


@cache
def finisher(game: type[Game]) -> CanFinish:
    """Whether a turn of this game can still reach its end. Four cards always decide that: at most
    three are required, and at most four piles can be owed.
    """
    can_finish: CanFinish = _finished
    for _ in range(4):
        can_finish = _one_card_deeper(game, can_finish)
    return can_finish


@cache
def greedy_policy(game: type[Game]) -> GreedyPolicy:
    """The smallest step, tricks first, and never a dead end when it can be avoided."""
    may_lay, gives, cost = game.may_lay, game.gives, game.cost
    can_finish = finisher(game)

    def greedy(
        hand: Cards, tops: Cards, seat: int, given: bool, needed: int, room: int, owed: int
    ) -> tuple[int, int]:
        """The place in the hand and the pile of the next card. `needed` and `room` count how many
        more cards the turn must and may have, `owed` has a bit for each pile to be covered.
        """
        unfinished = needed > 0 or owed != 0
        best = TOO_MUCH if unfinished else NEIGHBOUR + 1
        best_place, best_pile = STOP, STOP
        last, last_place, last_pile = TOO_MUCH, STOP, STOP
        if room <= 0:
            return STOP, STOP
        for place, card in enumerate(hand):
            if card == 0:
                continue
            for pile, top in enumerate(tops):
                price = cost(card, pile, top, seat)
                if price >= best or not may_lay(card, pile, top, seat, given):
                    continue
                if unfinished:
                    hand[place] = 0
                    tops[pile] = card
                    safe = can_finish(
                        hand,
                        tops,
                        seat,
                        given or gives(pile, seat),
                        needed - 1,
                        owed & ~(1 << pile),
                    )
                    hand[place] = card
                    tops[pile] = top
                    if not safe:
                        if price < last:
                            last, last_place, last_pile = price, place, pile
                        continue
                best, best_place, best_pile = price, place, pile
        if best_place == STOP and unfinished:
            return last_place, last_pile
        return best_place, best_pile

    return greedy


@cache
def random_policy(game: type[Game]) -> RandomPolicy:
    """Any legal card on any pile; as soon as the turn may end, it does so half of the time."""
    may_lay = game.may_lay

    def random(
        hand: Cards,
        tops: Cards,
        seat: int,
        given: bool,
        needed: int,
        room: int,
        owed: int,
        state: int,
    ) -> tuple[int, int, int]:
        """The place in the hand and the pile of the next card, and the generator's next state."""
        if room <= 0:
            return STOP, STOP, state
        if needed <= 0 and owed == 0:
            coin, state = below(state, 2)
            if coin == 0:
                return STOP, STOP, state
        count = 0
        for card in hand:
            if card != 0:
                for pile, top in enumerate(tops):
                    if may_lay(card, pile, top, seat, given):
                        count += 1
        if count == 0:
            return STOP, STOP, state
        chosen, state = below(state, count)
        for place, card in enumerate(hand):
            if card != 0:
                for pile, top in enumerate(tops):
                    if may_lay(card, pile, top, seat, given):
                        if chosen == 0:
                            return place, pile, state
                        chosen -= 1
        return STOP, STOP, state

    return random
