"""The net: features in, the logarithm of the odds of winning out.

Two hidden layers, or one when `second` has no rows. The first layer needs no bias, since one
feature is always 1; the last row of the others is theirs. Sixteen units are summed up at a time, in
registers: left to itself numba takes four times as long for a layer of sixteen.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import float32

from backtrick.kernel.arrays import Floats
from backtrick.kernel.columns import FloatRow
from backtrick.kernel.desk import WIDTH
from backtrick.kernel.intrinsics import LANES, WIDE, add_rows, add_wide_rows
from backtrick.kernel.jit import register

SMALL = (16,)
LARGE = (64, 32)
"""The hidden layers of the two shipped nets."""


class Net(NamedTuple):
    """The weights of each layer, inputs down, outputs across."""

    first: Floats
    second: Floats
    last: Floats


def layers(net: Net) -> tuple[int, ...]:
    """The widths of the hidden layers."""
    return (
        (net.first.shape[1],) if len(net.second) == 0 else (net.first.shape[1], len(net.last) - 1)
    )


def is_sound(net: Net, features: int) -> bool:
    """Whether these layers make a net for that many features: each layer fits the one before and
    the desk, and every weight is finite.
    """
    first, second, last = net
    if (first.ndim, second.ndim, last.ndim) != (2, 2, 1):
        return False
    width = first.shape[1]
    inner = second.shape[1] if len(second) else width
    return (
        len(first) == features
        and second.shape in ((0, width), (width + 1, inner))
        and last.shape == (inner + 1,)
        and 0 < width <= WIDTH
        and 0 < inner <= WIDTH
        and all(bool(np.isfinite(layer).all()) for layer in net)
    )


def new_net(features: int, hidden: tuple[int, ...], seed: int) -> Net:
    """A new net with random weights."""
    source = np.random.default_rng(seed)

    def layer(inputs: int, outputs: int, scale: float, biased: bool) -> Floats:
        weights = source.standard_normal((inputs, outputs)) * scale
        return np.vstack([weights, np.zeros((int(biased), outputs))]).astype(np.float32)

    first = layer(features, hidden[0], (2 / 40) ** 0.5, biased=False)
    second = np.zeros((0, hidden[0]), np.float32)
    if len(hidden) == 2:
        second = layer(hidden[0], hidden[1], (2 / hidden[0]) ** 0.5, biased=True)
    last = layer(hidden[-1], 1, 0.3 * hidden[-1] ** -0.5, biased=True)[:, 0].copy()
    return Net(first, second, last)


def _forward(inputs: Floats, count: int, weights: Floats, sums: Floats) -> None:
    """Add the inputs' part to the sums; the count is a multiple of eight."""
    width = weights.shape[1]
    wide, whole = width - width % (WIDE * LANES), width - width % LANES
    for unit in range(0, wide, WIDE * LANES):
        add_wide_rows(inputs, count, weights, unit, sums)
    for unit in range(wide, whole, LANES):
        add_rows(inputs, count, weights, unit, sums)
    for unit in range(whole, width):
        for row in range(count):
            sums[unit] += inputs[row] * weights[row, unit]


def evaluate(net: Net, floats: Floats) -> Any:
    """The value of the position whose features are on the desk."""
    one, two = floats[FloatRow.LAYER_1], floats[FloatRow.LAYER_2]
    width = net.first.shape[1]
    for unit in range(width):
        one[unit] = float32(0.0)
    _forward(floats[FloatRow.FEATURES], len(net.first), net.first, one)
    for unit in range(width):
        one[unit] = max(one[unit], float32(0.0))
    if len(net.second) > 0:
        for unit in range(net.second.shape[1]):
            two[unit] = net.second[width, unit]
        _forward(one, width, net.second, two)
        width = net.second.shape[1]
        for unit in range(width):
            one[unit] = max(two[unit], float32(0.0))
    value = net.last[width]
    for unit in range(width):
        value += one[unit] * net.last[unit]
    return value


for _function in (_forward, evaluate):
    register(_function)
