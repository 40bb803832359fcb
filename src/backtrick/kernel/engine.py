"""Whole games, compiled: the same rule functions and players as everywhere, in one loop.

A batch plays one game for each seed and fills a `Results`: who started, how it ended, and every
play. The first game can go on from the position on the board instead of with a deal. Without a seed
the loop chooses one turn for the position on the board. All are one compiled function for each
game, because compiling is slow. Nothing here decides a rule; the loop only keeps
count of hands and draw piles.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import Protocol

import numpy as np

from backtrick.kernel.arrays import Ints, Words
from backtrick.kernel.board import BoardArrays, Lessons, Results, Seats
from backtrick.kernel.chooser import chooser
from backtrick.kernel.columns import (
    EndCode,
    FactRow,
    FloatRow,
    Option,
    PlayerKind,
    TableFact,
    TurnFact,
)
from backtrick.kernel.conversation import conversation, forget
from backtrick.kernel.desk import MOST_KEPT, Desk
from backtrick.kernel.jit import is_cached, jit, register
from backtrick.kernel.lookahead import copy
from backtrick.kernel.net import Net
from backtrick.kernel.policy import STOP, greedy_policy, greedy_wish, random_policy
from backtrick.kernel.ranking import LOST, added_up
from backtrick.rules.game import Game
from backtrick.rules.generator import below, seat_state, shuffle
from backtrick.rules.turn import is_stuck, may_end, next_seat

_log = logging.getLogger("backtrick.kernel")

FINE = 1
"""The answer of a player who does not mind starting."""


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


def place_of(hand: Ints, card: int) -> int:
    """Where in the hand a card is."""
    place = 0
    while hand[place] != card:
        place += 1
    return place


def net_of(seats: Seats, number: int) -> Net:
    """One of the nets at the table."""
    if number == 0:
        return seats.net_0
    if number == 1:
        return seats.net_1
    return seats.net_2 if number == 2 else seats.net_3


for _function in (insert, close_ranks, place_of, net_of):
    register(_function)


class GameLoop(Protocol):
    """The compiled loop of a game, as Python calls it. With seeds it plays one game for each and
    returns how many lessons it wrote; without, it chooses one turn and returns how many plays.
    """

    def __call__(
        self, seeds: Words, options: Ints, seats: Seats, board: BoardArrays, desk: Desk,
        deeper: Desk, results: Results, lessons: Lessons, /,
    ) -> int: ...  # fmt: skip


@cache
def game_loop(game: type[Game]) -> GameLoop:  # noqa: C901, PLR0915 (see `play_games`)
    """The compiled loop for a game."""
    gives, required_for, drawn = game.gives, game.required_for, game.drawn
    burns, doomed, is_won = game.burns, game.doomed, game.is_won
    greedy, wish, random = greedy_policy(game), greedy_wish(game), random_policy(game)
    for function in (gives, required_for, drawn, burns, doomed, is_won, greedy, wish, random):
        register(function)
    choose = chooser(game)
    converse = conversation(game)
    cards, rows = np.array(game.cards, np.int64), np.array(game.rows, np.int64)
    by_lot, span = game.starter_by_lot, game.span

    def deal(seed: int, board: BoardArrays, hand_size: int) -> int:
        """Shuffle and deal as `rules` does; returns a seat drawn by lot."""
        state = seed
        for deck in range(len(board.decks)):
            copy(cards, board.decks[deck])
            state = shuffle(board.decks[deck], state)
            board.draw_counts[deck] = len(cards)
            for place in range(len(cards)):
                board.unlaid[deck, cards[place]] = 1
        lot, state = below(state, len(board.hand_counts))
        for seat in range(len(board.hand_counts)):
            board.luck[seat] = seat_state(seed, seat)
            board.hand_counts[seat] = 0
            draw(board, seat, hand_size)
        copy(rows, board.tops)
        return int(lot)

    def draw(board: BoardArrays, seat: int, count: int) -> None:
        """A seat draws that many cards."""
        deck = seat if len(board.decks) > 1 else 0
        for _ in range(count):
            card = board.decks[deck, len(cards) - board.draw_counts[deck]]
            insert(board.hands[seat], board.hand_counts[seat], card)
            board.draw_counts[deck] -= 1
            board.hand_counts[seat] += 1

    def begin_turn(board: BoardArrays, options: Ints) -> None:
        """What the turn of the seat to act must and may do."""
        moment = board.moment
        deck = moment[TurnFact.SEAT] if len(board.decks) > 1 else 0
        moment[TurnFact.GIVEN] = moment[TurnFact.BEGUN] = moment[TurnFact.OWED] = 0
        moment[TurnFact.NEEDED] = required_for(options[Option.REQUIRED], board.draw_counts[deck])
        moment[TurnFact.ROOM] = options[Option.MOST]
        if options[Option.FIRE]:
            for pile in range(len(board.tops)):
                if burns(board.tops[pile]):
                    moment[TurnFact.OWED] |= 1 << pile

    for part in (draw, deal, begin_turn):
        register(part)

    # One loop, in which `choose` is called once for turns, openings and single choices: numba would
    # compile a second call as well, and every function takes all arrays.
    def play_games(  # noqa: C901, PLR0912, PLR0915
        seeds: Words, options: Ints, seats: Seats, board: BoardArrays, desk: Desk, deeper: Desk,
        results: Results, lessons: Lessons,
    ) -> int:  # fmt: skip
        hands, counts, tops, moment = board.hands, board.hand_counts, board.tops, board.moment
        decks, draw_counts, unlaid, unseen = (
            board.decks, board.draw_counts, board.unlaid, board.unseen,
        )  # fmt: skip
        plays, players, games = board.plays, len(counts), len(seeds)
        said, recorded = board.said, 0
        number = turn = total = all_left = voices = 0
        talking = added_up(seats.hears) + added_up(seats.speaks) > 0
        asked, gladdest, starter = 0, -1, 0
        dealing = games > 0
        while True:
            if dealing:
                asked = players
                if not moment[TurnFact.RESUMED]:
                    lot = deal(seeds[number], board, options[Option.HAND_SIZE])
                    moment[TurnFact.SEAT] = lot if by_lot else 0
                    asked = players if by_lot or players == 1 else 0
                    for place in range(players if talking else 0):
                        forget(said, place, -1)
                gladdest, starter = -1, 0
                turn, total, all_left = 0, 0, added_up(counts) + added_up(draw_counts)
                lessons.starts[number] = recorded
                dealing = False
            # Before the first turn every seat in turn says how gladly it would start.
            choosing = games > 0 and asked < players
            if choosing:
                moment[TurnFact.SEAT] = asked
            if games > 0 and not moment[TurnFact.RESUMED]:
                begin_turn(board, options)
            moment[TurnFact.RESUMED] = 0
            seat = moment[TurnFact.SEAT]
            kind, needed, owed = seats.kinds[seat], moment[TurnFact.NEEDED], moment[TurnFact.OWED]
            own, other = (seat, 1 - seat) if len(decks) > 1 else (0, 0)
            draw_left, held = draw_counts[own], counts[seat]
            planned, value, ending = 0, float(LOST), -1
            voices = 0
            if talking and not choosing:
                voices = converse(seats, board, desk, options, results, number, turn, games > 0)
            desk.facts[FactRow.TABLE, TableFact.VOICES] = voices
            if games > 0 and doomed(held, moment[TurnFact.BEGUN]):
                ending = EndCode.STUCK
            elif kind == PlayerKind.THINKER:
                copy(unlaid[own], unseen[own])
                copy(unlaid[other], unseen[other])
                for place in range(held):
                    unseen[own, hands[seat, place]] = 0
                planned = choose(
                    hands[seat], held, tops, seat, moment[TurnFact.GIVEN] != 0,
                    moment[TurnFact.BEGUN], needed, moment[TurnFact.ROOM], owed, unseen[own],
                    unseen[other], counts, draw_counts, options,
                    net_of(seats, seats.nets[seat, 1 if voices else 0]), seats.efforts[seat],
                    desk, deeper, plays,
                )  # fmt: skip
                value = desk.floats[FloatRow.VALUES, MOST_KEPT]
            if games == 0:
                return planned
            if choosing:
                glad = FINE
                if kind == PlayerKind.THINKER:
                    wishes = seats.wishes[seat]
                    glad = int(value > wishes[0]) + int(value > wishes[1])
                elif kind == PlayerKind.GREEDY:
                    copy(hands[seat], board.spare)
                    glad = wish(board.spare[:held], tops, seat, needed, moment[TurnFact.ROOM], span)
                    copy(rows, tops)
                if glad > gladdest:
                    gladdest, starter = glad, seat
                asked += 1
                moment[TurnFact.SEAT] = starter
                continue
            if turn == 0:
                results.starter[number] = seat
            hand, laid, given = hands[seat, :held], 0, moment[TurnFact.GIVEN] != 0
            while ending < 0:
                if kind == PlayerKind.RANDOM:
                    place, pile, board.luck[seat] = random(
                        hand, tops, seat, given, needed - laid, moment[TurnFact.ROOM] - laid, owed,
                        board.luck[seat],
                    )  # fmt: skip
                elif laid < planned:
                    place, pile = place_of(hand, plays[laid, 0]), plays[laid, 1]
                elif kind == PlayerKind.THINKER and may_end(laid, needed, owed):
                    place, pile = STOP, STOP
                else:
                    # A lost turn goes on until nothing fits, further than a search may have looked.
                    place, pile = greedy(
                        hand, tops, seat, given, needed - laid, moment[TurnFact.ROOM] - laid, owed
                    )
                if place == STOP:
                    if not may_end(laid, needed, owed):
                        ending = EndCode.STUCK if is_stuck(laid, needed) else EndCode.BURNED
                    break
                card = hand[place]
                results.plays[number, total, 0], results.plays[number, total, 1] = card, pile
                tops[pile], hand[place], unlaid[own, card] = card, 0, 0
                owed &= ~(1 << pile)
                if talking:
                    forget(said, -1, pile)
                given = given or gives(pile, seat)
                laid, total, all_left = laid + 1, total + 1, all_left - 1
                if is_won(held - laid + draw_left, all_left):
                    ending = EndCode.ALL_LAID
            if laid > 0:
                results.laid[number, turn] = laid
                turn += 1
            counts[seat] = close_ranks(hands[seat], held)
            if ending < 0:
                if kind == PlayerKind.THINKER and recorded < len(lessons.values):
                    for column in range(lessons.features.shape[1]):
                        lessons.features[recorded, column] = desk.floats[FloatRow.CHOSEN, column]
                    lessons.values[recorded], lessons.movers[recorded] = value, seat
                    recorded += 1
                if talking:
                    forget(said, seat, -1)
                hand_left, laid = counts[seat], laid + moment[TurnFact.BEGUN]
                draw(
                    board, seat, drawn(options[Option.HAND_SIZE], hand_left, laid, given, draw_left)
                )
                moment[TurnFact.SEAT] = next_seat(counts, seat)  # type: ignore[arg-type]
                continue
            if talking and laid == 0:
                # The game was over before this turn, so its hints do not count.
                results.said_count[number] = moment[TurnFact.SAID]
            results.ending[number], results.last_seat[number] = ending, seat
            results.turns[number] = turn
            for deck in range(len(decks)):
                left = draw_counts[deck]
                for holder in range(players):
                    if len(decks) == 1 or holder == deck:
                        left += counts[holder]
                results.left[number, deck] = left
            number += 1
            lessons.starts[number] = recorded
            dealing = True
            if number == games:
                return recorded

    loop = jit(play_games, game.__name__)
    if not is_cached(loop):
        _log.warning("compiling %s for the first time, which takes up to a minute", game.__name__)
    return loop


def is_cold(game: type[Game]) -> bool:
    """Whether the loop of this game has yet to be compiled on this machine."""
    return not is_cached(game_loop(game))
