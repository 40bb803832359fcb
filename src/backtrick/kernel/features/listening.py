"""Hints as features: how likely the card behind each hint still fits after a turn.

A hint speaks of a band of cards ahead of a top (see `speaking`). Those of the band that the
listener cannot see are equally likely to be the card behind it. The net gets the share of them that
a turn leaves useful, and the share that it spoils. Hints of people and of bots are treated alike:
they are inputs, not orders.
"""

from __future__ import annotations

from typing import Any

from numba import float32

from backtrick.kernel.arrays import Floats, Ints
from backtrick.kernel.columns import Count, FactRow, FloatRow, Mark, SaidCode, TableFact, Voice
from backtrick.kernel.desk import Desk
from backtrick.kernel.features import quick_and_easy as quick
from backtrick.kernel.features import the_game
from backtrick.kernel.features.spoken_hand import ODDS, quick_distance, weigh_hand
from backtrick.kernel.features.survey import rows_of
from backtrick.kernel.jit import register
from backtrick.kernel.speaking import (
    BANDS,
    COLOURS,
    FAR,
    GENERAL,
    HIGHEST_LOW,
    MARKS_PER_PILE,
    band_of,
)
from backtrick.kernel.turns import top_of
from backtrick.rules.piles import TRICK
from backtrick.rules.quick_and_easy import QuickAndEasy, colour, number

# What is told of a pile: for the next player the share left of each of the three bands, *go ahead*,
# the trick, what is spoilt of the first band and of the others; for the rest, summed up, the share
# left and spoilt of the first band, the share left of the others, *go ahead*.
NEXT_BAND, NEXT_GO, NEXT_TRICK, NEXT_SPOILT, NEXT_DELAYED = 0, 3, 4, 5, 6
REST_NEAR, REST_FAR, REST_SPOILT, REST_GO, TOLD = 7, 8, 9, 10, 11

# What is told in general: whether anybody speaks, how the next player is doing (three), how many of
# the others have a hard turn, and how many can take more.
ANYBODY, NEXT_DOES, REST_HARD, REST_MORE, IN_GENERAL = 0, 1, 4, 5, 6

# And who speaks: this seat itself, the next player, how many of the others.
MYSELF, NEXT_SPEAKS, REST_SPEAK, SPEAKING = 0, 1, 2, 3

# In The Game, after all that: for each pile how many steps it is, at a guess, from the top that the
# turn leaves to the card that was meant, by the next player and by the others.
STEPS = 4 * TOLD + IN_GENERAL
FEW_STEPS = 3
"""How far beyond the last band a card is taken to be."""

HEARD_THE_GAME = 64
HEARD_QUICK_AND_EASY = 72
"""How many features there are, filled up to a multiple of eight."""

# In Quick & Easy, at last: what the hands of the next player, of the one after, and of the rest
# could do, as `spoken_hand` counts it.
HANDS = 2 * TOLD + IN_GENERAL + 6 + SPEAKING

HUES = 2 * TOLD + IN_GENERAL
"""In Quick & Easy: where the colours begin. For each pile whether the next player holds the colour
of its top, and how many others do; then how likely the best and all of the colours that the next
player has named fit."""


def tell_of_pile(features: Floats, at: int, voice: int, code: int, left: float) -> None:
    """What one player said of a pile, `left` being the share that the turn leaves useful."""
    spoilt = 1.0 - left
    near = code in (SaidCode.LEAVE, SaidCode.TRICK)
    if voice == 0:
        if code == SaidCode.GO_AHEAD:
            features[at + NEXT_GO] = 1.0
        elif code == SaidCode.TRICK:
            features[at + NEXT_TRICK] = left
        elif code == SaidCode.WANT:
            features[at + NEXT_BAND + 1] = left
        else:
            features[at + NEXT_BAND + code - SaidCode.LEAVE] = left
        if near:
            features[at + NEXT_SPOILT] = spoilt
        elif code != SaidCode.GO_AHEAD:
            features[at + NEXT_DELAYED] = spoilt
    elif code == SaidCode.GO_AHEAD:
        features[at + REST_GO] += float32(0.5)
    elif near:
        features[at + REST_NEAR] += float32(0.5 * left)
        features[at + REST_SPOILT] += float32(0.5 * spoilt)
    else:
        features[at + REST_FAR] += float32(0.5 * left)


