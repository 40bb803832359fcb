"""Bots at a table: what they answer becomes a command, and a bad answer a fault."""

from __future__ import annotations

import pytest

from backtrick.bots import BotError, Fault, seat_bot
from backtrick.bots.greedy import GreedyBot
from backtrick.rules import Play
from backtrick.table import DRIVER, Phase, bot_opinion, bot_turn
from backtrick.table.commands import BotOpines, CloseOpinions, EndTurn, Lay
from tests.bots.bad_bots import Answers, Raises, RaisesOnWish, SecondCardIllegal
from tests.table.kit import choosing, playing


def test_a_game_of_bots_driven_by_commands() -> None:
    for game, seats in (("the-game", 3), ("face-to-face", 2), ("quick-and-easy", 4)):
        live = choosing(1, seats - 1, game)
        bots = [seat_bot("greedy", GreedyBot, seat, 5) for seat in range(seats)]
        for bot in bots[1:]:
            if live.table.phase is Phase.CHOOSING:
                live.do(DRIVER, bot_opinion(live.table, bot))
        if live.table.phase is Phase.CHOOSING:
            live.do(DRIVER, CloseOpinions())
        while live.table.phase is Phase.PLAYING:
            seat = live.state.to_act
            turn = bot_turn(live.table, bots[seat])
            if seat == 0:
                live.do(0, Lay(turn.plays, end=True) if turn.plays else EndTurn())
            else:
                live.do(DRIVER, turn)
        assert live.table.end is not None


def test_an_opinion_is_the_bots_wish() -> None:
    live = choosing(1, 1)
    bot = seat_bot("greedy", GreedyBot, 1, 5)
    assert isinstance(bot_opinion(live.table, bot), BotOpines)
    with pytest.raises(BotError) as error:
        bot_opinion(live.table, seat_bot("bad", RaisesOnWish, 1, 5))
    assert error.value.fault is Fault.RAISED


class Nonsense(Answers):
    answer = "nonsense"


class Unknown(Answers):
    answer = [Play(500, 0)]


class Nothing(Answers):
    answer: list[Play] = []


@pytest.mark.parametrize(
    ("maker", "fault"),
    [
        (Raises, Fault.RAISED),
        (Nonsense, Fault.NONSENSE),
        (Unknown, Fault.ILLEGAL),
        (SecondCardIllegal, Fault.ILLEGAL),
        (Nothing, Fault.STOPPED_EARLY),
    ],
)
def test_a_bad_turn_is_a_fault_that_names_the_bot_and_the_position(
    maker: type[GreedyBot], fault: Fault
) -> None:
    live = playing(2, 0)
    with pytest.raises(BotError) as error:
        bot_turn(live.table, seat_bot("bad", maker, 0, 5))
    assert error.value.fault is fault
    assert error.value.facts["bot"] == "bad"
    assert "the-game |" in str(error.value.facts["position"])
