"""Hints and chat at a table: what may be said, what stands, and what is written down."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from backtrick.bots import BotError, QuietBot, SeatedBot, seat_bot
from backtrick.bots.greedy import GreedyBot
from backtrick.rules import View, verify
from backtrick.table import (
    DRIVER,
    NEWCOMER,
    SPECTATOR,
    DueKind,
    GivenHint,
    Phase,
    TableError,
    bot_hints,
    bot_turn,
    due,
    may_still_give,
    private_view,
    public_view,
    rebuild,
    seen,
    table_of,
    yet_to_speak,
)
from backtrick.table import commands as c
from backtrick.table.events import Hinted, Said
from backtrick.talk import SILENCE, Heard, Hint, hints_in, hints_of
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
)


def standing(live: Live) -> list[str]:
    """The hints that stand, as `seat:hint`."""
    shown = public_view(live.table).now
    assert shown is not None
    return [f"{one.seat}:{one.hint}" for one in shown.hints]


def why(live: Live, seat: int, hint: str) -> str:
    """Why a hint is refused."""
    with pytest.raises(TableError) as refused:
        live.do(seat, c.GiveHint(hint))
    assert refused.value.code == "forbidden-hint"
    assert refused.value.facts["hint"] == hint
    return str(refused.value.facts["reason"])


def ends_turn(live: Live, seat: int) -> None:
    live.do(seat, lay(live.table.game, some_bot_turn(live, seat).plays, end=True))


# -- giving hints


def test_a_hint_is_heard_by_all_and_stands() -> None:
    live = playing(3, 0)
    assert live.do(1, c.GiveHint("leave@2")) == (Hinted((GivenHint(1, "leave@2"),)),)
    assert standing(live) == ["1:leave@2"]


def test_once_for_each_pile_and_seat_in_a_turn() -> None:
    live = playing(2, 0)
    live.do(1, c.GiveHint("leave@2"))
    assert why(live, 1, "leave@2") == why(live, 1, "go-ahead@2") == "already"
    live.do(1, c.GiveHint("go-ahead@3"))
    live.do(0, c.GiveHint("leave@2"))
    ends_turn(live, 0)
    live.do(1, c.GiveHint("rather-not@2"))


@pytest.mark.parametrize(
    ("hint", "reason"),
    [
        ("leave@4", "not-here"),
        ("want@0", "not-here"),
        ("holds:y", "not-here"),
        ("start", "too-late"),
        ("leave", "unknown"),
        ("47", "unknown"),
        ("leave@2 47", "unknown"),
        ("<b>", "unknown"),
        ("", "unknown"),
    ],
)
def test_what_is_no_hint_here(hint: str, reason: str) -> None:
    live = playing(2, 0)
    assert why(live, 0, hint) == reason
    assert live.table.conversation.said == ()


def test_before_the_start_only_what_is_about_it() -> None:
    live = choosing(2, 0)
    assert why(live, 0, "leave@0") == "too-early"
    live.do(0, c.GiveHint("start"))
    assert why(live, 0, "not-start") == "already"
    assert [heard.turn for heard in live.table.conversation.said] == [-1]
    live.do(0, c.Opine(2, 0))
    live.do(1, c.Opine(0, 0))
    assert standing(live) == []


def test_some_tables_have_no_hints() -> None:
    assert why(playing(2, 0, "face-to-face"), 0, "thanks") == "not-here"
    assert why(playing(1, 0), 0, "fine") == "not-here"
    professional = playing(2, 0, "quick-and-easy", options={"professional": True})
    assert why(professional, 0, "high:y") == "not-here"
    professional.do(0, c.GiveHint("holds:y"))


def test_nobody_speaks_for_another() -> None:
    live = playing(2, 1)
    assert (
        live.answer(2, c.GiveHint("fine"))
        == live.answer(NEWCOMER, c.GiveHint("fine"))
        == "not-seated"
    )
    for spoken_for in (0, 1):
        hints = (GivenHint(spoken_for, "fine"),)
        assert live.answer(DRIVER, c.BotHints(hints)) == "not-due"


def test_who_speaks_is_there() -> None:
    live = playing(3, 0)
    live.do(1, c.Nudge(0))
    live.do(0, c.GiveHint("fine"))
    assert live.table.nudged == ()
    live.do(2, c.Leave())
    live.do(2, c.GiveHint("sorry"))
    assert not live.table.seats[2].away


# -- what may still be said


def test_what_a_seat_may_still_say() -> None:
    live = playing(2, 0)
    every = [str(hint) for hint in hints_of(live.table.game)]
    usual = tuple(hint for hint in every if hint not in ("start", "not-start"))
    assert may_still_give(live.table, 0) == private_view(live.table, 0).hints_left == usual
    live.do(0, c.GiveHint("trick@3"))
    left = tuple(hint for hint in usual if not hint.endswith("@3"))
    assert may_still_give(live.table, 0) == left
    assert may_still_give(live.table, 1) == usual
    assert may_still_give(live.table, SPECTATOR) == ()
    for hint in left[:2]:
        assert live.answer(0, c.GiveHint(hint)) == "ok"
    ends_turn(live, 0)
    assert may_still_give(live.table, 0) == usual


def test_when_nothing_may_be_said() -> None:
    duel = playing(2, 0, "face-to-face")
    for live in (seated(2, 0), playing(1, 0), over(1, 0), duel, over(2, 0, "face-to-face")):
        assert private_view(live.table, 0).hints_left == ()
    assert may_still_give(over(2, 0).table, SPECTATOR) == ()
    assert set(may_still_give(choosing(2, 0).table, 0)) == {"start", "not-start", "thanks", "sorry"}


# -- after the end


def test_after_the_end_thanks_and_sorry_are_left_at_every_table_with_hints() -> None:
    professional = over(2, 0, "quick-and-easy", options={"professional": True})
    for live in (over(2, 0, talk="strict"), over(1, 1), over(2, 0, talk="free"), professional):
        assert private_view(live.table, 0).hints_left == ("thanks", "sorry")
        assert why(live, 0, "trick@0") == "over"
        live.do(0, c.GiveHint("thanks"))
        assert why(live, 0, "thanks") == "already"
        assert may_still_give(live.table, 0) == ("sorry",)
        assert standing(live) == ["0:thanks"]
    assert why(over(2, 0, "face-to-face"), 0, "thanks") == "not-here"


def test_the_end_overtakes_what_was_said_before() -> None:
    live = playing(2, 0)
    for hint in ("leave@0", "fine", "thanks"):
        live.do(1, c.GiveHint(hint))
    live.give_up(0)
    assert standing(live) == []
    live.do(1, c.GiveHint("thanks"))
    live.do(0, c.GiveHint("sorry"))
    assert standing(live) == ["1:thanks", "0:sorry"]


def test_what_is_said_after_the_end_is_not_in_the_record() -> None:
    live = playing(2, 1)
    live.do(1, c.GiveHint("thanks"))
    live.give_up(0)
    record = live.table.record("abc")
    live.do(1, c.GiveHint("thanks"))
    live.do(0, c.GiveHint("sorry"))
    assert live.table.record("abc") == record
    assert record.talk == ((0, 1, "thanks"),)
    assert rebuild(live.events) == live.table
    assert table_of(record, {2: "greedy"}).conversation.standing == ()
    live.do(0, c.Rematch())
    assert live.table.conversation == SILENCE


# -- what is overtaken


def test_a_card_overtakes_the_hints_on_its_pile() -> None:
    live = playing(2, 0)
    for hint in ("leave@0", "leave@3", "fine"):
        live.do(1, c.GiveHint(hint))
    live.do(0, c.GiveHint("small-steps@0"))
    card = live.state.hands[0][0]
    live.do(0, lay(live.table.game, f"{card}@0"))
    assert standing(live) == ["1:leave@3", "1:fine"]
    assert why(live, 1, "go-ahead@0") == "already"


def test_the_end_of_a_turn_overtakes_what_its_seat_said_and_courtesies() -> None:
    live = playing(2, 0)
    live.do(0, c.GiveHint("hard-turn"))
    live.do(1, c.GiveHint("more"))
    live.do(1, c.GiveHint("thanks"))
    ends_turn(live, 0)
    assert standing(live) == ["1:more"]
    live.do(1, c.GiveHint("fine"))
    assert standing(live) == ["1:fine"]


# -- bots


class Talks(GreedyBot):
    """Says the same in every turn, and remembers what it has heard."""

    heard: tuple[Heard, ...] = ()

    def speak(self, view: View) -> list[Hint]:
        return [Hint.parse("leave@1")] if view.to_act >= 0 else [Hint.parse("start")]

    def choose_turn(self, view, heard):  # type: ignore[no-untyped-def]
        Talks.heard = tuple(heard)
        return super().choose_turn(view, heard)


class Stammers(QuietBot):
    def speak(self, view: View) -> list[Hint]:
        raise RuntimeError("no words")

    choose_turn = GreedyBot.choose_turn


def test_bots_speak_and_listen_to_people_and_bots() -> None:
    live = playing(1, 2)
    ends_turn(live, 0)
    live.do(0, c.GiveHint("go-ahead@2"))
    assert yet_to_speak(live.table) == (2,)
    speaker = seat_bot("talks", Talks, 2, 5)
    live.do(DRIVER, c.BotHints(bot_hints(live.table, speaker)))
    assert standing(live) == ["0:go-ahead@2", "2:leave@1"]
    assert yet_to_speak(live.table) == ()
    bot_turn(live.table, seat_bot("talks", Talks, 1, 5))
    assert [f"{heard.seat}:{heard.hint}" for heard in Talks.heard] == standing(live)


def test_a_bot_says_nothing_that_was_said_from_its_seat_in_this_turn() -> None:
    live = playing(3, 0)
    live.do(1, c.GiveHint("trick@1"))
    live.do(1, c.Leave())
    live.do(0, c.LetBot(1, "greedy"))
    assert bot_hints(live.table, seat_bot("talks", Talks, 1, 5)) == ()
    live.do(DRIVER, c.BotHints(()))


def test_what_bots_say_must_be_about_the_cards_that_lie_there() -> None:
    live = playing(1, 1)
    card = live.state.hands[0][0]
    live.do(0, lay(live.table.game, f"{card}@0"))
    assert live.answer(DRIVER, c.BotHints((), 0)) == "not-due"
    live.do(DRIVER, c.BotHints((GivenHint(1, "leave@0"),), 1))
    assert live.answer(DRIVER, c.BotHints((), 1)) == "not-due"


def test_a_bot_says_whether_it_wants_to_start() -> None:
    live = choosing(1, 1)
    hints = bot_hints(live.table, seat_bot("talks", Talks, 1, 5))
    live.do(DRIVER, c.BotOpines(1, 2, hints))
    assert standing(live) == ["1:start"]
    assert live.table.opinions[1] is not None


def test_a_bot_that_cannot_speak_is_a_fault() -> None:
    live = playing(1, 1)
    with pytest.raises(BotError):
        bot_hints(live.table, SeatedBot("stammers", 1, Stammers(1)))


# -- muting


def test_who_is_muted_is_not_heard() -> None:
    live = playing(3, 0)
    live.do(1, c.GiveHint("leave@0"))
    live.do(2, c.GiveHint("fine"))
    shown = public_view(live.table, muted=(1,)).now
    assert shown is not None
    assert [one.seat for one in shown.hints] == [2]
    both = Hinted((GivenHint(1, "leave@0"), GivenHint(2, "fine")))
    assert seen(both, (1,)) == Hinted((GivenHint(2, "fine"),))
    assert seen(Said(1, "psst"), (1,)) == Said(1, "")
    assert seen(Said(2, "hello"), (1,)) == Said(2, "hello")


# -- the record


def test_hints_are_in_the_record_and_go_on_from_there() -> None:
    live = choosing(2, 1)
    live.do(1, c.GiveHint("start"))
    live.do(HOST, c.Opine(2, HOST))
    live.do(DRIVER, c.CloseOpinions())
    live.do(1, c.GiveHint("leave@0"))
    live.do(DRIVER, c.BotHints((GivenHint(2, "go-ahead@3"),)))
    ends_turn(live, 0)
    live.do(0, c.GiveHint("thanks"))
    record = live.table.record("abc")
    assert record.talk == (
        (-1, 1, "start"),
        (0, 1, "leave@0"),
        (0, 2, "go-ahead@3"),
        (1, 0, "thanks"),
    )
    verify(record)
    again = table_of(record, {2: "greedy"})
    assert again.record("abc") == record
    assert again.conversation.standing == live.table.conversation.standing
    assert DueKind.BOT_HINTS in [one.kind for one in due(again)]
    assert rebuild(live.events) == live.table


def test_bots_that_have_spoken_before_a_pause_do_not_speak_again() -> None:
    live = playing(1, 1)
    live.do(DRIVER, c.BotHints((GivenHint(1, "fine"),)))
    assert yet_to_speak(table_of(live.table.record("ab"), {1: "greedy"})) == ()


def test_what_is_no_hint_in_a_record_is_not_said() -> None:
    record = replace(
        playing(2, 0).table.record("ab"),
        talk=(
            (0, 1, "fine"),
            (0, 1, "more"),
            (0, 0, "I have a number"),
            (0, 0, "leave@7"),
            (0, 0, 7),
            (0, 0),
            (0, 0, "leave@1", "leave@2"),
            (99, 0, "fine"),
            (-5, 0, "fine"),
        ),
    )
    assert list(hints_in(record)) == [Heard(0, 1, Hint.parse("fine"))]
    assert table_of(record, {}).record("ab").talk == ((0, 1, "fine"),)


def test_a_new_deal_begins_in_silence() -> None:
    live = playing(2, 0)
    live.do(1, c.GiveHint("leave@0"))
    live.give_up(0)
    live.do(0, c.Rematch())
    assert live.table.phase is Phase.CHOOSING
    assert (
        live.table.conversation.said,
        live.table.conversation.standing,
        live.table.bots_spoke,
    ) == ((), (), False)


# -- chat


def refusal(live: Live, text: str, lang: str | None = None) -> dict[str, object]:
    with pytest.raises(TableError) as refused:
        live.do(HOST, c.Say(text, lang))
    assert refused.value.code == "forbidden-talk"
    return dict(refused.value.facts)


def test_at_a_strict_table_there_is_no_chat() -> None:
    for live in (Live(settings(talk="strict")), playing(2, 0, talk="strict")):
        assert live.answer(HOST, c.Say("hello")) == "chat-off"
    live.do(HOST, c.GiveHint("fine"))


def test_at_a_standard_table_the_guard_reads_along_while_a_game_is_played() -> None:
    live = playing(2, 0)
    facts = refusal(live, "leave pile 3, I have 47")
    assert facts == {"reason": "digits", "start": 21, "end": 23, "hint": "leave@2"}
    assert refusal(choosing(2, 0), "siebenundvierzig")["hint"] == ""
    assert refusal(choosing(2, 0), "can I start? I have 2 and 3")["hint"] == "start"
    assert refusal(live, "can I start? I have 2 and 3")["hint"] == ""
    live.do(HOST, c.Say("please leave that pile to me"))
    for quiet in (seated(2, 0), over(2, 0)):
        quiet.do(HOST, c.Say("I had 47!"))


def test_only_a_hint_that_may_still_be_given_is_offered() -> None:
    live = playing(2, 0)
    assert refusal(live, "leave pile 3, I have 47")["hint"] == "leave@2"
    live.do(HOST, c.GiveHint("go-ahead@2"))
    assert refusal(live, "leave pile 3, I have 47")["hint"] == ""
    assert refusal(live, "leave pile 2, I have 47")["hint"] == "leave@1"
    assert refusal(choosing(2, 0), "leave pile 3, I have 47")["hint"] == ""


def test_the_language_decides_about_a_word_that_is_a_number_in_some() -> None:
    live = playing(2, 0)
    assert refusal(live, "once", "es")["reason"] == "number-word"
    live.do(HOST, c.Say("once", "en"))
    assert refusal(live, "once", "xx") == refusal(live, "once")


def test_at_a_free_table_and_in_a_duel_people_say_what_they_like() -> None:
    for live in (playing(2, 0, talk="free"), playing(2, 0, "face-to-face")):
        (said,) = live.do(HOST, c.Say("I have 47"))
        assert said == Said(HOST, "I have 47")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  one\r\n\x1b[2Jtwo ", "one [2Jtwo"),
        ("a\u200bb\u202ec\u2066d", "abcd"),
        ("<b>hi</b> &amp; {x}", "<b>hi</b> &amp; {x}"),
        ("z" + "\u0301" * 40, "\u017a\u0301\u0301"),
    ],
)
def test_chat_is_text_without_tricks(text: str, shown: str) -> None:
    (said,) = Live(settings()).do(HOST, c.Say(text))
    assert said == Said(HOST, shown)


def test_a_game_of_talking_bots_can_be_replayed() -> None:
    live = playing(1, 2)
    bots = [seat_bot("talks", Talks, seat, 5) for seat in range(3)]
    while live.table.phase is Phase.PLAYING:
        said = (bot_hints(live.table, bots[seat]) for seat in yet_to_speak(live.table))
        live.do(DRIVER, c.BotHints(tuple(chain.from_iterable(said)), len(live.table.game_log.laid)))
        seat = live.state.to_act
        turn = bot_turn(live.table, bots[seat])
        live.do(*((0, lay(live.table.game, turn.plays, end=True)) if seat == 0 else (DRIVER, turn)))
    record = live.table.record("abc")
    assert len(record.talk) > 10
    verify(record)
    assert table_of(record, {}).record("abc") == record
