"""`backtrick talk check`: one JSON object for each line."""

from __future__ import annotations

import io
import json
import sys

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def says(monkeypatch: pytest.MonkeyPatch, backtrick: Run) -> Run:
    """Call with some lines as standard input, and then the arguments."""

    def run(lines: str, *arguments: str) -> object:
        stream = io.TextIOWrapper(io.BytesIO(lines.encode("utf-8", "surrogatepass")))
        monkeypatch.setattr(sys, "stdin", stream)
        return backtrick("talk", "check", *arguments)

    return run  # type: ignore[return-value]


def test_a_verdict_for_every_line(says: Run) -> None:
    ran = says("wait two turns\nI have 47\r\n\nline\u2028separator", "the-game")
    assert (ran.code, ran.err) == (0, "")
    assert [json.loads(line) for line in ran.out.splitlines()] == [
        {"allowed": True, "reason": None, "span": None},
        {"allowed": False, "reason": "digits", "span": [7, 9]},
        {"allowed": False, "reason": "unreadable", "span": None},
        {"allowed": True, "reason": None, "span": None},
    ]


def test_the_variant_and_the_language(says: Run) -> None:
    high = says("a high yellow\n", "quick-and-easy", "--professional")
    assert json.loads(high.out)["reason"] == "vague-value"
    assert json.loads(says("once\n", "the-game", "--lang", "en").out)["allowed"]


def test_wrong_calls(says: Run) -> None:
    assert says("", "the-game", "--lang", "pt").code == 2
    assert says("", "the-game", "--professional").code == 2
    assert says("", "chess").code == 2


def test_bytes_that_are_no_text(says: Run) -> None:
    assert json.loads(says("\ud800 hello", "the-game").out)["allowed"]


def test_at_a_terminal_it_says_what_it_waits_for(
    monkeypatch: pytest.MonkeyPatch, backtrick: Run
) -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"hello\n"))
    monkeypatch.setattr(typed, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "stdin", typed)
    ran = backtrick("talk", "check", "the-game")
    assert "One message a line" in ran.err
    assert json.loads(ran.out)["allowed"]
