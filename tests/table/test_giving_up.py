"""Giving up together: proposed, agreed to, declined, run out."""

from __future__ import annotations

import pytest

from backtrick.table import DRIVER, Phase, due, public_view
from backtrick.table import commands as c
from backtrick.table import events as e
from backtrick.table.due import DueKind
from tests.table.kit import HOST, Live, choosing, playing

AGREE, DECLINE = c.AnswerGivingUp(agree=True), c.AnswerGivingUp(agree=False)


def kinds(live: Live) -> list[DueKind]:
    return [item.kind for item in due(live.table)]


def gave_up(live: Live) -> tuple[int | None, bool]:
    """Who gave up, and whether the others agreed."""
    assert live.table.end is not None
    assert live.table.end.facts is not None
    return live.table.end.facts.seat, live.table.end.facts.together


def test_a_person_with_bots_gives_up_at_once() -> None:
    live = playing(1, 2)
    assert [type(event) for event in live.do(HOST, c.Resign())] == [e.Resigned, e.Ended]
    assert gave_up(live) == (HOST, False)


def test_the_others_are_asked_and_all_must_agree() -> None:
    live = playing(3, 1)
    assert live.do(1, c.Resign()) == (e.GivingUpProposed(1),)
    assert live.table.phase is Phase.PLAYING
    assert DueKind.GIVING_UP in kinds(live)
    assert live.do(0, AGREE) == (e.GivingUpAgreed(0),)
    assert live.answer(0, AGREE) == "not-proposed"
    assert live.answer(1, AGREE) == live.answer(1, c.Resign()) == "already-proposed"
    seen = public_view(live.table).giving_up
    assert seen is not None
    assert (seen.seat, seen.agreed) == (1, (0,))
    happened = live.do(2, c.Resign())
    assert [type(event) for event in happened] == [e.GivingUpAgreed, e.Resigned, e.Ended]
    assert live.table.giving_up is None
    assert gave_up(live) == (1, True)


@pytest.mark.parametrize("seat", [0, 1])
def test_one_word_against_it_is_enough(seat: int) -> None:
    live = playing(2, 1)
    live.do(1, c.Resign())
    assert live.do(seat, DECLINE) == (e.GivingUpDropped(seat),)
    assert (live.table.phase, live.table.giving_up) == (Phase.PLAYING, None)
    assert DueKind.GIVING_UP not in kinds(live)
    assert live.answer(1, c.Resign()) == "ok"


def test_it_runs_out() -> None:
    live = playing(2, 1)
    live.do(1, c.Resign())
    assert live.do(DRIVER, c.DropGivingUp()) == (e.GivingUpDropped(None),)
    assert live.answer(DRIVER, c.DropGivingUp()) == "not-due"


def test_who_has_left_is_not_asked_and_leaving_ends_nothing() -> None:
    live = playing(3, 0)
    live.do(1, c.Resign())
    live.do(0, AGREE)
    live.do(2, c.Leave())
    assert live.table.phase is Phase.PLAYING
    live.do(1, c.Leave())
    assert live.table.giving_up is None
    assert live.table.phase is Phase.PLAYING
    assert [type(event) for event in live.do(0, c.Resign())] == [e.Resigned, e.Ended]


def test_a_duel_is_given_up_at_once_and_a_game_before_its_start_too() -> None:
    live = playing(2, 0, "face-to-face")
    assert [type(event) for event in live.do(1, c.Resign())] == [e.Resigned, e.Ended]
    live = choosing(2, 0)
    live.do(0, c.Resign())
    happened = live.do(1, AGREE)
    assert [type(event) for event in happened][1:] == [e.Started, e.Resigned, e.Ended]
