"""A message taken apart: its tokens, and the words around each of them."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple
from unicodedata import normalize

from backtrick.talk.errors import GuardReason
from backtrick.talk.guard.folding import Folded, fold
from backtrick.talk.guard.lists import lines_of, words_of
from backtrick.talk.guard.passage import Passage
from backtrick.talk.guard.phrasebook import COUNTS, NAMES, SAYINGS, TALK
from backtrick.talk.guard.spelling import find_spellings
from backtrick.talk.guard.words import COLOURS, HAVE, NAMING, PILES

_DIGITS = frozenset("0123456789")
"""All that there are in a folded text."""
_EMOTICON = re.compile(r"(?<!\S)(?:</?3+|:-?3|8-?\)|;3|[=x]3|\^3\^|o7)(?![^\s,.!?])")
"""All of them have a digit."""
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
_NUMBERLESS = SAYINGS + NAMES
_LITTLE = 3
"""In so few words a name stands for its number."""


@cache
def _written_out() -> dict[str, tuple[str, ...]]:
    """Words that chats shorten as they are written in full; articles and pronouns that have lost
    their apostrophe, and what follows them, apart.
    """
    short = {
        form: meant
        for meant, *forms in (line.split() for line in lines_of("shortened"))
        for form in forms
    }
    elided = {first + rest: (first, rest) for first in "cdjl" for rest in words_of("elided")}
    return elided | {form: elided.get(meant, (meant,)) for form, meant in short.items()}


class Finding(NamedTuple):
    """Something that may not be said, as a part of the folded text."""

    reason: GuardReason
    start: int
    end: int


class Message:
    """A folded message. Phrases that mean no number are blanked before anything is looked for."""

    def __init__(self, original: str) -> None:
        self.original = original
        self.folded: Folded = fold(original)
        self.text = self.folded.text
        has_digits = not _DIGITS.isdisjoint(self.text)
        if has_digits:
            self.text = _NUMBERED.sub(r"\1 ", _EMOTICON.sub(_blank_feeling, self.text))
        self._whole = self.text
        self.characters = set(self.text)
        """All its characters, also those that are forgotten."""
        self._spans: list[tuple[int, int]] = []
        self.tokens: list[str] = _TOKEN.findall(self.text)
        """Words, numbers in digits, and signs."""
        self._places, self.words = _words_in(self.tokens)
        if has_digits:
            self._label_piles()
        self._near: dict[tuple[int, int], list[str]] = {}
        """The words beside tokens, as far as they have been looked for."""
        self.counts = False
        """Whether something of the table is counted in a phrase that was forgotten."""
        self._passage = Passage(self.words, *TALK)
        self._forget_fillers()
        if has_digits:
            self._forget_spellings()
        numberless = _NUMBERLESS if len(self.words) > _LITTLE else SAYINGS
        self._forget_phrases("harmless")
        for book in numberless:
            if self._passage.may_hold(book):
                length = len(self.words)
                self._forget_phrases(book, careful=True)
                self.counts |= book == COUNTS and len(self.words) < length

    def _label_piles(self) -> None:
        """Mark the numbers of piles, so that no phrase takes them for its own."""
        for place, (word, label) in enumerate(pairwise(self.words), 1):
            if word in PILES and len(label) == 1 and label.isdigit():
                self.words[place] = _LABEL

    def _forget_fillers(self) -> None:
        """Forget what only opens or closes a message: hey, lol, guys; but not all of it."""
        opening, closing = words_of("fillers", "opening"), words_of("fillers", "closing")
        words = self.words
        first, last = 0, len(words)
        while last > 1 and words[last - 1] in closing:
            last -= 1
        while first < last - 2 and words[first] in opening:
            first += 1
        if last < len(words):
            self._forget(last, len(words) - 1)
        if first:
            self._forget(0, first - 1)

    def _forget_spellings(self) -> None:
        """Forget words that are written with digits."""
        starts = [self.spans[place][0] for place in self._places]
        forgotten = []
        for start, end, is_name in find_spellings(self.text):
            first, last = bisect_left(starts, start), bisect_left(starts, end) - 1
            alone = is_name and last - first + 1 == len(self.words)
            if not alone and not self._is_pointed_at(first, last):
                forgotten.append((first, last))
        for first, last in reversed(forgotten):
            self._forget(first, last)

    def _forget_phrases(self, book: str, *, careful: bool = False) -> None:
        """Forget the phrases of a book that mean no number; with care only those that are said in
        one breath, end where a number ends, and do not look like a riddle.
        """
        found = [
            one for one in self._passage.find_all(book) if not (careful and self._is_doubtful(*one))
        ]
        for first, last in reversed(found):
            self._forget(first, last)

    def _is_doubtful(self, first: int, last: int) -> bool:
        """Whether these words may be something else than the phrase that they look like."""
        return (
            self._is_broken(first, last) or self._is_cut(last) or self._is_pointed_at(first, last)
        )

    def _is_cut(self, last: int) -> bool:
        """Whether these words end with digits that go on: 2O."""
        place = self._places[last]
        end = self.spans[place][1]
        return self.tokens[place].isdigit() and self.text[end : end + 1].isalpha()

    def _forget(self, first: int, last: int) -> None:
        """Forget some words, from the first to the last, and the signs between them."""
        forgotten = self._places[first : last + 1]
        for place in forgotten:
            self.tokens[place] = "_" * len(self.tokens[place])
        start, end = self.spans[forgotten[0]][0], self.spans[forgotten[-1]][1]
        self.text = self.text[:start] + " " * (end - start) + self.text[end:]
        del self._places[first : last + 1]
        del self.words[first : last + 1]
        self._near.clear()

    def _is_broken(self, first: int, last: int) -> bool:
        """Whether these words belong to several sentences: nine, lives are short. A point after
        digits makes them an ordinal.
        """
        tokens = self.tokens[self._places[first] : self._places[last]]
        return any(
            token in _BREAKS and not (token == "." and before.isdigit())
            for before, token in pairwise(tokens)
        )

    def _is_pointed_at(self, first: int, last: int) -> bool:
        """Whether what stands right beside these words makes them a riddle: mine is cloud nine."""
        before, after = self.words[max(0, first - _NEAR) : first], self.words[last + 1 :][:_NEAR]
        return Passage([*before, "&", *after], "pointing").find("pointing") is not None

    def is_riddle(self, first: int, last: int) -> bool:
        """Whether these tokens are pointed at, so that they stand for their number."""
        return self._is_pointed_at(
            bisect_left(self._places, first), bisect_left(self._places, last + 1) - 1
        )

    def holds(self, book: str) -> bool:
        """Whether the message holds a phrase of a phrasebook."""
        return self._passage.find(book) is not None

    def finding(self, reason: GuardReason, book: str) -> Finding | None:
        """A phrase of a phrasebook, where the message holds one."""
        found = self._passage.find(book)
        return None if found is None else self.finding_of(reason, *found)

    def finding_of(self, reason: GuardReason, first: int, last: int) -> Finding:
        """The part of the message from one of its words to another."""
        return self.finding_at(reason, self._places[first], self._places[last])

    def finding_at(self, reason: GuardReason, first: int, last: int) -> Finding:
        """The part of the message from one of its tokens to another."""
        return Finding(reason, self.spans[first][0], self.spans[last][1])

    def finding_of_one(self, reason: GuardReason, words: frozenset[str]) -> Finding | None:
        """The first token that is one of these words."""
        if words.isdisjoint(self.tokens):
            return None
        place = next(place for place, token in enumerate(self.tokens) if token in words)
        return self.finding_at(reason, place, place)

    def matches(self, pattern: re.Pattern[str], signs: frozenset[str]) -> Iterator[re.Match[str]]:
        """Where a pattern is found of which one of these characters is always a part: most messages
        hold none of them.
        """
        return iter(()) if signs.isdisjoint(self.characters) else pattern.finditer(self.text)

    def sentences(self) -> Iterator[list[int]]:
        """The places of each sentence's words."""
        sentence: list[int] = []
        for number, place in enumerate(self._places):
            since = self.tokens[self._places[number - 1] : place] if number else ()
            if any(token in _ENDS for token in since):
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
            text = tokens[at]
            if text.isalnum():
                words.append(text)
                if len(words) == count:
                    break
            elif text not in _SOFT:
                break
        return words + [""] * (count - len(words))

    @property
    def spans(self) -> list[tuple[int, int]]:
        """Where each token begins and ends. Few messages need it."""
        if not self._spans:
            self._spans = [found.span() for found in _TOKEN.finditer(self._whole)]
        return self._spans

    def written_at(self, place: int) -> str:
        """A token as the sender wrote it."""
        return self.written(*self.spans[place])

    def written(self, start: int, end: int) -> str:
        """A part of the folded text as the sender wrote it, each letter in one with its accent."""
        first, last = self.span(start, end)
        return normalize("NFC", self.original[first:last])

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where a part of the folded text stands in the sender's."""
        return self.folded.span(start, end)


