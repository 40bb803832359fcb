"""What a bot says: each hint is a function of its hand, the tops and the cards laid.

Written once over plain integers, like the policies: bots call these functions as ordinary Python,
the engine compiles the same objects. The sequences are flat, so that lists and arrays will do.

The cards not laid, as they lie ahead of a pile's top, fall into bands that everybody at the table
can work out: the nearest few (the trick card first), the next few, and some more. In The Game a
bot says of each pile in which band the nearest card of its own lies: *please leave it*, *rather
not*, *small steps only*, or *go ahead* when it has none in any. How many of its cards are in a
first band says whether its turn is hard, fine, or could take more.

In Quick & Easy, where a hand has two cards, bands and colours together would give it away. There a
bot names its colours, rather high or low, and the piles where one of them would do the trick;
people may speak of piles as well, and are understood.

No secret code. While ten or more cards are not laid, a band, a colour or a half of it is only
spoken of when three cards that the speaker does not hold could have caused the very same hint in
place of the one that did. Whether that is so follows from what everybody sees (`outline`). With
fewer cards left the bands are narrower, and a bot says where it could use the trick.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from backtrick.kernel.columns import SUBJECTS, Mark, SaidCode
from backtrick.kernel.sequences import MutableNumbers, Numbers
from backtrick.rules.game import Game
from backtrick.rules.quick_and_easy import colour, number
from backtrick.talk.hint import Code
from backtrick.talk.manners import manners

CODES = (
    None,
    *(Code.LEAVE, Code.RATHER_NOT, Code.SMALL_STEPS, Code.GO_AHEAD, Code.TRICK, Code.WANT),
    *(Code.HOLDS, Code.HIGH, Code.LOW),
    *(Code.HARD_TURN, Code.FINE, Code.MORE),
)
"""The hint of each `SaidCode`."""

COLOURS, GENERAL = 4, 9
"""Where colours begin among the subjects, and the place of the last."""

MANY = 10
"""While at least this many cards are not laid, no hint may give a card away."""

STAND_INS = 3
"""How many other cards must be able to cause the same hint then."""

HIGHEST_LOW = 5
"""In Quick & Easy: numbers up to here are rather low, the others rather high."""

MOST_REQUIRED = 3
"""No game requires more cards."""

FAR = 99
"""The distance of a card that does not fit."""

BANDS = 3
WIDE_BANDS, NARROW_BANDS = (4, 5, 6), (2, 2, 3)
"""How many cards the bands have at least, with many cards left and with few."""

MARKS = 24
"""How many places `marks` has: see `Mark`."""

MARKS_PER_PILE = 4
"""How many of them belong to each pile."""

Outline = Callable[[Numbers, Numbers, int, int, MutableNumbers, MutableNumbers], None]
Speak = Callable[[Numbers, int, Numbers, int, int, Numbers, MutableNumbers], None]
Measure = Callable[[Numbers, int, Numbers, MutableNumbers], None]
Distance = Callable[[int, int, int], int]
IsNear = Callable[[int, Numbers, Numbers], bool]


class Speaker(NamedTuple):
    """How to speak in a game."""

    outline: Outline
    """`outline(tops, unlaid, hand_size, most, marks, tally)`: what all can see, into `marks`."""
    speak: Speak
    """`speak(hand, count, tops, required, most, marks, said)`: fill `said`, subject by subject."""
    speak_of_piles: Speak
    """The same for a player who speaks of every pile, and of no colour."""
    measure: Measure
    """`measure(hand, count, tops, near)`: how far ahead of each pile the nearest card is."""
    distance: Distance
    """`distance(card, pile, top)`: how far ahead a card is, 0 for the trick, `FAR` if it does not
    fit."""


def band_of(distance: int, pile: int, marks: Numbers) -> int:
    """The band in which a card at this distance lies; `BANDS` is beyond all."""
    for band in range(BANDS):
        if distance <= marks[MARKS_PER_PILE * pile + band]:
            return band
    return BANDS


@cache
def speaker(game: type[Game]) -> Speaker:
    """How to speak in this game, made from its own rule functions."""
    if not manners(game()).codes:
        return Speaker(_outline_nothing, _say_nothing, _say_nothing, _measure_nothing, _nowhere)
    distance = _distance(game)
    is_near = _nearness(game, distance)
    outline = _outline(game, distance, is_near)
    speak_of_piles = _speech_of_piles(game, distance, is_near)
    speak, measure = speak_of_piles, _measure(game, distance)
    if manners(game()).colours:
        outline, speak = _outline_with_colours(game, outline), _speech_of_colours(game)
    return Speaker(outline, speak, speak_of_piles, measure, distance)


def _distance(game: type[Game]) -> Distance:
    may_lay, cost = game.may_lay, game.cost

    def distance(card: int, pile: int, top: int) -> int:
        if not may_lay(card, pile, top, 0, False):
            return FAR
        return max(cost(card, pile, top, 0), 0)

    return distance


def _measure(game: type[Game], distance: Distance) -> Measure:
    piles = len(game.rows)

    def measure(hand: Numbers, count: int, tops: Numbers, near: MutableNumbers) -> None:
        for pile in range(piles):
            near[pile] = FAR
            for place in range(count):
                near[pile] = min(near[pile], distance(hand[place], pile, tops[pile]))

    return measure


def _nearness(game: type[Game], distance: Distance) -> IsNear:
    piles = len(game.rows)

    def is_near(card: int, tops: Numbers, marks: Numbers) -> bool:
        """Whether a card is in the first band of some pile."""
        for pile in range(piles):
            if distance(card, pile, tops[pile]) <= marks[MARKS_PER_PILE * pile]:
                return True
        return False

    return is_near


def _outline(game: type[Game], distance: Distance, is_near: IsNear) -> Outline:
    first_card, end_of_cards = game.cards[0], game.cards[-1] + 1
    piles, span = len(game.rows), game.span

    def outline_pile(
        pile: int, top: int, unlaid: Numbers, left: int, held: int, marks: MutableNumbers,
        tally: MutableNumbers,
    ) -> None:  # fmt: skip
        many = left >= MANY
        for far in range(span + 1):
            tally[far] = 0
        for card in range(first_card, end_of_cards):
            if unlaid[card]:
                far = distance(card, pile, top)
                if far != FAR:
                    tally[far] += 1
        far = usable = nearer = 0
        for band in range(BANDS):
            count, least = 0, WIDE_BANDS[band] if many else NARROW_BANDS[band]
            while count < least and far <= span:
                count += tally[far]
                far += 1
            marks[MARKS_PER_PILE * pile + band] = far - 1
            if not many or (count >= least and left - held - nearer >= STAND_INS):
                usable |= 1 << band
            nearer += count
        if not many or left - held - nearer >= STAND_INS:
            usable |= 1 << BANDS
        marks[MARKS_PER_PILE * pile + Mark.USABLE] = usable

    def outline(
        tops: Numbers, unlaid: Numbers, held: int, most: int, marks: MutableNumbers,
        tally: MutableNumbers,
    ) -> None:  # fmt: skip
        left, near = count_cards(unlaid, first_card, end_of_cards), 0
        marks[Mark.FEW] = 1 if left < MANY else 0
        for pile in range(piles):
            outline_pile(pile, tops[pile], unlaid, left, held, marks, tally)
        for card in range(first_card, end_of_cards):
            if unlaid[card]:
                near += is_near(card, tops, marks)
        hidden = near >= MOST_REQUIRED + 1 + STAND_INS and left - held - near >= STAND_INS
        marks[Mark.GENERAL] = 1 if left < MANY or hidden else 0

    return outline


def count_cards(unlaid: Numbers, first: int, end: int) -> int:
    """How many of the cards from `first` to before `end` are not laid."""
    left = 0
    for card in range(first, end):
        left += unlaid[card]
    return left


def matches(card: int, top: int) -> bool:
    """Whether a card has the colour of a top."""
    return top != 0 and colour(card) == colour(top)


def outline_colours(unlaid: Numbers, left: int, marks: MutableNumbers) -> None:
    """Which colours may be spoken of."""
    for hue in range(5):
        low = high = known = 0
        for card in range(10 * hue + 1, 10 * hue + 11):
            if number(card) <= HIGHEST_LOW:
                low += unlaid[card]
            else:
                high += unlaid[card]
        if low + high > STAND_INS or left < MANY:
            known = 2 if min(low, high) > STAND_INS or left < MANY else 1
        marks[Mark.COLOURS + hue] = known


def _outline_with_colours(game: type[Game], outline: Outline) -> Outline:
    may_lay, piles = game.may_lay, len(game.rows)
    first_card, end_of_cards = game.cards[0], game.cards[-1] + 1

    def outline_professional(
        pile: int, top: int, unlaid: Numbers, left: int, marks: MutableNumbers
    ) -> None:
        """Professionals name no values: the colour of the top, or a card that fits."""
        same = fitting = usable = 0
        for card in range(first_card, end_of_cards):
            if unlaid[card] and may_lay(card, pile, top, 0, False):
                if matches(card, top):
                    same += 1
                else:
                    fitting += 1
        if same > STAND_INS or left < MANY:
            usable = 1
        if top != 0 and (fitting + (0 if usable else same) > STAND_INS + 1 or left < MANY):
            usable |= 2
        marks[MARKS_PER_PILE * pile + Mark.USABLE] = usable

    def outline_with_colours(
        tops: Numbers, unlaid: Numbers, held: int, most: int, marks: MutableNumbers,
        tally: MutableNumbers,
    ) -> None:  # fmt: skip
        left = count_cards(unlaid, first_card, end_of_cards)
        outline_colours(unlaid, left, marks)
        if most > 1:
            outline(tops, unlaid, held, most, marks, tally)
            return
        for pile in range(piles):
            outline_professional(pile, tops[pile], unlaid, left, marks)
        marks[Mark.FEW] = 1 if left < MANY else 0
        marks[Mark.GENERAL] = 0

    return outline_with_colours


def _speech_of_piles(game: type[Game], distance: Distance, is_near: IsNear) -> Speak:
    cost, piles = game.cost, len(game.rows)

    def speak_of_piles(
        hand: Numbers, count: int, tops: Numbers, required: int, most: int, marks: Numbers,
        said: MutableNumbers,
    ) -> None:  # fmt: skip
        near = 0
        for subject in range(SUBJECTS):
            said[subject] = SaidCode.SILENCE
        for place in range(count):
            near += is_near(hand[place], tops, marks)
        for pile in range(piles):
            nearest, trick = FAR, False
            for place in range(count):
                far = distance(hand[place], pile, tops[pile])
                nearest = min(nearest, far)
                trick = trick or (far == 0 and cost(hand[place], pile, tops[pile], 0) < 0)
            usable, band = marks[MARKS_PER_PILE * pile + Mark.USABLE], band_of(nearest, pile, marks)
            if usable >> band & 1:
                said[pile] = SaidCode.LEAVE + band
            if trick and marks[Mark.FEW]:
                said[pile] = SaidCode.TRICK
        if marks[Mark.GENERAL]:
            said[GENERAL] = SaidCode.FINE
            if near != required:
                said[GENERAL] = SaidCode.MORE if near > required else SaidCode.HARD_TURN

    return speak_of_piles


def _speech_of_colours(game: type[Game]) -> Speak:
    may_lay, piles = game.may_lay, len(game.rows)

    def speak_of_card(
        card: int, pile: int, top: int, known: int, most: int, usable: int, said: MutableNumbers
    ) -> None:
        """What a card lets its holder say of a pile."""
        if matches(card, top) and (usable & 1 if most == 1 else known):
            said[pile] = SaidCode.TRICK
        elif (
            most == 1
            and usable & 2
            and said[pile] == SaidCode.SILENCE
            and may_lay(card, pile, top, 0, False)
        ):
            said[pile] = SaidCode.WANT

    def speak_of_colours(
        hand: Numbers, count: int, tops: Numbers, required: int, most: int, marks: Numbers,
        said: MutableNumbers,
    ) -> None:  # fmt: skip
        for subject in range(SUBJECTS):
            said[subject] = SaidCode.SILENCE
        for place in range(count):
            card = hand[place]
            hue, value = colour(card), number(card)
            known = marks[Mark.COLOURS + hue]
            if known:
                code = SaidCode.HOLDS
                if known == 2 and most > 1:
                    code = SaidCode.LOW if value <= HIGHEST_LOW else SaidCode.HIGH
                before = said[COLOURS + hue]
                if before != SaidCode.SILENCE and before != code:
                    code = SaidCode.HOLDS
                said[COLOURS + hue] = code
            for pile in range(piles):
                usable = marks[MARKS_PER_PILE * pile + Mark.USABLE]
                speak_of_card(card, pile, tops[pile], known, most, usable, said)

    return speak_of_colours


def _outline_nothing(
    tops: Numbers, unlaid: Numbers, held: int, most: int, marks: MutableNumbers,
    tally: MutableNumbers,
) -> None:  # fmt: skip
    """In games without hints."""


def _say_nothing(
    hand: Numbers, count: int, tops: Numbers, required: int, most: int,
    marks: Numbers, said: MutableNumbers,
) -> None:  # fmt: skip
    """In games without hints."""


def _measure_nothing(hand: Numbers, count: int, tops: Numbers, near: MutableNumbers) -> None:
    """In games without hints."""


def _nowhere(card: int, pile: int, top: int) -> int:
    """In games without hints."""
    return FAR
