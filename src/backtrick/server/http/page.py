"""The browser client: the files that `make web` builds, and its one page for every address."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from backtrick.rules import GAMES
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.security import API_POLICY
from backtrick.server.http.services import Serving, Visit
from backtrick.server.http.verify_page import page as plain_page
from backtrick.server.storage import StorageError
from backtrick.texts import text

POLICY = (
    f"{API_POLICY}; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'"
)

ADDRESSES = [
    "/",
    "/table/{part:str}",
    "/join",
    "/join/{part:str}",
    "/device",
    "/daily",
    "/mine",
    "/public",
    "/rules",
    "/rules/{part:str}",
    "/learn",
    "/learn/{part:str}",
    "/replay",
    "/replay/{part:str}",
    "/friends/{part:str}",
    "/settings",
]
"""Where the page is; it finds out by itself what to show."""

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

KINDS = {
    "webmanifest": "application/manifest+json",
    "js": "text/javascript",
    "css": "text/css",
}


def built() -> Traversable:
    """Where the built files are."""
    return files("backtrick.server").joinpath("web")


@cache
def the_page(base_path: str) -> str:
    """The page of the client; where it was not built, one that says what else there is."""
    source = built().joinpath("index.html")
    if not source.is_file():
        return plain_page("index.html")
    return source.read_text("utf-8").replace('"./', f'"{base_path}/')


@cache
def the_file(path: str) -> tuple[bytes, str]:
    """A built file and its kind. Only names that are there: nothing of a path reaches the disk."""
    folder, _, name = path.rpartition("/")
    where = built().joinpath(folder)
    for found in where.iterdir() if where.is_dir() else ():
        if found.name == name and found.is_file():
            guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
            return found.read_bytes(), KINDS.get(name.rpartition(".")[2], guessed)
    raise ServerError(ServerErrorCode.NOT_FOUND)


@cache
def gzipped(path: str) -> bytes:
    """A built file, compressed once."""
    return gzip.compress(the_file(path)[0], mtime=0)


def answer(body: bytes | str, kind: str, keep: str, **more: str) -> Response[bytes | str]:
    """A file as it is sent."""
    headers = {"content-security-policy": POLICY, "cache-control": keep, **more}
    return Response(body, media_type=kind, headers=headers)


@get(ADDRESSES, include_in_schema=False)
async def page(request: Request[Any, Any, Any], services: Serving) -> Response[bytes | str]:
    """The page. Where it is about a game, a shared link shows the name and a picture of it."""
    shown = the_page(services.config.base_path)
    outside = Visit(request, services).outside
    shown = re.sub(r'content="[^"]*/previews/', f'content="{escape(outside)}/previews/', shown)
    game = await _game_at(request.scope["path"], request.path_params.get("part", ""), services)
    if game:
        title = f'property="og:title" content="{escape(text(f"game-{game}"))} · '
        shown = shown.replace('property="og:title" content="', title)
        shown = shown.replace("/previews/the-game.jpg", f"/previews/{game}.jpg")
    return answer(shown, "text/html", ASK_AGAIN)


async def _game_at(path: str, part: str, services: Serving) -> str | None:
    """The game that an address is about. Of a table or a record nothing but the game is told; a
    code is not looked up, so that nobody can guess codes here.
    """
    if part in GAMES:
        return part
    if not path.startswith(("/table/", "/replay/")):
        return None
    try:
        table = await services.store.table(part.partition("-")[0])
    except StorageError:  # the page opens without the store, and says what is wrong
        return None
    return table.summary.game if table else None


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes | str]:
    """Scripts, styles and texts; their names change with what is in them."""
    path = f"assets/{name}"
    body, kind = the_file(path)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzipped(path), "gzip"
    return answer(body, kind, FOREVER, **headers)


@get(
    ["/icons/{name:str}", "/previews/{name:str}", "/manifest.webmanifest", "/sw.js"],
    include_in_schema=False,
    sync_to_thread=False,
)
def plain_file(request: Request[Any, Any, Any]) -> Response[bytes | str]:
    """Pictures for a home screen and for shared links, what makes the page installable, and what
    lets it open without a network.
    """
    return answer(*the_file(request.scope["path"].removeprefix("/")), ASK_AGAIN)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a person is looking for a page at an address where there is nothing."""
    path = request.scope["path"]
    return (
        request.method == "GET"
        and "text/html" in request.headers.get("accept", "")
        and not path.startswith(("/api", "/assets", "/icons", "/previews", "/metrics"))
    )


def not_found_page(base_path: str) -> Response[bytes | str]:
    """The page, which says that there is nothing, and where to go."""
    found = answer(the_page(base_path), "text/html", ASK_AGAIN)
    found.status_code = 404
    return found


HANDLERS = (page, asset, plain_file)
