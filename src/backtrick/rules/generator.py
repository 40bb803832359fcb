"""The generator behind every seeded shuffle: splitmix64, and numbers below a bound.

The same seed gives the same numbers on every platform and in every version. The state is one
unsigned 64-bit word. Each function works on plain integers and is also compiled by the kernel,
where the state must be typed as `uint64`: until a value is shifted below 2**63 it only ever meets
constants above 2**63, so that no signed arithmetic creeps in.
"""

from __future__ import annotations

from collections.abc import MutableSequence

WORD = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB

SEEDS = range(WORD + 1)
"""Every seed there is."""

RECORDED_SEEDS = range(1 << 53)
"""The seeds that any JSON reader keeps exactly; the ones made here stay among them."""


def advance(state: int) -> int:
    """The generator's next state."""
    return (state + GAMMA) & WORD


def mix(state: int) -> int:
    """The 64 random bits that belong to a state."""
    z = ((state ^ (state >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


def scale(bits: int, bound: int) -> int:
    """Spread 32 random bits over 0..bound-1, or -1 when they must be drawn again.

    Lemire's method: of the 2**32 values, the few that would make some results likelier than
    others are refused, so that every result is exactly as likely as every other.
    """
    product = bits * bound
    rest = product & 0xFFFFFFFF
    if rest < bound and rest < 0x100000000 % bound:
        return -1
    return product >> 32


def seat_state(seed: int, seat: int) -> int:
    """The state from which a seat's own bot draws its random numbers, apart from the shuffle's."""
    state = mix(seed)
    for _ in range(seat + 1):
        state = advance(state)
    return mix(state)


def below(state: int, bound: int) -> tuple[int, int]:
    """A number from 0 to bound-1, and the state after it."""
    while True:
        state = advance(state)
        number = scale(mix(state) >> 32, bound)
        if number >= 0:
            return number, state


def shuffle(order: MutableSequence[int], state: int) -> int:
    """Shuffle in place (Fisher and Yates, from the last place down): the state after it."""
    for place in range(len(order) - 1, 0, -1):
        other, state = below(state, place + 1)
        card = order[place]
        order[place] = order[other]
        order[other] = card
    return state


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a long run: far from its neighbours', and short enough for JSON."""
    return mix((seed + (number + 1) * GAMMA) & WORD) >> 11
