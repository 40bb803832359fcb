"""Whatever is shuffled that a seat or a spectator cannot see: every byte sent to it stays the same.

A game, or a game and the rematch, is walked at random through the server's own rooms, by commands
of which some are refused. Then the cards that one viewer has not seen so far change places,
wherever they are, and the same commands are given again: all that this viewer got, from the
beginning to a fresh greeting, a return and a plan, and why its own commands were refused, is byte
for byte the same. Only the commitment to the decks and the time of day differ, and are masked.

Hints tell something about a hand, and may: where bots give them from what they hold, everything but
the hints is the same.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from backtrick.protocol import Plan, Planning, encode
from backtrick.rules import Deal, Game, RulesError, Turn, new_deal
from backtrick.server.due.agenda import Pace
from backtrick.server.http.requests import make_plan
from backtrick.server.http.stream import Stream
from backtrick.server.live.appends import decode_event, encode_event, summarize
from backtrick.server.live.connection import Connection
from backtrick.server.live.door import Locksmith
from backtrick.server.live.room import Room, RoomServices
from backtrick.server.live.tasks import Tasks
from backtrick.server.ops.config import Config
from backtrick.server.ops.metrics import Metrics
from backtrick.server.peers.bus import NoBus
from backtrick.server.peers.peers import Peers
from backtrick.server.people.seal import Seal
from backtrick.server.ports import SYSTEM
from backtrick.server.storage import (
    Append,
    Device,
    StoredEvent,
    StoredTable,
    command_key,
)
from backtrick.table import (
    SPECTATOR,
    Command,
    Phase,
    SealedDeal,
    Settings,
    Table,
    TableError,
    due,
    open_table,
    private_view,
    rebuild,
    seal,
    secret_deal,
    yet_to_speak,
)
from backtrick.table import commands as c
from backtrick.table import events as e
from tests.table.kit import changed, some_turn

SETUPS = [
    Settings("the-game", {}, 1),
    Settings("the-game", {}, 2),
    Settings("the-game", {"fire": True}, 3),
    Settings("the-game", {"required": 3}, 4),
    Settings("the-game", {"fire": True, "hand": 5}, 5),
    Settings("face-to-face", {}, 2),
    Settings("quick-and-easy", {}, 2),
    Settings("quick-and-easy", {"professional": True}, 3),
    Settings("quick-and-easy", {}, 5),
]

WALKS = ((1, 0), (1, 1), (2, 0), (1, 3), (2, 5), (1, 8), (2, 20), (1, 45), (1, 90))
"""How many games, and how many commands in the last of them."""

SALT = "00" * 16
MASKED = b"0" * 64

Deals = Sequence[SealedDeal]
"""Of the games of a table, one after the other."""


class Step(NamedTuple):
    """What a seat asks for, and in which phase the table is then; `None` when it is refused."""

    seat: int
    command: Command
    phase: Phase | None


Script = list[Step]


class Ear(Connection):
    """Keeps what is sent to a client."""

    def __init__(self, device: str) -> None:
        async def nowhere(text: str) -> None:
            raise AssertionError(text)

        super().__init__(device, nowhere, None, 0)
        self.sent: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.sent.append(message)


class MemoryStore:
    """The log of one table, in memory."""

    def __init__(self) -> None:
        self.events_stored: list[StoredEvent] = []

    def keep(self, bodies: Iterable[bytes], command: str | None = None) -> None:
        events = self.events_stored
        for body in bodies:
            events.append(StoredEvent(len(events) + 1, body, time.time(), command))
            command = None

    async def append(self, append: Append) -> None:
        assert append.expected == len(self.events_stored)
        assert append.command is not None
        self.keep(append.events, command_key(append.command))

    async def events(self, table_id: str, after: int) -> list[StoredEvent]:
        return self.events_stored[after:]

    async def command_version(self, table_id: str, command: str) -> int | None:
        key = command_key(command)
        return next((each.version for each in self.events_stored if each.command == key), None)

    async def devices(self, ids: Iterable[str]) -> dict[str, Device]:
        return {}


class Desk:
    """One table in memory, and what its clients get."""

    def __init__(self, settings: Settings, deals: Deals) -> None:
        self.store, self.seal = MemoryStore(), Seal(b"secret")
        events = open_table(settings)
        self.store.keep(map(encode_event, events))
        people = [f"device {seat}" for seat in range(settings.seats)]
        known = {device: Device(device, device, "en", False, 0.0, 0.0) for device in people}
        row = StoredTable(
            id="table",
            code="K3M9QX",
            key_hash="",
            created=0.0,
            touched=0.0,
            version=2,
            summary=summarize(rebuild(events)),
            daily=None,
            retired=False,
            links=((0, people[0]),),
        )
        store: Any = self.store
        schedule: Any = SimpleNamespace(expect=lambda agenda: None)
        self.config = Config(limits=0)
        peers = Peers(store, NoBus(), SYSTEM.clock, self.config.timing, Tasks(), "me", {})
        services = RoomServices(
            store=store,
            clock=SYSTEM.clock,
            salt=SYSTEM.chance.salt,
            pace=Pace(0.0, 30.0, 45.0, 60.0),
            caps=self.config.caps,
            metrics=Metrics(),
            peers=peers,
            schedule=schedule,
            locksmith=Locksmith(lambda: "CODE", lambda: "key"),
        )
        self.room = Room(
            services,
            row,
            self.store.events_stored,
            known,
            lambda game, seats: deals[self.room.table.number],
        )

    @property
    def stored(self) -> list[StoredEvent]:
        return self.store.events_stored

    # -- what a client gets

    async def greeted(self, device: str, **query: str) -> Ear:
        """A socket that comes to the table as it is now."""
        ear = Ear(device)
        await self._stream(query)._welcome(self.room, ear)
        return ear

    def planned(self, device: str, plays: tuple[c.WantedPlay, ...]) -> bytes:
        """What a plan is answered with."""
        return encode(Planning("1", make_plan(self.room, device, Plan(plays))))

    async def step(self, number: int, seat: int, command: Command) -> tuple[Phase | None, bytes]:
        """Where the table is after a command, and what its sender is told when it is refused."""
        try:
            await self.room.command(device_of(seat), f"n{number}", command)
        except (TableError, RulesError) as refused:
            return None, self._refusal(refused)
        return self.room.table.phase, b""

    def refusal(self, device: str, command: Command) -> bytes:
        """What would be answered to a command, if it would be refused."""
        try:
            self.room._handle(device, command)
        except (TableError, RulesError) as refused:
            return self._refusal(refused)
        return b"done"

    def _refusal(self, error: Exception) -> bytes:
        return encode(self._stream({})._refusal(b'{"id":"1"}', error))

    def _stream(self, query: dict[str, str]) -> Stream:
        services: Any = SimpleNamespace(live=self, config=self.config)
        socket: Any = SimpleNamespace(query_params=query)
        return Stream(socket, "table", services)


def device_of(viewer: int) -> str:
    """The device of a seat; a spectator has one too."""
    return f"device {viewer}"


@dataclass
class Walk:
    """Commands carried out at a table: the table, and what a viewer got."""

    desk: Desk
    got: bytes


async def begin(settings: Settings, deals: Deals, viewer: int) -> tuple[Desk, Ear]:
    """A table that is full, and a viewer there from the beginning; nothing is dealt."""
    desk = Desk(settings, deals)
    for seat in range(1, settings.seats):
        await desk.room.command(device_of(seat), "sit", c.Sit(seat))
    ear = await desk.greeted(device_of(viewer))
    return desk, ear


async def walked(settings: Settings, deals: Deals, script: Script, viewer: int) -> Walk | None:
    """Everything that a viewer gets to know; nothing when the game cannot go that way."""
    desk, ear = await begin(settings, deals, viewer)
    device, refusals = device_of(viewer), []
    for number, (seat, command, expected) in enumerate(script):
        phase, refusal = await desk.step(number, seat, command)
        if seat == viewer and expected is None:
            assert phase is None  # only what is hidden has changed
            refusals.append(refusal)
        if phase is not expected:
            return None
    table = desk.room.table
    fresh = await desk.greeted(device)
    back = await desk.greeted(
        device, after="1", resume=desk.seal.resume_token(desk.room.id, device, 1)
    )
    parts = [*ear.sent, *refusals, *fresh.sent, *back.sent]
    parts += [desk.refusal(device, wish) for wish in hopeless(table, viewer, Random(len(script)))]
    if viewer != SPECTATOR and table.phase is Phase.PLAYING:
        turn = private_view(table, viewer).turn
        plays = tuple(c.WantedPlay(fit.card, fit.pile) for fit in turn.fits[:1]) if turn else ()
        parts.append(desk.planned(device, plays))
        parts.append(desk.planned(device, ()))
    got = b"\n".join(parts)
    if table.deal is not None:
        got = got.replace(table.sealed.commitment.encode(), MASKED)
    return Walk(desk, re.sub(rb'"clock_ends":[0-9.]+', b'"clock_ends":0', got))


async def random_script(settings: Settings, deals: Deals, length: int, rng: Random) -> Script:
    """What people do, up to a point where the last game still goes on; the others are given up."""
    desk, _ = await begin(settings, deals, SPECTATOR)
    script: Script = []

    async def step(seat: int, command: Command) -> None:
        phase, _ = await desk.step(len(script), seat, command)
        script.append(Step(seat, command, phase))

    await step(0, c.Begin())
    for _ in deals[1:]:
        for _ in range(rng.randrange(20)):
            if desk.room.table.in_play:
                await step(*random_command(desk.room, rng))
        if desk.room.table.in_play:
            if desk.room.table.giving_up is None:
                await step(0, c.Resign())
            for seat in range(settings.seats):
                proposal = desk.room.table.giving_up
                if proposal is not None and seat not in (proposal.seat, *proposal.agreed):
                    await step(seat, c.AnswerGivingUp(agree=True))
        await step(0, c.Rematch())
    for _ in range(length):
        await step(*random_command(desk.room, rng))
        if desk.room.table.phase is Phase.OVER:
            script.pop()
            break
    return script


def random_command(room: Room, rng: Random) -> tuple[int, Command]:
    """Mostly a play, of the seat to act."""
    table, seats = room.table, len(room.table.seats)
    seat = rng.randrange(seats)
    aside: list[Command] = [
        c.Say("hello"),
        c.GiveHint(rng.choice(("leave@0", "trick@1", "holds:v", "fine", "start", "sorry"))),
        c.Leave(),
        c.TakeBack(),
        c.Nudge(rng.randrange(seats)),
        c.LetBot(rng.randrange(seats), "greedy"),
    ]
    if rng.random() < 0.15:
        return seat, rng.choice(aside)
    if rng.random() < 0.15:
        return seat, rng.choice(hopeless(table, seat, rng))
    if table.phase is Phase.CHOOSING:
        return seat, c.Opine(rng.choice([None, 0, 1, 2]), rng.choice([None, *range(seats)]))
    seat = table.state.to_act
    turn = private_view(table, seat).turn
    assert turn is not None
    if (turn.may_end and rng.random() < 0.6) or not turn.fits:
        return seat, c.EndTurn()
    fits = sorted(turn.fits, key=lambda fit: fit.step)[:3]
    best = rng.choice(fits)
    return seat, c.Lay((c.WantedPlay(best.card, best.pile),), end=rng.random() < 0.2)


def hopeless(table: Table, seat: int, rng: Random) -> list[Command]:
    """What is refused while a game is played, or nearly always."""
    card = table.game.coded(rng.choice(sorted(table.sealed.decks[0])))
    return [
        c.Lay((c.WantedPlay(card, rng.randrange(len(table.state.tops))),)),
        c.Lay((c.WantedPlay(card, 0), c.WantedPlay(card, 1)), end=True),
        c.Lay((c.WantedPlay(card, 99),)),
        c.EndTurn(),
        c.Sit(),
        c.Begin(),
        c.Rematch(same_deal=rng.random() < 0.5),
        c.Change(changed(table.settings)),
        c.Remove(max(seat, 0), "greedy"),
        c.Opine(7, 0),
        c.GiveHint("leave@9"),
        c.Say("leave pile 2, I have 47"),
    ]


def shuffled(game: Game, desk: Desk, viewer: int, rng: Random) -> SealedDeal:
    """Another deal, in which nothing differs that the viewer has seen."""
    table = desk.room.table
    known = _shown(game, desk, viewer)
    decks = []
    for number, deck in enumerate(table.sealed.decks):
        unseen = [card for card in deck if (number, card) not in known]
        others = rng.sample(unseen, len(unseen))
        swap = dict(zip(unseen, others, strict=True))
        decks.append(tuple(swap.get(card, card) for card in deck))
    return seal(game, Deal(tuple(decks), table.sealed.lot), SALT)


def _shown(game: Game, desk: Desk, viewer: int) -> set[tuple[int, int]]:
    """Every card that was laid, or that the viewer has held, with its deck."""
    shown: set[tuple[int, int]] = set()

    def show(seat: int, cards: Iterable[int | str]) -> None:
        shown.update((game.draw_pile_of(seat), game.decoded(card)) for card in cards)

    for stored in desk.stored:
        event = decode_event(stored.body)
        if isinstance(event, e.Dealt):
            shown.clear()  # another game, with other cards
        if isinstance(event, e.Laid):
            show(event.seat, (play.card for play in event.plays))
        elif isinstance(event, e.Dealt) and viewer != SPECTATOR:
            show(viewer, event.hands[viewer])
        elif isinstance(event, e.TurnEnded) and event.seat == viewer:
            show(viewer, event.drew)
    return shown


def viewers(settings: Settings) -> list[int]:
    return [SPECTATOR, *range(settings.seats)]


def named(settings: Settings) -> str:
    options = "-".join(f"{name}{value}" for name, value in settings.options.items())
    return f"{settings.game}-{options or 'plain'}-{settings.seats}"


@pytest.mark.parametrize("settings", SETUPS, ids=named)
def test_what_one_cannot_see_changes_no_byte(settings: Settings) -> None:
    asyncio.run(_check(settings))


async def _check(settings: Settings) -> None:
    rng = Random(f"secrets {named(settings)}")
    told_apart = compared = refused = 0
    for games, length in WALKS:
        deals = [dealt(settings, rng.randrange(1 << 30)) for _ in range(games)]
        script = await random_script(settings, deals, length, rng)
        for viewer in viewers(settings):
            first = await walked(settings, deals, script, viewer)
            assert first is not None
            assert first.desk.room.table.number == games
            for _ in range(12):
                other = shuffled(settings.chosen, first.desk, viewer, rng)
                second = await walked(settings, [*deals[:-1], other], script, viewer)
                if second is None:
                    continue  # somebody would have been stuck, and everybody would know
                assert second.got == first.got
                compared += 1
                told_apart += second.desk.room.table.state != first.desk.room.table.state
                refused += sum(step.phase is None and step.seat == viewer for step in script)
                break
    assert compared > 8
    assert refused > 4
    assert told_apart > compared / 2 or settings.seats == 1


def dealt(settings: Settings, seed: int) -> SealedDeal:
    """A deal with a salt that everybody knows."""
    return seal(settings.chosen, new_deal(settings.chosen, settings.seats, seed), SALT)


def test_the_check_would_notice() -> None:
    """A seat's own cards do change what it gets."""

    async def check() -> None:
        settings = Settings("the-game", {}, 2)
        rng = Random("notice")
        deal = dealt(settings, 3)
        script = [Step(0, c.Begin(), Phase.CHOOSING)]
        first = await walked(settings, [deal], script, 0)
        assert first is not None
        other = shuffled(settings.chosen, first.desk, 1, rng)
        second = await walked(settings, [other], script, 0)
        assert second is not None
        assert second.got != first.got

    asyncio.run(check())


