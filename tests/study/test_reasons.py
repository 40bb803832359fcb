"""Why another turn was better: what explains most of it comes first."""

from __future__ import annotations

from backtrick import texts
from backtrick.rules import observe, parse_position, parse_turn
from backtrick.study.reasons import ReasonCode, reasons
from backtrick.talk import Code, Heard, Hint


def codes(position: str, laid: str, better: str, asked: int | None = None) -> list[ReasonCode]:
    state = parse_position(position)
    view = observe(state, state.to_act, recall=True)
    heard = () if asked is None else (Heard(0, 1, Hint(Code.LEAVE, asked)),)
    turns = parse_turn(state.game, laid), parse_turn(state.game, better)
    return [reason.code for reason in reasons(view, heard, *turns)]


OPEN = "the-game | 10 20 90 80 | *12 22 88 95 70 / 30 31 | 40 41 42"


def test_dear_steps_come_before_a_request() -> None:
    found = codes(OPEN, "88@1 95@1", "12@0 22@1 88@2", asked=1)
    assert found == [ReasonCode.STEPS, ReasonCode.TOO_FEW]
    found = codes(OPEN, "88@1 95@1", "12@0 88@2", asked=1)
    assert found[:2] == [ReasonCode.STEPS, ReasonCode.ASKED]


def test_a_request_comes_before_how_many_were_laid() -> None:
    found = codes(OPEN, "12@0 22@1", "12@0 88@2 70@3", asked=1)
    assert found[0] is ReasonCode.ASKED


def test_a_trick_comes_first_where_it_is_most_of_what_is_saved() -> None:
    trick = "the-game | 60 20 90 80 | *50 22 99 88 62 / 30 31 | 40 41 42"
    assert codes(trick, "62@0 22@1", "50@0 22@1")[:2] == [ReasonCode.TRICK, ReasonCode.STEPS]
    assert codes(trick, "99@0 88@1", "50@0 22@1")[:2] == [ReasonCode.STEPS, ReasonCode.TRICK]


def test_every_reason_has_words() -> None:
    page = texts.catalogue("en", "web")
    assert [code for code in ReasonCode if f"study-reason-{code}" not in page] == []
