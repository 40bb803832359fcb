"""Estimates with 95 % intervals, from games on the same deals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from backtrick.lab.summary import wilson

Z = 1.959963984540054
"""Between -Z and Z lie 95 % of the normal distribution."""


class Estimate(NamedTuple):
    """A figure, and its 95 % interval."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float, shift: float = 0.0) -> Estimate:
        """The same estimate on another scale; the factor is positive."""
        return Estimate(*(factor * part + shift for part in self))


def share(hits: int, tries: int) -> Estimate:
    """A share of games that have nothing in common, with Wilson's interval."""
    return Estimate(hits / tries if tries else 0.0, *wilson(hits, tries))


def bounded_mean(values: Sequence[float], lowest: float, highest: float) -> Estimate:
    """The mean of one figure for each deal, none of them outside these bounds.

    The interval is the usual one after adding one deal at either bound, so that it has a width even
    where all deals agree. For differences of -1, 0 and 1 it is that of Bonett and Price (2012).
    """
    if not values:
        return Estimate((lowest + highest) / 2, lowest, highest)
    more = len(values) + 2
    middle = (math.fsum(values) + lowest + highest) / more
    squares = math.fsum((value - middle) ** 2 for value in (*values, lowest, highest))
    margin = Z * math.sqrt(squares) / more
    value = math.fsum(values) / len(values)
    return Estimate(value, max(lowest, middle - margin), min(highest, middle + margin))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of one figure for each deal, with Student's interval."""
    count = len(values)
    if not count:
        return Estimate(0.0, -math.inf, math.inf)
    value = math.fsum(values) / count
    if count == 1:
        return Estimate(value, -math.inf, math.inf)
    variance = math.fsum((each - value) ** 2 for each in values) / (count - 1)
    margin = student(count - 1) * math.sqrt(variance / count)
    return Estimate(value, value - margin, value + margin)


def student(freedom: int) -> float:
    """Between minus this and this lie 95 % of Student's distribution.

    Exact for one and two degrees of freedom, a series in 1/freedom beyond: right to a thousandth
    from five on, to a hundredth for three and four.
    """
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
