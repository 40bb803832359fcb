"""The application: its parts put together, from the first request to the last."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)

from backtrick import talk
from backtrick.server.due.offered_bots import bots_offered, warm_up
from backtrick.server.errors import ServerError, ServerErrorCode, error_response
from backtrick.server.http.api.routes import HANDLERS
from backtrick.server.http.bodies import StrictRequest
from backtrick.server.http.documented import make_document, openapi
from backtrick.server.http.gate import Gate
from backtrick.server.http.page import not_found_page, wants_page
from backtrick.server.http.security import LARGEST_BODY
from backtrick.server.http.services import Services, Visit
from backtrick.server.http.stream import stream
from backtrick.server.live.live import Live
from backtrick.server.ops import logs
from backtrick.server.ops.config import Config
from backtrick.server.ops.health import Health
from backtrick.server.ops.metrics import Metrics
from backtrick.server.peers.bus import make_bus
from backtrick.server.people.identity import Identities
from backtrick.server.people.limits import Buckets
from backtrick.server.people.names import Names, read_words
from backtrick.server.ports import SYSTEM, Ports
from backtrick.server.storage import Device, Store


def create_app(config: Config, ports: Ports = SYSTEM, metrics: Metrics | None = None) -> Litestar:
    """A server that is not running yet; it opens its database when it starts."""
    metrics = metrics or Metrics()
    buckets = Buckets(config.limits, ports.clock, config.rates, config.caps.buckets)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(logs.log_loop_error)
        words = read_words(config.words_file)
        store = await ports.workers.run(_open_store, config, ports)
        bus = make_bus(config.redis, config.timing.retry_seconds)
        live = Live(store, config, ports, bus, metrics)
        names = Names(store, words, ports, config.timing)
        services = Services(
            config=config,
            ports=ports,
            metrics=metrics,
            buckets=buckets,
            health=Health(ports.clock, config.timing),
            store=store,
            live=live,
            names=names,
            identities=Identities(store, names, ports, config.timing),
        )
        app.state.services = services
        _warm(app, services)
        try:
            await live.start()
            logs.info("started")
            yield
        finally:
            services.health.stopping = True
            if not live.stopping:
                await live.stop()
            await ports.workers.run(store.close)
            logs.info("stopped")

    app = Litestar(
        [*HANDLERS, stream],
        lifespan=[running],
        dependencies={
            "services": Provide(services_of, sync_to_thread=False),
            "me": Provide(device_of),
            "call": Provide(call_of, sync_to_thread=False),
            "visit": Provide(visit_of),
        },
        exception_handlers={Exception: answer_error},
        openapi_config=openapi(config),
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Gate(app.asgi_handler, config, ports, metrics, buckets)
    return app


def _open_store(config: Config, ports: Ports) -> Store:
    waiting = config.caps.waiting_writes
    return Store.open(config.database, config.readers, ports, waiting=waiting)


def services_of(request: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The services of the application."""
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


async def device_of(request: Request[Any, Any, Any]) -> Device:
    """The device that asks."""
    return await services_of(request).identities.needed(request.headers)


def call_of(request: Request[Any, Any, Any]) -> Visit:
    """A request of anybody."""
    return Visit(request, services_of(request))


async def visit_of(request: Request[Any, Any, Any]) -> Visit:
    """A request of a device."""
    return Visit(request, services_of(request), await device_of(request))


def _warm(app: Litestar, services: Services) -> None:
    """Nobody should wait for a bot to be compiled or for the document of the API to be made; until
    then health says `starting`.

    Compiling can take a minute, and nobody waits for that thread when the server stops.
    """

    def warm() -> None:
        try:
            make_document(app)
            bots_offered()
            warm_up()
        except Exception as error:
            logs.failure("warming up failed", error)
        services.health.warm = True
        try:
            talk.warm_up()  # only the first name given to a player would wait for it
        except Exception as error:
            logs.failure("warming up failed", error)
        services.health.loaded = True

    if services.config.warm:
        services.ports.workers.start("warming", warm)
    else:
        services.health.warm = services.health.loaded = True


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Every error in the one form, whatever raised it; a mistyped address opens the page."""
    problem = _as_problem(request, error)
    answer = error_response(problem)
    if answer.body.code == ServerErrorCode.INTERNAL:
        logs.failure("request failed", problem, request=request.scope["state"]["request"])
    if "services" in request.app.state:
        services_of(request).metrics.refusals.labels(answer.body.code).inc()
    if isinstance(error, NotFoundException) and wants_page(request):
        return not_found_page(services_of(request).config.base_path)
    headers = {}
    if answer.status == ServerErrorCode.TOO_MANY.status or answer.body.code == ServerErrorCode.BUSY:
        headers["retry-after"] = str(answer.body.facts.get("seconds", 60))
    if answer.status == ServerErrorCode.NOT_IDENTIFIED.status:
        headers["www-authenticate"] = "Bearer"
    if isinstance(error, MethodNotAllowedException) and error.headers:
        headers.update(error.headers)
        headers["allow"] = headers.get("allow", "").replace("GET", "GET, HEAD")
    return Response(
        answer.body,
        status_code=answer.status,
        headers=headers,
        media_type="application/json",
    )


def _as_problem(request: Request[Any, Any, Any], error: Exception) -> Exception:
    """What Litestar refuses, in the server's own terms."""
    if not isinstance(error, HTTPException):
        return error
    match error:
        case NotFoundException():
            return ServerError(ServerErrorCode.NOT_FOUND)
        case MethodNotAllowedException():
            return ServerError(ServerErrorCode.WRONG_METHOD, method=request.method)
        case ValidationException():
            return _invalid(error)
    match error.status_code:
        case 413:
            return ServerError(ServerErrorCode.TOO_LARGE, most=LARGEST_BODY)
        case status if status < 500:
            return ServerError(ServerErrorCode.BAD_REQUEST, where="", detail=_plain(error.detail))
    return error


def _invalid(error: ValidationException) -> ServerError:
    first: Any = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    where = str(first.get("key") or "") if isinstance(first, dict) else ""
    detail = first.get("message") if isinstance(first, dict) else None
    return ServerError(
        ServerErrorCode.BAD_REQUEST,
        where=_plain(where),
        detail=_plain(str(detail or "it is not valid")),
    )


def _plain(said: str) -> str:
    """A few words on one line."""
    return " ".join("".join(c if c.isprintable() else " " for c in said).split())[:200]
