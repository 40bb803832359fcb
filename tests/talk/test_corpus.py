"""The guard on labelled messages: our own, and a blind set that is reported apart. The last reader
has learned from our own, so that on those only the rules are judged.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from backtrick.talk import LANGUAGES
from tests.talk.corpora import BLIND, DEVELOPMENT, OWN, judge, read, read_language

MOST_LET_THROUGH = 0.01
MOST_REFUSED = 0.02


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_messages(language: str) -> None:
    messages = read(OWN / f"{language}.jsonl")
    figures = judge(messages, by_rules=True)
    assert len(messages) >= 280
    assert 0.4 < figures.allowed / len(messages) < 0.6
    assert len({(one.text, one.game) for one in messages}) == len(messages)
    assert all(one.why for one in messages)
    assert figures.miss_rate <= MOST_LET_THROUGH, figures.let_through
    assert figures.false_rate <= MOST_REFUSED, figures.refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_it_was_mended_on(language: str) -> None:
    messages = read_language(DEVELOPMENT, language)
    figures = judge(messages, by_rules=True)
    assert len({(one.text, one.game) for one in messages}) == len(messages)
    assert {one.source for one in messages} >= {"own", "first blind set", "set1", "set2", "set4"}
    assert figures.miss_rate <= MOST_LET_THROUGH, figures.let_through
    assert figures.false_rate <= MOST_REFUSED, figures.refused


def test_what_it_has_learned_refuses_nothing_else() -> None:
    """The last reader adds to what the rules refuse; of what is allowed, next to nothing."""
    messages = [one for language in LANGUAGES for one in read_language(DEVELOPMENT, language)]
    added = len(judge(messages).refused) - len(judge(messages, by_rules=True).refused)
    assert added <= 0.002 * len(messages)


def test_the_hard_cases() -> None:
    """What was written to break the guard, and in part does: it must not get worse."""
    figures = judge(read(DEVELOPMENT / "any.jsonl"), by_rules=True)
    assert figures.miss_rate <= 0.05, figures.let_through
    assert figures.false_rate <= 0.01, figures.refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_blind_messages_are_reported(
    language: str, record_property: Callable[[str, object], None]
) -> None:
    """Only figures, no texts: whoever works on the guard must not learn from these."""
    messages = read(BLIND / f"{language}.jsonl")
    figures = judge(messages)
    record_property(f"blind-{language}", str(figures))
    print(f"blind {language}: {figures}")
    both = len(messages) + len(read(OWN / f"{language}.jsonl"))
    assert both >= 400
    assert 3 * len(messages) >= both
