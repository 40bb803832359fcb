"""How often a client may do something: token buckets, in bounded memory."""

from __future__ import annotations

import math
from collections import OrderedDict
from enum import StrEnum
from ipaddress import IPv6Address, ip_address, ip_network

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.ops.config import Caps, Rate, Rates
from backtrick.server.ports import SYSTEM, Clock


class Limit(StrEnum):
    """What is limited. `Rates` in the configuration says how often, and for whom it is counted."""

    REQUESTS = "requests"
    DEVICES = "devices"
    TABLES = "tables"
    GAMES = "games"
    STORED = "stored"
    GUESSES = "guesses"
    NETWORK_GUESSES = "network_guesses"
    ALL_GUESSES = "all_guesses"
    RECORDS = "records"
    REASONS = "reasons"
    STUDIES = "studies"
    TRIES = "tries"
    LINKS = "links"
    SOCKETS = "sockets"
    TALK = "talk"
    MESSAGES = "messages"


class Buckets:
    """The buckets of all clients. `stretch` multiplies every limit; 0 lifts them all."""

    def __init__(
        self,
        stretch: float = 1.0,
        clock: Clock = SYSTEM.clock,
        rates: Rates | None = None,
        most: int = Caps().buckets,
    ) -> None:
        self.stretch = stretch
        self._rates = rates or Rates()
        self._clock = clock
        self._most = most
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
        rate: Rate = getattr(self._rates, limit)
        burst, pace = max(1.0, rate.burst * self.stretch), rate.seconds / self.stretch
        now = self._clock.monotonic()
        tokens, at = self._buckets.pop((limit, who), (burst, now))
        tokens = min(burst, tokens + (now - at) / pace)
        self._buckets[limit, who] = tokens, now
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return 0 if tokens >= 1 else math.ceil((1 - tokens) * pace) or 1

    def count(self, limit: Limit, who: str) -> None:
        """Count one that has happened already; there may be too many of them."""
        self.wait(limit, who)
        if self.stretch:
            tokens, at = self._buckets[limit, who]
            self._buckets[limit, who] = max(0.0, tokens - 1), at

    def give_back(self, limit: Limit, who: str) -> None:
        """One that was counted need not have been."""
        self.wait(limit, who)
        if self.stretch:
            tokens, at = self._buckets[limit, who]
            self._buckets[limit, who] = tokens + 1, at  # `wait` keeps to the burst

    def __len__(self) -> int:
        return len(self._buckets)


def address_key(address: str) -> str:
    """The name under which an address is counted: an IPv6 network of 2^64 addresses is one."""
    return _network(address, 32, 64)


def network_key(address: str) -> str:
    """The name under which the network of an address is counted: what one customer of a provider
    can have.
    """
    return _network(address, 24, 48)


def _network(address: str, bits: int, bits_of_ipv6: int) -> str:
    try:
        known = ip_address(address)
    except ValueError:
        return "?"
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    kept = bits_of_ipv6 if isinstance(known, IPv6Address) else bits
    if kept == known.max_prefixlen:
        return str(known)
    return str(ip_network((known, kept), strict=False))
