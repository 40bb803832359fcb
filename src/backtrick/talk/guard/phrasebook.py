"""Phrases of five languages as data: how the files in `phrases/` are read, and found in a message.

A line of a file is a phrase, folded, in words from left to right:

    word  two_words  stem~      what is said; a stem stands for all words that begin with it
    this|that  CLASS            one of these; a class is named in `classes.txt`
    MACRO                       several items in a row, named there too
    item?  item*                may be missing; any number of times
    _  _?  ...                  one word of any kind; one or none; up to three
    !this|that  <this|that      what follows, or what stands before, is none of these
    ^  $                        the message begins, or ends
    / this|that                 at the end: not in a message that holds one of these words
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

from backtrick.talk.guard.lists import lines_of

COUNTS = "counts"
SAYINGS = ("idioms", COUNTS)
"""The files of what has a number in it that is none, unless something points at it."""
NAMES = ("names", "things")
"""The same, but in a message of a few words these stand for their number."""
OFFERS = tuple(
    f"offers/{name}"
    for name in [
        "leave",
        "rather-not",
        "go-ahead",
        "small-steps",
        "trick",
        "want",
        "need",
        "holds",
        "hard-turn",
        "fine",
        "more",
        "thanks",
        "sorry",
        "start",
        "not-start",
        "doubt",
        "except",
        "unsure",
        "soft",
    ]
)
"""The files of what hints say."""
BOOKS = (
    "harmless",
    *SAYINGS,
    *NAMES,
    "pointing",
    "forbidding",
    "range",
    "relation",
    "superlative",
    "allusion",
    "asking",
    "asides",
    "figures",
    "vague",
    *OFFERS,
)
"""The files."""

_MANY = 4
_GAP = 3
_STEM = 4
"""A stem has so many letters at least."""


class Words(NamedTuple):
    """Some words, some expressions of several words by the first of these, and some beginnings of
    words.
    """

    single: frozenset[str]
    several: dict[str, list[tuple[str, ...]]]
    stems: tuple[str, ...]

    def ends(self, said: list[str], place: int) -> Iterator[int]:
        """Where one of these that begins at a place ends."""
        if place >= len(said):
            return
        word = said[place]
        for expression in self.several.get(word, ()):
            if tuple(said[place : place + len(expression)]) == expression:
                yield place + len(expression)
        if word in self.single or (self.stems and word.startswith(self.stems)):
            yield place + 1


class Item(NamedTuple):
    """A part of a phrase: what it may be, and how often; or, as `negative`, what may not be here,
    as `behind`, what may not stand before; `end` is the end of the message.
    """

    words: Words | None = None
    least: int = 1
    most: int = 1
    negative: bool = False
    behind: bool = False
    begin: bool = False
    end: bool = False


class Phrase(NamedTuple):
    """A line of a file."""

    items: tuple[Item, ...]
    unless: frozenset[str]
    needs: tuple[frozenset[str], ...]
    """Of each of these a word must be said, besides the one by which it is looked up."""
    before: int
    """How many words at most stand before the word by which it is looked up."""
    begins: frozenset[str] | None
    """What its first word may be, if that is known."""


class Phrasebook:
    """Phrases, each looked up by the rarest of its words, or by how that begins."""

    def __init__(self, phrases: list[tuple[Phrase, frozenset[str]]]) -> None:
        self._by_word: dict[str, list[Phrase]] = {}
        for phrase, lookup in phrases:
            for word in lookup:
                self._by_word.setdefault(word, []).append(phrase)
        self._words = frozenset(self._by_word)

    def find(self, said: list[str], told: set[str]) -> tuple[int, int] | None:
        """The first and the last word of a phrase, where one is said; `told` as by `lookup_of`."""
        return next(self.find_all(said, told), None)

    def find_all(self, said: list[str], told: set[str]) -> Iterator[tuple[int, int]]:
        """The first and the last word of every phrase that is said, from the left."""
        known = told & self._words
        if not known:
            return
        possible = {
            word: phrases
            for word in known
            if (phrases := [one for one in self._by_word[word] if _is_possible(one, told)])
        }
        if not possible:
            return
        free = 0
        tried: dict[int, int] = {}
        for place, word in enumerate(said):
            if place < free:
                continue
            for phrase in chain(possible.get(word, ()), possible.get(word[:_STEM] + "~", ())):
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


def lookup_of(said: list[str]) -> set[str]:
    """By what the phrases of a message may be looked up: its words, and how they begin."""
    return {*said, *(word[:_STEM] + "~" for word in said)}


def _is_possible(phrase: Phrase, told: set[str]) -> bool:
    """Whether a message of these words may hold a phrase."""
    for need in phrase.needs:
        if need.isdisjoint(told):
            return False
    return phrase.unless.isdisjoint(told)


def _match(
    items: tuple[Item, ...], number: int, said: list[str], place: int, taken: int = 0
) -> int | None:
    """Where the rest of a phrase ends that begins at a place; `taken` is how often its first part
    was said before.
    """
    if number == len(items):
        return place
    item = items[number]
    if item.begin:
        return _match(items, number + 1, said, place) if place == 0 else None
    if item.end:
        return _match(items, number + 1, said, place) if place == len(said) else None
    if item.behind:
        if item.words is not None and place > 0 and said[place - 1] in item.words.single:
            return None
        return _match(items, number + 1, said, place)
    if item.negative:
        if item.words is not None and any(True for _ in item.words.ends(said, place)):
            return None
        return _match(items, number + 1, said, place)
    optional = taken >= item.least
    if item.words is None and optional:  # a gap is as short as may be, all else as long
        end = _match(items, number + 1, said, place)
        if end is not None:
            return end
    if place < len(said):
        ends = iter((place + 1,)) if item.words is None else item.words.ends(said, place)
        for after in ends:
            if taken + 1 == item.most:
                end = _match(items, number + 1, said, after)
            else:
                end = _match(items, number, said, after, taken + 1)
            if end is not None:
                return end
    return _match(items, number + 1, said, place) if item.words and optional else None


# -- reading the files


@cache
def phrasebook(name: str) -> Phrasebook:
    """The phrases of a file, ready to be found."""
    macros = _classes()[1]
    return Phrasebook([_phrase(line, macros) for line in lines_of(f"phrases/{name}")])


def phrases_of(name: str) -> list[Phrase]:
    """The phrases of a file, in its order."""
    macros = _classes()[1]
    return [_phrase(line, macros)[0] for line in lines_of(f"phrases/{name}")]


@cache
def _classes() -> tuple[dict[str, Words], dict[str, list[str]]]:
    lines = [line.split(maxsplit=2) for line in lines_of("phrases/classes")]
    twice = [name for name, times in Counter(name for name, *_ in lines).items() if times > 1]
    if twice:
        raise ValueError(f"classes defined twice: {twice}")
    meanings = {name: meaning.split() for name, sign, meaning in lines if sign == "="}
    macros = {name: meaning.split() for name, sign, meaning in lines if sign == ":="}
    classes: dict[str, Words] = {}
    for name in meanings:
        _define(name, meanings, classes)
    return classes, macros


def _define(name: str, meanings: dict[str, list[str]], classes: dict[str, Words]) -> None:
    """Find the words of a class, after those of the classes that it names."""
    if name not in classes:
        for text in meanings[name]:
            if text in meanings:
                _define(text, meanings, classes)
        classes[name] = _words(meanings[name], classes)


@cache
def words_named(text: str) -> Words:
    """What stands in a file between two signs: this|that, or a class."""
    return _words(text.split("|") if text else [], _classes()[0])


def lookup_words(text: str) -> frozenset[str]:
    """A word of everything that may stand between two signs: what a message is looked up by."""
    return _lookup(text)[0]


def class_of_words(name: str) -> frozenset[str]:
    """The single words of a class."""
    return _classes()[0][name].single


def _words(texts: list[str], classes: dict[str, Words]) -> Words:
    single: set[str] = set()
    several: dict[str, list[tuple[str, ...]]] = {}
    stems: list[str] = []
    for text in texts:
        if text in classes:
            single |= classes[text].single
            for first, expressions in classes[text].several.items():
                several.setdefault(first, []).extend(expressions)
            stems += classes[text].stems
        elif text.isupper():
            raise ValueError(f"no such class: {text}")
        elif "_" in text:
            expression = tuple(text.split("_"))
            several.setdefault(expression[0], []).append(expression)
        elif text.endswith("~"):
            stems.append(text[:-1])
        else:
            single.add(text)
    for expressions in several.values():
        expressions.sort(key=len, reverse=True)
    return Words(frozenset(single), several, tuple(stems))


def _expanded(texts: list[str], macros: dict[str, list[str]]) -> list[str]:
    return [part for text in texts for part in macros.get(text, [text])]


def _phrase(line: str, macros: dict[str, list[str]]) -> tuple[Phrase, frozenset[str]]:
    line, _, exception = line.partition(" / ")
    if re.search("[a-z]_|~", exception):
        raise ValueError(f"after a slash there are single words and classes: {exception}")
    texts = _expanded(line.split(), macros)
    items = tuple(map(_item, texts))
    lookups = [
        (place, _lookup(_bare(text)))
        for place, (text, item) in enumerate(zip(texts, items, strict=True))
        if _is_certain(item)
    ]
    place, (lookup, _) = min(lookups, key=lambda one: one[1][1])
    before = sum(map(_widest, texts[:place], items[:place])) + _widest(texts[place], items[place])
    others = sorted((one for at, one in lookups if at != place), key=lambda one: one[1])
    needs = tuple(need for need, _ in others)
    begins = _begins(_bare(texts[0])) if _is_certain(items[0]) else None
    return Phrase(items, words_named(exception).single, needs, before - 1, begins), lookup


def _bare(text: str) -> str:
    """A part of a phrase without the signs that say how often, or that it may not be said."""
    return text.strip("!<?*")


@cache
def _item(text: str) -> Item:
    if text == "^":
        return Item(begin=True)
    if text == "$":
        return Item(end=True)
    if text == "...":
        return Item(None, 0, _GAP)
    if text in ("_", "_?"):
        return Item(None, len(text) == 1)
    negative, behind = text.startswith("!"), text.startswith("<")
    least, most = (0, _MANY) if text[-1] == "*" else (0, 1) if text[-1] == "?" else (1, 1)
    return Item(words_named(_bare(text)), least, most, negative, behind)


def _is_certain(item: Item) -> bool:
    """Whether a part is always said."""
    return item.words is not None and item.least == 1 and not (item.negative or item.behind)


@cache
def _lookup(text: str) -> tuple[frozenset[str], float]:
    """A word of everything that a part may be, and about how often one of these is said: short
    words are common.
    """
    words = words_named(text)
    expressions = list(chain(*words.several.values()))
    said = Counter(word for expression in expressions for word in expression)
    several = {min(one, key=lambda word: said[word] * 4.0 ** -len(word)) for one in expressions}
    lookup = words.single | several | {stem[:_STEM] + "~" for stem in words.stems}
    return lookup, sum(4.0 ** -min(len(word), 8) for word in lookup)


def _widest(text: str, item: Item) -> int:
    """How many words a part may have."""
    if item.words is None:
        return item.most
    if item.negative or item.behind:
        return 0
    return item.most * _longest(_bare(text))


@cache
def _begins(text: str) -> frozenset[str] | None:
    """The first words of all that a part may be, where it holds no beginnings of words."""
    words = words_named(text)
    return None if words.stems else words.single.union(words.several)


@cache
def _longest(text: str) -> int:
    """How many words the longest expression of a part has."""
    return max(map(len, chain(*words_named(text).several.values())), default=1)
