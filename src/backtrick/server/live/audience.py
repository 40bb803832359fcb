"""Who is at a table: who holds its seats, who listens, here or at other processes, and whom they
would rather not hear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from backtrick.protocol import Message, People, Person, encode
from backtrick.server.live.connection import Connection
from backtrick.server.storage import Device
from backtrick.table import SPECTATOR, TableError, TableErrorCode

Links = Iterable[tuple[int, str | None]]
"""Seats that change hands, and the devices that hold them from then on."""


class Audience:
    """The devices at a table. What lies on it is the room's business."""

    def __init__(
        self, links: Links, seats: int, known: dict[str, Device], removed: frozenset[str]
    ) -> None:
        self.connections: set[Connection] = set()
        self.known = known
        self.removed = removed
        self.devices: list[str | None] = []
        self.change_hands(links, seats, frozenset())
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}

    # -- seats

    def seat_of(self, device: str | None) -> int:
        """The seat that a device holds, or `SPECTATOR`."""
        if device is None or device not in self.devices:
            return SPECTATOR
        return self.devices.index(device)

    def linked(self, links: Links, seats: int) -> list[str | None]:
        """Who holds the seats after these have changed hands."""
        devices = (self.devices + [None] * seats)[:seats]
        for seat, holder in links:
            devices[seat] = holder
        return devices

    def change_hands(self, links: Links, seats: int, removed: frozenset[str]) -> None:
        """Seats have changed hands, and some devices were sent away."""
        self.devices = self.linked(links, seats)
        self.removed |= removed

    def read_again(
        self, links: Links, seats: int, known: dict[str, Device], removed: frozenset[str]
    ) -> None:
        """The store says who is at the table, whatever was thought here."""
        self.known.update(known)
        self.removed = removed
        self.devices = []
        self.devices = self.linked(links, seats)

    def people(self) -> tuple[Person, ...]:
        """Who holds the seats. A device whose data was removed has no name any more."""
        here = self.seats_here().union(*(seats for seats, _ in self._elsewhere.values()))
        return tuple(
            Person(seat, known.name, known.is_bot, seat in here)
            for seat, device in enumerate(self.devices)
            if device is not None and (known := self.known.get(device)) is not None
        )

    def knows(self, device: str) -> bool:
        """Whether a device has been here, or is."""
        listening = (connection.device for connection in self.connections)
        return device in self.devices or device in self.known or device in listening

    def forget(self, device: str) -> None:
        """The device was removed: its seats are nobody's."""
        self.known.pop(device, None)
        self.devices = [None if holder == device else holder for holder in self.devices]
        for connection in tuple(self.connections):
            if connection.device == device:
                connection.close()
        self.tell_people()

    def rename(self, device: Device) -> None:
        """A device has this name now; its companions at this table learn it."""
        known = self.known.get(device.id) if device.id in self.devices else None
        if known is not None and known.name != device.name:
            self.known[device.id] = device
            self.tell_people()

    # -- listeners

    def tell(self, message: Message, but: Connection | None = None) -> None:
        """Say something to everybody here."""
        frame = encode(message)
        for connection in tuple(self.connections - {but}):
            connection.push(frame)

    def tell_people(self) -> None:
        """Say who holds the seats."""
        self.tell(People(self.people()))

    def tell_if_changed(self, before: tuple[Person, ...], but: Connection | None = None) -> None:
        """Say who holds the seats, if it is not as before."""
        people = self.people()
        if people != before:
            self.tell(People(people), but)

    def come(self, connection: Connection, greeting: Callable[[], Iterable[Message]]) -> None:
        """A client listens from now on; the greeting, made when it is in, comes first."""
        before = self.people()
        self.connections.add(connection)
        for message in greeting():
            connection.push(encode(message))
        self.tell_if_changed(before, but=connection)

    def go(self, connection: Connection) -> None:
        """A client listens no longer."""
        before = self.people()
        self.connections.discard(connection)
        self.tell_if_changed(before)

    def seats_here(self) -> set[int]:
        """The seats whose devices are connected to this process."""
        seats = {self.seat_of(connection.device) for connection in self.connections}
        return seats - {SPECTATOR}

    def hear_of(self, process: str, seats: frozenset[int], when: float) -> None:
        """Another process says who is connected there."""
        before = self.people()
        self._elsewhere[process] = seats, when
        self.tell_if_changed(before)

    def forget_silent(self, since: float) -> None:
        """A process that has been silent since then has no clients any more."""
        if not self._elsewhere:
            return
        before = self.people()
        self._elsewhere = {
            process: said for process, said in self._elsewhere.items() if said[1] >= since
        }
        self.tell_if_changed(before)

    # -- muting

    def whom(self, seat: int) -> str:
        """Who is muted with a seat: the device that holds it, or whatever bot sits there."""
        return self.devices[seat] or f"seat {seat}"

    def muted_by(self, connection: Connection) -> tuple[int, ...]:
        """The seats that a client does not want to hear."""
        if not connection.muted:
            return ()
        return tuple(s for s in range(len(self.devices)) if self.whom(s) in connection.muted)

    def check_mute(self, device: str, seat: int) -> None:
        """Refuse to mute a seat that is not there, or one's own."""
        if not 0 <= seat < len(self.devices):
            raise TableError(TableErrorCode.SEAT_UNKNOWN, seat=seat, last=len(self.devices) - 1)
        if seat == self.seat_of(device):
            raise TableError(TableErrorCode.YOURSELF)

    def mutes(self, device: str, muted: frozenset[str]) -> list[Connection]:
        """A device has muted these; the clients that hear something else from now on."""
        changed = [
            connection
            for connection in self.connections
            if connection.device == device and connection.muted != muted
        ]
        for connection in changed:
            connection.muted = muted
        return changed
