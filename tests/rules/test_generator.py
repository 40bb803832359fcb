"""The generator: splitmix64 as published, and numbers below a bound without any bias."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest

from backtrick.rules.generator import (
    GAMMA,
    MIX_1,
    MIX_2,
    RECORDED_SEEDS,
    SEEDS,
    WORD,
    advance,
    below,
    game_seed,
    mix,
    scale,
    seat_state,
    shuffle,
)


def outputs(seed: int, count: int) -> list[int]:
    numbers = []
    for _ in range(count):
        seed = advance(seed)
        numbers.append(mix(seed))
    return numbers


# -- the published values


def test_splitmix64_from_seed_0() -> None:
    assert outputs(0, 1) == [0xE220A8397B1DCDAF]


def test_splitmix64_from_seed_1234567() -> None:
    assert outputs(1234567, 3) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1, 2**63, 2**64 - 1])
def test_everything_stays_one_unsigned_word(seed: int) -> None:
    assert all(number in SEEDS for number in outputs(seed, 100))


def test_the_state_wraps_around() -> None:
    assert advance(WORD) == GAMMA - 1
    assert advance(2**63) == GAMMA - 2**63


def test_neighbouring_and_opposite_seeds_have_nothing_in_common() -> None:
    firsts = [outputs(seed, 1)[0] for seed in (0, 1, 2, 2**63 - 1, 2**63, 2**64 - 1)]
    assert len(set(firsts)) == 6


# -- numbers below a bound


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 10, 49, 50, 58, 64, 97, 98])
def test_every_number_below_the_bound_is_exactly_as_likely_as_every_other(bound: int) -> None:
    """The 2**32 values fall into one block for each number; the first few of a block are refused.

    Within a block the product grows with the bits, so its edges say how many are left in it.
    """
    refused = 2**32 % bound
    for number in range(bound):
        begin = -(-number * 2**32 // bound)
        first = -(-(number * 2**32 + refused) // bound)
        end = -(-(number + 1) * 2**32 // bound)
        assert end - first == 2**32 // bound
        assert all(scale(bits, bound) == -1 for bits in range(begin, first))
        assert scale(first, bound) == number
        assert scale(end - 1, bound) == number


def test_a_bound_of_one_leaves_no_choice() -> None:
    assert {scale(bits, 1) for bits in (0, 1, 2**31, 2**32 - 1)} == {0}


def unmix(bits: int) -> int:
    """The state that `mix` turns into these bits."""

    def unshift(value: int, by: int) -> int:
        found = value
        for _ in range(64 // by + 1):
            found = value ^ (found >> by)
        return found

    value = unshift(bits, 31) * pow(MIX_2, -1, 2**64) & WORD
    value = unshift(value, 27) * pow(MIX_1, -1, 2**64) & WORD
    return unshift(value, 30)


def test_refused_bits_are_drawn_again() -> None:
    """From this state the upper 32 bits are all zero, which no bound such as 98 can use."""
    state = (unmix(5) - GAMMA) & WORD
    assert mix(advance(state)) == 5
    again = advance(advance(state))
    assert below(state, 98) == (scale(mix(again) >> 32, 98), again)


def test_accepted_bits_take_one_step() -> None:
    number, state = below(7, 98)
    assert state == advance(7)
    assert number == scale(mix(state) >> 32, 98)


# -- shuffling


def shuffled(cards: Iterable[int], state: int) -> tuple[tuple[int, ...], int]:
    order = list(cards)
    state = shuffle(order, state)
    return tuple(order), state


def test_shuffling_keeps_the_cards() -> None:
    order, _ = shuffled(range(2, 100), 3)
    assert order != tuple(range(2, 100))
    assert sorted(order) == list(range(2, 100))


def test_every_order_is_about_as_likely() -> None:
    counted = Counter(shuffled((1, 2, 3), seed * GAMMA & WORD)[0] for seed in range(6000))
    assert set(counted) == set(permutations((1, 2, 3)))
    assert all(880 < times < 1120 for times in counted.values())


def test_the_state_after_a_shuffle_goes_on() -> None:
    first, state = shuffled(range(58), 9)
    second, _ = shuffled(range(58), state)
    assert first != second


# -- seeds made from seeds


def test_the_seeds_of_a_run_differ_and_survive_json() -> None:
    seeds = [game_seed(1, number) for number in range(2000)]
    assert len(set(seeds)) == 2000
    assert all(seed in RECORDED_SEEDS for seed in seeds)


def test_neighbouring_runs_share_no_games() -> None:
    runs = [{game_seed(seed, number) for number in range(500)} for seed in (0, 1, 2, 2**64 - 1)]
    assert sum(map(len, runs)) == len(set().union(*runs))


def test_seats_have_states_of_their_own_apart_from_the_shuffle() -> None:
    states = {seat_state(seed, seat) for seed in (0, 1, 2**64 - 1) for seat in range(5)}
    assert len(states) == 15
    assert not states & {advance(0), advance(1), mix(0), mix(1), 0, 1}
