"""Words that sound like a number: where they are one."""

from __future__ import annotations

from functools import cache

from backtrick.talk.guard import words as w
from backtrick.talk.guard.lexicon import Number
from backtrick.talk.guard.lists import lines_of
from backtrick.talk.guard.message import Message
from backtrick.talk.guard.subjects import Kind, kind_of

_SHORT = 3
"""So few words name a card with its colour and little else."""


def find_heard(message: Message, place: int) -> Number | None:
    """The number that a word sounds like, where it is one: seks, blau; meine gelbe ist ne seks;
    j'ai un sis vert; yellow ate, by its sound; a blue "ate".
    """
    heard, quoted = _homophones()
    text = message.tokens[place]
    if text in heard and (_is_heard(message, place) or _is_quoted(message, place)):
        return Number(heard[text])
    return Number(quoted[text]) if text in quoted and _is_quoted(message, place) else None


def is_homophone(word: str) -> bool:
    """Whether a word sounds like a number."""
    heard, quoted = _homophones()
    return word in heard or word in quoted


def _is_heard(message: Message, place: int) -> bool:
    if is_short(message):
        return True
    before, (after, further) = message.before(place), message.after(place, 2)
    if (further if after in w.IN else after) in w.COLOURS:
        return before[0] in w.NAMING and (before[1] in w.HAVE or before[1] in w.YOU_HAVE)
    if before[0] in w.COLOURS:
        told = before[2] in _HAVE or after in _HAVE_AT_LAST
        held = before[1] == "" or (before[1] in _ARTICLES and told)
        named = held and kind_of(message.tokens[place]) is not Kind.THING
        last = after == "" or after in _HAVE_AT_LAST
        return last and (named or not w.SOUNDING.isdisjoint(message.words))
    return before[0] in w.NAMING and after == "" and not w.COLOURS.isdisjoint(message.words)


_HAVE = w.HAVE | w.words("han g")
_HAVE_AT_LAST = w.words("hob hab han habe tengo")
_ARTICLES = w.ARTICLES | w.words("de e")
"""Also as dialects and chats have them: i han e gääli, g un vert."""


def _is_quoted(message: Message, place: int) -> bool:
    """Whether a word stands between quotation marks, beside a colour."""
    tokens = message.tokens[max(0, place - 1) : place + 2]
    marked = len(tokens) == 3 and {tokens[0], tokens[2]} <= _QUOTES
    beside = (message.before(place, 1)[0], message.after(place, 1)[0])
    return marked and not w.COLOURS.isdisjoint(beside)


_QUOTES = frozenset("\"'`*\u201c\u201d\u201e\u00ab\u00bb\u2018\u2019")


def is_short(message: Message) -> bool:
    """Whether a message is little but a colour."""
    return len(message.words) <= _SHORT and not w.COLOURS.isdisjoint(message.words)


@cache
def _homophones() -> tuple[dict[str, int], dict[str, int]]:
    """Words that mean the number they sound like where there is little but a colour, and those that
    mean it only between quotation marks.
    """
    lists: list[dict[str, int]] = []
    for line in lines_of("homophones"):
        if line.startswith("["):
            lists.append({})
        else:
            value, *words = line.split()
            lists[-1].update(dict.fromkeys(words, int(value)))
    heard, quoted = lists
    return heard, quoted
