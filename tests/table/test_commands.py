"""Every command, in every phase, by everybody: allowed, or refused with the right code.

At this table the host has seat 0, another person seat 1, somebody who has gone away seat 2 (before
the first deal that seat is open), and a bot seat 3. The host is to act.
"""

from __future__ import annotations

import pytest

from backtrick.rules import legal_plays
from backtrick.table import (
    DRIVER,
    NEWCOMER,
    Command,
    GivenHint,
    Phase,
    Settings,
    TableError,
    TableErrorCode,
    handle,
)
from backtrick.table import commands as c
from tests.table.kit import HOST, Live, lay, settings, turn

OTHER, AWAY, BOT = 1, 2, 3
PHASES = list(Phase)

BY_SEATS = {
    # command:            gathering | choosing | playing | over, each for host, other, away
    "Leave": "ok ok | ok ok ok | ok ok ok | ok ok ok",
    "TakeBack": "not-away not-away | not-away not-away ok | not-away not-away ok"
    " | not-away not-away ok",
    "Change": "ok not-host | wrong-phase not-host not-host | wrong-phase not-host not-host"
    " | seats-in-use not-host not-host",
    "PutBot": "ok not-host | wrong-phase not-host not-host | wrong-phase not-host not-host"
    " | seat-taken not-host not-host",
    "OpenSeat": "ok not-host | wrong-phase not-host not-host | wrong-phase not-host not-host"
    " | ok not-host not-host",
    "Remove": "ok not-host | ok not-host not-host | ok not-host not-host | ok not-host not-host",
    "ChangeKey": "ok not-host | ok not-host not-host | ok not-host not-host | ok not-host not-host",
    "Begin": "seats-open not-host | wrong-phase not-host not-host"
    " | wrong-phase not-host not-host | wrong-phase not-host not-host",
    "Opine": "wrong-phase wrong-phase | ok ok ok | wrong-phase wrong-phase wrong-phase"
    " | wrong-phase wrong-phase wrong-phase",
    "Lay": "wrong-phase wrong-phase | wrong-phase wrong-phase wrong-phase"
    " | ok not-your-turn not-your-turn | wrong-phase wrong-phase wrong-phase",
    "EndTurn": "wrong-phase wrong-phase | wrong-phase wrong-phase wrong-phase"
    " | too-few-laid not-your-turn not-your-turn | wrong-phase wrong-phase wrong-phase",
    "Resign": "wrong-phase wrong-phase | ok ok ok | ok ok ok | wrong-phase wrong-phase wrong-phase",
    "AnswerGivingUp": "not-proposed not-proposed | not-proposed not-proposed not-proposed"
    " | not-proposed not-proposed not-proposed | not-proposed not-proposed not-proposed",
    "LetBot": "not-a-person not-a-person | ok ok yourself | ok ok yourself | ok ok yourself",
    "Nudge": "wrong-phase wrong-phase | ok yourself ok"
    " | not-to-act yourself not-to-act | wrong-phase wrong-phase wrong-phase",
    "AnswerNudge": "ok ok | ok ok ok | ok ok ok | ok ok ok",
    "Say": "ok ok | ok ok ok | ok ok ok | ok ok ok",
    "GiveHint": "wrong-phase wrong-phase | ok ok ok | ok ok ok | ok ok ok",
    "Rematch": "wrong-phase wrong-phase | wrong-phase wrong-phase wrong-phase"
    " | wrong-phase wrong-phase wrong-phase | seats-open seats-open ok",
}

BY_DRIVER = {
    "BotOpines": "wrong-phase ok wrong-phase wrong-phase",
    "CloseOpinions": "wrong-phase ok wrong-phase wrong-phase",
    "BotHints": "wrong-phase wrong-phase ok wrong-phase",
    "BotTurn": "wrong-phase wrong-phase not-due wrong-phase",
    "GiveUpOn": "not-due not-due not-due not-due",
    "DropGivingUp": "not-due not-due not-due not-due",
    "Close": "ok ok ok ok",
}

SIT = "ok wrong-phase wrong-phase table-full"
"""By a newcomer."""


