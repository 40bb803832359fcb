"""Numbers told by words that stand together in a sentence, in whatever order: whoever says of the
card after yours that it is exactly that one, and his, has named it.

A line of `phrases/together.txt` has, between "&", of what a sentence holds something each; after
"/" what it may not hold. The headings are the reasons for which it is refused.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from backtrick.talk.errors import GuardReason
from backtrick.talk.guard.index import Index
from backtrick.talk.guard.lists import lines_of
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.phrasebook import Words, needed_words, words_named


class Gathering(NamedTuple):
    """A line of the file, and which one it is."""

    number: int
    reason: GuardReason
    parts: tuple[Words, ...]
    unless: Words


def find_together(message: Message) -> Finding | None:
    """A sentence that holds all the parts of a line."""
    lines = {line.number: line for _, line in gatherings().possible(message.words)}
    possible = [lines[number] for number in sorted(lines)]
    for places in message.sentences() if possible else ():
        said = [message.words[place] for place in places]
        for _, reason, parts, unless in possible:
            if _first(unless, said) is not None:
                continue
            held = [found for part in parts if (found := _first(part, said)) is not None]
            if len(held) == len(parts):
                first, last = min(start for start, _ in held), max(end for _, end in held) - 1
                return message.finding_of(reason, places[first], places[last])
    return None


def _first(words: Words, said: list[str]) -> tuple[int, int] | None:
    """Where one of some words or expressions begins first, and where it ends."""
    for place in range(len(said)):
        for end in words.ends(said, place):
            return place, end
    return None


@cache
def gatherings() -> Index[Gathering]:
    """The lines of the file."""
    found: list[tuple[Gathering, tuple[frozenset[str], ...]]] = []
    reason = GuardReason.RELATION
    for line in lines_of("phrases/together"):
        if line.startswith("["):
            reason = GuardReason(line.strip("[]"))
            continue
        parts, _, exception = line.partition(" / ")
        texts = parts.split(" & ")
        words = tuple(map(words_named, texts))
        gathering = Gathering(len(found), reason, words, words_named(exception))
        found.append((gathering, needed_words(texts)))
    return Index(found)
