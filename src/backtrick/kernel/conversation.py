"""The talk in a compiled game: before every turn the other seats give their new hints.

`conversation(game)` makes, once for each game, a function for compiled code:

    converse(seats, table, desk, options, played, number, turn, speaking)
        -> how many are listened to

It writes what the seat to act hears to `desk.heard`, the next player first. `speaking` is false
when a single turn is chosen: the hints that stand are on the board already.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from backtrick.kernel.arrays import Ints
from backtrick.kernel.board import BoardArrays, Results, Seats
from backtrick.kernel.columns import (
    SUBJECTS,
    FactRow,
    Option,
    SaidCode,
    Style,
    TableFact,
    TurnFact,
    Voice,
)
from backtrick.kernel.desk import Desk
from backtrick.kernel.jit import register
from backtrick.kernel.restraint import clumsy, keep_nearest, nearest_of, rank_of, thin
from backtrick.kernel.speaking import count_cards, matches, outline_colours, speaker
from backtrick.rules.game import Game
from backtrick.talk.manners import manners


def gather(said: Ints, seat: int, counts: Ints, heard: Ints, facts: Ints) -> int:
    """Write what a seat hears, the next player first. Returns how many others hold cards, or 0 if
    no hint stands, not even one of the seat itself.
    """
    seats, voices, anything = len(counts), 0, 0
    for subject in range(SUBJECTS):
        anything |= said[seat, subject]
    facts[FactRow.TABLE, TableFact.SPOKEN] = anything != 0
    for turn in range(1, seats):
        other = (seat + turn) % seats
        if counts[other] > 0:
            words = 0
            for subject in range(SUBJECTS):
                heard[voices, subject] = said[other, subject]
                words |= said[other, subject]
            heard[voices, Voice.SPEAKS], heard[voices, Voice.HOLDS] = words != 0, counts[other]
            anything |= words
            voices += 1
    return voices if anything else 0


def note(results: Results, number: int, turn: int, seat: int, subject: int, code: int) -> None:
    """Add a hint to the results, if they have room for hints."""
    count = results.said_count[number]
    if count < results.said.shape[1]:
        results.said[number, count, 0], results.said[number, count, 1] = turn, seat
        results.said[number, count, 2], results.said[number, count, 3] = subject, code
        results.said_count[number] += 1


def forget(said: Ints, seat: int, pile: int) -> None:
    """Remove the hints of a seat, whose turn has ended, and those about a pile, on which a card was
    laid; -1 stands for no seat and no pile.
    """
    for speaking in range(len(said)):
        for subject in range(SUBJECTS):
            if speaking == seat or subject == pile:
                said[speaking, subject] = SaidCode.SILENCE


def _nothing_is_said(
    seats: Seats, board: BoardArrays, desk: Desk, options: Ints, results: Results, number: int,
    turn: int, speaking: bool,
) -> int:  # fmt: skip
    """In games without hints."""
    return 0


Converse = Callable[[Seats, BoardArrays, Desk, Ints, Results, int, int, bool], int]
"""`converse`, as `conversation` makes it."""


@cache
def conversation(game: type[Game]) -> Converse:
    """The talk of this game."""
    if not manners(game()).codes:
        return _nothing_is_said
    outline, speak, speak_of_piles, measure, _ = speaker(game)
    piles, coloured = len(game.rows), manners(game()).colours != ""

    def converse(
        seats: Seats, board: BoardArrays, desk: Desk, options: Ints, results: Results, number: int,
        turn: int, speaking: bool,
    ) -> int:  # fmt: skip
        said, words, counts = board.said, board.words, board.hand_counts
        tops, acting, marks = board.tops, board.moment[TurnFact.SEAT], desk.marks
        outline(
            tops,
            board.unlaid[0],
            options[Option.HAND_SIZE],
            options[Option.MOST],
            marks,
            desk.tally,
        )
        desk.facts[FactRow.TABLE, TableFact.MOST_SAID] = seats.most_said[acting]
        required = board.moment[TurnFact.NEEDED]
        board.moment[TurnFact.SAID] = results.said_count[number] if speaking else 0
        for seat in range(len(counts) if speaking else 0):
            hand, count = board.hands[seat], counts[seat]
            if seats.speaks[seat] == Style.QUIET or count == 0 or seat == acting:
                continue
            if seats.speaks[seat] == Style.OF_PILES and options[Option.MOST] > 1:
                speak_of_piles(hand, count, tops, required, options[Option.MOST], marks, words)
            else:
                speak(hand, count, tops, required, options[Option.MOST], marks, words)
            if seats.speaks[seat] == Style.CLUMSY:
                clumsy(hand, count, tops, piles, coloured, words)
            if seats.most_said[seat]:
                measure(hand, count, tops, desk.tally)
                most = seats.most_said[seat]
                thin(words, said[seat], desk.tally, most, len(counts), coloured)
            for subject in range(SUBJECTS):
                code = words[subject]
                if code != SaidCode.SILENCE and code != said[seat, subject]:
                    said[seat, subject] = code
                    note(results, number, turn, seat, subject, code)
        return gather(said, acting, counts, desk.heard, desk.facts) if seats.hears[acting] else 0

    register(converse)
    return converse


for _function in (
    gather, note, forget, clumsy, thin, keep_nearest, nearest_of, rank_of, count_cards, matches,
    outline_colours, _nothing_is_said,
):  # fmt: skip
    register(_function)
