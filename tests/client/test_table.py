"""A table over its socket: playing, talking, breaking off and coming back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import websockets
from websockets.asyncio.server import Server, ServerConnection, serve

from backtrick.client import (
    ClientError,
    ClientErrorCode,
    Device,
    RequestRefused,
    TableClient,
    connect,
)
from backtrick.client import table as client_table
from backtrick.protocol import Done, Numbered, Ping, Pong, Refusal, encode
from backtrick.table import commands as c
from backtrick.table.events import Ended, Hinted, Laid, Said
from backtrick.table.settings import WantedSettings
from tests.server.kit import PATIENCE, LiveServer, live


async def seat_two(server: LiveServer, **settings: Any) -> tuple[Device, Device, str]:
    """Two devices that sit at a table, and its id."""
    ana, ben = [await Device.make(server.url, name) for name in ("Ana", "Ben")]
    made = await ana.make_table("the-game", seats=2, **settings)
    await ben.join(made.id, key=made.key)
    return ana, ben, made.id


async def begin(host: TableClient, other: TableClient) -> None:
    """Deal; the host starts."""
    await host.begin()
    await host.opine(opening=2, starter=0)
    await other.wait_for(lambda: other.table.phase == "choosing")
    await other.opine(starter=0)
    await host.wait_for(lambda: host.mine.turn)


async def play_on(table: TableClient) -> None:
    """Small steps, until the game is over."""
    while True:
        await table.wait_for(lambda: table.mine.turn or table.table.phase == "over")
        turn = table.mine.turn
        if turn is None:
            return
        if turn.may_end:
            await table.end_turn()
        else:
            best = min(turn.fits, key=lambda fit: fit.step)
            await table.play([best], end=turn.needed == 1 and not turn.owed)


async def listen(table: TableClient, heard: list[Numbered]) -> None:
    async for numbered in table:
        heard.append(numbered)


@live
async def test_a_whole_game_with_bots(server: LiveServer) -> None:
    ana = await Device.make(server.url, "Ana")
    made = await ana.make_table("the-game", bots=["greedy", "greedy"])
    async with connect(ana, made.id) as table:
        heard: list[Numbered] = []
        listening = asyncio.create_task(listen(table, heard))
        await asyncio.sleep(0)
        first = table.version
        await table.begin()
        assert table.mine.hand
        assert len(table.mine.hand) == table.table.board.hand
        await table.opine(opening=2, starter=0)
        await play_on(table)
        assert table.table.end is not None
        version = table.version
    await listening
    assert [each.version for each in heard] == list(range(first + 1, version + 1))
    assert any(isinstance(each.event, Ended) for each in heard)
    assert {each.event.seat for each in heard if isinstance(each.event, Laid)} == {0, 1, 2}


@live
async def test_a_plan_is_only_a_plan(server: LiveServer) -> None:
    ana, ben, table_id = await seat_two(server)
    async with connect(ana, table_id) as host, connect(ben, table_id) as other:
        await begin(host, other)
        assert host.mine.turn is not None
        assert host.mine.hand is not None
        fit, version = host.mine.turn.fits[0], host.version
        planned = await host.plan([fit])
        assert planned.tops[fit.pile] == fit.card
        assert fit.card not in planned.hand
        assert host.version == version
        await host.play([(fit.card, fit.pile)])
        assert host.table.now is not None
        assert host.table.now.tops == planned.tops
        assert (await other.plan([])).ahead


@live
async def test_hints_and_chat(server: LiveServer) -> None:
    ana, ben, table_id = await seat_two(server, talk="free")
    async with connect(ana, table_id) as host, connect(ben, table_id) as other:
        await begin(host, other)
        heard: list[Numbered] = []
        listening = asyncio.create_task(listen(host, heard))
        await asyncio.sleep(0)
        assert "leave@2" in other.mine.hints_left
        await other.hint("leave@2")
        assert "leave@2" not in other.mine.hints_left
        version = await other.say("good luck")
        await host.wait_for(lambda: host.version >= version)
        assert host.table.now is not None
        assert [hint.hint for hint in host.table.now.hints] == ["leave@2"]
        await host.mute(1)
        assert [*host.mine.muted] == [1]
        version = await other.say("do you hear me?")
        await host.wait_for(lambda: host.version >= version)
        await host.mute(1, on=False)
        assert [*host.mine.muted] == []
    await listening
    hinted, *said = [each.event for each in heard if isinstance(each.event, Hinted | Said)]
    assert isinstance(hinted, Hinted)
    assert said == [Said(1, "good luck"), Said(1, "")]


@live
async def test_what_else_one_can_do(server: LiveServer) -> None:
    ana, ben, table_id = await seat_two(server, public=True)
    eve = await Device.make(server.url, "Eve")
    async with connect(ana, table_id) as host, connect(ben, table_id) as other:
        assert isinstance(await host.request(Ping()), Pong)
        await other.leave()
        async with connect(eve, table_id) as look:
            assert [look.mine.seat] == [None]
            await look.sit(1)
            assert look.mine.seat == 1
            await look.leave()
        await other.sit()
        await begin(host, other)
        await other.resign()
        await host.wait_for(lambda: host.table.giving_up)
        await host.request(c.AnswerGivingUp(True))
        await host.wait_for(lambda: host.table.phase == "over")
        await host.rematch(same_deal=True)
        assert host.table.number == 2
        await host.request(c.Leave())
        await other.wait_for(lambda: other.table.seats[0].away)


@live
async def test_a_refusal_is_an_exception_and_the_connection_lives(server: LiveServer) -> None:
    ana, ben, table_id = await seat_two(server)
    async with connect(ana, table_id) as host, connect(ben, table_id) as other:
        with pytest.raises(RequestRefused) as refused:
            await other.begin()
        assert (refused.value.code, refused.value.facts) == ("not-host", {"host": 0})
        assert str(refused.value)
        await begin(host, other)
        with pytest.raises(RequestRefused) as refused:
            await other.play([(2, 0)])
        assert refused.value.code == "not-your-turn"
        with pytest.raises(RequestRefused) as refused:
            await host.hint("nonsense")
        assert (refused.value.code, refused.value.facts["reason"]) == ("forbidden-hint", "unknown")
        await host.say("still here")


@live
async def test_a_request_is_sent_again_under_its_id_while_the_outcome_is_not_certain(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_table.TableClient, "doubts", (0.0, 0.0))
    ana, _, table_id = await seat_two(server, talk="free")
    async with connect(ana, table_id) as table:
        sent: list[str] = []
        send, doubts = table.send, 2

        async def doubtful(frame: str) -> None:
            """The server does not know whether it was carried out."""
            nonlocal doubts
            sent.append(json.loads(frame)["id"])
            if doubts:
                doubts -= 1
                refusal = Refusal(sent[-1], "storage-gone", "gone", {}, certain=False)
                await table.receive(encode(refusal))
            else:
                await send(frame)

        monkeypatch.setattr(table, "send", doubtful)
        before = table.version
        assert await table.say("hello") == before + 1
        assert len(sent) == 3
        assert len(set(sent)) == 1
        doubts = 3
        with pytest.raises(RequestRefused) as refused:
            await table.say("hello again")
        assert (refused.value.code, refused.value.certain) == ("storage-gone", False)
        assert len(set(sent)) == 2


@live
async def test_a_private_table_is_watched_with_its_code(server: LiveServer) -> None:
    ana, eve = [await Device.make(server.url, name) for name in ("Ana", "Eve")]
    made = await ana.make_table("the-game", seats=2)
    for secret in (made.code, made.key):
        async with connect(eve, made.id, secret=secret) as look:
            assert look.mine.seat is None
            assert isinstance(look.socket, websockets.ClientConnection)
            look.socket.transport.abort()
            assert isinstance(await look.request(Ping()), Pong)
    with pytest.raises(RequestRefused) as refused:
        async with connect(eve, made.id, secret="WRONG2"):
            pass
    assert refused.value.code == "not-allowed"


# -- breaking off


class Lossy:
    """A proxy in front of a server that drops a connection, and what is on its way, when asked."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.port = 0
        self.forward = self.back = True
        """Whether frames come through, to the server and from it."""
        self.sent: list[str] = []
        self.connections = 0
        self._open: set[ServerConnection] = set()

    async def handle(self, near: ServerConnection) -> None:
        assert near.request is not None
        self.connections += 1
        self.forward = self.back = True
        self._open.add(near)
        headers = {"Authorization": near.request.headers["Authorization"]}
        path = f"ws://127.0.0.1:{self.server.port}{near.request.path}"
        with suppress(websockets.ConnectionClosed):
            async with websockets.connect(path, additional_headers=headers) as far:
                inwards = asyncio.create_task(self.take(near, far))
                async for frame in far:
                    if self.back:
                        await near.send(frame)
                await near.close(far.close_code or 1000)
                await inwards

    async def take(self, near: ServerConnection, far: websockets.ClientConnection) -> None:
        with suppress(websockets.ConnectionClosed):
            async for frame in near:
                self.sent.append(str(frame))
                if self.forward:
                    await far.send(frame)
        await far.close()

    def drop(self) -> None:
        for connection in self._open:
            connection.transport.abort()
        self._open.clear()


