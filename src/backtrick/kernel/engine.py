"""Whole games, compiled: the same rule functions and players as everywhere, in one loop.

A batch plays one game for each seed and fills a `Played`: who started, how it ended, and every
play. Nothing here decides a rule; the loop only keeps count of hands and draw piles.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from backtrick.kernel.arrays import FIRE, HAND_SIZE, MOST, REQUIRED, Bytes, Floats, Ints
from backtrick.kernel.jit import jit, register
from backtrick.kernel.policy import STOP, greedy_policy, greedy_wish, random_policy
from backtrick.rules.game import Game
from backtrick.rules.generator import below, seat_state, shuffle
from backtrick.rules.turn import is_stuck, may_end, next_seat

RANDOM, GREEDY, THINKER = 0, 1, 2
"""Kinds of player: two simple policies, and a net that judges whole turns (`chooser`)."""

ALL_LAID, STUCK, BURNED = 0, 1, 2
"""How a game can end here."""

MOST_PLAYS = 116
"""No game has more cards to lay: twice 58 in Face to Face."""

FINE = 1
"""What a player answers who does not mind starting."""


class Seats(NamedTuple):
    """Who plays: for each seat a kind and, for thinkers, which net, how hard, and from which value
    of an opening on they are fine with starting, and glad to.
    """

    kinds: Ints
    nets: Ints
    efforts: Ints
    wishes: Floats


class Played(NamedTuple):
    """What came of a batch, one row for each game."""

    starter: Bytes
    ending: Bytes
    last_seat: Bytes
    """The seat that could not go on, or that laid the last card."""
    left: Bytes
    """The cards not laid, by deck."""
    turns: Bytes
    """How many turns there were."""
    laid: Bytes
    """How many cards each turn had."""
    plays: Bytes
    """Card and pile of every play, in order."""


class Lessons(NamedTuple):
    """What thinkers saw, for learning: every position after a turn of theirs that ended."""

    features: Floats
    values: Floats
    movers: Ints
    starts: Ints
    """Where each game's positions begin; one more at the end."""


def room_for(games: int, decks: int) -> Played:
    """Room for the outcome of that many games."""
    return Played(
        starter=np.zeros(games, np.uint8),
        ending=np.zeros(games, np.uint8),
        last_seat=np.zeros(games, np.uint8),
        left=np.zeros((games, decks), np.uint8),
        turns=np.zeros(games, np.uint8),
        laid=np.zeros((games, MOST_PLAYS), np.uint8),
        plays=np.zeros((games, MOST_PLAYS, 2), np.uint8),
    )


def lessons_for(games: int, positions: int, width: int) -> Lessons:
    """Room for that many positions; with none, nothing is kept."""
    return Lessons(
        np.zeros((positions, width), np.float32),
        np.zeros(positions, np.float32),
        np.zeros(positions, np.int64),
        np.zeros(games + 1, np.int64),
    )


def insert(hand: Ints, count: int, card: int) -> None:
    """Put a card into a hand of that many, which stays in ascending order."""
    place = count
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card


def close_ranks(hand: Ints, count: int) -> int:
    """Take the gaps (0) out of a hand; returns how many cards it has."""
    kept = 0
    for place in range(count):
        if hand[place] != 0:
            hand[kept] = hand[place]
            kept += 1
    return kept


for _function in (insert, close_ranks):
    register(_function)


