"""Who starts: most proposals, then the best stated opening, then the lowest seat."""

from __future__ import annotations

import pytest

from backtrick.rules import verify
from backtrick.table import DRIVER, Phase
from backtrick.table import commands as c
from backtrick.table.events import Opined, Started
from backtrick.table.starting import elected, proposal
from backtrick.table.table import Opinion
from backtrick.talk import OPENING, Heard, Hint
from tests.table.kit import HOST, choosing


def opinions(text: str) -> list[Opinion | None]:
    """`2>0` has a good opening and proposes seat 0, `->-` says nothing, `.` has not spoken."""

    def number(part: str) -> int | None:
        return None if part == "-" else int(part)

    def opinion(word: str) -> Opinion:
        opening, starter = map(number, word.split(">"))
        return Opinion(opening, starter)

    return [None if word == "." else opinion(word) for word in text.split()]


@pytest.mark.parametrize(
    ("said", "starter"),
    [
        ("0>1 0>1 2>2", 1),  # most proposals, however good the others' openings
        ("2>0 1>1 2>2", 0),  # a tie: the best opening, then the lowest seat
        ("0>0 1>1 2>2", 2),
        ("1>1 1>2 0>0", 0),  # 0 and 1 and 2 have one each: 0 and 1 have the best opening
        ("->1 ->2 1>0", 2),  # no stated opening is worse than a fine one
        ("->1 ->2 0>0", 0),  # and better than a poor one
        ("->- ->- ->-", 0),  # nobody has an opinion
        (". . .", 0),
        (". 1>- .", 1),  # an opening without a proposal counts when nobody is proposed
        (". 2>- 0>2", 2),  # one proposal beats none
        ("2>3 2>3 0>2 0>2", 2),  # a tie between two that are both poor: the lowest seat
        ("2>3 2>3 0>2 1>2", 3),
        ("->-", 0),
        (". 0>- .", 0),  # without proposals: not who would rather not, while somebody else is here
        ("0>1 0>- .", 1),  # a proposal counts more
        ("0>1 0>0", 0),
    ],
)
def test_the_election(said: str, starter: int) -> None:
    assert elected(opinions(said)) == starter


@pytest.mark.parametrize(
    ("said", "seat", "opening", "proposed"),
    [
        (". . .", 1, 1, 1),
        (". . .", 1, 0, None),  # who would rather not start does not propose itself
        ("0>- . .", 1, 0, None),
        ("2>0 . .", 1, 1, 0),
        ("2>0 . .", 1, 2, 1),
        ("1>0 2>1 2>2 .", 3, 1, 1),
        ("->0 ->2 .", 2, 1, 2),
    ],
)
def test_a_bot_proposes_the_best_opening_stated_so_far(
    said: str, seat: int, opening: int, proposed: int | None
) -> None:
    assert proposal(opinions(said), seat, opening) == proposed


def test_an_opening_hint_states_an_opening_where_the_opinion_does_not() -> None:
    heard = [Heard(OPENING, 1, Hint.parse("start")), Heard(OPENING, 0, Hint.parse("not-start"))]
    assert proposal(opinions(". . ."), 2, 1, heard) == 1
    assert proposal(opinions(". 0>- ."), 2, 0, heard) is None
    assert elected(opinions("->- ->- 1>-"), heard) == 1
    assert elected(opinions("->- ->- ->-"), heard[1:]) == 1
    assert elected(opinions("->0 ->- 1>2"), heard) == 2


def test_who_is_away_and_silent_starts_last() -> None:
    assert elected(opinions(". . 0>-")) == 0
    assert elected(opinions(". . 0>-"), away=[0]) == 1
    assert elected(opinions(". . 0>-"), away=[0, 1]) == 2


