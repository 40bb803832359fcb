"""The example of the client on the page about Python, at a server that runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.docs.test_examples import blocks
from tests.server.kit import PATIENCE, LiveServer

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_the_example_runs(server: LiveServer) -> None:
    (example,) = blocks(PAGE, "py")
    assert "http://127.0.0.1:8181" in example
    program = example.replace("http://127.0.0.1:8181", server.url)
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ran.returncode == 0, ran.stderr
    hands, refusal, end = ran.stdout.splitlines()
    assert " then " in hands
    assert refusal.startswith("not-in-hand {")
    assert end.startswith("Ended(")
