"""What professionals may say of cards and of all else, and what the ends of the scale tell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from backtrick.rules import QuickAndEasy
from backtrick.talk import LANGUAGES, check
from tests.talk.professional import Sections, lists_of, of_cards, of_things, sections
from tests.talk.test_corpus import MOST_LET_THROUGH, MOST_REFUSED

PROFESSIONAL = QuickAndEasy(professional=True)


def wrong(messages: Iterator[str] | list[str], allowed: bool) -> tuple[float, list[str]]:
    """The share of messages that are judged otherwise, and these."""
    judged = [(text, check(PROFESSIONAL, text).allowed == allowed) for text in messages]
    missed = [text for text, right in judged if not right]
    return len(missed) / len(judged), missed


@pytest.fixture(params=LANGUAGES)
def lists(request: pytest.FixtureRequest) -> Sections:
    return lists_of(request.param)


def test_colours_piles_and_the_trick_may_be_said(lists: Sections) -> None:
    assert len(lists["fine"]) > 70
    rate, missed = wrong(of_cards(lists, "fine"), allowed=True)
    assert rate <= MOST_REFUSED, missed


def test_sizes_of_cards_may_not(lists: Sections) -> None:
    assert len(lists["sizes of cards"]) > 50
    rate, missed = wrong(of_cards(lists, "sizes of cards"), allowed=False)
    assert rate <= MOST_LET_THROUGH, missed


def test_sizes_of_things_may(lists: Sections) -> None:
    assert len(lists["things"]) > 70
    rate, missed = wrong(of_things(lists), allowed=True)
    assert rate <= MOST_REFUSED, missed


def test_table_talk(lists: Sections) -> None:
    """Messages as people write them; the rules were mended on these after they were written."""
    rate, missed = wrong(lists["other talk"], allowed=True)
    assert rate <= 2 * MOST_REFUSED, missed
    rate, missed = wrong(lists["sizes in passing"], allowed=False)
    assert rate <= 2 * MOST_LET_THROUGH, missed


@pytest.mark.parametrize(
    ("text", "at_fault"),
    [
        ("the dog is small, and my red is small too", "small"),
        ("low battery, low red", "low"),
        ("mi hermano pequeño tiene una azul baja", "baja"),
        ("grosse fatigue, et une grosse verte", "grosse"),
        ("H I G H blue", "H I G H"),
        ("l0w red over here", "l0w"),
        ("a zorky red", "zorky"),
    ],
)
def test_the_part_at_fault(text: str, at_fault: str) -> None:
    """Beside what may be said, what may not is found, and shown as the sender wrote it."""
    span = check(PROFESSIONAL, text).span
    assert span is not None
    assert text[slice(*span)] == at_fault
    assert span[0] == text.rindex(at_fault)


def test_the_highest_there_is() -> None:
    """Vague sizes may be said in the plain game, but not the ends of the scale."""
    ends = sections(Path(__file__).parent / "superlatives.txt")
    game = QuickAndEasy()
    assert [text for text in ends["forbidden"] if check(game, text).allowed] == []
    assert [text for text in ends["allowed"] if not check(game, text).allowed] == []
