"""The page of the browser client: what is sent, how it is kept, and what is not there."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from backtrick.server.http import page as pages
from tests.server.http.conftest import Person

HTML = {"accept": "text/html,application/xhtml+xml"}
SCRIPT = "export const cards = 98;\n" * 200


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A page that was built, whatever lies in the source tree."""
    for name, text in {
        "index.html": '<!doctype html><meta property="og:title" content="Backtrick" />'
        '<meta property="og:image" content="./previews/the-game.jpg" />'
        '<script src="./assets/index-1.js"></script>',
        "manifest.webmanifest": "{}",
        "sw.js": "self.skipWaiting();",
        "assets/index-1.js": SCRIPT,
        "assets/index-1.css": "p { margin: 0 }",
        "icons/icon.svg": "<svg/>",
        "previews/the-game.jpg": "a picture",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    cached = (pages.the_page, pages.the_file, pages.gzipped)
    monkeypatch.setattr(pages, "built", lambda: tmp_path)
    for each in cached:
        each.cache_clear()
    yield tmp_path
    for each in cached:
        each.cache_clear()


@pytest.mark.parametrize("path", ["/", "/table/abc", "/join/K7M2QX", "/replay/abc-1", "/settings"])
def test_every_address_of_the_client_shows_its_page(client: Any, path: str) -> None:
    shown = client.get(path, headers=HTML)
    assert shown.status_code == 200
    assert shown.text.endswith('<script src="/assets/index-1.js"></script>')
    assert shown.headers["cache-control"] == "no-cache"
    policy = shown.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert not [word for word in ("unsafe", "data:", "*") if word in policy]


@pytest.mark.parametrize("path", ["/no/such/place", "/nowhere", "/table/one/too/many"])
def test_an_unknown_address_shows_a_person_the_page(client: Any, path: str) -> None:
    shown = client.get(path, headers=HTML)
    assert shown.status_code == 404
    assert shown.headers["content-type"].startswith("text/html")
    assert "/assets/index-1.js" in shown.text
    assert "content-security-policy" in shown.headers


def test_and_tells_a_program_in_the_one_form(client: Any) -> None:
    for path, headers in (
        ("/no/such/place", {}),
        ("/api/nothing", HTML),
        ("/assets/gone-1.js", HTML),
        ("/icons/gone.png", HTML),
    ):
        refused = client.get(path, headers=headers)
        assert refused.status_code == 404, path
        assert refused.json()["code"] == "not-found"


def test_a_shared_link_shows_the_game_and_nothing_else(client: Any, ada: Person) -> None:
    made = ada.open_table(game="quick-and-easy", seats=2)
    picture = 'content="http://testserver.local/previews/{}.jpg"'.format
    for path, game, title in (
        (f"/table/{made['id']}", "quick-and-easy", "Quick &amp; Easy · Backtrick"),
        (f"/replay/{made['id']}-1", "quick-and-easy", "Quick &amp; Easy · Backtrick"),
        ("/rules/face-to-face", "face-to-face", "Face to Face · Backtrick"),
        (f"/join/{made['code']}", "the-game", "Backtrick"),
        ("/table/nothing", "the-game", "Backtrick"),
    ):
        shown = client.get(path, headers=HTML).text
        assert picture(game) in shown
        assert f'property="og:title" content="{title}"' in shown
        assert "Ada" not in shown
    assert client.get("/previews/the-game.jpg").headers["content-type"] == "image/jpeg"


def test_only_looking_is_answered_with_a_page(client: Any) -> None:
    refused = client.post("/no/such/place", headers=HTML)
    assert refused.status_code in (403, 404)
    assert refused.headers["content-type"].startswith("application/json")


def test_where_no_page_was_built_another_one_says_so(client: Any, built: Path) -> None:
    (built / "index.html").unlink()
    shown = client.get("/", headers=HTML)
    assert shown.status_code == 200
    assert "/assets/" not in shown.text


def test_assets_are_compressed_for_who_can_read_that(client: Any) -> None:
    zipped = {"accept-encoding": "gzip, br"}
    with client.stream("GET", "/assets/index-1.js", headers=zipped) as sent:
        raw = b"".join(sent.iter_raw())
        assert sent.headers["content-encoding"] == "gzip"
        assert sent.headers["content-type"] == "text/javascript; charset=utf-8"
    assert gzip.decompress(raw).decode() == SCRIPT
    assert len(raw) < len(SCRIPT) / 10
    plain = client.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    for each in (sent, plain):
        assert each.headers["vary"] == "accept-encoding"
        assert each.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-1.css", "text/css; charset=utf-8"),
        ("/icons/icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript; charset=utf-8"),
    ],
)
def test_files_say_what_they_are(client: Any, path: str, kind: str) -> None:
    assert client.get(path).headers["content-type"] == kind


@pytest.mark.parametrize("path", ["/assets/..%2findex.html", "/assets/%2e%2e/sw.js", "/icons/"])
def test_nothing_else_of_the_disk_is_sent(client: Any, path: str) -> None:
    assert client.get(path).status_code == 404