def table_in(phase: Phase) -> Live:
    live = Live(settings(seats=4))
    live.do(NEWCOMER, c.Sit())
    live.do(HOST, c.PutBot(BOT, "greedy"))
    if phase is Phase.GATHERING:
        return live
    live.do(NEWCOMER, c.Sit())
    live.do(HOST, c.Begin())
    live.do(AWAY, c.Leave())
    if phase is not Phase.CHOOSING:
        live.do(HOST, c.Opine(2, HOST))
        live.do(DRIVER, c.CloseOpinions())
    if phase is Phase.OVER:
        live.give_up(OTHER)
    assert live.table.phase is phase
    return live


def commands_for(live: Live) -> dict[str, Command]:
    """One command of each kind, as right as it can be."""
    game = live.table.game
    cards = turn(game, "50@0")
    if live.table.phase is Phase.PLAYING:
        cards = turn(game, [next(iter(legal_plays(live.state)))])
    commands = [
        c.Sit(),
        c.Leave(),
        c.TakeBack(),
        c.Change(settings(seats=5 if live.table.phase is Phase.GATHERING else 3)),
        c.PutBot(AWAY, "greedy"),
        c.OpenSeat(BOT),
        c.Remove(OTHER, "greedy"),
        c.ChangeKey(),
        c.Begin(),
        c.Opine(1, OTHER),
        lay(game, cards),
        c.EndTurn(),
        c.Resign(),
        c.AnswerGivingUp(agree=True),
        c.DropGivingUp(),
        c.LetBot(AWAY, "greedy"),
        c.Nudge(OTHER),
        c.AnswerNudge(),
        c.Say("hello"),
        c.GiveHint("thanks"),
        c.Rematch(),
        c.BotOpines(BOT, 1),
        c.CloseOpinions(),
        c.BotHints((GivenHint(BOT, "leave@0"),)),
        c.BotTurn(HOST, cards, "greedy"),
        c.GiveUpOn(OTHER),
        c.Close("abandoned"),
    ]
    return {type(command).__name__: command for command in commands}


def test_every_command_is_in_these_tests() -> None:
    kinds = {kind.__name__ for kind in Command.__subclasses__()}
    assert kinds == {"Sit", *BY_SEATS, *BY_DRIVER} == set(commands_for(table_in(Phase.PLAYING)))


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", BY_SEATS)
def test_what_a_seat_asks_for(name: str, phase: Phase) -> None:
    live = table_in(phase)
    command = commands_for(live)[name]
    expected = BY_SEATS[name].split("|")[PHASES.index(phase)].split()
    assert [live.answer(seat, command) for seat in range(len(expected))] == expected
    for nobody in (BOT, NEWCOMER, DRIVER, 4, -7):
        assert live.answer(nobody, command) == "not-seated"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", BY_DRIVER)
def test_what_is_due_is_for_the_driver(name: str, phase: Phase) -> None:
    live = table_in(phase)
    command = commands_for(live)[name]
    assert live.answer(DRIVER, command) == BY_DRIVER[name].split()[PHASES.index(phase)]
    for actor in (HOST, OTHER, AWAY, BOT, NEWCOMER):
        assert live.answer(actor, command) == "not-due"


@pytest.mark.parametrize("phase", PHASES)
def test_sitting_down_is_for_newcomers(phase: Phase) -> None:
    live = table_in(phase)
    assert live.answer(NEWCOMER, c.Sit()) == SIT.split()[PHASES.index(phase)]
    for actor in (HOST, OTHER, AWAY, BOT, DRIVER):
        assert live.answer(actor, c.Sit()) == "already-seated"


@pytest.mark.parametrize("phase", PHASES)
def test_at_a_closed_table_nothing_happens(phase: Phase) -> None:
    live = table_in(phase)
    live.do(DRIVER, c.Close("abandoned"))
    for command in commands_for(live).values():
        for actor in (HOST, OTHER, AWAY, BOT, NEWCOMER, DRIVER):
            assert live.answer(actor, command) == "closed"


