"""Latencies as figures."""

from __future__ import annotations

from collections.abc import Sequence


def percentile(sorted_values: Sequence[float], share: float) -> float:
    """The value below which that share lies; of nothing, not a number."""
    if not sorted_values:
        return float("nan")
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


def spread(seconds: Sequence[float]) -> str:
    """The 50th, 95th and 99th percentile and the largest, in milliseconds."""
    ordered = sorted(seconds)
    shares = ((0.5, "p50"), (0.95, "p95"), (0.99, "p99"), (1.0, "max"))
    return "  ".join(f"{name} {1000 * percentile(ordered, share):.1f}" for share, name in shares)
