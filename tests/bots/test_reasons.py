"""Why a bot played as it did."""

from __future__ import annotations

import pytest

from backtrick.bots import bot_named, seat_bot
from backtrick.bots.reasons import explain
from backtrick.rules import TheGame, deal, observe, start
from backtrick.talk import Code, Heard, Hint

STATE = start(deal(TheGame().settled(3), 3, seed=4), 0)


@pytest.mark.parametrize("name", ["expert", "planner"])
def test_the_best_turns_and_their_chances(name: str) -> None:
    player = seat_bot(name, bot_named(name), 0, 1)
    view = player.view(STATE)
    reason = explain(player, view)
    assert reason.chosen.plays == tuple(player.bot.choose_turn(view, ())) == reason.silent
    assert 1 <= len(reason.others) <= 3
    chances = [each.chance or 0 for each in (reason.chosen, *reason.others)]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert len({each.plays for each in (reason.chosen, *reason.others)}) == len(chances)
    assert (reason.heeded, reason.overridden) == ((), ())


def test_asking_why_changes_nothing() -> None:
    player = seat_bot("expert", bot_named("expert"), 0, 1)
    view = player.view(STATE)
    before = player.bot.choose_turn(view, ())
    explain(player, view)
    assert player.bot.choose_turn(view, ()) == before


def test_hints_are_heeded_or_overridden() -> None:
    player = seat_bot("expert", bot_named("expert"), 0, 1)
    view = player.view(STATE)
    piles = {pile for _, pile in player.bot.choose_turn(view, ())}
    heard = [Heard(0, seat, Hint(Code.LEAVE, pile)) for seat in (1, 2) for pile in range(4)]
    reason = explain(player, view, heard)
    laid_on = {pile for _, pile in reason.chosen.plays}
    assert {said.hint.about for said in reason.overridden} == laid_on
    assert {said.hint.about for said in reason.heeded} == piles - laid_on


def test_a_bot_without_a_net_has_no_chances() -> None:
    player = seat_bot("greedy", bot_named("greedy"), 0, 1)
    reason = explain(player.bot, observe(STATE, 0), [Heard(0, 1, Hint(Code.LEAVE, 0))])
    assert reason.chosen.chance is None
    assert reason.others == ()
    assert reason.silent == reason.chosen.plays
