"""What could be a number is found, in whatever form, and what is a word of its own is not."""

from __future__ import annotations

import pytest

from backtrick.talk.guard.fold import fold
from backtrick.talk.guard.lexicon import Form, lexicon
from backtrick.talk.guard.mentions import find_mentions
from backtrick.talk.guard.tokens import Kind, tokens_of


def found(text: str) -> list[tuple[Kind, int]]:
    folded = fold(text)
    return [(one.kind, one.value) for one in find_mentions(folded, tokens_of(folded.text))]


def test_folding_knows_the_way_back() -> None:
    folded = fold("\u00c4\u00df \u2460\u200b7")
    assert folded.text == "ass 17"
    assert list(folded.at) == [0, 1, 1, 2, 3, 5]


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("47", Kind.DIGITS, 47),
        ("\u0664\u0667", Kind.DIGITS, 47),
        ("12.000", Kind.DIGITS, 12000),
        ("2O", Kind.DIGITS, 20),
        ("3rd", Kind.ORDINAL, 3),
        ("ninth", Kind.ORDINAL, 9),
        ("siebte", Kind.ORDINAL, 7),
        ("forties", Kind.DECADE, 40),
        ("soixantaine", Kind.DECADE, 60),
        ("XLVII", Kind.ROMAN, 47),
        ("x l v i i", Kind.ROMAN, 47),
        ("\u2684", Kind.SYMBOL, 5),
        ("\U0001f551", Kind.SYMBOL, 2),
        ("||||||", Kind.COUNTING, 6),
        ("o o o o", Kind.COUNTING, 4),
        ("no no no no", Kind.COUNTING, 4),
        ("forty-seven", Kind.WORD, 47),
        ("trente et un", Kind.WORD, 31),
        ("s e v e n", Kind.WORD, 7),
        ("s.e.v.e.n", Kind.WORD, 7),
        ("se-ven", Kind.WORD, 7),
        ("f*ve", Kind.WORD, 5),
        ("f*v*", Kind.WORD, 5),
        ("s1x", Kind.WORD, 6),
        ("sev'n", Kind.WORD, 7),
    ],
)
def test_a_number_is_found(text: str, kind: Kind, value: int) -> None:
    assert found(text) == [(kind, value)]


def test_mentions_do_not_overlap() -> None:
    assert found("47, forty seven and 4 7") == [
        *((Kind.DIGITS, 47), (Kind.WORD, 47), (Kind.DIGITS, 4), (Kind.DIGITS, 7))
    ]


@pytest.mark.parametrize("text", ["B", "leave D", "A or C", "I", "hello", "s", "x", "d'accord"])
def test_letters_and_words_are_none(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("word", "value", "form"),
    [
        ("quatrevingtdixsept", 97, Form.EXACT),
        ("siebenundvierzig", 47, Form.EXACT),
        ("fuenf", 5, Form.EXACT),
        ("veertig", 40, Form.FOREIGN),
        ("ate", 8, Form.HEARD),
        ("foooorty", 40, Form.STRETCHED),
        ("nintey", 90, Form.SLIP),
        ("frty", 40, Form.SLIP),
        ("fierzig", 40, Form.SLIP),
        ("karante", 40, Form.SOUND),
        ("katrevin", 80, Form.SOUND),
        ("ytrof", 40, Form.BACKWARDS),
        ("tengosiete", 7, Form.INSIDE),
    ],
)
def test_number_words_and_their_slips(word: str, value: int, form: Form) -> None:
    number = lexicon().read(word)
    assert number is not None
    assert (number.value, number.form) == (value, form)


@pytest.mark.parametrize(
    "word",
    "there even weight quarter thirsty nuevo centro sehen vent reisen for katrin karate".split(),
)
def test_ordinary_words_are_none(word: str) -> None:
    assert lexicon().read(word) is None
