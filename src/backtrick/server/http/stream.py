"""The socket of a table: requests in, and everything that happens there out, numbered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from backtrick.errors import Fact
from backtrick.protocol import (
    LARGEST_MESSAGE,
    PROTOCOL,
    Done,
    Enter,
    Message,
    Numbered,
    Refusal,
    Welcome,
    decode_request,
    encode,
    request_id,
)
from backtrick.rules import RulesError
from backtrick.server.errors import ServerError, ServerErrorCode, error_body, farewell, is_certain
from backtrick.server.http.admission import check_secret, check_watching
from backtrick.server.http.gate import headers_of
from backtrick.server.http.requests import answer_request
from backtrick.server.http.security import origin_allowed
from backtrick.server.http.services import Services, Serving, Visit
from backtrick.server.http.socket import EXTENSION
from backtrick.server.live.appends import decode_event
from backtrick.server.live.connection import Connection
from backtrick.server.live.room import Room
from backtrick.server.ops import logs
from backtrick.server.people.identity import token_hash_in
from backtrick.server.people.limits import Limit
from backtrick.server.storage import Device, StorageError, Unavailable
from backtrick.table import (
    SPECTATOR,
    PrivateView,
    TableError,
    public_view,
    seen,
)

NORMAL, POLICY, TOO_BIG, TRY_AGAIN = 1000, 1008, 1009, 1013
"""Why a socket is closed, in the protocol's own numbers."""

Expected = (ServerError, TableError, RulesError, Unavailable)


class _Gone(Exception):
    """The client has closed the socket."""


class _Closing(Exception):
    """The server closes the socket, and says why."""

    def __init__(self, problem: ServerErrorCode, code: int = POLICY, **facts: Fact) -> None:
        super().__init__(problem)
        self.error = ServerError(problem, **facts)
        self.code = code


@websocket("/api/tables/{table_id:str}/stream")
async def stream(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], services: Serving
) -> None:
    """The live table. See docs/protocol.md."""
    try:
        await Stream(socket, table_id, services).run()
    finally:
        del socket.receive, socket.send  # they hold the socket that holds them


