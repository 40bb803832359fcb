from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from backtrick.kernel.bundle import BundleError, BundleErrorCode
from backtrick.kernel.columns import Style
from backtrick.kernel.course_file import resume_course, save_course
from backtrick.kernel.features import features_of
from backtrick.kernel.learn import Course, Learner, fill_targets
from backtrick.kernel.net import layers, new_net
from backtrick.kernel.player import Player
from backtrick.rules import FaceToFace, QuickAndEasy

GAME = QuickAndEasy().settled(2)
COURSE = Course(seed=3, hidden=(16,), games=1500, minutes=None, batch=500, window=2)


def test_it_learns() -> None:
    learner = Learner(GAME, 2, replace(COURSE, games=6000))
    before = learner.measure(300).mean_left
    learner.learn()
    assert learner.measure(300).mean_left < before - 5


def test_the_same_seed_teaches_the_same() -> None:
    nets = []
    for _ in range(2):
        learner = Learner(GAME, 2, COURSE)
        learner.learn()
        nets.append(learner.net)
    assert all(np.array_equal(one, other) for one, other in zip(*nets, strict=True))


def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    learner = Learner(GAME, 2, COURSE)
    learner.step()
    learner.step()
    file = tmp_path / "weights.course"
    save_course(learner, file)
    again = resume_course(file, GAME, 2, COURSE)
    assert again.progress.games == 1000
    assert again.adam.steps == learner.adam.steps
    assert np.array_equal(again.net.first, learner.net.first)
    assert again.learn().games == 1500
    learner.learn()
    for one, other in zip(again.net, learner.net, strict=True):
        assert np.array_equal(one, other), "a pause makes no difference"


def test_a_file_from_another_course_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.course"
    save_course(Learner(GAME, 2, COURSE), file)
    for players, course in ((3, COURSE), (2, replace(COURSE, seed=4))):
        with pytest.raises(BundleError) as caught:
            resume_course(file, GAME, players, course)
        assert caught.value.code is BundleErrorCode.OTHER_COURSE


def test_sparring_teaches_what_the_first_seat_saw() -> None:
    course = Course(seed=3, hidden=(16,), games=50, minutes=None, batch=50)
    sizes = []
    for sparring in (False, True):
        learner = Learner(FaceToFace(), 2, replace(course, sparring=sparring))
        learner.step()
        sizes.append(learner.adam.steps)
    assert 0 < sizes[1] < sizes[0], "greedy's positions are not learned from"


def test_targets_lie_between_the_end_and_the_judgements() -> None:
    values = np.array([0.0, 0.0, 0.0, 0.0], np.float32)
    movers = np.array([0, 1, 0, 1])
    starts, left, winners = np.array([0, 4]), np.array([3]), np.array([1])
    targets = np.zeros(4, np.float32)
    fill_targets(values, movers, starts, left, winners, 58, True, 1.0, 1.0, targets)
    assert targets.tolist() == [0, 1, 0, 1], "seat 1 has won the duel"
    fill_targets(values, movers, starts, left, winners, 58, True, 1.0, 0.0, targets)
    assert targets.tolist() == [0.5, 0.5, 0.5, 1], "each position learns from the next"


def test_a_net_learns_to_listen() -> None:
    """It starts as the player it was, and then knows what to do with a hint."""
    silent = new_net(features_of(QuickAndEasy).width, (16,), 3)
    learner = Learner(GAME, 2, replace(COURSE, talk=True), silent)
    quiet = Player(GAME, 2, silent).play(1, 0, 20)
    spoken = Player(GAME, 2, learner.net).play(1, 0, 20, company=[Style.PLAIN] * 2)
    assert np.array_equal(quiet.left, spoken.left), "hints count nothing yet"
    learner.learn()
    assert np.abs(learner.net.first[features_of(QuickAndEasy).width :]).max() > 0.001


def test_a_narrow_net_begins_a_wide_course_doubled() -> None:
    narrow = new_net(features_of(QuickAndEasy).width, (16,), 3)
    learner = Learner(GAME, 2, replace(COURSE, hidden=(32,), talk=True), narrow)
    assert layers(learner.net) == (32,)
    learner.learn()
    again = Learner(GAME, 2, replace(COURSE, hidden=(32,), talk=True), learner.net)
    assert layers(again.net) == (32,), "once is enough"


def test_in_three_of_five_batches_somebody_has_other_manners() -> None:
    learner = Learner(GAME, 2, replace(COURSE, talk=True))
    company = [learner._company(number) for number in range(10)]
    assert company[:2] == [[Style.PLAIN, Style.PLAIN]] * 2
    assert company[2:5] == [
        [Style.OF_PILES, Style.PLAIN],
        [Style.QUIET, Style.PLAIN],
        [Style.CLUMSY, Style.PLAIN],
    ]
    assert company[7:] == [
        [Style.PLAIN, Style.OF_PILES],
        [Style.PLAIN, Style.QUIET],
        [Style.PLAIN, Style.CLUMSY],
    ]
