"""The chances that are said: experts who play on win as often as the curves say."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tools.study.curves import Bin, bins
from tools.study.samples import Samples, self_play

from backtrick.rules import FaceToFace, Game, TheGame
from backtrick.study.calibration import Curve, setup_data
from backtrick.talk import Hints

SETUPS: list[tuple[Game, int, Hints | None, int]] = [
    (TheGame(fire=True), 4, Hints.TALKATIVE, 1500),
    (TheGame(required=3), 2, None, 1500),
    (FaceToFace(), 2, None, 150),
]
"""Setups whose curves are those of experts at level 1, and how many games they play."""

SEED = 20


@pytest.fixture(scope="module")
def played() -> dict[Game, Samples]:
    """The positions after the turns of each setup, and how they ended."""
    return {
        game: self_play(game.settled(players), players, hints, games, SEED)[0]
        for game, players, hints, games in SETUPS
    }


def thirds(game: Game, players: int, hints: Hints | None, samples: Samples) -> list[Bin]:
    """What is said and won in thirds of the positions, as a study says it."""
    found = setup_data(game.settled(players), players, hints)
    assert found.level == 1
    return bins(found.curve, samples, 3)


def is_calibrated(parts: list[Bin]) -> bool:
    """Whether what is said holds within 3 points on the whole, and within 6 in each part."""
    count = sum(number for _, _, number in parts)
    off = [(said - won) * number / count for said, won, number in parts]
    return abs(sum(off)) < 0.03 and all(abs(said - won) < 0.06 for said, won, _ in parts)


@pytest.mark.parametrize(("game", "players", "hints", "games"), SETUPS)
def test_experts_win_as_often_as_is_said(
    played: dict[Game, Samples], game: Game, players: int, hints: Hints | None, games: int
) -> None:
    parts = thirds(game, players, hints, played[game])
    assert is_calibrated(parts), parts


def shifted(points: float) -> Callable[[Curve, float], float]:
    """Chances that are off by so much."""
    chance = Curve.chance
    return lambda curve, value: min(1.0, max(0.0, chance(curve, value) + points))


@pytest.mark.parametrize("points", [0.1, -0.1])
@pytest.mark.parametrize(("game", "players", "hints", "games"), SETUPS)
def test_a_curve_that_is_off_by_ten_points_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
    played: dict[Game, Samples],
    game: Game,
    players: int,
    hints: Hints | None,
    games: int,
    points: float,
) -> None:
    monkeypatch.setattr(Curve, "chance", shifted(points))
    assert not is_calibrated(thirds(game, players, hints, played[game]))
