"""Servers for the tests: one without limits, one with them, and one in a hurry."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import LiveServer, running

SHORT_CLOCKS = """
from importlib import import_module
import_module("backtrick.table.settings").CLOCK_SECONDS = range(1, 3601)
"""

TALKATIVE = """
from backtrick.bots.greedy import GreedyBot
from backtrick.bots.policy_bot import PolicyBot
from backtrick.bots.thinking import ThinkingBot
from backtrick.bots import Wish
from backtrick.talk import Hint
def speak(bot, view):
    return [Hint.parse("start" if view.to_act < 0 else "leave@1")]
def cannot_speak(bot, view):
    raise RuntimeError("no words")
def choose_turn(bot, view, heard, choose=PolicyBot.choose_turn):
    print("heard:", ", ".join(f"{each.seat} {each.hint}" for each in heard), flush=True)
    return choose(bot, view, heard)
PolicyBot.speak, PolicyBot.choose_turn = speak, choose_turn
GreedyBot.wish = ThinkingBot.wish = lambda bot, view: Wish.FINE
ThinkingBot.speak = cannot_speak
"""


def settings(**values: object) -> list[str]:
    """The flags that change timeouts and limits."""
    return [word for name, value in values.items() for word in ("--set", f"{name}={value}")]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Without limits."""
    yield from running(LiveServer(tmp_path_factory.mktemp("server"), "--limits", "0"))


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Waits a few seconds where others wait for half a minute."""
    folder = tmp_path_factory.mktemp("hasty")
    hurry = settings(opinion_seconds=3, nudge_seconds=2, giving_up_seconds=2, enter_seconds=1)
    yield from running(LiveServer(folder, "--limits", "0", *hurry, first=SHORT_CLOCKS))


@pytest.fixture(scope="session")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """The simple bots say the same in every turn, and what they have heard; the others fail to."""
    folder = tmp_path_factory.mktemp("talkative")
    yield from running(LiveServer(folder, "--limits", "0", first=TALKATIVE))


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """For a test that stops and starts it."""
    yield from running(LiveServer(tmp_path_factory.mktemp("own"), "--limits", "0"))


@pytest.fixture(scope="session")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """With the usual limits, behind a proxy that says where people come from. Only talk comes at a
    slower pace, so that a test is over before one may say something more.
    """
    folder = tmp_path_factory.mktemp("limited")
    strict = settings(bad_messages=5, open_sockets=20, open_tables=30, talk="10/6.0")
    yield from running(LiveServer(folder, "--limits", "1", "--trusted-hops", "1", *strict))
