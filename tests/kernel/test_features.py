"""Features do not depend on what is the same by symmetry."""

from __future__ import annotations

from dataclasses import replace

import pytest

from backtrick.kernel.features import features_of
from backtrick.kernel.features.face_to_face import short_of
from backtrick.kernel.net import SMALL, new_net
from backtrick.kernel.player import Player
from backtrick.rules import FaceToFace, Game, TheGame, View, new_deal
from backtrick.rules.dealing import deal
from backtrick.rules.view import observe


def opening(game: Game, players: int, seed: int) -> View:
    decks = new_deal(game, players, seed).decks
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


@pytest.mark.parametrize("seed", range(5))
def test_the_duel_looks_the_same_in_the_mirror_later_on(seed: int) -> None:
    view = opening(FaceToFace(), 2, seed)
    laid = frozenset({20, 30, 45}), frozenset({12, 18, 50})
    hand = tuple(card for card in view.hand if card not in laid[0] and 61 - card not in laid[0])
    here = replace(view, hand=hand, hand_counts=(len(hand), 6), tops=(20, 45, 18, 50), recall=laid)
    mirrored = replace(
        here,
        hand=tuple(sorted(61 - card for card in hand)),
        tops=(16, 41, 11, 43),
        recall=tuple(frozenset(61 - card for card in deck) for deck in laid),
    )
    assert judge(here) == judge(mirrored)


def test_how_likely_cards_fall_short() -> None:
    assert short_of(0, 3, 0.5) == 0
    assert short_of(1, 2, 0.5) == 0.25
    assert short_of(2, 2, 0.5) == 0.75
    assert short_of(2, 0, 1.0) == 1
    assert short_of(2, 1, 1.0) == 1
    assert short_of(2, 2, 1.0) == 0
