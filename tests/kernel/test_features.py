"""Features do not depend on what is the same by symmetry."""

from __future__ import annotations

from dataclasses import replace

import pytest

from backtrick.kernel.features import features_of
from backtrick.kernel.net import SMALL, new_net
from backtrick.kernel.player import Player
from backtrick.rules import FaceToFace, Game, TheGame, View, shuffled_decks
from backtrick.rules.dealing import deal
from backtrick.rules.view import observe


def opening(game: Game, players: int, seed: int) -> View:
    decks, _ = shuffled_decks(game, players, seed)
    return observe(deal(game, players, decks=decks, starter=0), 0, recall=True)


def judge(view: View) -> float:
    game = view.game
    net = new_net(features_of(type(game)).width, SMALL, seed=9)
    return Player(game, len(view.hand_counts), net).choose(view)[1]


@pytest.mark.parametrize("seed", range(5))
def test_the_game_looks_the_same_in_the_mirror(seed: int) -> None:
    view = opening(TheGame().settled(3), 3, seed)
    laid = frozenset({40, 71})
    here = replace(view, tops=(40, 1, 71, 100), recall=(laid,))
    hand = tuple(card for card in view.hand if card not in laid and 101 - card not in laid)
    here = replace(here, hand=hand, hand_counts=(len(hand), 6, 6))
    mirrored = replace(
        here,
        hand=tuple(sorted(101 - card for card in hand)),
        tops=(30, 1, 61, 100),
        recall=(frozenset({61, 30}),),
    )
    swapped = replace(here, tops=(1, 40, 100, 71))
    assert judge(here) == judge(mirrored) == judge(swapped)


@pytest.mark.parametrize("seed", range(3))
def test_the_duel_looks_the_same_in_the_mirror_and_from_the_other_side(seed: int) -> None:
    view = opening(FaceToFace(), 2, seed)
    mirrored = replace(view, hand=tuple(sorted(61 - card for card in view.hand)))
    other = replace(view, seat=1, to_act=1)
    assert judge(view) == judge(mirrored) == judge(other)
