"""Hints as people and bots give them, and the numbers that stand for them in `speaking`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from backtrick.kernel.columns import SUBJECTS, SaidCode
from backtrick.kernel.restraint import clumsy, thin
from backtrick.kernel.speaking import CODES, COLOURS, GENERAL, MARKS, speaker
from backtrick.rules import View
from backtrick.rules.game import NOBODY, Game
from backtrick.talk import Code, Heard, Hint, Hints, Topic, manners

if TYPE_CHECKING:
    from backtrick.kernel.arrays import Ints

SIZE = 128
"""Room for every card and distance."""

UNDERSTOOD = {Code.MIDDLE: Code.HOLDS}
"""Hints that bots do not give, and how they understand them."""


def hint_of(game: Game, subject: int, code: int) -> Hint:
    """The hint that a subject and a code stand for."""
    said = CODES[code]
    assert said is not None
    if subject < COLOURS:
        return Hint(said, subject)
    return Hint(said, manners(game).colours[subject - COLOURS] if subject < GENERAL else None)


def fill_said(game: Game, heard: Sequence[Heard], said: Ints) -> None:
    """The hints that stand, oldest first, by seat and subject."""
    said[:] = SaidCode.SILENCE
    for _, seat, hint in heard:
        code = UNDERSTOOD.get(hint.code, hint.code)
        if code in CODES:
            said[seat, _subject(game, hint)] = CODES.index(code)


def thinned(
    view: View, hints: Sequence[Hint], standing: Sequence[Hint], amount: Hints
) -> tuple[Hint, ...]:
    """What a bot with this view says of these hints at a table where it may say so much, beside its
    own that stand.
    """
    if not amount.most:
        return tuple(hints)
    game = view.game
    words, said, near = _words(game, hints), _words(game, standing), [0] * len(view.tops)
    speaker(type(game)).measure(view.hand, len(view.hand), view.tops, near)
    seats, coloured = len(view.hand_counts), manners(game).colours != ""
    thin(words, said, near, amount.most, seats, coloured)
    kept = {hint_of(game, subject, code) for subject, code in enumerate(words) if code}
    return tuple(hint for hint in hints if hint in kept)


def _words(game: Game, hints: Sequence[Hint]) -> list[int]:
    """The codes of some hints, by subject."""
    words = [int(SaidCode.SILENCE)] * SUBJECTS
    for hint in hints:
        if hint.code in CODES:
            words[_subject(game, hint)] = CODES.index(hint.code)
    return words


def _subject(game: Game, hint: Hint) -> int:
    about: Any = hint.about
    match hint.topic:
        case Topic.PILE:
            return int(about)
        case Topic.COLOUR:
            return COLOURS + manners(game).colours.index(about)
    return GENERAL


def words_for(view: View, *, clumsily: bool = False) -> tuple[Hint, ...]:
    """The hints of a bot in this position. The view must have recall.

    There are none before the starter is chosen: then each player says whether it would start.
    """
    game, words = view.game, [int(SaidCode.SILENCE)] * SUBJECTS
    if not view.hand or len(view.hand_counts) == 1 or view.to_act == NOBODY:
        return ()
    count, marks, speak = len(view.hand), outlined(view), speaker(type(game)).speak
    speak(view.hand, count, view.tops, view.required, game.most, marks, words)
    if clumsily:
        coloured = manners(game).colours != ""
        clumsy(view.hand, count, view.tops, len(view.tops), coloured, words)
    return tuple(hint_of(game, subject, code) for subject, code in enumerate(words) if code)


def outlined(view: View) -> Sequence[int]:
    """What everybody at the table can work out about possible hints: see `Mark`."""
    if view.recall is None:
        raise ValueError("to speak, a player needs a view with recall")
    return _outlined(view.game, view.tops, view.recall[0])


@lru_cache(maxsize=32)
def _outlined(game: Game, tops: tuple[int, ...], laid: frozenset[int]) -> Sequence[int]:
    """Cached: all speakers at a table ask for the same."""
    unlaid, marks = [0] * SIZE, [0] * MARKS
    for card in game.cards:
        unlaid[card] = card not in laid
    outline = speaker(type(game)).outline
    outline(tops, unlaid, game.hand_size, game.most, marks, [0] * SIZE)
    return tuple(marks)
