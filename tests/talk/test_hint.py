"""Hints: their text, which of them a game has, who may say them when, and how they fade."""

from __future__ import annotations

import pytest

from backtrick.rules import FaceToFace, Game, QuickAndEasy, Record, TheGame
from backtrick.rules.games import every_setup
from backtrick.talk import (
    LANGUAGES,
    BadHint,
    Code,
    Heard,
    Hint,
    HintErrorCode,
    Topic,
    after_end,
    after_hint,
    after_play,
    after_start,
    after_turn,
    hint_refused,
    hints_left,
    hints_of,
)
from backtrick.texts import catalogue

GAME = TheGame().settled(3)
PROFESSIONAL = QuickAndEasy(professional=True)


def said(*hints: str, turn: int = 0, seat: int = 0) -> tuple[Heard, ...]:
    return tuple(Heard(turn, seat, Hint.parse(hint)) for hint in hints)


@pytest.mark.parametrize("game", [game for game, _ in every_setup()], ids=str)
def test_every_hint_reads_back_and_has_its_words(game: Game) -> None:
    hints = hints_of(game)
    assert len(set(hints)) == len(hints)
    for hint in hints:
        assert Hint.parse(str(hint)) == hint
        values = {"pile": hint.about} if hint.topic is Topic.PILE else {"colour": hint.about}
        assert all(catalogue(each, "web").format(hint.message, values) for each in LANGUAGES)


@pytest.mark.parametrize(
    "wrong",
    (
        "hello|leave|leave@|leave@x|leave@10|leave:y|thanks@1|high:|high@1|leave@-1|leave@1:y|"
        "high:y@1|LEAVE@1|leave@\u0661|high:yy|"
    ).split("|"),
)
def test_what_is_no_hint(wrong: str) -> None:
    with pytest.raises(BadHint) as refused:
        Hint.parse(wrong)
    assert refused.value.code is HintErrorCode.UNKNOWN


def test_the_hints_of_the_games() -> None:
    def codes(game: Game) -> set[Code]:
        return {Code(hint.code) for hint in hints_of(game)}

    usual = set(Code) - {Code.HOLDS, Code.HIGH, Code.MIDDLE, Code.LOW, Code.WANT}
    assert codes(GAME) == usual
    assert codes(QuickAndEasy()) == set(Code)
    assert codes(PROFESSIONAL) == {Code.HOLDS, Code.WANT, Code.TRICK, Code.THANKS, Code.SORRY}
    assert hints_of(FaceToFace()) == ()
    assert {hint.about for hint in hints_of(GAME) if hint.topic is Topic.PILE} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("game", "hint", "turn", "why"),
    [
        (GAME, "leave@3", 0, None),
        (GAME, "leave@4", 0, HintErrorCode.NOT_HERE),
        (GAME, "high:y", 0, HintErrorCode.NOT_HERE),
        (PROFESSIONAL, "high:y", 0, HintErrorCode.NOT_HERE),
        (PROFESSIONAL, "holds:x", 0, HintErrorCode.NOT_HERE),
        (PROFESSIONAL, "small-steps@0", 0, HintErrorCode.NOT_HERE),
        (FaceToFace(), "thanks", 0, HintErrorCode.NOT_HERE),
        (GAME, "start", -1, None),
        (GAME, "start", 0, HintErrorCode.TOO_LATE),
        (GAME, "leave@0", -1, HintErrorCode.TOO_EARLY),
        (GAME, "thanks", -1, None),
        (GAME, "sorry", -2, None),
        (PROFESSIONAL, "thanks", -2, None),
        (FaceToFace(), "thanks", -2, HintErrorCode.NOT_HERE),
        (GAME, "fine", -2, HintErrorCode.OVER),
        (GAME, "start", -2, HintErrorCode.OVER),
        (PROFESSIONAL, "holds:y", -2, HintErrorCode.OVER),
    ],
)
def test_when_a_hint_may_be_given(
    game: Game, hint: str, turn: int, why: HintErrorCode | None
) -> None:
    assert hint_refused(game, (), turn, 0, Hint.parse(hint)) is why


def test_one_hint_for_each_pile_and_seat_in_a_turn() -> None:
    before = said("leave@0", "hard-turn", "thanks")

    def refused(hint: str, turn: int = 0, seat: int = 0) -> HintErrorCode | None:
        return hint_refused(GAME, before, turn, seat, Hint.parse(hint))

    assert refused("leave@0") is HintErrorCode.ALREADY
    assert refused("go-ahead@0") is HintErrorCode.ALREADY
    assert refused("fine") is HintErrorCode.ALREADY
    assert refused("thanks") is HintErrorCode.ALREADY
    assert refused("sorry") is None
    assert refused("leave@1") is None
    assert refused("leave@0", seat=1) is None
    assert refused("leave@0", turn=1) is None


def test_what_is_left_to_say_can_be_said_until_nothing_is_left() -> None:
    heard: tuple[Heard, ...] = ()
    while left := hints_left(GAME, heard, 0, 1):
        heard += (Heard(0, 1, left[0]),)
    assert len(heard) == 4 + 1 + 2


def test_a_malformed_hint_of_a_bot_is_refused() -> None:
    assert hint_refused(GAME, (), 0, 0, Hint(Code.LEAVE)) is HintErrorCode.NOT_HERE
    assert hint_refused(GAME, (), 0, 0, Hint(Code.LEAVE, "y")) is HintErrorCode.NOT_HERE


def test_hints_fade() -> None:
    standing = said("leave@0", "trick@2", "fine", "thanks") + said("rather-not@0", seat=1)
    assert after_play(standing, 0) == said("trick@2", "fine", "thanks")
    assert after_turn(standing, 0, 0) == said("rather-not@0", seat=1)
    assert after_turn(standing, 1, 0) == said("leave@0", "trick@2", "fine")
    assert after_start(standing) == after_end(standing) == ()
    newer = Heard(1, 0, Hint(Code.GO_AHEAD, 0))
    assert after_hint(standing, newer) == (
        *said("trick@2", "fine", "thanks"),
        *said("rather-not@0", seat=1),
        newer,
    )


def test_a_record_holds_what_was_said() -> None:
    heard = said("leave@2", "thanks")
    record = Record(
        TheGame().settled(1), ("me",), (TheGame.cards,), 0, talk=tuple(h.entry() for h in heard)
    )
    again = Record.from_json(record.to_json())
    assert tuple(Heard(t, s, Hint.parse(h)) for t, s, h in again.talk) == heard
