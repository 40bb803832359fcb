"""The turn search against the rules themselves: every way to lay cards, tried one by one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from backtrick.kernel.arrays import Ints
from backtrick.kernel.columns import Node
from backtrick.kernel.desk import Desk, make_desk
from backtrick.kernel.jit import jit
from backtrick.kernel.turns import UNLIMITED, turn_search, write_plays
from backtrick.rules import (
    FaceToFace,
    Game,
    QuickAndEasy,
    State,
    TheGame,
    legal_plays,
    new_deal,
    play,
)
from backtrick.rules.dealing import deal
from backtrick.rules.state import end_turn, may_end_turn

SETUPS = [(TheGame(), 1), (TheGame(fire=True), 4), (FaceToFace(), 2), (QuickAndEasy(), 3)]


def every_turn(state: State, most: int) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The tops and hands that up to `most` more cards can leave, piles of one kind in order."""
    found = {(state.tops, state.hand)}
    if most and not state.over:
        for step in legal_plays(state):
            after = play(state, *step)
            if after.to_act == state.to_act:
                found |= every_turn(after, most - 1)
    return found


@cache
def compiled_search(game: type[Game]) -> Callable[..., int]:
    """The search of a game, compiled once for all tests."""
    return jit(turn_search(game))


def nodes_of(state: State, most: int) -> tuple[Ints, int, Desk]:
    """What the search finds, without limits."""
    game, desk = state.game, make_desk()
    search = compiled_search(type(game))
    hand = np.zeros(8, np.int64)
    hand[: len(state.hand)] = state.hand
    count = search(
        hand, len(state.hand), np.array(state.tops), state.to_act, False,
        game.required_cards(state.draw_left), most, game.owed(state.tops, ()), UNLIMITED, desk,
    )  # fmt: skip
    return desk.nodes, count, desk


def in_order(game: Game, tops: tuple[int, ...]) -> tuple[int, ...]:
    """Piles that are each other's equals, sorted."""
    if isinstance(game, TheGame):
        return (*sorted(tops[:2]), *sorted(tops[2:]))
    return tops


def positions(game: Game, players: int) -> list[State]:
    """A few positions on the way through a game."""
    decks = new_deal(game, players, 5).decks
    state = deal(game, players, decks=decks, starter=0)
    found = []
    for turn in range(12):
        if turn % 3 == 0:
            found.append(state)
        while not may_end_turn(state) and not state.over:
            plays = list(legal_plays(state))
            state = play(state, *plays[(turn * 7) % len(plays)])
        if state.over:
            break
        state = end_turn(state)
    return [state for state in found if not state.over]


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_finds_exactly_what_the_rules_allow(game: Game, players: int) -> None:
    for state in positions(game.settled(players), players):
        nodes, count, _ = nodes_of(state, min(3, state.game.most))
        found = []
        for node in nodes[:count].tolist():
            tops = tuple(node[Node.CODE] >> 7 * pile & 127 for pile in range(len(state.tops)))
            hand = tuple(c for place, c in enumerate(state.hand) if node[Node.KEPT] >> place & 1)
            found.append((in_order(game, tops), hand))
        wanted = {
            (in_order(game, tops), hand)
            for tops, hand in every_turn(state, min(3, state.game.most))
        }
        assert len(found) == len(set(found)), "a turn was found twice"
        assert set(found) == wanted


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_plays_lead_where_the_node_says(game: Game, players: int) -> None:
    written = jit(write_plays)
    for state in positions(game.settled(players), players):
        nodes, count, desk = nodes_of(state, min(3, state.game.most))
        plays = np.zeros((16, 2), np.int64)
        hand = np.array(state.hand, np.int64)
        for number in range(1, count, 5):
            after = state
            laid = written(desk.nodes, number, hand, plays)
            assert laid == nodes[number, Node.LAID]
            for card, pile in plays[:laid].tolist():
                after = play(after, card, pile)
            code = nodes[number, Node.CODE]
            assert after.tops == tuple(code >> 7 * pile & 127 for pile in range(len(after.tops)))
            assert nodes[number, Node.OWED] == after.game.owed(after.tops, after.laid_on)
            assert bool(nodes[number, Node.GIVEN]) == after.game.given(after.to_act, after.laid_on)