@cache
def game_loop(game: type[Game], thinking: bool) -> Callable[..., None]:
    """The compiled loop for a game; without thinkers it is compiled much sooner."""
    from backtrick.kernel.thinking import no_thoughts, thoughts

    gives, required_for, drawn = game.gives, game.required_for, game.drawn
    burns, doomed, is_won = game.burns, game.doomed, game.is_won
    greedy, wish = greedy_policy(game), greedy_wish(game)
    random = random_policy(game)
    think, keep_lesson = thoughts(game) if thinking else no_thoughts()
    functions = (gives, required_for, drawn, burns, doomed, is_won, greedy, wish, random)
    for function in functions:
        register(function)
    deck_cards = np.array(game.cards, np.int64)
    rows = np.array(game.rows, np.int64)
    by_lot, span = game.starter_by_lot, game.span
    size, piles = len(deck_cards), len(rows)

    @jit
    def play_games(
        seeds: Any, options: Any, seats: Any, nets: Any, desks: Any, played: Any, lessons: Any
    ) -> None:
        players, decks = len(seats.kinds), played.left.shape[1]
        draw_piles: Any = np.zeros((decks, size), np.int64)
        draw_counts: Any = np.zeros(decks, np.int64)
        unlaid: Any = np.zeros((decks, 128), np.uint8)
        hands: Any = np.zeros((players, 8), np.int64)
        counts: Any = np.zeros(players, np.int64)
        tops: Any = np.zeros(piles, np.int64)
        luck: Any = np.zeros(players, np.uint64)
        spare: Any = np.zeros(8, np.int64)
        plays: Any = np.zeros((16, 2), np.int64)
        hand_size = options[HAND_SIZE]
        recorded = 0
        for number in range(len(seeds)):
            state = seeds[number]
            for deck in range(decks):
                draw_piles[deck] = deck_cards
                state = shuffle(draw_piles[deck], state)
                draw_counts[deck] = size
                for place in range(size):
                    unlaid[deck, deck_cards[place]] = 1
            lot, state = below(state, players)
            for seat in range(players):
                luck[seat] = seat_state(seeds[number], seat)
                deck = seat if decks > 1 else 0
                for held in range(hand_size):
                    insert(hands[seat], held, draw_piles[deck, size - draw_counts[deck]])
                    draw_counts[deck] -= 1
                counts[seat] = hand_size
            tops[:] = rows
            all_left = size * decks
            lessons.starts[number] = recorded
            turn, total, ending = 0, 0, -1
            seat = int(lot) if by_lot else 0
            asked = players if by_lot or players == 1 else 0
            gladdest, starter = -1, seat
            while ending < 0:
                # Before the first turn every seat in turn says how gladly it would start.
                choosing = asked < players
                if choosing:
                    seat = asked
                deck = seat if decks > 1 else 0
                draw_left = draw_counts[deck]
                hand = hands[seat, : counts[seat]]
                needed = required_for(options[REQUIRED], draw_left)
                owed = 0
                if options[FIRE]:
                    for pile in range(piles):
                        if burns(tops[pile]):
                            owed |= 1 << pile
                laid, given = 0, False
                planned, value = 0, np.float32(0.0)
                if doomed(counts[seat], 0):
                    ending = STUCK
                elif seats.kinds[seat] == THINKER:
                    planned, value = think(
                        hands[seat], tops, seat, needed, owed, unlaid, counts, draw_counts,
                        options, seats, nets, desks, plays,
                    )  # fmt: skip
                if choosing:
                    glad = FINE
                    if seats.kinds[seat] == THINKER:
                        glad = int(value > seats.wishes[seat, 0]) + int(
                            value > seats.wishes[seat, 1]
                        )
                    elif seats.kinds[seat] == GREEDY:
                        spare[:] = hands[seat]
                        glad = wish(spare[: counts[seat]], tops, seat, needed, options[MOST], span)
                        tops[:] = rows
                    if glad > gladdest:
                        gladdest, starter = glad, seat
                    asked += 1
                    seat = starter
                    continue
                if turn == 0:
                    starter = seat
                while ending < 0:
                    if seats.kinds[seat] == RANDOM:
                        place, pile, luck[seat] = random(
                            hand, tops, seat, given, needed - laid, options[MOST] - laid, owed,
                            luck[seat],
                        )  # fmt: skip
                    elif seats.kinds[seat] == GREEDY:
                        place, pile = greedy(
                            hand, tops, seat, given, needed - laid, options[MOST] - laid, owed
                        )
                    else:
                        place, pile = STOP, STOP
                        if laid < planned:
                            pile, place = plays[laid, 1], 0
                            while hand[place] != plays[laid, 0]:
                                place += 1
                    if place == STOP:
                        if not may_end(laid, needed, owed):
                            ending = STUCK if is_stuck(laid, needed) else BURNED
                        break
                    card = hand[place]
                    played.plays[number, total, 0] = card
                    played.plays[number, total, 1] = pile
                    tops[pile], hand[place], unlaid[deck, card] = card, 0, 0
                    owed &= ~(1 << pile)
                    given = given or gives(pile, seat)
                    laid += 1
                    total += 1
                    all_left -= 1
                    if is_won(counts[seat] - laid + draw_left, all_left):
                        ending = ALL_LAID
                if laid > 0:
                    played.laid[number, turn] = laid
                    turn += 1
                counts[seat] = close_ranks(hands[seat], counts[seat])
                if ending < 0:
                    if seats.kinds[seat] == THINKER and recorded < len(lessons.values):
                        keep_lesson(lessons, recorded, seat, value, desks)
                        recorded += 1
                    for _ in range(drawn(hand_size, counts[seat], laid, given, draw_left)):
                        card = draw_piles[deck, size - draw_counts[deck]]
                        insert(hands[seat], counts[seat], card)
                        draw_counts[deck] -= 1
                        counts[seat] += 1
                    seat = next_seat(counts, seat)
            played.starter[number] = starter
            played.ending[number] = ending
            played.last_seat[number] = seat
            played.turns[number] = turn
            for deck in range(decks):
                left = draw_counts[deck]
                for other in range(players):
                    if decks == 1 or other == deck:
                        left += counts[other]
                played.left[number, deck] = left
        lessons.starts[len(seeds)] = recorded

    return play_games
