"""The curves: they rise, there is one for every setup, and they belong to the shipped nets."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from backtrick.rules import TheGame
from backtrick.rules.games import every_setup
from backtrick.study import StudyError, StudyErrorCode
from backtrick.study import calibration as c
from backtrick.talk import Hints, manners


def test_the_data_belong_to_the_nets_that_are_shipped() -> None:
    """After new nets: `make study-data`."""
    c.study_data.__wrapped__()


def test_data_of_other_nets_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c, "all_nets_hash", lambda game: "0" * 12)
    with pytest.raises(StudyError) as refused:
        c.study_data.__wrapped__()
    assert refused.value.code is StudyErrorCode.OTHER_NETS


def test_every_setup_has_a_rising_curve() -> None:
    for game, players in every_setup():
        partners = players > 1 and bool(manners(game).codes)
        for hints in (None, *Hints) if partners else (None,):
            found = c.setup_data(game, players, hints)
            assert 0 <= found.won < 1
            for points in (found.curve.said, found.curve.found):
                assert all(low < high for low, high in pairwise(points))
            values = [-30 + place / 10 for place in range(600)]
            chances = list(map(found.curve.chance, values))
            assert all(low < high for low, high in pairwise(chances) if high < 1 - 1e-12)


def test_little_talk_has_a_curve_of_its_own_where_a_net_has_learned_it() -> None:
    game, fire = TheGame().settled(3), TheGame(required=3, fire=True).settled(3)
    normal, talkative = (c.setup_data(game, 3, hints) for hints in (Hints.NORMAL, Hints.TALKATIVE))
    assert normal.hints is Hints.NORMAL
    assert normal.won < talkative.won
    assert c.setup_data(game, 3, Hints.QUIET) is normal
    assert c.setup_data(fire, 3, Hints.NORMAL) is c.setup_data(fire, 3, Hints.TALKATIVE)


def test_a_setup_without_data_is_refused() -> None:
    with pytest.raises(StudyError) as refused:
        c.setup_data(TheGame().settled(1), 1, Hints.TALKATIVE)
    assert refused.value.code is StudyErrorCode.NO_DATA


def test_beyond_its_ends_a_curve_goes_on() -> None:
    curve = c.Curve((-1.0, 1.0), (-2.0, 0.0))
    assert curve.chance(0.0) == pytest.approx(1 / (1 + math.e))
    assert curve.chance(2.0) == pytest.approx(1 / (1 + math.exp(-1.0)))
    assert curve.chance(-3.0) == pytest.approx(1 / (1 + math.exp(4.0)))
