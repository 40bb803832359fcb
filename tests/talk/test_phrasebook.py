"""Phrases as data: that they are found where they are said, and that none is out of reach."""

from __future__ import annotations

import pytest

from backtrick.talk.guard.passage import Passage
from backtrick.talk.guard.phrasebook import BOOKS, Phrase, phrases_of

ANY_WORD = "qwertz"


def find(book: str, said: str) -> str | None:
    words = said.split()
    found = Passage(words, book).find(book)
    return None if found is None else " ".join(words[found[0] : found[1] + 1])


@pytest.mark.parametrize(
    ("book", "said", "found"),
    [
        ("relation", "i hold one notch above the left pile", "one notch above"),
        ("relation", "tengo una menos que la de arriba", "una menos que la de arriba"),
        ("relation", "one of us is above", None),
        ("relation", "la gialla la supera di uno", "supera di uno"),
        ("relation", "la tension monte d un cran", None),
        ("relation", "my red repeats the number there", "repeats the number"),
        ("range", "a perfect square", "perfect square"),
        ("range", "fast hundert", "fast hundert"),
        ("range", "fast hundert prozent", None),  # the exception after the stroke
        ("allusion", "my card is christmas day", "my card is christmas"),
        ("allusion", "merry christmas", None),
        ("asking", "welche zahl hast du", "welche zahl"),
        ("harmless", "wait a turn or two", "turn or two"),
        ("harmless", "le due che salgono vanno bene", "le due che salgono"),
        ("harmless", "rot blau mein regenbogen", "rot blau mein regenbogen"),
        ("vague", "un bleu riquiqui", "bleu riquiqui"),
        ("vague", "un bleu et un rouge", None),
    ],
)
def test_a_phrase_is_found_where_it_is_said(book: str, said: str, found: str | None) -> None:
    assert find(book, said) == found


def example(phrase: Phrase) -> list[str]:
    """The fewest words that make a phrase."""
    words: list[str] = []
    for item in phrase.items:
        if item.begin or item.end or item.negative or item.behind or item.least == 0:
            continue
        if item.words is None:
            words.append(ANY_WORD)
        elif item.words.single:
            words.append(max(item.words.single - phrase.unless))
        elif item.words.several:
            words += next(iter(item.words.several.values()))[0]
        else:
            words.append(item.words.stems[0] + "x")
    return words


@pytest.mark.parametrize("book", BOOKS)
def test_no_phrase_is_out_of_reach(book: str) -> None:
    for phrase in phrases_of(book):
        words = example(phrase)
        assert Passage(words, book).find(book) is not None, words


def test_a_phrase_costs_nothing_without_its_words() -> None:
    assert Passage([ANY_WORD] * 200, *BOOKS).is_empty


def test_phrases_are_found_in_what_is_left() -> None:
    passage = Passage("we are fast hundert prozent there".split(), "range", "asking")
    assert passage.find("range") is None
    assert not passage.may_hold("asking")
    del passage.words[4]
    assert passage.find("range") == (2, 3)
