"""Health: whether the server can do its work."""

from __future__ import annotations

from litestar import get
from msgspec import Struct

from backtrick.server.http.documented import refusals
from backtrick.server.http.services import Serving


class Ready(Struct, frozen=True):
    """All is well."""

    status: str = "ready"


@get("/api/health", tags=["server"], responses=refusals())
async def health(services: Serving) -> Ready:
    """Ready; or, with status 503, what is wrong."""
    await services.health.check(services.store)
    return Ready()


HANDLERS = (health,)
