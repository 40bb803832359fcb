"""The guard over free chat: whether a message may be said in a game, and if not, what is wrong.

It reads every message in all five languages at once, whatever the sender's. What could be a card's
number is refused unless the words around it say what else it is.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from unicodedata import normalize

from backtrick.rules import Game
from backtrick.talk.errors import GuardReason
from backtrick.talk.guard import words as w
from backtrick.talk.guard.counting import find_counting, find_roman
from backtrick.talk.guard.folding import clean
from backtrick.talk.guard.lexicon import lexicon
from backtrick.talk.guard.meaning import NO_LANGUAGE
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.numbers import read_words
from backtrick.talk.guard.numerals import find_number
from backtrick.talk.guard.offering import legal_part
from backtrick.talk.guard.passage import load_books
from backtrick.talk.guard.professionals import find_size
from backtrick.talk.guard.riddles import find_named, find_riddle
from backtrick.talk.guard.subjects import load_lists, plain_words
from backtrick.talk.guard.together import find_together, gatherings
from backtrick.talk.hint import Hint
from backtrick.talk.manners import THE_GAME, Manners, manners

LONGEST = 500
"""A message may have so many characters."""

_LONGEST_WRITTEN_OUT = 2 * LONGEST
"""The same where single signs stand for whole words."""
_CERTAINLY_SHORT = _LONGEST_WRITTEN_OUT // 18
"""No sign stands for more than 18 characters."""

_READABLE = re.compile("[A-Za-z0-9]")

_FEWEST_DIGITS_OF_A_NAME = 3


class Verdict(NamedTuple):
    """Whether a message may be said. If not: why, which part of the sender's text is at fault, and
    the hint that says what may be said, where there is one.
    """

    allowed: bool
    reason: GuardReason | None = None
    span: tuple[int, int] | None = None
    suggestion: Hint | None = None

    @property
    def message(self) -> str | None:
        """The name of the message in the catalogue that says why."""
        return None if self.reason is None else f"talk-refused-{self.reason}"


_ALLOWED = Verdict(True)


def check(game: Game, text: str, lang: str | None = None) -> Verdict:
    """Whether a message may be said in this game. `lang`, the sender's language, only decides
    about a single word that is a number in one language and something else in another.
    """
    return _check(manners(game), text, lang)


def check_name(name: str) -> Verdict:
    """Whether a display name may be used at any table. It is chosen before the cards are seen and
    stays, so that three digits and more, as in `Guest 4821`, are no number here.
    """
    shown = "".join(" " if _is_long(name, place) else c for place, c in enumerate(name))
    return _check(THE_GAME, shown if shown.strip() else "-", NO_LANGUAGE)


def _is_long(name: str, place: int) -> bool:
    """Whether a character belongs to three or more digits in a row."""
    if not name[place].isdecimal():
        return False
    first = last = place
    while first > 0 and name[first - 1].isdecimal():
        first -= 1
    while last + 1 < len(name) and name[last + 1].isdecimal():
        last += 1
    return last - first + 1 >= _FEWEST_DIGITS_OF_A_NAME


def warm_up() -> None:
    """Load the words, and read those that are said most, so that no message need wait for them."""
    from backtrick.talk.guard.likeness import load_likeness

    lexicon()
    load_lists()
    gatherings()
    load_books()
    load_likeness()
    read_words(plain_words())


def _check(rules: Manners, text: str, lang: str | None) -> Verdict:
    if len(text) > LONGEST:
        return Verdict(False, GuardReason.TOO_LONG, (LONGEST, len(text)))
    if len(text) > _CERTAINLY_SHORT and len(normalize("NFKC", text)) > _LONGEST_WRITTEN_OUT:
        return Verdict(False, GuardReason.TOO_LONG, (0, len(text)))
    if _READABLE.search(text) is None and not clean(text):
        return Verdict(False, GuardReason.UNREADABLE, (0, len(text)) if text else None)
    if not rules.guarded:
        return _ALLOWED
    message = Message(text)
    finding = (
        find_number(message, rules, lang)
        or find_roman(message, rules)
        or find_counting(message)
        or (None if lang == NO_LANGUAGE else _find_phrase(message))
        or (find_riddle(message) if rules.colours else None)
        or (None if lang == NO_LANGUAGE else find_named(message))
        or (None if rules.vague else find_size(message))
        or (None if lang == NO_LANGUAGE else _find_likely(message, rules))
    )
    if finding is None:
        return _ALLOWED
    span = message.span(finding.start, finding.end)
    return Verdict(False, finding.reason, span, legal_part(rules, message, finding))


def _find_likely(message: Message, rules: Manners) -> Finding | None:
    """What reads like messages that tell a card. NumPy is loaded only where people chat."""
    from backtrick.talk.guard.likeness import find_likely

    return find_likely(message, rules)


def _find_phrase(message: Message) -> Finding | None:
    """A number told without naming it."""
    forbids = message.holds("forbidding")
    return (
        message.finding(GuardReason.RANGE, "range")
        or message.finding(GuardReason.RELATION, "relation")
        or find_together(message)
        or _find_relation_sign(message)
        or (None if forbids else _find_digit(message))
        or _find_parted_hundred(message)
        or _find_halves(message)
        or message.finding(GuardReason.RANGE, "superlative")
        or message.finding(GuardReason.ALLUSION, "allusion")
        or (None if forbids else message.finding(GuardReason.ASKING, "asking"))
    )


_RELATION_SIGN = re.compile(
    r"(?:top|pile|pila|monton|mazo|mazzo|stapel|tas|cima|card|karte|carta|carte|oberste|it|mine|mia"
    r"|meine|mienne)\s*"
    r"[+\-\u2212]\s*(?:1|one|uno|eins|un)\b"
)


_EQUATED = re.compile(
    r"=\s*(?:my|meine|mi|la mia|ma) (?:card|number|karte|zahl|carta|numero|carte|nombre)\b"
    r"|\b(?:my|meine|mi|mia|ma) (?:card|number|karte|zahl|carta|numero|carte|nombre)\s*="
)
_ROOT = re.compile(r"\u221a\s*\d|\b(?:square root|wurzel aus|raiz de|radice di|racine de) \w")
_ROOTS = w.words("\u221a root wurzel raiz radice racine")
_COMPARED = re.compile(r"\w\s*[=<>\u2264\u2265]\s*\w")
_PLUS_OR_MINUS, _EQUALS, _COMPARING = map(frozenset, ("+-\u2212", "=", "=<>\u2264\u2265"))
_RELATION_SIGNS = _PLUS_OR_MINUS | _COMPARING


def _find_relation_sign(message: Message) -> Finding | None:
    """Top + 1; my red = your blue."""
    if _RELATION_SIGNS.isdisjoint(message.characters) and _ROOTS.isdisjoint(message.tokens):
        return None
    coloured = not w.COLOURS.isdisjoint(message.words)
    found = (
        next(message.matches(_RELATION_SIGN, _PLUS_OR_MINUS), None)
        or next(message.matches(_EQUATED, _EQUALS), None)
        or (next(message.matches(_COMPARED, _COMPARING), None) if coloured else None)
        or (None if _ROOTS.isdisjoint(message.tokens) else _ROOT.search(message.text))
    )
    return None if found is None else Finding(GuardReason.RELATION, found.start(), found.end())


def _find_digit(message: Message) -> Finding | None:
    """Whoever speaks of a digit speaks of a number."""
    return message.finding_of_one(GuardReason.RANGE, w.DIGITS)


def _find_parted_hundred(message: Message) -> Finding | None:
    """A hundred minus, half of a hundred."""
    said = message.words
    if w.PARTS.isdisjoint(said) or not w.PERCENT.isdisjoint(said):
        return None
    return message.finding_of_one(GuardReason.RANGE, w.HUNDRED)


_STARTING = w.words(
    "starts begins empieza comienza inizia comincia fangt beginnt commence debute",
)
_HALVES = re.compile(
    rf"\b(?:{'|'.join(sorted(_STARTING))})\b(?: an)? (?:with|mit|con|por|per|par) (\w+)\W+"
    r"(?:\w+\W+){0,3}?"
    r"(?:ends|finishes|acaba|termina|finisce|hort|endet|finit|termine)\b(?: auf)?"
    r" (?:with|in|mit|auf|con|en|por|per|par) (\w+)"
)


def _find_halves(message: Message) -> Finding | None:
    """It starts with se and ends with ven."""
    if _STARTING.isdisjoint(message.words):
        return None
    for found in _HALVES.finditer(message.text):
        if "".join(found.groups()) in lexicon().words:
            return Finding(GuardReason.RANGE, found.start(), found.end())
    return None
