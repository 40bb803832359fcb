"""What can be counted about the server, for Prometheus."""

from __future__ import annotations

from litestar import Response, get

from backtrick.server.http.services import Serving

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@get("/metrics", include_in_schema=False)
async def metrics(services: Serving) -> Response[bytes]:
    """All figures of this process, as they were a moment ago."""
    services.metrics.commits.set(services.store.commits)
    services.metrics.appended.set(services.store.appended)
    now, hold = services.ports.clock.monotonic(), services.config.timing.metrics_seconds
    return Response(services.metrics.exposed(now, hold), media_type=CONTENT_TYPE)


HANDLERS = (metrics,)
