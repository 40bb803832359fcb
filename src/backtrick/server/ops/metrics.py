"""What can be counted and measured about a server, for Prometheus."""

from __future__ import annotations

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._exposed, self._written = b"", float("-inf")
        counter = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        seconds = partial(Histogram, registry=self.registry, buckets=_QUICK)
        self.requests = counter(
            "backtrick_requests", "HTTP requests answered.", ("method", "route", "status")
        )
        self.request_seconds = seconds(
            "backtrick_request_seconds", "How long a request took.", ("route",)
        )
        self.refusals = counter("backtrick_refusals", "What was refused, by code.", ("code",))
        self.sockets = gauge("backtrick_sockets", "Sockets that are open.")
        self.dropped = counter(
            "backtrick_sockets_dropped", "Sockets closed by the server.", ("code",)
        )
        self.excess = counter("backtrick_excess", "What was too much, by cap.", ("cap",))
        self.tables = gauge("backtrick_tables_loaded", "Tables in memory.")
        self.plays = counter("backtrick_plays", "Plays acknowledged, stored before that.")
        self.append_seconds = seconds("backtrick_append_seconds", "From an append to its commit.")
        self.commits = gauge("backtrick_commits", "Transactions committed so far.")
        self.appended = gauge("backtrick_appends", "Appends stored so far.")
        self.due = counter("backtrick_due", "Due work done, by kind.", ("kind",))
        self.due_late = seconds(
            "backtrick_due_late_seconds",
            "How long after its deadline work was done.",
            buckets=(0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
        )
        self.thinking = seconds(
            "backtrick_bot_seconds", "How long a bot thought about a turn.", ("bot",)
        )

    def exposed(self, now: float, hold: float) -> bytes:
        """All of it, as Prometheus reads it. What was written within so many seconds holds."""
        if now - self._written >= hold:
            self._exposed, self._written = generate_latest(self.registry), now
        return self._exposed
