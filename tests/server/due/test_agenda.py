"""When what is due at a table is done."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from backtrick.server.due.agenda import Pace
from backtrick.server.live.appends import decode_event, encode_event
from backtrick.server.ops.config import Config
from backtrick.table import BotPace, DueKind, Settings, Table
from backtrick.table import events as e
from tests.table.kit import choosing


def bot_seconds(pace: BotPace, bot_pace: float) -> float:
    """How long the bot at a table of this pace takes to say whether it would start."""
    table: Table = choosing(1, 1).table
    table = replace(table, settings=msgspec.structs.replace(table.settings, pace=pace))
    agenda = Pace.of(Config(bot_pace=bot_pace)).agenda(table, {}, 100.0)
    (at,) = (at for item, at in agenda.deadlines.items() if item.kind is DueKind.BOT_OPINION)
    return at - 100.0


def test_the_host_says_how_fast_the_bots_are() -> None:
    assert bot_seconds(BotPace.NORMAL, 1.2) == pytest.approx(1.2)
    assert bot_seconds(BotPace.SLOW, 1.2) == pytest.approx(2.4)
    assert bot_seconds(BotPace.FAST, 1.2) == pytest.approx(0.6)


def test_the_server_says_how_fast_they_may_be() -> None:
    assert bot_seconds(BotPace.FAST, 0.5) == pytest.approx(0.4)
    # A server that is faster than its own floor is as fast as it is.
    assert bot_seconds(BotPace.FAST, 0.1) == pytest.approx(0.1)
    assert bot_seconds(BotPace.FAST, 0.0) == 0.0


def test_a_table_from_before_has_bots_of_the_usual_pace() -> None:
    stored = msgspec.json.decode(encode_event(e.Opened(Settings("the-game", {}, 2))))
    del stored["settings"]["pace"]
    opened = decode_event(msgspec.json.encode(stored))
    assert isinstance(opened, e.Opened)
    assert opened.settings.pace is BotPace.NORMAL
