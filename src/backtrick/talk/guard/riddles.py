"""A colour named on its own, beside a thing that has nothing to do with the table: a riddle.

"The deadly sins, in violet" says a number to whoever knows how many there are; no list holds all of
what people know.
"""

from __future__ import annotations

from backtrick.talk.errors import Reason
from backtrick.talk.guard import words as w
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.phrasebook import class_of_words
from backtrick.talk.guard.subjects import LINKING, Kind, Word, is_colour, sentences_of

_FEWEST = 3
_FEWEST_IN_COLOUR = 2
_OF_TABLE = (Kind.CARD, Kind.PILE, Kind.SIZE)
_THINGS = (Kind.THING, Kind.UNKNOWN)


def find_riddle(message: Message) -> Finding | None:
    """A part of the message that names a thing, where another names a colour and nothing else."""
    if not any(is_colour(word) for word in message.words):
        return None
    parts = [part for part in sentences_of(message.text) if part]
    colours = [part for part in parts if _is_colour(part)]
    announced = any(message.text[part[-1].end :].lstrip()[:1] == ":" for part in colours)
    in_colour = any(len(part) > 1 and part[0].text in w.IN for part in colours)
    for part in parts if colours else ():
        named = announced or (part[0].text in w.ARTICLES and not _is_said(part))
        if (named and len(part) >= _FEWEST and _is_foreign(part)) or (
            in_colour and len(part) >= _FEWEST_IN_COLOUR and _is_thing(part)
        ):
            return Finding(Reason.ALLUSION, part[0].start, part[-1].end)
    return None


def _is_colour(part: list[Word]) -> bool:
    """Whether this says a colour: violet, in violet."""
    return (
        len(part) <= 2
        and is_colour(part[-1].text)
        and (is_colour(part[0].text) or part[0].text in w.IN)
    )


def _is_said(part: list[Word]) -> bool:
    """Whether what looks like an article is a pronoun: das war's."""
    return len(part) > 1 and part[1].text in LINKING


def _is_foreign(part: list[Word]) -> bool:
    """Whether this has nothing to do with cards and piles."""
    return not any(word.kind in _OF_TABLE for word in part) and class_of_words("TABLE").isdisjoint(
        word.text for word in part
    )


def _is_thing(part: list[Word]) -> bool:
    """Whether this names a thing, and nothing of the table."""
    kinds = {word.kind for word in part}
    return kinds.isdisjoint(_OF_TABLE) and not kinds.isdisjoint(_THINGS)
