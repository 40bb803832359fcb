"""Thinking by the clock, with a clock that can be set."""

from __future__ import annotations

import pytest

from backtrick.bots import BotError, BotErrorCode, bot_named
from backtrick.bots.budget import LEAST, MOST, deepen
from backtrick.bots.compiled import is_compiled, thinks
from backtrick.bots.expert import ExpertBot
from backtrick.bots.registry import has_time, thinking_for


class Thinker:
    """Takes so long for every imagined deal, and remembers how many it was asked for."""

    def __init__(self, for_a_deal: float) -> None:
        self.now, self.for_a_deal = 100.0, for_a_deal
        self.asked: list[int] = []

    def think(self, deals: int) -> int:
        self.asked.append(deals)
        self.now += 1e-5 + deals * self.for_a_deal
        return deals

    def clock(self) -> float:
        return self.now


@pytest.mark.parametrize("seconds", [0.05, 0.2, 1, 3, 7, 20, 60])
@pytest.mark.parametrize("for_a_deal", [1e-4, 1e-3])
def test_most_of_the_time_is_used_and_not_more(seconds: float, for_a_deal: float) -> None:
    thinker = Thinker(for_a_deal)
    answer = deepen(thinker.think, seconds, thinker.clock)
    assert seconds / 2 < thinker.now - 100 <= seconds
    assert answer == thinker.asked[-1] >= LEAST
    assert thinker.asked == sorted(thinker.asked)


def test_with_no_time_for_a_look_ahead_there_is_an_answer_without() -> None:
    thinker = Thinker(for_a_deal=0.01)
    assert deepen(thinker.think, 0.01, thinker.clock) == 0
    assert sum(thinker.asked) < LEAST


def test_where_there_is_nothing_to_think_about_it_stops() -> None:
    thinker = Thinker(for_a_deal=0)
    assert MOST // 2 < deepen(thinker.think, 3600, thinker.clock) <= MOST
    assert len(thinker.asked) < 20


def test_a_time_is_part_of_the_name() -> None:
    assert thinking_for("expert", 0.5) == "expert@0.5s"
    bot = bot_named("expert@0.5s")(seed=1)
    assert isinstance(bot, ExpertBot)
    assert bot.think == 0.5
    assert has_time("expert@0.5s")
    assert not has_time("expert@3")
    assert not has_time("my_bots:Class@s")


def test_compiled_code_has_no_clock() -> None:
    assert thinks("expert@0.5s")
    assert not is_compiled("expert@0.5s")
    assert is_compiled("expert@3")


@pytest.mark.parametrize("bot", ["random", "greedy", "planner", "expert@2", "expert@1s"])
def test_who_cannot_think_by_the_clock_is_refused(bot: str) -> None:
    with pytest.raises(BotError) as caught:
        thinking_for(bot, 1)
    assert caught.value.code is BotErrorCode.NO_TIME
    assert caught.value.facts == {"bot": bot, "able": "expert"}


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), 3601])
def test_a_time_out_of_reason_is_refused(seconds: float) -> None:
    with pytest.raises(BotError) as caught:
        thinking_for("expert", seconds)
    assert caught.value.code is BotErrorCode.TIME


@pytest.mark.parametrize("name", ["expert@s", "expert@0s", "expert@1es"])
def test_a_name_with_no_time_in_it_is_refused(name: str) -> None:
    with pytest.raises(BotError) as caught:
        bot_named(name)
    assert caught.value.code is BotErrorCode.TIME


@pytest.mark.parametrize("name", ["greedy@1s", "planner@1s"])
def test_a_name_that_gives_a_time_to_another_bot_is_refused(name: str) -> None:
    with pytest.raises(BotError) as caught:
        bot_named(name)
    assert caught.value.code is BotErrorCode.LEVEL
