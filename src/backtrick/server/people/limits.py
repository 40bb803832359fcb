"""How often a client may do something: token buckets, in bounded memory."""

from __future__ import annotations

import math
from collections import OrderedDict
from enum import Enum
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.ports import SYSTEM, Clock

MOST_BUCKETS = 50_000
"""The buckets kept; the one that was not used for longest is forgotten, full again."""


class Rate(NamedTuple):
    """A token bucket: `burst` tokens, one refilled every `seconds`."""

    burst: int
    seconds: float


class Limit(Enum):
    """What is limited, and for whom it is counted."""

    REQUESTS = Rate(300, 0.02)
    """Requests, by address."""
    DEVICES = Rate(30, 60.0)
    """New devices, by address."""
    TABLES = Rate(30, 20.0)
    """New tables, by device."""
    GUESSES = Rate(10, 30.0)
    """Codes, keys, links and tokens that were wrong, by device and by address."""
    RECORDS = Rate(20, 2.0)
    """Records from elsewhere that are checked, by address."""
    REASONS = Rate(20, 3.0)
    """Turns of bots that are explained, by device."""
    LINKS = Rate(10, 60.0)
    """Links that move an identity, by device."""
    SOCKETS = Rate(60, 0.5)
    """Sockets opened, by device or address."""
    TALK = Rate(10, 2.0)
    """What others hear of at once (chat, hints, opinions, nudges, going and coming back), by table
    and device, that is by seat."""
    MESSAGES = Rate(60, 0.1)
    """Messages on sockets, by device."""


class Buckets:
    """The buckets of all clients. `stretch` multiplies every limit; 0 lifts them all."""

    def __init__(self, stretch: float = 1.0, clock: Clock = SYSTEM.clock) -> None:
        self.stretch = stretch
        self._clock = clock
        self._buckets: OrderedDict[tuple[Limit, str], tuple[float, float]] = OrderedDict()

    def take(self, limit: Limit, who: str) -> None:
        """Count one; a `ServerError` says how long to wait when there were too many."""
        wait = self.wait(limit, who)
        if wait:
            raise ServerError(ServerErrorCode.TOO_MANY, seconds=wait)
        if self.stretch:
            tokens, at = self._buckets[limit, who]
            self._buckets[limit, who] = tokens - 1, at

    def wait(self, limit: Limit, who: str) -> int:
        """How many seconds until one more is allowed: 0 is now."""
        if not self.stretch:
            return 0
        burst = max(1.0, limit.value.burst * self.stretch)
        pace = limit.value.seconds / self.stretch
        now = self._clock.monotonic()
        tokens, at = self._buckets.pop((limit, who), (burst, now))
        tokens = min(burst, tokens + (now - at) / pace)
        self._buckets[limit, who] = tokens, now
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0 if tokens >= 1 else math.ceil((1 - tokens) * pace) or 1

    def count(self, limit: Limit, who: str) -> None:
        """Count one that has happened already; there may be too many of them."""
        self.wait(limit, who)
        if self.stretch:
            tokens, at = self._buckets[limit, who]
            self._buckets[limit, who] = max(0.0, tokens - 1), at

    def __len__(self) -> int:
        return len(self._buckets)


def address_key(address: str) -> str:
    """The name under which an address is counted: an IPv6 network of 2^64 addresses is one."""
    try:
        known = ip_address(address)
    except ValueError:
        return "?"
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return f"{IPv6Address(int(known) >> 64 << 64)}/64"
    return str(known)
