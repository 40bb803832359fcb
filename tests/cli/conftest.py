"""The command line, called in this process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from backtrick.cli import main
from backtrick.texts import speak


class Ran(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def backtrick(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Call `backtrick` with these arguments, in English unless they say otherwise."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["backtrick", *arguments])
        capfd.readouterr()
        code: object = 0
        try:
            main()
        except SystemExit as stop:
            code = stop.code
        out, err = capfd.readouterr()
        return Ran(int(str(code or 0)), out, err)

    yield run
    speak("en")