def _words_in(tokens: list[str]) -> tuple[list[int], list[str]]:
    """The words among tokens, written out, and the places of their tokens."""
    places = [place for place, token in enumerate(tokens) if token.isalnum() or token == _PERCENT]
    words = [tokens[place] for place in places]
    known = _written_out()
    if known.keys().isdisjoint(words):
        return places, words
    said = [
        (place, part)
        for place, word in zip(places, words, strict=True)
        for part in known.get(word, (word,))
    ]
    return [place for place, _ in said], [word for _, word in said]


def _blank_feeling(found: re.Match[str]) -> str:
    """An emoticon is no number, but for one that stands where a card is named: my red is 8)."""
    sign = found.group()
    if sign[0] != "<" and _word_before(found.string, found.start()) in _NAMES_A_CARD:
        return sign
    return "_" * len(sign)


def _word_before(text: str, end: int) -> str:
    """The word before a place, if there are only signs between them."""
    while end > 0 and not (text[end - 1].isalnum() or text[end - 1] == "_"):
        end -= 1
    start = end
    while start > 0 and text[start - 1].isalpha():
        start -= 1
    return text[start:end]


_NAMES_A_CARD = COLOURS | NAMING | HAVE | frozenset(("is", "s", "es", "e", "ist", "est"))