# -- bots that say what they hold

Turns = list[Turn]

SAYINGS = ("leave@0", "rather-not@0", "go-ahead@0")


async def talked(
    settings: Settings, deal: SealedDeal, turns: Turns, viewer: int, rng: Random | None = None
) -> tuple[Desk, list[bytes]] | None:
    """A game of the host with bots that speak, turn by turn, and what a viewer got of it. With
    `rng` the turns are made up, and noted.
    """
    desk, ear = await begin(settings, [deal], viewer)
    room, host = desk.room, device_of(0)
    await room.command(host, "begin", c.Begin())
    for seat in range(settings.seats):
        await room.command(device_of(seat), "opine", c.Opine(1, 0))
    for seat in range(1, settings.seats):
        await room.command(device_of(seat), "leave", c.Leave())
        await room.command(host, f"bot {seat}", c.LetBot(seat, "greedy"))
    for number in range(12):
        if rng is not None:
            turns.append(tuple(some_turn(room.table.state, rng)))
        if room.table.phase is Phase.OVER or not turns[number]:
            return None
        try:
            await _speak_and_play(room, turns[number])
        except RulesError:
            return None
    return desk, [*ear.sent, *(await desk.greeted(device_of(viewer))).sent]


async def _speak_and_play(room: Room, plays: Turn) -> None:
    table = room.table
    hints = tuple(
        e.GivenHint(seat, SAYINGS[sum(table.state.hands[seat]) % 3]) for seat in yet_to_speak(table)
    )
    await room.drive(next(iter(due(table))), c.BotHints(hints))
    seat, name = table.state.to_act, f"turn {len(table.game_log.turns)}"
    if seat == 0:
        await room.command(device_of(0), name, c.lay_command(table.game, plays, end=True))
    else:
        await room.drive(next(iter(due(room.table))), c.BotTurn(seat, plays, "greedy"))


