"""The page that checks a commitment: it works under the policy, and judges as the library does."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from typing import Any

import pytest

from backtrick.server.http.verify_page import page
from backtrick.table import commitment
from tests.server.api.conftest import Client, Person

RUN = """
const fs = require("fs"), vm = require("vm");
const [script, text, noted] = JSON.parse(fs.readFileSync(0, "utf8"));
const element = { addEventListener() {}, value: "" };
const context = vm.createContext({
  document: { getElementById: () => element }, crypto: globalThis.crypto, TextEncoder, Uint8Array,
});
vm.runInContext(script + "; globalThis.check = check;", context);
context.check(text, noted).then((found) => console.log(JSON.stringify(found)));
"""


def judged(text: str, noted: str = "") -> Any:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node to run the script of the page")
    asked = json.dumps([page("verify.js"), text, noted])
    ran = subprocess.run([node, "-e", RUN], input=asked, capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


def test_the_script_judges_as_the_library_does(ada: Person) -> None:
    table = ada.finished_table(game="the-game")
    record = ada.get(f"/api/records/{table}-1")
    bots = ada.open_table(game="quick-and-easy", seats=2, bots=["greedy"], begin=True)["id"]
    assert bots
    text, noted = json.dumps(record), record["shuffle"]["commitment"]
    assert judged(text) == ["good"]
    assert judged(text, noted.upper().lower()) == ["good"]
    assert judged(f"{text}\n{text}\n") == ["good", "good"]
    other = {**record, "decks": [record["decks"][0][::-1]]}
    assert judged(json.dumps(other)) == ["bad"]
    assert judged(text, "0" * 64) == ["bad"]
    assert judged(text, "xyz") == ["badNoted"]
    assert judged(json.dumps({**record, "shuffle": None})) == ["noShuffle"]
    for rubbish in ("", "x", "[]", "3", "null", "{}"):
        assert judged(rubbish) == ["unreadable"]


def test_cards_with_colours_are_hashed_the_same_way() -> None:
    from backtrick.rules import QuickAndEasy
    from backtrick.table import seeded_dealer

    game = QuickAndEasy().settled(2)
    deal = seeded_dealer(1)(game, 2)
    decks = [[game.coded(card) for card in deck] for deck in deal.decks]
    committed = commitment(game, deal.decks, deal.salt)
    record = {"decks": decks, "shuffle": {"salt": deal.salt, "commitment": committed}}
    assert judged(json.dumps(record)) == ["good"]


class Tags(HTMLParser):
    def __init__(self, source: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_the_page_works_under_its_policy_and_by_ear(client: Client) -> None:
    answer = client.get("/verify")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    source = answer.text
    assert "{{" not in source
    tags = Tags(source).found
    assert all("src" in attributes for tag, attributes in tags if tag == "script")
    assert not any(name.startswith("on") or name == "style" for _, each in tags for name in each)
    labelled = {each["for"] for tag, each in tags if tag == "label"}
    fields = {each["id"] for tag, each in tags if tag in ("input", "textarea")}
    assert labelled == fields
    [result] = [each for _, each in tags if each.get("id") == "result"]
    assert (result["role"], result["aria-live"]) == ("status", "polite")
    said = set(
        re.findall(
            r"\"(good|bad|unreadable|noShuffle|badNoted|insecure)\"", client.get("/verify.js").text
        )
    )
    names = {re.sub(r"([A-Z])", lambda found: f"-{found[1].lower()}", name) for name in said}
    assert {f"data-{name}" for name in names} <= set(result)
    for path, kind in (("/verify.js", "text/javascript"), ("/verify.css", "text/css")):
        assert client.get(path).headers["content-type"].startswith(kind)
