"""A folded text as tokens, and what a mention in it is."""

from __future__ import annotations

import re
from enum import StrEnum
from itertools import islice
from typing import NamedTuple

from backtrick.talk.guard.lexicon import Form

MOST_TOKENS = 180
"""A message with more words and signs is no talk: 500 characters of prose have about 110."""
_TOKEN = re.compile(r"[^\W\d_]+|\d+|\S")


class Token(NamedTuple):
    """A word, digits or a sign of the folded text, and where it begins and ends."""

    text: str
    start: int
    end: int


class Kind(StrEnum):
    """What a mention is made of."""

    DIGITS = "digits"
    WORD = "word"
    ORDINAL = "ordinal"
    DECADE = "decade"
    """All numbers with the same ten: the forties."""
    ROMAN = "roman"
    SYMBOL = "symbol"
    """A die, a clock face, a playing card, fingers."""
    COUNTING = "counting"
    """As many characters, or words, as the number."""


class Mention(NamedTuple):
    """What could be a number, from its first to its last token, and how it is written."""

    first: int
    last: int
    value: int
    kind: Kind
    form: str = Form.EXACT


def tokens_of(text: str) -> list[Token]:
    """The tokens of a folded text, at most one more than a message may have."""
    found = islice(_TOKEN.finditer(text), MOST_TOKENS + 1)
    return [Token(one.group(), one.start(), one.end()) for one in found]
