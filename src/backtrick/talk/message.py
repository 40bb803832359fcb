"""A message taken apart: its tokens, and the words around each of them."""

from __future__ import annotations

import re
from typing import NamedTuple
from unicodedata import normalize

from backtrick.talk.errors import Reason
from backtrick.talk.folding import Folded, fold
from backtrick.talk.phrasebook import lookup_of, phrasebook

_EMOTICON = re.compile(r"(?<!\S)(?:</?3+|:-?3|8-?\)|;3|[=x]3|\^3\^|o7)(?!\S)")
_TOKEN = re.compile(r"[^\W\d_]+|\d+|_+|\S")
_SOFT = frozenset("'\u2019`-#:\u00ba\u00b0(\"\u201c\u201e\u00ab*~_/&")
"""What does not end a phrase."""


_SHORT_FOR = {"q": "que", "k": "que", "ke": "que", "qe": "que", "xq": "porque", "dsp": "despues"}
"""How words are shortened in chats."""


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
        self.text = _EMOTICON.sub(_blank, self.folded.text)
        self.tokens = [
            Token(found.group(), found.start(), found.end()) for found in _TOKEN.finditer(self.text)
        ]
        self._places = [place for place, token in enumerate(self.tokens) if token.text.isalnum()]
        said = (self.tokens[place].text for place in self._places)
        self.words = [_SHORT_FOR.get(word, word) for word in said]
        self._lookup = lookup_of(self.words)
        self._forget_harmless()

    def _forget_harmless(self) -> None:
        harmless = phrasebook("harmless")
        while (found := harmless.find(self.words, self._lookup)) is not None:
            for place in self._places[found[0] : found[1] + 1]:
                text, start, end = self.tokens[place]
                self.tokens[place] = Token("_" * len(text), start, end)
                self.text = self.text[:start] + " " * (end - start) + self.text[end:]
            del self._places[found[0] : found[1] + 1]
            del self.words[found[0] : found[1] + 1]
            self._lookup = lookup_of(self.words)

    def holds(self, book: str) -> bool:
        """Whether the message holds a phrase of a phrasebook."""
        return phrasebook(book).find(self.words, self._lookup) is not None

    def finding(self, reason: Reason, book: str) -> Finding | None:
        """A phrase of a phrasebook, where the message holds one."""
        found = phrasebook(book).find(self.words, self._lookup)
        if found is None:
            return None
        first, last = self._places[found[0]], self._places[found[1]]
        return Finding(reason, self.tokens[first].start, self.tokens[last].end)

    def before(self, place: int, count: int = 3) -> list[str]:
        """The words before a token, the nearest first, up to where the phrase begins."""
        words: list[str] = []
        place -= 1
        while place >= 0 and len(words) < count:
            text = self.tokens[place].text
            if text.isalnum():
                words.append(text)
            elif text not in _SOFT:
                break
            place -= 1
        return words + [""] * (count - len(words))

    def after(self, place: int, count: int = 3) -> list[str]:
        """The words after a token, the nearest first, up to where the phrase ends."""
        words: list[str] = []
        place += 1
        while place < len(self.tokens) and len(words) < count:
            text = self.tokens[place].text
            if text.isalnum():
                words.append(text)
            elif text not in _SOFT:
                break
            place += 1
        return words + [""] * (count - len(words))

    def written(self, start: int, end: int) -> str:
        """A part of the folded text as the sender wrote it, each letter in one with its accent."""
        first, last = self.span(start, end)
        return normalize("NFC", self.original[first:last])

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where a part of the folded text stands in the sender's."""
        return self.folded.span(start, end, self.original)

    def chunk(self, place: int) -> str:
        """The unbroken text around a token."""
        token = self.tokens[place]
        start = self.text.rfind(" ", 0, token.start) + 1
        end = self.text.find(" ", token.end)
        return self.text[start : end if end >= 0 else len(self.text)]


def _blank(found: re.Match[str]) -> str:
    return "_" * len(found.group())
