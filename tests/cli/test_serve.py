"""`backtrick serve` as a process of its own."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.cli.conftest import Run

PROGRAM = str(Path(sys.executable).with_name("backtrick"))


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """A server in this process would keep the logs to itself."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("backtrick.server").setLevel(logging.NOTSET)


class Serving:
    """A running server."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.log = (folder / "log").open("w+")
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--no-warm", *arguments],
            env=os.environ | {"BACKTRICK_DATABASE": f"sqlite:///{folder / 'test.db'}"},
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.address = self.said.rpartition(" ")[2].strip().rstrip("/")

    def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.loads(answer.read())

    def logged(self) -> list[dict[str, Any]]:
        self.log.flush()
        lines = Path(self.log.name).read_text().splitlines()
        return [json.loads(line) for line in lines]


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[Serving]:
    running = Serving(folder, *arguments)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
        running.process.wait()
        assert running.process.stdout is not None
        running.process.stdout.close()
        running.log.close()


def heard_last(listener: ClientConnection) -> Any:
    """The last message before the connection is closed."""
    last = None
    with suppress(ConnectionClosed):
        while True:
            last = json.loads(listener.recv(timeout=10))
    return last


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_and_stops_in_order(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path, "--base-path", "cards/") as server:
        assert server.said.startswith("Serving at http://127.0.0.1:")
        assert server.address.endswith("/cards")
        assert server.ask("GET", "/api/health") == {"status": "ready"}
        token = server.ask("POST", "/api/devices", body={})["token"]
        wanted = {"game": "the-game", "seats": 1, "begin": True}
        table = server.ask("POST", "/api/tables", token, wanted)["id"]
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/stream"
        with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as listener:
            assert json.loads(listener.recv(timeout=30))["type"] == "welcome"
            began = time.monotonic()
            server.process.send_signal(how)
            last = heard_last(listener)
        assert (last["type"], last["code"]) == ("bye", "stopping")
        assert server.process.wait(10) == 0
        assert time.monotonic() - began < 10
        events = [line["event"] for line in server.logged()]
        assert events[0] == "started"
        assert events[-2:] == ["stopping", "stopped"]
        assert token not in json.dumps(server.logged())


def test_pages_of_others_get_no_socket(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = server.ask("POST", "/api/devices", body={})["token"]
        table = server.ask("POST", "/api/tables", token, {"game": "the-game", "seats": 1})["id"]
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/stream"
        headers = {"cookie": f"backtrick_device={token}", "origin": "http://evil.example"}
        with connect(address, additional_headers=headers) as listener:
            assert json.loads(listener.recv(timeout=30))["code"] == "foreign-origin"
        with pytest.raises(urllib.error.HTTPError):
            server.ask("GET", "/api/devices/me", "wrong")


def test_a_port_that_is_taken(backtrick: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = backtrick("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert ran.code == 2
    assert f"cannot listen at 127.0.0.1, port {port}: " in ran.err
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--database", "mysql://u:hush@h/d"), "must be sqlite:///FILE or postgresql://"),
        (("--database", "sqlite:////proc/nowhere/x.db"), "the database cannot be used"),
        (("--log-level", "loud"), 'no log level "loud"'),
        (("--set", "nudges=3"), "nudges cannot be set. Known are opinion_seconds"),
        (("--set", "nudge_seconds=soon"), "nudge_seconds=soon: --set wants NAME=NUMBER"),
        (("--set", "poll_seconds=nan"), "poll_seconds=nan: --set wants NAME=NUMBER"),
        (("--set", "talk=10"), "talk=10: --set wants NAME=NUMBER"),
        (("--set", "talk=10/0"), "talk=10/0: --set wants NAME=NUMBER"),
        (("--set", "command_tries=0"), "command_tries=0: --set wants NAME=NUMBER"),
        (("--trusted-proxies", "10.0.0.0/8,nonsense"), "no address or network"),
        (("--words", "/nowhere/words.txt"), "/nowhere/words.txt"),
        (("--port", "70000"), "70000"),
        (("--redis", "nonsense"), "redis://127.0.0.1:6379/0"),
        (("--redis", "redis://:hush@h:port"), "redis://127.0.0.1:6379/0"),
        (("--public-url", "example.org"), "--public-url needs a scheme and a host"),
        (("--public-url", "https://example.org/cards"), "nothing else"),
        (("--public-url", "https://h:port"), "--public-url"),
        (("--origins", "https://a.example,ftp://b.example"), 'not "ftp://b.example"'),
        (("--origins", "*"), "--origins"),
        (("--base-path", "/a b"), "--base-path needs a path such as /cards"),
        (("--base-path", "/cards?x=1"), "--base-path"),
        (("--base-path", "/cards/.."), "--base-path"),
        (("--base-path", "https://example.org"), "--base-path"),
    ],
)
def test_what_cannot_be_served(
    backtrick: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.setenv("BACKTRICK_DATABASE", f"sqlite:///{tmp_path / 'x.db'}")
    ran = backtrick("serve", "--port", "0", "--no-warm", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
    assert "hush" not in ran.err


def test_the_page_for_operators_knows_every_flag(backtrick: Run) -> None:
    page = (Path(__file__).parents[2] / "docs" / "operations.md").read_text()
    described = backtrick("serve", "--help").out
    flags = set(re.findall(r"--[a-z-]+", described)) - {"--help"}
    variables = set(re.findall(r"BACKTRICK_[A-Z_]+", described))
    assert len(flags) > 15
    assert {flag for flag in flags if flag not in page} == set()
    assert {variable for variable in variables if variable not in page} == set()