@asynccontextmanager
async def behind(lossy: Lossy) -> AsyncIterator[Server]:
    async with serve(lossy.handle, "127.0.0.1", 0) as running:
        lossy.port = next(iter(running.sockets)).getsockname()[1]
        yield running


@pytest.mark.parametrize("lost", ["request", "answer"])
@live
async def test_a_request_on_a_breaking_connection_is_carried_out_once(
    server: LiveServer, lost: str
) -> None:
    ana, ben, table_id = await seat_two(server, talk="free")
    lossy = Lossy(server)
    async with behind(lossy), connect(ben, table_id) as other:
        near = Device(f"http://127.0.0.1:{lossy.port}", ana.token, ana.id, ana.name)
        async with connect(near, table_id) as table:
            heard: list[Numbered] = []
            listening = asyncio.create_task(listen(table, heard))
            await asyncio.sleep(0)
            before = table.version
            for number in range(3):
                lossy.forward, lossy.back = lost != "request", lost != "answer"
                asked = asyncio.create_task(table.say(f"number {number}"))
                async with asyncio.timeout(PATIENCE):
                    while not any(f'"number {number}"' in frame for frame in lossy.sent):
                        await asyncio.sleep(0.01)
                if lost == "answer":
                    await other.wait_for(lambda: other.version > table.version)
                await other.say(f"meanwhile {number}")
                lossy.drop()
                version = await asked
                assert table.version >= version
            await table.wait_for(lambda: table.version == other.version)
        await listening
    assert lossy.connections == 4
    frames = [json.loads(frame) for frame in lossy.sent]
    assert len({frame["id"] for frame in frames}) == 3
    assert len(frames) == 6
    assert [each.version for each in heard] == list(range(before + 1, before + 7))
    said = [each.event.text for each in heard if isinstance(each.event, Said)]
    assert sorted(said) == sorted(
        f"{what} {n}" for what in ("number", "meanwhile") for n in range(3)
    )


