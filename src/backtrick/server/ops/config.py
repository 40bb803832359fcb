"""How a server is set up: every flag of `backtrick serve` and every `BACKTRICK_*` variable."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import NamedTuple

from backtrick.server.storage.urls import default_url

Network = IPv4Network | IPv6Network

DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """How long things take, in seconds. `--set NAME=SECONDS` changes one."""

    opinion_seconds: float = 30.0
    """How long players have to say who should start, once the first person has."""
    bot_floor_seconds: float = 0.4
    """The least that a bot takes for a turn at a table whose host wants fast bots."""
    nudge_seconds: float = 45.0
    """A person who does not answer a nudge within this time counts as away."""
    giving_up_seconds: float = 60.0
    """A proposal to give up that not all have agreed to within this time is dropped."""
    enter_seconds: float = 10.0
    """How long a socket may wait before it shows the key of a private table."""
    link_seconds: float = 600.0
    """How long a device link works."""
    poll_seconds: float = 1.0
    """How often the store is asked which tables have moved: the most that a lost message costs."""
    overlap_seconds: float = 4.0
    """Upper bound of commit delay plus clock skew between processes."""
    lag_seconds: float = 60.0
    """How long a table is read again after storing something at it has failed."""
    presence_seconds: float = 4.0
    """How often processes tell each other who is connected."""
    names_seconds: float = 20.0
    """How often names and tokens of people at tables are read again."""
    idle_seconds: float = 300.0
    """A table without clients leaves the memory after this time."""
    sweep_seconds: float = 30.0
    """How often idle tables are looked for."""
    retire_seconds: float = 600.0
    """How often the server looks for what nobody needs any more."""
    unused_device_seconds: float = 30 * DAY
    """A device without a seat, a game or a daily result is removed when unseen for this time."""
    unheld_record_seconds: float = 90 * DAY
    """A record that nobody holds is removed this long after its game."""
    absent_device_seconds: float = 400 * DAY
    """A device that is unseen for this time no longer holds the records of its games."""
    daily_seconds: float = 400 * DAY
    """How long daily deals and their results are kept."""
    clock_jump_seconds: float = 3600.0
    """A clock that is off by more than this from one look to the next has jumped."""
    wary_seconds: float = DAY
    """How long nothing is put away after a jump, or after no server ran for this time."""
    due_seconds: float = 0.5
    """How often due work is looked for, at least."""
    lease_seconds: float = 2.5
    """How long a process keeps due work to itself."""
    renew_seconds: float = 1.0
    """How often a process renews its leases."""
    ping_seconds: float = 20.0
    """How often a silent socket is pinged, and how long an answer may take."""
    health_seconds: float = 1.0
    """How long the answer of `/api/health` holds before the store is asked again."""
    health_wait_seconds: float = 1.9
    """How long the store may take until `/api/health` calls it gone."""
    metrics_seconds: float = 1.0
    """How long the answer of `/metrics` holds before it is written again."""
    study_seconds: float = 60.0
    """How long the study of a game may take; then it stops, and is made anew for whoever asks."""
    study_idle_seconds: float = 120.0
    """How long the process that studies games waits for the next one before it ends."""
    words_seconds: float = 5.0
    """How long the banned words hold before they are read again."""
    seen_seconds: float = 3600.0
    """How often it is written down that a device was here."""
    retry_seconds: float = 1.0
    """How long background work waits after a failure."""
    head_seconds: float = 15.0
    """How long a connection may take to send a request; an idle one is closed after this time."""
    body_seconds: float = 15.0
    """How long the body of a request may take after its headers."""
    unread_seconds: float = 30.0
    """How long a client may read nothing of an answer that waits for it; then it is dropped."""
    busy_seconds: float = 30.0
    """When newcomers are told to come again while memory is short."""
    excess_seconds: float = 10.0
    """How long the log says nothing more about a cap that was just exceeded."""


class Rate(NamedTuple):
    """A token bucket: `burst` tokens, one refilled every `seconds`. Its text is `10/2.0`."""

    burst: int
    seconds: float

    @classmethod
    def parse(cls, text: str) -> Rate:
        """The rate of a text, or a `ValueError`."""
        burst, _, seconds = text.partition("/")
        return cls(int(burst), float(seconds))


@dataclass(frozen=True, slots=True, kw_only=True)
class Rates:
    """How often a client may do something. `--set NAME=BURST/SECONDS` changes one; `limits`
    stretches all of them.
    """

    requests: Rate = Rate(300, 0.02)
    """Requests, by address."""
    devices: Rate = Rate(30, 60.0)
    """New devices, by address."""
    tables: Rate = Rate(30, 20.0)
    """New tables, by device."""
    games: Rate = Rate(120, 10.0)
    """New tables and games begun, by address."""
    stored: Rate = Rate(3000, 0.1)
    """Commands that may store something, by address."""
    guesses: Rate = Rate(10, 30.0)
    """Wrong codes, keys, links and tokens, by device and by address."""
    network_guesses: Rate = Rate(60, 10.0)
    """Wrong codes, by network (/24, or /48 of IPv6)."""
    all_guesses: Rate = Rate(1000, 1.0)
    """Wrong codes of everybody. Over it, tables open by their links only."""
    records: Rate = Rate(20, 2.0)
    """Records from elsewhere that are checked, by address."""
    reasons: Rate = Rate(20, 3.0)
    """Turns of bots that are explained, by device."""
    studies: Rate = Rate(10, 20.0)
    """Games that are studied for the first time, by device."""
    tries: Rate = Rate(60, 0.5)
    """Turns that are tried in a study, and questions about the study of a file, by device."""
    links: Rate = Rate(10, 60.0)
    """Device links and new keys of tables, by device."""
    sockets: Rate = Rate(60, 0.5)
    """Sockets opened, by device or address."""
    talk: Rate = Rate(10, 2.0)
    """Chat, hints, opinions, nudges, going and coming back, by seat."""
    messages: Rate = Rate(60, 0.1)
    """Messages on sockets, by device."""
    frames: Rate = Rate(400, 0.005)
    """Frames of any kind, by socket; one that sends more is closed."""
    frame_bytes: Rate = Rate(1_000_000, 0.000005)
    """Bytes, by socket; one that sends more is closed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Caps:
    """How much is allowed. `--set NAME=NUMBER` changes one."""

    command_tries: int = 8
    """How often a command is tried again when other processes move the table meanwhile."""
    table_events: int = 30_000
    """The most events of one table, over a hundred games; after that a new table is needed."""
    remembered_commands: int = 48
    """How many commands a room remembers; the store knows them all."""
    missed_events: int = 2000
    """A client that missed more events than this gets no list of them."""
    bad_messages: int = 20
    """How many senseless messages end a connection."""
    open_tables: int = 100
    """How many unfinished tables a device may have; `limits` stretches it."""
    open_sockets: int = 64
    """How many sockets a device may hold open; `limits` stretches it."""
    waiting_bytes: int = 256 * 1024
    """How many bytes may wait for one client, and one message more; then it is dropped."""
    waiting_writes: int = 8192
    """How many writes may wait for the database; the next one is refused."""
    waiting_studies: int = 200
    """How many games may wait to be studied."""
    tidied: int = 500
    """How many tables, devices and records are put away at a time."""
    memory_bytes: int = 0
    """From this much memory on, newcomers have to wait; 0 is four fifths of what there is."""
    pipelined_requests: int = 8
    """How many requests may wait on a connection while one is answered; more end it."""
    headers: int = 100
    """How many headers a request may have."""
    header_bytes: int = 32 * 1024
    """How many bytes its headers may have together."""
    url_bytes: int = 8000
    """How many bytes the address of a request may have."""
    body_pieces: int = 1000
    """In how many pieces the body of a request may come."""
    message_frames: int = 64
    """In how many frames a message on a socket may come."""
    buckets: int = 50_000
    """How many token buckets are kept; the one unused for longest is forgotten, full again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Everything that can be set. What is secret is left out of its `repr`."""

    host: str = "127.0.0.1"
    port: int = 8181
    database: str = field(default_factory=default_url, repr=False)
    readers: int = 4
    """Threads that read from the database."""
    redis: str | None = field(default=None, repr=False)
    """Where the processes tell each other that a table has moved; nothing for a single one."""

    base_path: str = ""
    """Where everything lies below the host, such as `/cards`; no slash at the end."""
    public_url: str | None = None
    """How people reach the server, such as `https://example.org`; without it, as the request."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use a device's cookie, such as `https://example.org`."""
    trusted_hops: int = 0
    """How many proxies of the operator stand in front and extend `X-Forwarded-For`."""
    trusted_proxies: tuple[Network, ...] = ()
    """Addresses of the operator's proxies; an alternative to counting them."""

    operator_token: str | None = field(default=None, repr=False)
    words_file: Path | None = None
    """Words that no name may hold, one a line; those banned by `moderate` come on top."""
    retire_after: float = 30 * DAY
    """A table that was not touched for this many seconds is closed."""
    purge_after: float = 90 * DAY
    """A table that is still closed this many seconds after its last use is removed; its records
    stay."""

    bot_pace: float = 1.2
    """Roughly how many seconds a bot takes for a turn; 0 is as fast as it can."""
    bot_threads: int = 2
    bot_seconds: float = 20.0
    """How long a bot may think about a turn before another bot plays it."""
    warm: bool = True
    """Whether bots are compiled before the server says that it is ready."""
    drain_seconds: float = 10.0

    limits: float = 1.0
    """By how much all limits are stretched; 0 lifts them."""
    log_level: str = "info"
    timing: Timing = Timing()
    caps: Caps = Caps()
    rates: Rates = Rates()

    @property
    def cookie_path(self) -> str:
        """Where the cookie of a device is sent to."""
        return self.base_path or "/"
