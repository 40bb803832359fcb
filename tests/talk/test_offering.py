"""The hint that is offered for what was refused: the right one, or none; never the opposite."""

from __future__ import annotations

from pathlib import Path

import pytest

from backtrick.rules import Game, QuickAndEasy, TheGame
from backtrick.talk import LANGUAGES, Hint, check, hints_of
from tests.talk.test_messages import sections

HERE = Path(__file__).parent / "offers"
GAMES: dict[str, Game] = {
    "the-game": TheGame(),
    "quick-and-easy": QuickAndEasy(),
    "professional": QuickAndEasy(professional=True),
}
NONE = "-"
MOST_WRONG = 1
"""Of the messages of a language."""
PILES_OF_THE_GAME = {
    "en": ["leave pile {}", "leave the {} pile", "please do not touch pile {}"],
    "es": ["deja la pila {}", "dejad la {} pila", "no toquéis la pila {}"],
    "it": ["lascia la pila {}", "lasciate la {} pila", "non toccate la pila {}"],
    "de": ["bitte Stapel {} lassen", "lasst den {} Stapel", "nichts auf Stapel {} legen"],
    "fr": ["laisse la pile {}", "laissez la {} pile", "ne touchez pas à la pile {}"],
}
NAMES = {
    "en": (["one", "two", "three", "four"], ["first", "second", "third", "fourth"]),
    "es": (["uno", "dos", "tres", "cuatro"], ["primera", "segunda", "tercera", "cuarta"]),
    "it": (["uno", "due", "tre", "quattro"], ["prima", "seconda", "terza", "quarta"]),
    "de": (["eins", "zwei", "drei", "vier"], ["ersten", "zweiten", "dritten", "vierten"]),
    "fr": (["un", "deux", "trois", "quatre"], ["première", "deuxième", "troisième", "quatrième"]),
}


def offered(game: Game, message: str) -> str:
    verdict = check(game, message)
    assert not verdict.allowed, message
    return NONE if verdict.suggestion is None else str(verdict.suggestion)


def lines(language: str) -> list[tuple[Game, str, str]]:
    text = (HERE / f"{language}.txt").read_text("utf-8")
    rows = (line.split(None, 2) for line in text.splitlines() if line and line[0] != "#")
    return [(GAMES[game], hint, message) for game, hint, message in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_hint_is_offered_or_none(language: str) -> None:
    said = lines(language)
    assert sum(hint == NONE for _, hint, _ in said) >= 12
    assert sum(hint != NONE for _, hint, _ in said) >= 24
    wrong = {
        message: (found, hint)
        for game, hint, message in said
        if (found := offered(game, message)) != hint
    }
    assert len(wrong) <= MOST_WRONG, wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pile", range(4))
def test_piles_by_digit_word_and_ordinal(language: str, pile: int) -> None:
    counted, ordered = NAMES[language]
    for frame in PILES_OF_THE_GAME[language]:
        is_ordinal = "{} " in frame and frame.split()[-1].casefold() in ("pile", "pila", "stapel")
        names = [ordered[pile]] if is_ordinal else [str(pile + 1), counted[pile]]
        for name in names:
            assert offered(GAMES["the-game"], f"{frame.format(name)}, 47") == f"leave@{pile}"


def test_an_offer_does_not_depend_on_the_number() -> None:
    for number in range(5, 100):
        assert offered(GAMES["the-game"], f"leave pile 2, I have {number}") == "leave@1"
    for number in range(2, 11):
        assert offered(GAMES["quick-and-easy"], f"I have a yellow {number}") == "holds:y"


@pytest.mark.parametrize("message", ["leave pile 47", "leave pile four seven", "leave pile 4 7"])
def test_what_was_refused_names_no_pile(message: str) -> None:
    assert offered(GAMES["the-game"], message) == NONE


@pytest.mark.parametrize(
    ("message", "hint"),
    [
        ("leave B, I have 47", "leave@1"),
        ("please don't play on D, I have 47", "leave@3"),
        ("rather not on C, 47", "rather-not@2"),
        ("I could use the trick on A with my 47", "trick@0"),
        ("lasst mir bitte C, hab die 47", "leave@2"),
        ("deja la D, tengo el 47", "leave@3"),
        ("lascia B, ho il 47", "leave@1"),
        ("laisse la C, j'ai 47", "leave@2"),
        ("leave B and C, I have 47", NONE),
    ],
)
def test_piles_by_letter(message: str, hint: str) -> None:
    assert offered(GAMES["the-game"], message) == hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_is_a_hint_of_its_game(language: str) -> None:
    offers = 0
    for heading, messages in sections(language).items():
        game = GAMES[heading.split(", ")[0]]
        for message in messages:
            hint = check(game, message).suggestion
            if hint is not None:
                offers += 1
                assert hint in hints_of(game), message
                assert Hint.parse(str(hint)) == hint
    assert offers > 10
