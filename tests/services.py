"""A real PostgreSQL and a real Redis for tests, from the system's packages, in a folder of theirs.

They listen on a free port of this machine and end with the test run. If they are not installed the
tests fail; they are part of what is tested (`apt-get install postgresql redis-server`).
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

_START_SECONDS = 60.0

_PORTS = range(20_000, 32_000)
"""Below those that the system gives to whoever connects to something."""
_WORKERS = 12
_given: set[int] = set()


def free_port() -> int:
    """A port that nobody listens on now, nor will soon: every worker of a test run has its own, and
    takes none twice.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % _WORKERS
    while True:
        port = secrets.choice(_PORTS[worker::_WORKERS])
        if port not in _given and _is_free(port):
            _given.add(port)
            return port


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


class Service:
    """A server program that tests can stop, kill and start again."""

    at_once = signal.SIGKILL
    """How to end it when nothing of it is needed any more."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        assert self.process is None
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
                group=self.user,
                extra_groups=None if self.user is None else [],
                start_new_session=True,
            )
        until = time.monotonic() + _START_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                self.stop(signal.SIGKILL)
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.03)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT (at once, in order), or SIGKILL (a crash)."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, how)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    @property
    def user(self) -> str | None:
        """Who runs it; `None`: who runs the tests."""
        return None

    def command(self) -> Sequence[str]:
        """The program and its arguments."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it is ready."""
        raise NotImplementedError


class Postgres(Service):
    """A PostgreSQL cluster. `url()` is the URL of a new, empty database in it."""

    at_once = signal.SIGQUIT
    fsync = "off"

    @property
    def user(self) -> str | None:
        """PostgreSQL refuses to be run by root."""
        return "postgres" if os.geteuid() == 0 else None

    def initialise(self) -> None:
        """Create the cluster's files."""
        if self.user is not None:
            shutil.chown(self.folder, self.user, self.user)
        subprocess.run(
            [
                _postgres_program("initdb"),
                *("--pgdata", str(self.folder / "data"), "--username", "backtrick"),
                *("--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"),
            ],
            check=True,
            capture_output=True,
            cwd=self.folder,
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
        )

    def command(self) -> Sequence[str]:
        """Small, and without waiting for the disk: what is tested here is not PostgreSQL."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "fsync": self.fsync,
            "shared_buffers": "16MB",
            "max_connections": 60,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [_postgres_program("postgres"), "-D", str(self.folder / "data"), *options]

    def answers(self) -> bool:
        """Whether one can connect."""
        try:
            psycopg.connect(self.server_url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def server_url(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://backtrick:not-a-secret@127.0.0.1:{self.port}/{database}"

    def url(self) -> str:
        """The URL of a new database."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.server_url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.server_url(name)


class Redis(Service):
    """A Redis that keeps nothing on disk."""

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> Sequence[str]:
        program = shutil.which("redis-server")
        if program is None:
            raise FileNotFoundError("redis-server is not installed")
        return [
            program,
            *("--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)),
            *("--save", "", "--appendonly", "no", "--daemonize", "no"),
        ]

    def answers(self) -> bool:
        """Whether it says PONG."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


@contextmanager
def _running(make: Callable[[Path, int], Service]) -> Iterator[Service]:
    """A folder that the service's user can reach, gone afterwards like the service."""
    folder = Path(tempfile.mkdtemp(prefix="backtrick-", dir="/tmp"))
    service = make(folder, free_port())
    try:
        service.start()
        yield service
    finally:
        service.stop(service.at_once)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres(fsync: str = "off") -> Iterator[Postgres]:
    """A running PostgreSQL."""

    def make(folder: Path, port: int) -> Postgres:
        made = Postgres(folder, port)
        made.fsync = fsync
        made.initialise()
        return made

    with _running(make) as service:
        assert isinstance(service, Postgres)
        yield service


@contextmanager
def redis() -> Iterator[Redis]:
    """A running Redis."""
    with _running(Redis) as service:
        assert isinstance(service, Redis)
        yield service


def _postgres_program(name: str) -> str:
    """Debian keeps PostgreSQL's programs by version, out of the path."""
    found = sorted(
        Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[4])
    )
    program = str(found[-1]) if found else shutil.which(name)
    if program is None:
        raise FileNotFoundError(f"PostgreSQL's {name} is not installed")
    return program