def without_hints(sent: list[bytes], commitment: str) -> tuple[list[Any], list[Any]]:
    """What was sent without the hints, and the hints."""
    hints: list[Any] = []
    rest: list[Any] = []
    for frame in sent:
        message = json.loads(frame.replace(commitment.encode(), MASKED))
        message.pop("clock_ends", None)
        now = message.get("table", {}).get("now")
        if now is not None:
            hints.append(now.pop("hints"))
        for numbered in message.get("events", ()):
            if numbered["event"]["type"] == "hinted":
                hints.append(numbered["event"].pop("hints"))
        rest.append(message)
    return rest, hints


@pytest.mark.parametrize("seats", [2, 4])
def test_of_what_bots_hold_only_their_hints_tell_anything(seats: int) -> None:
    async def check() -> None:
        settings, rng = Settings("the-game", {}, seats), Random(f"hints {seats}")
        told_apart = compared = 0
        while compared < 6:
            deal = dealt(settings, rng.randrange(1 << 30))
            viewer, turns = rng.choice([SPECTATOR, 0]), Turns()
            first = await talked(settings, deal, turns, viewer, rng)
            if first is None:
                continue
            other = shuffled(settings.chosen, first[0], viewer, rng)
            second = await talked(settings, other, turns, viewer)
            if second is None:
                continue
            told = [
                without_hints(sent, desk.room.table.sealed.commitment)
                for desk, sent in (first, second)
            ]
            assert told[0][0] == told[1][0]
            told_apart += told[0][1] != told[1][1]
            compared += 1
        assert told_apart > compared / 2

    asyncio.run(check())


