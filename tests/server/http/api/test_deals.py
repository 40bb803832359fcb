"""The cards of a deal stay hidden while somebody plays it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from backtrick.rules import Record, game_named, new_deal
from backtrick.server.games.deals import deal_name
from tests.server.http.conftest import Client, Person, refused, services

PATHS = (
    ("GET", ""),
    ("GET", "/moments"),
    ("GET", "/link"),
    ("GET", "/turns/0/reasons"),
    ("GET", "/study"),
    ("POST", "/turns/0/try"),
)
"""All that shows something of a record; what is posted is a turn."""


def replayed(person: Person) -> tuple[str, str]:
    """A table at which the same deal is played again, and the record of its first game."""
    table = person.finished_table(public=True)
    assert person.do(table, type="rematch", same_deal=True)["type"] == "done"
    return table, f"{table}-1"


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_a_record_is_closed_while_its_deal_is_in_play(
    ada: Person, bob: Person, method: str, path: str
) -> None:
    table, record = replayed(ada)
    body: dict[str, Any] = {"json": {"plays": []}} if method == "POST" else {}
    for person in (ada, bob):
        answer = person.ask(method, f"/api/records/{record}{path}", **body)
        refused(answer, 403, "deal-in-play")
    ada.finish(table)
    assert bob.get(f"/api/records/{record}")["decks"] == bob.get(f"/api/records/{table}-2")["decks"]


def test_nobody_plays_on_from_it_and_no_download_has_it(ada: Person) -> None:
    other = ada.finished_table()
    table, record = replayed(ada)
    wanted = {"turn": 0, "seat": 0, "bot": "greedy"}
    asked = ada.ask("POST", f"/api/records/{record}/continue", json=wanted)
    refused(asked, 403, "deal-in-play")
    lines = ada.ask("GET", "/api/devices/me/records?format=jsonl").text.splitlines()
    assert len(lines) == 1
    assert msgspec.json.decode(lines[0])["decks"] == ada.get(f"/api/records/{other}-1")["decks"]
    ada.finish(table)
    assert len(ada.ask("GET", "/api/devices/me/records?format=jsonl").text.splitlines()) == 3


def upload(record: dict[str, Any], path: str) -> dict[str, Any]:
    """A record from a file, as a request has it."""
    return {"turn": 0, "bot": "greedy", "record": record} if path == "/api/continue" else record


@pytest.mark.parametrize("path", ["/api/moments", "/api/continue", "/api/study"])
def test_a_saved_record_is_closed_too(ada: Person, bob: Person, path: str) -> None:
    table = ada.finished_table(public=True)
    saved = ada.get(f"/api/records/{table}-1")
    deck = saved["decks"][0]
    swapped = {**saved, "decks": [[*deck[:-2], deck[-1], deck[-2]]]}
    assert ada.do(table, type="rematch", same_deal=True)["type"] == "done"
    for record in (saved, swapped):
        for person in (ada, bob):
            answer = person.ask("POST", path, json=upload(record, path))
            refused(answer, 403, "deal-in-play")
    ada.finish(table)
    assert bob.post(path, upload(saved, path))


@pytest.mark.usefixtures("same_day")
def test_a_saved_record_of_a_daily_deal_is_for_those_who_have_played_it(
    client: Client, ada: Person, bob: Person
) -> None:
    table = ada.post("/api/daily/the-game-solo/play")["id"]
    ada.finish(table)
    saved = ada.get(f"/api/records/{table}-1")
    assert ada.post("/api/moments", saved)["game"] == "the-game"
    refused(bob.ask("POST", "/api/moments", json=saved), 403, "daily-unfinished")
    refused(client.post("/api/moments", json=saved), 403, "daily-unfinished")
    again = bob.ask("POST", "/api/continue", json=upload(saved, "/api/continue"))
    refused(again, 403, "daily-unfinished")


def test_a_what_if_closes_nothing(ada: Person) -> None:
    """Its player knows the cards, and could close any record that way."""
    record = f"{ada.finished_table(public=True)}-1"
    wanted = {"turn": 0, "seat": 0, "bot": "greedy"}
    ada.post(f"/api/records/{record}/continue", wanted)
    assert ada.get(f"/api/records/{record}")["decks"]


def test_the_same_cards_are_not_dealt_again_while_others_play_them(
    client: Client, ada: Person
) -> None:
    """Two tables have the same deal only if somebody arranged it; here, the store says so."""
    table, other = ada.finished_table(), ada.open_table(begin=True)["id"]
    room, running = (services(client).live.tables.rooms[each] for each in (table, other))
    object.__setattr__(running.table, "deal", room.table.deal)
    assert ada.do(other, type="leave")["type"] == "done"
    assert ada.do(table, type="rematch", same_deal=True)["code"] == "deal-in-play"
    assert ada.do(table, type="rematch")["type"] == "done"


def test_a_deal_has_one_name(ada: Person) -> None:
    body = ada.get(f"/api/records/{ada.finished_table()}-1")
    record = Record.from_dict(body)
    name = deal_name(record.game.name, record.decks)
    assert name == deal_name(record.game.name, [list(deck) for deck in record.decks])
    first, *others = record.decks[0]
    assert name != deal_name(record.game.name, [[*others, first]])
    *others, one, last = record.decks[0]
    assert name == deal_name(record.game.name, [[*others, last, one]]), "the others are known"
    assert name != deal_name("face-to-face", record.decks)
    one, other, *others = record.decks[0]
    assert name == deal_name(record.game.name, [[other, one, *others]]), "a hand has no order"


def test_a_duel_has_one_name_from_both_sides() -> None:
    mine, theirs = new_deal(game_named("face-to-face")(), 2, 7).decks
    name = deal_name("face-to-face", [mine, theirs])
    assert name == deal_name("face-to-face", [theirs, mine])
    assert name != deal_name("face-to-face", [mine, mine])
