"""The two simplest players, each written once over plain integers.

A policy picks the next card of a turn. It is made for a game from that game's own rule functions,
so it holds no rule itself; the hand and the tops are any mutable sequence (a list, or an array in
the compiled kernel), and 0 marks a card already taken out of the hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from backtrick.kernel.sequences import MutableNumbers
from backtrick.rules.game import Game
from backtrick.rules.generator import below

STOP = -1
"""In place of a card: end the turn here."""

TOO_MUCH = 1000
"""More than any card can cost."""

PAIRS = 32
"""At least as many as there are pairs of a card in hand and a pile."""

NEIGHBOUR = 1
"""Beyond what is required, greedy goes on with tricks and with the very next number."""

Cards = MutableNumbers
CanFinish = Callable[[Cards, Cards, int, bool, int, int], bool]
GreedyPolicy = Callable[[Cards, Cards, int, bool, int, int, int], tuple[int, int]]
RandomPolicy = Callable[[Cards, Cards, int, bool, int, int, int, int], tuple[int, int, int]]


def _finished(hand: Cards, tops: Cards, seat: int, given: bool, needed: int, owed: int) -> bool:
    """Nothing more is required and no pile waits to be covered."""
    return needed <= 0 and owed == 0


def _one_card_deeper(game: type[Game], shallower: CanFinish) -> CanFinish:
    may_lay, gives, piles = game.may_lay, game.gives, len(game.rows)

    def can_finish(
        hand: Cards, tops: Cards, seat: int, given: bool, needed: int, owed: int
    ) -> bool:
        """Whether some way of going on lets the turn end. Piles owed a card are covered first:
        a card that covers one fits it now or never, and the order of the others is free.
        """
        if needed <= 0 and owed == 0:
            return True
        for place in range(len(hand)):
            card = hand[place]
            if card == 0:
                continue
            for pile in range(piles):
                top = tops[pile]
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
    may_lay, gives, cost, piles = game.may_lay, game.gives, game.cost, len(game.rows)
    can_finish = finisher(game)

    def greedy(
        hand: Cards, tops: Cards, seat: int, given: bool, needed: int, room: int, owed: int
    ) -> tuple[int, int]:
        """The place in the hand and the pile of the next card. `needed` and `room` count how many
        more cards the turn must and may have, `owed` has a bit for each pile to be covered.
        """
        unfinished = needed > 0 or owed != 0
        limit = PAIRS * (TOO_MUCH if unfinished else NEIGHBOUR + 1)
        last_place, last_pile = STOP, STOP
        refused = 0
        while room > 0:
            # The least price, then the lowest pair, as one number: compiled, fewer branches.
            best = limit
            for place in range(len(hand)):
                card = hand[place]
                if card == 0:
                    continue
                for pile in range(piles):
                    top, pair = tops[pile], place * piles + pile
                    price = PAIRS * cost(card, pile, top, seat) + pair
                    if (
                        price < best
                        and not refused >> pair & 1
                        and may_lay(card, pile, top, seat, given)
                    ):
                        best = price
            if best == limit:
                break
            best_place, best_pile = best % PAIRS // piles, best % PAIRS % piles
            still_owed = owed & ~(1 << best_pile)
            if not unfinished or (needed <= 1 and still_owed == 0):
                return best_place, best_pile
            card, top = hand[best_place], tops[best_pile]
            hand[best_place], tops[best_pile] = 0, card
            given_then = given or gives(best_pile, seat)
            safe = can_finish(hand, tops, seat, given_then, needed - 1, still_owed)
            hand[best_place], tops[best_pile] = card, top
            if safe:
                return best_place, best_pile
            if last_place == STOP:
                last_place, last_pile = best_place, best_pile
            refused |= 1 << best % PAIRS
        return last_place, last_pile

    return greedy


@cache
def greedy_wish(game: type[Game]) -> Callable[[Cards, Cards, int, int, int, int], int]:
    """How gladly greedy would start: 2 when its opening takes little room from the piles."""
    gives, cost = game.gives, game.cost
    greedy = greedy_policy(game)

    def wish(hand: Cards, tops: Cards, seat: int, needed: int, room: int, span: int) -> int:
        """Lays the opening turn out of a hand and tops that may be spoilt."""
        price, laid, owed, given = 0, 0, 0, False
        while True:
            place, pile = greedy(hand, tops, seat, given, needed - laid, room - laid, owed)
            if place == STOP:
                break
            price += cost(hand[place], pile, tops[pile], seat)
            tops[pile] = hand[place]
            hand[place] = 0
            given, owed = given or gives(pile, seat), owed & ~(1 << pile)
            laid += 1
        if price * 25 <= span * laid:
            return 2
        return 1 if price * 12 <= span * laid else 0

    return wish


@cache
def random_policy(game: type[Game]) -> RandomPolicy:
    """Any legal card on any pile; as soon as the turn may end, it does so half of the time."""
    may_lay, piles = game.may_lay, len(game.rows)

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
        for place in range(len(hand)):
            card = hand[place]
            for pile in range(piles):
                if card != 0 and may_lay(card, pile, tops[pile], seat, given):
                    count += 1
        if count == 0:
            return STOP, STOP, state
        chosen, state = below(state, count)
        for place in range(len(hand)):
            card = hand[place]
            for pile in range(piles):
                if card != 0 and may_lay(card, pile, tops[pile], seat, given):
                    if chosen == 0:
                        return place, pile, state
                    chosen -= 1
        return STOP, STOP, state

    return random
