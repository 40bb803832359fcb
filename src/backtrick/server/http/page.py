"""The browser client: the files that `make web` builds, and its one page for every address."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.security import API_POLICY
from backtrick.server.http.services import Serving
from backtrick.server.http.verify_page import page as plain_page

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
def the_file(folder: str, name: str) -> tuple[bytes, str]:
    """A built file and its kind. Only names that are there: nothing of a path reaches the disk."""
    where = built().joinpath(folder) if folder else built()
    for found in where.iterdir() if where.is_dir() else ():
        if found.name == name and found.is_file():
            guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
            return found.read_bytes(), KINDS.get(name.rpartition(".")[2], guessed)
    raise ServerError(ServerErrorCode.NOT_FOUND)


@cache
def gzipped(folder: str, name: str) -> bytes:
    """A built file, compressed once."""
    return gzip.compress(the_file(folder, name)[0], mtime=0)


def answer(
    body: bytes | str, kind: str, keep: str, more: Mapping[str, str] = MappingProxyType({})
) -> Response[bytes | str]:
    """A file as it is sent."""
    headers = {"content-security-policy": POLICY, "cache-control": keep, **more}
    return Response(body, media_type=kind, headers=headers)


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page(services: Serving) -> Response[bytes | str]:
    """The page."""
    body = the_page(services.config.base_path)
    return answer(body, "text/html", ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes | str]:
    """Scripts, styles and texts; their names change with what is in them."""
    body, kind = the_file("assets", name)
    vary = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return answer(body, kind, FOREVER, vary)
    return answer(gzipped("assets", name), kind, FOREVER, vary | {"content-encoding": "gzip"})


@get("/icons/{name:str}", include_in_schema=False, sync_to_thread=False)
def icon(name: FromPath[str]) -> Response[bytes | str]:
    """Pictures for a home screen."""
    return answer(*the_file("icons", name), ASK_AGAIN)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest() -> Response[bytes | str]:
    """What makes the page installable."""
    return answer(*the_file("", "manifest.webmanifest"), ASK_AGAIN)


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def worker() -> Response[bytes | str]:
    """What lets the page open without a network."""
    return answer(*the_file("", "sw.js"), ASK_AGAIN)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a person is looking for a page at an address where there is nothing."""
    path = request.scope["path"]
    return (
        request.method == "GET"
        and "text/html" in request.headers.get("accept", "")
        and not path.startswith(("/api", "/assets", "/icons", "/metrics"))
    )


def not_found_page(base_path: str) -> Response[bytes | str]:
    """The page, which says that there is nothing, and where to go."""
    found = answer(the_page(base_path), "text/html", ASK_AGAIN)
    found.status_code = 404
    return found


HANDLERS = (page, asset, icon, manifest, worker)
