"""Numbers in disguise: signs in the place of letters, and as many characters as the number."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator

from backtrick.talk.guard.lexicon import lexicon
from backtrick.talk.guard.tokens import Kind, Mention, Token

_CHUNK = re.compile(r"\S{2,}")
_LONGEST = 30
_LIKE_LETTERS = "0134578!|$\u20ac@\u00a1+("
_LEET = tuple(
    str.maketrans(_LIKE_LETTERS, letters) for letters in ("oieastbiiseaitc", "oleastbllseaitc")
)
_APOSTROPHES = frozenset("'\u2019")
_MASK = re.compile(r"[*_.#%?^~\u2022'\u2019-]")
_AROUND = '.,?;:"-!\u00a1)(\u2026'
_CODED = re.compile(r"0[xb][0-9a-f]+|[1-9][oil|]+|[il|][0-9]")
"""In other bases than ten, or with letters that look like digits."""
_SOME_CARD = 20
"""What is worth no more thought: which card is meant."""


def find_disguised(text: str, tokens: list[Token]) -> Iterator[Mention]:
    """Words in which signs or digits stand for letters: f*ve, s1x, sev'n; and 0x2a, 2O."""
    starts = [token.start for token in tokens]
    for chunk in _CHUNK.finditer(text):
        core = chunk.group().strip(_AROUND)
        if len(core) > _LONGEST or core.isalpha() or not any(map(str.isalpha, core)):
            continue
        read = _read(core)
        if read is not None:
            start = chunk.start() + chunk.group().find(core)
            first, last = bisect_left(starts, start), bisect_left(starts, start + len(core)) - 1
            value, form = read
            yield Mention(first, last, value, Kind.DIGITS if form == "coded" else Kind.WORD, form)


def _read(core: str) -> tuple[int, str] | None:
    """The number that letters and signs say, and how."""
    known = lexicon()
    if _CODED.fullmatch(core):
        return _SOME_CARD, "coded"
    for letters in _LEET:
        word = core.translate(letters).replace("-", "").replace("*", "")
        if word in known.words and len(word) > 2 and not word.isdigit():
            return known.words[word].value, "leet"
    bare = _MASK.sub("", core)
    if not bare.isalpha() or not 2 <= len(bare) < len(core):
        return None
    if not _APOSTROPHES.isdisjoint(core):
        number = known.read(bare) if len(bare) > 3 else None
        return None if number is None else (number.value, "elided")
    number = known.read_masked(_MASK.sub("*", core))
    return None if number is None else (number.value, "masked")


_COUNTED = {
    "groups": r"(?<!\w)([^\W_])\1{2,}(?:\s+\1{2,})+(?!\w)",
    "dots": r"(?<!\S)(\.){2,}\s+\.{2,}(?!\S)",
    "morse": r"(?<!\S)(?=[.\-]*\.)(?=[.\-]*-)([.\-]){5}(?!\S)",
    "strokes": r"(?<![\w|])([^\W\d_]|[|])\1{2,}(?![\w|])",
    "spaced": r"(?<!\S)([^\s\d])(?:\s+\1){2,}(?!\S)",
    "marks": r"([^\w\s\ufffd])(?:\ufe0f?\s*\1){2,}",
    "runs": r"(?<!\w)([^\W\d]{2,12})(?:[\s,.\-!]+\1){2,}(?!\w)",
}
_PATTERNS = {form: re.compile(pattern) for form, pattern in _COUNTED.items()}
_AGAIN = re.compile(r"(\S)(?:\s*\1){2}|(\b\w+)\W+\2\b|\.\.|[.\-]{5}")
"""Without this nothing is there so often that it counts."""


def find_counted(text: str, tokens: list[Token]) -> Iterator[Mention]:
    """A character or a word so often that it counts: |||||, no no no."""
    if _AGAIN.search(text) is None:
        return
    starts = [token.start for token in tokens]
    for form, pattern in _PATTERNS.items():
        for found in pattern.finditer(text):
            count = min(found.group().count(found.group(1)), 100)
            first, last = bisect_left(starts, found.start()), bisect_left(starts, found.end()) - 1
            yield Mention(first, last, count, Kind.COUNTING, form)
