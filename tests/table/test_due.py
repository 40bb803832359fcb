"""What is due, and that the same thing keeps its name however often one looks."""

from __future__ import annotations

from backtrick.rules import legal_plays
from backtrick.table import DRIVER, Due, DueKind, due
from backtrick.table import commands as c
from tests.table.kit import HOST, Live, choosing, lay, over, playing, seated, some_bot_turn


def now(live: Live) -> list[tuple[DueKind, int]]:
    return [(one.kind, one.seat) for one in due(live.table)]


def test_nothing_is_due_before_the_deal_and_after_the_end() -> None:
    assert now(seated(2, 1)) == now(over(2, 1)) == []


def test_choosing_waits_until_a_person_has_answered() -> None:
    live = choosing(2, 2)
    assert now(live) == [(DueKind.BOT_OPINION, 2), (DueKind.BOT_OPINION, 3)]
    live.do(DRIVER, c.BotOpines(2, 0))
    live.do(DRIVER, c.BotOpines(3, 0))
    assert now(live) == []
    live.do(1, c.Opine(0, 0))
    silence = Due(DueKind.OPINIONS, 0, live.table.version)
    assert list(due(live.table)) == [silence]
    live.do(HOST, c.Say("hm"))
    live.do(1, c.Opine(1, 0))
    assert list(due(live.table)) == [silence]


def test_who_is_away_is_not_waited_for() -> None:
    live = choosing(3, 0)
    live.do(1, c.Leave())
    live.do(2, c.Leave())
    assert now(live) == []
    live.do(HOST, c.Opine(0, 1))
    assert list(due(live.table)) == [Due(DueKind.OPINIONS, 0, live.table.version)]
    nobody = choosing(1, 2)
    nobody.do(HOST, c.Leave())
    assert Due(DueKind.OPINIONS, 0, nobody.table.began) in due(nobody.table)


def test_with_bots_alone_a_person_has_all_the_time_to_choose() -> None:
    live = choosing(1, 2)
    bots = [(DueKind.BOT_OPINION, 1), (DueKind.BOT_OPINION, 2)]
    assert now(live) == bots
    live.do(HOST, c.Opine(2, HOST))
    assert now(live) == bots


def test_with_a_clock_choosing_runs_out_from_the_deal_on() -> None:
    for people in (1, 2):
        live = choosing(people, 1, clock=60)
        assert Due(DueKind.OPINIONS, 0, live.table.began) in due(live.table)


def test_each_game_asks_anew() -> None:
    live = choosing(2, 0)
    live.do(HOST, c.Opine(2, HOST))
    live.do(DRIVER, c.CloseOpinions())
    live.give_up(HOST)
    live.do(HOST, c.Rematch())
    assert now(live) == []


def test_a_bots_turn_keeps_its_name_until_it_ends() -> None:
    live = playing(2, 1)
    for _ in range(2):
        turn = some_bot_turn(live, live.state.to_act)
        live.do(live.state.to_act, lay(live.table.game, turn.plays, end=True))
    (name,) = due(live.table)
    assert name == Due(DueKind.BOT_TURN, 2, live.table.began)
    live.do(HOST, c.Say("hello"))
    live.do(1, c.Leave())
    assert list(due(live.table)) == [name]
    live.do(DRIVER, some_bot_turn(live, 2))
    assert [one.kind for one in due(live.table)] == [DueKind.BOT_HINTS]


def test_bots_speak_once_a_turn_before_another_bot_plays() -> None:
    live = playing(1, 2)
    (name,) = due(live.table)
    assert name == Due(DueKind.BOT_HINTS, 0, live.table.began)
    live.do(HOST, lay(live.table.game, some_bot_turn(live, HOST).plays, end=True))
    (name,) = due(live.table)
    assert name == Due(DueKind.BOT_HINTS, 0, live.table.began)
    live.do(HOST, c.GiveHint("leave@0"))
    assert list(due(live.table)) == [name]
    live.do(DRIVER, c.BotHints(()))
    assert list(due(live.table)) == [Due(DueKind.BOT_TURN, 1, live.table.began)]
    live.do(DRIVER, some_bot_turn(live, 1))
    assert [one.kind for one in due(live.table)] == [DueKind.BOT_HINTS]


def test_a_person_need_not_wait_for_bots_to_speak() -> None:
    live = playing(1, 1, clock=60)
    assert [one.kind for one in due(live.table)] == [DueKind.BOT_HINTS, DueKind.CLOCK]
    live.do(DRIVER, c.BotHints(()))
    assert [one.kind for one in due(live.table)] == [DueKind.CLOCK]


def test_where_a_game_has_no_hints_bots_are_not_asked_for_any() -> None:
    live = playing(1, 1, "face-to-face")
    assert DueKind.BOT_HINTS not in [one.kind for one in due(live.table)]
    assert now(playing(1, 0)) == []


def test_the_clock_runs_from_the_start_of_the_turn() -> None:
    live = playing(2, 0, clock=60)
    (clock,) = due(live.table)
    assert (clock.kind, clock.seat) == (DueKind.CLOCK, 0)
    live.do(HOST, lay(live.table.game, [next(iter(legal_plays(live.state)))]))
    live.do(1, c.Say("hurry"))
    assert list(due(live.table)) == [clock]
    live.do(DRIVER, some_bot_turn(live, HOST))
    (after,) = due(live.table)
    assert (after.kind, after.seat) == (DueKind.CLOCK, 1)
    assert after.since > clock.since


def test_the_same_player_again_is_another_turn() -> None:
    live = playing(1, 0, clock=60)
    (first,) = due(live.table)
    live.do(DRIVER, some_bot_turn(live, HOST))
    (second,) = due(live.table)
    assert first.seat == second.seat
    assert first != second


def test_a_stand_in_plays_instead_of_the_clock_and_under_one_name() -> None:
    live = playing(2, 0, clock=60)
    live.do(HOST, c.Leave())
    live.do(1, c.LetBot(0, "greedy"))
    (name,) = due(live.table)
    assert name.kind is DueKind.BOT_TURN
    live.do(HOST, c.TakeBack())
    live.do(HOST, c.Leave())
    live.do(1, c.LetBot(0, "greedy"))
    assert list(due(live.table)) == [name]


def test_a_nudge_runs_from_when_it_was_given() -> None:
    live = playing(3, 0)
    live.do(1, c.Nudge(0))
    asked = Due(DueKind.NUDGE, 0, live.table.version)
    live.do(1, c.Say("?"))
    assert list(due(live.table)) == [asked]
    live.do(0, c.Say("!"))
    assert list(due(live.table)) == []


def test_nothing_is_due_at_a_closed_table_or_where_no_person_is_left() -> None:
    live = choosing(1, 1)
    live.do(DRIVER, c.Close("abandoned"))
    assert now(live) == []
    live = playing(2, 0, clock=30)
    live.do(HOST, c.Leave())
    live.do(1, c.Remove(0, "greedy"))
    assert now(live) == [(DueKind.BOT_TURN, 0)]
