"""Quick & Easy: what a hand can do whose owner has named its colours.

Each card may be any unseen card that matches the hint. For the tops that a turn leaves, the
features say how likely the hand fits the first pile, the second, either; how likely a card is at
most one step away; how likely one has the colour of a top; and an estimate of the distance of the
nearer card.
"""

from __future__ import annotations

from backtrick.kernel.arrays import Doubles, Ints
from backtrick.kernel.columns import SaidCode, Voice
from backtrick.kernel.features import quick_and_easy as quick
from backtrick.kernel.jit import register
from backtrick.kernel.speaking import COLOURS, FAR, HIGHEST_LOW, band_of, speaker
from backtrick.rules.quick_and_easy import QuickAndEasy, colour

FITS, NEAR, SAME, COST, ODDS = 0, 3, 6, 8, 10
"""Where each group of odds begins, and how many odds there are; those before `COST` are chances."""

quick_distance = speaker(QuickAndEasy).distance


def weigh_card(
    odds: Doubles, unseen: Ints, first: int, last: int, top_1: int, top_2: int, turned: bool
) -> None:
    """What any of the unseen cards from `first` to `last` could do, into `odds[0]`."""
    for place in range(ODDS):
        odds[0, place] = 0.0
    total, pile = 0, 1 if turned else 0
    for card in range(first, last + 1):
        if not unseen[card]:
            continue
        total += 1
        far_1, far_2 = quick_distance(card, pile, top_1), quick_distance(card, 1 - pile, top_2)
        odds[0, FITS] += far_1 < FAR
        odds[0, FITS + 1] += far_2 < FAR
        odds[0, FITS + 2] += far_1 < FAR or far_2 < FAR
        odds[0, NEAR] += far_1 <= 1
        odds[0, NEAR + 1] += far_2 <= 1
        odds[0, NEAR + 2] += far_1 <= 1 or far_2 <= 1
        odds[0, SAME] += top_1 != 0 and colour(card) == colour(top_1)
        odds[0, SAME + 1] += top_2 != 0 and colour(card) == colour(top_2)
        odds[0, COST] += min(far_1, 10) * 0.1
        odds[0, COST + 1] += min(far_2, 10) * 0.1
    for place in range(ODDS):
        odds[0, place] /= max(total, 1)


def weigh_hand(
    odds: Doubles, unseen: Ints, heard: Ints, voice: int, top_1: int, top_2: int, turned: bool
) -> None:
    """What the hand of a player could do, by the colours that it has named, into `odds[1]`."""
    for place in range(COST):
        odds[1, place] = 1.0
    odds[1, COST] = odds[1, COST + 1] = 1.0
    named = 0
    for hue in range(6):
        times, first, last = 1, 10 * hue + 1, 10 * hue + 10
        if hue == 5:
            times, first, last = heard[voice, Voice.HOLDS] - named, 1, quick.LAST
        else:
            said = heard[voice, COLOURS + hue]
            times = said != SaidCode.SILENCE
            named += times
            middle = 10 * hue + HIGHEST_LOW
            if said == SaidCode.HIGH:
                first = middle + 1
            elif said == SaidCode.LOW:
                last = middle
        if times > 0:
            weigh_card(odds, unseen, first, last, top_1, top_2, turned)
        for _ in range(times):
            for place in range(COST):
                odds[1, place] *= 1.0 - odds[0, place]
            for place in range(COST, ODDS):
                odds[1, place] = min(odds[1, place], odds[0, place])
    for place in range(COST):
        odds[1, place] = 1.0 - odds[1, place]


for _function in (band_of, quick_distance, weigh_card, weigh_hand):
    register(_function)
