"""Why a bot played as it did."""

from __future__ import annotations

import pytest

from backtrick.bots import BotError, bot_named, seat_bot
from backtrick.bots.explanation import ask_explanation, explain
from backtrick.rules import Game, QuickAndEasy, TheGame, deal, observe, start
from backtrick.talk import Code, Heard, Hint
from tests.bots.bad_bots import Raises

STATE = start(deal(TheGame().settled(3), 3, seed=4), 0)


@pytest.mark.parametrize("name", ["expert@1", "planner"])
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
    player = seat_bot("expert@1", bot_named("expert@1"), 0, 1)
    view = player.view(STATE)
    before = player.bot.choose_turn(view, ())
    explain(player, view)
    assert player.bot.choose_turn(view, ()) == before


def test_hints_are_heeded_or_overridden() -> None:
    player = seat_bot("expert@1", bot_named("expert@1"), 0, 1)
    view = player.view(STATE)
    piles = {pile for _, pile in player.bot.choose_turn(view, ())}
    heard = [Heard(0, seat, Hint(Code.LEAVE, pile)) for seat in (1, 2) for pile in range(4)]
    reason = explain(player, view, heard)
    laid_on = {pile for _, pile in reason.chosen.plays}
    assert {said.hint.about for said in reason.overridden} == laid_on
    heeded = {said.hint.about for said in reason.heeded}
    assert piles - laid_on <= heeded
    assert not heeded & laid_on


@pytest.mark.parametrize(
    ("game", "hints"),
    [
        (QuickAndEasy(), "holds:b high:y low:r hard-turn"),
        (QuickAndEasy(professional=True), "holds:b holds:y"),
        (TheGame().settled(3), "hard-turn more fine"),
    ],
    ids=str,
)
def test_what_is_said_of_no_pile_is_heeded_where_the_turn_would_be_another_without_it(
    game: Game, hints: str
) -> None:
    player = seat_bot("expert@1", bot_named("expert@1"), 0, 1)
    words = [Hint.parse(hint) for hint in hints.split()]
    moved = 0
    for seed in range(40):
        view = player.view(start(deal(game, 3, seed=seed), 0))
        heard = [Heard(0, 1 + place % 2, hint) for place, hint in enumerate(words)]
        heard.append(Heard(0, 0, words[0]))
        reason = explain(player, view, heard)
        for said in heard[:-1]:
            without = [other for other in heard if other is not said]
            moves = tuple(player.bot.choose_turn(view, without)) != reason.chosen.plays
            assert (said in reason.heeded) is moves
            moved += moves
        assert heard[-1] not in reason.heeded
        assert reason.overridden == ()
    assert moved


def test_what_several_say_counts_together() -> None:
    player = seat_bot("expert@1", bot_named("expert@1"), 0, 1)
    together = 0
    for seed in range(40):
        view = player.view(start(deal(TheGame().settled(3), 3, seed=seed), 0))
        heard = [Heard(0, seat, Hint(Code.HARD_TURN)) for seat in (1, 2)]
        reason = explain(player, view, heard)
        assert reason.heeded == (tuple(heard) if reason.silent != reason.chosen.plays else ())
        alone = {tuple(player.bot.choose_turn(view, [one])) for one in heard}
        together += reason.heeded != () and alone == {reason.chosen.plays}
    assert together


@pytest.mark.parametrize("code", ["leave", "trick", "small-steps", "go-ahead"])
def test_a_hint_about_a_pile_is_heeded_only_if_the_turn_goes_along_with_it(code: str) -> None:
    player = seat_bot("expert@1", bot_named("expert@1"), 0, 1)
    heeded = 0
    for seed in range(40):
        view = player.view(start(deal(TheGame().settled(3), 3, seed=seed), 0))
        heard = [Heard(0, 1, Hint(Code(code), 0)), Heard(0, 2, Hint(Code.FINE))]
        reason = explain(player, view, heard)
        laid = 0 in {pile for _, pile in reason.chosen.plays}
        changed = tuple(player.bot.choose_turn(view, heard[1:])) != reason.chosen.plays
        if heard[0] in reason.heeded:
            heeded += 1
            assert changed or laid != (0 in {pile for _, pile in reason.silent})
            assert laid if code == "go-ahead" else not laid or code == "small-steps"
            assert heard[0] not in reason.overridden
        elif code != "go-ahead":
            assert (heard[0] in reason.overridden) is laid
    assert heeded


def test_who_does_not_listen_would_have_laid_the_same_in_silence() -> None:
    player = seat_bot("random", bot_named("random"), 0, 1)
    heard = [Heard(0, 1, Hint(Code.LEAVE, pile)) for pile in range(4)]
    reason = explain(player, player.view(STATE), heard)
    assert reason.silent == reason.chosen.plays
    assert reason.heeded == ()


def test_a_bot_without_a_net_has_no_chances() -> None:
    player = seat_bot("greedy", bot_named("greedy"), 0, 1)
    reason = explain(player.bot, observe(STATE, 0), [Heard(0, 1, Hint(Code.LEAVE, 0))])
    assert reason.chosen.chance is None
    assert reason.others == ()
    assert reason.silent == reason.chosen.plays


def test_a_bot_that_fails_when_asked_why_is_named() -> None:
    with pytest.raises(BotError) as failed:
        ask_explanation(seat_bot("raises", Raises, 0, 1), STATE)
    assert failed.value.facts["bot"] == "raises"
