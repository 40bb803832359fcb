"""The guard: reasons, spans, names, and that nothing upsets it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backtrick.rules import FaceToFace, Game, QuickAndEasy, TheGame
from backtrick.talk import LONGEST, GuardReason, check, check_name, clean, warm_up

GAME = TheGame()
COLOURS = QuickAndEasy()
PROFESSIONAL = QuickAndEasy(professional=True)
EVERY = (GAME, COLOURS, PROFESSIONAL, FaceToFace())


@pytest.mark.parametrize(
    ("message", "reason", "part"),
    [
        ("I have 47, sorry", GuardReason.DIGITS, "47"),
        ("I have forty-seven, sorry", GuardReason.NUMBER_WORD, "forty-seven"),
        ("tengo el treinta  y uno!", GuardReason.NUMBER_WORD, "treinta  y uno"),
        ("f\u200bor\u200bty it is", GuardReason.NUMBER_WORD, "f\u200bor\u200bty"),
        ("Ich habe f\u00fcnfzig.", GuardReason.NUMBER_WORD, "f\u00fcnfzig"),
        ("f u\u0308 n f z i g", GuardReason.NUMBER_WORD, "f u\u0308 n f z i g"),
        ("mine: \uff14\uff17 ok", GuardReason.DIGITS, "\uff14\uff17"),
        ("a 4\ufe0f\u20e37\ufe0f\u20e3 ok", GuardReason.DIGITS, "4\ufe0f\u20e37\ufe0f\u20e3"),
        ("look \u2684 here", GuardReason.SYMBOL, "\u2684"),
        ("card XLVII.", GuardReason.ROMAN, "XLVII"),
        ("so many: IIIIIII", GuardReason.COUNTING, "IIIIIII"),
        ("somewhere in the forties", GuardReason.RANGE, "forties"),
        ("it is two more than the pile", GuardReason.NUMBER_WORD, "two"),
        ("the ninth is mine", GuardReason.ORDINAL, "ninth"),
        ("\u202e47\u202c", GuardReason.DIGITS, "47"),
        ("0x2A, for coders", GuardReason.DIGITS, "0x2A"),
        ("f*ve for me", GuardReason.NUMBER_WORD, "f*ve"),
        ("sev'n for me", GuardReason.NUMBER_WORD, "sev'n"),
        ("mine is s1xty", GuardReason.NUMBER_WORD, "s1xty"),
        ("leave D, I have 47", GuardReason.DIGITS, "47"),
    ],
)
def test_the_reason_and_the_part(message: str, reason: GuardReason, part: str) -> None:
    verdict = check(GAME, message)
    assert not verdict.allowed
    assert verdict.reason is reason
    assert verdict.span is not None
    assert message[slice(*verdict.span)] == part
    assert verdict.message == f"talk-refused-{reason}"


@pytest.mark.parametrize(
    ("message", "holds"),
    [
        ("one above the pile", "above"),
        ("mine is the very next after yours", "next"),
        ("so what number is it?", "number"),
        ("my card is Christmas", "Christmas"),
        ("hey, it's the answer to life, ok?", "answer"),
    ],
)
def test_what_is_told_without_a_number(message: str, holds: str) -> None:
    verdict = check(GAME, message)
    assert verdict.reason is GuardReason.LIKELY
    assert verdict.span is not None
    assert holds in message[slice(*verdict.span)]


def test_what_may_be_said_depends_on_the_game() -> None:
    assert not check(GAME, "the 12").allowed
    assert check(FaceToFace(), "the 12").allowed
    assert check(GAME, "I have one").allowed
    assert not check(COLOURS, "I have a one").allowed
    assert check(COLOURS, "a rather high yellow").allowed
    assert check(PROFESSIONAL, "a rather high yellow").reason is GuardReason.VAGUE_VALUE
    assert check(PROFESSIONAL, "the upper pile, please").allowed


@pytest.mark.parametrize(
    "message",
    [
        "let's play again at 8 tonight",
        "see you at 21:30",
        "I'm 34 years old",
        "my phone is at 12 percent",
        "brb in 5 minutes",
        "we are three today",
    ],
)
def test_numbers_of_everyday_life(message: str) -> None:
    for game in EVERY:
        assert check(game, message).allowed
    assert not check(GAME, f"{message}, I have 47").allowed


def test_the_language_only_breaks_ties() -> None:
    assert not check(GAME, "once").allowed
    assert check(GAME, "once", "en").allowed
    assert not check(GAME, "once", "es").allowed
    assert not check(GAME, "forty", "es").allowed


@pytest.mark.parametrize("game", EVERY, ids=str)
def test_what_cannot_be_read(game: Game) -> None:
    assert check(game, "").reason is GuardReason.UNREADABLE
    assert check(game, " \u200b\u202e ").reason is GuardReason.UNREADABLE
    verdict = check(game, "x" * (LONGEST + 1))
    assert (verdict.reason, verdict.span) == (GuardReason.TOO_LONG, (LONGEST, LONGEST + 1))
    assert check(game, "\ufdfa" * 200).reason is GuardReason.TOO_LONG


@pytest.mark.parametrize("message", ["1 " * 250, "a! " * 160, "seven " * 80])
def test_more_than_anybody_says(message: str) -> None:
    assert not check(GAME, message).allowed


@pytest.mark.parametrize(
    "name",
    "Anna|Guest 4821|Player 2|O'Neil-7|Steven|Otto|Player One|4821|Noel|Sixto|Low|Nona".split("|"),
)
def test_names(name: str) -> None:
    assert check_name(name).allowed


@pytest.mark.parametrize(
    "name",
    [
        "Agent 47",
        "Mr Forty",
        "XLVII",
        "I have 12",
        "Siete",
        "Sei",
        "Elf",
        "Once",
        "f0rty",
        "\u2684",
    ],
)
def test_names_that_are_numbers(name: str) -> None:
    verdict = check_name(name)
    assert not verdict.allowed
    assert verdict.span is not None


def test_clean_text_is_shown_as_it_was_meant() -> None:
    assert clean("  a\u202eb\u200b\x07c\n\td ") == "abc d"
    assert clean("a" + "\u0301" * 9) == "\u00e1\u0301\u0301"
    assert clean("<b>hi</b> \u00e9") == "<b>hi</b> \u00e9"


anything = st.text(st.characters(exclude_categories=()), max_size=2000)
PIECES = (
    "forty one 1 47 y e und et zwanzig quatre vingt dix - . ' pile X I | * due sei a B leave "
    "\u200b \u0301 \u2684 \U0001f51f \u202e \ufdfa \ud800"
).split(" ")
near_numbers = st.lists(st.sampled_from(PIECES), max_size=400).map(" ".join)


@given(st.one_of(anything, near_numbers, near_numbers.map(lambda text: text.replace(" ", ""))))
@settings(max_examples=150, deadline=None)
def test_nothing_upsets_it(message: str) -> None:
    warm_up()
    check_name(message)
    for game in EVERY:
        verdict = check(game, message)
        assert verdict.allowed == (verdict.reason is None)
        if verdict.span is not None:
            start, end = verdict.span
            assert 0 <= start < end <= len(message)
    assert clean(clean(message)) == clean(message)
