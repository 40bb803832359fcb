"""The page of the browser client, and what is not there."""

from typing import Any

HTML = {"accept": "text/html,application/xhtml+xml"}


def test_an_unknown_address_shows_a_person_the_page(client: Any) -> None:
    shown = client.get("/no/such/place", headers=HTML)
    assert shown.status_code == 404
    assert shown.headers["content-type"].startswith("text/html")


def test_and_tells_a_program_in_the_one_form(client: Any) -> None:
    for path, headers in (("/no/such/place", {}), ("/api/nothing", HTML)):
        refused = client.get(path, headers=headers)
        assert refused.status_code == 404
        assert refused.json()["code"] == "not-found"
