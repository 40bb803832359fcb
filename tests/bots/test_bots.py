"""The built-in bots themselves."""

from __future__ import annotations

import pytest

from backtrick.bots import Bot, QuietBot, Wish
from backtrick.bots.greedy import GreedyBot
from backtrick.bots.random import RandomBot
from backtrick.rules import deal, observe, parse_position, turn_text
from tests.kit import SETUPS, lay


def greedy(position: str) -> str:
    """Greedy's turn from here, as text."""
    state = parse_position(position)
    return turn_text(state.game, GreedyBot(seed=1).choose_turn(observe(state, state.to_act), ()))


@pytest.mark.parametrize("kind", [GreedyBot, RandomBot])
def test_they_are_bots(kind: type[QuietBot]) -> None:
    assert isinstance(kind(seed=1), Bot)


def test_greedy_plays_tricks_first_then_small_steps_then_neighbours() -> None:
    assert greedy("the-game | 47 10 90 60 | *37 38 39 59 45 / 2 | 3") == "37@0 38@0 39@0 59@3"


def test_greedy_goes_on_from_the_middle_of_a_turn() -> None:
    state = lay("the-game | 47 10 90 20 | *48 70 52 / 2 | 3", "48@0")
    plays = GreedyBot(seed=1).choose_turn(observe(state, 0), ())
    assert turn_text(state.game, plays) == "52@0"


def test_greedy_covers_a_fire() -> None:
    assert greedy("the-game fire=1 | 22 40 60 100 | *41 42 35 / 2 | 3") == "41@1 42@1 35@0"


def test_greedy_lays_on_to_the_bitter_end() -> None:
    assert greedy("the-game fire=1 | 90 91 22 11 | *93 94 95 50 / 3 4 | 5") == "93@1 94@1 95@1"


def test_greedy_does_not_depend_on_its_seed() -> None:
    view = observe(deal(*SETUPS[0], seed=1, starter=0), 0)
    assert GreedyBot(seed=1).choose_turn(view, ()) == GreedyBot(seed=2).choose_turn(view, ())


def test_random_depends_on_nothing_but_its_seed() -> None:
    view = observe(deal(*SETUPS[0], seed=1, starter=0), 0)
    turns = [tuple(RandomBot(seed=seed).choose_turn(view, ())) for seed in (1, 1, 2, 3, 4)]
    assert turns[0] == turns[1]
    assert len(set(turns)) > 2


@pytest.mark.parametrize(
    ("hand", "wish"),
    [
        ("2 3 50 51 60 61", Wish.GLADLY),
        ("8 14 50 51 60 61", Wish.FINE),
        ("40 45 50 55 60 61", Wish.RATHER_NOT),
    ],
)
def test_greedy_wishes_to_start_with_a_cheap_opening(hand: str, wish: Wish) -> None:
    state = parse_position(f"the-game | 1 1 100 100 | {hand} / 7 / 9 | 10")
    assert GreedyBot(seed=1).wish(observe(state, 0)) is wish


def test_random_does_not_mind_who_starts_and_says_nothing() -> None:
    view = observe(deal(*SETUPS[8], seed=1), 0)
    assert RandomBot(seed=1).wish(view) is Wish.FINE
    assert RandomBot(seed=1).speak(view) == ()
