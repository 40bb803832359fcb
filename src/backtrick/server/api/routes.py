"""All routes."""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler

from backtrick.server.api import (
    client,
    daily,
    devices,
    games,
    links,
    metrics,
    moments,
    operator,
    pages,
    readiness,
    reasons,
    records,
    tables,
)

HANDLERS: tuple[BaseRouteHandler, ...] = (
    *devices.HANDLERS,
    *links.HANDLERS,
    *tables.HANDLERS,
    *records.HANDLERS,
    *moments.HANDLERS,
    *reasons.HANDLERS,
    *daily.HANDLERS,
    *games.HANDLERS,
    *operator.HANDLERS,
    *readiness.HANDLERS,
    *metrics.HANDLERS,
    *pages.HANDLERS,
    *client.HANDLERS,
)
