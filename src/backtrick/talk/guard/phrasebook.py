"""Phrases of five languages as data: how the files in `phrases/` are read.

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
from functools import cache
from itertools import chain
from typing import NamedTuple

from backtrick.talk.guard.index import STEM
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
TALK = (
    "harmless",
    *SAYINGS,
    *NAMES,
    "forbidding",
    "range",
    "relation",
    "superlative",
    "allusion",
    "asking",
    "figures",
)
"""The files that are looked for in whole messages."""
BOOKS = (*TALK, "pointing", "asides", "vague", *OFFERS)
"""All files."""

_MANY = 4
_GAP = 3


class Words(NamedTuple):
    """Some words, some expressions of several words by the first of these, and some beginnings of
    words.
    """

    single: frozenset[str]
    several: dict[str, list[list[str]]]
    stems: tuple[str, ...]

    def ends(self, said: list[str], place: int) -> list[int]:
        """Where one of these that begins at a place ends, the longest first."""
        if place >= len(said):
            return []
        word = said[place]
        ends = []
        if word in self.several:
            for expression in self.several[word]:
                if said[place : place + len(expression)] == expression:
                    ends.append(place + len(expression))
        if word in self.single or (self.stems and word.startswith(self.stems)):
            ends.append(place + 1)
        return ends


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
    one_of: frozenset[str] | None = None
    """The words that it may be, where it is always one word."""


class Phrase(NamedTuple):
    """A line of a file."""

    book: str
    items: tuple[Item, ...]
    unless: frozenset[str]
    needs: tuple[frozenset[str], ...]
    """Of each of these a word must be said; it is looked up by the first, the rarest."""
    before: int
    """How many words at most stand before the word by which it is looked up."""
    begins: frozenset[str] | None
    """What its first word may be, if that is known."""


# -- reading the files


def phrases_of(book: str) -> list[Phrase]:
    """The phrases of a file, in its order."""
    macros = _classes()[1]
    return [_phrase(book, line, macros) for line in lines_of(f"phrases/{book}")]


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


def needed_words(texts: list[str]) -> tuple[frozenset[str], ...]:
    """Of what stands between signs, what a message must hold a word of, the rarest first."""
    return tuple(need for need, _ in sorted(map(_lookup, texts), key=lambda one: one[1]))


def class_of_words(name: str) -> frozenset[str]:
    """The single words of a class."""
    return _classes()[0][name].single


def _words(texts: list[str], classes: dict[str, Words]) -> Words:
    single: set[str] = set()
    several: dict[str, list[list[str]]] = {}
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
            expression = text.split("_")
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


def _phrase(book: str, line: str, macros: dict[str, list[str]]) -> Phrase:
    line, _, exception = line.partition(" / ")
    if re.search("[a-z]_|~", exception):
        raise ValueError(f"after a slash there are single words and classes: {exception}")
    texts = _expanded(line.split(), macros)
    items = tuple(map(_item, texts))
    certain = sorted(
        (place for place, item in enumerate(items) if _is_certain(item)),
        key=lambda place: _lookup(_bare(texts[place]))[1],
    )
    place = certain[0]
    before = sum(map(_widest, texts[: place + 1], items[: place + 1])) - 1
    needs = tuple(_lookup(_bare(texts[place]))[0] for place in certain)
    begins = _begins(_bare(texts[0])) if _is_certain(items[0]) else None
    return Phrase(book, items, words_named(exception).single, needs, before, begins)


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
    words = words_named(_bare(text))
    alone = least == most == 1 and not (negative or behind or words.several or words.stems)
    return Item(words, least, most, negative, behind, one_of=words.single if alone else None)


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
    said = Counter(chain(*expressions))
    several = {min(one, key=lambda word: said[word] * _how_often(word)) for one in expressions}
    begun = {stem[:STEM] + "~" for stem in words.stems}
    lookup = words.single | several | begun if several or begun else words.single
    return lookup, sum(map(_how_often, lookup))


@cache
def _how_often(word: str) -> float:
    """About how often a word is said."""
    return float(4.0 ** -min(len(word), 8))


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
