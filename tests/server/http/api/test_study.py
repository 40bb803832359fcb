"""Studying games: queued, shown as it grows, kept once, and closed where the cards are secret."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace

from backtrick.rules import Record
from backtrick.server.games import studies
from backtrick.server.games.study_process import StudyProcess
from backtrick.server.ops.config import Timing
from backtrick.study import Analysis
from tests.server.http.api.test_moments import played
from tests.server.http.conftest import Person, Serve, refused


def studied(ask: Callable[[], Any]) -> dict[str, Any]:
    """The study once it is done."""
    until = time.monotonic() + 120
    while (found := ask())["state"] in ("queued", "running"):
        assert time.monotonic() < until
        time.sleep(0.05)
    assert found["state"] == "done", found
    answer: dict[str, Any] = found
    return answer


def test_a_file_is_studied(ada: Person) -> None:
    record = played(3)
    found = studied(lambda: ada.post("/api/study", record))["analysis"]
    turns = [turn for turn in found["turns"] if turn["laid"]]
    assert [[[play["card"], play["pile"]] for play in turn["laid"]] for turn in turns] == record[
        "turns"
    ]
    assert len(found["curve"]) == len(found["turns"]) + 1
    shares = found["shares"]
    total = sum(shares[name] for name in ("deal", "draw", "hidden", "given_up"))
    assert total + sum(shares["skill"]) == pytest.approx(found["result"] - found["start"], abs=1e-9)


def test_a_kept_game_is_studied_once(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/records/{ada.finished_table()}-1/study"
    first = studied(lambda: ada.get(path))
    monkeypatch.setattr(StudyProcess, "stages", lambda *_: 1 / 0)
    assert studied(lambda: ada.get(path)) == first


@pytest.mark.parametrize(("name", "other"), [("FORMAT", 0), ("data_hash", lambda: "0" * 12)])
def test_a_study_that_was_made_otherwise_is_not_believed(
    ada: Person, monkeypatch: pytest.MonkeyPatch, name: str, other: Any
) -> None:
    """With other nets and curves, or where an analysis said something else, one is made anew. It
    takes the place of the old one.
    """
    path = f"/api/records/{ada.finished_table()}-1/study"
    begun, study = list[Record](), StudyProcess.stages

    def marked(
        process: StudyProcess, record: Record, helped: Collection[int]
    ) -> Iterator[Analysis]:
        begun.append(record)
        for found in study(process, record, helped):
            yield replace(found, nets=f"made {len(begun)}")

    def becomes(nets: str) -> bool:
        """Whether this study is told soon, and from then on: one that was just made is told from
        memory until it is kept.
        """
        until = time.monotonic() + 20
        while studied(lambda: ada.get(path))["analysis"]["nets"] != nets:
            if time.monotonic() > until:
                return False
            time.sleep(0.05)
        return bool(studied(lambda: ada.get(path))["analysis"]["nets"] == nets)

    monkeypatch.setattr(StudyProcess, "stages", marked)
    with monkeypatch.context() as before:
        before.setattr(studies, name, other)
        assert becomes("made 1")
    assert becomes("made 2")
    with monkeypatch.context() as before:
        before.setattr(studies, name, other)
        assert becomes("made 3")


def test_who_asks_at_the_same_time_gets_the_same_study(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, study = list[Record](), StudyProcess.stages

    def counted(
        process: StudyProcess, record: Record, helped: Collection[int]
    ) -> Iterator[Analysis]:
        begun.append(record)
        return study(process, record, helped)

    monkeypatch.setattr(StudyProcess, "stages", counted)
    path = f"/api/records/{ada.finished_table()}-1/study"
    with ThreadPoolExecutor(4) as pool:
        for state in pool.map(lambda _: ada.get(path)["state"], range(8)):
            assert state != "failed"
    studied(lambda: ada.get(path))
    assert len(begun) == 1


def test_a_study_that_takes_too_long_stops(serve: Serve) -> None:
    client = serve(timing=Timing(study_seconds=0.0))
    found = studied(lambda: Person(client).post("/api/study", played(3)))
    assert found["analysis"]["curve"]
    assert found["analysis"]["shares"] is None
    assert found["done"] < 1


def test_one_that_stopped_is_not_kept_and_can_be_asked_for_again(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, study = f"/api/records/{ada.finished_table()}-1/study", StudyProcess.stages

    def first_stage(*asked: Any) -> Iterator[Analysis]:
        yield next(study(*asked))

    with monkeypatch.context() as hurried:
        hurried.setattr(StudyProcess, "stages", first_stage)
        assert studied(lambda: ada.get(path))["done"] < 1
    found = studied(lambda: ada.get(path))
    assert found["done"] == 1
    assert found["analysis"]["shares"] is not None


def test_one_that_fails_says_so_and_can_be_asked_for_again(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/records/{ada.finished_table()}-1/study"
    with monkeypatch.context() as broken:
        broken.setattr(StudyProcess, "stages", lambda *_: 1 / 0)
        while (state := ada.get(path)["state"]) != "failed":
            assert state in ("queued", "running")
    assert studied(lambda: ada.get(path))["analysis"]


def test_a_stranger_sees_no_study(ada: Person, bob: Person) -> None:
    path = f"/api/records/{ada.finished_table()}-1"
    assert refused(bob.ask("GET", f"{path}/study"), 404, "no-such-record") == {}
    refused(bob.ask("POST", f"{path}/turns/0/try", json={"plays": []}), 404, "no-such-record")


@pytest.mark.usefixtures("same_day")
def test_a_daily_is_closed_until_one_has_played_it(ada: Person, bob: Person) -> None:
    table = ada.post("/api/daily/the-game-solo/play")["id"]
    ada.finish(table)
    record = ada.get(f"/api/records/{table}-1")
    refused(bob.ask("GET", f"/api/records/{table}-1/study"), 403, "daily-unfinished")
    refused(bob.ask("POST", "/api/study", json=record), 403, "daily-unfinished")


def test_an_illegal_file_is_refused(ada: Person) -> None:
    record = played()
    record["turns"][0][0][1] ^= 3
    assert ada.ask("POST", "/api/study", json=record).status_code == 400
    assert ada.ask("POST", "/api/study", json={"format": "x"}).status_code == 400


def play_a_turn(ada: Person) -> tuple[str, list[dict[str, int]]]:
    """A game that was given up after its first turn, and the plays of that turn."""
    table: str = ada.open_table(begin=True)["id"]
    path = f"/api/tables/{table}/stream"
    with ada.client.websocket_connect(path, headers=ada.headers) as socket:
        hand = sorted(socket.receive_json(timeout=30)["mine"]["hand"])
    plays = [{"card": card, "pile": 0} for card in hand[:2]]
    assert ada.do(table, type="lay", plays=plays, end=True)["type"] == "done"
    ada.finish(table)
    return f"{table}-1", plays


def test_a_turn_is_tried_and_judged(ada: Person) -> None:
    record, laid = play_a_turn(ada)
    path = f"/api/records/{record}/turns/0/try"
    begun = ada.post(path, {"plays": [], "finish": True})
    assert (begun["chance"], begun["solved"]) == (None, None)
    assert begun["planned"]["options"]["needed"] == 2
    judged = ada.post(path, {"plays": laid, "finish": True})
    assert 0 < judged["chance"] <= judged["best"] < 1
    assert judged["solved"] == (judged["best"] - judged["chance"] <= 0.04)
    bad = ada.post(path, {"plays": [{"card": 1, "pile": 0}], "finish": True})
    assert bad["planned"]["refused"]["card"] == 1
    missing = ada.ask("POST", f"/api/records/{record}/turns/1/try", json={"plays": []})
    assert refused(missing, 404, "no-such-turn") == {"turn": 1, "turns": 1}


def test_giving_up_is_a_share_of_its_own(ada: Person) -> None:
    record, _ = play_a_turn(ada)
    found = studied(lambda: ada.get(f"/api/records/{record}/study"))["analysis"]
    assert found["shares"]["given_up"] == pytest.approx(-found["curve"][-1])
