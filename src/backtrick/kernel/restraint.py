"""How much of what a bot could say it says, and how well: sparingly, or clumsily.

Written once over plain integers, like `speaking`.
"""

from __future__ import annotations

from backtrick.kernel.columns import SUBJECTS, SaidCode
from backtrick.kernel.sequences import MutableNumbers, Numbers
from backtrick.kernel.speaking import COLOURS, GENERAL

HARD, MUTE = 2, 3
"""Ranks of hints: see `rank_of`."""

NEAR_ENOUGH = 14
"""How far ahead of a top the card is at most for which *rather not* is worth a word."""


def clumsy(
    hand: Numbers, count: int, tops: Numbers, piles: int, coloured: bool, said: MutableNumbers
) -> None:
    """Spoil what was going to be said: every second hint about a pile becomes any other, and every
    second colour any colour.
    """
    luck = count
    for pile in range(piles):
        luck = (luck * 31 + tops[pile]) % 10007
    for place in range(count):
        luck = (luck * 31 + hand[place]) % 10007
    for pile in range(piles):
        luck = (luck * 137 + 71) % 10007
        if luck % 2 == 0 and said[pile] != SaidCode.SILENCE:
            if coloured and said[pile] in (SaidCode.TRICK, SaidCode.WANT):
                said[pile] = SaidCode.TRICK + SaidCode.WANT - said[pile]
            else:
                said[pile] = SaidCode.LEAVE + luck // 2 % 4
    for hue in range(COLOURS, GENERAL):
        luck = (luck * 137 + 71) % 10007
        if luck % 2 == 0 and said[hue] != SaidCode.SILENCE:
            code, said[hue] = said[hue], SaidCode.SILENCE
            said[COLOURS + luck // 2 % 5] = code


def thin(
    words: MutableNumbers, standing: Numbers, near: Numbers, most: int, seats: int, coloured: bool
) -> None:
    """Leave out of what a seat would say all but the most important: at most as many hints as may
    stand beside those that do. Of what a hint of its own stands about it says nothing more.

    *Leave it* comes first, of the pile first that its card is nearest to (`near`, pile by pile);
    then the trick. A turn is truly hard where a seat has no card near any pile. In Quick & Easy,
    where no pile is asked to be left, colours come first.

    With two seats of The Game, where only one speaks at a time, there is room for one *rather not*
    more, of the pile that its card is nearest to. A chosen word is negative until the end.
    """
    room, truly_hard = most, True
    for subject in range(SUBJECTS):
        banded = words[subject] in (SaidCode.RATHER_NOT, SaidCode.SMALL_STEPS)
        if banded or standing[subject] != SaidCode.SILENCE:
            truly_hard = False
        if standing[subject] != SaidCode.SILENCE:
            words[subject] = SaidCode.SILENCE
            room -= 1
    kept = keep_nearest(words, near, room)
    room, truly_hard = room - kept, truly_hard and kept == 0
    for rank in range(MUTE):
        for subject in range(SUBJECTS):
            if words[subject] != SaidCode.SILENCE and rank_of(words[subject], coloured) == rank:
                if room > 0 and (rank < HARD or truly_hard):
                    room, truly_hard = room - 1, False
                else:
                    words[subject] = SaidCode.SILENCE
    pile = nearest_of(words, near, SaidCode.RATHER_NOT)
    if seats == 2 and not coloured and room > 0 and pile >= 0 and near[pile] <= NEAR_ENOUGH:
        words[pile] = -SaidCode.RATHER_NOT
    for subject in range(SUBJECTS):
        if words[subject] < 0:
            words[subject] = -words[subject]
        elif rank_of(words[subject], coloured) == MUTE:
            words[subject] = SaidCode.SILENCE


def keep_nearest(words: MutableNumbers, near: Numbers, room: int) -> int:
    """Choose the piles to be asked for first, nearest first, as far as there is room. Returns how
    many.
    """
    kept = 0
    while kept < room:
        best = nearest_of(words, near, SaidCode.LEAVE)
        if best < 0:
            break
        words[best] = -SaidCode.LEAVE
        kept += 1
    return kept


def nearest_of(words: Numbers, near: Numbers, code: int) -> int:
    """The pile with this word that a card is nearest to; -1 if there is none."""
    best = -1
    for pile in range(COLOURS):
        if words[pile] == code and (best < 0 or near[pile] < near[best]):
            best = pile
    return best


def rank_of(code: int, coloured: bool) -> int:
    """How important a hint is, from 0; `MUTE` is not worth a word."""
    if code == SaidCode.LEAVE or (coloured and SaidCode.HOLDS <= code <= SaidCode.LOW):
        return 0
    if code == SaidCode.TRICK:
        return 1
    if code == SaidCode.HARD_TURN:
        return HARD
    return MUTE
