"""Choosing a whole turn: search the turns, describe what each leaves, let the net judge.

`chooser(game)` makes, once for each game, a function for compiled code:

    choose(hand, count, tops, seat, given, begun, needed, room, owed, unseen, other_unseen,
           hand_counts, draw_counts, options, net, effort, desk, deeper, plays) -> number of plays

`hand` is ascending and has `count` cards. The turn has laid `begun` cards, must have `needed`
more (0 or less: none) and may have `room` more; `owed` has a bit for each pile to be covered.
`unseen` marks the cards of the own deck that are neither laid nor in the own hand, `other_unseen`
those of the opponent's deck that are not laid (the same array in games with one deck). `options`
is the game's `options_array`, `effort` comes from `make_effort`, the two desks from `make_desk`.

The plays, card and pile, are written to `plays`. The value of the turn is then the place after the
last in the row `VALUES` of `desk.floats`, and the row `CHOSEN` has the features of what the net's
favourite leaves, for a caller that learns. Nothing is allocated.

If the turn cannot be finished, the plays go on until nothing fits, and the value is `LOST`. A turn
that wins at once has the value `WON`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from backtrick.kernel.arrays import MOST_IN_HAND, Bytes, Ints
from backtrick.kernel.columns import CardRow, Effort, FloatRow, Option, Total
from backtrick.kernel.desk import MOST_KEPT, Desk
from backtrick.kernel.jit import register
from backtrick.kernel.lookahead import (
    chance,
    copy,
    deal_again,
    imaginer,
    list_cards,
    position_seed,
)
from backtrick.kernel.net import Net
from backtrick.kernel.ranking import WON, ranker, shares_deck
from backtrick.kernel.turns import write_plays
from backtrick.rules.game import Game

Choose = Callable[
    [
        Ints,
        int,
        Ints,
        int,
        bool,
        int,
        int,
        int,
        int,
        Bytes,
        Bytes,
        Ints,
        Ints,
        Ints,
        Net,
        Ints,
        Desk,
        Desk,
        Ints,
    ],
    int,
]
"""`choose`, as `chooser` makes it."""


@cache
def chooser(game: type[Game]) -> Choose:  # noqa: C901, PLR0915 (see `choose`)
    """The choice of a whole turn, made for a game from its own rule functions."""
    rank, (lay_turn, deal_hand) = ranker(game), imaginer(game)
    shared, piles = shares_deck(game), len(game.rows)
    required_for, doomed = game.required_for, game.doomed

    # One loop, in which `rank` is called once for the position and for every reply: numba would
    # compile a second call as well, and every function takes all arrays.
    def choose(  # noqa: C901, PLR0912, PLR0915
        hand: Ints, count: int, tops: Ints, seat: int, given: bool, begun: int, needed: int,
        room: int, owed: int, unseen: Bytes, other_unseen: Bytes, hand_counts: Ints,
        draw_counts: Ints, options: Ints, net: Net, effort: Ints, desk: Desk, deeper: Desk,
        plays: Ints,
    ) -> int:  # fmt: skip
        """Write the plays of the best turn and return how many there are."""
        own, other = (0, 0) if shared else (seat, 1 - seat)
        cards, values, totals = desk.cards, desk.floats[FloatRow.VALUES], desk.totals
        first_seat, first_hand, first_count, first_begun = seat, hand, count, begun
        first_hands, first_draws, seats = hand_counts, draw_counts, len(hand_counts)
        first_unseen, first_other = unseen, other_unseen
        here, keep, samples, found, size, own_size = desk, effort[Effort.KEEP], 0, 0, 0, 0
        limits = effort
        sample, number, node, taken, most = 0, -1, 0, 0, MOST_IN_HAND * seats
        state, favourite = position_seed(tops, hand, count), 0.0
        while True:
            # One call for the position itself and for every reply: compiled once.
            ranked = 0
            if number < 0 or not doomed(count, 0):
                ranked = rank(
                    hand, count, tops, seat, given, begun, needed, room, owed, unseen,
                    other_unseen, hand_counts, draw_counts, options, net, limits, keep, here,
                )  # fmt: skip
            going_on = False
            if number < 0:
                found = ranked
                values[MOST_KEPT] = values[0]
                while found > 1 and values[found - 1] < values[0] - 0.01 * effort[Effort.MARGIN]:
                    found -= 1
                if found < 2 or effort[Effort.SAMPLES] == 0:
                    return write_plays(desk.nodes, cards[CardRow.BEST, 0], hand, plays)
                samples, here, keep, given = effort[Effort.SAMPLES], deeper, 1, False
                limits = effort[Effort.REPLIES :]
                for place in range(found):
                    totals[Total.SUM, place] = totals[Total.SQUARES, place] = 0.0
                size = list_cards(other_unseen, cards[CardRow.DECK])
                state = deal_again(cards[CardRow.DECK], size, most, state)
                if not shared:
                    own_size = list_cards(unseen, cards[CardRow.OWN_DECK])
                    state = deal_again(cards[CardRow.OWN_DECK], own_size, MOST_IN_HAND, state)
                number = 0
            else:
                value = deeper.floats[FloatRow.VALUES, 0]
                going_on = (
                    ranked > 0
                    and seat != first_seat
                    and value < WON
                    and cards[CardRow.HANDS, first_seat] > 0
                )
                if not going_on:
                    score = chance(value) if ranked > 0 else 0.0
                    if not shared and seat != first_seat:
                        score = 1.0 - score
                    if number == 0:
                        favourite = score
                    totals[Total.SUM, number] += score
                    totals[Total.SQUARES, number] += (score - favourite) ** 2
                    number += 1
                    if number == found:
                        number = 0
                        sample += 1
                        if sample == samples:
                            break
                        state = deal_again(cards[CardRow.DECK], size, most, state)
                        if not shared:
                            state = deal_again(
                                cards[CardRow.OWN_DECK], own_size, MOST_IN_HAND, state
                            )
            if going_on:
                node, begun = deeper.cards[CardRow.BEST, 0], 0
            else:
                # A new imagined round begins with one of the turns to compare.
                node, hand, count = cards[CardRow.BEST, number], first_hand, first_count
                seat, begun, taken = first_seat, first_begun, 0
                copy(first_hands, cards[CardRow.HANDS])
                copy(first_draws, cards[CardRow.DRAWS])
                copy(first_other, desk.unlaid[other])
                copy(first_unseen, desk.unlaid[own])
                for place in range(count):
                    desk.unlaid[own, hand[place]] = 1
            seat, owed = lay_turn(
                node, deeper.nodes if going_on else desk.nodes, hand, count, seat, seats, begun,
                options, desk,
            )  # fmt: skip
            taken = deal_hand(
                seat, first_seat, cards[CardRow.BEST, number], first_hand, first_count, taken, desk,
                deeper.unseen,
            )  # fmt: skip
            begun, hand, tops = 0, cards[CardRow.HAND], cards[CardRow.TOPS, :piles]
            hand_counts = cards[CardRow.HANDS, :seats]
            draw_counts = cards[CardRow.DRAWS, : len(first_draws)]
            deck = 0 if shared else seat
            count = hand_counts[seat]
            needed = required_for(options[Option.REQUIRED], draw_counts[deck])
            room = options[Option.MOST]
            unseen, other_unseen = deeper.unseen[deck], deeper.unseen[0 if shared else 1 - seat]
        best, most_gained = 0, 0.0
        for number in range(1, found):
            gained = totals[Total.SUM, number] - totals[Total.SUM, 0]
            luck = np.sqrt(max(totals[Total.SQUARES, number] - gained * gained / samples, 0.0))
            gained -= 0.01 * effort[Effort.DOUBT] * luck
            if gained > most_gained + 1e-9:
                best, most_gained = number, gained
        return write_plays(desk.nodes, cards[CardRow.BEST, best], first_hand, plays)

    register(choose)
    return choose
