"""Hints in a terminal: one key for each, with the pile or the colour it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.table import Table as Lines

from backtrick.rules import Game
from backtrick.talk import BadHint, Code, Hint, Topic, hints_of
from backtrick.texts import hint_text, text
from backtrick.tui.piles import number_pile, pile_number

KEYS = {
    Code.LEAVE: "l",
    Code.RATHER_NOT: "n",
    Code.GO_AHEAD: "g",
    Code.SMALL_STEPS: "s",
    Code.TRICK: "t",
    Code.WANT: "w",
    Code.HOLDS: "h",
    Code.HIGH: "+",
    Code.MIDDLE: "=",
    Code.LOW: "-",
    Code.HARD_TURN: "d",
    Code.FINE: "f",
    Code.MORE: "m",
    Code.THANKS: "k",
    Code.SORRY: "o",
    Code.START: "b",
    Code.NOT_START: "x",
}

_DIGITS = tuple("0123456789")
_CODES = {key: code for code, key in KEYS.items()}


def key_of(hint: Hint) -> str:
    """What to type for a hint: `l2` for `leave@2`, `hy` for `holds:y`, `f` for `fine`."""
    return KEYS[hint.code] + ("" if hint.about is None else str(hint.about))


def keys_of(hints: Iterable[str]) -> str:
    """Some hints in one line: what to type, and what it says."""
    return ", ".join(f"{key_of(hint)}: {hint_text(hint)}" for hint in map(Hint.parse, hints))


def hint_typed(word: str) -> Hint | None:
    """The hint that a word stands for: a key with what it speaks of, or the hint's own text."""
    if word[:1] in _CODES and len(word) <= 2:
        code = _CODES[word[0]]
        about = pile_number(word[1:]) if Hint(code).topic is Topic.PILE else word[1:]
        hint = Hint(code, int(about) if about in _DIGITS else about or None)
        if hint.is_whole:
            return hint
    try:
        return Hint.parse(number_pile(word))
    except BadHint:
        return None


def hints_typed(words: Iterable[str]) -> tuple[Hint, ...]:
    """The hints that these words stand for, all of them, or none. A space does no harm: `l 2` is
    `l2`.
    """
    hints: list[Hint] = []
    key = ""
    for word in words:
        if hint := hint_typed(key + word):
            hints.append(hint)
            key = ""
        elif not key and word in _CODES:
            key = word
        else:
            return ()
    return () if key else tuple(hints)


def what_is_missing(word: str, game: Game) -> str:
    """What to answer to a key without what it has to speak of, with an example such as `l0` for
    `l`; nothing for other words.
    """
    code = _CODES.get(word.lower())
    example = next((key_of(hint) for hint in hints_of(game) if hint.code is code), "")
    return text("play-hint-about", input=word, example=example) if example else ""


def not_a_hint(line: str, game: Game) -> str:
    """What to say where only hints are asked for: what is missing, or how to find them."""
    return what_is_missing(line, game) or text("play-hint-bad", input=line)


def spoken(names: Sequence[str], said: Iterable[tuple[int, Hint]]) -> Iterator[str]:
    """Who said what, a line for each seat."""
    by_seat: dict[int, list[str]] = {}
    for seat, hint in said:
        by_seat.setdefault(seat, []).append(hint_text(hint))
    for seat, words in by_seat.items():
        yield text("play-says", name=names[seat], what=" · ".join(words))


def list_hints(left: Sequence[str]) -> Lines:
    """What may still be said, one line for each kind, and the keys that say it."""
    lines = Lines(box=None, show_header=False, padding=(0, 2, 0, 0))
    by_code: dict[Code, list[Hint]] = {}
    for hint in map(Hint.parse, left):
        by_code.setdefault(hint.code, []).append(hint)
    for hints in by_code.values():
        lines.add_row(" ".join(map(key_of, hints)), hint_text(hints[0]))
    return lines
