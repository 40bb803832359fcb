"""A database that an earlier version wrote: it opens, shows the same as it did then, plays on, and
its records verify. What is in it is told in `tests/server/storage/fixtures/make.py`.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from backtrick.lab import Engine, simulate
from backtrick.rules import FaceToFace, Game, QuickAndEasy, TheGame
from tests import referee
from tests.server.kit import Line, LiveServer, Message, Player, live, played_out, running

FOLDER = Path(__file__).parents[1] / "storage" / "fixtures"
NAME = "5666ec2"

THEN: Message = json.loads((FOLDER / f"{NAME}.json").read_text("utf-8"))
"""What the earlier version said about the database."""

MOVED = {
    "view": "table",
    "table.rows": "table.board.rows",
    "table.directions": "table.board.directions",
    "table.hand": "mine.hand",
    "table.turn": "mine.turn",
    "table.hints_left": "mine.hints_left",
    "seat": "mine.seat",
    "muted": "mine.muted",
}
"""Where the fields of a `welcome` of protocol 1 are now, moved in this order."""

AHEAD = 600.0
"""All stored times are moved to so many seconds after now, so that no clock runs out meanwhile."""
TIMES = {
    "devices": ("created", "seen"),
    "device_links": ("expires",),
    "tables": ("created", "touched"),
    "events": ("at",),
    "due": ("deadline",),
    "records": ("finished",),
    "daily_attempts": ("at",),
}
MOVING = {name for names in TIMES.values() for name in names}

BOTS: list[tuple[Game, str]] = [
    (TheGame(), "expert"),
    (TheGame(), "planner"),
    (QuickAndEasy(), "planner"),
    (FaceToFace(), "planner"),
]
"""The bots at the tables that have to be compiled."""

WELCOMES = [
    (table, name)
    for table, then in THEN["tables"].items()
    for name in then["welcomes"]
    if name in then["people"] or "key" in then  # who is not let in waits for long
]
PHASES = {name: table["shown"]["phase"] for name, table in THEN["tables"].items()}

every_table = pytest.mark.parametrize("name", PHASES)


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server on the database, for tests that only look."""
    yield from _served(tmp_path_factory.mktemp("old"))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server on another copy of the database, for tests that play on. The bots in it are compiled
    before, for nobody waits that long for a turn.
    """
    for game, bot in BOTS:
        simulate(game, 2, [bot], 1, 1, engine=Engine.PYTHON)
    yield from _served(tmp_path_factory.mktemp("played"))


def _served(folder: Path) -> Iterator[LiveServer]:
    server = LiveServer(folder, "--limits", "0")
    server.database.write_bytes(gzip.decompress((FOLDER / f"{NAME}.sqlite.gz").read_bytes()))
    _move_times(server.database, time.time() + AHEAD - THEN["made_at"])
    yield from running(server)


def _move_times(database: Path, seconds: float) -> None:
    connection = sqlite3.connect(database)
    with connection:
        for table, columns in TIMES.items():
            for column in columns:
                connection.execute(f"UPDATE {table} SET {column} = {column} + ?", (seconds,))
    connection.close()


def who(server: LiveServer, name: str) -> Player:
    """Somebody who was known then."""
    device = THEN["devices"][name]
    return Player(server, device["id"], device["token"], "10.0.0.1")


async def got(player: Player, path: str) -> Any:
    answer = await player.call("GET", path)
    assert answer.status_code == 200, answer.text
    return answer.json()


# -- comparing


def assert_holds(then: Any, now: Any, where: str = "") -> None:
    """Every field of then is there, with the same value; there may be further ones now."""
    if isinstance(then, dict):
        assert isinstance(now, dict), where
        for key in then.keys() - MOVING:
            assert key in now, f"{where}.{key} is missing"
            assert_holds(then[key], now[key], f"{where}.{key}")
    elif isinstance(then, list):
        assert isinstance(now, list), where
        assert len(then) == len(now), (where, then, now)
        for number, (old, new) in enumerate(zip(then, now, strict=True)):
            assert_holds(old, new, f"{where}[{number}]")
    else:
        assert (type(then), then) == (type(now), now), where


def moved(then: Message, places: dict[str, str]) -> Message:
    """What was said then, with its fields where they belong now."""
    told: Message = json.loads(json.dumps(then))
    for old, new in places.items():
        *path, last = old.split(".")
        source: Any = told
        for key in path:
            source = source and source.get(key)
        if source and last in source:
            value = source.pop(last)
            *path, last = new.split(".")
            target = told
            for key in path:
                target = target.setdefault(key, {})
            target[last] = value
    return told


def test_a_comparison_allows_more_fields_and_nothing_else() -> None:
    then = {"view": {"hand": [3, 7], "end": None}}
    assert_holds(then, {"view": {"hand": [3, 7], "end": None, "more": 1}, "more": 2})
    for other in (
        {"view": {"hand": [3, 7]}},
        {"view": {"hand": [3, 8], "end": None}},
        {"view": {"hand": [3, 7, 8], "end": None}},
        {"view": {"hand": [3, 7], "end": False}},
        {"view": None},
    ):
        with pytest.raises(AssertionError):
            assert_holds(then, other)


def test_a_field_can_move() -> None:
    then = {"seat": 0, "view": {"hand": [3], "end": None}}
    places = {"view.hand": "own.hand", "view.gone.too": "own.too"}
    assert moved(then, places) == {"seat": 0, "view": {"end": None}, "own": {"hand": [3]}}
    assert moved({"view": None}, places) == {"view": None}


# -- looking


@pytest.mark.parametrize(("table", "name"), WELCOMES)
def test_everybody_finds_a_table_as_it_was(old: LiveServer, table: str, name: str) -> None:
    @live
    async def story() -> None:
        then = THEN["tables"][table]
        async with who(old, name).at(then["id"]) as line:
            if name == "Eve" and "key" in then:
                await line.post("enter", secret=then["key"])
            await line.wait(lambda: line.messages)
            assert_holds(moved(then["welcomes"][name], MOVED), line.messages[0])

    story()


@every_table
def test_a_table_is_shown_as_it_was(old: LiveServer, name: str) -> None:
    @live
    async def story() -> None:
        then = THEN["tables"][name]
        now = await got(who(old, then["people"][0]), f"/tables/{then['id']}")
        assert_holds(then["shown"], now)

    story()


@live
async def test_the_lists_are_as_they_were(old: LiveServer) -> None:
    assert_holds(THEN["public"], await got(who(old, "Eve"), "/tables"))
    for name, lists in THEN["listed"].items():
        for path, then in lists.items():
            assert_holds(then, await got(who(old, name), f"/devices/me/{path}"), f"{name} {path}")


@live
async def test_the_records_are_as_they_were_and_verify(old: LiveServer, tmp_path: Path) -> None:
    records = []
    for name, lists in THEN["listed"].items():
        for listed in lists["records"]["records"]:
            record = await got(who(old, name), f"/records/{listed['id']}")
            assert record == {**record, **THEN["records"][listed["id"]]}
            records.append(record)
    assert len(THEN["records"]) == 5
    verify(records, tmp_path)


@live
async def test_the_deal_of_the_day_is_as_it_was(old: LiveServer) -> None:
    then = THEN["daily"]
    assert_holds(then["shown"], await got(who(old, then["device"]), then["path"]))


@live
async def test_a_link_makes_another_device_the_same_one(old: LiveServer) -> None:
    async with old.http() as http:
        answer = await http.post(f"/api/devices/links/{THEN['link']['secret']}")
    assert answer.status_code == 201, answer.text
    assert answer.json()["id"] == THEN["devices"][THEN["link"]["device"]]["id"]


@live
async def test_who_was_there_gets_what_happened_since(old: LiveServer) -> None:
    then = THEN["resume"]
    table = THEN["tables"][then["table"]]
    back = who(old, then["device"])
    async with back.at(table["id"], after=then["after"], resume=then["token"]) as line:
        await line.heard("welcome")
        versions = [event["version"] for event in line.events()]
    last = table["welcomes"][then["device"]]["version"]
    assert versions == list(range(then["after"] + 1, last + 1))


@live
async def test_what_was_asked_then_is_not_carried_out_again(old: LiveServer) -> None:
    then = THEN["sent"]
    table = THEN["tables"][then["table"]]
    async with who(old, then["device"]).seated(table["id"]) as line:
        answer = await line.ask("hint", id=then["id"], hint=then["hint"])
        last = table["welcomes"][then["device"]]["version"]
        assert (answer["type"], answer["version"]) == ("done", last)
        assert await line.refused("hint", hint=then["hint"]) == "forbidden-hint"


@live
async def test_who_was_removed_may_not_sit_down(old: LiveServer) -> None:
    table = THEN["tables"]["face-to-face gathering"]
    answer = await who(old, "Cleo").call("POST", f"/tables/{table['id']}/join", {})
    assert answer.json()["code"] == "removed", answer.text


# -- playing on


@every_table
def test_a_table_plays_on(played: LiveServer, name: str, tmp_path: Path) -> None:
    """Until a game is over that was not over then; its record verifies."""

    @live
    async def story() -> None:
        table = THEN["tables"][name]
        async with AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(who(played, person).seated(table["id"]))
                for person in table["people"]
                if not _is_away(table, person)
            ]
            number = table["shown"]["number"]
            if name == "daily finished":
                assert await lines[0].refused("rematch") == "daily-fixed"
            elif PHASES[name] == "over":
                await lines[0].does("rematch")
                await _choose(table["id"], lines)
                await lines[0].does("resign")
                if not lines[0].over and not name.startswith("face-to-face"):
                    for line in lines[1:]:
                        await line.does("answer_giving_up", agree=True)
                number += 1
            else:
                if PHASES[name] == "gathering":
                    await lines[0].does("put_bot", seat=0, bot="greedy")
                    await lines[0].does("begin")
                    number += 1
                await _choose(table["id"], lines)
                await played_out(lines)
        record = await got(lines[0].player, f"/records/{table['id']}-{number}")
        assert record["outcome"] is not None
        verify([record], tmp_path)

    story()


def _is_away(table: Message, person: str) -> bool:
    seat = table["welcomes"][person]["seat"]
    away: bool = table["shown"]["seats"][seat]["away"]
    return away


async def _choose(table_id: str, lines: list[Line]) -> None:
    """Everybody says who should start, where the table asks for it."""
    for line in lines:
        if (await got(line.player, f"/tables/{table_id}"))["phase"] == "choosing":
            await line.does("opine", opening=1, starter=0)


def verify(records: list[Message], folder: Path) -> None:
    """Both referees find these records legal, and the shuffles are those that were promised."""
    file = folder / "records.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    command = [sys.executable, "-m", "backtrick", "verify", "--commitment", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for record in records:
        assert referee.judge(record) is None
