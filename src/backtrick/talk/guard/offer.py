"""The hint that says the legal part of a refused message.

A hint is offered only where the message leaves no doubt: what is denied, asked, a condition, or
said of somebody else is no hint, and neither is what is said of several piles at once. What hints
say is in `data/offers.txt`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from backtrick.talk.guard.lists import colours, lines_of, named_words
from backtrick.talk.guard.piles import PILES, piles_named
from backtrick.talk.guard.reading import Reading
from backtrick.talk.hint import Code, Hint
from backtrick.talk.manners import Manners

_PILE, _COLOUR, _NUMBER = "@", "&", "#"
_SIGNS = frozenset((_PILE, _COLOUR, _NUMBER))
_ALSO_SMALL = frozenset(("SMALL", "NOT", "YOUCAN", "HARD", "TURN", "HIGH", "LOW", "MIDDLE"))
_ENDS = frozenset(".,;!?:()\u2026\u2013\u2014/|")
_APOSTROPHES = frozenset("'\u2019`\u00b4")
_NEED = "need"
"""I need this pile: want, where that is a hint, else rather not."""
_REQUESTS = (Code.SMALL_STEPS, Code.RATHER_NOT, Code.LEAVE, Code.GO_AHEAD)
_OF_PILES = (*_REQUESTS, Code.TRICK, _NEED, Code.WANT)
_GENERAL = (Code.HARD_TURN, Code.MORE, Code.FINE)
_OPENING = (Code.NOT_START, Code.START)
_COURTESIES = (Code.THANKS, Code.SORRY)
"""Each in the order in which they are looked for: a clause says one thing."""
_SIZES = (Code.HIGH, Code.LOW, Code.MIDDLE)
_DENYING = frozenset({Code.RATHER_NOT, Code.LEAVE, Code.SMALL_STEPS, Code.NOT_START})
"""Hints that hold a not of their own."""


class _Clause(NamedTuple):
    """Some words that belong together, the names of what they say, and whether it is a question."""

    words: list[str]
    names: frozenset[str]
    is_asked: bool

    def denials(self) -> int:
        """How often it says no, but for words that are part of an expression: petits pas."""
        many, place = 0, 0
        while place < len(self.words):
            found = _at(self.words, place)
            many += any(name == "NOT" for _, name in found)
            place += max((len(words) for words, _ in found), default=1)
        return many

    def is_said(self, code: str) -> bool:
        """Whether it says this, if nothing makes it void."""
        return any(line <= self.names for line in offer_table().hints[code])


class _Table(NamedTuple):
    """What the file holds."""

    names: dict[str, list[tuple[list[str], str]]]
    """By its first word, every expression and the name that it stands for."""
    hints: dict[str, list[frozenset[str]]]
    """For each hint the names that say it."""


@cache
def offer_table() -> _Table:
    """What hints say."""
    names: dict[str, list[tuple[list[str], str]]] = {}
    hints: dict[str, list[frozenset[str]]] = {}
    for line in lines_of("offers"):
        if "=" in line:
            name, _, said = line.partition(" = ")
            for expression in said.split():
                words = expression.split("_")
                names.setdefault(words[0], []).append((words, name))
        else:
            code, _, ways = line.partition(": ")
            hints[code] = [frozenset(way.split()) for way in ways.split(" | ")]
    return _Table(names, hints)


def legal_part(manners: Manners, reading: Reading, span: tuple[int, int]) -> Hint | None:
    """The hint that a message gives besides what stands at `span` of its folded text, where there
    is one. A pile that is named by what was refused is none.
    """
    said, forbidden, letters = _said(reading, span)
    piles: set[int | None] = set()
    has_coloured_pile = False
    for name in reversed(piles_named(said, letters, manners.piles)):
        part = slice(name.first, name.last + 1)
        if not name.is_plain:
            piles.add(None if any(forbidden[part]) else name.pile)
        beside = said[max(0, name.first - 1) : name.last + 2]
        has_coloured_pile |= any(word in colours() for word in beside)
        said[part], forbidden[part] = [_PILE], [False]
    found: set[str] = set()
    for place, word in enumerate(said):
        if word in colours() and not has_coloured_pile:
            found.add(colours()[word])
            said[place] = _COLOUR
        elif forbidden[place] or word.isdigit():
            said[place] = _NUMBER
    names = {name for place in range(len(said)) for _, name in _at(said, place)}
    if "UNSURE" in names:
        return None
    clauses = _clauses(said)
    return (
        _about_pile(manners, clauses, set() if "EXCEPT" in names else piles)
        or _about_colour(manners, clauses, found)
        or _first(manners, _said_by(clauses, _OPENING))
        or _in_general(manners, clauses)
        or _first(manners, _said_by(clauses, _COURTESIES))
    )


def _said(reading: Reading, span: tuple[int, int]) -> tuple[list[str], list[bool], set[int]]:
    """The words and the signs that end a clause, which of them may not be said, and which are one
    capital letter.
    """
    said: list[str] = []
    forbidden: list[bool] = []
    letters: set[int] = set()
    folded = reading.folded
    texts = ["", *(token.text for token in reading.tokens), ""]
    for token, before, text, after in zip(
        reading.tokens, texts, texts[1:], texts[2:], strict=False
    ):
        if text == "t" and before in _APOSTROPHES:
            text = "not"
        elif text == "." and before.isdigit() and after in PILES:
            text = "te"  # 2. Stapel
        elif text == "-" and folded.text[token.start - 1 : token.end] == " -":
            text = ","
        elif (text == "." and after.isdigit()) or not (text.isalnum() or text in _SIGNS | _ENDS):
            continue
        elif text in "abcd" and folded.original[folded.span(token.start, token.end)[0]].isupper():
            letters.add(len(said))
        said.append(text)
        forbidden.append(token.start < span[1] and span[0] < token.end)
    return said, forbidden, letters


def _clauses(said: list[str]) -> list[_Clause]:
    clauses: list[_Clause] = []
    words: list[str] = []
    known = named_words("offers")
    for word in (*_without_courtesy(said), "."):
        is_end = word in _ENDS
        before = words[-1] if words else ""
        if is_end or (word in known["BEGINS"] and before not in known["TURNED"]):
            if words:
                clauses.append(_Clause(words, _names(words), word == "?"))
            words = []
        if not is_end:
            words.append(word)
    return clauses


def _without_courtesy(said: list[str]) -> list[str]:
    """Without no problem, if you can, s'il vous plaît."""
    left: list[str] = []
    place = 0
    while place < len(said):
        words = next((words for words, name in _at(said, place) if name == "SOFT"), None)
        left.append("," if words else said[place])
        place += len(words) if words else 1
    return left


