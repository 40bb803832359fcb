"""A live table as one device sees it, and what it can do there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count

from backtrick.client.connection import FIRST_WAIT, Connection
from backtrick.client.device import Device
from backtrick.client.errors import ClientError, ClientErrorCode, RequestRefused
from backtrick.client.messages import decode_message
from backtrick.protocol import (
    Asked,
    Bye,
    Done,
    Enter,
    Events,
    Mute,
    Numbered,
    People,
    Person,
    Plan,
    Planning,
    Pong,
    Refusal,
    Request,
    Welcome,
    encode,
)
from backtrick.table import CodedPlay, Planned, PrivateView, TableView
from backtrick.table import commands as c
from backtrick.table.coding import Card
from backtrick.table.plan import Fit

Answer = Done | Planning | Pong
AnyPlay = Fit | CodedPlay | tuple[Card, int]


@asynccontextmanager
async def connect(
    device: Device, table_id: str, *, secret: str = "", after: int = 0, resume: str = ""
) -> AsyncIterator[TableClient]:
    """Come to a table, seated there or to look on; the client is up to date from the start.

    `secret` is the key or the code of a table that is not public, for a device without a seat.
    `after` and `resume` are the `version` and the `resume` of an earlier client that is gone: this
    one goes on from there.
    """
    table = TableClient(device, table_id, secret=secret, after=after, resume=resume)
    await table.open()
    try:
        await table.wait_for(lambda: table.welcomed)
        yield table
    finally:
        await table.close()


class TableClient(Connection):
    """A table as one device sees it. Use `connect` to get one.

    `table` is what everybody sees, `mine` what this device has for itself: its seat, its hand, what
    it may do. Both are replaced whenever something happens. `version` is the number of the newest
    event, `people` says who is there, `clock_ends` when the turn clock runs out.

    When the connection breaks, the client comes back by itself, hears of what it missed, and sends
    again what was not answered, under the same id: it is carried out once. When the server says
    that coming back is of no use, everything that waits here ends with a `ClientError`.
    """

    table: TableView
    mine: PrivateView
    doubts: tuple[float, ...] = (0.5, 1.0, 2.0, 4.0)
    """Seconds before a request is sent again when the server does not know whether it was carried
    out."""

    def __init__(
        self, device: Device, table_id: str, *, secret: str = "", after: int = 0, resume: str = ""
    ) -> None:
        super().__init__(device, table_id, after, resume)
        self.people: tuple[Person, ...] = ()
        self.clock_ends: float | None = None
        self.welcomed = False
        """Whether the server has shown the table on this connection."""
        prefix = secrets.token_hex(4)
        self._ids = (f"{prefix}-{number}" for number in count(1))
        self._entering = Request(next(self._ids), Enter(secret)) if secret else None
        self._unanswered: dict[str, tuple[str, asyncio.Future[Answer]]] = {}
        self._listeners: set[asyncio.Queue[Numbered | None]] = set()

    async def __aiter__(self) -> AsyncIterator[Numbered]:
        """Every event from now on, once and in order. After so long an absence that the server
        does not list what was missed, the versions jump.
        """
        heard: asyncio.Queue[Numbered | None] = asyncio.Queue()
        self._listeners.add(heard)
        if self._error is not None:
            heard.put_nowait(None)
        try:
            while (numbered := await heard.get()) is not None:
                yield numbered
        finally:
            self._listeners.discard(heard)
        if self._error is not None and not self._was_closed:
            raise self._error

    # -- requests

    async def play(self, plays: Iterable[AnyPlay], *, end: bool = False) -> int:
        """Lay cards, all or none; `end` also ends the turn. A play is a pair of a card and a pile,
        or one of `mine.turn.fits`. Like most requests, returns a version that contains it.
        """
        return await self._do(c.Lay(_wanted(plays), end))

    async def end_turn(self) -> int:
        """End the turn and draw."""
        return await self._do(c.EndTurn())

    async def plan(self, plays: Iterable[AnyPlay]) -> Planned:
        """Try plays in private: what would lie on the table, and what would fit then."""
        answer = await self.request(Plan(_wanted(plays)))
        assert isinstance(answer, Planning)
        return answer.plan

    async def hint(self, hint: str) -> int:
        """Give a hint, one of `mine.hints_left`."""
        return await self._do(c.GiveHint(hint))

    async def say(self, text: str, lang: str | None = None) -> int:
        """Say something in the chat."""
        return await self._do(c.Say(text, lang))

    async def opine(self, opening: int | None = None, starter: int | None = None) -> int:
        """Say how good one's opening is (0 rather not, 1 fine, 2 gladly), and who should start."""
        return await self._do(c.Opine(opening, starter))

    async def begin(self) -> int:
        """Deal. By the host, when every seat is taken."""
        return await self._do(c.Begin())

    async def sit(self, seat: int | None = None) -> int:
        """Take a seat, the first open one unless another is named."""
        return await self._do(c.Sit(seat))

    async def leave(self) -> int:
        """Go away; in a running game the seat stays the device's own."""
        return await self._do(c.Leave())

    async def resign(self) -> int:
        """Give up."""
        return await self._do(c.Resign())

    async def rematch(self, *, same_deal: bool = False) -> int:
        """Play again with the same people."""
        return await self._do(c.Rematch(same_deal))

    async def mute(self, seat: int, on: bool = True) -> int:
        """Hear nothing more from a seat, or hear it again."""
        return await self._do(Mute(seat, on))

    async def _do(self, asked: Asked) -> int:
        answer = await self.request(asked)
        assert isinstance(answer, Done)
        return answer.version

    async def request(self, asked: Asked, *, id: str = "") -> Answer:
        """Ask for anything that the protocol has, and wait for the answer. `RequestRefused`, with
        the server's code and facts, if it is not carried out.

        After a refusal that is not `certain` it may have been carried out all the same. It is sent
        again a few times then, under the same `id`, so that it does not happen twice. If no answer
        is certain, the last one is raised.
        """
        id = id or next(self._ids)
        frame = encode(Request(id, asked)).decode()
        for wait in self.doubts:
            try:
                return await self._ask(id, frame)
            except RequestRefused as refused:
                if refused.certain:
                    raise
            await asyncio.sleep(wait)
        return await self._ask(id, frame)

    async def _ask(self, id: str, frame: str) -> Answer:
        if self._error is not None:
            raise self._error
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._unanswered[id] = frame, answer
        try:
            if self.welcomed:
                await self.send(frame)
            return await answer
        finally:
            self._unanswered.pop(id, None)

    # -- messages

    async def greet(self) -> None:
        """Show the key or the code, if there is one."""
        self.welcomed = False
        if self._entering is not None:
            await self.send(encode(self._entering).decode())

    async def receive(self, frame: str | bytes) -> None:
        """Take in one message of the server."""
        match decode_message(frame):
            case Welcome() as message:
                await self._welcome(message)
            case Events() as message:
                self._advance(message.events, message.version)
                self._show(message.table, message.mine or self.mine, message.clock_ends)
            case People() as message:
                self.people = message.people
            case Done() | Planning() | Pong() as message:
                self._answer(message.id, message)
            case Refusal() as message:
                error = RequestRefused(message.code, message.message, **message.facts)
                error.certain = message.certain
                if self._entering is not None and message.id == self._entering.id:
                    raise error
                self._answer(message.id, error)
            case Bye(final=True) as message:
                self.fail(ClientError(message.code, message.message))

    async def _welcome(self, message: Welcome) -> None:
        if message.events:
            self._advance(message.events, message.version)
        elif message.version < self.version:
            raise self._missing(message.version)
        self.version, self.resume, self.people = message.version, message.resume, message.people
        self._show(message.table, message.mine, message.clock_ends)
        self.welcomed, self._wait = True, FIRST_WAIT
        for frame, _ in tuple(self._unanswered.values()):
            await self.send(frame)

    def _advance(self, events: tuple[Numbered, ...], version: int) -> None:
        if [each.version for each in events] != list(range(self.version + 1, version + 1)):
            raise self._missing(version)
        self.version = version
        for heard in self._listeners:
            for numbered in events:
                heard.put_nowait(numbered)

    def _show(self, table: TableView, mine: PrivateView, clock_ends: float | None) -> None:
        self.table, self.mine, self.clock_ends = table, mine, clock_ends

    def _answer(self, id: str | None, result: Answer | Exception) -> None:
        _, answer = self._unanswered.get(id or "", (None, None))
        if answer is None or answer.done():
            return
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)

    def fail(self, error: Exception) -> None:
        """End everything that waits here."""
        super().fail(error)
        for id in self._unanswered:
            self._answer(id, error)
        for heard in self._listeners:
            heard.put_nowait(None)

    def _missing(self, version: int) -> ClientError:
        message = f"events are missing between version {self.version} and {version}"
        code = ClientErrorCode.MISSING_EVENTS
        return ClientError(code, message, after=self.version, version=version)


def _wanted(plays: Iterable[AnyPlay]) -> tuple[c.WantedPlay, ...]:
    pairs = (each if isinstance(each, tuple) else (each.card, each.pile) for each in plays)
    return tuple(c.WantedPlay(card, pile) for card, pile in pairs)