@pytest.mark.parametrize(
    ("actor", "command", "code"),
    [
        (NEWCOMER, c.Sit(0), "seat-taken"),
        (NEWCOMER, c.Sit(4), "seat-unknown"),
        (NEWCOMER, c.Sit(-1), "seat-unknown"),
        (HOST, c.PutBot(3, "greedy"), "seat-taken"),
        (HOST, c.PutBot(9, "greedy"), "seat-unknown"),
        (HOST, c.OpenSeat(1), "not-a-bot"),
        (HOST, c.OpenSeat(2), "not-a-bot"),
        (HOST, c.Remove(0, "greedy"), "yourself"),
        (HOST, c.Remove(3, "greedy"), "not-a-person"),
        (HOST, c.Change(settings(seats=2)), "seats-in-use"),
        (HOST, c.Change(settings(seats=4, clock=9)), "bad-clock"),
        (HOST, c.Change(settings(seats=4, clock=3601)), "bad-clock"),
        (HOST, c.Change(settings("bridge", 4)), "unknown-game"),
        (HOST, c.Change(settings("face-to-face", 4)), "player-count"),
        (HOST, c.Change(settings(seats=4, options={"hand": 8})), "option-value"),
        (HOST, c.Change(settings(seats=4, options={"speed": 8})), "unknown-option"),
        (HOST, c.Say("  \n\t \x07 "), "empty-text"),
        (HOST, c.Say("x" * 501), "long-text"),
        (HOST, c.Say("x" * 500), "ok"),
        (HOST, c.LetBot(1, "greedy"), "not-away"),
        (HOST, c.LetBot(3, "greedy"), "not-a-person"),
    ],
)
def test_gathering(actor: int, command: Command, code: str) -> None:
    assert table_in(Phase.GATHERING).answer(actor, command) == code


@pytest.mark.parametrize(
    ("actor", "command", "code"),
    [
        (HOST, c.Opine(3, 0), "bad-opening"),
        (HOST, c.Opine(-1, 0), "bad-opening"),
        (HOST, c.Opine(1, 4), "no-such-seat"),
        (HOST, c.Opine(1, -1), "no-such-seat"),
        (HOST, c.Opine(), "ok"),
        (DRIVER, c.BotOpines(0, 1), "not-due"),
        (DRIVER, c.BotOpines(7, 1), "seat-unknown"),
        (HOST, c.Nudge(2), "not-a-person"),
        (HOST, c.Nudge(3), "not-a-person"),
        (HOST, c.Nudge(4), "seat-unknown"),
    ],
)
def test_choosing(actor: int, command: Command, code: str) -> None:
    assert table_in(Phase.CHOOSING).answer(actor, command) == code


@pytest.mark.parametrize(
    ("plays", "code"),
    [
        ("", "nothing-laid"),
        ("7@0", "ok"),
        ("7@0 16@0", "ok"),
        ("7@0 7@1", "not-in-hand"),
        ("16@0 7@0", "does-not-fit"),
        ("7@9", "no-such-pile"),
        ("2@0", "not-in-hand"),
    ],
)
def test_laying_is_all_or_nothing(plays: str, code: str) -> None:
    live = table_in(Phase.PLAYING)
    hand = live.state.hands[HOST]
    names = {"7": str(hand[0]), "16": str(hand[1])}
    unknown = next(card for card in live.table.game.cards if card not in hand)
    names["2"] = str(unknown)
    words = " ".join(
        f"{names[card]}@{pile}" for card, pile in (word.split("@") for word in plays.split())
    )
    assert live.answer(HOST, lay(live.table.game, words)) == code


def test_cards_that_do_not_exist_are_refused() -> None:
    live = table_in(Phase.PLAYING)
    for card in (1, 100, "7r", "50", True):
        assert live.answer(HOST, c.Lay((c.WantedPlay(card, 0),))) == "unknown-card"


def test_what_is_wrong_with_the_first_play_is_said_first() -> None:
    live = table_in(Phase.PLAYING)
    held, game = live.state.hands[HOST], live.table.game
    other = next(card for card in game.cards if card not in held)
    plays = (c.WantedPlay(other, 0), c.WantedPlay(1000, 0))
    assert live.answer(HOST, c.Lay(plays)) == "not-in-hand"


def test_a_turn_that_may_not_end_is_not_even_begun() -> None:
    live = table_in(Phase.PLAYING)
    low = live.state.hands[HOST][0]
    assert live.answer(HOST, lay(live.table.game, f"{low}@0", end=True)) == ("too-few-laid")


def test_a_refusal_carries_what_it_is_about() -> None:
    live = Live(Settings("the-game", {}, 3))
    with pytest.raises(TableError) as refused:
        handle(live.table, HOST, c.Begin(), live.dealer)
    assert refused.value.code is TableErrorCode.SEATS_OPEN
    assert refused.value.facts == {"seats": "1, 2"}
