"""What one socket may send: frames of any kind, bytes, and answers that nobody reads."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from backtrick.client import TableClient
from backtrick.server.http.socket import Allowance
from backtrick.server.ops.config import Rate
from tests.server.http.test_connection import excess
from tests.server.kit import PATIENCE, Line, LiveServer, Message, Player, live, running, soon

MASK = bytes(4)
"""A mask that changes nothing."""
CONTINUATION, TEXT, BINARY, PING, PONG = 0, 1, 2, 9, 10

NO_GARBAGE_COLLECTION = """
import gc, weakref
from backtrick.server.http.socket import TableSocket
from backtrick.server.http.stream import Stream
kept = weakref.WeakSet()
def connection_made(self, transport, made=TableSocket.connection_made):
    print("still in memory:", len(kept), flush=True)
    made(self, transport)
    kept.update((self, self.conn))
def init(self, *args, init=Stream.__init__):
    kept.add(self)
    init(self, *args)
TableSocket.connection_made, Stream.__init__ = connection_made, init
gc.disable()
"""


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a client."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([0x80 * last | opcode]) + length + MASK + payload


def started(
    tmp_path_factory: pytest.TempPathFactory, *changes: str, limits: int = 1
) -> Iterator[LiveServer]:
    flags = [word for change in changes for word in ("--set", change)]
    folder = tmp_path_factory.mktemp("sockets")
    yield from running(LiveServer(folder, "--limits", str(limits), *flags))


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """With the usual limits, but for the bytes of a socket."""
    yield from started(tmp_path_factory, "frame_bytes=100000/0.00001")


@pytest.fixture(scope="module")
def forgetful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Does not count frames, and keeps little for who does not read."""
    yield from started(tmp_path_factory, "waiting_bytes=20000", limits=0)


@pytest.fixture
def uncollected(tmp_path: Path) -> Iterator[LiveServer]:
    """Says how much of earlier sockets is in memory whenever there is a new one."""
    yield from running(LiveServer(tmp_path, "--limits", "0", first=NO_GARBAGE_COLLECTION))


def write(line: Line, data: bytes) -> None:
    """Past the client's library."""
    line.wire.transport.write(data)


FLOODS = {
    "ping": ("frames", 3000 * frame(PING)),
    "full-ping": ("frames", 3000 * frame(PING, b"x" * 20)),
    "pong": ("frames", 3000 * frame(PONG)),
    "text": ("frames", 3000 * frame(TEXT)),
    "binary": ("frames", 3000 * frame(BINARY)),
    "continuation": (
        "message_frames",
        frame(TEXT, b"x", last=False) + 3000 * frame(CONTINUATION, last=False),
    ),
    "fragments": (
        "message_frames",
        frame(TEXT, b"x", last=False) + 70 * frame(CONTINUATION, b"x", last=False),
    ),
    "bytes": ("frame_bytes", 20 * frame(TEXT, b" " * 8000)),
}


@pytest.mark.parametrize("kind", FLOODS)
@live
async def test_who_sends_too_much_is_closed_and_others_go_on(usual: LiveServer, kind: str) -> None:
    cap, flood = FLOODS[kind]
    ana, ben = await usual.people("Ana", "Ben")
    table = await ana.opens(public=True)
    before = await excess(usual, cap)
    async with ana.seated(table) as flooding, ben.seated(table) as other:
        write(flooding, flood)
        assert await flooding.closed() == 1008
        assert flooding.messages[-1]["code"] == "too-many"
        assert (await other.ask("ping"))["type"] == "pong"
        assert await excess(usual, cap) == before + 1
    async with ana.seated(table) as back:
        assert (await back.ask("ping"))["type"] == "pong"


@live
async def test_what_clients_usually_send_is_never_too_much(usual: LiveServer) -> None:
    ana = await usual.person()
    async with ana.seated(await ana.opens()) as line:
        pongs = [await line.wire.ping() for _ in range(150)]
        await asyncio.wait_for(asyncio.gather(*pongs), PATIENCE)
        names = [await line.post("ping") for _ in range(50)]
        assert (await line.answer(names[-1]))["type"] == "pong"
        await line.wire.send(['{"id":"3",', *" " * 50, '"do":{"type":"ping"}}'])
        assert (await line.answer("3"))["type"] == "pong"


@live
async def test_nothing_of_a_socket_waits_for_the_garbage_collector(
    uncollected: LiveServer,
) -> None:
    """Full collections are rare: what is left in a circle stays for long."""
    ana = await uncollected.person()
    table = await ana.opens()
    async with ana.seated(table) as line:
        await line.refused("end_turn")
        await line.wire.send("nonsense")
        await line.heard("refused", code="bad-message")
    async with ana.at("nothing") as nowhere:
        assert await nowhere.closed() == 1008

    async def forgotten() -> bool:
        async with ana.at(table):
            return uncollected.log().rpartition("still in memory: ")[2].startswith("0\n")

    await soon(forgotten)


@live
async def test_answers_to_pings_count_as_waiting(forgetful: LiveServer) -> None:
    ana = await forgetful.person()
    table = await ana.opens()
    before = await excess(forgetful, "waiting_bytes")
    reading = await without_room(forgetful, ana, table)
    try:
        await reading.recv()
        reading.transport.pause_reading()

        async def dropped() -> bool:
            with suppress(Exception):
                reading.transport.write(2000 * frame(PING, b"x" * 125))
            return await excess(forgetful, "waiting_bytes") == before + 1

        await soon(dropped)
    finally:
        reading.transport.abort()


async def without_room(server: LiveServer, player: Player, table: Message) -> ClientConnection:
    """A socket with a small buffer for what it does not read."""
    below = socket.socket()
    below.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 << 10)
    below.connect(("127.0.0.1", server.port))
    below.setblocking(False)
    return await websockets.connect(
        TableClient(player, table["id"]).address(),
        sock=below,
        additional_headers=player.headers,
        compression=None,
        ping_interval=None,
        proxy=None,
    )


def test_an_allowance_fills_up_again() -> None:
    some = Allowance(Rate(10, 0.1), 2.0, 100.0)
    assert some.take(20, 100.0)
    assert not some.take(1, 100.0)
    assert some.take(19, 101.0)
    assert not some.take(21, 1000.0)