class Stream:
    """One socket from its opening to its end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table_id: str, services: Services) -> None:
        self.socket = socket
        self.table_id = table_id
        self.live = services.live
        self.services = services
        self.who = ""
        self._token = ""
        self.bad_messages = 0

    async def run(self) -> None:
        await self.socket.accept()
        self.live.metrics.sockets.inc()
        code = NORMAL
        try:
            await self._serve()
        except _Gone:
            return
        except _Closing as closing:
            await self._farewell(closing.error)
            code = closing.code
        except Expected as refused:
            await self._farewell(refused)
            code = TRY_AGAIN if refused.code is ServerErrorCode.BUSY else POLICY
        except Exception as error:
            logs.failure("a socket broke", error, table=self.table_id)
            await self._farewell(error)
            code = 1011
        finally:
            self.live.metrics.sockets.dec()
        await self._close(code)

    async def _serve(self) -> None:
        query = self.socket.query_params
        device = await self._identified()
        self.who = device.id
        asked = query.get("protocol", str(PROTOCOL))
        if asked.isdecimal() and int(asked[:16]) < PROTOCOL:
            raise _Closing(ServerErrorCode.UPDATE, known=PROTOCOL, asked=asked[:16])
        if asked != str(PROTOCOL):
            raise _Closing(ServerErrorCode.WRONG_PROTOCOL, known=PROTOCOL, asked=asked[:16])
        if self.live.stopping:
            raise _Closing(ServerErrorCode.STOPPING, TRY_AGAIN)
        room = await self.live.tables.find(self.table_id)
        if room.seat_of(device.id) == SPECTATOR:
            self.services.check_room()
        entering = None
        if room.needs_secret(device.id) and room.daily is None:
            entering = await self._at_the_door(room, device)
        else:
            check_secret(room, None, self._visit(device))
        check_watching(room, device)
        await self._at_the_table(room, device, entering)

    async def _identified(self) -> Device:
        headers = headers_of(self.socket.scope)
        if not origin_allowed(headers, self._visit(None).caller, self.services.config):
            raise ServerError(ServerErrorCode.FOREIGN_ORIGIN)
        device = await self.services.identities.of(headers)
        self._token = token_hash_in(headers)
        who = self._visit(None).address if device is None else device.id
        self.services.buckets.take(Limit.SOCKETS, who)
        if device is None:
            raise ServerError(ServerErrorCode.NOT_IDENTIFIED)
        return device

    def _visit(self, device: Device | None) -> Visit:
        return Visit(self.socket, self.services, device)

    async def _at_the_door(self, room: Room, device: Device) -> str:
        """Wait for the key or the code of a private table; the id of the request that showed it."""
        try:
            seconds = self.services.config.timing.enter_seconds
            return await asyncio.wait_for(self._wait_for_secret(room, device), seconds)
        except TimeoutError:
            raise ServerError(ServerErrorCode.NOT_ALLOWED) from None

    async def _wait_for_secret(self, room: Room, device: Device) -> str:
        while True:
            raw = await self._receive()
            try:
                request = self._decode(raw)
                if not isinstance(request.do, Enter):
                    raise ServerError(ServerErrorCode.NOT_ALLOWED)
                check_secret(room, request.do.secret, self._visit(device))
                return str(request.id)
            except Expected as refused:
                await self._send(encode(self._refusal(raw, refused)).decode())

    async def _at_the_table(self, room: Room, device: Device, entering: str | None) -> None:
        self.services.check_sockets(device.id)
        extensions: dict[str, Any] = self.socket.scope.get("extensions") or {}
        most = self.services.config.caps.waiting_bytes
        direct = extensions.get(EXTENSION)
        connection = Connection(device.id, self._send, direct, most, self._token)
        self.live.connections.add(connection)
        try:
            if self._requested_version() > room.table.version:  # another process may be ahead
                await room.catch_up()
            connection.muted = await self.live.store.muted(room.id, device.id)
            try:
                async with room.lock:
                    await self._welcome(room, connection)
                    if entering is not None:
                        connection.push(encode(Done(entering, room.table.version)))
                error = await self._listen(room, connection, device)
            finally:
                room.go(connection)
            if connection.dropped:
                self.live.metrics.dropped.labels(ServerErrorCode.TOO_SLOW.value).inc()
                raise _Closing(ServerErrorCode.TOO_SLOW, TRY_AGAIN)
            if error is not None:
                raise error
        finally:
            error = None  # it holds this frame
            self.live.connections.discard(connection)

    async def _listen(self, room: Room, connection: Connection, device: Device) -> Exception | None:
        """Hear and send until either ends; the error that ended it, of hearing before sending."""
        sending = asyncio.ensure_future(connection.run())
        hearing = asyncio.ensure_future(self._hear(room, connection, device))
        try:
            await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
            if hearing.done() and hearing.exception() is not None:
                connection.close()
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(sending), 2.0)
        finally:
            sending.cancel()
            hearing.cancel()
            ends = await asyncio.gather(hearing, sending, return_exceptions=True)
        return next((end for end in ends if isinstance(end, Exception)), None)

    async def _welcome(self, room: Room, connection: Connection) -> None:
        """The table as it is now, and what was missed for a client that was here before."""
        device, table = connection.device, room.table
        resume_from = self._resume_from(room, device)
        missed = [] if resume_from is None else await self.live.store.events(room.id, resume_from)
        since = table.version if resume_from is None else self._token_version()
        muted = room.audience.muted_by(connection)

        def greeting(mine: PrivateView) -> Iterable[Message]:
            yield Welcome(
                version=table.version,
                table=public_view(table, muted),
                mine=mine,
                people=room.audience.people(),
                resume=self.live.seal.resume_token(room.id, device, since),
                events=tuple(
                    Numbered(event.version, seen(decode_event(event.body), muted))
                    for event in missed
                    if event.version <= table.version
                ),
                clock_ends=room.agenda.clock_ends,
            )

        room.come(connection, greeting)

    def _resume_from(self, room: Room, device: str) -> int | None:
        """The last version that a returning client has, if it may ask for what came after."""
        after, token = self._requested_version(), self.socket.query_params.get("resume", "")
        known = 0 <= room.table.version - after <= self.services.config.caps.missed_events
        return after if known and self.live.seal.was_here(token, room.id, device, after) else None

    def _requested_version(self) -> int:
        after = self.socket.query_params.get("after", "")
        return int(after) if after.isascii() and after.isdecimal() and len(after) < 10 else -1

    def _token_version(self) -> int:
        return int(self.socket.query_params["resume"].partition(".")[0])

    # -- requests

    async def _hear(self, room: Room, connection: Connection, device: Device) -> None:
        while True:
            raw = await self._receive()
            try:
                request = self._decode(raw)
                answer = await answer_request(self._visit(device), room, request.id, request.do)
            except Expected as refused:
                answer = self._refusal(raw, refused)
                self.live.metrics.refusals.labels(answer.code).inc()
            except StorageError as error:
                logs.failure("the storage refused", error, table=room.id)
                answer = self._refusal(raw, error)
            connection.push(encode(answer))

    def _decode(self, raw: str | bytes) -> Any:
        try:
            return decode_request(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.bad_messages += 1
            if self.bad_messages >= self.services.config.caps.bad_messages:
                raise _Closing(ServerErrorCode.BAD_MESSAGE, detail=str(error)) from None
            raise ServerError(ServerErrorCode.BAD_MESSAGE, detail=str(error)) from None

    def _refusal(self, raw: str | bytes, error: Exception) -> Refusal:
        body = error_body(error)
        return Refusal(request_id(raw), body.code, body.message, body.facts, is_certain(error))

    # -- the wire

    async def _receive(self) -> str | bytes:
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise _Gone
        raw: str | bytes = message.get("text") or message.get("bytes") or b""
        if len(raw) > LARGEST_MESSAGE or len(_bytes(raw)) > LARGEST_MESSAGE:
            raise _Closing(ServerErrorCode.TOO_LARGE, TOO_BIG, most=LARGEST_MESSAGE)
        buckets = self.services.buckets
        wait = buckets.wait(Limit.MESSAGES, self.who)
        if wait:
            self.bad_messages += 1
            if self.bad_messages >= self.services.config.caps.bad_messages:
                raise _Closing(ServerErrorCode.TOO_MANY, seconds=wait)
            await asyncio.sleep(min(wait, 1))
        buckets.count(Limit.MESSAGES, self.who)
        return raw

    async def _send(self, text: str) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except (WebSocketDisconnect, OSError):  # uvicorn's own is an OSError
            raise _Gone from None

    async def _farewell(self, error: BaseException) -> None:
        with suppress(Exception):
            async with asyncio.timeout(1.0):
                await self._send(encode(farewell(error)).decode())

    async def _close(self, code: int) -> None:
        with suppress(Exception):
            async with asyncio.timeout(1.0):
                await self.socket.close(code)


def _bytes(raw: str | bytes) -> bytes:
    return raw.encode("utf-8", "replace") if isinstance(raw, str) else raw
