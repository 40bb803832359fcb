"""Numbers that are shown rather than said: Roman numerals, and as many characters as the number."""

from __future__ import annotations

import re

from backtrick.talk.errors import GuardReason
from backtrick.talk.guard import words as w
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.manners import Manners

_YEAR = re.compile(r"\bM{1,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?<=\w{4})\b")
_SPACED_ROMAN = re.compile(r"(?<![a-z0-9])[ivxlc](?:[\s.*_-]{1,3}[ivxlc]){2,}(?![a-z0-9])")
_APART = re.compile(r"[\s.*_-]+")
_ALSO_WORDS = frozenset(("vi", "li", "xx", "xl", "ii", "xi", "ci", "il", "mi", "l", "x", "v", "c"))
_PRONOUNS = frozenset(("vi", "li", "ci", "il", "mi"))
_ROMAN_VALUES = {
    tens + units: 10 * ten + unit
    for ten, tens in enumerate(("", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"))
    for unit, units in enumerate(("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"))
    if 10 * ten + unit > 1
}
"""I is somebody."""

_STROKES = re.compile(
    r"(?<![a-z0-9'\u2019])(?:i{3,}|l{3,}|\|{3,}|x{3,}|([tvcdqbpg])\1{3,})(?![a-z0-9])"
)
_MARKS = re.compile(
    r"([^\w\s.!?\u00a1\u00bf\-)(:,'\"~=\u2026<>^\u2019_;\ufffd])(?:\ufe0f?\s*\1){2,}"
)
_SPACED = re.compile(r"(?<!\S)(\S)(?:\s+\1){2,}(?!\S)")
_GROUPS = re.compile(r"(?<!\w)([^\W_hmz])\1{2,}(?:\s+\1{2,})+(?!\w)|(?<!\S)\.{2,}\s+\.{2,}(?!\S)")
_LONG = re.compile(r"(?<!\w)(\w)\1{3,}(?!\w)|\.{7,}|\*{4,}|([^\w\s!?])(?:\s*\2){4,}")
_FINGERS = re.compile(
    "[\u261d\u270b\u270c\U0001f590\U0001f91a\U0001f91f][\U0001f3fb-\U0001f3ff\\s]*"
)
_HANDS = frozenset("\u261d\u270b\u270c\U0001f590\U0001f91a\U0001f91f")
_FEW = 3
_OFTEN = 6
_MANY = 9
"""Nobody is so moved by chance."""
_RUNS = re.compile(r"(?<!\w)(\w{1,12})(?:[\s,.\-!]+\1){2,}(?!\w)")
_FEELINGS = frozenset(
    "\u2764\u2665\u2728\u2b50\u263a\u270c\u270a\U0001f44d\U0001f44f\U0001f64f\U0001f389\U0001f525"
    "\U0001f4aa\U0001f340\U0001f680\U0001f38a\U0001f973\U0001f480\U0001f440\U0001f499\U0001f49a"
    "\U0001f49b\U0001f49c\U0001f44e\U0001f64c\U0001f60d\U0001f4af\U0001f937\U0001f926\U0001f91e"
    "\U0001f9e1\U0001f494\U0001f495\U0001f496\U0001f923\U0001f31f\U0001f44c\U0001f4a9\U0001f622"
)


def find_roman(message: Message, manners: Manners) -> Finding | None:
    """A Roman numeral that could be a card."""
    romans = [place for place, token in enumerate(message.tokens) if token in _ROMAN_VALUES]
    has_colours = bool(romans) and not w.COLOURS.isdisjoint(message.tokens)
    shouted = bool(romans) and _is_shouted(message)
    for place in romans:
        text, written = message.tokens[place], message.written_at(place)
        value = _ROMAN_VALUES[text]
        if value not in manners.numbers:
            continue
        if len(text) == 1 and not written.isupper() and not has_colours:
            continue
        before = message.before(place, 2)
        if before[0] in w.PILES and value <= manners.piles:
            continue
        after = message.after(place, 1)[0]
        coloured = before[0] in w.COLOURS or after in w.COLOURS
        expected = coloured or before[0] in w.NAMING or before[0] in w.BOUNDING
        if len(text) == 1:
            short = len(message.words) <= _FEW and not w.COLOURS.isdisjoint(message.words)
            alone = (short or len(message.words) == 1) and not shouted
            small = coloured and "" in (before[0], after)
            if expected or alone if written.isupper() else small:
                return message.finding_at(GuardReason.ROMAN, place, place)
        elif (
            (written.isupper() and not shouted)
            or text not in _ALSO_WORDS
            or coloured
            or before[0] in _NAMES_SMALL
            or (text not in _PRONOUNS and expected)
            or message.text[: message.spans[place][0]].rstrip().endswith("=")
        ):
            return message.finding_at(GuardReason.ROMAN, place, place)
    for spaced in _SPACED_ROMAN.finditer(message.text):
        numeral = _APART.sub("", spaced.group())
        if len(set(numeral)) > 1 and _ROMAN_VALUES.get(numeral) in manners.numbers:
            return Finding(GuardReason.ROMAN, spaced.start(), spaced.end())
    original = message.original
    year = _YEAR.search(original) if "M" in original and original.isascii() else None
    return None if year is None else Finding(GuardReason.ROMAN, year.start(), year.end())


_MORSE = re.compile(r"(?<!\S)(?=[.\-]*\.)(?=[.\-]*-)[.\-]{5}(?!\S)")
_NAMES_SMALL = w.words(
    "il el le un the a eine",
    "number card numero carta zahl karte carte nombre chiffre",
)


def _is_shouted(message: Message) -> bool:
    """Whether the whole message is in capitals: then capitals say nothing."""
    return message.original.isupper() and sum(map(str.isalpha, message.original)) >= _SHOUTED


_SHOUTED = 6


def find_counting(message: Message) -> Finding | None:
    """A character or a word so often that it counts."""
    if _REPEATED.search(message.text) is not None:
        found = _find_characters(message)
    else:
        found = _find_fingers(message)
    if found is None and len(message.tokens) - len(set(message.tokens)) >= _AGAIN:
        found = _find_run(message.text)
    return None if found is None else Finding(GuardReason.COUNTING, found.start(), found.end())


_REPEATED = re.compile(r"(\S)(?:\s*\1){2}|\.\.|[.\-]{5}")
"""Without these no character is there so often."""
_AGAIN = 2
"""A word that counts is said again so often at least."""


def _find_characters(message: Message) -> re.Match[str] | None:
    """A character so often that it counts."""
    text = message.text
    found = _STROKES.search(text) or _MORSE.search(text) or _GROUPS.search(text)
    if found is None and not w.COUNTING.isdisjoint(message.words):
        found = _LONG.search(text)
    if found is None:
        found = _find_fingers(message) or _find_held(message) or _RULE.fullmatch(text)
    return found or _find_mark(message)


def _find_mark(message: Message) -> re.Match[str] | None:
    """A sign so often that it is no feeling."""
    most = _MANY if message.words else _OFTEN
    for found in _MARKS.finditer(message.text):
        sign = found.group(1)
        many = sign in _FEELINGS and found.group().count(sign) > most
        if many or not _is_feeling(sign):
            return found
    for found in _SPACED.finditer(message.text):
        if not _is_feeling(found.group(1)) and not _is_pause(found):
            return found
    return None


def _find_run(text: str) -> re.Match[str] | None:
    """A word so often that it counts."""
    for found in _RUNS.finditer(text):
        word = found.group(1)
        few = word in w.COLOURS and found.group().count(word) <= _FEW
        repeats = len(found.group().split())
        moved = word in w.NEVER_COUNTED and (repeats <= _OFTEN or len(word) <= 2)
        if not moved and not few:
            return found
    return None


def _find_held(message: Message) -> re.Match[str] | None:
    """As many characters in the place of a card: I have ooooo; red: -----."""
    for found in _CHARACTERS.finditer(message.text):
        before = _LAST_WORD.search(message.text[max(0, found.start() - _NEAR) : found.start()])
        after = _FIRST_WORD.match(message.text, found.end())
        said = {match.group(1) for match in (before, after) if match is not None}
        named = before is not None and before.group(2) == ":" and before.group(1) in _CARDLIKE
        if named or (found.group(1) not in ".!?" and not said.isdisjoint(_HELD)):
            return found
    return None


_NEAR = 20
_CHARACTERS = re.compile(r"(?<!\S)([^\s\d])(?:\s?\1){3,}(?!\S)")
_LAST_WORD = re.compile(r"([^\W\d_]+)\s*(:?)\s*$")
_FIRST_WORD = re.compile(r"\s*([^\W\d_]+)")
_CARDLIKE = w.COLOURS | w.CARDS | w.NUMBER | w.words("carta karte mine mia meine mienne mia")
_HELD = w.COLOURS | (w.HAVE - w.words("i j a as"))
_RULE = re.compile(r"\s*([-=_#+])\1{3,}\s*")


def _find_fingers(message: Message) -> re.Match[str] | None:
    """Fingers held up: of several kinds, or with words that tell to count them."""
    fingers = list(message.matches(_FINGERS, _HANDS))
    if not fingers:
        return None
    several = len({found.group()[0] for found in fingers}) > 1
    alone = len(fingers) > 1 and not message.words
    told = not w.FINGERS.isdisjoint(message.words)
    coloured = len(message.words) <= _MANY and not w.COLOURS.isdisjoint(message.words)
    return fingers[0] if several or alone or told or coloured else None


def _is_pause(found: re.Match[str]) -> bool:
    """Whether repeated signs are only how somebody writes: ! ! !, or . . ."""
    sign = found.group(1)
    return sign in "!?" or (sign in ".-" and found.group().count(sign) == 3)


def _is_feeling(sign: str) -> bool:
    """Whether a sign is one that people repeat because they are moved."""
    code = ord(sign)
    return (
        sign in _FEELINGS
        or 0x1F600 <= code <= 0x1F64F
        or 0x1F910 <= code <= 0x1F92F
        or (0x1F970 <= code <= 0x1F97A)
    )
