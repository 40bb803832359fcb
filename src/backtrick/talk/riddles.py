"""A colour named on its own, beside a thing that has nothing to do with the table: a riddle.

"The deadly sins, in violet" says a number to whoever knows how many there are; no list holds all of
what people know.
"""

from __future__ import annotations

import re

from backtrick.talk import words as w
from backtrick.talk.errors import Reason
from backtrick.talk.message import Finding, Message
from backtrick.talk.phrasebook import class_of_words

_PART = re.compile(r"[^.,;:!?()\u2026\u2014\n]+")
_WORD = re.compile(r"[^\W\d_]+")
_FEWEST = 3


def find_riddle(message: Message) -> Finding | None:
    """A part of the message that names a thing, where another names a colour and nothing else."""
    parts = [(found, _WORD.findall(found.group())) for found in _PART.finditer(message.text)]
    colours = [found for found, words in parts if _is_colour(words)]
    for found, words in parts if colours else ():
        announced = any(message.text[colour.end() : colour.end() + 1] == ":" for colour in colours)
        named = announced or (words[:1] and words[0] in w.ARTICLES)
        if named and len(words) >= _FEWEST and _is_foreign(words):
            return Finding(Reason.ALLUSION, found.start(), found.end())
    return None


def _is_colour(words: list[str]) -> bool:
    """Whether these say a colour: violet, in violet."""
    return 0 < len(words) <= 2 and words[-1] in w.COLOURS and words[0] in w.COLOURS | w.IN


def _is_foreign(words: list[str]) -> bool:
    """Whether these have nothing to do with cards and piles."""
    return not any(
        word in w.COLOURS or word in w.VAGUE or word in w.PILES or word in w.CARDS for word in words
    ) and class_of_words("TABLE").isdisjoint(words)
