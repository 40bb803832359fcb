"""Phrases in words that were said: which of the files' phrases are there, and where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from backtrick.talk.guard.index import Index
from backtrick.talk.guard.phrasebook import OFFERS, TALK, Item, Phrase, phrases_of


@cache
def shelf(*books: str) -> Index[Phrase]:
    """The phrases of some books, ready to be found."""
    return Index((one, one.needs) for one in chain(*map(phrases_of, books)))


def load_books() -> None:
    """Read the files, so that the first message need not wait."""
    for books in (TALK, OFFERS, ("pointing",), ("asides",), ("vague",)):
        shelf(*books)


class Passage:
    """Words in a row, and the phrases that they may hold. Words may be taken out of it."""

    def __init__(self, words: list[str], *books: str) -> None:
        self.words = words
        self._possible: dict[str, dict[str, list[Phrase]]] = {}
        for word, phrase in shelf(*books).possible(words):
            by_word = self._possible.setdefault(phrase.book, {})
            by_word.setdefault(word, []).append(phrase)

    @property
    def is_empty(self) -> bool:
        """Whether no phrase may be said."""
        return not self._possible

    def may_hold(self, book: str) -> bool:
        """Whether a phrase of this book may be said."""
        return book in self._possible

    def find(self, book: str) -> tuple[int, int] | None:
        """The first and the last word of a phrase of this book, where one is said."""
        return next(self.find_all(book), None) if book in self._possible else None

    def find_all(self, book: str) -> Iterator[tuple[int, int]]:
        """The first and the last word of every phrase that is said, from the left."""
        possible = self._possible.get(book)
        if possible is None:
            return
        said = self.words
        free = 0
        tried: dict[int, int] = {}
        for place, word in enumerate(said):
            if place < free or word not in possible:
                continue
            for phrase in possible[word]:
                if phrase.unless and not phrase.unless.isdisjoint(said):
                    continue
                first = max(free, tried.get(id(phrase), 0), place - phrase.before)
                found = _find_from(phrase, said, first, place)
                if found is not None:
                    yield found
                    free = found[1] + 1
                    break
                tried[id(phrase)] = place + 1


def _find_from(phrase: Phrase, said: list[str], first: int, last: int) -> tuple[int, int] | None:
    """The first and the last word of a phrase that begins at one of these places."""
    begins = phrase.begins
    for start in range(first, last + 1):
        if begins is None or said[start] in begins:
            end = _match(phrase.items, 0, said, start)
            if end is not None:
                return start, end - 1
    return None


def _match(
    items: tuple[Item, ...], number: int, said: list[str], place: int, taken: int = 0
) -> int | None:
    """Where the rest of a phrase ends that begins at a place; `taken` is how often its first part
    was said before.
    """
    length = len(said)
    while number < len(items):
        item = items[number]
        if item.one_of is not None:
            if place == length or said[place] not in item.one_of:
                return None
            place += 1
        elif item.begin:
            if place != 0:
                return None
        elif item.end:
            if place != length:
                return None
        elif item.words is None:
            return _match_after_gap(items, number, said, place)
        elif item.behind:
            if place > 0 and said[place - 1] in item.words.single:
                return None
        elif item.negative:
            if item.words.ends(said, place):
                return None
        else:
            for after in item.words.ends(said, place):
                if taken + 1 == item.most:
                    end = _match(items, number + 1, said, after)
                else:
                    end = _match(items, number, said, after, taken + 1)
                if end is not None:
                    return end
            if taken < item.least:
                return None
            taken = 0
        number += 1
    return place


def _match_after_gap(
    items: tuple[Item, ...], number: int, said: list[str], place: int
) -> int | None:
    """The same where the first part is any words, as few as may be."""
    gap = items[number]
    following = items[number + 1].one_of if number + 1 < len(items) else None
    for after in range(place + gap.least, min(place + gap.most, len(said)) + 1):
        if following is None or (after < len(said) and said[after] in following):
            end = _match(items, number + 1, said, after)
            if end is not None:
                return end
    return None
