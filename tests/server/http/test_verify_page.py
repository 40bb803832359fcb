"""The old address of the check of a shuffle, and the page where the client was not built."""

from __future__ import annotations

from backtrick.server.http.verify_page import page
from tests.server.http.conftest import Client, Serve


def test_the_old_address_leads_to_where_games_are_watched_again(
    client: Client, serve: Serve
) -> None:
    answer = client.get("/verify", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (301, "/replay")
    below = serve(base_path="/cards").get("/cards/verify", follow_redirects=False)
    assert below.headers["location"] == "/cards/replay"


def test_the_plain_page_has_its_texts_and_its_style(client: Client) -> None:
    assert "{{" not in page("index.html")
    assert client.get("/index.css").headers["content-type"].startswith("text/css")