def tell_in_general(features: Floats, at: int, heard: Ints, voices: int, marks: Ints) -> None:
    """How the others say they are doing, while players may still say so."""
    for voice in range(voices):
        if heard[voice, Voice.SPEAKS]:
            features[at + ANYBODY] = 1.0
        code = heard[voice, GENERAL]
        if code == SaidCode.SILENCE or not marks[Mark.GENERAL]:
            continue
        if voice == 0:
            features[at + NEXT_DOES + code - SaidCode.HARD_TURN] = 1.0
        elif code == SaidCode.HARD_TURN:
            features[at + REST_HARD] += float32(0.5)
        elif code == SaidCode.MORE:
            features[at + REST_MORE] += float32(0.5)


def tell_who_speaks(features: Floats, at: int, heard: Ints, voices: int, spoken: int) -> None:
    """Who has said anything that stands."""
    features[at + MYSELF] = spoken
    for voice in range(voices):
        if voice == 0:
            features[at + NEXT_SPEAKS] = heard[voice, Voice.SPEAKS]
        else:
            features[at + REST_SPEAK] += float32(0.25 * heard[voice, Voice.SPEAKS])


def steps_ahead(counts: Ints, way: int, old: int, new: int, low: int, high: int) -> Any:
    """How many unseen cards lie between a new top and the middle of those that were `low` to `high`
    steps ahead of the old one; `low` and `high` are the same for a card beyond all bands.
    """
    above = rows_of(0, way) + Count.ABOVE
    first = max(min(old + low, the_game.HIGHEST_THE_GAME + 1), new)
    last = max(min(old + high, the_game.HIGHEST_THE_GAME + 1), new)
    inside = 0.5 * (counts[above, first] - counts[above, last]) if high > low else FEW_STEPS
    return counts[above, new] - counts[above, first] + inside


def left_ahead(counts: Ints, way: int, old: int, new: int, low: int, high: int) -> Any:
    """The share of the unseen cards from `low` to `high` steps ahead of a top (the trick card
    too, where `low` is 0) that still lie ahead of the new one.
    """
    if new == old:
        return 1.0
    rows = rows_of(0, way)
    first, last = (
        min(old + low, the_game.HIGHEST_THE_GAME + 1),
        min(old + high, the_game.HIGHEST_THE_GAME + 1),
    )
    total = counts[rows + Count.ABOVE, first] - counts[rows + Count.ABOVE, last]
    if low == 0 and old > TRICK:
        total += counts[rows + Count.UNSEEN, old - TRICK]
    if total == 0:
        return 0.0
    left = counts[rows + Count.ABOVE, max(first, new)] - counts[rows + Count.ABOVE, max(last, new)]
    return left / total


def listen_the_game(desk: Desk, code: int) -> None:
    """The features of what was said, for the tops that a turn leaves."""
    features, facts, counts, heard = (
        desk.floats[FloatRow.FEATURES],
        desk.facts,
        desk.counts,
        desk.heard,
    )
    table, ways = facts[FactRow.TABLE], facts[FactRow.WAYS]
    first, marks = the_game.WIDTH_THE_GAME, desk.marks
    for place in range(first, first + HEARD_THE_GAME):
        features[place] = 0.0
    voices = table[TableFact.VOICES]
    if voices == 0:
        return
    before = desk.nodes[0, 0]
    tight = ways[0]
    for pile in range(4):
        way, twin = pile // 2, pile ^ 1
        old, new, other = top_of(before, pile), top_of(code, pile), top_of(code, twin)
        if way == 1:
            mirror = the_game.MIRROR_THE_GAME
            old, new, other = mirror - old, mirror - new, mirror - other
        # Where the net sees this pile: the tighter direction first, its roomier pile first.
        behind = new > other or (new == other and pile > twin)
        slot = 2 * (way ^ tight) + behind
        at, steps_at = first + TOLD * slot, first + STEPS + slot
        for voice in range(voices):
            said = heard[voice, pile]
            if said == SaidCode.SILENCE:
                continue
            low, high = 0, 0
            if said < SaidCode.GO_AHEAD:
                high = marks[MARKS_PER_PILE * pile + said - SaidCode.LEAVE]
                if said > SaidCode.LEAVE:
                    low = marks[MARKS_PER_PILE * pile + said - SaidCode.LEAVE - 1]
            tell_of_pile(features, at, voice, said, left_ahead(counts, way, old, new, low, high))
            if said == SaidCode.GO_AHEAD:
                low = high = marks[MARKS_PER_PILE * pile + BANDS - 1]
            if said <= SaidCode.GO_AHEAD:
                steps = steps_ahead(counts, way, old, new, low, high)
                features[steps_at + (4 if voice else 0)] += float32(steps / 16)
    tell_in_general(features, first + 4 * TOLD, heard, voices, marks)
    tell_who_speaks(features, first + STEPS + 8, heard, voices, table[TableFact.SPOKEN])


