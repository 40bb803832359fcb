"""Hints in imagined deals: hands that could have caused what was said, and talk that goes on.

A deal is changed card by card until each hand would give the hints that its holder has given, or
until that was tried often enough: people say less than they could, and make mistakes. In the
imagined rounds everybody who has spoken goes on speaking, and everybody listens.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from numba import int64

from backtrick.kernel.arrays import Ints
from backtrick.kernel.columns import (
    SUBJECTS,
    CardRow,
    FactRow,
    Option,
    SaidCode,
    TableFact,
    Voice,
)
from backtrick.kernel.desk import Desk
from backtrick.kernel.jit import register
from backtrick.kernel.restraint import thin
from backtrick.kernel.speaking import speaker
from backtrick.rules.game import Game
from backtrick.rules.generator import below
from backtrick.talk.manners import manners

TRIES = 60
"""How often another card is tried in a hand."""

CONTRADICTION, OMISSION = 3, 1
"""How much it counts that a hand would give another hint, and that it would give none or that none
was given: a hint may be older than the last turn, and people need not speak."""

FitHands = Callable[[Ints, int, int, Ints, int, Ints, Desk, Desk, int], int]
Overhear = Callable[[int, int, int, int, Ints, Desk, Desk], None]


def mismatch(words: Ints, heard: Ints, near: Ints, most: int, seats: int, coloured: bool) -> int:
    """How badly what a hand would say goes with what was said. Where at most so many hints of a
    player stand, nothing is missing that it would not have had to say.
    """
    total = 0
    for subject in range(SUBJECTS):
        one, other = words[subject], heard[subject]
        if other != SaidCode.SILENCE and one != other:
            total += OMISSION if one == SaidCode.SILENCE else CONTRADICTION
    if most:
        thin(words, heard, near, most, seats, coloured)
    for subject in range(SUBJECTS):
        if words[subject] != SaidCode.SILENCE and heard[subject] == SaidCode.SILENCE:
            total += OMISSION
    return total


def speakers_of(facts: Ints, heard: Ints, seat: int, hand_counts: Ints) -> int:
    """The seats whose hints stand, one bit each."""
    seats, voice = len(hand_counts), 0
    table = facts[FactRow.TABLE]
    if table[TableFact.VOICES] == 0:
        return 0
    speakers = table[TableFact.SPOKEN] << seat
    for turn in range(1, seats):
        other = (seat + turn) % seats
        if hand_counts[other] > 0:
            speakers |= int64(heard[voice, Voice.SPEAKS] != 0) << other
            voice += 1
    return int(speakers)


for _function in (mismatch, speakers_of):
    register(_function)


@cache
def hand_fitter(game: type[Game]) -> FitHands:
    """A function for a game: change the hands that are dealt in `DECK` so that they go with the
    hints.
    """
    _, speak, _, measure, _ = speaker(game)
    coloured = manners(game()).colours != ""

    def fit_hands(
        tops: Ints, needed: int, seat: int, hand_counts: Ints, size: int, options: Ints, desk: Desk,
        deeper: Desk, state: int,
    ) -> int:  # fmt: skip
        """Returns the generator's next state."""
        deck, words, seats = desk.cards[CardRow.DECK], deeper.tally, len(hand_counts)
        most, near = desk.facts[FactRow.TABLE, TableFact.MOST_SAID], desk.tally
        first = voice = 0
        for turn in range(1, seats):
            held = hand_counts[(seat + turn) % seats]
            if held == 0:
                continue
            heard, end = desk.heard[voice], first + held
            hand = deck[first:]
            speak(hand, held, tops, needed, options[Option.MOST], desk.marks, words)
            if most:
                measure(hand, held, tops, near)
            bad = mismatch(words, heard, near, most, seats, coloured)
            for _ in range(TRIES):
                if bad == 0 or end == size or not heard[Voice.SPEAKS]:
                    break
                offset, state = below(state, held)
                place = first + int64(offset)
                offset, state = below(state, size - end)
                other = end + int64(offset)
                deck[place], deck[other] = deck[other], deck[place]
                speak(hand, held, tops, needed, options[Option.MOST], desk.marks, words)
                if most:
                    measure(hand, held, tops, near)
                worse = mismatch(words, heard, near, most, seats, coloured)
                if worse > bad:
                    deck[place], deck[other] = deck[other], deck[place]
                else:
                    bad = worse
            first, voice = end, voice + 1
        return state

    register(fit_hands)
    return fit_hands


@cache
def overhearer(game: type[Game]) -> Overhear:
    """A function for a game: write what a player hears on the imagined table."""
    outline, speak, _, measure, _ = speaker(game)
    coloured = manners(game()).colours != ""

    def overhear(
        seat: int, seats: int, needed: int, speakers: int, options: Ints, desk: Desk, deeper: Desk
    ) -> None:
        cards, marks, table = desk.cards, deeper.marks, deeper.facts[FactRow.TABLE]
        table[TableFact.VOICES] = 0
        if speakers == 0:
            return
        most, tops = options[Option.MOST], cards[CardRow.TOPS]
        outline(tops, desk.unlaid[0], options[Option.HAND_SIZE], most, marks, deeper.tally)
        most_said, nothing, voices = desk.facts[FactRow.TABLE, TableFact.MOST_SAID], deeper.tally, 0
        for subject in range(SUBJECTS):
            nothing[subject] = SaidCode.SILENCE
        for turn in range(1, seats):
            other = (seat + turn) % seats
            held = cards[CardRow.HANDS, other]
            if held == 0:
                continue
            heard, words = deeper.heard[voices], 0
            if speakers >> other & 1:
                speak(cards[CardRow.SEATED + other], held, tops, needed, most, marks, heard)
                if most_said:
                    measure(cards[CardRow.SEATED + other], held, tops, desk.tally)
                    thin(heard, nothing, desk.tally, most_said, seats, coloured)
                for subject in range(SUBJECTS):
                    words |= heard[subject]
            else:
                for subject in range(SUBJECTS):
                    heard[subject] = SaidCode.SILENCE
            heard[Voice.SPEAKS], heard[Voice.HOLDS] = words != 0, held
            voices += 1
        table[TableFact.VOICES], table[TableFact.SPOKEN] = voices, speakers >> seat & 1

    register(overhear)
    return overhear
