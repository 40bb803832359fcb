"""What happens by itself: bots, the clock, silence, nudges; once, and also after a restart."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import msgspec
import pytest

from backtrick.rules import Record, verify
from backtrick.server.due.bots import BotPool
from backtrick.server.http.stream import Stream
from backtrick.server.live.appends import decode_event
from backtrick.server.live.live import Live
from backtrick.server.live.room import Room
from backtrick.server.ops.config import Config, Timing
from backtrick.server.ops.metrics import Metrics
from backtrick.server.peers.bus import Bus, NoBus
from backtrick.server.ports import SYSTEM
from backtrick.server.storage import Device, Store
from backtrick.table import Phase, Settings, Table, private_view
from backtrick.table import commands as c
from backtrick.table import events as e
from tests.server.kit import (
    PATIENCE,
    LiveServer,
    begun,
    gathered,
    live,
    played_out,
)


@live
async def test_who_is_nudged_and_silent_is_away(hasty: LiveServer) -> None:
    table, (ana, ben) = await gathered(hasty)
    async with ana.seated(table) as host, ben.seated(table) as other:
        assert await host.refused("nudge", seat=1) == "wrong-phase"
        await begun([host, other], starter=1)
        assert await host.refused("nudge", seat=0) == "yourself"
        await host.does("nudge", seat=1)
        assert await host.refused("nudge", seat=1) in ("already-nudged", "not-a-person")
        await other.event("nudged", seat=1, by=0)
        await host.event("left", seat=1)
        await host.does("let_bot", seat=1, bot="greedy")
        await host.wait(lambda: host.turn)
        await other.does("take_back")
        # Whoever answers in time stays.
        await other.does("nudge", seat=0)
        await host.does("say", text="here")
        await host.plays_turn()
        await asyncio.sleep(2.5)
        assert not [event for event in other.events("left") if event["seat"] == 0]


@live
async def test_who_is_connected_and_does_something_is_not_away(hasty: LiveServer) -> None:
    table, (ana, ben) = await gathered(hasty)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other], starter=0)
        await other.does("nudge", seat=0)
        await host.event("nudged", seat=0)
        assert (await host.ask("ping"))["type"] == "pong"  # a page does that by itself
        assert host.table.nudged == (0,)
        assert (await host.ask("plan", plays=[]))["type"] == "planned"
        await other.event("nudge_answered", seat=0)
        assert other.table.nudged == ()
        await other.does("nudge", seat=0)
        await host.does("answer_nudge")
        await other.wait(lambda: len(other.events("nudge_answered")) == 2)
        assert host.table.host == 0
        await host.plays_turn()
        if not host.over:
            assert await other.refused("nudge", seat=0) == "not-to-act"


@live
async def test_when_the_clock_runs_out_a_bot_plays_that_one_turn(hasty: LiveServer) -> None:
    table, (ana, ben) = await gathered(hasty, clock=4)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        await host.lays()
        await other.event("turn_ended", seat=0, next=1)
        laid = [event for event in other.events("laid") if event["seat"] == 0]
        assert [event["bot"] for event in laid] == [None, "planner"]
        await other.plays_turn()
        await host.wait(lambda: host.turn)
        assert not host.events("left")
        assert not host.events("stood_in")


@live
async def test_who_says_nothing_has_no_opinion(hasty: LiveServer) -> None:
    table, (ana, ben) = await gathered(hasty)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await host.does("begin")
        await other.does("opine", opening=1, starter=None)
        began = time.monotonic()
        await host.event("started", seat=1)
        assert time.monotonic() - began < 10


@live
async def test_bots_say_what_they_think_and_play(server: LiveServer) -> None:
    table, (ana,) = await gathered(server, names=("Ana",), bots=["greedy", "planner"])
    async with ana.seated(table) as line:
        await line.does("begin")
        await line.does("opine", opening=0, starter=1)
        await played_out([line])
        assert len(line.events("opined")) == 3
        assert {event["bot"] for event in line.events("laid")} <= {None, "greedy", "planner"}


@live
async def test_a_table_that_nobody_opens_plays_on_after_a_kill(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, "--limits", "0", "--bot-pace", "1").start()
    try:
        ana = await server.person()
        table = await ana.opens("the-game", 3, bots=["greedy"] * 2, begin=True)
        async with ana.seated(table) as line:
            await line.wait(lambda: len(line.events("opined")) == 2)
            await line.does("opine", opening=None, starter=1)
            # One of the bots, as their hands are; never the person, whom nobody proposed.
            starter = (await line.event("started"))["seat"]
            after, resume = line.version, line.resume
        server.kill()
        server.start()
        # The bots, each in its own time; nobody looks on.
        bots = list(range(starter, 3))
        began = time.monotonic()
        while _turns_ended(server.database) < len(bots):
            assert time.monotonic() - began < PATIENCE
            await asyncio.sleep(0.05)
        async with ana.seated(table, after=after, resume=resume) as line:
            await line.wait(lambda: line.turn)
            assert [event["seat"] for event in line.events("turn_ended")] == bots
    finally:
        server.stop()


def _turns_ended(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT body FROM events").fetchall()
    return sum(isinstance(decode_event(body), e.TurnEnded) for (body,) in found)


@live
async def test_the_server_stops_in_time_whoever_holds_on(own: LiveServer) -> None:
    ana, eve = await own.people("Ana", "Eve")
    table = await ana.opens("the-game", 2, bots=["expert"], begin=True)
    private = await ana.opens()
    async with ana.seated(table) as line, eve.at(private), eve.at(private) as door:
        began = time.monotonic()
        await asyncio.to_thread(own.stop)
        assert time.monotonic() - began < 10
        assert (await line.heard("bye"))["code"] == "stopping"
        await line.closed()
        await door.closed()


# -- two processes on one database


@asynccontextmanager
async def process_on(
    path: Path, bus: Bus | None = None, timing: Timing | None = None, **wanted: Any
) -> AsyncIterator[Live]:
    """A process with its own connections to a database, running."""
    url = f"sqlite:///{path}"
    store = await asyncio.to_thread(Store.open, url)
    usual = {
        "database": url,
        "warm": False,
        "limits": 0,
        "bot_pace": 0,
        "timing": timing or Timing(),
    }
    config = Config(**{**usual, **wanted})
    process = Live(store, config, SYSTEM, bus or NoBus(), Metrics())
    await process.start()
    try:
        yield process
    finally:
        await process.stop()
        await asyncio.to_thread(store.close)


async def someone(process: Live, name: str = "ana") -> Device:
    device = Device(name, name.title(), "en", False, time.time(), time.time())
    await process.store.add_device(device, f"hash {name}")
    return device


async def until(there: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def cheapest(table: Table) -> c.Command:
    """A play or the end of the turn of the seat to act."""
    turn = private_view(table, table.state.to_act).turn
    assert turn is not None
    if turn.may_end:
        return c.EndTurn()
    best = min(turn.fits, key=lambda fit: fit.step)
    return c.Lay((c.WantedPlay(best.card, best.pile),))


async def play_on(room: Room, device: str, processes: list[Live]) -> None:
    """One person and bots, until the game is over; each command by another process."""
    number = 0
    while room.table.phase is not Phase.OVER:
        table = room.table
        if table.phase is Phase.PLAYING and table.state.to_act == 0:
            number += 1
            there = await processes[number % len(processes)].find(room.id)
            await there.catch_up()
            if there.table.phase is Phase.PLAYING and there.table.state.to_act == 0:
                await there.command(device, f"n{number}", cheapest(there.table))
        else:
            await asyncio.sleep(0.02)
        await room.catch_up()


@live
async def test_two_processes_play_every_bot_turn_once(tmp_path: Path) -> None:
    path = tmp_path / "due.db"
    async with process_on(path) as one, process_on(path) as two:
        ana = await someone(one)
        three, bots = Settings("the-game", {}, 3), ["greedy"] * 2
        rooms = [(await one.tables.create(ana, three, bots, begin=True))[0] for _ in range(3)]
        for room in rooms:
            await room.command("ana", "opine", c.Opine(2, 0))
        await until(lambda: all(room.table.phase is Phase.PLAYING for room in rooms))
        await asyncio.gather(*(play_on(room, "ana", [one, two]) for room in rooms))
        for room in rooms:
            there = await two.find(room.id)
            await there.catch_up()
            assert there.table == room.table
            stored = await one.store.events(room.id)
            names = Counter(event.command for event in stored if event.command)
            assert set(names.values()) == {1}
            events = [decode_event(event.body) for event in stored]
            turns = [event for event in events if isinstance(event, e.TurnEnded)]
            assert all(after.seat == before.next for before, after in pairwise(turns))
            kept = await one.store.record(f"{room.id}-1")
            assert kept is not None
            verify(Record.from_json(kept.body.decode()))


@live
async def test_leaving_and_coming_back_at_another_process(tmp_path: Path) -> None:
    path = tmp_path / "due.db"
    async with process_on(path, bot_pace=600) as one, process_on(path, bot_pace=600) as two:
        await someone(one)
        ben = await someone(one, "ben")
        ana = (await one.store.devices(["ana"]))["ana"]
        room, _ = await one.tables.create(ana, Settings("face-to-face", {}, 2))
        await room.command("ben", "1", c.Sit())
        await room.command("ana", "1", c.Begin())
        acting = room.table.state.to_act
        goes, stays = (("ana", "ben"), ("ben", "ana"))[acting]
        elsewhere = await two.find(room.id)
        assert elsewhere.audience.people()[1].name == ben.name
        # What is due since a version that the other process has long known.
        await room.command(goes, "2", c.Leave())
        await room.command(stays, "3", c.LetBot(acting, "greedy"))
        await elsewhere.catch_up()
        assert elsewhere.table == room.table
        await elsewhere.command(goes, "4", c.TakeBack())
        await room.catch_up()
        assert elsewhere.table == room.table


class Wire(NoBus):
    """Carries the news between the processes of a test."""

    hearing: ClassVar[list[Live]] = []

    def tell(self, topic: str, about: str, *words: str) -> None:
        for process in self.hearing:
            process.peers.hear([topic, about, *words])


@live
async def test_names_change_and_go_at_another_process(tmp_path: Path) -> None:
    path = tmp_path / "due.db"
    async with process_on(path, bus=Wire()) as one, process_on(path, bus=Wire()) as two:
        Wire.hearing[:] = [one, two]
        ana, ben = await someone(one), await someone(one, "ben")
        room, _ = await one.tables.create(ana, Settings("the-game", {}, 2))
        await room.command("ben", "sit", c.Sit())
        await room.command("ana", "begin", c.Begin())
        there = await two.find(room.id)
        assert [person.name for person in there.audience.people()] == ["Ana", "Ben"]
        await one.store.rename("ben", "Benno", "en")
        one.devices.rename(replace(ben, name="Benno"))
        await until(lambda: there.audience.people()[1].name == "Benno")
        assert room.audience.people()[1].name == "Benno"
        await one.devices.remove("ben")
        await until(lambda: "ben" not in there.audience.known)
        assert [person.name for person in there.audience.people()] == ["Ana"]
        assert "ben" not in there.audience.devices
        Wire.hearing.clear()


@live
async def test_returning_to_a_process_that_lags_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, timing = tmp_path / "due.db", Timing(poll_seconds=600.0)
    async with process_on(path, timing=timing) as one, process_on(path, timing=timing) as two:
        ana = await someone(one)
        room, _ = await one.tables.create(ana, Settings("the-game", {}, 1))
        lagging = await two.find(room.id)
        resume = one.seal.resume_token(room.id, "ana", room.table.version)
        for number in range(3):
            await room.command("ana", f"say {number}", c.Say(str(number)))
        assert lagging.table.version < room.table.version - 1
        sent: list[Any] = []

        async def receive() -> dict[str, str]:
            await until(lambda: sent)
            return {"type": "websocket.disconnect"}

        async def send(message: dict[str, str]) -> None:
            sent.append(msgspec.json.decode(message["text"]))

        query = {"after": str(room.table.version - 1), "resume": resume}
        socket: Any = SimpleNamespace(query_params=query, scope={}, receive=receive, send=send)
        services: Any = SimpleNamespace(
            live=two, config=two.config, check_sockets=lambda device: None
        )
        with suppress(Exception):  # it hangs up
            await Stream(socket, room.id, services)._at_the_table(lagging, ana, None)
        assert [each["version"] for each in sent[0]["events"]] == [room.table.version]


@live
async def test_a_card_laid_while_the_clocks_bot_thinks_does_not_stop_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backtrick.table.settings.CLOCK_SECONDS", range(1, 100))
    asked = 0
    thinking = BotPool.turn

    async with process_on(tmp_path / "due.db") as process:
        ana = await someone(process)

        async def laid_meanwhile(self: BotPool, table: Table, seat: int, name: str) -> c.BotTurn:
            nonlocal asked
            asked += 1
            turn = await thinking(self, table, seat, name)
            if asked == 1:
                laid = c.lay_command(table.game, turn.plays[:1])
                await room.command("ana", "meanwhile", laid)
            return turn

        monkeypatch.setattr(BotPool, "turn", laid_meanwhile)
        room, _ = await process.tables.create(ana, Settings("the-game", {}, 1, clock=1), begin=True)
        await until(lambda: room.table.game_log.turns)
        assert asked == 2
        first = room.table.game_log.turns[0]
        assert len(first) >= 2


@live
async def test_a_room_is_not_swept_while_somebody_comes(tmp_path: Path) -> None:
    async with process_on(tmp_path / "due.db") as process:
        ana = await someone(process)
        room, _ = await process.tables.create(ana, Settings("the-game", {}, 1))
        room.used -= 10_000
        assert await process.find(room.id) is room
        assert time.monotonic() - room.used < 5


@live
async def test_a_bot_that_thinks_when_the_process_stops_is_left_for_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broke: list[BaseException] = []
    monkeypatch.setattr("backtrick.server.ops.logs.failure", lambda _, error: broke.append(error))
    asking = BotPool._ask
    thinking = asyncio.Event()

    async def slowly(self: BotPool, *about: Any) -> Any:
        thinking.set()
        await asyncio.sleep(0.5)
        return await asking(self, *about)

    monkeypatch.setattr(BotPool, "_ask", slowly)
    path = tmp_path / "due.db"
    async with process_on(path) as process:
        ana = await someone(process)
        room, _ = await process.tables.create(
            ana, Settings("the-game", {}, 2), ["greedy"], begin=True
        )
        await asyncio.wait_for(thinking.wait(), PATIENCE)
        await process.stop(0.1)
        await asyncio.sleep(0.6)
        assert not broke
        assert not any(room.table.opinions)
    async with process_on(path) as later:
        there = await later.find(room.id)
        await until(lambda: any(there.table.opinions))
