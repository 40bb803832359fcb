"""Running the server: the ASGI server around the application, signals, and an orderly end.

The ASGI server is uvicorn with its websockets-sansio protocol, on uvloop where there is one; the
measurement that chose it is in docs/operations.md. Messages are not compressed: it costs time and
memory for each socket, and what is secret would be compressed together with what others wrote.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from types import FrameType

import uvicorn

from backtrick.server.http.app import create_app
from backtrick.server.http.connection import HttpConnection
from backtrick.server.http.services import Services
from backtrick.server.http.socket import TableSocket
from backtrick.server.ops import logs
from backtrick.server.ops.config import Config
from backtrick.server.ops.excess import Excess
from backtrick.server.ops.metrics import Metrics
from backtrick.server.ops.resources import Resources
from backtrick.server.ports import SYSTEM

LARGEST_FRAME = 64 * 1024
"""A larger message ends the connection before it is read; the stream itself allows less."""

BACKLOG = 2048

SWITCH_SECONDS = 0.001
"""How long a thread may keep Python to itself. The one that stores asks for it again after every
statement; with the default of 5 ms every table would wait for that.
"""

COLLECT = (10_000, 20, 100)
"""Thresholds of the garbage collector."""

Announce = Callable[[Config], None]


class PortTaken(Exception):
    """Another program listens there already, or nobody may."""

    def __init__(self, host: str, port: int, detail: str) -> None:
        super().__init__(host, port, detail)
        self.host = host
        self.port = port
        self.detail = detail


def run(config: Config, announce: Announce) -> None:
    """Serve until a signal says stop; `announce` is told when people can come.

    A database that cannot be used is a `StorageError`, a port that cannot be had a `PortTaken`.
    When it comes back the process has a second to end: no bot that still thinks keeps it.
    """
    with listen(config.host, config.port) as listening:
        allow_many_sockets()
        sys.setswitchinterval(SWITCH_SECONDS)
        server = Server(replace(config, port=listening.getsockname()[1]), announce)
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.run_on(listening))
    end_anyway_after(1.0)


class Server(uvicorn.Server):
    """Takes nobody new after a signal, says goodbye to everybody, and ends in time."""

    def __init__(self, config: Config, announce: Announce) -> None:
        self._config = config
        self._announce = announce
        metrics = Metrics()
        self._app = create_app(config, metrics=metrics)
        excess = Excess(metrics, SYSTEM.clock, config.timing)
        self._resources = Resources(config.caps.memory_bytes, excess)
        self._draining: asyncio.Task[None] | None = None
        super().__init__(
            uvicorn.Config(
                self._app,
                host=config.host,
                port=config.port,
                lifespan="off",
                http=HttpConnection.bounded(config, excess),
                ws=TableSocket.bounded(config, excess),
                ws_max_size=LARGEST_FRAME,
                ws_ping_interval=config.timing.ping_seconds,
                ws_ping_timeout=config.timing.ping_seconds,
                ws_per_message_deflate=False,
                proxy_headers=False,
                server_header=False,
                access_log=False,
                log_config=None,
                backlog=BACKLOG,
                timeout_graceful_shutdown=max(1, round(config.drain_seconds * 0.3)),
            )
        )

    async def run_on(self, listening: socket.socket) -> None:
        """Open everything, serve, and close everything."""
        self._loop = asyncio.get_running_loop()
        try:
            async with self._app.lifespan():
                await self.serve(sockets=[listening])
        except ExceptionGroup as group:  # Litestar opens everything inside a group of tasks
            raise _only(group) from None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """People can come from now on."""
        await super().startup(sockets)
        self._announce(self._config)
        self._settling = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        """What was loaded when the server began stays: looking through it again and again for
        garbage would stop everybody for a moment each time.
        """
        services: Services = self._app.state.services
        while not services.health.loaded:
            await asyncio.sleep(0.1)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; about once a second, look at what has waited for too long, and at
        what there is left of the machine.
        """
        if counter % 10 == 0:
            self._resources.look()
            services: Services = self._app.state.services
            services.health.full = self._resources.short
            now = self._loop.time()
            for each in tuple(self.server_state.connections):
                if isinstance(each, HttpConnection):
                    each.check(now)
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM or SIGINT. A second one ends at once."""
        if self._draining is not None:
            self.force_exit = self.should_exit = True
            return
        end_anyway_after(self._config.drain_seconds)
        self._loop.call_soon_threadsafe(self._begin_to_drain)

    def _begin_to_drain(self) -> None:
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        services: Services = self._app.state.services
        services.health.stopping = True
        logs.info("stopping")
        for listener in self.servers:
            listener.close()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._config.drain_seconds * 0.5):
                    await services.live.stop(self._config.drain_seconds * 0.2)
                    await self._until_heard(self._config.drain_seconds * 0.1)
        finally:
            self.should_exit = True

    async def _until_heard(self, seconds: float) -> None:
        """Who answers the end of a socket has read the goodbye, which would end with us."""
        until = SYSTEM.clock.monotonic() + seconds
        while SYSTEM.clock.monotonic() < until and any(
            isinstance(each, TableSocket) for each in self.server_state.connections
        ):
            await asyncio.sleep(0.02)


def _only(group: ExceptionGroup[Exception]) -> Exception:
    """The error in a group of one."""
    error: Exception = group
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def end_anyway_after(seconds: float) -> None:
    """A bot that still thinks must not keep the process: by then, all that happened is stored."""

    def end() -> None:
        time.sleep(seconds * 0.95)
        os._exit(0)

    SYSTEM.workers.start("last-resort", end)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 is any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise PortTaken(host, port, error.strerror or str(error)) from None
    return listening


def allow_many_sockets() -> None:
    """As many open files as the system lets us have: every player needs one."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
