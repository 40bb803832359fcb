"""Replaying records, and playing on from them: never from cards that others still play today."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest

from backtrick.rules import Record, TheGame, verify
from backtrick.server.http.api import moments
from backtrick.server.ops.config import Caps, Rates
from tests.rules.test_properties import log
from tests.server.http.conftest import Client, Person, Serve, refused
from tests.strategies import Journey


def played(players: int = 1) -> dict[str, Any]:
    """A game that was played to its end, as a file holds it."""
    journey = Journey(TheGame().settled(players), players, seed=3, starter=0, luck=1, skill=1.0)
    record = log(journey, len(journey.states()) - 1, None).record(
        f"player {seat}" for seat in range(players)
    )
    assert record.outcome is not None
    found: dict[str, Any] = json.loads(record.to_json())
    return found


def test_a_game_goes_on_against_bots(ada: Person) -> None:
    made = ada.post("/api/continue", {"turn": 2, "seat": 1, "bot": "greedy", "record": played(3)})
    table = ada.get(f"/api/tables/{made['id']}")
    assert [seat["bot"] for seat in table["seats"]] == ["greedy", None, "greedy"]
    assert (table["seat"], table["host"], table["phase"]) == (1, 1, "playing")


def test_the_last_turn_is_where_a_game_can_still_go_on(ada: Person) -> None:
    record = played()
    last = len(record["turns"]) - 1
    ada.post("/api/continue", {"turn": last, "record": record})
    for turn in (last + 1, last + 2, 1000):
        answer = ada.ask("POST", "/api/continue", json={"turn": turn, "record": record})
        assert refused(answer, 400, "no-such-moment") == {"turn": turn, "last": last}


def test_who_has_resigned_could_have_gone_on(ada: Person) -> None:
    path = f"/api/records/{ada.finished_table()}-1/continue"
    assert ada.ask("POST", path, json={"turn": 0}).status_code == 201
    assert refused(ada.ask("POST", path, json={"turn": 1}), 400, "no-such-moment")["last"] == 0


@pytest.mark.usefixtures("same_day")
@pytest.mark.parametrize(("as_file", "swapped"), [(False, False), (True, False), (True, True)])
def test_nobody_goes_on_from_a_deal_of_today(
    ada: Person, as_file: bool, swapped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor do two of the last cards that are swapped make another deal of it."""
    table = ada.post("/api/daily/the-game-solo/play")["id"]
    ada.finish(table)
    path = f"/api/records/{table}-1/continue"
    body: dict[str, Any] = {"turn": 0, "bot": "greedy"}
    if as_file:
        path, body["record"] = "/api/continue", ada.get(f"/api/records/{table}-1")
        if swapped:
            [deck] = body["record"]["decks"]
            deck[-2:] = deck[:-3:-1]
    refused(ada.ask("POST", path, json=body), 403, "daily-running")
    monkeypatch.setattr("backtrick.server.games.daily.today", lambda clock: "2999-01-01")
    assert ada.ask("POST", path, json=body).status_code == 201


def test_what_goes_on_does_not_count(ada: Person) -> None:
    made = ada.post("/api/continue", {"turn": 2, "record": played()})
    ada.finish(made["id"])
    assert ada.get("/api/devices/me/statistics") == []
    [listed] = ada.get("/api/devices/me/records")["records"]
    assert not listed["counted"]
    verify(Record.from_dict(ada.get(f"/api/records/{listed['id']}")))
    ada.do(made["id"], type="rematch")
    ada.finish(made["id"])
    assert [game["games"] for game in ada.get("/api/devices/me/statistics")] == [1]


def test_going_on_counts_among_the_unfinished_tables(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(serve(limits=1.0, caps=Caps(open_tables=1)))
    assert ada.post("/api/continue", {"turn": 0, "record": played()})
    answer = ada.ask("POST", "/api/continue", json={"turn": 0, "record": played()})
    refused(answer, 429, "too-many-tables")


@pytest.mark.parametrize("path", ["moments", "continue"])
def test_records_from_elsewhere_are_checked_so_often_and_no_more(serve: Serve, path: str) -> None:
    client = serve(limits=1.0)
    ada = Person(client)
    body = {} if path == "moments" else {"turn": 0, "record": {}}
    asked = [ada.ask("POST", f"/api/{path}", json=body) for _ in range(Rates().records.burst)]
    assert {answer.status_code for answer in asked} == {400}
    refused(ada.ask("POST", f"/api/{path}", json=body), 429, "too-many")


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ({"talk": [[0, 10**30, "fine"]]}, "no-such-seat"),
        ({"starter": 10**30}, "no-such-seat"),
        ({"turns": [[[2, 10**30]]]}, "no-such-pile"),
    ],
)
def test_a_record_with_a_number_beyond_all_bounds_is_refused(
    ada: Person, bad: dict[str, Any], code: str
) -> None:
    deck = {"decks": [list(range(2, 100))]}
    refused(ada.ask("POST", "/api/moments", json={**played(), **deck, **bad}), 400, code)


def test_a_record_is_not_checked_on_the_loop(
    client: Client, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(record: Record) -> None:
        threads.append(threading.current_thread().name)
        verify(record)

    monkeypatch.setattr(moments, "verify", noted)
    ada.post("/api/continue", {"turn": 0, "record": played()})
    ada.post("/api/moments", played())
    assert len(threads) == 2
    assert all(name.startswith("work_") for name in threads)


def test_programs_are_marked_beside_the_names(client: Client) -> None:
    robot = Person(client, name="Robot", is_bot=True)
    table = robot.finished_table(seats=2, game="face-to-face", bots=["greedy"])
    record = robot.get(f"/api/records/{table}-1")
    assert record["players"] == ["Robot", "greedy"]
    assert record["programs"] == [True, False]
    assert robot.get(f"/api/records/{table}-1/moments")["programs"] == [True, False]
    assert robot.post("/api/moments", record)["programs"] == [False, False]