def test_bots_listen_to_who_would_like_to_start() -> None:
    live = choosing(2, 1)
    live.do(1, c.GiveHint("start"))
    live.do(DRIVER, c.BotOpines(2, 1))
    assert live.table.opinions[2] == Opinion(1, 1)
    assert live.do(DRIVER, c.CloseOpinions()) == (Started(1),)
    unwilling = choosing(2, 1)
    unwilling.do(0, c.GiveHint("not-start"))
    unwilling.do(DRIVER, c.BotOpines(2, 0))
    assert unwilling.table.opinions[2] == Opinion(0, None)


def test_when_all_have_spoken_it_is_decided() -> None:
    live = choosing(2, 1)
    live.do(HOST, c.Opine(0, 1))
    live.do(DRIVER, c.BotOpines(2, 1))
    assert live.answer(1, c.EndTurn()) == "wrong-phase"
    events = live.do(1, c.Opine(None, 1))
    assert events == (Opined(1, None, 1), Started(1))
    assert live.table.phase is Phase.PLAYING
    assert live.table.game_log.starter == live.state.to_act == 1


def test_who_says_nothing_has_no_opinion() -> None:
    live = choosing(3, 0)
    live.do(2, c.Opine(1))
    assert live.do(DRIVER, c.CloseOpinions()) == (Started(2),)
    silent = choosing(3, 0)
    assert silent.do(DRIVER, c.CloseOpinions()) == (Started(0),)


def test_one_may_change_ones_mind_while_others_think() -> None:
    live = choosing(3, 0)
    live.do(0, c.Opine(2, 0))
    live.do(0, c.Opine(0, 2))
    live.do(1, c.Opine(1, 2))
    live.do(2, c.Opine(1, 1))
    assert live.table.game_log.starter == 2


def test_one_may_change_ones_mind_once_for_every_change_is_heard() -> None:
    live = choosing(3, 0)
    live.do(0, c.Opine(2, 0))
    assert live.do(0, c.Opine(2, 0)) == ()
    live.do(0, c.Opine(0, 2))
    before = live.table
    assert live.answer(0, c.Opine(2, 0)) == "opinion-fixed"
    assert live.do(0, c.Opine(0, 2)) == ()
    live.do(0, c.Leave())
    assert live.answer(0, c.Opine(1, 1)) == "opinion-fixed"
    assert live.table.opinions == before.opinions
    live.do(1, c.Opine(1, 2))
    live.do(1, c.Opine(1, 1))
    live.do(2, c.Opine(1, 1))
    assert live.table.game_log.starter == 1
    live.give_up(1)
    live.do(0, c.Rematch())
    live.do(0, c.Opine(1, 1))
    live.do(0, c.Opine(2, 0))


def test_a_bot_speaks_once() -> None:
    live = choosing(1, 2)
    live.do(DRIVER, c.BotOpines(1, 2))
    assert live.answer(DRIVER, c.BotOpines(1, 0)) == "not-due"


def test_somebody_away_can_speak_by_coming_back() -> None:
    live = choosing(2, 0)
    live.do(1, c.Leave())
    live.do(0, c.Opine(0, 1))
    live.do(1, c.Opine(0, 1))
    assert live.table.game_log.starter == 1
    assert not live.table.seats[1].away


def test_alone_nobody_is_asked() -> None:
    assert choosing(1, 0).table.game_log.starter == 0


def test_face_to_face_the_lot_decides() -> None:
    starters = set()
    for _ in range(12):
        live = choosing(1, 1, "face-to-face")
        assert live.table.phase is Phase.PLAYING
        assert live.table.game_log.starter == live.table.sealed.lot
        starters.add(live.table.game_log.starter)
    assert len(starters) == 1  # the kit's dealer has a seed


def test_who_resigns_before_the_start_ends_a_game_that_has_a_starter() -> None:
    live = choosing(3, 0)
    live.do(1, c.Opine(2, 1))
    live.give_up(2)
    assert live.happened()[-3:] == ["Started", "Resigned", "Ended"]
    record = live.table.record(("a", "b", "c"))
    assert record.starter == 1
    verify(record)
