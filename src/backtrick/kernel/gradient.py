"""Teaching a net: the slope of its error on a batch of positions, and steps along it (Adam)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from backtrick.kernel.arrays import Floats
from backtrick.kernel.net import Net

FIRST_MEMORY = 0.9
SECOND_MEMORY = 0.999
"""The decay of Adam's averages of the slopes and of their squares."""


def copy_net(net: Net, scale: float = 1.0) -> Net:
    """A copy of the net; with the scale 0, a net of zeros."""
    return Net(*((weights * np.float32(scale)).astype(np.float32) for weights in net))


def wider(net: Net, inputs: int) -> Net:
    """A copy of the net with at least that many inputs; the weights of new inputs are 0."""
    copied = copy_net(net)
    more = np.zeros((max(inputs - len(net.first), 0), net.first.shape[1]), np.float32)
    return Net(np.vstack([copied.first, more]), copied.second, copied.last)


def doubled(net: Net, seed: int) -> Net:
    """Twice as many units in every hidden layer. Each shares its work with a twin, so that the net
    judges nearly as before; weights differ by two percent, so that twins can learn to differ.
    """
    source, half = np.random.default_rng(seed), np.float32(0.5)

    def twins(weights: Floats) -> Floats:
        pair = np.hstack([weights, weights])
        return (pair * (1 + 0.02 * source.standard_normal(pair.shape))).astype(np.float32)

    first, second, last = net
    if len(second):
        shared = second[:-1] * half
        second = twins(np.vstack([shared, shared, second[-1:]]))
    else:
        second = np.hstack([second, second])
    shared = last[:-1] * half
    return Net(twins(first), second, np.concatenate([shared, shared, last[-1:]]))


def halfway(one: Net, other: Net) -> Net:
    """The mean of two nets, of which one was taught from the other."""
    return Net(*((a + b) * np.float32(0.5) for a, b in zip(one, other, strict=True)))


def slope(net: Net, features: Floats, targets: Floats) -> tuple[Net, float]:
    """The slope of the cross entropy between the net's chances and the targets, and its mean."""
    deep = len(net.second) > 0
    sums_1 = features @ net.first
    one = top = np.maximum(sums_1, 0)
    if deep:
        sums_2 = one @ net.second[:-1] + net.second[-1]
        top = np.maximum(sums_2, 0)
    chances = 1 / (1 + np.exp(-(top @ net.last[:-1] + net.last[-1])))
    loss = -np.log(np.where(targets > 0.5, chances, 1 - chances) + 1e-9)
    error = ((chances - targets) / len(targets)).astype(np.float32)
    last = np.append(top.T @ error, error.sum()).astype(np.float32)
    back = error[:, None] * net.last[:-1]
    second = np.zeros_like(net.second)
    if deep:
        back = back * (sums_2 > 0)
        second[:-1], second[-1] = one.T @ back, back.sum(0)
        back = back @ net.second[:-1].T
    first = features.T @ (back * (sums_1 > 0))
    return Net(first, second, last), float(loss.mean())


@dataclass
class Adam:
    """A net, its running average, and the memory of the slopes that moved it."""

    net: Net
    average: Net
    first: Net
    second: Net
    steps: int = 0

    @classmethod
    def start(cls, net: Net) -> Adam:
        """Begin from these weights."""
        return cls(net, copy_net(net), copy_net(net, 0), copy_net(net, 0))

    def step(self, features: Floats, targets: Floats, rate: float, memory: float) -> float:
        """One step; returns the error before it. The average keeps `memory` of itself."""
        slopes, loss = slope(self.net, features, targets)
        self.steps += 1
        scale = np.sqrt(1 - SECOND_MEMORY**self.steps) / (1 - FIRST_MEMORY**self.steps)
        size = np.float32(rate * scale)
        for weights, mean, square, average, change in zip(
            self.net, self.first, self.second, self.average, slopes, strict=True
        ):
            mean += np.float32(1 - FIRST_MEMORY) * (change - mean)
            square += np.float32(1 - SECOND_MEMORY) * (change * change - square)
            weights -= size * mean / (np.sqrt(square) + np.float32(1e-7))
            average += np.float32(1 - memory) * (weights - average)
        return loss

    def epoch(
        self, features: Floats, targets: Floats, rate: float, memory: float,
        source: np.random.Generator, size: int = 256,
    ) -> float:  # fmt: skip
        """Once through all positions in random order; returns the mean error."""
        order = source.permutation(len(features))
        losses = [
            self.step(features[part], targets[part], rate, memory)
            for part in np.split(order[: len(order) // size * size], max(len(order) // size, 1))
            if len(part)
        ]
        return float(np.mean(losses)) if losses else 0.0
