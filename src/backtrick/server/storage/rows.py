"""What goes into the storage and comes out of it, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple

from backtrick.table import Due


def command_key(command: str) -> str:
    """What is stored of a command's id ("<device>:<id>").

    A digest, so that nothing of a device stays behind in the events when its data is removed.
    """
    return blake2b(command.encode(), digest_size=15).hexdigest()


class TableSecrets(NamedTuple):
    """What opens a table. Of the key only a hash is stored."""

    code: str
    key_hash: str


class TableSummary(NamedTuple):
    """What can be listed of a table without loading it."""

    phase: str
    """gathering, choosing, playing or over."""
    game: str
    seats: int
    taken: int
    public: bool
    watch: bool


@dataclass(frozen=True, slots=True)
class Deadline:
    """When something is due at a table, in seconds since the epoch."""

    table_id: str
    due: Due
    at: float


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """Who sat where when a game ended: a device, a bot's name, or neither."""

    seat: int
    device: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    """A game that has ended, to be kept as a record."""

    id: str
    number: int
    """The table's first, second, ... game."""
    game: str
    players: int
    won: bool | None
    """Of a cooperative game; `None` where one seat wins."""
    winner: int | None
    left: int
    ending: str
    body: bytes
    """The record as JSON."""
    commitment: str
    salt: str
    seats: tuple[FinishedSeat, ...]
    daily: str | None = None
    counted: bool = True
    """Whether it counts in statistics and as a result of the day."""
    public: bool = False
    """Whether anybody could have watched it."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table with its first events; they get the numbers 1, 2, ..."""

    id: str
    code: str
    key_hash: str
    at: float
    events: tuple[bytes, ...]
    summary: TableSummary
    command: str | None = None
    links: tuple[tuple[int, str | None], ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    deal: str | None = None
    daily: str | None = None
    attempt: DailyAttempt | None = None
    """The one that counts, begun along with the table; a second one is an `AttemptTaken`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Append:
    """The next events of a table and everything that changes with them, stored as one."""

    table_id: str
    expected: int
    """The table's version before; the events get expected + 1, expected + 2, ..."""
    events: tuple[bytes, ...]
    at: float
    summary: TableSummary
    deal: str | None = None
    """The name of the deal that is in play from now on, and should stay secret."""
    command: str | None = None
    """Carried by the first event; a second append with it is a `Duplicate`."""
    links: tuple[tuple[int, str | None], ...] = ()
    """Seats and the device that holds each from now on."""
    removed: tuple[str, ...] = ()
    """The devices that the host has removed."""
    secrets: TableSecrets | None = None
    """What opens the table from now on, where that changes."""
    deadlines: tuple[Deadline, ...] | None = None
    """Replaces all due work of the table; `None` leaves it as it is."""
    finished: FinishedGame | None = None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table's row and the devices linked to its seats."""

    id: str
    code: str
    key_hash: str
    created: float
    touched: float
    version: int
    summary: TableSummary
    daily: str | None
    retired: bool
    links: tuple[tuple[int, str], ...]
    """(seat, device) of the seats that a device holds, by seat."""
    retired_at: float | None = None
    deal: str | None = None
    """The name of the deal that is in play."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event under its number. `command` is the `command_key` of the command it came from."""

    version: int
    body: bytes
    at: float
    command: str | None


@dataclass(frozen=True, slots=True)
class Device:
    """A client without a sign-up: a browser, a phone, a bot's program."""

    id: str
    name: str
    language: str
    is_bot: bool
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class DeviceToken:
    """What is stored of a token. When it was made and last used is unknown of old ones."""

    hash: str
    created: float | None
    seen: float | None

    @property
    def id(self) -> str:
        """A name for it that proves nothing."""
        return self.hash[:16]


@dataclass(frozen=True, slots=True)
class StoredLog:
    """A table, events of it, the devices that hold its seats and those that were removed from it,
    all of the same moment.
    """

    table: StoredTable
    events: list[StoredEvent]
    devices: dict[str, Device]
    removed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredRecord(FinishedGame):
    """A kept game: its table, and when it ended."""

    table_id: str
    finished: float


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """How a device did at one game."""

    game: str
    games: int
    wins: int
    best_left: int
    """The fewest cards left."""
    streak: int
    """Games won in a row up to now."""
    best_streak: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of a device that counts: what was played, when it ended, and how."""

    game: str
    players: int
    options: dict[str, int | bool]
    finished: float
    left: int
    won: bool


@dataclass(frozen=True, slots=True)
class Daily:
    """A day's deal. `body` is JSON: decks, salt, starter."""

    id: str
    """YYYY-MM-DD/name"""
    day: str
    name: str
    body: bytes


@dataclass(frozen=True, slots=True)
class DailyAttempt:
    """A device's one attempt that counts; the last three are `None` until it is finished."""

    daily: str
    device: str
    table_id: str
    at: float
    record_id: str | None = None
    left: int | None = None
    won: bool | None = None
