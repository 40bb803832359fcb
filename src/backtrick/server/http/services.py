"""What the handlers of requests and sockets work with: one of each in a process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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
from backtrick.server.people.identity import Identities, normal_code
from backtrick.server.people.limits import Buckets, Limit, address_key, network_key
from backtrick.server.people.names import Names
from backtrick.server.ports import Ports
from backtrick.server.storage import Device, Store

if TYPE_CHECKING:
    from backtrick.server.live.live import Live


LONGEST_CODE = 16
"""A secret with no more letters and digits may be meant as the code of a table."""


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

    def check_room(self) -> None:
        """Refuse a newcomer while memory is short; whoever has a seat goes on."""
        if self.health.full:
            seconds = round(self.config.timing.busy_seconds)
            raise ServerError(ServerErrorCode.BUSY, seconds=seconds)

    async def check_seats(self, device_id: str) -> None:
        """Refuse another seat to a device that has too many unfinished tables."""
        self.check_room()
        most = max(1, round(self.config.caps.open_tables * self.config.limits))
        if self.config.limits and await self.store.count_tables_of(device_id) >= most:
            raise ServerError(ServerErrorCode.TOO_MANY_TABLES, most=most)

    def check_sockets(self, device_id: str) -> None:
        """Refuse another socket to a device that holds too many."""
        most = round(self.config.caps.open_sockets * self.config.limits)
        if most and sum(each.device == device_id for each in self.live.connections) >= most:
            raise ServerError(ServerErrorCode.TOO_MANY, seconds=1)


@dataclass(slots=True)
class Visit:
    """A request or a socket, and the device that it comes from, where one must be known."""

    connection: ASGIConnection[Any, Any, Any, Any]
    services: Services
    device: Device | None = None

    @property
    def me(self) -> Device:
        """The device that asks."""
        assert self.device is not None
        return self.device

    @property
    def caller(self) -> Caller:
        """Where it comes from."""
        who = self.connection.scope["state"]["caller"]
        assert isinstance(who, Caller)
        return who

    @property
    def address(self) -> str:
        """The name under which its address is counted."""
        return address_key(self.caller.address)

    @property
    def outside(self) -> str:
        """The server as people reach it, with its base path."""
        config = self.services.config
        return (config.public_url or self.caller.origin) + config.base_path

    @contextmanager
    def guess(self, secret: str = "") -> Iterator[None]:
        """Look at a secret that may be a guess; a `ServerError` inside says that it is wrong.

        It counts for the address and the device before anybody looks, so that many at once do not
        help, and not at all if it is right. A wrong code counts for the network and for everybody
        too; nothing longer can be guessed. `secret` is given where it may be the code of a table.
        """
        buckets, counted = self.services.buckets, list(self._guessing(secret))
        seconds = max(buckets.wait(limit, who) for limit, who in counted)
        if seconds:
            raise ServerError(ServerErrorCode.TOO_MANY, seconds=seconds)
        for limit, who in counted:
            buckets.take(limit, who)
        wrong = False
        try:
            yield
        except ServerError:
            wrong = True
            raise
        finally:
            if not wrong:
                for limit, who in counted:
                    buckets.give_back(limit, who)

    def _guessing(self, secret: str) -> Iterator[tuple[Limit, str]]:
        yield Limit.GUESSES, self.address
        if self.device is not None:
            yield Limit.GUESSES, self.device.id
        if 0 < len(normal_code(secret)) <= LONGEST_CODE:
            yield Limit.NETWORK_GUESSES, network_key(self.caller.address)
            yield Limit.ALL_GUESSES, "all"

    def count_table(self) -> None:
        """Count a new table, or refuse it."""
        self.services.buckets.take(Limit.TABLES, self.me.id)
        self.services.buckets.take(Limit.GAMES, self.address)


Serving = NamedDependency[SkipValidation[Services]]
"""The services, in the signature of a handler."""

Me = NamedDependency[SkipValidation[Device]]
"""The device that asks, in the signature of a handler: nobody comes without one."""

Visiting = NamedDependency[SkipValidation[Visit]]
"""In the signature of a handler: `call` for a request of anybody, `visit` for one of a device."""
