"""Piles as a person types them: numbered as in a record, or lettered as on the page."""

from __future__ import annotations

_LETTERS = "abcd"


def pile_number(word: str) -> str:
    """The number of a pile typed as a letter: `b` is `1`; any other word stays as it is."""
    return str(_LETTERS.index(word)) if len(word) == 1 and word in _LETTERS else word


def number_pile(word: str) -> str:
    """A word with the pile behind its `@` as a number: `37@b` is `37@1`, `leave@a` `leave@0`."""
    what, at, pile = word.partition("@")
    return what + at + pile_number(pile)
