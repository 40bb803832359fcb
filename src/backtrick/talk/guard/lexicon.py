"""Number words: what a word says as it is written, with a slip in it, or by its sound.

The words are in `data/words.txt`, which `python -m tools.guard table` writes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from backtrick.talk.guard.lists import lines_of

_SHORTEST_SLIP = 4
"""A slip is looked for in words of at least this many letters, and so long is what is meant."""
_SHORTEST_INSIDE = 5
"""A number word of this many letters is found inside of others."""
_LONGEST = 40
_MOST_KEPT = 1 << 12


class Form(StrEnum):
    """How a number word is written."""

    EXACT = "exact"
    FOREIGN = "foreign"
    """A word of another language or a dialect."""
    HEARD = "heard"
    """A word of its own that sounds like a number: ate."""
    STRETCHED = "stretched"
    SLIP = "slip"
    """One letter wrong, missing, too many, or in the place of its neighbour."""
    SOUND = "sound"
    """Spelt as it sounds: karante."""
    BACKWARDS = "backwards"
    INSIDE = "inside"
    """Part of a longer word: tengosiete."""


class Number(NamedTuple):
    """The number that a word says."""

    value: int
    form: Form = Form.EXACT
    is_ordinal: bool = False
    is_decade: bool = False
    """Whether it means all numbers from here to the next ten: the forties."""


class Lexicon:
    """The words, folded, without spaces and hyphens."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.words: dict[str, Number] = {}
        self.ordinary: set[str] = set()
        """Words that would be read as a slip, and are words of their own."""
        self.words_of_their_own: dict[str, set[str]] = {}
        """For each language, number words of others that mean something else in it."""
        for line in lines:
            mark, *said = line.split()
            if mark == "-":
                self.ordinary.update(said)
            elif mark[0] == "?":
                self.words_of_their_own[mark[1:]] = set(said)
            else:
                self.words.update(dict.fromkeys(said, _number(mark)))
        self.prefixes = {word[:end] for word in self.words for end in range(1, len(word) + 1)}
        named = [w for w, one in self.words.items() if one.form is Form.EXACT]
        plain = [w for w in named if not self.words[w].is_ordinal and self.words[w].value > 1]
        long = [w for w in plain if len(w) >= _SHORTEST_SLIP]
        self._slips: dict[str, list[str]] = {}
        for word in long:
            for short in {word[:at] + word[at + 1 :] for at in range(len(word))}:
                self._slips.setdefault(short, []).append(word)
        self._squeezed = {squeezed(word): word for word in reversed(named) if len(word) > 2}
        self._sounds = {heard: w for w in reversed(long) if len(heard := sound(w)) > 3}
        self._edges = {edge for w in long for edge in (w[:2], w[-2:])}
        self._inside = {w for w in long if _SHORTEST_INSIDE <= len(w) < 12}
        self._alike: dict[tuple[int, int, str], list[str]] = {}
        """By length and the first or the second letter."""
        for word in plain:
            for at, letter in enumerate(word[:2]):
                self._alike.setdefault((len(word), at, letter), []).append(word)
        self.read = lru_cache(_MOST_KEPT)(self._read)
        """The number that a folded word says."""

    def read_masked(self, word: str) -> Number | None:
        """The number that a word says in which stars stand for letters: f*ve. At least half of the
        letters are shown, or all but the vowels.
        """
        shown = [(at, letter) for at, letter in enumerate(word) if letter != "*"]
        hidden = [at for at, letter in enumerate(word) if letter == "*"]
        at = int(word[0] == "*")
        for whole in self._alike.get((len(word), at, word[at]), ()):
            if all(whole[at] == letter for at, letter in shown) and (
                len(shown) >= len(hidden) or all(whole[at] in "aeiou" for at in hidden)
            ):
                return self.words[whole]
        return None

    def _read(self, word: str) -> Number | None:
        known = self.words.get(word)
        if known is not None or word in self.ordinary or not 3 <= len(word) <= _LONGEST:
            return known
        found = self._misread(word)
        return None if found is None else self.words[found[1]]._replace(form=found[0])

    def _misread(self, word: str) -> tuple[Form, str] | None:
        """The number word that this one stands for, and how it is written."""
        once = squeezed(word)
        if once in self._squeezed and (once != word or len(word) > 3):
            return Form.STRETCHED, self._squeezed[once]
        if len(word) < _SHORTEST_SLIP or not self._may_be_meant(word):
            return None
        for form, find in (
            (Form.BACKWARDS, lambda word: word[::-1] if word[::-1] in self.words else None),
            (Form.SLIP, self._slip),
            (Form.SOUND, lambda word: self._sounds.get(sound(word))),
            (Form.INSIDE, self._held),
        ):
            whole = find(word)
            if whole is not None:
                return form, whole
        return None

    def _may_be_meant(self, word: str) -> bool:
        """Whether a word begins or ends like a number word, either way round: one slip leaves it
        one of both.
        """
        edges = word[:2], word[-2:], word[-1] + word[-2], word[1] + word[0]
        return not self._edges.isdisjoint(edges)

    def _slip(self, word: str) -> str | None:
        """The number word that this is one letter, or one swap, away from."""
        for whole in self._slips.get(word, ()):
            if len(whole) > _SHORTEST_SLIP:
                return whole
        for at in range(len(word)):
            short = word[:at] + word[at + 1 :]
            if short in self.words and len(short) >= _SHORTEST_SLIP and at:
                return short
            for whole in self._slips.get(short, ()):
                if len(whole) == len(word) and _differ_once(word, whole):
                    return whole
        return None

    def _held(self, word: str) -> str | None:
        """The longest number word that a longer word begins or ends with."""
        for length in range(min(len(word) - 1, 11), _SHORTEST_INSIDE - 1, -1):
            for part in (word[:length], word[-length:]):
                if part in self._inside:
                    return part
        return None


@cache
def lexicon() -> Lexicon:
    """All number words."""
    text = files(__package__).joinpath("data", "words.txt").read_text("utf-8")
    return Lexicon(text.splitlines())


_MARKS = {"n": Form.EXACT, "o": Form.EXACT, "d": Form.EXACT, "f": Form.FOREIGN, "h": Form.HEARD}


def _number(mark: str) -> Number:
    """What the first word of a line says: n47, o3 an ordinal, d40 a decade, f foreign, h heard."""
    kind, value = mark[0], int(mark[1:])
    return Number(value, _MARKS[kind], is_ordinal=kind == "o", is_decade=kind == "d")


def _differ_once(word: str, whole: str) -> bool:
    """Whether two words of one length differ in one letter, or in two that changed places."""
    at = [place for place, (a, b) in enumerate(zip(word, whole, strict=True)) if a != b]
    if len(at) == 1:
        return at[0] > 0 or len(word) > _SHORTEST_SLIP
    return len(at) == 2 and at[1] == at[0] + 1 and word[at[0]] == whole[at[1]]


_DOUBLED = re.compile(r"(.)\1+")
_SPELT = [tuple(rule.split("=")) for rule in lines_of("sounds")]
"""What speakers of the five languages mistake for one another, roughly."""


def squeezed(word: str) -> str:
    """A word without doubled letters."""
    return _DOUBLED.sub(r"\1", word) if _DOUBLED.search(word) else word


def sound(word: str) -> str:
    """What a word sounds like: words that sound alike give the same."""
    word += "$"
    for spelt, heard in _SPELT:
        if spelt in word:
            word = word.replace(spelt, heard)
    return squeezed(word[:-1])
