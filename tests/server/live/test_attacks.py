"""What people try who do not play fair: a coded refusal, and nothing else."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress

import pytest
import websockets

from backtrick.client import ClientError
from backtrick.protocol import PROTOCOL
from tests.server.kit import (
    PATIENCE,
    Line,
    LiveServer,
    Message,
    Player,
    begun,
    gathered,
    live,
    play_of,
    played_out,
)


@live
async def test_nobody_plays_anothers_seat_or_out_of_turn_or_twice(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, public=True)
    eve = await server.person("Eve")
    async with ana.seated(table) as host, ben.seated(table) as other, eve.seated(table) as look:
        assert await host.refused("lay", plays=[{"card": 2, "pile": 0}]) == "wrong-phase"
        assert await host.refused("plan", plays=[]) == "wrong-phase"
        await begun([host, other])
        assert host.turn is not None
        play = play_of(host.turn.fits[0])
        card, pile = play["card"], play["pile"]
        for line, code in ((other, "not-your-turn"), (look, "not-seated")):
            assert await line.refused("lay", plays=[play]) == code
            assert await line.refused("end_turn") == code
        for kind in ("resign", "rematch", "take_back", "begin", "leave", "opine"):
            assert await look.refused(kind) == "not-seated"
        theirs = other.hands[0][0]
        assert await host.refused("lay", plays=[{"card": theirs, "pile": pile}]) == "not-in-hand"
        assert await host.refused("lay", plays=[play, play]) == "not-in-hand"
        assert await host.refused("lay", plays=[]) == "nothing-laid"
        assert await host.refused("lay", plays=[{"card": card, "pile": 99}])
        assert await host.refused("lay", plays=[{"card": card, "pile": -1}])
        assert await host.refused("lay", plays=[{"card": 0, "pile": 0}])
        assert await host.refused("lay", plays=[{"card": "7r", "pile": 0}])
        await host.does("lay", plays=[play])
        assert await host.refused("lay", plays=[play]) == "not-in-hand"
        version = host.version
        await host.ask("ping")
        assert host.version == version
        await played_out([host, other])
        assert await host.refused("lay", plays=[play]) == "wrong-phase"
        assert await other.refused("end_turn") == "wrong-phase"


@live
async def test_the_drivers_commands_are_not_for_clients(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        version = host.version
        drivers: list[Message] = [
            {"type": "bot_turn", "seat": 0, "plays": [], "bot": "greedy"},
            {"type": "bot_opines", "seat": 0, "opening": 1},
            {"type": "close_opinions"},
            {"type": "give_up_on", "seat": 1},
            {"type": "close", "reason": "x"},
            {"type": "dealt"},
            {"type": "sit", "seat": 0, "actor": -2},
        ]
        for command in drivers:
            assert await host.refused(command.pop("type"), **command) == "bad-message"
        await host.ask("ping")
        assert host.version == version


@pytest.mark.parametrize(
    "bot",
    ["os:system", "backtrick.bots:Greedy", "greedy@", "greedy@99", "", " ", "../x", "greedy\n"],
)
@live
async def test_only_offered_bots_come_to_a_table(server: LiveServer, bot: str) -> None:
    ana = await server.person()
    table = await ana.opens()
    async with ana.seated(table) as line:
        assert await line.refused("put_bot", seat=1, bot=bot) == "no-such-bot"
    made = await ana.call("POST", "/tables", {"game": "the-game", "seats": 2, "bots": [bot]})
    assert made.status_code == 400
    assert made.json()["code"] == "no-such-bot"


@live
async def test_other_peoples_data_stays_theirs(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    eve = await server.person("Eve")
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        assert (await eve.call("GET", f"/tables/{table['id']}")).status_code == 403
        assert (await eve.call("POST", f"/tables/{table['id']}/join", {})).status_code == 403
        wrong = {"key": table["key"][:-1], "sit": False}
        assert (await eve.call("POST", f"/tables/{table['id']}/join", wrong)).status_code == 403
        assert (await eve.call("GET", f"/records/{table['id']}-1")).status_code == 404
        await host.does("resign")
        for path in (f"/records/{table['id']}-1", f"/records/{table['id']}-2"):
            assert (await eve.call("GET", path)).status_code in (403, 404)
        for path in ("/devices/me/tables", "/devices/me/records"):
            assert table["id"] not in (await eve.call("GET", path)).text
    async with eve.at(table) as line:
        assert await line.refused("say", text="hello") == "not-allowed"
    listed = (await eve.call("GET", "/tables")).text
    assert table["id"] not in listed


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Authorization": "Bearer wrong"},
        {"Authorization": "Basic abc"},
        {"Authorization": "Bearer " + "x" * 4000},
        {"Cookie": "backtrick_device=wrong"},
    ],
)
@live
async def test_nobody_comes_without_a_device(server: LiveServer, headers: dict[str, str]) -> None:
    ana = await server.person()
    table = await ana.opens(public=True)
    nobody = Player(server, "", "", "10.0.0.1")
    async with nobody.at(table, headers={"X-Nothing": "1", **headers}) as line:
        assert (await line.heard("bye"))["code"] == "not-identified"
        assert await line.closed() == 1008
        assert len(line.messages) == 1


@live
async def test_pages_of_others_cannot_open_a_socket(server: LiveServer) -> None:
    ana = await server.person()
    table = await ana.opens()
    cookie = {"Cookie": f"backtrick_device={ana.token}"}
    own = f"http://127.0.0.1:{server.port}"
    for origin in (own, None):
        headers = {**cookie, **({"Origin": origin} if origin else {})}
        async with ana.at(table, headers=headers) as line:
            await line.heard("welcome")
    foreign = (
        "https://evil.example",
        "null",
        "",
        f"http://127.0.0.1:{server.port + 1}",
        f"http://127.0.0.1:{server.port}.evil.example",
        f"http://evil.example/{own}",
        f"{own}@evil.example",
        "http://[",
        "file://",
    )
    for origin in foreign:
        async with ana.at(table, headers={**cookie, "Origin": origin}) as line:
            assert (await line.heard("bye"))["code"] == "foreign-origin", origin
            await line.closed()
    async with ana.at(table, headers={**cookie, "Sec-Fetch-Site": "cross-site"}) as line:
        assert (await line.heard("bye"))["code"] == "foreign-origin"


@live
async def test_the_wrong_table_and_the_wrong_protocol_are_refused(server: LiveServer) -> None:
    ana = await server.person()
    table = await ana.opens()
    for wrong in ("nosuchtable12345", "x" * 3000, "%2e%2e", "a%20b", "%C3%A9"):
        async with ana.at(wrong) as line:
            assert (await line.heard("bye"))["code"] == "no-such-table"
            await line.closed()
    for wrong in ("a%00b", "a%0ab", "%E2%80%AE"):
        with pytest.raises(ClientError) as raised:
            async with ana.at(wrong):
                pass
        assert isinstance(raised.value.__cause__, websockets.InvalidStatus)
        assert raised.value.__cause__.response.status_code == 404
    for protocol in (PROTOCOL + 1, "", "1.0", "-1", "x" * 1000, "\u202e"):
        async with ana.at(table, protocol=protocol) as line:
            bye = await line.heard("bye")
            assert bye["code"] == "wrong-protocol"
            assert len(bye["message"]) < 200
            assert bye["final"]
            await line.closed()
    async with ana.at(table, protocol=PROTOCOL) as line:
        await line.heard("welcome")


@pytest.mark.parametrize("protocol", [0, 1])
@live
async def test_a_client_of_an_earlier_protocol_has_to_update(
    server: LiveServer, protocol: int
) -> None:
    ana = await server.person()
    async with ana.at(await ana.opens(), protocol=protocol) as line:
        bye = await line.heard("bye")
        assert (bye["code"], bye["final"]) == ("update", True)
        assert bye["message"]
        assert await line.closed() == 1008
        assert len(line.messages) == 1


def asked(do: str) -> str:
    """A request as it goes over the wire."""
    return f'{{"id":"1","do":{do}}}'


HUGE = 10**30

BAD: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "1",
    '"x"',
    "{}",
    '{"id":"1"}',
    '{"id":1,"do":{"type":"ping"}}',
    '{"id":"","do":{"type":"ping"}}',
    json.dumps({"id": "x" * 65, "do": {"type": "ping"}}),
    '{"id":"1","do":{"type":"ping"},"more":1}',
    '{"id":"1","do":{"type":"ping","more":1}}',
    '{"id":"1","do":{"type":"fly"}}',
    '{"id":"1","do":{"type":7}}',
    '{"id":"1","do":{"type":"sit","seat":"1"}}',
    '{"id":"1","do":{"type":"sit","seat":1.5}}',
    '{"id":"1","do":{"type":"sit","seat":NaN}}',
    '{"id":"1","do":{"type":"sit","seat":Infinity}}',
    '{"id":"1","do":{"type":"sit","seat":1e999}}',
    asked(json.dumps({"type": "sit", "seat": HUGE})),
    asked(f'{{"type":"sit","seat":{"9" * 5000}}}'),
    asked(json.dumps({"type": "opine", "opening": -HUGE})),
    asked(json.dumps({"type": "lay", "plays": [{"card": HUGE, "pile": 0}]})),
    asked(json.dumps({"type": "plan", "plays": [{"card": 1, "pile": HUGE}]})),
    asked(json.dumps({"type": "plan", "plays": [{"card": 1, "pile": 1}] * 17})),
    '{"id":"1","do":{"type":"say","text":"\\ud800"}}',
    '{"id":"\\ud800","do":{"type":"ping"}}',
    "[" * 8000,
    '{"id":' * 1300,
    '{"id":"1","do":' + '{"do":' * 1000 + "1" + "}" * 1000 + "}",
    b'{"id":"1","do":{"type":"fly"}}',
    b"\xff\xfe\x00",
    b"\x00" * 100,
    '{"id":"1","do":{"type":"ping"}}{"id":"2","do":{"type":"ping"}}',
    "\u0000",
    "\ufeff{}",
]


@live
async def test_a_message_that_makes_no_sense_is_refused_and_the_socket_lives(
    server: LiveServer,
) -> None:
    ana = await server.person()
    table = await ana.opens()
    for some in (BAD[start : start + 18] for start in range(0, len(BAD), 18)):
        async with ana.seated(table) as line:
            for raw in some:
                since = len(line.messages)
                await line.wire.send(raw)
                refused = await line.heard("refused", since)
                assert refused["code"] == "bad-message", raw
                assert refused["message"]
                assert (await line.ask("ping"))["type"] == "pong"


@live
async def test_both_kinds_of_frames_and_doubled_keys(server: LiveServer) -> None:
    ana = await server.person()
    async with ana.seated(await ana.opens()) as line:
        await line.wire.send(b'{"id":"b","do":{"type":"ping"}}')
        assert (await line.answer("b"))["type"] == "pong"
        await line.wire.send('{"id":"1","id":"2","do":{"type":"ping"}}')
        assert (await line.answer("2"))["type"] == "pong"
        await line.wire.send(['{"id":"3",', '"do":{"type":"ping"}}'])
        assert (await line.answer("3"))["type"] == "pong"
        long = "\u00e9" * 64
        assert (await line.ask("say", long, text="hello"))["type"] == "done"
        assert (await line.ask("say", ":\u2028'\"<%s>", text="hello"))["type"] == "done"
        largest = json.dumps({"id": "4", "do": {"type": "ping"}}).ljust(8192)
        await line.wire.send(largest)
        assert (await line.answer("4"))["type"] == "pong"


@pytest.mark.parametrize(
    "frame",
    [" " * 8193, b" " * 8193, "é" * 4097],
    ids=["text", "bytes", "wide"],
)
@live
async def test_a_message_that_is_too_large_ends_the_socket(
    server: LiveServer, frame: str | bytes
) -> None:
    ana = await server.person()
    table = await ana.opens()
    async with ana.seated(table) as line, ana.seated(table) as other:
        await line.wire.send(frame)
        assert (await line.heard("bye"))["code"] == "too-large"
        assert await line.closed() == 1009
        assert (await other.ask("ping"))["type"] == "pong"


@live
async def test_ten_megabytes_are_not_even_read(server: LiveServer) -> None:
    ana = await server.person()
    table = await ana.opens()
    async with ana.seated(table) as line, ana.seated(table) as other:
        with suppress(websockets.ConnectionClosed):
            await line.wire.send("x" * 10_000_000)
        assert await line.closed() in (1006, 1009)
        assert (await other.ask("ping"))["type"] == "pong"


@live
async def test_frames_that_are_no_text_end_only_their_own_socket(server: LiveServer) -> None:
    ana = await server.person()
    table = await ana.opens()
    async with ana.seated(table) as line, ana.seated(table) as other:
        await line.wire.send(b'{"id":"\xff","do"', text=True)
        await line.closed()
        assert (await other.ask("ping"))["type"] == "pong"
    async with ana.seated(table) as line:
        line.wire.transport.abort()
    async with ana.seated(table) as line:
        assert (await line.ask("ping"))["type"] == "pong"


@live
async def test_who_hangs_up_in_the_middle_breaks_nothing(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    text = "\u3042" * 500
    async with ben.seated(table) as other:
        for _ in range(4):
            async with ana.seated(table) as line:
                for _ in range(40):
                    await line.post("say", text=text)
                line.wire.transport.abort()
            await other.does("say", text="still here")
        assert len(other.events("said")) >= 4
    assert "broke" not in server.log()


@live
async def test_twenty_messages_without_sense_are_enough(server: LiveServer) -> None:
    ana = await server.person()
    async with ana.seated(await ana.opens()) as line:
        for _ in range(20):
            await line.wire.send("nonsense")
        bye = await line.heard("bye")
        assert bye["code"] == "bad-message"
        assert bye["message"]
        assert await line.closed() == 1008


# -- too much


@live
async def test_codes_cannot_be_guessed(limited: LiveServer) -> None:
    ana = await limited.person(address="10.1.0.1")
    table = await ana.opens()
    eve = await limited.person("Eve", address="10.1.0.2")
    async with eve.at(table) as line:
        codes = [await line.refused("enter", secret=f"ABC{n:03}") for n in range(12)]
        assert codes[0] == "not-allowed"
        assert codes[-1] == "too-many"
        assert await line.refused("enter", secret=table["code"]) == "too-many"
    # Another socket, the API, or another device at the same address do not help.
    async with eve.at(table) as line:
        assert await line.refused("enter", secret=table["code"]) == "too-many"
    assert (await eve.call("POST", "/join", {"code": table["code"]})).status_code == 429
    twin = await limited.person("Eve", address="10.1.0.2")
    joining = await twin.call("POST", f"/tables/{table['id']}/join", {"key": table["key"]})
    assert joining.status_code == 429
    async with twin.at(table) as line:
        assert await line.refused("enter", secret=table["key"]) == "too-many"
    # Somebody else still gets in.
    ben = await limited.person("Ben", address="10.1.0.3")
    assert await ben.joins(table) == 1


@live
async def test_a_flood_of_messages_ends_the_socket(limited: LiveServer) -> None:
    ana = await limited.person(address="10.1.1.1")
    table = await ana.opens()
    async with ana.seated(table) as line, ana.seated(table) as other:
        with suppress(websockets.ConnectionClosed):
            for _ in range(40):
                for _ in range(100):
                    await line.post("ping")
                await asyncio.sleep(0.2)
        assert (await line.heard("bye"))["code"] == "too-many"
        pongs = sum(message["type"] == "pong" for message in line.messages)
        assert pongs < 60 + 10 * 5 * PATIENCE
        assert (await other.ask("ping"))["type"] == "pong"


@live
async def test_a_device_has_so_many_tables(limited: LiveServer) -> None:
    ana = await limited.person(address="10.1.2.1")
    answers = [
        await ana.call("POST", "/tables", {"game": "the-game", "seats": 2}) for _ in range(32)
    ]
    assert [answer.status_code for answer in answers[:30]] == [201] * 30
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "too-many"
    ben = await limited.person("Ben", address="10.1.2.2")
    theirs = await ben.opens(public=True)
    async with ana.seated(theirs) as line:
        assert await line.refused("sit") == "too-many-tables"
    joining = await ana.call("POST", f"/tables/{theirs['id']}/join", {})
    assert joining.json()["code"] == "too-many-tables"


@live
async def test_a_device_holds_so_many_sockets(limited: LiveServer) -> None:
    ana, ben = [await limited.person(name, address="10.1.4.1") for name in ("Ana", "Ben")]
    table = await ana.opens(public=True)
    async with AsyncExitStack() as stack:
        for _ in range(20):
            await stack.enter_async_context(ana.seated(table))
        async with ana.at(table) as line:
            assert (await line.heard("bye"))["code"] == "too-many"
            await line.closed()
        async with ben.seated(table) as line:
            assert (await line.ask("ping"))["type"] == "pong"


@pytest.mark.parametrize("known", [True, False])
@live
async def test_sockets_cannot_be_opened_without_end(limited: LiveServer, known: bool) -> None:
    address = f"10.1.5.{int(known)}"
    ana = await limited.person(address=address)
    table = await ana.opens()
    opener = ana if known else Player(limited, "", "wrong", address)
    codes = set()
    for _ in range(200):
        async with opener.at(table) as line:
            first = await line.wait(lambda: line.messages)
            codes.add(first[0].get("code"))
        if "too-many" in codes:
            break
    assert codes == {"too-many", None if known else "not-identified"}


@live
async def test_nobody_stands_at_the_door_for_ever(hasty: LiveServer) -> None:
    ana, eve = await hasty.people("Ana", "Eve")
    table = await ana.opens()
    async with eve.at(table) as line:
        assert (await line.heard("bye"))["code"] == "not-allowed"
        assert await line.closed() == 1008


@live
async def test_a_client_that_does_not_read_is_dropped(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ben.seated(table) as other:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        writer.write(
            f"GET /api/tables/{table['id']}/stream HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Authorization: Bearer {ana.token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        await _here(other, 0, True)
        text = "\u3042" * 500
        for _ in range(100):
            names = [await other.post("say", text=text) for _ in range(60)]
            await other.answer(names[-1])
            if await _gone(other):
                break
        await _here(other, 0, False)
        writer.close()
    async with ana.seated(table) as back:
        assert back.mine.seat == 0


async def _here(line: Line, seat: int, here: bool) -> None:
    await line.wait(lambda: _is_here(line, seat) is here)


async def _gone(line: Line) -> bool:
    return _is_here(line, 0) is False


def _is_here(line: Line, seat: int) -> bool | None:
    told = [message["people"] for message in line.messages if "people" in message]
    return next((person["here"] for person in told[-1] if person["seat"] == seat), None)
