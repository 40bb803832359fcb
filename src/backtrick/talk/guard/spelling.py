"""Words that people write with digits, and that mean no number: gr8, 24/7, a12c4."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

_DIGIT = re.compile(r"\d")
_CHUNK = re.compile(r"[^\W_]+(?:[-/.,:@+&][^\W_]+)*")
_WORD = re.compile(r"[^\W_]+")


def find_spellings(text: str) -> Iterator[tuple[int, int, bool]]:
    """Where a folded text holds such words, from the left, and whether they are names."""
    if _DIGIT.search(text) is None:
        return
    words, names = _listed("words"), _listed("names")
    for chunk in _CHUNK.finditer(text):
        whole = chunk.group() in words or chunk.group() in names
        for found in [chunk] if whole else _WORD.finditer(text, *chunk.span()):
            if found.group() in words or found.group() in names:
                yield found.start(), found.end(), found.group() in names


@cache
def _listed(part: str) -> frozenset[str]:
    """The words of a part of the list, without comments."""
    source = files("backtrick.talk.guard").joinpath("spellings.txt").read_text("utf-8")
    lines = source.split(f"[{part}]")[1].split("[")[0].splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
