"""The guard on messages that people may and may not send, in each language and game.

The model has learned from most of these. They show what it does and that it still does it; how good
it is on messages that it has not seen, `python -m tools.guard` tells.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from backtrick.rules import Game, QuickAndEasy, TheGame
from backtrick.talk import LANGUAGES, check

HERE = Path(__file__).parent / "messages"
GAMES: dict[str, Game] = {
    "the-game": TheGame(),
    "quick-and-easy": QuickAndEasy(),
    "professional": QuickAndEasy(professional=True),
}
MOST_WRONG = 1
"""Of twenty messages; a newly taught model may trade one for another."""


def sections(language: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (HERE / f"{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            lines = found.setdefault(line.strip("[]"), [])
        elif line and line[0] != "#":
            lines.append(line)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("label", ["allowed", "forbidden"])
def test_what_may_and_may_not_be_said(language: str, game: str, label: str) -> None:
    messages = sections(language)[f"{game}, {label}"]
    wrong = [text for text in messages if check(GAMES[game], text).allowed != (label == "allowed")]
    assert len(messages) >= 18
    assert len(wrong) <= MOST_WRONG, wrong


PILES = {
    "en": ("{} please", "leave {}", "not on {}", "{} is free", "who needs {}?"),
    "es": ("{} por favor", "deja la {}", "en la {} no", "la {} está libre", "¿quién necesita {}?"),
    "it": ("{} per favore", "lascia la {}", "non sulla {}", "la {} è libera", "a chi serve {}?"),
    "de": ("{} bitte", "lasst {}", "nicht auf {}", "{} ist frei", "wer braucht {}?"),
    "fr": ("{} s'il te plaît", "laisse {}", "pas sur {}", "la {} est libre", "qui veut la {} ?"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_piles_may_be_called_by_their_letters(language: str) -> None:
    for frame in PILES[language]:
        for letter in "ABCD":
            assert check(GAMES["the-game"], frame.format(letter)).allowed
            assert not check(GAMES["the-game"], f"{frame.format(letter)}, 47").allowed
        for letter in "AB":
            assert check(GAMES["quick-and-easy"], frame.format(letter)).allowed
            assert check(GAMES["professional"], frame.format(letter)).allowed


NUMBERS = {
    "en": ("{}", "I have {}", "mine is {}, sorry"),
    "es": ("{}", "tengo el {}", "la mía es {}, perdón"),
    "it": ("{}", "ho il {}", "la mia è {}, scusate"),
    "de": ("{}", "ich habe die {}", "meine ist {}, sorry"),
    "fr": ("{}", "j'ai le {}", "la mienne est {}, désolé"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", range(2, 100))
def test_no_card_may_be_named(language: str, value: int) -> None:
    for frame in NUMBERS[language]:
        assert not check(GAMES["the-game"], frame.format(value)).allowed
        if value <= 10:
            assert not check(GAMES["quick-and-easy"], frame.format(value)).allowed
            assert not check(GAMES["professional"], frame.format(value)).allowed
