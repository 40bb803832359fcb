"""Scripted legal play: tables whose seats are sockets of this process."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from benchmarks.server import client, frames
from benchmarks.server.client import HOST, Http, Turn

SEATS = 4
RETRY = 0.5
"""Seconds after which a play is sent again, under the same id, when it could not be stored."""
AT_ONCE = 8
"""HTTP connections that set tables up."""
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
        self.tokens: list[str] = []
        self.id = ""
        self.plays = 0
        self._on_turn = on_turn
        self._unwelcomed = 0
        self._welcomed = asyncio.Event()
        self._sockets: list[frames.Socket] = []
        self._number = 0
        self._turn: tuple[int, Turn] | None = None
        self._sent = 0.0
        self._unheard = 0
        self._undone = ""
        self._resend: Callable[[], None] = _nothing
        self._again = False

    # -- setting up

    async def set_up(self, http: Http, name: str, bots: int = 0) -> None:
        """Make the devices, open the table, sit down."""
        people = SEATS - bots
        self.tokens = [await client.new_device(http, name) for _ in range(people)]
        self.id, code = await client.new_table(http, self.tokens[0], bots)
        for token in self.tokens[1:]:
            await client.join(http, token, self.id, code)

    async def connect(self, port: int) -> None:
        """Open a socket for everybody, and wait until the server has greeted each of them: who is
        greeted after the deal is never asked who starts, and the others wait for its opinion.
        """
        path = client.stream_path(self.id)
        self._unwelcomed = len(self.tokens)
        for seat, token in enumerate(self.tokens):
            who = client.identified(token)
            hear = partial(self._hear, seat)
            self._sockets.append(await frames.connect(HOST, port, path, hear, who))
        async with asyncio.timeout(PATIENCE):
            await self._welcomed.wait()

    def begin(self) -> None:
        """Deal; what follows, follows."""
        self._say(0, "begin")

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
        if self._turn is None or not self._sockets:
            return False
        seat, turn = self._turn
        self._turn = None
        if not turn.fits:
            self._say(seat, "end_turn")
            return False
        fit = min(turn.fits, key=lambda fit: fit.step)
        self._number += 1
        self._undone, self._unheard = str(self._number), len(self._sockets)
        payload = client.lay(self._number, fit, turn.needed <= 1)
        self._resend = partial(self._sockets[seat].send, payload)
        self._sent = time.perf_counter()
        self._resend()
        return True

    def _say(self, seat: int, kind: str, **fields: object) -> None:
        self._number += 1
        self._sockets[seat].send(client.request(self._number, kind, **fields))

    def _hear(self, seat: int, payload: bytes) -> None:
        said = client.heard(payload)
        match said.type:
            case "events":
                self._happened(seat, said)
            case "done":
                if said.id == self._undone:
                    self._undone = ""
                    self.plays += 1
                    self.seen.plays += 1
                    self.seen.done.append(time.perf_counter() - self._sent)
                    self._go_on()
            case "welcome":
                self._unwelcomed -= 1
                if not self._unwelcomed:
                    self._welcomed.set()
                if said.view is not None and said.view.turn is not None:
                    self._turn = seat, said.view.turn
            case "refused" | "bye":
                self.seen.errors.append(f"{said.type} {said.code}: {said.message}")
                if said.code.startswith("storage") and said.id == self._undone:
                    asyncio.get_running_loop().call_later(RETRY, self._resend)

    def _happened(self, seat: int, said: client.Heard) -> None:
        if said.turn is not None:
            self._turn = seat, said.turn
        if self._unheard:
            self._unheard -= 1
            if not self._unheard:
                self.seen.everybody.append(time.perf_counter() - self._sent)
        for numbered in said.events:
            kind = numbered.event.type
            if kind == "dealt":
                self._say(seat, "opine", opening=1, starter=0)
            elif kind == "ended" and seat == 0:
                self.seen.games += 1
                self._turn, self._again = None, True
        self._go_on()

    def _go_on(self) -> None:
        if self._undone or self._unheard:
            return
        if self._again:
            self._again = False
            self._say(0, "rematch")
        elif self._turn is not None:
            self._on_turn(self)


def _nothing() -> None:
    pass


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
    """Make the tables over a few connections, open all sockets, and deal."""
    waiting = deque(players)

    async def work() -> None:
        http = Http(port)
        while waiting:
            player = waiting.popleft()
            await player.set_up(http, "Load", bots)
            await player.connect(port)
            player.begin()
        http.close()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
