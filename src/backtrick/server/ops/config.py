"""How a server is set up: every flag of `backtrick serve` and every `BACKTRICK_*` variable."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

from backtrick.server.storage.urls import default_url

Network = IPv4Network | IPv6Network

DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Everything that can be set. What is secret is left out of its `repr`."""

    host: str = "127.0.0.1"
    port: int = 8181
    database: str = field(default_factory=default_url, repr=False)
    readers: int = 4
    """Threads that read from the database."""
    redis: str | None = field(default=None, repr=False)
    """Where the processes tell each other that a table has moved; nothing for a single one."""

    base_path: str = ""
    """Where everything lies below the host, such as `/cards`; no slash at the end."""
    public_url: str | None = None
    """How people reach the server, such as `https://example.org`; without it, as the request."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use a device's cookie, such as `https://example.org`."""
    trusted_hops: int = 0
    """So many proxies of one's own stand in front and extend `X-Forwarded-For`."""
    trusted_proxies: tuple[Network, ...] = ()
    """Addresses of one's own proxies; an alternative to counting them."""

    operator_token: str | None = field(default=None, repr=False)
    words_file: Path | None = None
    """Words that no name may hold, one a line; those banned by `moderate` come on top."""
    retire_after: float = 30 * DAY
    """A table that nobody has touched for so many seconds is closed."""
    purge_after: float = 90 * DAY
    """A closed table is removed when nobody has touched it for so many seconds; records stay."""

    bot_pace: float = 1.2
    """So many seconds, roughly, a bot takes for a turn; 0 is as fast as it can."""
    bot_threads: int = 2
    bot_seconds: float = 20.0
    """So long a bot may think about a turn before another plays it."""
    warm: bool = True
    """Whether bots are compiled before the server says that it is ready."""
    drain_seconds: float = 10.0

    opinion_seconds: float = 30.0
    """How long players have to say who should start."""
    nudge_seconds: float = 45.0
    """A person who does not answer a nudge within this time counts as away."""

    limits: float = 1.0
    """By how much all limits are stretched; 0 lifts them."""
    log_level: str = "info"

    @property
    def cookie_path(self) -> str:
        """Where the cookie of a device is sent to."""
        return self.base_path or "/"
