"""Device links: whoever opens one is asked first, and can go back."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from backtrick.server.people.cookies import MOST_PREVIOUS
from tests.server.http.conftest import Client, Person, Serve, refused


class Browser:
    """Knows itself by its cookies, as a browser does."""

    def __init__(self, client: Client, name: str | None = None, **headers: str) -> None:
        self.client = client
        self.jar: dict[str, str] = {}
        self.headers = headers
        self.token = ""
        if name is not None:
            self.token = self.ask("POST", "/api/devices", json={"name": name}).json()["token"]

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        cookie = "; ".join(f"{name}={value}" for name, value in self.jar.items())
        headers = {**self.headers, **({"cookie": cookie} if cookie else {})}
        answer = self.client.request(method, path, headers=headers, **more)
        self.client.cookies.clear()
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            self.jar[name] = value.strip('"')
            if not self.jar[name]:
                del self.jar[name]
        return answer

    @property
    def name(self) -> str:
        return str(self.ask("GET", "/api/devices/me").json()["name"])

    @property
    def previous(self) -> list[str]:
        listed = self.ask("GET", "/api/devices/previous").json()["devices"]
        return [device["name"] for device in listed]

    def go_back(self, name: str) -> httpx.Response:
        listed = self.ask("GET", "/api/devices/previous").json()["devices"]
        device = next(device["id"] for device in listed if device["name"] == name)
        return self.ask("POST", f"/api/devices/previous/{device}")


@pytest.fixture
def browser(client: Client) -> Browser:
    return Browser(client, "Victim")


def link_of(person: Person) -> str:
    return f"/api/devices/links/{person.post('/api/devices/me/links')['secret']}"


def test_looking_at_a_link_redeems_nothing(ada: Person, browser: Browser) -> None:
    link = link_of(ada)
    for _ in range(2):
        shown = browser.ask("GET", link)
        assert (shown.json()["name"], shown.json()["mine"]) == ("Ada", False)
        assert "set-cookie" not in shown.headers
    assert browser.name == "Victim"
    assert ada.get(link)["mine"]
    assert browser.ask("POST", link).status_code == 201


def test_a_browser_keeps_who_it_was_and_can_go_back(ada: Person, browser: Browser) -> None:
    browser.ask("POST", "/api/tables", json={"game": "the-game", "seats": 1})
    assert browser.previous == []
    browser.ask("POST", link_of(ada))
    assert (browser.name, browser.previous) == ("Ada", ["Victim"])
    back = browser.go_back("Victim")
    assert back.status_code == 200
    assert "token" not in back.json()
    assert (browser.name, browser.previous) == ("Victim", ["Ada"])
    assert len(browser.ask("GET", "/api/devices/me/tables").json()["tables"]) == 1
    browser.go_back("Ada")
    assert (browser.name, browser.previous) == ("Ada", ["Victim"])


def test_each_earlier_identity_is_kept_once_and_a_few_of_them(
    client: Client, ada: Person, browser: Browser
) -> None:
    browser.ask("POST", link_of(ada))
    browser.ask("POST", link_of(ada))
    assert browser.previous == ["Victim"]
    for letter in "ABCDE"[: MOST_PREVIOUS + 1]:
        browser.ask("POST", link_of(Person(client, name=f"Player {letter}")))
    expected = [f"Player {letter}" for letter in "DCBA"[:MOST_PREVIOUS]]
    assert browser.previous == expected


def test_a_browser_goes_back_only_to_who_it_was(
    client: Client, ada: Person, browser: Browser
) -> None:
    refused(browser.ask("POST", f"/api/devices/previous/{ada.id}"), 404, "no-such-device")
    browser.ask("POST", link_of(ada))
    assert ada.ask("DELETE", "/api/devices/me").status_code == 204
    assert browser.previous == ["Victim"]
    stranger = Browser(client)
    stranger.jar["backtrick_previous"] = f"wrong.{'x' * 300}"
    assert stranger.previous == []


def test_a_page_of_another_origin_moves_nobody_back(ada: Person, browser: Browser) -> None:
    browser.ask("POST", link_of(ada))
    browser.headers["origin"] = "https://elsewhere.example"
    device = browser.ask("GET", "/api/devices/previous").json()["devices"][0]["id"]
    refused(browser.ask("POST", f"/api/devices/previous/{device}"), 403, "foreign-origin")


def test_looking_at_wrong_links_is_guessing(serve: Serve) -> None:
    client: TestClient[Any] = serve(limits=1.0)
    answers = [client.get(f"/api/devices/links/guess{n}").status_code for n in range(11)]
    assert answers == [404] * 10 + [429]


def test_over_https_cookies_have_a_prefix_and_old_ones_are_still_read(serve: Serve) -> None:
    client = serve(trusted_hops=1)
    old = Browser(client, "Ada")
    assert list(old.jar) == ["backtrick_device"]
    old.headers["x-forwarded-proto"] = "https"
    assert old.name == "Ada"
    assert old.jar == {"__Host-backtrick_device": old.token}
    assert old.name == "Ada"
    old.jar["backtrick_device"] = "planted"  # by another host of the same domain
    assert old.name == "Ada"
    old.ask("POST", link_of(Person(client, name="Bob")))
    assert set(old.jar) == {"__Host-backtrick_device", "__Host-backtrick_previous"}
    assert old.previous == ["Ada"]
