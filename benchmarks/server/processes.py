"""The server as a child process: its port, its processor time, its memory, its end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
GRACE = 15.0
"""Seconds a server has to end after SIGTERM; it is killed then."""


def free_port() -> int:
    """A port of the loopback interface that nobody listens on right now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


def processor_seconds(pid: int) -> float:
    """User and system time of a process and its living children, all threads, so far."""
    total = 0.0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / TICKS
    return total


def busiest_thread_seconds(pid: int) -> float:
    """User and system time so far of the thread that used most: mostly the event loop's."""
    most = 0.0
    for each in family(pid):
        for task in Path(f"/proc/{each}/task").iterdir():
            fields = (task / "stat").read_text().rpartition(")")[2].split()
            most = max(most, (int(fields[11]) + int(fields[12])) / TICKS)
    return most


def resident(pid: int) -> int:
    """Bytes of memory that a process and its living children hold."""
    total = 0
    for each in family(pid):
        for line in Path(f"/proc/{each}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                total += int(line.split()[1]) * 1024
    return total


def family(pid: int) -> Iterator[int]:
    """A process and its living children, one level deep."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        yield from map(int, (task / "children").read_text().split())


def filesystem(folder: Path) -> str:
    """The type of the file system that a folder is on."""
    found = "", "unknown"
    for line in Path("/proc/mounts").read_text().splitlines():
        _, mounted, kind, *_ = line.split()
        if folder.resolve().is_relative_to(mounted) and len(mounted) > len(found[0]):
            found = mounted, kind
    return found[1]


def pragmas(file: Path) -> str:
    """How the server's own connections treat an SQLite file: asked on one made the same way."""
    from sqlalchemy import make_url

    from backtrick.server.storage.engines import open_engine

    engine = open_engine(make_url(f"sqlite:///{file}"), 1, writes=True)
    with engine.connect() as connection:
        synchronous = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
    engine.dispose()
    names = {0: "OFF", 1: "NORMAL", 2: "FULL", 3: "EXTRA"}
    return f"synchronous={names[int(str(synchronous))]}, journal_mode={journal}"


@contextmanager
def running(
    command: Sequence[str], log: Path, environment: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """A child process for the length of the block; ended with SIGTERM, killed when it lingers.

    It leads a process group of its own, so that no worker of it outlives the block either.
    """
    with log.open("ab") as output:
        child = subprocess.Popen(
            command,
            stdout=output,
            stderr=output,
            env={**os.environ, **(environment or {})},
            start_new_session=True,
        )
    try:
        yield child
    finally:
        child.terminate()
        try:
            child.wait(GRACE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
        finally:
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)


def await_health(url: str, child: subprocess.Popen[bytes], seconds: float = 300) -> float:
    """Ask until the address answers 200; how long that took, in seconds."""
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        if child.poll() is not None:
            raise RuntimeError(f"the server ended with {child.returncode} before it was ready")
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                if answer.status == 200:
                    return time.perf_counter() - began
        except (urllib.error.URLError, OSError):
            pass
        time.sleep(0.01)
    raise TimeoutError(f"{url} was not ready within {seconds:.0f} s")
