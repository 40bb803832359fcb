"""Whole games, compiled: the same rule functions and policies as everywhere, in one loop.

A batch plays one game for each seed and fills a `Played`: who started, how it ended, and every
play. Nothing here decides a rule; the loop only keeps count of hands and draw piles.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from backtrick.kernel.jit import jit, register
from backtrick.kernel.policy import STOP, greedy_policy, greedy_wish, random_policy
from backtrick.rules import Game
from backtrick.rules.generator import below, seat_state, shuffle
from backtrick.rules.turn import is_stuck, may_end, next_seat

RANDOM, GREEDY = 0, 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""The bots that the engine can play by itself."""

ALL_LAID, STUCK, BURNED = 0, 1, 2

MOST_PLAYS = 116
"""No game has more cards to lay: twice 58 in Face to Face."""

Bytes = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int64]


class Setup(NamedTuple):
    """A game, its options and its bots as integers."""

    seats: int
    hand_size: int
    required: int
    most: int
    fire: bool
    decks: int
    by_lot: bool
    span: int
    cards: Ints
    rows: Ints
    policies: Ints


class Played(NamedTuple):
    """What came of a batch, one row for each game."""

    starter: Bytes
    ending: Bytes
    loser: Bytes
    """The seat that was to act at the end; when all is laid, the seat that laid the last card."""
    left: Bytes
    """The cards not laid, by deck."""
    turns: Bytes
    """How many turns there were."""
    laid: Bytes
    """How many cards each turn had."""
    plays: Bytes
    """Card and pile of every play, in order."""


def setup(game: Game, players: int, bots: tuple[str, ...]) -> Setup:
    """The integers that the compiled loop needs."""
    return Setup(
        seats=players,
        hand_size=game.hand_size,
        required=game.usually_required,
        most=game.most,
        fire=game.with_fire,
        decks=game.deck_count(players),
        by_lot=game.starter_by_lot,
        span=game.span,
        cards=np.array(game.cards, np.int64),
        rows=np.array(game.rows, np.int64),
        policies=np.array([POLICIES[bot] for bot in bots], np.int64),
    )


def empty(games: int, decks: int) -> Played:
    """Room for the outcome of that many games."""
    shapes = ((games,), (games,), (games,), (games, decks), (games,))
    small = (np.zeros(shape, np.uint8) for shape in shapes)
    laid = np.zeros((games, MOST_PLAYS), np.uint8)
    return Played(*small, laid, np.zeros((games, MOST_PLAYS, 2), np.uint8))


def insert(hand: Ints, count: int, card: int) -> None:
    """Put a card into a hand of that many, which stays in ascending order."""
    place = count
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card


register(insert)


@cache
def player(game: type[Game]) -> Callable[[npt.NDArray[np.uint64], Setup, Played], None]:
    """The compiled loop for a game: plays one game for each seed."""
    gives, required_for, drawn = game.gives, game.required_for, game.drawn
    burns, doomed, is_won = game.burns, game.doomed, game.is_won
    greedy, wish = greedy_policy(game), greedy_wish(game)
    random = random_policy(game)
    for function in (gives, required_for, drawn, burns, doomed, is_won, greedy, wish, random):
        register(function)

    @jit
    def play_games(seeds: Any, given_setup: Any, played: Any) -> None:
        seats, hand_size, required, most, fire, decks, by_lot, span, cards, rows, policies = (
            given_setup
        )
        piles = len(rows)
        draw_piles: Any = np.zeros((decks, len(cards)), np.int64)
        at: Any = np.zeros(decks, np.int64)
        hands: Any = np.zeros((seats, hand_size), np.int64)
        counts: Any = np.zeros(seats, np.int64)
        tops: Any = np.zeros(piles, np.int64)
        luck: Any = np.zeros(seats, np.uint64)
        spare_hand: Any = np.zeros(hand_size, np.int64)
        for number in range(len(seeds)):
            # the deal
            state = seeds[number]
            for deck in range(decks):
                draw_piles[deck] = cards
                state = shuffle(draw_piles[deck], state)
                at[deck] = 0
            lot, state = below(state, seats)
            for seat in range(seats):
                luck[seat] = seat_state(seeds[number], seat)
                deck = seat if decks > 1 else 0
                for held in range(hand_size):
                    insert(hands[seat], held, draw_piles[deck, at[deck]])
                    at[deck] += 1
                counts[seat] = hand_size
            tops[:] = rows
            all_left = len(cards) * decks
            # who starts
            seat = lot
            if not by_lot:
                best = -1
                for other in range(seats):
                    wished = 1
                    if policies[other] == GREEDY:
                        spare_hand[:] = hands[other]
                        wished = wish(
                            spare_hand, tops, other, required_for(required, 1), most, span
                        )
                        tops[:] = rows
                    if wished > best:
                        best = wished
                        seat = other
            played.starter[number] = seat
            # the turns
            turn = 0
            total = 0
            ending = -1
            while ending < 0:
                deck = seat if decks > 1 else 0
                draw_left = len(cards) - at[deck]
                hand = hands[seat, : counts[seat]]
                needed = required_for(required, draw_left)
                owed = 0
                if fire:
                    for pile in range(piles):
                        if burns(tops[pile]):
                            owed |= 1 << pile
                laid = 0
                given = False
                if doomed(counts[seat], 0):
                    ending = STUCK
                while ending < 0:
                    if policies[seat] == RANDOM:
                        place, pile, luck[seat] = random(
                            hand, tops, seat, given, needed - laid, most - laid, owed, luck[seat]
                        )
                    else:
                        place, pile = greedy(
                            hand, tops, seat, given, needed - laid, most - laid, owed
                        )
                    if place == STOP:
                        if not may_end(laid, needed, owed):
                            ending = STUCK if is_stuck(laid, needed) else BURNED
                        break
                    played.plays[number, total, 0] = hand[place]
                    played.plays[number, total, 1] = pile
                    tops[pile] = hand[place]
                    hand[place] = 0
                    owed &= ~(1 << pile)
                    given = given or gives(pile, seat)
                    laid += 1
                    total += 1
                    all_left -= 1
                    if is_won(counts[seat] - laid + draw_left, all_left):
                        ending = ALL_LAID
                # close the turn
                if laid > 0:
                    played.laid[number, turn] = laid
                    turn += 1
                kept = 0
                for place in range(counts[seat]):
                    if hand[place] != 0:
                        hands[seat, kept] = hand[place]
                        kept += 1
                counts[seat] = kept
                if ending < 0:
                    for _ in range(drawn(hand_size, kept, laid, given, draw_left)):
                        insert(hands[seat], counts[seat], draw_piles[deck, at[deck]])
                        at[deck] += 1
                        counts[seat] += 1
                    seat = next_seat(counts, seat)
            played.ending[number] = ending
            played.loser[number] = seat
            played.turns[number] = turn
            for deck in range(decks):
                left = len(cards) - at[deck]
                for other in range(seats):
                    if decks == 1 or other == deck:
                        left += counts[other]
                played.left[number, deck] = left

    return play_games
