"""Numbers told by words that stand together in a sentence, in whatever order: whoever says of the
card after yours that it is exactly that one, and his, has named it.

A line of `phrases/together.txt` has, between "&", of what a sentence holds something each; after
"/" what it may not hold.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from backtrick.talk.errors import Reason
from backtrick.talk.guard.lists import lines_of
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.phrasebook import Words, words_named

BOOK = "together"


class Gathering(NamedTuple):
    """A line of the file."""

    parts: tuple[Words, ...]
    unless: Words


def find_together(message: Message) -> Finding | None:
    """A sentence that holds all the parts of a line."""
    for places in message.sentences():
        said = [message.words[place] for place in places]
        for parts, unless in gatherings():
            if _first(unless, said) is not None:
                continue
            found = [_first(part, said) for part in parts]
            held = [place for place in found if place is not None]
            if len(held) == len(parts):
                return message.finding_of(Reason.RELATION, places[min(held)], places[max(held)])
    return None


def _first(words: Words, said: list[str]) -> int | None:
    """Where one of some words or expressions stands first."""
    return next(
        (place for place in range(len(said)) if any(True for _ in words.ends(said, place))), None
    )


@cache
def gatherings() -> tuple[Gathering, ...]:
    """The lines of the file."""
    return tuple(map(_gathering, lines_of(f"phrases/{BOOK}")))


def _gathering(line: str) -> Gathering:
    parts, _, exception = line.partition(" / ")
    return Gathering(tuple(map(words_named, parts.split(" & "))), words_named(exception))