def _at(words: list[str], place: int) -> list[tuple[list[str], str]]:
    """The expressions that begin at a word."""
    known = offer_table().names.get(words[place], ())
    return [one for one in known if words[place : place + len(one[0])] == one[0]]


def _names(words: list[str]) -> frozenset[str]:
    """The names of what is in a clause, of what it begins with, and whether all of it is small."""
    names = {word for word in words if word in _SIGNS}
    begins, is_small = True, True
    for place, word in enumerate(words):
        here = {name for _, name in _at(words, place)}
        names |= here
        if begins:
            names.update(f"^{name}" for name in here)
        begins = begins and "SMALL" in here
        is_small = is_small and (word in _SIGNS or not here.isdisjoint(_ALSO_SMALL))
    return frozenset(names | {"."} if is_small else names)


def _said_by(clauses: list[_Clause], codes: tuple[str, ...]) -> list[str] | None:
    """What is said of these, or `None` if it is in doubt."""
    said: list[str] = []
    for clause in clauses:
        code = next((code for code in codes if clause.is_said(code)), None)
        if code is None:
            continue
        if not _is_void(clause, code):
            said.append(code)
        elif code in (*_REQUESTS, *_GENERAL, *_OPENING):
            return None
    return sorted(set(said), key=codes.index)


def _is_void(clause: _Clause, code: str) -> bool:
    """Whether a clause denies what it says, asks for it, or says it of somebody else."""
    names = clause.names
    meant = code in _DENYING and not any(
        line <= names - {"NOT"} for line in offer_table().hints[code]
    )
    denials = clause.denials()
    if denials > meant + ("NOTHING" in names and denials > 1):
        return True
    is_request = code in (Code.LEAVE, Code.SMALL_STEPS) and not names.isdisjoint(("YOU", "YOUCAN"))
    if clause.is_asked and code not in _OPENING and not is_request:
        return True
    match code:
        case Code.LEAVE:
            denied = "TOUCH" in names and "NOT" not in names
            return (
                denied
                or not names.isdisjoint(("I", "DOUBT"))
                or ("YOUCAN" in names and not clause.is_asked)
            )
        case Code.RATHER_NOT:
            return not names.isdisjoint(("LEAVE", "DOUBT"))
        case Code.SMALL_STEPS | Code.GO_AHEAD:
            told = code == Code.GO_AHEAD and _NUMBER in names
            return told or not names.isdisjoint(("I", "DOUBT"))
        case Code.THANKS | Code.SORRY | Code.NOT_START:
            return False
        case Code.START:
            return "YOU" in names
    return not names.isdisjoint(("YOU", "DOUBT"))


def _about_pile(manners: Manners, clauses: list[_Clause], piles: set[int | None]) -> Hint | None:
    if len(piles) != 1:
        return None
    (pile,) = piles
    said = _said_by(clauses, _OF_PILES)
    if (
        pile is None
        or not said
        or (Code.GO_AHEAD in said and not {Code.GO_AHEAD, Code.SMALL_STEPS} >= set(said))
    ):
        return None
    needed = Code.WANT if Code.WANT in manners.codes else Code.RATHER_NOT
    codes = (needed if code == _NEED else code for code in said)
    return next((Hint(Code(code), pile) for code in codes if code in manners.codes), None)


def _about_colour(manners: Manners, clauses: list[_Clause], found: set[str]) -> Hint | None:
    """A colour is held where somebody says so, or where a card is named and nothing else said."""
    said = [clause for clause in clauses if _COLOUR in clause.names]
    is_held = all(one.is_said(Code.HOLDS) and not _is_void(one, Code.HOLDS) for one in said)
    if len(found) != 1 or not manners.colours or not is_held:
        return None
    (colour,) = found
    told = {name for clause in said for name in clause.names}
    sizes = [code for code in _SIZES if code.upper() in told]
    if len(sizes) == 1 and sizes[0] in manners.codes and "THAN" not in told:
        return Hint(sizes[0], colour)
    return Hint(Code.HOLDS, colour) if Code.HOLDS in manners.codes else None


def _in_general(manners: Manners, clauses: list[_Clause]) -> Hint | None:
    said = _said_by(clauses, _GENERAL)
    if said is not None and Code.HARD_TURN in said and len(said) > 1:
        return None
    return _first(manners, said)


def _first(manners: Manners, said: Iterable[str] | None) -> Hint | None:
    return next((Hint(Code(code)) for code in said or () if code in manners.codes), None)
