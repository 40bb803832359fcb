"""What the handlers of requests and sockets work with: one of each in a process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.security import Caller
from backtrick.server.ops.config import Config
from backtrick.server.ops.health import Health
from backtrick.server.ops.metrics import Metrics
from backtrick.server.people.identity import Identities
from backtrick.server.people.limits import Buckets, Limit, address_key
from backtrick.server.people.names import Names
from backtrick.server.ports import Ports
from backtrick.server.storage import Device, Store

if TYPE_CHECKING:
    from backtrick.server.live.live import Live

Connecting = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""


@dataclass(slots=True)
class Services:
    """Everything that outlives a request. What needs the store is there while the app runs."""

    config: Config
    ports: Ports
    metrics: Metrics
    buckets: Buckets
    health: Health
    store: Store
    live: Live
    names: Names
    identities: Identities

    def check_guesses(self, connection: Connecting, device: Device | None) -> None:
        """Refuse a client that has guessed wrongly too often, before looking at one more guess."""
        for who in _guessing(connection, device):
            seconds = self.buckets.wait(Limit.GUESSES, who)
            if seconds:
                raise ServerError(ServerErrorCode.TOO_MANY, seconds=seconds)

    def count_guess(self, connection: Connecting, device: Device | None) -> None:
        """A guess was wrong: it counts for the device and for the address."""
        for who in _guessing(connection, device):
            self.buckets.count(Limit.GUESSES, who)

    async def check_seats(self, device_id: str) -> None:
        """Refuse another seat to a device that has too many unfinished tables."""
        most = max(1, round(self.config.caps.open_tables * self.config.limits))
        if self.config.limits and await self.store.count_tables_of(device_id) >= most:
            raise ServerError(ServerErrorCode.TOO_MANY_TABLES, most=most)


def caller_of(connection: Connecting) -> Caller:
    """Where a request or a socket comes from."""
    who = connection.scope["state"]["caller"]
    assert isinstance(who, Caller)
    return who


def _guessing(connection: Connecting, device: Device | None) -> list[str]:
    by_device = [] if device is None else [device.id]
    return [address_key(caller_of(connection).address), *by_device]


Serving = NamedDependency[SkipValidation[Services]]
"""The services, in the signature of a handler."""

Me = NamedDependency[SkipValidation[Device]]
"""The device that asks, in the signature of a handler: nobody comes without one."""
