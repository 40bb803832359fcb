"""All routes."""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler

from backtrick.server.api import (
    daily,
    devices,
    games,
    links,
    metrics,
    operator,
    pages,
    readiness,
    records,
    tables,
)

HANDLERS: tuple[BaseRouteHandler, ...] = (
    *devices.HANDLERS,
    *links.HANDLERS,
    *tables.HANDLERS,
    *records.HANDLERS,
    *daily.HANDLERS,
    *games.HANDLERS,
    *operator.HANDLERS,
    *readiness.HANDLERS,
    *metrics.HANDLERS,
    *pages.HANDLERS,
)
