"""Choosing a whole turn: search the turns, describe what each leaves, let the net judge.

`chooser(game)` makes, once for each game, a function for compiled code:

    choose(hand, count, tops, seat, given, begun, needed, room, owed, unseen, other_unseen,
           hand_counts, draw_counts, options, net, effort, desk, deeper, plays) -> number of plays

`hand` is ascending and has `count` cards. The turn has laid `begun` cards, must have `needed`
more (0 or less: none) and may have `room` more; `owed` has a bit for each pile to be covered.
`unseen` marks the cards of the own deck that are neither laid nor in the own hand, `other_unseen`
those of the opponent's deck that are not laid (the same array where there is one deck). `options`
is the game's `options_array`, `effort` comes from `make_effort`, the two desks from `make_desk`.

The plays, card and pile, are written to `plays`. `desk.floats[VALUES, MOST_KEPT]` is then the value
of the turn, and the row CHOSEN has the features of what it leaves, for a caller that learns (they
are those of the net's own favourite when a look ahead preferred another). Nothing is allocated.

When no way leads to the end of the turn, the plays go on until nothing fits, and the value is
`LOST`. A turn that wins at once has the value `WON`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from backtrick.kernel.arrays import MOST, MOST_IN_HAND, REQUIRED
from backtrick.kernel.desk import BEST, DECK, DRAWS, HAND, HANDS, MOST_KEPT, TOPS, VALUES
from backtrick.kernel.features import NARROW
from backtrick.kernel.jit import register
from backtrick.kernel.lookahead import (
    chance,
    copy,
    deal_again,
    imaginer,
    list_cards,
    position_seed,
)
from backtrick.kernel.ranking import KEEP, MARGIN, SAMPLES, ranker, shares_deck
from backtrick.kernel.turns import write_plays
from backtrick.rules.game import Game

REPLY_LIMITS = np.array(NARROW, np.int64)
"""How far the replies of an imagined player are searched."""

Choose = Callable[..., int]


@cache
def chooser(game: type[Game]) -> Choose:
    """The choice of a whole turn, made for a game from its own rule functions."""
    rank, (set_up, clear_away) = ranker(game), imaginer(game)
    shared, piles = shares_deck(game), len(game.rows)
    required_for, doomed = game.required_for, game.doomed

    def choose(
        hand: Any, count: int, tops: Any, seat: int, given: bool, begun: int, needed: int,
        room: int, owed: int, unseen: Any, other_unseen: Any, hand_counts: Any, draw_counts: Any,
        options: Any, net: Any, effort: Any, desk: Any, deeper: Any, plays: Any,
    ) -> int:  # fmt: skip
        """Write the plays of the best turn and return how many there are."""
        own, other = (0, 0) if shared else (seat, 1 - seat)
        cards, values, totals = desk.cards, desk.floats[VALUES], desk.totals
        first_seat, first_hand, first_count, first_begun = seat, hand, count, begun
        first_hands, first_draws = hand_counts, draw_counts
        here, keep, samples, found, size = desk, effort[KEEP], 0, 0, 0
        limits = effort
        sample, number = 0, -1
        state = position_seed(tops, hand, count)
        while True:
            # One call for the position itself and for every reply: compiled once.
            ranked = 0
            if number < 0 or not doomed(count, 0):
                ranked = rank(
                    hand, count, tops, seat, given, begun, needed, room, owed, unseen,
                    other_unseen, hand_counts, draw_counts, options, net, limits, keep, here,
                )  # fmt: skip
            if number < 0:
                found = ranked
                values[MOST_KEPT] = values[0]
                while found > 1 and values[found - 1] < values[0] - 0.01 * effort[MARGIN]:
                    found -= 1
                if found < 2 or effort[SAMPLES] == 0:
                    return write_plays(desk, cards[BEST, 0], hand, plays)
                samples, here, keep, given, begun = effort[SAMPLES], deeper, 1, False, 0
                limits = REPLY_LIMITS
                copy(unseen, deeper.unseen[own])
                copy(other_unseen, deeper.unseen[other])
                for place in range(found):
                    totals[place] = 0.0
                size = list_cards(other_unseen, cards[DECK])
                state = deal_again(cards[DECK], size, MOST_IN_HAND, state)
            else:
                score = chance(deeper.floats[VALUES, 0]) if ranked > 0 else 0.0
                totals[number] += score if shared or seat == first_seat else 1.0 - score
                clear_away(first_hand, first_count, first_seat, seat, desk, deeper)
            number += 1
            if number == found:
                number = 0
                sample += 1
                if sample == samples:
                    break
                state = deal_again(cards[DECK], size, MOST_IN_HAND, state)
            seat, owed = set_up(
                cards[BEST, number], first_hand, first_count, first_seat, first_begun, first_hands,
                first_draws, options, desk, deeper,
            )  # fmt: skip
            hand, tops = cards[HAND], cards[TOPS, :piles]
            hand_counts = cards[HANDS, : len(first_hands)]
            draw_counts = cards[DRAWS, : len(first_draws)]
            deck = 0 if shared else seat
            count = hand_counts[seat]
            needed = required_for(options[REQUIRED], draw_counts[deck])
            room = options[MOST]
            unseen, other_unseen = deeper.unseen[deck], deeper.unseen[0 if shared else 1 - seat]
        best = 0
        for number in range(1, found):
            if totals[number] > totals[best] + 1e-9:
                best = number
        return write_plays(desk, cards[BEST, best], first_hand, plays)

    register(choose)
    return choose
