"""Daily deals: the same for everyone, the first attempt counts, and secret until one has played."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import pytest

from backtrick.rules import Record
from backtrick.server.games.daily import KINDS, Dailies, ends, today
from backtrick.server.http.api.daily import streaks
from backtrick.server.ports import SYSTEM
from backtrick.table import opens
from tests.server.http.conftest import Client, Person, Serve, dump, refused, services

DAY = 24 * 3600

pytestmark = pytest.mark.usefixtures("same_day")


def deals(person: Person) -> dict[str, dict[str, object]]:
    return {deal["name"]: deal for deal in person.get("/api/daily")["deals"]}


def test_there_are_four_deals_a_day_and_they_are_the_same_for_everyone(
    ada: Person, bob: Person
) -> None:
    listed = ada.get("/api/daily")
    assert listed["day"] == today()
    assert listed["ends"] == ends(today())
    assert [deal["name"] for deal in listed["deals"]] == [
        "the-game-solo",
        "the-game",
        "face-to-face",
        "quick-and-easy",
    ]
    assert [deal["seats"] for deal in listed["deals"]] == [1, 4, 2, 3]
    assert deals(ada) == deals(bob)
    commitments = {str(deal["commitment"]) for deal in listed["deals"]}
    assert len(commitments) == 4
    assert all(len(commitment) == 64 for commitment in commitments)


@pytest.mark.parametrize("name", KINDS)
def test_playing_one_twice_is_the_same_table(client: Client, name: str) -> None:
    ada = Person(client)
    first = ada.post(f"/api/daily/{name}/play")
    assert ada.post(f"/api/daily/{name}/play") == first
    deal = deals(ada)[name]
    assert (deal["played"], deal["finished"], deal["table"]) == (True, False, first["id"])
    table = ada.get(f"/api/tables/{first['id']}")
    assert table["phase"] in ("choosing", "playing")
    assert table["daily"] == f"{today()}/{name}"
    assert [seat["bot"] for seat in table["seats"][1:]] == list(KINDS[name].bots)


def test_everybody_gets_the_same_cards(ada: Person, bob: Person) -> None:
    decks = []
    for person in (ada, bob):
        table = person.post("/api/daily/the-game-solo/play")["id"]
        person.finish(table)
        decks.append(person.get(f"/api/records/{table}-1")["decks"])
    assert decks[0] == decks[1]


def test_nobody_comes_to_another_ones_table(client: Client, ada: Person, bob: Person) -> None:
    table = ada.post("/api/daily/the-game-solo/play")["id"]
    refused(bob.ask("GET", f"/api/tables/{table}"), 403, "not-allowed")
    [code] = [
        line.split("'")[3]
        for line in dump(client).splitlines()
        if line.startswith('INSERT INTO "tables"') and table in line
    ]
    refused(bob.ask("POST", "/api/join", json={"code": code}), 404, "no-such-code")
    for body in ({}, {"code": code}, {"code": code, "sit": False}):
        answer = bob.ask("POST", f"/api/tables/{table}/join", json=body)
        refused(answer, 403, "not-allowed")
    message = bob.do(table, type="enter", secret=code)
    assert message["type"] in ("refused", "bye")
    assert "code" not in ada.get(f"/api/tables/{table}") or (
        ada.get(f"/api/tables/{table}")["code"] is None
    )


def test_cards_and_results_are_secret_until_one_has_finished(
    ada: Person, bob: Person, client: Client
) -> None:
    path = f"/api/daily/{today()}/the-game-solo"
    table = ada.post("/api/daily/the-game-solo/play")["id"]
    refused(ada.ask("GET", path), 403, "daily-unfinished")
    ada.finish(table)
    shown = ada.get(path)
    record = Record.from_dict(ada.get(f"/api/records/{table}-1"))
    assert [[record.game.coded(card) for card in deck] for deck in record.decks] == shown["decks"]
    assert opens(record.game, record.decks, shown["salt"], shown["commitment"])
    mine = [result for result in shown["results"] if result["me"]]
    assert [(result["name"], result["won"], result["left"]) for result in mine] == [
        ("Ada", False, 98)
    ]
    # whoever has not finished it learns nothing, also not from the records
    refused(bob.ask("GET", path), 403, "daily-unfinished")
    refused(bob.ask("GET", f"/api/records/{table}-1"), 403, "daily-unfinished")
    refused(client.get(path), 401, "not-identified")
    bob.post("/api/daily/the-game-solo/play")
    refused(bob.ask("GET", f"/api/records/{table}-1"), 403, "daily-unfinished")
    bob.finish(deals(bob)["the-game-solo"]["table"])  # type: ignore[arg-type]
    assert bob.get(f"/api/records/{table}-1")["players"] == ["Ada"]
    assert {"Ada", "Bob"} <= {result["name"] for result in bob.get(path)["results"]}


def test_after_the_day_everyone_may_know(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    client = serve()
    ada, bob = Person(client, name="Ada"), Person(client)
    day = today()
    table = ada.post("/api/daily/the-game-solo/play")["id"]
    ada.finish(table)
    before = deals(ada)["the-game-solo"]["commitment"]
    now = time.time()
    monkeypatch.setattr(SYSTEM.clock, "time", lambda: now + DAY)
    assert today() > day
    assert bob.get(f"/api/daily/{day}/the-game-solo")["commitment"] == before
    assert bob.get(f"/api/records/{table}-1")["players"] == ["Ada"]
    # and there is a new one
    assert deals(bob)["the-game-solo"]["commitment"] != before
    assert not deals(ada)["the-game-solo"]["played"]


def test_what_ends_after_the_day_has_no_place_among_the_results(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = serve()
    ada, bob = Person(client, name="Ada"), Person(client)
    day, now = today(), time.time()
    table = ada.post("/api/daily/the-game-solo/play")["id"]
    bob.finish(bob.post("/api/daily/the-game-solo/play")["id"])
    monkeypatch.setattr(SYSTEM.clock, "time", lambda: now + DAY)
    assert bob.get(f"/api/daily/{day}/the-game-solo")["decks"]  # everybody may know the cards now
    refused(ada.ask("GET", f"/api/daily/{day}/the-game-solo"), 403, "daily-unfinished")
    ada.finish(table)
    results = ada.get(f"/api/daily/{day}/the-game-solo")["results"]
    assert [result["name"] for result in results] == [bob.name]
    [record] = ada.get("/api/devices/me/records")["records"]
    assert (record["daily"], record["counted"]) == (f"{day}/the-game-solo", False)
    assert ada.get(f"/api/records/{record['id']}")["players"] == ["Ada"]
    assert ada.get("/api/devices/me/statistics") == []


def test_results_say_who_is_a_program(serve: Serve) -> None:
    client = serve()
    robot, ada = Person(client, name="Robot", is_bot=True), Person(client, name="Ada")
    for each in (robot, ada):
        each.finish(each.post("/api/daily/the-game-solo/play")["id"])
    results = ada.get(f"/api/daily/{today()}/the-game-solo")["results"]
    assert {result["name"]: result["program"] for result in results} == {
        "Robot": True,
        "Ada": False,
    }


def test_two_who_begin_at_once_get_one_table(ada: Person) -> None:
    with ThreadPoolExecutor(4) as threads:
        asked = [threads.submit(ada.post, "/api/daily/the-game-solo/play") for _ in range(4)]
        answers = [each.result()["id"] for each in asked]
    assert len(set(answers)) == 1
    assert len(ada.get("/api/devices/me/tables")["tables"]) == 1


def test_another_process_was_faster(
    client: Client, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ada.post("/api/daily/the-game-solo/play")["id"]
    store = services(client).store

    async def not_yet(daily: str, device: str) -> None:
        return None

    monkeypatch.setattr(store, "attempt", not_yet)
    assert ada.post("/api/daily/the-game-solo/play")["id"] == first
    assert [table["id"] for table in ada.get("/api/devices/me/tables")["tables"]] == [first]


def test_who_has_played_may_come_back_to_look(ada: Person) -> None:
    table = ada.post("/api/daily/the-game-solo/play")["id"]
    ada.finish(table)
    assert ada.do(table, type="leave")["type"] == "done"
    assert ada.post("/api/daily/the-game-solo/play") == {"id": table, "seat": 0}
    assert ada.get(f"/api/tables/{table}")["phase"] == "over"


def test_at_a_daily_table_nothing_can_be_changed(ada: Person) -> None:
    table = ada.post("/api/daily/the-game-solo/play")["id"]
    ada.finish(table)
    assert ada.do(table, type="rematch", same_deal=True)["code"] == "daily-fixed"


@pytest.mark.parametrize(
    "path",
    [
        "today/bridge",
        "2020-01-01/the-game",
        "2999-01-01/the-game",
        "20260101/the-game",
        "yesterday/the-game",
    ],
)
def test_there_is_no_such_deal(ada: Person, path: str) -> None:
    path = path.replace("today", today())
    refused(ada.ask("GET", f"/api/daily/{path}"), 404, "no-such-daily")


def test_there_is_no_such_deal_to_play(ada: Person) -> None:
    refused(ada.ask("POST", "/api/daily/bridge/play"), 404, "no-such-daily")


def test_days_in_a_row() -> None:
    class Today:
        def today(self) -> str:
            return "2027-03-02"

    def found(*days: str) -> tuple[int, int]:
        return streaks(set(days), cast("Dailies", Today()))

    assert found() == (0, 0)
    assert found("2027-03-02") == found("2027-03-01") == (1, 1)
    assert found("2027-02-28") == (0, 1)
    assert found("2027-02-27", "2027-02-28", "2027-03-01", "2027-03-02") == (4, 4)
    assert found("2027-02-20", "2027-02-21", "2027-03-02") == (1, 2)
