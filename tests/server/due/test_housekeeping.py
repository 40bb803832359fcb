"""What nobody needs is put away slowly, and never because a clock jumped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from backtrick.server.due.housekeeping import Housekeeping
from backtrick.server.live.tables import CODE_LENGTH, code_length
from backtrick.server.ops.config import DAY, Caps, Config
from backtrick.server.ports import Clock, Ports
from backtrick.server.storage import Daily, DailyAttempt, Store
from tests.server.storage.kit import PLAYING, append, device, finished, new_table

START = 1e9


class SetClock(Clock):
    """Stands where it is set; `pass_by` lets time pass, `jump` only changes what it shows."""

    def __init__(self) -> None:
        self.now, self.ticks = START, 0.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.ticks

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self.ticks += seconds

    def jump(self, seconds: float) -> None:
        self.now += seconds


class Closing:
    """Stands for the tables of a process."""

    def __init__(self) -> None:
        self.code_length = 0
        self.closed: list[str] = []

    def close_if_here(self, table_id: str) -> None:
        self.closed.append(table_id)


class House:
    """A store with its housekeeping, on a clock of its own."""

    def __init__(self, folder: Path) -> None:
        self.clock = SetClock()
        self.store = Store.open(f"sqlite:///{folder / 'house.db'}")
        self.config = Config(caps=Caps(tidied=2))
        self.start()
        self.tidy()
        self.clock.pass_by(DAY + 1)  # a new server is wary

    def start(self) -> None:
        """The server starts, perhaps not for the first time."""
        self.tables = Closing()
        ports = Ports(clock=self.clock)
        self.keeping = Housekeeping(self.store, self.tables, self.config, ports)  # type: ignore[arg-type]

    def tidy(self, times: int = 1) -> None:
        for _ in range(times):
            asyncio.run(self.keeping.tidy())

    def live(self, days: float) -> None:
        """The server runs for days, and tidies up every hour."""
        for _ in range(round(days * 24)):
            self.clock.pass_by(3600)
            self.tidy()

    def ask(self, asked: Awaitable[object]) -> object:
        async def wait() -> object:
            return await asked

        return asyncio.run(wait())

    def add_tables(self, *names: str) -> None:
        for name in names:
            self.ask(self.store.create(new_table(name, at=self.clock.now, summary=PLAYING)))

    def there(self) -> int:
        return len([name for name in "ABCDE" if self.ask(self.store.table(name)) is not None])

    def open(self) -> int:
        count = self.ask(self.store.count_open_tables())
        assert isinstance(count, int)
        return count


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.store.close()


def test_old_tables_are_closed_and_removed_a_portion_at_a_time(house: House) -> None:
    house.add_tables(*"ABCDE")
    house.live(29)
    assert house.open() == 5
    house.live(1)
    house.clock.pass_by(60)
    house.tidy()
    assert (house.open(), house.tables.closed) == (3, ["A", "B"])
    house.tidy(3)
    assert (house.open(), house.there()) == (0, 5)
    house.live(59)
    assert house.there() == 5
    house.live(1.2)
    assert house.there() == 0


@pytest.mark.parametrize("days", [91, 400, -91])
def test_a_jump_of_the_clock_puts_nothing_away(house: House, days: float) -> None:
    house.add_tables(*"ABCDE")
    house.tidy()
    house.clock.jump(days * DAY)
    house.tidy(5)
    assert house.open() == 5
    house.clock.jump(-days * DAY)
    house.tidy(5)
    assert (house.open(), house.there()) == (5, 5)


def test_nor_does_one_while_the_server_was_off(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.add_tables(*"ABCDE")
    house.tidy()
    house.clock.jump(91 * DAY)
    house.start()
    with caplog.at_level("WARNING"):
        house.tidy(5)
    assert "the clock jumped" in caplog.text
    house.start()
    house.tidy(5)
    assert house.open() == 5, "a second start is no reason to believe it"
    house.live(1.2)
    assert (house.open(), house.there()) == (0, 5), "closed, but not removed"


def test_what_nobody_holds_is_removed(house: House) -> None:
    store, old = house.store, house.clock.now
    never = replace(device("never"), seen=old, created=old)
    for each in (never, replace(never, id="seated"), replace(never, id="played")):
        house.ask(store.add_device(each, f"token-{each.id}"))
    house.ask(store.create(new_table("A", at=old, links=((0, "seated"),))))
    for name, holder in (("R1", "played"), ("R2", None)):
        game = finished(name)
        seats = (replace(game.seats[0], device=holder, bot=None),)
        done = append("A", 1 if name == "R1" else 2, at=old, finished=replace(game, seats=seats))
        house.ask(store.append(done))
    house.tidy()
    house.live(31)
    assert house.ask(store.device_by_token("token-never")) is None
    known = house.ask(store.devices(["never", "seated", "played"]))
    assert isinstance(known, dict)
    assert sorted(known) == ["played", "seated"]
    house.live(61)
    assert house.ask(store.record("R1")) is not None
    assert house.ask(store.record("R2")) is None


def test_who_stays_away_holds_no_record(house: House) -> None:
    """A throwaway device and the record of its one game do not keep each other for ever."""
    store, old = house.store, house.clock.now
    for each in ("throwaway", "faithful"):
        known = replace(device(each), seen=old, created=old)
        house.ask(store.add_device(known, f"token-{each}"))
    house.ask(store.create(new_table("A", at=old)))
    holders = {"R1": ("throwaway",), "R2": ("throwaway", "faithful")}
    for version, (name, players) in enumerate(holders.items(), 1):
        game = finished(name)
        seats = tuple(
            replace(game.seats[0], seat=seat, device=player, bot=None)
            for seat, player in enumerate(players)
        )
        done = append("A", version, at=old, finished=replace(game, seats=seats))
        house.ask(store.append(done))
    house.tidy()
    house.live(395)
    assert house.ask(store.record("R1")) is not None
    house.ask(store.token_seen("token-faithful", house.clock.now))
    house.live(6)
    assert house.ask(store.record("R1")) is None
    assert house.ask(store.record("R2")) is not None
    house.live(400)
    assert house.ask(store.record("R2")) is None
    house.live(1)
    assert house.ask(store.devices(["throwaway", "faithful"])) == {}


def test_daily_deals_are_kept_for_a_year_and_more(house: House) -> None:
    store = house.store
    for day in ("2000-01-01", "2001-09-01"):
        house.ask(store.add_daily(Daily(f"{day}/solo", day, "solo", b"{}")))
    attempt = DailyAttempt("2000-01-01/solo", "ann", "A", 1.0)
    house.ask(store.create(new_table("A", at=START, attempt=attempt)))
    house.start()
    house.tidy()
    assert house.ask(store.daily("2000-01-01/solo")) is not None, "it may be the clock"
    house.clock.pass_by(DAY + 1)
    house.tidy()
    assert house.ask(store.daily("2000-01-01/solo")) is None
    assert house.ask(store.attempt("2000-01-01/solo", "ann")) is None
    assert house.ask(store.daily("2001-09-01/solo")) is not None


def test_codes_grow_with_the_number_of_tables(house: House) -> None:
    house.tidy()
    assert house.tables.code_length == CODE_LENGTH
    lengths = [code_length(tables) for tables in (0, 700, 800, 20_000, 30_000)]
    assert lengths == [6, 6, 7, 7, 8]
