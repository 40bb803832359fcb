"""What can be counted and measured about a server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "backtrick_requests",
            "HTTP requests answered.",
            ("method", "route", "status"),
            registry=registry,
        )
        self.request_seconds = Histogram(
            "backtrick_request_seconds",
            "How long a request took.",
            ("route",),
            registry=registry,
            buckets=_QUICK,
        )
        self.refusals = Counter(
            "backtrick_refusals", "What was refused, by code.", ("code",), registry=registry
        )
        self.sockets = Gauge("backtrick_sockets", "Sockets that are open.", registry=registry)
        self.dropped = Counter(
            "backtrick_sockets_dropped",
            "Sockets closed by the server.",
            ("code",),
            registry=registry,
        )
        self.tables = Gauge("backtrick_tables_loaded", "Tables in memory.", registry=registry)
        self.plays = Counter(
            "backtrick_plays", "Plays acknowledged, stored before that.", registry=registry
        )
        self.append_seconds = Histogram(
            "backtrick_append_seconds",
            "From an append to its commit.",
            registry=registry,
            buckets=_QUICK,
        )
        self.commits = Gauge(
            "backtrick_commits", "Transactions committed so far.", registry=registry
        )
        self.appended = Gauge("backtrick_appends", "Appends stored so far.", registry=registry)
        self.due = Counter("backtrick_due", "Due work done, by kind.", ("kind",), registry=registry)
        self.due_late = Histogram(
            "backtrick_due_late_seconds",
            "How long after its deadline work was done.",
            registry=registry,
            buckets=(0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
        )
        self.thinking = Histogram(
            "backtrick_bot_seconds",
            "How long a bot thought about a turn.",
            ("bot",),
            registry=registry,
            buckets=_QUICK,
        )

    def exposed(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
