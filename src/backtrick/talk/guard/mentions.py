"""Mentions: every part of a message that could be a number, in whatever form.

Nothing is judged here. Whether a mention is a card's number is the model's business.
"""

from __future__ import annotations

import re

from backtrick.talk.guard.disguises import find_counted, find_disguised
from backtrick.talk.guard.fold import SHOWN, Folded
from backtrick.talk.guard.lexicon import Number, lexicon
from backtrick.talk.guard.lists import named_words
from backtrick.talk.guard.tokens import Kind, Mention, Token

_JOINERS = frozenset("-._'\u2019*~/\\+:|,()[]{}<>\u00b7\u2022")
_LINKS = frozenset(("y", "e", "et", "und", "and", "u"))
"""Words between the parts of a number."""
_LONGEST_JOINED = 40
_ORDINAL_ENDINGS = named_words("piles")["ordinal"]
_THOUSANDS = re.compile(r"(?<!\d)\d{1,3}[.,'\u2019]\d{3}(?!\d)")


def find_mentions(folded: Folded, tokens: list[Token]) -> list[Mention]:
    """All mentions from the left; none overlaps another."""
    found = [*find_disguised(folded.text, tokens), *find_counted(folded.text, tokens)]
    taken = {place for one in found for place in range(one.first, one.last + 1)}
    free = 0
    for place in range(len(tokens)):
        if place >= free and place not in taken:
            mention = _plain(folded, tokens, place)
            if mention is not None:
                found.append(mention)
                free = mention.last + 1
    kept: list[Mention] = []
    for mention in sorted(found):
        if not kept or mention.first > kept[-1].last:
            kept.append(mention)
    return kept


def _plain(folded: Folded, tokens: list[Token], place: int) -> Mention | None:
    """The mention that begins with a token: digits, a picture, a number word or a Roman numeral."""
    text = tokens[place].text
    if text.isdigit():
        return _digits(folded, tokens, place)
    if not text.isalpha():
        shown = ord(text) - SHOWN
        return Mention(place, place, shown, Kind.SYMBOL) if 0 <= shown < 100 else None
    return _word(tokens, place) or _roman(folded, tokens, place)


# -- digits


def _digits(folded: Folded, tokens: list[Token], place: int) -> Mention:
    token = tokens[place]
    grouped = _THOUSANDS.match(folded.text, token.start)
    text, last = (
        (token.text + tokens[place + 2].text, place + 2) if grouped else (token.text, place)
    )
    following = tokens[place + 1] if place + 1 < len(tokens) else token
    if following.start == token.end and following.text in _ORDINAL_ENDINGS:
        return Mention(place, place + 1, int(text[:6]), Kind.ORDINAL, Kind.DIGITS)
    return Mention(place, last, int(text[:6]), Kind.DIGITS, str(min(len(text), 4)))


# -- words


def _word(tokens: list[Token], place: int) -> Mention | None:
    known = lexicon()
    joined = _joined(tokens, place) if tokens[place].text in known.prefixes else None
    if joined is not None:
        return joined
    number = known.read(tokens[place].text)
    return None if number is None else _mention(number, place, place, number.form)


def _mention(number: Number, first: int, last: int, form: str) -> Mention:
    kind = Kind.ORDINAL if number.is_ordinal else Kind.DECADE if number.is_decade else Kind.WORD
    return Mention(first, last, number.value, kind, form)


def _joined(tokens: list[Token], place: int) -> Mention | None:
    """The longest number word that this and the following tokens spell when they are put together:
    forty-seven, trente et un, s e v e n.
    """
    known = lexicon()
    whole, pieces, best = "", [], None
    for end in range(place, min(place + _LONGEST_JOINED, len(tokens))):
        text = tokens[end].text
        if not text.isalpha():
            if end > place and text in _JOINERS:
                continue
            break
        whole += text
        pieces.append(text)
        if whole not in known.prefixes:
            break
        number = known.words.get(whole)
        if number is None:
            continue
        if len(pieces) == 1:
            best = _mention(number, place, end, number.form)
        elif _are_numbers(pieces):
            best = _mention(number, place, end, "joined")
        elif _is_taken_apart(tokens, place, end, pieces):
            best = _mention(number, place, end, "apart")
    return best


def _is_taken_apart(tokens: list[Token], first: int, last: int, pieces: list[str]) -> bool:
    """Whether these pieces are a number taken apart, and not words that happen to stand there."""
    if all(len(piece) == 1 for piece in pieces):
        return True
    if all(a.end == b.start for a, b in zip(tokens[first:last], tokens[first + 1 :], strict=False)):
        return len(pieces) > 2 or tokens[first + 1].text not in "'\u2019"  # se-ven, but not d'ix
    return sum(map(len, pieces)) > (3 if len(pieces) == len(tokens) else 5)


def _are_numbers(pieces: list[str]) -> bool:
    known = lexicon().words
    return all(piece in known or piece in _LINKS for piece in pieces)


# -- Roman numerals

_ROMAN = {
    tens + units: 10 * ten + unit
    for ten, tens in enumerate(("", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"))
    for unit, units in enumerate(("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"))
    if 10 * ten + unit > 1
}
_LETTERS = frozenset("ivxlc")


def _roman(folded: Folded, tokens: list[Token], place: int) -> Mention | None:
    token = tokens[place]
    if token.text in _LETTERS:
        apart = _letters_apart(tokens, place)
        if apart is not None:
            return apart
    value = _ROMAN.get(token.text)
    if value is None:
        return None
    start, end = folded.span(token.start, token.end)
    is_upper = folded.original[start:end].isupper()
    if len(token.text) == 1 and not is_upper:
        return None
    return Mention(place, place, value, Kind.ROMAN, "upper" if is_upper else "lower")


def _letters_apart(tokens: list[Token], place: int) -> Mention | None:
    """The numeral that single letters spell: x l v i i."""
    spelt, last = "", place
    for end in range(place, len(tokens)):
        if tokens[end].text in _LETTERS:
            spelt, last = spelt + tokens[end].text, end
        elif tokens[end].text not in _JOINERS:
            break
    if len(spelt) < 3 or spelt not in _ROMAN:
        return None
    return Mention(place, last, _ROMAN[spelt], Kind.ROMAN, "apart")
