"""The guard's last reader: what a message is like."""

from __future__ import annotations

import numpy as np
import pytest

from backtrick.rules import FaceToFace, QuickAndEasy, TheGame
from backtrick.talk import LANGUAGES, GuardReason, check, check_name, hints_of, manners
from backtrick.talk.guard import likeness
from backtrick.talk.guard.likeness import (
    SLOTS,
    Learned,
    find_likely,
    odds,
    parts_of,
    spoken,
    stretches,
    words_at,
)
from backtrick.talk.guard.message import Message
from backtrick.texts import catalogue

GAMES = (TheGame(), QuickAndEasy(), QuickAndEasy(professional=True))


def weighed(text: str) -> list[list[str]]:
    """What is weighed of a message."""
    message = Message(text)
    return [words_at(message, places) for places in stretches(message, spoken(message))]


def test_parts_stay_where_their_weights_were_learned() -> None:
    """Whoever changes how a part is hashed must teach the weights again."""
    letters, words = parts_of(["leave", "it"])
    assert (len(letters), len(words)) == (8 + 7 + 6, 2 + 1)
    assert letters[:4].tolist() == [34255, 42724, 138848, 255028]
    assert words.tolist() == [60830, 76571, 238795]


def test_one_letter_has_parts() -> None:
    letters, words = parts_of(["a"])
    assert (len(letters), len(words)) == (1, 1)


def test_what_is_forgotten_is_not_weighed() -> None:
    assert weighed("two of us wait!") == [["wait", "!"]]
    assert weighed("mine is 47") == [["mine", "is", "#"]]
    assert weighed("two of us") == []


def test_each_of_several_clauses_is_weighed_too() -> None:
    assert weighed("leave it please, thanks") == [
        ["leave", "it", "please", ",", "thanks"],
        ["leave", "it", "please", ","],
    ]
    assert weighed("leave it please!") == [["leave", "it", "please", "!"]]


def test_the_part_that_weighs_most_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = np.zeros((3, SLOTS), np.int8)
    weights[0, parts_of(["like", "grandma"]).words] = 100
    learned = Learned(weights, 1.0, np.array([-1.0, -1.0, -1.0]))
    monkeypatch.setattr(likeness, "_learned", lambda: learned)
    said = Message("well, mine is like Grandma, you know")
    found = find_likely(said, manners(TheGame()))
    assert found is not None
    assert found.reason is GuardReason.LIKELY
    first, last = said.span(found.start, found.end)
    assert said.original[first:last] == "like Grandma"
    assert find_likely(said, manners(QuickAndEasy())) is None
    assert find_likely(Message("wait two turns"), manners(TheGame())) is None


def test_a_weight_counts_less_in_a_longer_message() -> None:
    learned = Learned(np.ones((3, SLOTS), np.int8), 0.5, np.zeros(3))
    parts = parts_of(["so"])
    assert odds(parts, 0, learned) == pytest.approx(0.5 * (len(parts.letters) ** 0.5 + 1))


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_may_also_be_typed(game: TheGame | QuickAndEasy, language: str) -> None:
    words = catalogue(language, "web")
    for hint in hints_of(game):
        said = words.format(hint.message, {"pile": hint.about, "colour": hint.about})
        assert check(game, said, language).allowed, said


@pytest.mark.parametrize("game", GAMES[1:], ids=str)
@pytest.mark.parametrize("text", ["red, blue", "rosso blu verde", "j'ai rouge, bleu, vert", "rojo"])
def test_colours_may_be_listed(game: QuickAndEasy, text: str) -> None:
    assert check(game, text).allowed


def test_the_part_at_fault_is_whole_words(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = np.zeros((3, SLOTS), np.int8)
    weights[0, parts_of(["ai", "rouge"]).words] = 100
    learned = Learned(weights, 1.0, np.array([-1.0, -1.0, -1.0]))
    monkeypatch.setattr(likeness, "_learned", lambda: learned)
    span = check(TheGame(), "oui, j'ai rouge, non").span
    assert span is not None
    assert "oui, j'ai rouge, non"[slice(*span)] == "j'ai rouge"


def test_it_looks_at_neither_names_nor_duels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(likeness, "_CERTAIN_ODDS", float("-inf"))
    assert check(TheGame(), "hello all").reason is GuardReason.LIKELY
    assert check_name("hello all").allowed
    assert check(FaceToFace(), "hello all").allowed
