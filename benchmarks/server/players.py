"""Scripted legal play: tables whose seats are sockets of this process."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from backtrick.client import Device, decode_message
from backtrick.protocol import (
    PROTOCOL,
    Asked,
    Bye,
    Done,
    Events,
    Refusal,
    Request,
    Welcome,
    encode,
)
from backtrick.table import PrivateView, TurnOptions
from backtrick.table import commands as c
from backtrick.table.events import Ended
from backtrick.table.seen import SeenDealt
from benchmarks.server import frames

HOST = "127.0.0.1"
SEATS = 4
RETRY = 0.5
"""Seconds after which a play is sent again, under the same id, when it could not be stored."""
AT_ONCE = 8
"""Tables that are set up at the same time."""
PATIENCE = 20.0
"""Seconds to wait for the welcomes of a table."""


@dataclass
class Seen:
    """What was measured, in seconds from sending a play."""

    plays: int = 0
    done: list[float] = field(default_factory=list)
    everybody: list[float] = field(default_factory=list)
    games: int = 0
    errors: list[str] = field(default_factory=list)


class Player:
    """One table: who sits there, whose turn it is, and the play that is under way.

    A play is over when its `done` is there and every socket here has heard of it; `on_turn` is
    called then, and once the turn of one of these seats has begun. `play` sends the next.
    """

    def __init__(self, seen: Seen, on_turn: Callable[[Player], None]) -> None:
        self.seen = seen
        self.devices: list[Device] = []
        self.id = ""
        self.plays = 0
        self._on_turn = on_turn
        self._unwelcomed = 0
        self._welcomed = asyncio.Event()
        self._sockets: list[frames.Socket] = []
        self._number = 0
        self._turn: tuple[int, TurnOptions] | None = None
        self._sent = 0.0
        self._unheard = 0
        self._undone = ""
        self._resend: Callable[[], None] = _nothing
        self._again = False
        self._is_ready = False

    # -- setting up

    async def set_up(self, url: str, name: str, bots: int = 0) -> None:
        """Make the devices, open the table, sit down."""
        host, *others = [await Device.make(url, name) for _ in range(SEATS - bots)]
        made = await host.make_table("the-game", SEATS, bots=["expert"] * bots, talk="strict")
        for device in others:
            await device.join(made.id, code=made.code)
        self.id, self.devices = made.id, [host, *others]

    async def connect(self, port: int) -> None:
        """Open a socket for everybody, and wait until the server has greeted each of them: who is
        greeted after the deal is never asked who starts, and the others wait for its opinion.
        """
        path = f"/api/tables/{self.id}/stream?protocol={PROTOCOL}"
        self._unwelcomed = len(self.devices)
        for seat, device in enumerate(self.devices):
            hear = partial(self._hear, seat)
            self._sockets.append(await frames.connect(HOST, port, path, hear, device.headers))
        async with asyncio.timeout(PATIENCE):
            await self._welcomed.wait()

    def begin(self) -> None:
        """Deal; what follows, follows."""
        self._ask(0, c.Begin())

    def leave(self) -> None:
        """Close the sockets."""
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

    @property
    def gone(self) -> int:
        """Sockets that the server has closed."""
        return sum(socket.closed.done() for socket in self._sockets)

    # -- playing

    def play(self) -> bool:
        """Lay the card with the smallest step; whether there was one to lay."""
        self._is_ready = False
        if self._turn is None or not self._sockets:
            return False
        seat, turn = self._turn
        self._turn = None
        if not turn.fits:
            self._ask(seat, c.EndTurn())
            return False
        fit = min(turn.fits, key=lambda fit: fit.step)
        self._number += 1
        self._undone, self._unheard = str(self._number), len(self._sockets)
        lay = c.Lay((c.WantedPlay(fit.card, fit.pile),), end=turn.needed <= 1)
        self._resend = partial(self._sockets[seat].send, encode(Request(self._undone, lay)))
        self._sent = time.perf_counter()
        self._resend()
        return True

    def _ask(self, seat: int, asked: Asked) -> None:
        self._number += 1
        self._sockets[seat].send(encode(Request(str(self._number), asked)))

    def _hear(self, seat: int, payload: bytes) -> None:
        message = decode_message(payload)
        match message:
            case Events():
                self._note_turn(seat, message.mine)
                self._happened(seat, message)
            case Done(id=self._undone):
                self._undone = ""
                self.plays += 1
                self.seen.plays += 1
                self.seen.done.append(time.perf_counter() - self._sent)
                self._go_on()
            case Welcome():
                self._unwelcomed -= 1
                if not self._unwelcomed:
                    self._welcomed.set()
                self._note_turn(seat, message.mine)
            case Refusal() | Bye():
                self.seen.errors.append(f"{message.code}: {message.message}")
                if message.code.startswith("storage") and _id_of(message) == self._undone:
                    asyncio.get_running_loop().call_later(RETRY, self._resend)

    def _note_turn(self, seat: int, mine: PrivateView | None) -> None:
        if mine is not None and mine.turn is not None:
            self._turn = seat, mine.turn

    def _happened(self, seat: int, message: Events) -> None:
        if self._unheard:
            self._unheard -= 1
            if not self._unheard:
                self.seen.everybody.append(time.perf_counter() - self._sent)
        for numbered in message.events:
            if isinstance(numbered.event, SeenDealt):
                self._ask(seat, c.Opine(1, 0))
            elif isinstance(numbered.event, Ended) and seat == 0:
                self.seen.games += 1
                self._turn, self._again = None, True
        self._go_on()

    def _go_on(self) -> None:
        if self._undone or self._unheard:
            return
        if self._again:
            self._again = False
            self._ask(0, c.Rematch())
        elif self._turn is not None and not self._is_ready:
            self._is_ready = True
            self._on_turn(self)


def _nothing() -> None:
    pass


def _id_of(message: Refusal | Bye) -> str | None:
    return message.id if isinstance(message, Refusal) else None


class Pace:
    """Plays at a steady rate, whoever is ready first."""

    def __init__(self) -> None:
        self.ready: deque[Player] = deque()
        self.latest = 0.0
        """By how much a tick of this process came too late at most: its own overload."""

    async def run(self, rate: float, seconds: float) -> None:
        """Let whoever is ready play, as often as the rate allows, then come back."""
        began = last = time.perf_counter()
        sent, self.latest = 0, 0.0
        while (now := time.perf_counter()) - began < seconds:
            self.latest = max(self.latest, now - last - 0.002)
            while self.ready and sent < (now - began) * rate:
                sent += self.ready.popleft().play()
            # What could not be sent in time is not made up for later in one burst.
            sent = max(sent, int((now - began) * rate - rate / 10))
            last = time.perf_counter()
            await asyncio.sleep(0.002)


async def set_up(port: int, players: list[Player], bots: int = 0) -> None:
    """Make the tables, open all sockets, and deal."""
    waiting = deque(players)

    async def work() -> None:
        while waiting:
            player = waiting.popleft()
            await player.set_up(f"http://{HOST}:{port}", "Load", bots)
            await player.connect(port)
            player.begin()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