quick_fits = QuickAndEasy.may_lay


def is_meant(card: int, said: int, pile: int, top: int, marks: Ints) -> bool:
    """Whether a card could have caused this hint about a pile."""
    if said == SaidCode.TRICK:
        return top != 0 and colour(card) == colour(top)
    far = quick_distance(card, pile, top)
    if said == SaidCode.WANT:
        same = top != 0 and colour(card) == colour(top)
        return far < FAR and not (same and marks[MARKS_PER_PILE * pile + Mark.USABLE] & 1 != 0)
    return band_of(far, pile, marks) == said - SaidCode.LEAVE


def shares_of_colours(heard: Ints, unseen: Ints, top_0: int, top_1: int) -> tuple[float, float]:
    """How likely a card fits of the best of the colours that the next player has named, and how
    likely none does of all of them.
    """
    best, none = 0.0, 1.0
    for hue in range(5):
        said = heard[0, COLOURS + hue]
        if said == SaidCode.SILENCE:
            continue
        total = left = 0
        for card in range(10 * hue + 1, 10 * hue + 11):
            low = number(card) <= HIGHEST_LOW
            if (
                unseen[card]
                and not (said == SaidCode.HIGH and low)
                and not (said == SaidCode.LOW and not low)
            ):
                total += 1
                left += quick_fits(card, 0, top_0, 0, False) or quick_fits(card, 1, top_1, 0, False)
        share = left / max(total, 1)
        best, none = max(best, share), none * (1.0 - share)
    return best, none


def listen_quick_and_easy(desk: Desk, code: int) -> None:
    """The features of what was said, for the tops that a turn leaves."""
    features, facts, heard = desk.floats[FloatRow.FEATURES], desk.facts, desk.heard
    table = facts[FactRow.TABLE]
    unseen, marks, first = desk.counts[Count.UNSEEN], desk.marks, quick.WIDTH_QUICK_AND_EASY
    for place in range(first, first + HEARD_QUICK_AND_EASY):
        features[place] = 0.0
    voices = table[TableFact.VOICES]
    if voices == 0:
        return
    before, top_0, top_1 = desk.nodes[0, 0], top_of(code, 0), top_of(code, 1)
    turned = quick.height(top_1, True) > quick.height(top_0, False)
    for pile in range(2):
        old, new = top_of(before, pile), top_of(code, pile)
        place = (pile == 1) != turned
        at, hues = first + TOLD * place, first + HUES + 2 * place
        for voice in range(voices):
            said = heard[voice, pile]
            if said != SaidCode.SILENCE:
                total = left = 0
                if old != new:
                    for card in range(1, quick.LAST + 1):
                        if unseen[card] and is_meant(card, said, pile, old, marks):
                            total += 1
                            left += quick_fits(card, pile, new, 0, False)
                share = 1.0 if old == new else left / max(total, 1)
                tell_of_pile(features, at, voice, said, share)
            if new != 0 and heard[voice, COLOURS + colour(new)] != SaidCode.SILENCE:
                features[hues + (voice > 0)] += float32(1.0 if voice == 0 else 0.5)
    best, none = shares_of_colours(heard, unseen, top_0, top_1)
    features[first + HUES + 4], features[first + HUES + 5] = best, none
    tell_in_general(features, first + 2 * TOLD, heard, voices, marks)
    tell_who_speaks(features, first + HANDS - SPEAKING, heard, voices, table[TableFact.SPOKEN])
    top_1, top_2 = (top_1, top_0) if turned else (top_0, top_1)
    for voice in range(voices):
        if heard[voice, Voice.SPEAKS]:
            weigh_hand(desk.odds, unseen, heard, voice, top_1, top_2, turned)
            at = first + HANDS + ODDS * min(voice, 2)
            for place in range(ODDS):
                features[at + place] += float32(desk.odds[1, place] * (0.5 if voice > 1 else 1.0))


def listen_to_nobody(desk: Desk, code: int) -> None:
    """In games without hints."""


for _function in (
    tell_of_pile, tell_in_general, tell_who_speaks, steps_ahead, left_ahead, listen_the_game,
    is_meant, shares_of_colours, listen_quick_and_easy, listen_to_nobody,
):  # fmt: skip
    register(_function)
