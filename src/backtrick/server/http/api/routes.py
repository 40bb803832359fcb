"""All routes."""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler

from backtrick.server.http import page, verify_page
from backtrick.server.http.api import (
    daily,
    devices,
    games,
    links,
    metrics,
    moments,
    operator,
    readiness,
    reasons,
    records,
    statistics,
    study,
    tables,
    tokens,
)

HANDLERS: tuple[BaseRouteHandler, ...] = (
    *devices.HANDLERS,
    *links.HANDLERS,
    *tokens.HANDLERS,
    *tables.HANDLERS,
    *records.HANDLERS,
    *statistics.HANDLERS,
    *moments.HANDLERS,
    *reasons.HANDLERS,
    *study.HANDLERS,
    *daily.HANDLERS,
    *games.HANDLERS,
    *operator.HANDLERS,
    *readiness.HANDLERS,
    *metrics.HANDLERS,
    *verify_page.HANDLERS,
    *page.HANDLERS,
)
