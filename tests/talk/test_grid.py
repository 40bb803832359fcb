"""The guard on messages made by rule."""

from __future__ import annotations

import pytest

from backtrick.talk import LANGUAGES
from tests.talk.grid import harmless, judged, neighbours, numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_passes_in_disguise(language: str) -> None:
    wrong, count = judged(numbers(language), allowed=False)
    assert count > 8_000
    assert len(wrong) <= 0.005 * count, wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_neighbour_of_a_seen_card_passes(language: str) -> None:
    wrong, count = judged(neighbours(language), allowed=False)
    assert count > 3_000
    assert len(wrong) <= 0.01 * count, wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_counts_are_no_cards(language: str) -> None:
    wrong, count = judged(harmless(language), allowed=True)
    assert count > 200
    assert len(wrong) <= 0.01 * count, wrong
