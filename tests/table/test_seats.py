"""Coming and going: in between games, in the middle of one, in the middle of a turn."""

from __future__ import annotations

from random import Random

from backtrick.rules import legal_plays, verify
from backtrick.table import DRIVER, NEWCOMER, Phase
from backtrick.table import commands as c
from backtrick.table import events as e
from backtrick.table.seats import OPEN, PERSON, Seat
from tests.table.kit import (
    HOST,
    Live,
    choosing,
    lay,
    over,
    playing,
    seated,
    settings,
    some_bot_turn,
    some_turn,
)


def test_whoever_opens_a_table_hosts_from_the_first_seat() -> None:
    live = Live(settings())
    assert live.table.seats == (PERSON, OPEN, OPEN)
    assert live.table.host == 0
    live.do(NEWCOMER, c.Sit(2))
    live.do(NEWCOMER, c.Sit())
    assert live.table.seats == (PERSON, PERSON, PERSON)


def test_the_host_leaves_before_the_deal_and_the_next_person_hosts() -> None:
    live = seated(3, 1)
    live.do(2, c.Leave())
    assert live.do(HOST, c.Leave()) == (e.StoodUp(0), e.HostPassed(1))
    assert live.do(1, c.Leave()) == (e.StoodUp(1),)
    assert live.do(NEWCOMER, c.Sit(2)) == (e.SatDown(2), e.HostPassed(2))
    live.do(2, c.PutBot(0, "greedy"))
    live.do(2, c.PutBot(1, "greedy"))
    live.do(2, c.Begin())
    assert live.table.phase is Phase.CHOOSING


def test_a_bot_never_hosts() -> None:
    live = choosing(1, 2)
    assert live.do(HOST, c.Leave()) == (e.Left(0),)
    assert live.table.host == 0


def test_leaving_in_mid_turn_a_bot_goes_on_and_the_seat_can_be_taken_back() -> None:
    live = playing(2, 1)
    first = next(iter(legal_plays(live.state)))
    live.do(HOST, lay(live.table.game, [first]))
    assert live.do(HOST, c.Leave()) == (e.Left(0), e.HostPassed(1))
    assert live.answer(DRIVER, some_bot_turn(live, 0)) == "not-due"
    live.do(1, c.LetBot(0, "expert@2"))
    assert live.table.seats[0] == Seat(person=True, away=True, bot="expert@2")
    events = live.do(DRIVER, some_bot_turn(live, 0, "expert@2"))
    assert isinstance(events[0], e.Laid)
    assert events[0].bot == "expert@2"
    assert live.table.game_log.turns[0][0] == first
    assert live.do(0, c.TakeBack()) == (e.TookBack(0),)
    assert live.table.seats[0] == PERSON
    assert live.table.host == 1
    verify(live.table.record("abc"))


def test_taking_back_in_the_middle_of_the_bots_turn() -> None:
    live = playing(2, 0)
    live.do(HOST, c.Leave())
    live.do(1, c.LetBot(0, "greedy"))
    live.do(0, c.TakeBack())
    assert live.answer(DRIVER, some_bot_turn(live, 0)) == "not-due"
    turn = some_turn(live.state, Random(1))
    events = live.do(0, lay(live.table.game, turn, end=True))
    assert isinstance(events[0], e.Laid)
    assert events[0].bot is None


def test_whoever_does_something_is_back() -> None:
    live = playing(2, 0)
    live.do(1, c.Leave())
    assert live.do(1, c.Say("here"))[0] == e.TookBack(1)
    live.do(0, c.Leave())
    turn = some_turn(live.state, Random(1))
    assert live.do(0, lay(live.table.game, turn))[0] == e.TookBack(0)


def test_what_is_refused_does_not_bring_anybody_back() -> None:
    live = playing(2, 0)
    live.do(1, c.Leave())
    assert live.answer(1, c.EndTurn()) == "not-your-turn"
    assert live.table.seats[1].away


def test_when_all_have_gone_the_first_to_come_back_hosts() -> None:
    live = playing(2, 0)
    live.do(0, c.Leave())
    live.do(1, c.Leave())
    assert live.table.host == 1
    assert live.do(0, c.TakeBack()) == (e.TookBack(0),)
    assert live.answer(0, c.Remove(1, "greedy")) == "not-host"
    assert live.give_up(0)[-1] == e.HostPassed(0)


def test_going_twice_changes_nothing() -> None:
    live = playing(2, 0)
    live.do(1, c.Leave())
    assert live.do(1, c.Leave()) == ()


