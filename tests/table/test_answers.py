"""Bots at a table: what they answer becomes a command, and a bad answer a fault."""

from __future__ import annotations

from random import Random

import pytest

from backtrick.bots import BotError, BotErrorCode, seat_bot
from backtrick.bots.greedy import GreedyBot
from backtrick.bots.thinking import nets_hash
from backtrick.rules import Play, TheGame
from backtrick.table import DRIVER, Phase, bot_opinion, bot_turn, played_by
from backtrick.table import commands as c
from tests.bots.bad_bots import Answers, Raises, RaisesOnWish, SecondCardIllegal
from tests.table.kit import HOST, Live, choosing, lay, playing, some_bot_turn, some_turn


def test_a_game_of_bots_driven_by_commands() -> None:
    for game, seats in (("the-game", 3), ("face-to-face", 2), ("quick-and-easy", 4)):
        live = choosing(1, seats - 1, game)
        bots = [seat_bot("greedy", GreedyBot, seat, 5) for seat in range(seats)]
        for bot in bots[1:]:
            if live.table.phase is Phase.CHOOSING:
                live.do(DRIVER, bot_opinion(live.table, bot))
        if live.table.phase is Phase.CHOOSING:
            live.do(DRIVER, c.CloseOpinions())
        while live.table.phase is Phase.PLAYING:
            seat = live.state.to_act
            turn = bot_turn(live.table, bots[seat])
            if seat == 0:
                live.do(
                    0, lay(live.table.game, turn.plays, end=True) if turn.plays else c.EndTurn()
                )
            else:
                live.do(DRIVER, turn)
        assert live.table.end is not None


def test_an_opinion_is_the_bots_wish() -> None:
    live = choosing(1, 1)
    bot = seat_bot("greedy", GreedyBot, 1, 5)
    assert isinstance(bot_opinion(live.table, bot), c.BotOpines)
    with pytest.raises(BotError) as error:
        bot_opinion(live.table, seat_bot("bad", RaisesOnWish, 1, 5))
    assert error.value.code is BotErrorCode.RAISED


def test_the_record_notes_the_nets_of_the_bots_that_laid_cards() -> None:
    live, names = playing(2, 0, clock=60), ("a", "b")
    nets = nets_hash("planner", TheGame)
    live.do(HOST, lay(live.table.game, some_turn(live.state, Random(1)), end=True))
    assert live.table.record(names).nets == {}
    live.do(DRIVER, some_bot_turn(live, 1, "greedy"))
    assert live.table.record(names).nets == {}
    live.do(DRIVER, some_bot_turn(live, 0, "planner"))
    assert live.table.record(names).nets == {"planner": nets}
    live.give_up(HOST)
    live.do(HOST, c.Rematch())
    assert live.table.bots == frozenset()


class Nonsense(Answers):
    answer = "nonsense"


class Unknown(Answers):
    answer = [Play(500, 0)]


class Nothing(Answers):
    answer: list[Play] = []


@pytest.mark.parametrize(
    ("maker", "fault"),
    [
        (Raises, BotErrorCode.RAISED),
        (Nonsense, BotErrorCode.NONSENSE),
        (Unknown, BotErrorCode.ILLEGAL),
        (SecondCardIllegal, BotErrorCode.ILLEGAL),
        (Nothing, BotErrorCode.STOPPED_EARLY),
    ],
)
def test_a_bad_turn_is_a_fault_that_names_the_bot_and_the_position(
    maker: type[GreedyBot], fault: BotErrorCode
) -> None:
    live = playing(2, 0)
    with pytest.raises(BotError) as error:
        bot_turn(live.table, seat_bot("bad", maker, 0, 5))
    assert error.value.code is fault
    assert error.value.facts["bot"] == "bad"
    assert "the-game |" in str(error.value.facts["position"])


# -- whose turn it was, read from what happened


def bot_plays(live: Live, bot: str) -> None:
    """A bot plays the turn, or the rest of it."""
    turn = some_turn(live.state, Random(1))
    live.do(DRIVER, c.BotTurn(live.state.to_act, tuple(turn), bot))


def person_plays(live: Live, cards: int | None = None) -> None:
    """A person lays the first cards of a turn, or plays it to its end."""
    turn = some_turn(live.state, Random(1))[:cards]
    live.do(live.state.to_act, lay(live.table.game, turn, end=cards is None))


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
    live.give_up(HOST)
    live.do(HOST, c.Rematch())
    live.do(HOST, c.Opine(2, 1))
    live.do(DRIVER, c.CloseOpinions())
    bot_plays(live, "random")
    person_plays(live)
    assert [played_by(live.events, 1, turn) for turn in range(2)] == [None, "greedy"]
    assert [played_by(live.events, 2, turn) for turn in range(2)] == ["random", None]
