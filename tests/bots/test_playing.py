"""Letting bots play: every answer is checked, and a bad one names bot and position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from backtrick.bots import (
    BotError,
    BotErrorCode,
    SeatedBot,
    Wish,
    ask_hints,
    ask_turn,
    ask_wish,
    choose_starter,
    seat_bot,
    take_turn,
    wish_said,
)
from backtrick.bots.greedy import GreedyBot
from backtrick.bots.random import RandomBot
from backtrick.rules import (
    IllegalPlay,
    Logbook,
    Play,
    QuickAndEasy,
    RulesErrorCode,
    TheGame,
    View,
    parse_position,
    position_text,
)
from backtrick.talk import Code, Heard, Hint
from tests.bots import bad_bots

STATE = parse_position("the-game | 40 10 90 60 | *41 45 71 / 2 | 3")

DECK = tuple(range(2, 100))


def book() -> Logbook:
    """Alone, with 2 to 9 in hand."""
    return Logbook(TheGame(), ("bad",), (DECK,), starter=0)


def answering(answer: object) -> SeatedBot:
    bot = bad_bots.Answers(seed=1)
    bot.answer = answer
    return SeatedBot("bad", 0, bot)


# -- a turn


def test_a_turn_is_played_and_ended() -> None:
    log = book()
    plays = take_turn(answering([(2, 0), (3, 0)]), log)
    assert plays == [Play(2, 0), Play(3, 0)]
    assert log.record.turns == (((2, 0), (3, 0)),)


def test_a_bot_takes_over_in_the_middle_of_a_turn() -> None:
    log = book()
    log.play(2, 0)
    take_turn(SeatedBot("greedy", 0, GreedyBot(seed=1)), log)
    assert log.record.turns[0][:2] == ((2, 0), (3, 0))


@pytest.mark.parametrize("number", [np.int64, np.uint8])
def test_whole_numbers_of_numpy_are_fine(number: Any) -> None:
    plays = ask_turn(answering([(number(41), number(0))]), STATE)
    assert plays == [Play(41, 0)]
    assert type(plays[0].card) is int


@pytest.mark.parametrize(
    "answer",
    [
        *(None, 5, "x", [1], [None], ["37@2"], {"card": 41}, [{41: 0}]),
        *([(41,)], [(41, 0, 0)], [(41, None)], [(41, "0")], [(41, 0.0)], [(41, False)]),
    ],
    ids=repr,
)
def test_nonsense(answer: object) -> None:
    with pytest.raises(BotError) as caught:
        ask_turn(answering(answer), STATE)
    assert caught.value.code is BotErrorCode.NONSENSE
    assert caught.value.facts == {
        "bot": "bad",
        "seat": 0,
        "position": position_text(STATE),
        "answer": repr(answer),
    }


@pytest.mark.parametrize(
    ("plays", "text", "reason"),
    [
        ([(2, 0), (2, 0)], "2@0", RulesErrorCode.NOT_IN_HAND),
        ([(2, 0), (50, 0)], "50@0", RulesErrorCode.NOT_IN_HAND),
        ([(3, 0), (2, 0)], "2@0", RulesErrorCode.DOES_NOT_FIT),
        ([(2, 0), (3, 4)], "3@4", RulesErrorCode.NO_SUCH_PILE),
        ([(2, 0), (3, -1)], "3@-1", RulesErrorCode.NO_SUCH_PILE),
        ([(2, 0), (1, 0)], "1@0", RulesErrorCode.NOT_IN_HAND),
    ],
)
def test_an_illegal_play(plays: list[tuple[int, int]], text: str, reason: RulesErrorCode) -> None:
    log = book()
    with pytest.raises(BotError) as caught:
        take_turn(answering(plays), log)
    assert caught.value.code is BotErrorCode.ILLEGAL
    assert caught.value.facts["play"] == text
    assert caught.value.facts["position"] == position_text(log.state)
    assert isinstance(caught.value.__cause__, IllegalPlay)
    assert caught.value.__cause__.code is reason


@pytest.mark.parametrize("plays", [[], [(2, 0)]])
def test_stopping_early(plays: list[tuple[int, int]]) -> None:
    log = book()
    with pytest.raises(BotError) as caught:
        take_turn(answering(plays), log)
    assert caught.value.code is BotErrorCode.STOPPED_EARLY
    assert caught.value.facts["position"] == position_text(log.state)
    assert len(log.state.laid_on) == len(plays)


def test_playing_on_after_the_end_is_illegal() -> None:
    log = Logbook(QuickAndEasy(), ("bad", "bad"), (tuple(range(1, 51)),), starter=0)
    with pytest.raises(BotError) as caught:
        take_turn(answering([(1, 0), (2, 0), (3, 0)]), log)
    assert caught.value.code is BotErrorCode.ILLEGAL


def test_raising() -> None:
    with pytest.raises(BotError) as caught:
        ask_turn(SeatedBot("bad", 0, bad_bots.Raises(seed=1)), STATE)
    assert caught.value.code is BotErrorCode.RAISED
    assert caught.value.facts["detail"] == "RuntimeError: out of ideas"
    assert caught.value.facts["position"] == position_text(STATE)


def test_an_error_as_text_names_everything() -> None:
    with pytest.raises(BotError) as caught:
        ask_turn(answering(None), STATE)
    assert (
        str(caught.value)
        == f"nonsense: bot bad, seat 0, position {position_text(STATE)}, answer None"
    )


# -- who starts


def wishing(*wishes: object) -> list[SeatedBot]:
    bots = []
    for seat, wish in enumerate(wishes):
        bot = bad_bots.WishesNonsense(seed=1)
        bot.wish = lambda view, wish=wish: wish  # type: ignore[method-assign, misc]
        bots.append(SeatedBot(f"bot {seat}", seat, bot))
    return bots


@pytest.mark.parametrize(
    ("wishes", "starter"),
    [
        ((Wish.FINE, Wish.GLADLY, Wish.GLADLY), 1),
        ((Wish.FINE, Wish.RATHER_NOT, Wish.FINE), 0),
        ((Wish.RATHER_NOT, Wish.RATHER_NOT, Wish.FINE), 2),
        ((0, 1, 2), 2),
    ],
)
def test_whoever_wishes_it_most_starts_then_the_lowest_seat(
    wishes: tuple[int, ...], starter: int
) -> None:
    state = parse_position("the-game | 1 1 100 100 | 2 / 3 / 4 | 5")
    assert choose_starter(wishing(*wishes), state) == starter


@pytest.mark.parametrize("wish", ["gladly", None, 3, -1, 0.5, [2]])
def test_a_bad_wish(wish: object) -> None:
    (player,) = wishing(wish)
    with pytest.raises(BotError) as caught:
        ask_wish(player, STATE)
    assert caught.value.code is BotErrorCode.NONSENSE
    assert caught.value.facts["answer"] == repr(wish)
    assert caught.value.facts["position"] == position_text(STATE)


# -- seats


def test_every_seat_has_luck_of_its_own() -> None:
    seeds = set()
    for seat in range(5):
        bot = seat_bot("random", RandomBot, seat, 7).bot
        assert isinstance(bot, RandomBot)
        seeds.add(bot.seed)
    assert len(seeds) == 5


def test_a_bot_that_cannot_be_made() -> None:
    with pytest.raises(BotError) as caught:
        seat_bot("bad", bad_bots.RaisesWhenMade, 0, 1)
    assert caught.value.code is BotErrorCode.IMPORT


@pytest.mark.parametrize(("maker", "remembers"), [(bad_bots.Remembers, True), (GreedyBot, False)])
def test_a_bot_is_given_a_memory_only_when_it_asks(maker: Any, remembers: bool) -> None:
    seated = SeatedBot("bot", 0, maker(seed=1))
    assert (seated.view(STATE).recall is not None) == remembers


# -- hints


class Speaks(RandomBot):
    """Says whatever it is told to."""

    words: Any = ()

    def speak(self, view: View) -> Any:
        return self.words


def speaking(*words: object) -> SeatedBot:
    bot = Speaks(seed=1)
    bot.words = words
    return SeatedBot("bad", 1, bot)


LEAVE = Hint(Code.LEAVE, 2)


def test_hints_are_passed_on() -> None:
    assert ask_hints(speaking(LEAVE, Hint(Code.FINE)), STATE, ()) == (LEAVE, Hint(Code.FINE))


def test_what_stands_is_not_said_again() -> None:
    said = (Heard(0, 1, LEAVE), Heard(0, 0, Hint(Code.FINE)))
    assert ask_hints(speaking(LEAVE, Hint(Code.FINE)), STATE, said) == (Hint(Code.FINE),)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("leave@2",), BotErrorCode.NONSENSE),
        ((Hint(Code.LEAVE, 4),), BotErrorCode.BAD_HINT),
        ((Hint(Code.START),), BotErrorCode.BAD_HINT),
        ((LEAVE, Hint(Code.GO_AHEAD, 2)), BotErrorCode.BAD_HINT),
    ],
)
def test_what_nobody_may_say_is_a_fault(words: tuple[object, ...], fault: BotErrorCode) -> None:
    with pytest.raises(BotError) as caught:
        ask_hints(speaking(*words), STATE, ())
    assert caught.value.code is fault


def test_the_hints_that_stand_reach_the_bot() -> None:
    class Listens(bad_bots.Answers):
        def choose_turn(self, view: View, heard: Any) -> Any:
            self.heard = heard
            return []

    bot, said = Listens(seed=1), (Heard(0, 1, LEAVE),)
    ask_turn(SeatedBot("good", 0, bot), STATE, said)
    assert bot.heard == said


def test_what_was_said_of_starting() -> None:
    said = [
        Heard(-1, 0, Hint(Code.START)),
        Heard(-1, 1, Hint(Code.THANKS)),
        Heard(-1, 2, Hint(Code.START)),
        Heard(-1, 2, Hint(Code.NOT_START)),
    ]
    wishes = [wish_said(said, seat) for seat in range(3)]
    assert wishes == [Wish.GLADLY, None, Wish.RATHER_NOT]
