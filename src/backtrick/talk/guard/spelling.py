"""Words that people write with digits, and that mean no number: gr8, 24/7, a12c4."""

from __future__ import annotations

import re
from collections.abc import Iterator

from backtrick.talk.guard.lists import words_of

_DIGIT = re.compile(r"\d")
_CHUNK = re.compile(r"[^\W_]+(?:[-/.,:@+&][^\W_]+)*")
_WORD = re.compile(r"[^\W_]+")


def find_spellings(text: str) -> Iterator[tuple[int, int, bool]]:
    """Where a folded text holds such words, from the left, and whether they are names."""
    if _DIGIT.search(text) is None:
        return
    words, names = words_of("spellings", "words"), words_of("spellings", "names")
    for chunk in _CHUNK.finditer(text):
        whole = chunk.group() in words or chunk.group() in names
        for found in [chunk] if whole else _WORD.finditer(text, *chunk.span()):
            if found.group() in words or found.group() in names:
                yield found.start(), found.end(), found.group() in names
