"""A refused message as clauses, with signs for piles, colours and numbers: leave @, i have &.

Who says something, and whether it is denied or asked, is a matter of the clause it stands in.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.passage import Passage
from backtrick.talk.guard.phrasebook import OFFERS
from backtrick.talk.guard.pilenames import piles_named
from backtrick.talk.guard.words import BY_COLOUR, PILES, words

PILE, COLOUR, NUMBER = "@", "&", "#"
_COLOURED_PILE = "@&"
"""A pile by the colour of its top: which one that is only the table knows."""

_TOKEN = re.compile(r"[^\W\d_]+|\d+|[^\w\s]")
_ENDS = frozenset(".,;!?:()\u2026\u2013\u2014/|")
_ORDINAL_POINT = "te"
_BEGINS = words(
    "but pero ma aber mais because cause cos coz porque perche poiche weil denn car parce puisque",
    "so entonces quindi also donc alors and y e und et then luego poi dann puis since",
)
_SELF = words("i ich io je j yo tengo ho")
"""A clause begins with these, unless a verb stands before."""
_TURNED = words(
    "can could may might shall should do did am have will would kann konnte darf soll sollte will",
    "mochte wurde hab habe hatte muss puis peux dois bin fange fang cant not no non nunca mai ya",
    "empiezo comienzo salgo comincio inizio parto",
)
_Y = words("vas allez")
"""What follows is no and."""


class Clause(NamedTuple):
    """Some words that belong together, and whether a question mark follows."""

    words: list[str]
    passage: Passage
    asks: bool

    def find(self, book: str) -> tuple[int, int] | None:
        """The first and the last word of a phrase of a file in `offers/`."""
        return self.passage.find(f"offers/{book}")


class Clauses(NamedTuple):
    """The clauses of a message, the piles that it names, and the colours that it speaks of as
    cards. A pile of `None` cannot be told from the others.
    """

    clauses: list[Clause]
    piles: set[int | None]
    colours: set[str]

    def hold(self, book: str) -> bool:
        """Whether any of the clauses holds a phrase of a file in `offers/`."""
        return any(clause.find(book) is not None for clause in self.clauses)


def clauses_of(message: Message, finding: Finding, piles: int) -> Clauses | None:
    """The clauses of a message in which something was found that may not be said, unless nothing
    in them could be a hint. A pile that is named by what was found is none.
    """
    said, forbidden = _said(message, finding)
    named: set[int | None] = set()
    for name in reversed(piles_named(said, piles)):
        part = slice(name.first, name.last + 1)
        if not name.is_plain:
            named.add(None if any(forbidden[part]) else name.pile)
        is_coloured = any(word in _COLOURS for word in said[max(0, name.first - 1) : name.last + 2])
        said[part], forbidden[part] = [_COLOURED_PILE if is_coloured else PILE], [False]
    colours = set()
    may_name_cards = _COLOURED_PILE not in said
    for place, word in enumerate(said):
        if may_name_cards and word in _COLOURS:
            colours.add(_COLOURS[word])
            said[place] = COLOUR
        elif forbidden[place] or word.isdigit():
            said[place] = NUMBER
    whole = Passage(said, *OFFERS)
    if whole.is_empty and not colours:
        return None
    return Clauses(_split(_without_courtesy(whole)), named, colours)


_COLOURS = {word: colour for colour, known in BY_COLOUR.items() for word in known}


def _said(message: Message, finding: Finding) -> tuple[list[str], list[bool]]:
    """The words and the signs that end a clause, and which of them may not be said."""
    said: list[str] = []
    forbidden: list[bool] = []
    whole = message.folded.text
    tokens = list(_TOKEN.finditer(whole))
    texts = ["", *(token.group() for token in tokens), ""]
    for place, token in enumerate(tokens, 1):
        text, (start, end) = texts[place], token.span()
        if text == "t" and said and said[-1].endswith("n") and texts[place - 1] in _APOSTROPHES:
            text = "not"
        elif not text.isalnum():
            dashed = whole[start - 1 : end] == " -"
            text = _sign(text, texts[place - 1], texts[place + 1], dashed)
        if text:
            said.append(text)
            forbidden.append(start < finding.end and finding.start < end)
    return said, forbidden


_APOSTROPHES = frozenset("'\u2019`\u00b4")


def _sign(sign: str, before: str, after: str, dashed: bool) -> str:
    """What a sign between two tokens says, if anything."""
    if sign == ".":
        if before.isdigit() and _is_ordered(after):
            return _ORDINAL_POINT
        if after.isdigit() and before in ("n", "no", "nr", "num", "nro"):
            return ""
    if dashed:
        return ","
    return sign if sign in _ENDS or sign == NUMBER else ""


def _is_ordered(word: str) -> bool:
    return word in PILES or word.startswith(("aufsteig", "absteig"))


def _without_courtesy(whole: Passage) -> list[str]:
    """Without no problem, if you can, s'il vous plaît."""
    said = whole.words
    for first, last in reversed(list(whole.find_all("offers/soft"))):
        said = [*said[:first], ",", *said[last + 1 :]]
    return said


def _split(said: list[str]) -> list[Clause]:
    clauses: list[Clause] = []
    words: list[str] = []
    for word in said:
        is_end = word in _ENDS
        before = words[-1] if words else ""
        begins = (word in _BEGINS and before not in _Y) or (word in _SELF and before not in _TURNED)
        if is_end or begins:
            if words:
                clauses.append(Clause(words, Passage(words, *OFFERS), word == "?"))
            words = []
        if not is_end:
            words.append(word)
    return [*clauses, Clause(words, Passage(words, *OFFERS), asks=False)] if words else clauses
