"""What one connection may send: pipelined requests, heads, bodies, and how long it may take."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.kit import PATIENCE, LiveServer, live, running, soon

REQUEST = b"GET /api/games HTTP/1.1\r\nHost: h\r\n\r\n"
HEAD = b"POST /api/devices HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
LARGE = b"GET /api/openapi.json HTTP/1.1\r\nHost: h\r\n\r\n"
"""Its answer has 150 kB."""
SMALL_BUFFERS = """
from socket import SO_SNDBUF, SOL_SOCKET
from backtrick.server.http.connection import HttpConnection
def connection_made(self, transport, made=HttpConnection.connection_made):
    made(self, transport)
    transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)
HttpConnection.connection_made = connection_made
"""
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Waits for a second only, and logs each excess once."""
    changed = ("head_seconds=1", "body_seconds=1", "unread_seconds=2", "excess_seconds=600")
    flags = [word for change in changed for word in ("--set", change)]
    folder = tmp_path_factory.mktemp("hasty")
    yield from running(LiveServer(folder, "--limits", "100", *flags, first=SMALL_BUFFERS))


class Wire:
    """A connection to a server, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Send, as long as the server reads."""
        with suppress(OSError):
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), PATIENCE)

    async def rest(self) -> bytes:
        """Everything that comes until the server closes the connection."""
        heard = b""
        with suppress(ConnectionError):
            while some := await asyncio.wait_for(self.reader.read(65536), PATIENCE):
                heard += some
        return heard


@asynccontextmanager
async def wire(server: LiveServer) -> AsyncIterator[Wire]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def excess(server: LiveServer, cap: str) -> int:
    """How often something was too much."""
    async with httpx.AsyncClient(trust_env=False) as http:
        told = (await http.get(f"{server.url}/metrics")).text
    found = re.search(rf'backtrick_excess_total{{cap="{cap}"}} (\d+)', told)
    return int(found[1]) if found else 0


def problem(heard: bytes) -> tuple[int, str]:
    """The status and the code of the only answer."""
    assert heard.count(b"HTTP/1.1 ") == 1, heard[:500]
    head, _, body = heard.partition(b"\r\n\r\n")
    assert b"\r\nconnection: close" in head
    told = json.loads(body)
    assert told["message"]
    return int(head.split()[1]), told["code"]


