"""Whether a game can be won with all cards open: lines by the referee, losses by brute force."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from backtrick.rules import (
    FaceToFace,
    Game,
    QuickAndEasy,
    State,
    TheGame,
    deal,
    end_turn,
    legal_plays,
    may_end_turn,
    outcome,
    parse_play,
    parse_position,
    play,
    resign,
    start,
)
from backtrick.study import Judgement, StudyError, StudyErrorCode, Winnable, follow, winnable
from tests.kit import SETUP_NAMES, SETUPS, lay, referee_for
from tests.strategies import late_position

TOGETHER = [
    pytest.param(game, players, id=name)
    for name, (game, players) in zip(SETUP_NAMES, SETUPS, strict=True)
    if game.cooperative
]


def judged(position: str | State) -> Judgement:
    """The verdict; the referee checks the line."""
    state = parse_position(position) if isinstance(position, str) else position
    verdict = winnable(state)
    assert (verdict.line is not None) == (verdict.answer is Winnable.WON)
    if verdict.line is not None:
        won = outcome(follow(state, verdict.line))
        assert won is not None
        assert won.result == "won"
        referee_wins(state, verdict)
    return verdict


def referee_wins(state: State, verdict: Judgement) -> None:
    """The referee lays the line, and calls it a win."""
    assert verdict.line is not None
    if state.to_act < 0:
        state = start(state, verdict.line.seat)
    if state.laid_on or state.over:
        return
    judge = referee_for(state)
    for number, turn in enumerate(verdict.line.turns):
        if number:
            assert judge.refusal_to_end() is None
            judge.end()
        for card, pile in turn:
            assert judge.refusal(state.game.coded(card), pile) is None
            judge.lay(state.game.coded(card), pile)
    end = judge.over()
    assert end is not None
    assert end["result"] == "won"


@cache
def can_be_won(state: State) -> bool:
    """The same question, by trying everything."""
    end = outcome(state)
    if end is not None:
        return end.result == "won"
    ways = [play(state, *each) for each in legal_plays(state)]
    ways += [end_turn(state)] if may_end_turn(state) else []
    return any(map(can_be_won, ways))


@pytest.mark.parametrize(
    "position",
    [
        # 50 first, then the trick back to 40
        "the-game | 49 98 2 3 | *40 45 50 | ",
        # 53 waits for the other's 52
        "the-game | 50 98 2 3 | *51 53 / 52 | ",
        "the-game | 77 98 50 3 | *80 40 / 79 | ",
        "the-game required=3 | 90 91 10 11 | *92 9 93 94 8 7 | 95 6",
        "quick-and-easy | 5b 5g | *7b 3g / 1b | ",
        "quick-and-easy professional=1 | 5b 5g | *7b 3g / 1b | ",
    ],
)
def test_a_position_that_can_be_won(position: str) -> None:
    assert judged(position).answer is Winnable.WON


@pytest.mark.parametrize(
    "position",
    [
        # 50 fits nowhere, and no trick leads back to it
        "the-game | 70 71 30 31 | *50 72 29 | ",
        # two cards are required, and one fits
        "the-game | 97 98 2 3 | *99 50 | 51",
        # 53 has to be laid before the other's 52
        "the-game | 50 98 2 3 | *53 / 52 | ",
        # the 77 burns: 80 has to cover it, and then 79 fits nowhere
        "the-game fire=1 | 77 98 50 3 | *80 40 / 79 | ",
        "quick-and-easy | 9b 1g | *10r / 5v | ",
    ],
)
def test_a_position_that_is_lost(position: str) -> None:
    assert judged(position).answer is Winnable.LOST


@pytest.mark.parametrize(("game", "players"), TOGETHER)
def test_the_verdict_is_that_of_brute_force(game: Game, players: int) -> None:
    rng, found = Random(5), Counter[Winnable]()
    for _ in range(12):
        state = late_position(game, players, rng)
        if sum(state.left) <= 12:
            verdict = judged(state)
            assert (verdict.answer is Winnable.WON) == can_be_won(state)
            found[verdict.answer] += 1
    can_be_won.cache_clear()
    assert not found[Winnable.OPEN]


def test_the_best_starter_is_found_too() -> None:
    verdict = judged("the-game | 59 98 2 3 | 50 / 60 | ")
    assert verdict.line is not None
    assert verdict.line.seat == 1
    assert judged("the-game | 61 98 2 3 | 50 / 60 | ") == Judgement(Winnable.LOST)


def test_a_turn_goes_on_or_ends_where_it_is() -> None:
    going_on = lay("the-game | 90 98 2 3 | *92 93 | ", "92@0")
    verdict = judged(going_on)
    assert verdict.line is not None
    assert verdict.line.turns == ((parse_play(going_on.game, "93@0"),),)
    ending = judged(lay("the-game | 50 98 2 3 | *51 53 / 52 | ", "51@0"))
    assert ending.line is not None
    assert ending.line.turns[0] == ()
    full = judged(lay("quick-and-easy professional=1 | 5b 5g | *7b 9b / 8b | ", "7b@0"))
    assert full.line is not None
    assert full.line.turns[0] == ()


def test_the_end_needs_no_search() -> None:
    state = parse_position("the-game | 90 91 10 11 | *92 / | ")
    won = winnable(play(state, 92, 0))
    assert (won.answer, won.width) == (Winnable.WON, 0)
    lost = winnable(parse_position("the-game | 98 98 2 3 | *50 | "))
    assert lost == Judgement(Winnable.LOST)


def test_giving_up_does_not_count() -> None:
    state = parse_position("the-game | 90 91 10 11 | *92 / | ")
    assert winnable(resign(state, 0)).answer is Winnable.WON


@pytest.mark.parametrize(("game", "players"), [(TheGame(), 3), (QuickAndEasy(), 4)])
def test_whole_deals_are_won(game: Game, players: int) -> None:
    for seed in range(3):
        assert judged(deal(game, players, seed=seed)).answer is Winnable.WON


def test_a_search_within_limits_claims_nothing() -> None:
    narrow = winnable(deal(TheGame(required=3, hand=5), 3, seed=6), widest=1)
    assert (narrow.answer, narrow.width, narrow.line) == (Winnable.OPEN, 1, None)
    for looks in (0, 10):
        short = winnable(deal(TheGame(), 3, seed=0), looks=looks)
        assert (short.answer, short.width) == (Winnable.OPEN, 0)


def test_a_duel_is_refused() -> None:
    with pytest.raises(StudyError) as refused:
        winnable(deal(FaceToFace(), 2, seed=1))
    assert refused.value.code is StudyErrorCode.NOT_COOPERATIVE
