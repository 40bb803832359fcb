"""Pages that the server brings along: the first one, and one to check a commitment."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files

from litestar import Response, get

from backtrick.server.http.security import PAGE_POLICY
from backtrick.texts import text

TEXTS = (
    "server-index-about",
    "server-index-api",
    "server-verify-title",
    "server-verify-about",
    "server-verify-record",
    "server-verify-record-help",
    "server-verify-noted",
    "server-verify-noted-help",
    "server-verify-check",
    "server-verify-good",
    "server-verify-bad",
    "server-verify-unreadable",
    "server-verify-no-shuffle",
    "server-verify-bad-noted",
    "server-verify-own",
    "server-verify-insecure",
    "server-verify-several",
    "server-verify-no-script",
)
"""The texts of the pages; scripts find theirs in their page."""

_HEADERS = {"content-security-policy": PAGE_POLICY, "cache-control": "no-cache"}


@cache
def page(name: str) -> str:
    """A page with its texts in place."""
    source = files("backtrick.server.http").joinpath("pages", name).read_text("utf-8")
    return re.sub(r"\{\{([a-z-]+)\}\}", lambda found: escape(text(found.group(1))), source)


@get("/verify", include_in_schema=False, sync_to_thread=False)
def verify_page() -> Response[str]:
    """A page that says whether a record opens its commitment."""
    return Response(page("verify.html"), media_type="text/html", headers=_HEADERS)


@get("/verify.js", include_in_schema=False, sync_to_thread=False)
def verify_script() -> Response[str]:
    """Its script."""
    return Response(page("verify.js"), media_type="text/javascript", headers=_HEADERS)


@get("/verify.css", include_in_schema=False, sync_to_thread=False)
def verify_style() -> Response[str]:
    """Its style."""
    return Response(page("verify.css"), media_type="text/css", headers=_HEADERS)


HANDLERS = (verify_page, verify_script, verify_style)
