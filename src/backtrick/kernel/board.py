"""The arrays of the game loop: the board, the seats, the results, and lessons for learning."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from backtrick.kernel.arrays import MOST_IN_HAND, Bytes, Floats, Ints, Words
from backtrick.kernel.columns import SUBJECTS, TurnFact
from backtrick.kernel.desk import SIZE
from backtrick.kernel.net import Net
from backtrick.kernel.ranking import EFFORT
from backtrick.rules.game import Game
from backtrick.rules.state import State
from backtrick.rules.view import View

NO_NET = Net(*(np.zeros(shape, np.float32) for shape in ((0, 0), (0, 0), 0)))
"""Fills the place of a missing net."""

MOST_NETS = 4
"""The most nets at one table."""

MOST_PLAYS = 116
"""No game has more cards to lay: twice 58 in Face to Face."""

MOST_SAID = 2000
"""No game has more hints."""


class Seats(NamedTuple):
    """Who plays: a kind of player for each seat, and how it speaks; for thinkers also their nets,
    their effort and their wishes.

    A thinker has one net for positions without hints and one for positions with hints. If both are
    the same, it only listens if that net does.
    """

    kinds: Ints
    nets: Ints
    """By seat: the net without hints, and the one with them."""
    efforts: Ints
    wishes: Floats
    speaks: Ints
    most_said: Ints
    """The most hints of a seat that stand at once; 0 is any number."""
    hears: Ints
    net_0: Net
    net_1: Net
    net_2: Net
    net_3: Net


class BoardArrays(NamedTuple):
    """The cards and hints of one game, as compiled code handles them."""

    hands: Ints
    hand_counts: Ints
    decks: Ints
    draw_counts: Ints
    tops: Ints
    unlaid: Bytes
    """By deck and card: 1 until it is laid."""
    unseen: Bytes
    """The same, without the hand of the seat to act."""
    luck: Words
    """The random players' generators."""
    spare: Ints
    moment: Ints
    plays: Ints
    """The turn that a thinker has chosen: card and pile."""
    said: Ints
    """The hints that stand, by seat and subject."""
    words: Ints
    """What a seat would say now."""


class Results(NamedTuple):
    """The results of a batch, one row for each game."""

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
    said: Bytes
    """Turn, seat, subject and code of every hint, in order, if there is room for them."""
    said_count: Ints


class Lessons(NamedTuple):
    """Positions to learn from: every one after a finished turn of a thinker."""

    features: Floats
    values: Floats
    movers: Ints
    starts: Ints
    """Where each game's positions begin; one more at the end."""


def make_board(game: Game, players: int) -> BoardArrays:
    """An empty board. Threads must not share it."""
    decks = game.deck_count(players)
    return BoardArrays(
        hands=np.zeros((players, MOST_IN_HAND), np.int64),
        hand_counts=np.zeros(players, np.int64),
        decks=np.zeros((decks, len(game.cards)), np.int64),
        draw_counts=np.zeros(decks, np.int64),
        tops=np.zeros(len(game.rows), np.int64),
        unlaid=np.zeros((decks, SIZE), np.uint8),
        unseen=np.zeros((decks, SIZE), np.uint8),
        luck=np.zeros(players, np.uint64),
        spare=np.zeros(MOST_IN_HAND, np.int64),
        moment=np.zeros(len(TurnFact), np.int64),
        plays=np.zeros((2 * MOST_IN_HAND, 2), np.int64),
        said=np.zeros((players, SUBJECTS), np.int64),
        words=np.zeros(SUBJECTS, np.int64),
    )


def set_moment(board: BoardArrays, position: State | View) -> None:
    """Where the turn of the seat to act stands in a position."""
    game, seat, begun, moment = position.game, position.seat, len(position.laid_on), board.moment
    moment[TurnFact.SEAT], moment[TurnFact.GIVEN] = seat, game.given(seat, position.laid_on)
    moment[TurnFact.BEGUN] = begun
    moment[TurnFact.NEEDED] = game.required_cards(position.draw_left) - begun
    moment[TurnFact.ROOM] = game.most - begun
    moment[TurnFact.OWED] = game.owed(position.tops, position.laid_on)


def make_seats(players: int, *nets: Net) -> Seats:
    """Seats for that many, all random players to begin with, and up to four nets."""
    four = [*nets, *[NO_NET] * (MOST_NETS - len(nets))]
    return Seats(
        kinds=np.zeros(players, np.int64),
        nets=np.zeros((players, 2), np.int64),
        efforts=np.zeros((players, EFFORT), np.int64),
        wishes=np.zeros((players, 2), np.float32),
        speaks=np.zeros(players, np.int64),
        most_said=np.zeros(players, np.int64),
        hears=np.zeros(players, np.int64),
        net_0=four[0],
        net_1=four[1],
        net_2=four[2],
        net_3=four[3],
    )


def make_results(games: int, decks: int, most_said: int = 0) -> Results:
    """Room for the results of that many games, and for that many hints in each."""
    return Results(
        starter=np.zeros(games, np.uint8),
        ending=np.zeros(games, np.uint8),
        last_seat=np.zeros(games, np.uint8),
        left=np.zeros((games, decks), np.uint8),
        turns=np.zeros(games, np.uint8),
        laid=np.zeros((games, MOST_PLAYS), np.uint8),
        plays=np.zeros((games, MOST_PLAYS, 2), np.uint8),
        said=np.zeros((games, most_said, 4), np.uint8),
        said_count=np.zeros(games, np.int64),
    )


def make_lessons(games: int, positions: int, width: int) -> Lessons:
    """Room for that many positions; with none, nothing is kept."""
    return Lessons(
        np.empty((positions, width), np.float32),
        np.empty(positions, np.float32),
        np.empty(positions, np.int64),
        np.zeros(games + 1, np.int64),
    )
