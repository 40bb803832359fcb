from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from backtrick.kernel.columns import FloatRow
from backtrick.kernel.desk import make_desk
from backtrick.kernel.gradient import Adam, doubled, slope
from backtrick.kernel.intrinsics import ROWS
from backtrick.kernel.jit import jit
from backtrick.kernel.net import LARGE, SMALL, Net, evaluate, layers, new_net


def by_hand(net: Net, features: np.ndarray) -> float:
    hidden = np.maximum(features @ net.first, 0)
    if len(net.second):
        hidden = np.maximum(hidden @ net.second[:-1] + net.second[-1], 0)
    return float(hidden @ net.last[:-1] + net.last[-1])


def some_features(count: int) -> Any:
    """Every second feature is 0, as in games."""
    features = np.random.default_rng(1).standard_normal(count).astype(np.float32)
    features[::2] = 0
    return features


@pytest.mark.parametrize("hidden", [SMALL, LARGE, (24, 20), (128, 64), (88, 20)])
def test_compiled_net_computes_what_numpy_does(hidden: tuple[int, ...]) -> None:
    net, desk = new_net(24, hidden, seed=3), make_desk()
    features = some_features(24)
    desk.floats[FloatRow.FEATURES, :24] = features
    value = jit(evaluate)(net, desk.floats)
    assert layers(net) == hidden
    assert value == pytest.approx(by_hand(net, features), rel=1e-4, abs=1e-5)


def test_sums_are_made_in_the_same_order_on_every_machine() -> None:
    net, desk, features = new_net(24, (80,), seed=3), make_desk(), some_features(24)
    desk.floats[FloatRow.FEATURES, :24] = features
    products, sums = features[:, None] * net.first, np.zeros(80, np.float32)
    for row in range(0, 24, ROWS):
        part = np.zeros(80, np.float32)
        for step in range(ROWS):
            part += products[row + step]
        sums += part
    value = net.last[80]
    for unit in range(80):
        value += max(sums[unit], np.float32(0)) * net.last[unit]
    assert jit(evaluate)(net, desk.floats) == value


@pytest.mark.parametrize("hidden", [(8,), (8, 16)])
def test_slope_is_the_change_of_the_error(hidden: tuple[int, ...]) -> None:
    source = np.random.default_rng(2)
    net: Any = Net._make(layer.astype(np.float64) for layer in new_net(16, hidden, seed=4))
    features: Any = source.standard_normal((32, 16))
    targets: Any = (source.random(32) > 0.5) * 1.0
    slopes, loss = slope(net, features, targets)
    for layer, change in zip(net, slopes, strict=True):
        if not layer.size:
            continue
        place = np.unravel_index(layer.size // 2, layer.shape)
        layer[place] += 1e-5
        moved = slope(net, features, targets)[1]
        layer[place] -= 1e-5
        assert (moved - loss) / 1e-5 == pytest.approx(change[place], abs=1e-3)


def test_steps_reduce_the_error() -> None:
    source = np.random.default_rng(3)
    features = source.standard_normal((512, 16)).astype(np.float32)
    targets = (features[:, 0] > 0).astype(np.float32)
    adam = Adam.start(new_net(16, SMALL, seed=5))
    first = adam.epoch(features, targets, 0.01, 0.9, source, size=64)
    for _ in range(20):
        last = adam.epoch(features, targets, 0.01, 0.9, source, size=64)
    assert last < first / 2


@pytest.mark.parametrize("hidden", [SMALL, LARGE])
def test_a_doubled_net_judges_nearly_as_before(hidden: tuple[int, ...]) -> None:
    source = np.random.default_rng(6)
    net = new_net(24, hidden, seed=3)
    for layer in net[1:]:
        layer[-1:] = source.standard_normal(layer[-1:].shape)
    wide = doubled(net, seed=1)
    assert layers(wide) == tuple(2 * units for units in hidden)
    units = hidden[0]
    assert not np.array_equal(wide.first[:, :units], wide.first[:, units:]), "twins can part"
    positions = source.standard_normal((50, 24)).astype(np.float32)
    before, after = ([by_hand(each, one) for one in positions] for each in (net, wide))
    assert np.std(np.subtract(after, before)) < 0.1 * np.std(before)
    assert np.mean(after) == pytest.approx(np.mean(before), abs=0.05)
