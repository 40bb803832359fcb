"""Records: for those who played, with the names of now, and with what opens the commitment."""

from __future__ import annotations

import json
import threading
from types import ModuleType
from typing import Any

import pytest

from backtrick.rules import Record, verify
from backtrick.server.games import deals
from backtrick.server.http.api import records, statistics
from backtrick.table import opens
from tests.server.http.conftest import Client, Person, refused


def test_a_record_is_legal_and_opens_its_commitment(ada: Person) -> None:
    table = ada.finished_table()
    [listed] = ada.get("/api/devices/me/records")["records"]
    assert (listed["table"], listed["game"], listed["won"]) == (table, "the-game", False)
    body = ada.get(f"/api/records/{listed['id']}")
    record = Record.from_dict(body)
    verify(record)
    assert record.players == ("Ada",)
    shuffle = body["shuffle"]
    assert opens(record.game, record.decks, shuffle["salt"], shuffle["commitment"])


def test_records_carry_the_names_of_now_and_none_of_the_removed(ada: Person, bob: Person) -> None:
    table = ada.open_table(seats=2, public=True, game="face-to-face")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    ada.do(table, type="begin")
    bob.finish(table)
    record = ada.get("/api/devices/me/records")["records"][0]["id"]
    assert ada.get(f"/api/records/{record}")["players"] == ["Ada", "Bob"]
    ada.ask("PATCH", "/api/devices/me", json={"name": "Ada L."})
    assert bob.get(f"/api/records/{record}")["players"] == ["Ada L.", "Bob"]
    bob.ask("DELETE", "/api/devices/me")
    assert ada.get(f"/api/records/{record}")["players"] == ["Ada L.", "somebody"]


def test_who_may_read_a_record(client: Client, ada: Person, bob: Person) -> None:
    made = ada.open_table(begin=True)
    ada.finish(made["id"])
    path = f"/api/records/{made['id']}-1"
    refused(bob.ask("GET", path), 404, "no-such-record")
    refused(bob.ask("GET", path, params={"key": "wrong"}), 404, "no-such-record")
    assert bob.get(path, params={"key": made["key"]})["game"] == "the-game"
    assert bob.get(path, params={"key": made["code"].lower()})["game"] == "the-game"
    refused(client.get(path), 401, "not-identified")
    public = ada.finished_table(public=True)
    assert bob.get(f"/api/records/{public}-1")["game"] == "the-game"
    refused(ada.ask("GET", "/api/records/nothing"), 404, "no-such-record")


def test_a_link_shows_one_game_and_opens_nothing_else(ada: Person, bob: Person) -> None:
    made = ada.open_table(begin=True)
    table = made["id"]
    ada.finish(table)
    ada.do(table, type="rematch", same_deal=True)
    ada.finish(table)
    refused(bob.ask("GET", f"/api/records/{table}-1/link"), 404, "no-such-record")
    given = ada.get(f"/api/records/{table}-1/link")
    assert given["link"].endswith(f"/replay/{table}-1?key={given['key']}")
    with_it = {"params": {"key": given["key"]}}
    assert bob.get(f"/api/records/{table}-1", **with_it)["counted"] is True
    replayed = bob.get(f"/api/records/{table}-1/moments", **with_it)
    assert (replayed["counted"], replayed["me"]) == (True, None)
    assert bob.get(f"/api/records/{table}-1/link", **with_it) == given
    refused(bob.ask("GET", f"/api/records/{table}-2", **with_it), 404, "no-such-record")
    refused(bob.ask("GET", f"/api/tables/{table}", **with_it), 403, "not-allowed")
    refused(
        bob.ask("POST", f"/api/tables/{table}/join", json=with_it["params"]), 403, "not-allowed"
    )
    replayed = ada.get(f"/api/records/{table}-2/moments")
    assert (replayed["counted"], replayed["me"]) == (False, 0)


def test_a_private_game_stays_private_when_the_table_becomes_public(
    ada: Person, bob: Person
) -> None:
    table = ada.finished_table()
    everyone = {"game": "the-game", "options": {}, "seats": 1, "public": True}
    assert ada.do(table, type="change", settings=everyone)["type"] == "done"
    refused(bob.ask("GET", f"/api/records/{table}-1"), 404, "no-such-record")
    ada.do(table, type="begin")
    ada.finish(table)
    assert bob.get(f"/api/records/{table}-2")["game"] == "the-game"
    # and the other way round: what anybody could watch is no secret
    ada.do(table, type="change", settings={**everyone, "public": False})
    assert bob.get(f"/api/records/{table}-2")["game"] == "the-game"


def test_a_game_that_nobody_could_watch_is_for_its_players(ada: Person, bob: Person) -> None:
    table = ada.finished_table(public=True, watch=False)
    refused(bob.ask("GET", f"/api/records/{table}-1"), 404, "no-such-record")


def test_the_same_deal_again_does_not_count(ada: Person) -> None:
    table = ada.finished_table()
    assert ada.do(table, type="rematch", same_deal=True)["type"] == "done"
    ada.finish(table)
    assert [game["games"] for game in ada.get("/api/devices/me/statistics")] == [1]
    listed = ada.get("/api/devices/me/records")["records"]
    assert [record["counted"] for record in listed] == [False, True]


def test_all_records_can_be_downloaded(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backtrick.server.http.api.records._AT_ONCE", 2)
    tables = [ada.finished_table() for _ in range(5)]
    answer = ada.ask("GET", "/api/devices/me/records", params={"format": "jsonl"})
    assert answer.headers["content-type"].startswith("application/jsonl")
    assert "attachment" in answer.headers["content-disposition"]
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert len(lines) == len(tables)
    for line in lines:
        verify(Record.from_dict(line))


def test_records_page_by_page(ada: Person) -> None:
    tables = [ada.finished_table() for _ in range(3)]
    first = ada.get("/api/devices/me/records", params={"limit": 2})
    second = ada.get("/api/devices/me/records", params={"limit": 2, "before": first["next"]})
    found = [record["table"] for record in first["records"] + second["records"]]
    assert found == tables[::-1]
    assert second["next"] is None
    refused(ada.ask("GET", "/api/devices/me/records?limit=0"), 400, "bad-request")
    refused(ada.ask("GET", "/api/devices/me/records?format=xml"), 400, "bad-request")


def test_statistics(ada: Person, bob: Person) -> None:
    assert ada.get("/api/devices/me/statistics") == []
    ada.finished_table()
    [mine] = ada.get("/api/devices/me/statistics")
    assert (mine["game"], mine["games"], mine["wins"]) == ("the-game", 1, 0)
    assert mine["best_left"] == 98
    assert bob.get("/api/devices/me/statistics") == []


@pytest.mark.parametrize(
    ("module", "name", "path"),
    [
        (statistics, "_modes", "/api/devices/me/statistics"),
        (deals, "_name", "/api/devices/me/records?format=jsonl"),
        (records, "written", "/api/devices/me/records?format=jsonl"),
    ],
)
def test_what_grows_with_the_number_of_games_is_not_done_on_the_loop(
    ada: Person, monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, path: str
) -> None:
    ada.finished_table()
    threads: list[str] = []
    work = getattr(module, name)

    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return work(*given)

    monkeypatch.setattr(module, name, noted)
    assert ada.ask("GET", path).status_code == 200
    assert [thread[:5] for thread in threads] == ["work_"]
