"""Tables: opening, listing, looking at and joining them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from backtrick.server.ops.config import Caps, Rate, Rates
from tests.server.http.conftest import Client, Person, Serve, refused


def test_opening_a_table(ada: Person) -> None:
    made = ada.open_table(seats=3, options={"required": 3}, clock=60, bots=["expert@2"])
    assert made["seat"] == 0
    assert len(made["code"]) == 6
    assert made["link"] == f"http://testserver.local/table/{made['id']}#{made['key']}"
    shown = ada.get(f"/api/tables/{made['id']}")
    assert shown["phase"] == "gathering"
    assert shown["settings"]["options"] == {"required": 3, "hand": 6, "fire": False}
    assert shown["settings"]["clock"] == 60
    assert (shown["seat"], shown["host"], shown["code"]) == (0, 0, made["code"])
    assert [(seat["name"], seat["bot"]) for seat in shown["seats"]] == [
        ("Ada", None),
        (None, "expert@2"),
        (None, None),
    ]


def test_the_usual_number_of_seats(ada: Person) -> None:
    made = ada.post("/api/tables", {"game": "face-to-face"})
    assert len(ada.get(f"/api/tables/{made['id']}")["seats"]) == 2


def test_a_table_can_begin_at_once(ada: Person) -> None:
    made = ada.open_table(begin=True)
    assert ada.get(f"/api/tables/{made['id']}")["phase"] == "playing"


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "bridge"}, 400, "unknown-game"),
        ({"seats": 6}, 400, "player-count"),
        ({"options": {"jokers": 1}}, 400, "unknown-option"),
        ({"options": {"required": 9}}, 400, "option-value"),
        ({"options": {"required": True}}, 400, "wrong-type"),
        ({"options": {"required": "2"}}, 400, "bad-request"),
        ({"clock": 5}, 409, "bad-clock"),
        ({"bots": ["hal"]}, 400, "no-such-bot"),
        ({"bots": ["expert@9"]}, 400, "no-such-bot"),
        ({"bots": ["expert@"]}, 400, "no-such-bot"),
        ({"bots": ["os:system"]}, 400, "no-such-bot"),
        ({"bots": ["backtrick.bots.greedy:GreedyBot"]}, 400, "no-such-bot"),
        ({"bots": ["expert"]}, 409, "seat-unknown"),
        ({"seats": 2, "begin": True}, 409, "seats-open"),
        ({"seats": "2"}, 400, "bad-request"),
        ({"cards": [1]}, 400, "bad-request"),
    ],
)
def test_what_cannot_be_opened(
    ada: Person, wanted: dict[str, object], status: int, code: str
) -> None:
    answer = ada.ask("POST", "/api/tables", json={"game": "the-game", "seats": 1, **wanted})
    refused(answer, status, code)


def test_public_tables_are_listed_page_by_page(serve: Serve) -> None:
    client = serve()
    ada, bob = Person(client), Person(client)
    tables = [ada.open_table(seats=2, public=True)["id"] for _ in range(5)]
    ada.open_table(seats=2)
    seen, asked = [], {"limit": "2"}
    while True:
        page = bob.get("/api/tables", params=asked)
        seen += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            break
        asked["before"] = str(page["next"])
    assert seen == tables[::-1]


def test_ones_own_tables(ada: Person, bob: Person) -> None:
    mine = ada.open_table()["id"]
    listed = ada.get("/api/devices/me/tables")["tables"]
    assert [(table["id"], table["seat"]) for table in listed] == [(mine, 0)]
    assert bob.get("/api/devices/me/tables")["tables"] == []


def test_joining_a_public_table(ada: Person, bob: Person) -> None:
    table = ada.open_table(seats=3, public=True)["id"]
    assert bob.get(f"/api/tables/{table}")["seat"] is None
    assert bob.get(f"/api/tables/{table}")["code"] is None
    joined = bob.post(f"/api/tables/{table}/join", {"seat": 2})
    assert joined == {"id": table, "seat": 2}
    assert bob.post(f"/api/tables/{table}/join", {}) == joined  # who sits there stays
    refused(
        Person(bob.client).ask("POST", f"/api/tables/{table}/join", json={"seat": 2}),
        409,
        "seat-taken",
    )


@pytest.mark.parametrize("by", ["key", "code"])
def test_a_private_table_opens_to_its_key_and_its_code(ada: Person, bob: Person, by: str) -> None:
    made = ada.open_table(seats=2)
    path = f"/api/tables/{made['id']}"
    refused(bob.ask("GET", path), 403, "not-allowed")
    refused(bob.ask("GET", path, params={"key": "wrong"}), 403, "not-allowed")
    refused(bob.ask("POST", f"{path}/join", json={}), 403, "not-allowed")
    refused(bob.ask("POST", f"{path}/join", json={by: "wrong"}), 403, "not-allowed")
    assert bob.get(path, params={"key": made[by]})["id"] == made["id"]
    assert bob.post(f"{path}/join", {by: made[by], "sit": False})["seat"] is None
    assert bob.post(f"{path}/join", {by: made[by]})["seat"] == 1
    assert bob.get(path)["seat"] == 1


@pytest.mark.parametrize("public", [False, True])
def test_a_full_table_that_nobody_may_watch_says_so(ada: Person, bob: Person, public: bool) -> None:
    made = ada.open_table(watch=False, public=public)
    path, key = f"/api/tables/{made['id']}", {"key": made["key"]}
    assert refused(bob.ask("GET", path, params=key), 409, "table-full") == {"seats": 1}
    refused(bob.ask("POST", f"{path}/join", json=key), 409, "table-full")


@pytest.mark.parametrize("public", [False, True])
def test_a_game_that_nobody_may_watch_says_that_it_runs(
    ada: Person, bob: Person, public: bool
) -> None:
    made = ada.open_table(watch=False, public=public, begin=True)
    path, key = f"/api/tables/{made['id']}", {"key": made["key"]}
    refused(bob.ask("GET", path, params=key), 409, "table-running")
    refused(bob.ask("POST", f"{path}/join", json=key), 409, "table-running")


def test_looking_up_a_code(ada: Person, bob: Person) -> None:
    made = ada.open_table(seats=2)
    spaced = f" {made['code'][:3]}-{made['code'][3:].lower()} "
    assert bob.post("/api/join", {"code": spaced}) == {"id": made["id"], "seat": None}
    assert ada.post("/api/join", {"code": made["code"]})["seat"] == 0
    for wrong in ("WRONG2", "", "\0", "é"):
        refused(bob.ask("POST", "/api/join", json={"code": wrong}), 404, "no-such-code")


def test_guessing_codes_ends_soon(serve: Serve) -> None:
    client = serve(limits=1.0)
    ada, bob = Person(client), Person(client)
    made = ada.open_table(seats=2)
    answers = [bob.ask("POST", "/api/join", json={"code": f"{n:06}"}) for n in range(12)]
    assert {answer.status_code for answer in answers} == {404, 429}
    assert sum(answer.status_code == 404 for answer in answers) <= 10
    assert int(answers[-1].headers["retry-after"]) > 0
    # the right one does not help any more, nor does another way to guess or another device
    for who in (bob, Person(client)):
        refused(who.ask("POST", "/api/join", json={"code": made["code"]}), 429, "too-many")
        path = f"/api/tables/{made['id']}/join"
        refused(who.ask("POST", path, json={"key": "x"}), 429, "too-many")


def guess(client: Client, person: Person, address: str, code: str) -> str:
    """The answer to a code, from behind an address."""
    headers = {**person.headers, "x-forwarded-for": address}
    answer = client.post("/api/join", json={"code": code}, headers=headers)
    return str(answer.json().get("code", "found"))


@pytest.mark.parametrize("code", ["AAAAAA", "AAA-AAA" + "-" * 20], ids=["plain", "padded"])
@pytest.mark.parametrize(
    "networks", ["2001:db8:0:{:x}::1", "10.0.0.{}", "2001:db8:{:x}::1", "10.{}.0.1"]
)
def test_many_addresses_do_not_help_to_guess(serve: Serve, networks: str, code: str) -> None:
    """Those of one network are stopped soon, those of many networks in the end."""
    rates = Rates(all_guesses=Rate(100, 1.0))
    client = serve(limits=1.0, trusted_hops=1, rates=rates)
    ada = Person(client, name="Ada")
    made = ada.open_table(seats=2)
    strangers = [Person(client) for _ in range(12)]
    answers = [
        guess(client, strangers[number // 10], networks.format(number), code)
        for number in range(110)
    ]
    reached = answers.index("too-many")
    assert reached == (60 if networks in ("2001:db8:0:{:x}::1", "10.0.0.{}") else 100)
    assert set(answers[:reached]) == {"no-such-code"}
    # the link still opens its table, for somebody from anywhere else
    eve = Person(client, name="Eve")
    path = f"/api/tables/{made['id']}/join"
    headers = {**eve.headers, "x-forwarded-for": "203.0.113.9"}
    joined = client.post(path, json={"key": made["key"]}, headers=headers)
    assert joined.json()["seat"] == 1


def test_guessing_many_codes_at_once_does_not_help(serve: Serve) -> None:
    client = serve(limits=1.0, trusted_hops=1)
    ada, eve = Person(client), Person(client)
    code = ada.open_table(seats=2)["code"]
    with ThreadPoolExecutor(40) as pool:
        tries = [pool.submit(guess, client, eve, "10.0.0.1", "AAAAAA") for _ in range(80)]
        answers = [each.result() for each in tries]
    assert answers.count("no-such-code") == 10
    assert answers.count("too-many") == 70
    assert guess(client, ada, "10.0.0.2", code) == "found"


def test_a_right_code_is_no_guess(serve: Serve) -> None:
    client = serve(limits=1.0)
    ada, bob = Person(client), Person(client)
    code = ada.open_table(seats=2)["code"]
    assert {guess(client, bob, "", code) for _ in range(20)} == {"found"}


def test_one_address_cannot_store_without_end(serve: Serve) -> None:
    client = serve(limits=1.0, rates=Rates(games=Rate(3, 10.0), stored=Rate(9, 10.0)))
    people = [Person(client) for _ in range(4)]
    tables = [person.open_table(seats=2)["id"] for person in people[:3]]
    asked = people[3].ask("POST", "/api/tables", json={"game": "the-game", "seats": 1})
    refused(asked, 429, "too-many")
    assert people[0].do(tables[0], type="begin")["code"] == "too-many"
    answers = [people[1].do(tables[1], type="say", text="hello") for n in range(9)]
    assert answers[-1]["code"] == "too-many"
    assert people[1].do(tables[1], type="ping")["type"] == "pong"


def test_tables_per_device_are_limited(serve: Serve) -> None:
    ada = Person(serve(limits=0.02))
    ada.open_table()
    codes = {ada.ask("POST", "/api/tables", json={"game": "the-game"}).status_code for _ in "123"}
    assert codes == {429}


def test_unfinished_tables_are_limited(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Person(serve(limits=1.0, caps=Caps(open_tables=2)))
    tables = [ada.open_table(begin=True)["id"] for _ in range(2)]
    answer = ada.ask("POST", "/api/tables", json={"game": "the-game", "seats": 1})
    assert refused(answer, 429, "too-many-tables") == {"most": 2}
    ada.finish(tables[0])
    assert ada.open_table()["id"]


def test_what_is_not_there(ada: Person) -> None:
    refused(ada.ask("GET", "/api/tables/nothing"), 404, "no-such-table")
    refused(ada.ask("POST", "/api/tables/nothing/join", json={}), 404, "no-such-table")


def test_every_route_needs_a_device(client: Client) -> None:
    for method, path in [
        ("POST", "/api/tables"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/x"),
        ("POST", "/api/tables/x/join"),
        ("POST", "/api/join"),
        ("GET", "/api/devices/me/tables"),
        ("GET", "/api/devices/me/records"),
        ("GET", "/api/devices/me/statistics"),
        ("POST", "/api/devices/me/links"),
        ("DELETE", "/api/devices/me"),
        ("GET", "/api/records/x"),
        ("GET", "/api/daily"),
        ("POST", "/api/daily/the-game/play"),
        ("GET", "/api/daily/2026-01-01/the-game"),
    ]:
        body = {"json": {"game": "the-game", "code": "x"}} if method == "POST" else {}
        if path.endswith("/join") and path != "/api/join":
            body = {"json": {}}
        if path == "/api/tables" and method == "POST":
            body = {"json": {"game": "the-game"}}
        if path == "/api/join":
            body = {"json": {"code": "x"}}
        refused(client.request(method, path, **body), 401, "not-identified")  # type: ignore[arg-type]
