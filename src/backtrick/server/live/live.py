"""The live part of a process: its tables, bots and peers, started and stopped together."""

from __future__ import annotations

import asyncio

from backtrick.protocol import encode
from backtrick.server.due.agenda import Pace
from backtrick.server.due.bots import BotPool
from backtrick.server.due.housekeeping import Housekeeping
from backtrick.server.due.schedule import Schedule
from backtrick.server.errors import ServerError, ServerErrorCode, farewell
from backtrick.server.games.daily import Dailies
from backtrick.server.games.deals import Deals
from backtrick.server.games.studies import Studies
from backtrick.server.live.connection import Connection
from backtrick.server.live.devices import LiveDevices
from backtrick.server.live.door import Locksmith
from backtrick.server.live.room import Room, RoomServices
from backtrick.server.live.tables import Tables
from backtrick.server.live.tasks import Tasks
from backtrick.server.ops.config import Config
from backtrick.server.ops.metrics import Metrics
from backtrick.server.peers.bus import Bus
from backtrick.server.peers.peers import Peers
from backtrick.server.people.seal import Seal
from backtrick.server.ports import Ports
from backtrick.server.storage import Store

OWNER_BYTES = 8


class Live:
    """Everything at work behind the sockets of one process."""

    def __init__(
        self, store: Store, config: Config, ports: Ports, bus: Bus, metrics: Metrics
    ) -> None:
        rooms: dict[str, Room] = {}
        owner = ports.chance.token(OWNER_BYTES)
        self.config = config
        self.ports = ports
        self.store = store
        self.metrics = metrics
        self.stopping = False
        self.connections: set[Connection] = set()
        self.seal = Seal(b"")
        self.tasks = Tasks(config.timing.retry_seconds)
        self.bots = BotPool(ports.workers, config.bot_threads, config.bot_seconds)
        self.peers = Peers(store, bus, ports.clock, config.timing, self.tasks, owner, rooms)
        self.schedule = Schedule(
            store, self.bots, metrics, ports.clock, config.timing, owner, lambda id: self.find(id)
        )
        services = RoomServices(
            store=store,
            clock=ports.clock,
            salt=ports.chance.salt,
            pace=Pace.of(config),
            caps=config.caps,
            metrics=metrics,
            peers=self.peers,
            schedule=self.schedule,
            locksmith=Locksmith(lambda: self.tables.new_code(), lambda: self.tables.new_key()),
        )
        self.tables = Tables(services, config, ports, rooms)
        self.housekeeping = Housekeeping(store, self.tables, config, ports)
        self.peers.gone = self.tables.close
        self.dailies = Dailies(store, ports)
        self.deals = Deals(store, self.dailies, ports.workers)
        self.studies = Studies(store, ports, config, self.tasks)
        self.devices = LiveDevices(store, self.tables, self.peers, self.tasks, config.timing)

    async def find(self, table_id: str) -> Room:
        """A table, from memory or from the store."""
        return await self.tables.find(table_id)

    async def start(self) -> None:
        """Begin with what must happen by itself."""
        self.seal = Seal(await self.store.secret())
        for work in (
            self.schedule.run,
            self.schedule.keep_leases,
            self.peers.listen,
            self.peers.poll,
            self.peers.announce,
            self.devices.look_up_all,
            self.tables.sweep,
            self.housekeeping.run,
        ):
            self.tasks.repeat(work)

    async def stop(self, seconds: float = 5.0) -> None:
        """Say goodbye to every client; what was begun is finished first."""
        self.stopping = True
        await self.tasks.stop()
        await self.schedule.finish(seconds)
        goodbye = encode(farewell(ServerError(ServerErrorCode.STOPPING)))
        for connection in tuple(self.connections):
            connection.push(goodbye)
            connection.close()
        until = self.ports.clock.monotonic() + seconds
        while self.connections and self.ports.clock.monotonic() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        self.bots.close()
        self.studies.close()
        await self.peers.close()
