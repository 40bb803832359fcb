"""Which ASGI server: 2,000 sockets at 500 tables, every frame fanned out to its table of four.

`python -m benchmarks.server.transport [--seconds 5] [--rates 1000,2000,3000] [NAME ...]` measures
the candidates that are installed. No game and no storage, so that only the transport differs: the
server copies each frame to the four sockets of its table, and the generator, a second process,
measures from sending it to the last of the four having it. `--work` adds the plain Python that a
game would spend on a frame.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.measure import STEPS, calibration
from benchmarks.server import frames, processes
from benchmarks.server.candidates import CANDIDATES, HOST, WORK, Candidate
from benchmarks.server.figures import percentile

TABLES = 500
SEATS = 4
SIZE = 240
"""Bytes of a frame: about what one event at a table takes."""
STRIDE = 1201
"""Which socket sends next: prime to their number, so that no table sends twice in a row."""
PATIENCE = 10.0


@dataclass
class Run:
    """What one run at one rate saw; processor times in seconds."""

    rate: int
    sent: int = 0
    delivered: int = 0
    times: list[float] = field(default_factory=list)
    seconds: float = 0.0
    server: float = 0.0
    loop: float = 0.0
    generator: float = 0.0
    memory: int = 0
    lost: int = 0

    def row(self, name: str, calibrated: float) -> str:
        ordered, spent = sorted(self.times), self.seconds
        shares = (self.server, self.loop, self.generator)
        return (
            f"{name:<48} {self.rate:>6} {self.sent / spent:>7.0f} {self.delivered / spent:>9.0f}"
            f" {1000 * percentile(ordered, 0.5):>7.1f} {1000 * percentile(ordered, 0.99):>7.1f}"
            + "".join(f" {100 * share / spent:>6.0f}%" for share in shares)
            + f" {self.memory / 2**20:>6.0f} {calibrated:>7.3f}"
            + (f"   {self.lost} never arrived" if self.lost else "")
        )


HEAD = (
    f"{'server/loop/layer/fan':<48} {'asked':>6} {'sent/s':>7} {'deliv./s':>9} {'p50 ms':>7}"
    f" {'p99 ms':>7} {'server':>7} {'thread':>7} {'gener.':>7} {'MiB':>6} {'cal. s':>7}"
)
"""`thread` is the server's busiest: the event loop, in which a game would have to run too."""


class Crowd:
    """All the sockets, and the frames that are under way."""

    def __init__(self) -> None:
        self.sockets: list[frames.Socket] = []
        self.under_way: dict[bytes, tuple[float, int]] = {}
        self.run = Run(0)
        self._next = 0

    def hear(self, text: bytes) -> None:
        """One socket received one frame."""
        key = text[:10]
        began, missing = self.under_way[key]
        self.run.delivered += 1
        if missing > 1:
            self.under_way[key] = began, missing - 1
        else:
            del self.under_way[key]
            self.run.times.append(time.perf_counter() - began)

    async def open(self, port: int) -> None:
        """Open every socket, a table at a time."""
        for table in range(TABLES):
            path = f"/socket?{table}"
            self.sockets += await asyncio.gather(
                *(frames.connect(HOST, port, path, self.hear) for _ in range(SEATS))
            )

    async def play(self, rate: int, seconds: float, pid: int) -> Run:
        """Send at a steady rate, whatever comes back, then wait for what is under way."""
        self.run = run = Run(rate)
        server, own = processes.processor_seconds(pid), time.process_time()
        busiest = processes.busiest_thread_seconds(pid)
        began = time.perf_counter()
        while (now := time.perf_counter()) - began < seconds:
            for _ in range(int((now - began) * rate) - run.sent):
                self._send()
            await asyncio.sleep(0.002)
        run.seconds = time.perf_counter() - began
        run.server = processes.processor_seconds(pid) - server
        run.loop = processes.busiest_thread_seconds(pid) - busiest
        run.generator = time.process_time() - own
        run.memory = processes.resident(pid)
        waiting = time.perf_counter()
        while self.under_way and time.perf_counter() - waiting < PATIENCE:
            await asyncio.sleep(0.05)
        run.lost = len(self.under_way)
        return run

    def _send(self) -> None:
        key = b"%010d" % self._next
        self.under_way[key] = time.perf_counter(), SEATS
        self.sockets[self._next * STRIDE % len(self.sockets)].send(key.ljust(SIZE, b"x"))
        self._next += 1
        self.run.sent += 1


async def _measure(name: str, port: int, pid: int, rates: list[int], seconds: float) -> None:
    crowd = Crowd()
    await crowd.open(port)
    await crowd.play(rates[0], 1, pid)
    for rate in rates:
        calibrated = calibration()
        run = await crowd.play(rate, seconds, pid)
        print(run.row(name, calibrated), flush=True)
        if run.lost:
            break
    for socket in crowd.sockets:
        socket.close()
    await asyncio.sleep(0.2)


def measure(candidate: Candidate, rates: list[int], seconds: float) -> None:
    """Start the candidate, print a line for each rate, end it."""
    port = processes.free_port()
    command = [sys.executable, "-m", __spec__.name, "--serve", candidate.name, "--port", str(port)]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        try:
            with processes.running(command, log) as child:
                processes.await_health(f"http://{HOST}:{port}/health", child, 30)
                asyncio.run(_measure(candidate.name, port, child.pid, rates, seconds))
        except (RuntimeError, OSError, frames.HandshakeRefused) as error:
            print(f"{candidate.name:<48} failed: {error}\n{log.read_text()[-2000:]}")


def main() -> None:
    """Measure the candidates whose name contains one of the words, or serve as one of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", default=[""])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rates", default="1000,2000,3000")
    parser.add_argument("--work", default="0", help="microseconds of Python for each frame")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        next(each for each in CANDIDATES if each.name == asked.serve).serve(asked.port)
        return
    os.environ[WORK] = asked.work
    print(
        f"{TABLES} tables of {SEATS}, {SIZE} bytes and {asked.work} microseconds of work a frame;"
        f" calibration of {STEPS:,} steps\n{HEAD}"
    )
    for candidate in CANDIDATES:
        if not any(word in candidate.name for word in asked.words):
            continue
        if candidate.missing:
            print(f"{candidate.name:<48} not measured: {candidate.missing} is not installed")
        else:
            measure(candidate, [int(rate) for rate in asked.rates.split(",")], asked.seconds)


if __name__ == "__main__":
    main()
