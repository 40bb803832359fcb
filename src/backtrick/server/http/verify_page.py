"""The page where the client was not built, and the old address of the check of a shuffle."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files

from litestar import Response, get
from litestar.response import Redirect

from backtrick.server.http.security import PAGE_POLICY
from backtrick.server.http.services import Serving
from backtrick.texts import text

_HEADERS = {"content-security-policy": PAGE_POLICY, "cache-control": "no-cache"}


@cache
def page(name: str) -> str:
    """A page with its texts in place."""
    source = files("backtrick.server.http").joinpath("pages", name).read_text("utf-8")
    return re.sub(r"\{\{([a-z-]+)\}\}", lambda found: escape(text(found.group(1))), source)


@get("/verify", include_in_schema=False, sync_to_thread=False)
def verify_page(services: Serving) -> Redirect:
    """Games are checked where they are watched again."""
    return Redirect(f"{services.config.base_path}/replay", status_code=301, headers=_HEADERS)


@get("/index.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    """The style of the plain page."""
    return Response(page("index.css"), media_type="text/css", headers=_HEADERS)


HANDLERS = (verify_page, style)
