"""A message taken apart: its tokens, and the words around each of them."""

from __future__ import annotations

import re
from typing import NamedTuple

from backtrick.talk.errors import Reason
from backtrick.talk.folding import Folded, fold
from backtrick.talk.phrases import ALLOWED_PHRASES, EMOTICONS

_TOKEN = re.compile(r"[^\W\d_]+|\d+|_+|\S")
_SOFT = frozenset("'\u2019`-#:\u00ba\u00b0(\"\u201c\u201e\u00ab*~_/&")
"""What does not end a phrase."""


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
    """A folded message. Phrases that mean no number are blanked before it is taken apart."""

    def __init__(self, original: str) -> None:
        self.original = original
        self.folded: Folded = fold(original)
        text = self.folded.text
        for harmless in (ALLOWED_PHRASES, EMOTICONS):
            text = harmless.pattern.sub(_blank, text)
        self.text = text
        self.tokens = [
            Token(found.group(), found.start(), found.end()) for found in _TOKEN.finditer(text)
        ]
        self.words = [token.text for token in self.tokens if token.text.isalnum()]
        self.spoken = " ".join(self.words)

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
        """A part of the folded text as the sender wrote it."""
        first, last = self.span(start, end)
        return self.original[first:last]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where a part of the folded text stands in the sender's."""
        return self.folded.span(start, end, len(self.original))

    def chunk(self, place: int) -> str:
        """The unbroken text around a token."""
        token = self.tokens[place]
        start = self.text.rfind(" ", 0, token.start) + 1
        end = self.text.find(" ", token.end)
        return self.text[start : end if end >= 0 else len(self.text)]


def _blank(found: re.Match[str]) -> str:
    return "_" * len(found.group())
