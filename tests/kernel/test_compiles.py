"""The rules compile as they are: numba, given the very same functions, gives the same answers.

`register_jitable` tells numba that it may compile a function when compiled code calls it. Here
that is done for every decisive rule and for the policies, and the compiled answers are compared
with Python's over many arguments. 64-bit arithmetic is the trap: a state must be a `uint64`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from types import FunctionType
from typing import Any

import numpy as np
import pytest
from numba import njit
from numba.extending import register_jitable

from backtrick.kernel.policy import finisher, greedy_policy, random_policy
from backtrick.rules import GAMES, Game, State, face_to_face, generator, piles, quick_and_easy, turn
from backtrick.rules import the_game as the_game_rules
from tests.kernel.test_policy import arguments
from tests.kit import SETUPS, random_steps
from tests.strategies import late_position

Function = Callable[..., Any]

WORDS = [0, 1, 2**31, 2**32 - 1, 2**32, 2**53, 2**63 - 1, 2**63, 2**63 + 1, 2**64 - 1]
"""The seeds at which signed and unsigned arithmetic part."""

CARDS = range(2, 100)
TOPS = range(1, 101)
WAYS = (piles.ASCENDING, piles.DESCENDING)
FLAGS = (False, True)

RULES: dict[Function, list[tuple[Any, ...]]] = {
    piles.step: list(product(CARDS, TOPS, WAYS)),
    piles.fits: list(product(CARDS, TOPS, WAYS)),
    piles.improves: list(product(CARDS, TOPS, WAYS)),
    the_game_rules.may_lay: list(product(CARDS, range(4), range(1, 101, 3), [0], FLAGS)),
    the_game_rules.cost: list(product(CARDS, range(4), range(1, 101, 3), [0])),
    the_game_rules.full_hand: list(product(range(1, 6))),
    the_game_rules.required_cards: list(product([2, 3], range(98))),
    the_game_rules.drawn: list(product(range(5, 9), range(6), [2, 3], FLAGS, range(9))),
    the_game_rules.refill: list(product(range(5, 9), range(9), range(99))),
    the_game_rules.is_fire: list(product(range(1, 101))),
    face_to_face.owner: list(product(range(4))),
    face_to_face.gives: list(product(range(4), range(2))),
    face_to_face.may_lay: list(product(range(2, 60), range(4), range(1, 61, 2), range(2), FLAGS)),
    face_to_face.cost: list(product(range(2, 60), range(4), range(1, 61, 2), range(2))),
    face_to_face.drawn: list(product([6], range(7), [2, 5], FLAGS, range(53))),
    face_to_face.required_cards: list(product([2], range(53))),
    face_to_face.doomed: list(product(range(7), range(3))),
    face_to_face.is_won: list(product(range(5), range(9))),
    quick_and_easy.number: list(product(range(1, 51))),
    quick_and_easy.colour: list(product(range(1, 51))),
    quick_and_easy.may_lay: list(product(range(1, 51), range(2), range(51), [0], FLAGS)),
    quick_and_easy.cost: list(product(range(1, 51), range(2), range(51), [0])),
    quick_and_easy.most_cards: list(product(FLAGS)),
    quick_and_easy.drawn: list(product([2], range(2), range(3), FLAGS, range(51))),
    quick_and_easy.required_cards: list(product([1], range(51))),
    turn.may_end: list(product(range(5), range(4), range(16))),
    turn.is_lost: list(product(range(5), range(4), [0, 1, 8, 15], FLAGS, FLAGS)),
    turn.is_stuck: list(product(range(5), range(4))),
    Game.gives: list(product(range(4), range(5))),
    Game.burns: list(product(range(1, 101))),
    Game.doomed: list(product(range(9), range(3))),
    Game.is_won: list(product(range(5), range(9))),
}
"""Every decisive rule, with the arguments to compare it on."""

GENERATOR: list[Function] = [
    *(generator.advance, generator.mix, generator.scale, generator.below, generator.shuffle),
]


def name_of(function: Function) -> str:
    return f"{function.__module__.rsplit('.', 1)[1]}.{function.__name__}"


def register(function: Function) -> None:
    """Let compiled code call a function; the function itself stays what it was."""
    assert isinstance(function, FunctionType)
    before = (function.__code__, function.__closure__, function.__globals__, vars(function).copy())
    assert register_jitable(function) is function
    assert (
        function.__code__,
        function.__closure__,
        function.__globals__,
        vars(function).copy(),
    ) == before


for rule in (*RULES, *GENERATOR, turn.next_seat):
    register(rule)


def caller(function: Function, count: int) -> Function:
    """A compiled function that calls this one with each row of a table of arguments."""
    names = ", ".join(f"column{number}[row]" for number in range(count))
    columns = ", ".join(f"column{number}" for number in range(count))
    source = (
        f"def call_all({columns}):\n"
        f"    results = []\n"
        f"    for row in range(len(column0)):\n"
        f"        results.append(function({names}))\n"
        f"    return results\n"
    )
    scope: dict[str, Any] = {"function": function}
    exec(source, scope)
    compiled: Function = njit(scope["call_all"])
    return compiled


def _shuffle(deck: Any, state: Any) -> Any:
    return generator.shuffle(deck, state)


compiled_shuffle = njit(_shuffle)


def column(values: tuple[Any, ...]) -> Any:
    kind = np.bool_ if isinstance(values[0], bool) else np.int64
    return np.array(values, dtype=kind)


@pytest.mark.parametrize("rule", RULES, ids=map(name_of, RULES))
def test_a_compiled_rule_gives_the_same_answers(rule: Function) -> None:
    rows = RULES[rule]
    columns = [column(values) for values in zip(*rows, strict=True)]
    assert caller(rule, len(columns))(*columns) == [rule(*row) for row in rows]


# -- the generator


def states() -> list[int]:
    rng = Random(1)
    return WORDS + [rng.getrandbits(64) for _ in range(300)]


@pytest.mark.parametrize("function", [generator.advance, generator.mix], ids=["advance", "mix"])
def test_the_compiled_generator_gives_the_same_words(function: Function) -> None:
    results = caller(function, 1)(np.array(states(), dtype=np.uint64))
    assert all(isinstance(result, int) for result in results)
    assert results == [function(state) for state in states()]


def test_the_compiled_scale_gives_the_same_numbers() -> None:
    rows = list(product([0, 1, 2, 2**31, 2**32 - 1], range(1, 99)))
    rows += [(Random(seed).getrandbits(32), seed % 98 + 1) for seed in range(300)]
    bits, bounds = zip(*rows, strict=True)
    results = caller(generator.scale, 2)(np.array(bits, dtype=np.uint64), column(bounds))
    assert results == [generator.scale(*row) for row in rows]


def test_the_compiled_below_gives_the_same_numbers_and_states() -> None:
    rows = list(product(states(), [1, 2, 3, 50, 58, 97, 98]))
    words, bounds = zip(*rows, strict=True)
    results = caller(generator.below, 2)(np.array(words, dtype=np.uint64), column(bounds))
    assert results == [generator.below(*row) for row in rows]


@pytest.mark.parametrize("seed", WORDS)
def test_the_compiled_shuffle_gives_the_same_order(seed: int) -> None:
    order, deck = list(range(2, 100)), np.arange(2, 100, dtype=np.int64)
    after = generator.shuffle(order, seed)
    assert int(compiled_shuffle(deck, np.uint64(seed))) == after
    assert list(deck) == order


def test_the_compiled_next_seat_is_the_same() -> None:
    function = turn.next_seat
    compiled = njit(lambda counts, seat: function(counts, seat))
    for counts in product(range(3), repeat=4):
        for seat in range(4):
            assert compiled(np.array(counts), seat) == turn.next_seat(counts, seat)


def test_a_signed_state_would_be_noticed() -> None:
    """The comparison has teeth: with `int64` instead of `uint64` the words differ."""
    results = caller(generator.mix, 1)(np.array(states(), dtype=np.uint64).view(np.int64))
    assert results != [generator.mix(state) for state in states()]


# -- the policies


def register_with_its_parts(function: Function) -> None:
    """Register a policy and the functions it was made from, the innermost first."""
    for cell in function.__closure__ or ():
        if isinstance(cell.cell_contents, FunctionType):
            register_with_its_parts(cell.cell_contents)
    register(function)


def moments(game: type[Game]) -> list[State]:
    """Where a turn is to be played: its start, its middle, fires, gifts, few cards left."""
    rng = Random(2)
    found: list[State] = []
    for setup, players in SETUPS * (1 if game.name == "the-game" else 8):
        if setup.name == game.name:
            way = random_steps(late_position(setup, players, rng), rng, 0.7)
            found += [state for state in way if state.ended is None]
    return found[:400]


def compiled_policy(function: Function, count: int) -> Function:
    register_with_its_parts(function)
    names = ", ".join(f"argument{number}" for number in range(count))
    scope: dict[str, Any] = {"function": function}
    exec(f"def call({names}):\n    return function({names})\n", scope)
    compiled: Function = njit(scope["call"])
    return compiled


def as_arrays(state: State) -> list[Any]:
    hand, tops, *rest = arguments(state)
    return [np.array(hand, dtype=np.int64), np.array(tops, dtype=np.int64), *rest]


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_game
def test_the_compiled_greedy_plays_the_same(game: type[Game]) -> None:
    policy = greedy_policy(game)
    compiled = compiled_policy(policy, 7)
    for state in moments(game):
        told = as_arrays(state)
        assert compiled(*told) == policy(*arguments(state))
        assert tuple(told[0]) == state.hand
        assert tuple(told[1]) == state.tops


@every_game
def test_the_compiled_random_plays_the_same_from_any_state(game: type[Game]) -> None:
    policy = random_policy(game)
    compiled = compiled_policy(policy, 8)
    rng = Random(3)
    for number, state in enumerate(moments(game)):
        word = WORDS[number % len(WORDS)] if number % 2 else rng.getrandbits(64)
        place, pile, after = compiled(*as_arrays(state), np.uint64(word))
        assert (place, pile, int(after)) == policy(*arguments(state), word)


@every_game
def test_the_compiled_search_for_the_end_of_a_turn_finds_the_same(game: type[Game]) -> None:
    search = finisher(game)
    compiled = compiled_policy(search, 6)
    found = []
    for state in moments(game):
        hand, tops, seat, given, needed, _, owed = as_arrays(state)
        expected = search(list(state.hand), list(state.tops), seat, given, needed, owed)
        assert compiled(hand, tops, seat, given, needed, owed) == expected
        found.append(expected)
    assert True in found
