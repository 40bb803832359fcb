"""Servers for the tests: one without limits, one with them, and one in a hurry."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import LiveServer, running

HURRY = """
from importlib import import_module
pace = import_module("backtrick.server.pace")
pace.Pace.of = lambda config: pace.Pace(config.bot_pace, opinion_seconds=3.0, nudge_seconds=2.0)
import_module("backtrick.table.settings").CLOCK_SECONDS = range(1, 3601)
import_module("backtrick.server.stream").ENTER_SECONDS = 1.0
"""

IMPATIENT = """
from importlib import import_module
stream = import_module("backtrick.server.stream")
services = import_module("backtrick.server.services")
stream.ABUSES = 5
stream.OPEN_SOCKETS = 20
services.OPEN_TABLES = 30
limits = import_module("backtrick.server.limits")
limits.Limit.TALK._value_ = limits.Rate(10, 6.0)
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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Without limits."""
    yield from running(LiveServer(tmp_path_factory.mktemp("server"), "--limits", "0"))


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Waits a few seconds where others wait for half a minute."""
    folder = tmp_path_factory.mktemp("hasty")
    yield from running(LiveServer(folder, "--limits", "0", first=HURRY))


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
    yield from running(LiveServer(folder, "--limits", "1", "--trusted-hops", "1", first=IMPATIENT))
