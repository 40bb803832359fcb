"""A message taken apart: its tokens, and the words around each of them."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple
from unicodedata import normalize

from backtrick.talk.errors import Reason
from backtrick.talk.guard.folding import Folded, fold
from backtrick.talk.guard.lists import lines_of, words_of
from backtrick.talk.guard.phrasebook import COUNTS, NAMES, SAYINGS, lookup_of, phrasebook
from backtrick.talk.guard.spelling import find_spellings
from backtrick.talk.guard.words import COLOURS, HAVE, NAMING, PILES

_EMOTICON = re.compile(r"(?<!\S)(?:</?3+|:-?3|8-?\)|;3|[=x]3|\^3\^|o7)(?![^\s,.!?])")
_NUMBERED = re.compile(r"\b(n|nr|no|num|nro)\.(?=\s?o?\s?\d)")
"""The point in no. 3 ends no phrase."""
_LABEL = "#"
"""The number of a pile, in phrases: pile 1 up is not one up."""
_TOKEN = re.compile(r"[^\W\d_]+|\d+|_+|\S")
_SOFT = frozenset("'\u2019`-#:\u00ba\u00b0(\"\u201c\u201e\u00ab*~_/&")
"""What does not end a phrase."""
_PERCENT = "%"
"""A sign that is read as a word."""
_BREAKS = frozenset(".,;!?()\u2026")
_ENDS = frozenset(".;!\u2026")
"""What ends a sentence; a question may go with its answer."""
_BESIDE = 3
"""So many words beside a token are usually looked at."""
_NEAR = 6
_LITTLE = 3
"""In so few words a name stands for its number."""


_SHORT_FOR = {
    form: meant
    for meant, *forms in (line.split() for line in lines_of("shortened"))
    for form in forms
}
"""How words are shortened in chats."""


def _written_out(word: str) -> tuple[str, ...]:
    """A word as it is written in full; an article or pronoun that has lost its apostrophe apart."""
    whole = _SHORT_FOR.get(word, word)
    if whole[:1] in "cdjl" and whole[1:] in words_of("elided"):
        return whole[0], whole[1:]
    return (whole,)


class Finding(NamedTuple):
    """Something that may not be said, as a part of the folded text."""

    reason: Reason
    start: int
    end: int


class Token(NamedTuple):
    """A word, a number in digits or a sign."""

    text: str
    start: int
    end: int


class Message:
    """A folded message. Phrases that mean no number are blanked before anything is looked for."""

    def __init__(self, original: str) -> None:
        self.original = original
        self.folded: Folded = fold(original)
        self.text = _NUMBERED.sub(r"\1 ", _EMOTICON.sub(_blank_feeling, self.folded.text))
        self.tokens = [
            Token(found.group(), found.start(), found.end()) for found in _TOKEN.finditer(self.text)
        ]
        said = [
            (place, word)
            for place, token in enumerate(self.tokens)
            if token.text.isalnum() or token.text == _PERCENT
            for word in _written_out(token.text)
        ]
        self._places = [place for place, _ in said]
        self.words = [word for _, word in said]
        for place, (word, label) in enumerate(pairwise(self.words), 1):
            if word in PILES and len(label) == 1 and label.isdigit():
                self.words[place] = _LABEL
        self._near: dict[tuple[int, int], list[str]] = {}
        """The words beside tokens, as far as they have been looked for."""
        self.counts = False
        """Whether something of the table is counted in a phrase that was forgotten."""
        self._lookup = lookup_of(self.words)
        self._forget_fillers()
        self._forget_spellings()
        numberless = SAYINGS + NAMES if len(self.words) > _LITTLE else SAYINGS
        self._forget_phrases("harmless")
        for book in numberless:
            length = len(self.words)
            self._forget_phrases(book, careful=True)
            self.counts |= book == COUNTS and len(self.words) < length

    def _forget_fillers(self) -> None:
        """Forget what only opens or closes a message: hey, lol, guys; but not all of it."""
        opening, closing = words_of("fillers", "opening"), words_of("fillers", "closing")
        first, last = 0, len(self.words)
        while last > 1 and self.words[last - 1] in closing:
            last -= 1
        while first < last - 2 and self.words[first] in opening:
            first += 1
        parts = [(0, first - 1)] if first else []
        self._forget(parts + ([(last, len(self.words) - 1)] if last < len(self.words) else []))

    def _forget_spellings(self) -> None:
        """Forget words that are written with digits."""
        starts = [self.tokens[place].start for place in self._places]
        forgotten = []
        for start, end, is_name in find_spellings(self.text):
            first, last = bisect_left(starts, start), bisect_left(starts, end) - 1
            alone = is_name and last - first + 1 == len(self.words)
            if not alone and not self._is_pointed_at(first, last):
                forgotten.append((first, last))
        self._forget(forgotten)

    def _forget_phrases(self, book: str, *, careful: bool = False) -> None:
        """Forget the phrases of a book that mean no number; with care only those that are said in
        one breath, end where a number ends, and do not look like a riddle.
        """
        self._forget(
            [
                found
                for found in phrasebook(book).find_all(self.words, self._lookup)
                if not (careful and self._is_doubtful(*found))
            ]
        )

    def _is_doubtful(self, first: int, last: int) -> bool:
        """Whether these words may be something else than the phrase that they look like."""
        return (
            self._is_broken(first, last) or self._is_cut(last) or self._is_pointed_at(first, last)
        )

    def _is_cut(self, last: int) -> bool:
        """Whether these words end with digits that go on: 2O."""
        place = self._places[last]
        end = self.tokens[place].end
        goes_on = self.text[end : end + 1].isalpha()
        return goes_on and self.tokens[place].text.isdigit()

    def _forget(self, parts: list[tuple[int, int]]) -> None:
        """Forget some words, each part from its first to its last, and the signs between them."""
        for first, last in reversed(parts):
            forgotten = self._places[first : last + 1]
            for place in forgotten:
                text, start, end = self.tokens[place]
                self.tokens[place] = Token("_" * len(text), start, end)
            start, end = self.tokens[forgotten[0]].start, self.tokens[forgotten[-1]].end
            self.text = self.text[:start] + " " * (end - start) + self.text[end:]
            del self._places[first : last + 1]
            del self.words[first : last + 1]
        if parts:
            self._lookup = lookup_of(self.words)
            self._near.clear()

    def _is_broken(self, first: int, last: int) -> bool:
        """Whether these words belong to several sentences: nine, lives are short. A point after
        digits makes them an ordinal.
        """
        tokens = self.tokens[self._places[first] : self._places[last]]
        return any(
            token.text in _BREAKS and not (token.text == "." and before.text.isdigit())
            for before, token in pairwise(tokens)
        )

    def _is_pointed_at(self, first: int, last: int) -> bool:
        """Whether what stands right beside these words makes them a riddle: mine is cloud nine."""
        before, after = self.words[max(0, first - _NEAR) : first], self.words[last + 1 :][:_NEAR]
        said = [*before, "&", *after]
        return phrasebook("pointing").find(said, lookup_of(said)) is not None

    def is_riddle(self, first: int, last: int) -> bool:
        """Whether these tokens are pointed at, so that they stand for their number."""
        return self._is_pointed_at(
            bisect_left(self._places, first), bisect_left(self._places, last + 1) - 1
        )

    def holds(self, book: str) -> bool:
        """Whether the message holds a phrase of a phrasebook."""
        return phrasebook(book).find(self.words, self._lookup) is not None

    def may_hold(self, needs: Iterable[frozenset[str]]) -> bool:
        """Whether of each of these a word is said."""
        return not any(need.isdisjoint(self._lookup) for need in needs)

    def finding(self, reason: Reason, book: str) -> Finding | None:
        """A phrase of a phrasebook, where the message holds one."""
        found = phrasebook(book).find(self.words, self._lookup)
        return None if found is None else self.finding_of(reason, *found)

    def finding_of(self, reason: Reason, first: int, last: int) -> Finding:
        """The part of the message from one of its words to another."""
        start, end = self._places[first], self._places[last]
        return Finding(reason, self.tokens[start].start, self.tokens[end].end)

    def sentences(self) -> Iterator[list[int]]:
        """The places of each sentence's words."""
        sentence: list[int] = []
        for number, place in enumerate(self._places):
            since = self.tokens[self._places[number - 1] : place] if number else ()
            if any(token.text in _ENDS for token in since):
                yield sentence
                sentence = []
            sentence.append(number)
        yield sentence

    def before(self, place: int, count: int = _BESIDE) -> list[str]:
        """The words before a token, the nearest first, up to where the phrase begins."""
        return self._beside(place, -1, count)

    def after(self, place: int, count: int = _BESIDE) -> list[str]:
        """The words after a token, the nearest first, up to where the phrase ends."""
        return self._beside(place, 1, count)

    def _beside(self, place: int, step: int, count: int) -> list[str]:
        known = self._near.get((place, step))
        if known is None or len(known) < count:
            known = self._near[place, step] = self._look_beside(place, step, max(count, _BESIDE))
        return known[:count]

    def _look_beside(self, place: int, step: int, count: int) -> list[str]:
        tokens = self.tokens
        words: list[str] = []
        for at in range(place + step, len(tokens) if step > 0 else -1, step):
            text = tokens[at].text
            if text.isalnum():
                words.append(text)
                if len(words) == count:
                    break
            elif text not in _SOFT:
                break
        return words + [""] * (count - len(words))

    def written(self, start: int, end: int) -> str:
        """A part of the folded text as the sender wrote it, each letter in one with its accent."""
        first, last = self.span(start, end)
        return normalize("NFC", self.original[first:last])

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where a part of the folded text stands in the sender's."""
        return self.folded.span(start, end, self.original)


def _blank_feeling(found: re.Match[str]) -> str:
    """An emoticon is no number, but for one that stands where a card is named: my red is 8)."""
    sign, before = found.group(), _WORD_BEFORE.search(found.string, 0, found.start())
    if before is not None and before.group(1) in _NAMES_A_CARD and sign[0] != "<":
        return sign
    return "_" * len(sign)


_WORD_BEFORE = re.compile(r"([^\W\d_]+)\W*$")
_NAMES_A_CARD = COLOURS | NAMING | HAVE | frozenset(("is", "s", "es", "e", "ist", "est"))
