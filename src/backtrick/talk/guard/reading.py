"""A message as the model reads it: words and signs, with a sign for what each mention is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from backtrick.talk.guard.fold import fold
from backtrick.talk.guard.lexicon import Form
from backtrick.talk.guard.lists import colours, lines_of
from backtrick.talk.guard.mentions import find_mentions
from backtrick.talk.guard.tokens import Kind, Mention, tokens_of

EDGE = "^"
"""Stands before the first word and after the last."""
UNKNOWN = "_"
"""The class of words that are in none."""
_SILENT = frozenset("'\u2019`\u00b4\"\u201c\u201d\u201e\u00ab\u00bb*_~()[]")
_SIZES = ((0, "0"), (1, "1"), (4, "s"), (10, "m"), (20, "t"), (99, "c"), (100, "h"))
_SURE = frozenset((Form.EXACT, Form.STRETCHED, "joined", "leet", "masked"))


def size_of(value: int) -> str:
    """How large a number is, roughly: piles and players, cards of Quick & Easy, other cards."""
    return next((letter for most, letter in _SIZES if value <= most), "l")


class Reading:
    """A message with its mentions."""

    def __init__(self, text: str) -> None:
        self.folded = fold(text)
        self.tokens = tokens_of(self.folded.text)
        self.mentions = find_mentions(self.folded, self.tokens)
        self.words: list[str] = []
        """Words and signs; a mention is one of them."""
        self.tokens_at: list[tuple[int, int]] = []
        """For each word, its first and its last token."""
        self.words_at: list[int] = []
        """For each mention, the word that it is."""
        place = 0
        for mention in self.mentions:
            self._add_tokens(place, mention.first)
            self.words_at.append(len(self.words))
            self.words.append(self._sign(mention))
            self.tokens_at.append((mention.first, mention.last))
            place = mention.last + 1
        self._add_tokens(place, len(self.tokens))

    def _add_tokens(self, first: int, end: int) -> None:
        for place in range(first, end):
            text = self.tokens[place].text
            if text not in _SILENT:
                self.words.append(text)
                self.tokens_at.append((place, place))

    def written(self, mention: Mention) -> str:
        """A mention as it is written, folded."""
        return "".join(token.text for token in self.tokens[mention.first : mention.last + 1])

    def _sign(self, mention: Mention) -> str:
        """What a mention is; one that is a word of its own more often than a number stays so."""
        if mention.kind is Kind.WORD and (mention.value <= 1 or mention.form not in _SURE):
            return self.written(mention)
        if mention.kind is Kind.ROMAN and mention.form == "lower":
            return self.written(mention)
        return f"#{mention.kind[0]}{size_of(mention.value)}"

    def span(self, first: int, last: int) -> tuple[int, int]:
        """Where the tokens from one to another stand in the folded text."""
        return self.tokens[first].start, self.tokens[last].end

    def classes(self) -> Iterator[str]:
        """The class of each word; signs and mentions are classes of their own."""
        known = classes()
        for word in self.words:
            yield known.get(word) or (UNKNOWN if word.isalpha() else word)


@cache
def classes() -> dict[str, str]:
    """The class of each word that has one."""
    found = dict.fromkeys(colours(), "colour")
    for line in lines_of("classes"):
        name, _, words = line.partition(" = ")
        stems, _, endings = words.partition(" + ")
        for stem in stems.split():
            for ending in endings.split() or "-":
                found.setdefault(stem + ending.strip("-"), name)
    return found
