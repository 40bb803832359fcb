"""Servers that start in a moment, so that they can be killed often: processes of their own, forked
from one that has imported everything and done nothing else.

`python -m tests.server.faults.forge` reads one JSON array a line and answers each in one line:
`["start", [arguments], log, first]` forks `backtrick ARGUMENTS`, and `first` is run in it before:
the answer is its process id; `["ended", pid]`: `null` while it runs, then its exit code. When its
input ends, it ends everything.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG


class Forge:
    """The forking process, seen from the tests. Its calls block, for a moment."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.faults.forge"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            text=True,
        )
        self._lock = threading.Lock()
        self.ended(0)  # it answers when it has compiled what it needs: no test has to wait for that

    def start(self, arguments: list[str], log: Path, first: str = "") -> int:
        """Start a server: its process id."""
        pid: int = self._ask("start", arguments, str(log), first)
        return pid

    def ended(self, pid: int) -> int | None:
        """The exit code of a server that has ended (below zero: the signal), else `None`."""
        code: int | None = self._ask("ended", pid)
        return code

    def wait(self, pid: int, seconds: float) -> int | None:
        """As `ended`, but wait for it."""
        until = time.monotonic() + seconds
        while (code := self.ended(pid)) is None and time.monotonic() < until:
            time.sleep(0.01)
        return code

    def close(self) -> None:
        """End it, and with it every server that still runs."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(10)
        finally:
            self._process.kill()
            self._process.wait()
            self._process.stdout.close()

    def _ask(self, *question: Any) -> Any:
        with self._lock:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            print(json.dumps(question), file=self._process.stdin, flush=True)
            return json.loads(self._process.stdout.readline())


def start(arguments: list[str], log: str, first: str) -> int:
    """Fork; the child is a server."""
    sys.stdout.flush()
    if pid := os.fork():
        return pid
    code = 1
    try:
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
        written = os.open(log, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(written, 1)
        os.dup2(written, 2)
        sys.argv = ["backtrick", *arguments]
        exec(first, {})
        from backtrick.cli import main

        main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        _as_at_the_end_of_a_program()
        sys.stdout.flush()
        os._exit(code)


def _as_at_the_end_of_a_program() -> None:
    """A program ends when its threads have; one that does not end would not end here either."""
    with suppress(BaseException):
        threading._shutdown()  # type: ignore[attr-defined]


def warm_up() -> None:
    """Compile the bot that plays when a clock has run out: a healthy server has done that."""
    from backtrick.bots import ask_turn, bot_named, seat_bot
    from backtrick.rules import GAMES, deal

    kind = GAMES["the-game"]
    for players in (2, 3):
        state = deal(kind().settled(players), players, seed=1, starter=0)
        ask_turn(seat_bot("planner", bot_named("planner"), 0, 1), state)


def main() -> None:
    """Import everything, then fork as asked."""
    for name in ("bots", "cli.app", "cli.serve", "server.ops.run", "server.storage.migrating"):
        import_module(f"backtrick.{name}")
    warm_up()
    assert threading.active_count() == 1
    gc.freeze()  # what is shared with the children need not be copied for them
    running: set[int] = set()
    codes: dict[int, int] = {}
    for line in sys.stdin:
        match json.loads(line):
            case ["start", arguments, log, first]:
                pid = start(arguments, log, first)
                running.add(pid)
                answer: int | None = pid
            case ["ended", pid]:
                if pid in running and (found := os.waitpid(pid, os.WNOHANG))[0]:
                    running.discard(pid)
                    codes[pid] = os.waitstatus_to_exitcode(found[1])
                answer = codes.get(pid)
        print(json.dumps(answer), flush=True)
    for pid in running:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
