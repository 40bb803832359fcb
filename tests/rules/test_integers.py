"""Whole numbers of NumPy are as good as plain ones, and a game may be named."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from backtrick.rules import (
    BadSetup,
    FaceToFace,
    GameLog,
    IllegalPlay,
    QuickAndEasy,
    TheGame,
    deal,
    legal_plays,
    new_deal,
    observe,
    play,
    resign,
    start,
)


@pytest.mark.parametrize("number", [np.int64, np.uint8, np.int16])
def test_a_game_is_played_with_numbers_of_numpy(number: Any) -> None:
    plain = start(deal(TheGame(), 3, seed=7), 0)
    state = start(deal(TheGame(), number(3), seed=number(7)), number(0))
    assert state == plain
    card, pile = next(iter(legal_plays(state)))
    assert (number(card), number(pile)) in legal_plays(state)
    after = play(state, number(card), number(pile))
    assert after == play(plain, card, pile)
    assert all(type(each) is int for each in (*after.tops, *after.laid_on))
    assert observe(after, number(1)) == observe(after, 1)
    assert resign(after, number(2)).resigned == 2
    assert type(resign(after, number(2)).resigned) is int


def test_a_record_of_it_can_be_written() -> None:
    number: Any = np.int64
    log = GameLog.begin(TheGame(), 1, new_deal(TheGame(), number(1), number(5)), starter=0)
    card, pile = next(iter(legal_plays(log.state)))
    record = log.play(number(card), number(pile)).record(["me"])
    assert record.to_json().count(f"[{card},{pile}]") == 1


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None])
def test_anything_else_is_no_number(wrong: Any) -> None:
    state = start(deal(TheGame(), 3, seed=7), 0)
    with pytest.raises(IllegalPlay):
        play(state, state.hand[0], wrong)
    with pytest.raises(BadSetup):
        deal(TheGame(), 3, seed=str(wrong))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [TheGame, FaceToFace, QuickAndEasy])
def test_a_game_by_name_class_or_value(kind: Any) -> None:
    states = [deal(game, 2, seed=1) for game in (kind.name, kind, kind())]
    assert states[0] == states[1] == states[2]


def test_options_may_be_numbers_of_numpy() -> None:
    assert TheGame.choose({"required": np.int64(3)}, 2) == TheGame(required=3).settled(2)
