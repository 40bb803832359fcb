"""The Ray engine: batches as tasks of a Ray cluster, on this machine alone or on many.

Ray comes with the extra `ray`. A program that has called `ray.init` itself is left as it is.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from backtrick.lab.errors import LabError, LabErrorCode, optional

RETRIES = 5
"""How often a batch is played again whose worker was killed."""

STORE = 256 * 1024 * 1024
"""Bytes for results on their way: batches are small."""

PATIENCE = 5.0
"""Seconds until a cluster must answer."""


def connect(address: str | None, jobs: int) -> None:
    """Join the cluster at an address, or start one of so many cores on this machine."""
    ray = optional("ray", extra="ray")
    if ray.is_initialized():
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address is None:
        ray.init(
            address="local",
            num_cpus=jobs,
            object_store_memory=STORE,
            include_dashboard=False,
            **quiet,
        )
        return
    try:
        _knock(address)
        ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        detail = str(error).partition("\n")[0]
        raise LabError(LabErrorCode.NO_CLUSTER, address=address, detail=detail) from error


def _knock(address: str) -> None:
    """See whether anybody answers at `HOST:PORT`: Ray itself would wait for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def cores(jobs: int) -> int:
    """How many cores the cluster has; where there is none yet, it is started with so many."""
    connect(None, jobs)
    return int(optional("ray", extra="ray").cluster_resources().get("CPU", 1))


class RayPool(Executor):
    """Runs calls as Ray tasks. A task whose worker is killed runs again somewhere else."""

    def __init__(self) -> None:
        self._ray = optional("ray", extra="ray")
        self._task = self._ray.remote(num_cpus=1, max_retries=RETRIES)(_call)
        self._running: set[Any] = set()

    def submit(self, call: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        """Run a call somewhere in the cluster."""
        ref = self._task.remote(call, *args, **more)
        future: Future[Any] = Future()
        self._running.add(ref)

        def done(inner: Future[Any]) -> None:
            self._running.discard(ref)
            error = inner.exception()
            if error is None:
                future.set_result(inner.result())
            else:
                future.set_exception(self._meant(error))

        ref.future().add_done_callback(done)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Nothing more comes; what has not been fetched is not wanted any more."""
        if cancel_futures:
            for ref in list(self._running):
                self._ray.cancel(ref)

    def _meant(self, error: BaseException) -> BaseException:
        """What went wrong in a task, without Ray's wrapping."""
        cause = getattr(error, "cause", None)
        if isinstance(cause, Exception):
            return cause
        if isinstance(error, self._ray.exceptions.RayError):
            return LabError(LabErrorCode.WORKER_LOST, detail=type(error).__name__)
        return error


def _call(call: Callable[..., Any], *args: Any, **more: Any) -> Any:
    return call(*args, **more)