@live
async def test_a_server_that_restarts(own: LiveServer) -> None:
    ana, ben, table_id = await seat_two(own)
    async with connect(ana, table_id) as host, connect(ben, table_id) as other:
        await begin(host, other)
        hand, version = host.mine.hand, host.version
        await asyncio.to_thread(own.stop)
        asked = asyncio.create_task(host.say("hello"))
        await asyncio.to_thread(own.start)
        assert await asked == version + 1
        assert host.mine.hand == hand
        await other.wait_for(lambda: other.version == host.version)
        await asyncio.gather(play_on(host), play_on(other))


@live
async def test_another_client_goes_on_from_where_one_was(server: LiveServer) -> None:
    ana, ben, table_id = await seat_two(server)
    async with connect(ana, table_id) as host:
        async with connect(ben, table_id) as before:
            pass
        for number in range(3):
            await host.say(str(number))
        after = TableClient(ben, table_id, after=before.version, resume=before.resume)
        heard: list[Numbered] = []
        listening = asyncio.create_task(listen(after, heard))
        await asyncio.sleep(0)
        await after.open()
        await after.wait_for(lambda: after.version == host.version)
        await after.close()
        await listening
    assert [each.event for each in heard] == [Said(0, str(number)) for number in range(3)]


# -- the end


@live
async def test_after_a_final_bye_everything_that_waits_ends(server: LiveServer) -> None:
    ana, ben, table_id = await seat_two(server, public=True)
    eve = await Device.make(server.url, "Eve")
    async with connect(ana, table_id) as host, connect(eve, table_id) as look:
        waiting = [
            asyncio.create_task(look.wait_for(lambda: look.table.phase == "over")),
            asyncio.create_task(listen(look, [])),
        ]
        await asyncio.sleep(0)
        settings = {name: getattr(host.table.settings, name) for name in ("game", "options")}
        await host.request(c.Change(WantedSettings(**settings, seats=2, watch=False)))
        for task in waiting:
            with pytest.raises(ClientError) as ended:
                await asyncio.wait_for(task, PATIENCE)
            assert ended.value.code == "table-full"
        with pytest.raises(ClientError) as ended:
            await look.say("hello?")
        assert ended.value.code == "table-full"
        assert not isinstance(ended.value, RequestRefused)
    assert ben.token


@live
async def test_a_device_that_nobody_knows_and_a_table_that_is_not_there(server: LiveServer) -> None:
    ana = await Device.make(server.url, "Ana")
    made = await ana.make_table("the-game", seats=2, public=True)
    nobody = Device(server.url, "wrong", "", "")
    for device, table_id, code in (
        (ana, "nosuchtable12345", "no-such-table"),
        (nobody, made.id, "not-identified"),
    ):
        with pytest.raises(ClientError) as ended:
            async with connect(device, table_id):
                pass
        assert ended.value.code == code


@live
async def test_a_client_that_is_closed_asks_for_nothing(server: LiveServer) -> None:
    ana = await Device.make(server.url, "Ana")
    made = await ana.make_table("the-game", seats=2)
    async with connect(ana, made.id) as table:
        waiting = asyncio.create_task(table.wait_for(lambda: table.table.phase == "over"))
        await asyncio.sleep(0)
    for asking in (waiting, table.begin()):
        with pytest.raises(ClientError) as ended:
            await asking
        assert ended.value.code is ClientErrorCode.CLOSED


@live
async def test_events_that_are_missing_end_the_client(server: LiveServer) -> None:
    ana = await Device.make(server.url, "Ana")
    made = await ana.make_table("the-game", seats=2)

    class Skipping(TableClient):
        async def receive(self, frame: str | bytes) -> None:
            if '"text":"lost"' not in str(frame):
                await super().receive(frame)

    table = Skipping(ana, made.id)
    await table.open()
    await table.wait_for(lambda: table.welcomed)
    assert isinstance(await table.request(c.Say("lost")), Done)
    with pytest.raises(ClientError) as ended:
        await table.say("heard")
    assert ended.value.code is ClientErrorCode.MISSING_EVENTS
    await table.close()