@pytest.mark.parametrize("settings", SETUPS, ids=named)
def test_before_the_deal_and_after_the_end_there_is_nothing_to_hide(settings: Settings) -> None:
    async def check() -> None:
        for viewer in viewers(settings):
            sent = []
            for _ in range(2):
                deal = secret_deal(settings.chosen, settings.seats)
                desk, ear = await begin(settings, [deal], viewer)
                await desk.room.command(device_of(0), "say", c.Say("hello"))
                sent.append(ear.sent)
            assert sent[0] == sent[1]
            await desk.room.command(device_of(0), "begin", c.Begin())
            assert desk.room.table.sealed.salt.encode() not in b"".join(ear.sent)
            if desk.room.table.phase is Phase.CHOOSING:
                for seat in range(settings.seats):
                    await desk.room.command(device_of(seat), "o", c.Opine(1, 0))
            await desk.room.command(device_of(0), "resign", c.Resign())
            for seat in range(1, settings.seats):
                if desk.room.table.giving_up is not None:
                    agree = c.AnswerGivingUp(agree=True)
                    await desk.room.command(device_of(seat), "agree", agree)
            fresh = await desk.greeted(device_of(viewer))
            for sent_last in (ear.sent[-1], fresh.sent[0]):
                assert desk.room.table.sealed.salt.encode() in sent_last

    asyncio.run(check())