@live
async def test_a_few_pipelined_requests_are_answered_and_many_end_the_connection(
    hasty: LiveServer,
) -> None:
    async with wire(hasty) as few:
        await few.send(8 * REQUEST + REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert (await few.rest()).count(b"HTTP/1.1 200") == 9
    before = await excess(hasty, "pipelined_requests")
    async with wire(hasty) as many:
        await many.send(400 * REQUEST)
        assert (await many.rest()).count(b"HTTP/1.1 200") < 10
    assert await excess(hasty, "pipelined_requests") == before + 1


@pytest.mark.parametrize(
    ("sent", "status", "code", "cap"),
    [
        (b"GET / HTTP/1.1\r\n" + 110 * b"a: b\r\n", 431, "headers-too-large", "headers"),
        (b"GET / HTTP/1.1\r\n" + 12 * (b"a: %b\r\n" % (4000 * b"b")), 431, "headers-too-large", ""),
        (b"GET / HTTP/1.1\r\na: " + 1_500_000 * b"b", 431, "headers-too-large", "header_bytes"),
        (b"GET /%b HTTP/1.1\r\n" % (8000 * b"x"), 414, "url-too-long", "url_bytes"),
        (b"GET /" + 1_500_000 * b"x", 414, "url-too-long", "url_bytes"),
        (CHUNKED + 3000 * b"1\r\nx\r\n", 413, "too-large", "body_pieces"),
        (CHUNKED + b"0\r\na: " + 1_500_000 * b"b", 413, "too-large", "body_bytes"),
        (HEAD + b"Content-Length: 3000000\r\n\r\n" + 3_000_000 * b"x", 413, "too-large", ""),
        (b"nonsense\r\n\r\n", 400, "bad-request", "not_http"),
    ],
    ids=["number", "bytes", "endless", "url", "endless-url", "pieces", "trailer", "body", "other"],
)
@live
async def test_what_is_too_large_is_refused_before_it_is_kept(
    hasty: LiveServer, sent: bytes, status: int, code: str, cap: str
) -> None:
    before = await excess(hasty, cap)
    async with wire(hasty) as connection:
        await connection.send(sent)
        heard = await connection.rest()
    if b"Content-Length: 3000000" in sent:  # the application may have been first
        assert heard.startswith(b"HTTP/1.1 413")
        return
    assert problem(heard) == (status, code)
    if cap:
        assert await excess(hasty, cap) == before + 1


@live
async def test_large_but_allowed(hasty: LiveServer) -> None:
    url = b"/api/games?x=" + 7000 * b"x"
    headers = b"".join(b"a%d: %b\r\n" % (n, 300 * b"b") for n in range(90))
    async with wire(hasty) as connection:
        await connection.send(
            b"GET %b HTTP/1.1\r\nHost: h\r\nConnection: close\r\n%b\r\n" % (url, headers)
        )
        assert (await connection.rest()).startswith(b"HTTP/1.1 200")
    body = json.dumps({"name": "Ada"}).ljust(60_000).encode()
    chunks = b"".join(b"96\r\n%b\r\n" % body[at : at + 150] for at in range(0, len(body), 150))
    async with wire(hasty) as connection:
        await connection.send(CHUNKED.replace(b"Host", b"Connection: close\r\nHost") + chunks)
        await connection.send(b"0\r\n\r\n")
        assert (await connection.rest()).startswith(b"HTTP/1.1 201")


@pytest.mark.parametrize(
    ("sent", "cap"),
    [
        (REQUEST[:-2], "head_seconds"),
        (HEAD + b"Content-Length: 100\r\n\r\n{", "body_seconds"),
    ],
    ids=["head", "body"],
)
@live
async def test_what_does_not_arrive_in_full_is_not_waited_for(
    hasty: LiveServer, sent: bytes, cap: str
) -> None:
    before = await excess(hasty, cap)
    async with wire(hasty) as connection:
        await connection.send(sent)
        assert problem(await connection.rest()) == (408, "incomplete")
    assert await excess(hasty, cap) == before + 1


@live
async def test_idle_connections_are_closed(hasty: LiveServer) -> None:
    async def trickle(connection: Wire) -> None:
        while True:
            await connection.send(b"\r\n")
            await asyncio.sleep(0.1)

    before = await excess(hasty, "no_request")
    async with wire(hasty) as idle, wire(hasty) as trickling, wire(hasty) as used:
        sending = asyncio.create_task(trickle(trickling))
        await used.send(REQUEST)
        assert await idle.rest() == b""
        assert await trickling.rest() == b""
        sending.cancel()
        assert (await used.rest()).startswith(b"HTTP/1.1 200")
    assert await excess(hasty, "no_request") == before + 2
    assert hasty.log().count('"cap":"no_request"') == 1


@contextmanager
def unread(server: LiveServer) -> Iterator[socket.socket]:
    """A connection that has asked for much; nothing of it is read by itself."""
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", server.port))
        client.setblocking(False)
        client.send(LARGE)
        yield client


@live
async def test_who_does_not_read_an_answer_is_dropped(hasty: LiveServer) -> None:
    before = await excess(hasty, "unread_seconds")

    async def dropped() -> bool:
        return await excess(hasty, "unread_seconds") == before + 1

    with unread(hasty):
        await soon(dropped)


@live
async def test_who_reads_slowly_gets_the_whole_answer(hasty: LiveServer) -> None:
    """Even after the connection is idle for the server, which has no more to write."""
    loop, heard = asyncio.get_running_loop(), b""
    with unread(hasty) as client:
        while some := await asyncio.wait_for(loop.sock_recv(client, 4096), PATIENCE):
            heard += some
            await asyncio.sleep(0.1)
    head, _, body = heard.partition(b"\r\n\r\n")
    assert b"content-length: %d\r\n" % len(body) in head + b"\r\n"
    assert json.loads(body)["openapi"]


@live
async def test_a_refused_connection_gets_the_headers_of_every_answer(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, "--public-url", "https://cards.example").start()
    try:
        async with wire(server) as connection:
            await connection.send(b"nonsense\r\n\r\n")
            heard = await connection.rest()
    finally:
        server.stop()
    assert problem(heard) == (400, "bad-request")
    for name in (b"strict-transport-security", b"content-security-policy"):
        assert b"\r\n%b: " % name in heard


@live
async def test_each_cap_is_logged_once_in_a_while_with_an_address(hasty: LiveServer) -> None:
    for _ in range(3):
        async with wire(hasty) as connection:
            await connection.send(b"GET /" + 9000 * b"x")
            await connection.rest()

    def lines() -> list[dict[str, object]]:
        logged = [json.loads(line) for line in hasty.log().splitlines() if '"too much"' in line]
        return [line for line in logged if line["cap"] == "url_bytes"]

    async def logged() -> bool:
        return bool(lines())

    await soon(logged)
    [line] = lines()
    assert line["address"] == "127.0.0.1"
    assert line["level"] == "warning"
    assert "xxxx" not in hasty.log()


@live
async def test_who_hangs_up_in_the_middle_of_a_body_is_no_error(hasty: LiveServer) -> None:
    async with wire(hasty) as connection:
        await connection.send(HEAD + b"Content-Length: 100\r\n\r\n{")
    async with httpx.AsyncClient(trust_env=False) as http:
        assert (await http.get(f"{hasty.url}/api/games")).status_code == 200
    errors = [line for line in hasty.log().splitlines() if '"level":"error"' in line]
    assert errors == []