def test_the_host_removes_a_person() -> None:
    live = seated(3, 0)
    assert live.do(HOST, c.Remove(2, "greedy")) == (e.Removed(2, None),)
    assert live.table.seats[2] == OPEN
    live = playing(3, 0)
    live.do(HOST, c.Remove(2, "greedy"))
    assert live.table.seats[2] == Seat(bot="greedy")
    assert live.answer(2, c.Say("I am still here")) == "not-seated"
    assert live.answer(2, c.TakeBack()) == "not-seated"


def test_removed_in_the_middle_of_the_turn() -> None:
    live = playing(2, 0)
    live.do(HOST, lay(live.table.game, [next(iter(legal_plays(live.state)))]))
    live.do(HOST, c.Leave())
    live.do(1, c.Remove(0, "greedy"))
    events = live.do(DRIVER, some_bot_turn(live, 0))
    assert isinstance(events[-1], e.TurnEnded)
    verify(live.table.record("ab"))


def test_a_nudge_is_answered_by_doing_something() -> None:
    live = playing(3, 0)
    assert live.do(1, c.Nudge(0)) == (e.Nudged(0, 1),)
    assert live.answer(2, c.Nudge(0)) == "already-nudged"
    live.do(HOST, c.Say("thinking"))
    assert live.table.nudged == ()
    live.do(2, c.Nudge(0))
    live.do(HOST, lay(live.table.game, [next(iter(legal_plays(live.state)))]))
    assert live.table.nudged == ()
    assert live.answer(DRIVER, c.GiveUpOn(0)) == "not-due"


def test_who_does_not_answer_a_nudge_counts_as_away() -> None:
    live = playing(3, 0)
    live.do(1, c.Nudge(0))
    assert live.do(DRIVER, c.GiveUpOn(0)) == (e.Left(0),)
    assert live.table.nudged == ()
    assert live.answer(2, c.LetBot(0, "greedy")) == "ok"


def test_nobody_takes_the_hosting_by_nudging() -> None:
    live = playing(3, 0)
    live.do(1, c.Nudge(0))
    live.do(DRIVER, c.GiveUpOn(0))
    live.do(1, c.Leave())
    live.do(1, c.TakeBack())
    assert live.answer(1, c.Remove(0, "greedy")) == "not-host"
    live.do(HOST, c.TakeBack())
    assert live.table.host == HOST
    live.give_up(1)
    assert live.table.host == HOST


def test_a_host_who_is_away_at_the_end_hosts_no_longer() -> None:
    live = playing(3, 0)
    live.do(1, c.Nudge(0))
    live.do(DRIVER, c.GiveUpOn(0))
    assert live.give_up(2)[-1] == e.HostPassed(1)
    assert live.do(HOST, c.TakeBack()) == (e.TookBack(0),)


def test_only_who_is_to_act_is_nudged() -> None:
    live = choosing(2, 0)
    live.do(HOST, c.Opine(1, 0))
    assert live.answer(1, c.Nudge(0)) == "not-to-act"
    live.do(HOST, c.Nudge(1))
    live.do(DRIVER, c.CloseOpinions())
    assert live.table.nudged == ()
    assert live.answer(HOST, c.Nudge(1)) == "not-to-act"
    assert live.answer(1, c.Nudge(0)) == "ok"


def test_a_person_says_that_they_are_there() -> None:
    live = playing(2, 0)
    assert live.do(HOST, c.AnswerNudge()) == ()
    live.do(1, c.Nudge(0))
    assert live.do(HOST, c.AnswerNudge()) == (e.NudgeAnswered(0),)
    assert live.answer(DRIVER, c.GiveUpOn(0)) == "not-due"


def test_the_clock_does_not_answer_a_nudge() -> None:
    live = playing(2, 0, clock=60)
    live.do(1, c.Nudge(0))
    live.do(DRIVER, some_bot_turn(live, 0))
    assert [seat for seat, _ in live.table.nudged] == [0]
    assert live.table.seats[0] == PERSON


def test_the_end_forgets_nudges() -> None:
    live = playing(2, 0)
    live.do(1, c.Nudge(0))
    live.give_up(1)
    assert live.table.nudged == ()


def test_changing_the_settings_keeps_the_people() -> None:
    live = over(2, 1)
    live.do(HOST, c.OpenSeat(2))
    live.do(HOST, c.Change(settings("face-to-face", 2, clock=30)))
    assert live.table.phase is Phase.GATHERING
    assert list(live.table.seats) == [PERSON, PERSON]
    assert live.table.log is None
    live.do(HOST, c.Change(settings("quick-and-easy", 5)))
    assert list(live.table.seats) == [PERSON, PERSON, OPEN, OPEN, OPEN]
    assert live.table.settings.options == {"professional": False}
