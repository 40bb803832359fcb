"""The contract test that every bot must pass, and that every bad bot fails."""

from __future__ import annotations

import pytest

from backtrick.bots import BotError, BotErrorCode, BotMaker, bot_named, check_bot
from backtrick.bots.registry import BUILT_IN
from backtrick.rules import parse_position
from tests.bots import bad_bots
from tests.kit import SETUPS


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_built_in_bot_keeps_the_contract(name: str) -> None:
    checked = list(check_bot(name, bot_named(name), seeds=(1,)))
    assert len(checked) == len(set(checked)) == len(SETUPS)
    assert checked[0] == "the-game 1 required=2 hand=8 fire=False"
    assert "face-to-face 2" in checked


@pytest.mark.parametrize("maker", [bad_bots.Remembers, bad_bots.Forgets, bad_bots.AnswersLists])
def test_a_bot_of_ones_own_keeps_the_contract(maker: BotMaker) -> None:
    assert sum(1 for _ in check_bot("own", maker, seeds=(1,))) == len(SETUPS)


@pytest.mark.parametrize(
    ("maker", "fault"),
    [
        (bad_bots.Raises, BotErrorCode.RAISED),
        (bad_bots.RaisesOnWish, BotErrorCode.RAISED),
        (bad_bots.RaisesOnSpeak, BotErrorCode.RAISED),
        (bad_bots.SecondCardIllegal, BotErrorCode.ILLEGAL),
        (bad_bots.StopsEarly, BotErrorCode.STOPPED_EARLY),
        (bad_bots.Whim, BotErrorCode.NOT_REPEATABLE),
        (bad_bots.WishesNonsense, BotErrorCode.NONSENSE),
        (bad_bots.SpeaksNonsense, BotErrorCode.NONSENSE),
        (bad_bots.Answers, BotErrorCode.NONSENSE),
        (bad_bots.FirstCardIllegal, BotErrorCode.ILLEGAL),
        (bad_bots.RaisesHalfway, BotErrorCode.RAISED),
    ],
)
def test_a_bad_bot_is_caught_with_its_name_and_the_position(
    maker: BotMaker, fault: BotErrorCode
) -> None:
    with pytest.raises(BotError) as caught:
        list(check_bot("bad", maker, seeds=(1,)))
    assert caught.value.code is fault
    assert caught.value.facts["bot"] == "bad"
    assert caught.value.facts["seat"] in range(5)
    state = parse_position(str(caught.value.facts["position"]))
    assert state.game.name == "the-game"


def test_a_bot_that_cannot_be_made_is_caught() -> None:
    with pytest.raises(BotError) as caught:
        list(check_bot("bad", bad_bots.RaisesWhenMade))
    assert caught.value.code is BotErrorCode.IMPORT
    assert caught.value.facts["detail"] == "RuntimeError: out of order"


def test_what_lies_behind_it_is_kept() -> None:
    with pytest.raises(BotError) as caught:
        list(check_bot("bad", bad_bots.Raises))
    assert caught.value.facts["detail"] == "RuntimeError: out of ideas"
    assert isinstance(caught.value.__cause__, RuntimeError)
