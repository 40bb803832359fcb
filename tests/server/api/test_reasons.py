"""Whose turn it was, read from what happened at the table."""

from __future__ import annotations

from random import Random

from backtrick.server.api.reasons import played_by
from backtrick.table import DRIVER
from backtrick.table import commands as c
from tests.table.kit import HOST, Live, layings, playing, some_turn


def bot_plays(live: Live, bot: str) -> None:
    """A bot plays the turn, or the rest of it."""
    turn = layings(live.table.game, some_turn(live.state, Random(1)))
    live.do(DRIVER, c.BotTurn(live.state.to_act, turn, bot))


def person_plays(live: Live, cards: int | None = None) -> None:
    """A person lays the first cards of a turn, or plays it to its end."""
    turn = layings(live.table.game, some_turn(live.state, Random(1)))[:cards]
    live.do(live.state.to_act, c.Lay(turn, cards is None))


def test_the_bot_that_laid_a_turn_is_asked_whoever_has_the_seat() -> None:
    live = playing(2, 1, clock=60)
    person_plays(live)
    live.do(1, c.Leave())
    live.do(HOST, c.LetBot(1, "expert"))
    bot_plays(live, "expert")
    bot_plays(live, "greedy")
    person_plays(live, 1)
    bot_plays(live, "planner")
    live.do(1, c.TakeBack())
    person_plays(live)
    bot_plays(live, "greedy")
    bot_plays(live, "planner")
    players = [played_by(live.events, 1, turn) for turn in range(8)]
    assert players == [None, "expert", "greedy", None, None, "greedy", "planner", None]


def test_every_game_at_a_table_has_its_own_turns() -> None:
    live = playing(1, 1)
    person_plays(live)
    bot_plays(live, "greedy")
    live.do(HOST, c.Resign())
    live.do(HOST, c.Rematch())
    live.do(HOST, c.Opine(2, 1))
    live.do(DRIVER, c.CloseOpinions())
    bot_plays(live, "random")
    person_plays(live)
    assert [played_by(live.events, 1, turn) for turn in range(2)] == [None, "greedy"]
    assert [played_by(live.events, 2, turn) for turn in range(2)] == ["random", None]
