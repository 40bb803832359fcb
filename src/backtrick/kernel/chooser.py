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

from backtrick.kernel.arrays import Bytes, Ints
from backtrick.kernel.columns import CardRow, Effort, FactRow, FloatRow, Option, TableFact, Total
from backtrick.kernel.desk import MOST_KEPT, Desk
from backtrick.kernel.imagined_talk import hand_fitter, overhearer, speakers_of
from backtrick.kernel.jit import register
from backtrick.kernel.lookahead import (
    chance,
    deal_again,
    imaginer,
    list_cards,
    position_seed,
    sort_hands,
    write_unseen,
)
from backtrick.kernel.net import Net
from backtrick.kernel.race import is_decided, is_heat, thin_out, winner
from backtrick.kernel.ranking import WON, ranker, shares_deck
from backtrick.kernel.turns import write_plays
from backtrick.rules.game import Game

Choose = Callable[
    [Ints, int, Ints, int, bool, int, int, int, int, Bytes, Bytes, Ints, Ints, Ints, Net, Ints,
     Desk, Desk, Ints], int,
]  # fmt: skip
"""`choose`, as `chooser` makes it."""


@cache
def chooser(game: type[Game]) -> Choose:  # noqa: C901, PLR0915 (see `choose`)
    """The choice of a whole turn, made for a game from its own rule functions."""
    rank, (set_up, lay_turn) = ranker(game), imaginer(game)
    fit_hands, overhear = hand_fitter(game), overhearer(game)
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
        cards, values, totals = desk.cards, desk.floats[FloatRow.VALUES], desk.totals
        first_seat, first_hand, first_count, first_begun = seat, hand, count, begun
        first_hands, first_draws, seats = hand_counts, draw_counts, len(hand_counts)
        first_unseen, first_other, first_tops, first_needed = unseen, other_unseen, tops, needed
        here, keep, limits, best = desk, effort[Effort.KEEP], effort, 0
        runners, place, number, deals, rounds, size, own_size = 0, 0, -1, 0, 0, 0, 0
        speakers = speakers_of(desk.facts, desk.heard, seat, hand_counts)
        state, favourite = position_seed(tops, hand, count), 0.0
        while True:
            # One call for the position itself and for every reply: compiled once.
            ranked = 0
            if number < 0 or not doomed(count, 0):
                ranked = rank(
                    hand, count, tops, seat, given, begun, needed, room, owed, unseen,
                    other_unseen, hand_counts, draw_counts, options, net, limits, keep,
                    number >= 0, here,
                )  # fmt: skip
            dealing, going_on = False, False
            if number < 0:
                values[MOST_KEPT], runners = values[0], ranked
                while runners > 1 and (
                    values[runners - 1] < values[0] - 0.01 * effort[Effort.MARGIN]
                ):
                    runners -= 1
                if runners < 2 or effort[Effort.SAMPLES] == 0:
                    break
                here, keep, given, dealing = deeper, 1, False, True
                limits = effort[Effort.REPLIES :]
                for runner in range(runners):
                    totals[Total.SUM, runner] = totals[Total.SQUARES, runner] = 0.0
                    cards[CardRow.RUNNERS, runner] = runner
                deeper.facts[FactRow.TABLE, TableFact.JUDGED] = 0
                size = list_cards(other_unseen, cards[CardRow.DECK])
                if not shared:
                    own_size = list_cards(unseen, cards[CardRow.OWN_DECK])
            else:
                value = deeper.floats[FloatRow.VALUES, 0]
                rounds += seat == first_seat
                going_on = ranked > 0 and value < WON and rounds < effort[Effort.ROUNDS]
                if not going_on:
                    score = chance(value) if ranked > 0 else 0.0
                    if not shared and seat != first_seat:
                        score = 1.0 - score
                    if number == 0:
                        favourite = score
                    totals[Total.SUM, number] += score
                    totals[Total.SQUARES, number] += (score - favourite) ** 2
                    place += 1
                    dealing = place == runners
            if dealing:
                if number >= 0:
                    deals += 1
                    if is_heat(deals):
                        runners = thin_out(totals, cards, runners, deals)
                    judged = deeper.facts[FactRow.TABLE, TableFact.JUDGED]
                    if (
                        deals == effort[Effort.SAMPLES]
                        or judged >= effort[Effort.POSITIONS]
                        or (is_heat(deals) and is_decided(totals, cards, runners, deals))
                    ):
                        doubt = 0.01 * effort[Effort.DOUBT]
                        best = winner(totals, cards, runners, deals, doubt)
                        break
                place = 0
                state = deal_again(cards[CardRow.DECK], size, size, state)
                if not shared:
                    state = deal_again(cards[CardRow.OWN_DECK], own_size, own_size, state)
                if speakers != 0:
                    state = fit_hands(
                        first_tops, first_needed, first_seat, first_hands, size, options, desk,
                        deeper, state,
                    )  # fmt: skip
                sort_hands(cards[CardRow.DECK], first_hands, first_seat)
            if going_on:
                node, begun = deeper.cards[CardRow.BEST, 0], 0
            else:
                # A new imagined round begins with one of the turns to compare.
                number = cards[CardRow.RUNNERS, place]
                node, seat, begun, rounds = cards[CardRow.BEST, number], first_seat, first_begun, 0
                set_up(
                    seat, first_hand, first_count, first_unseen, first_other, first_hands,
                    first_draws, desk,
                )  # fmt: skip
            seat, owed = lay_turn(
                node, deeper.nodes if going_on else desk.nodes, seat, first_seat, seats, begun,
                options, desk,
            )  # fmt: skip
            deck = 0 if shared else seat
            begun, hand, tops = 0, cards[CardRow.SEATED + seat], cards[CardRow.TOPS, :piles]
            hand_counts = cards[CardRow.HANDS, :seats]
            draw_counts = cards[CardRow.DRAWS, : len(first_draws)]
            count = hand_counts[seat]
            needed = required_for(options[Option.REQUIRED], draw_counts[deck])
            room = options[Option.MOST]
            overhear(seat, seats, needed, speakers, options, desk, deeper)
            write_unseen(hand, count, deck, 1 if shared else 2, desk, deeper.unseen)
            unseen, other_unseen = deeper.unseen[deck], deeper.unseen[0 if shared else 1 - seat]
        return write_plays(desk.nodes, cards[CardRow.BEST, best], first_hand, plays)

    register(choose)
    return choose
