"""`backtrick serve`: live tables over HTTP and WebSocket."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from backtrick.cli.database import Database, database_url, storage_in_words
from backtrick.cli.errors import UsageError
from backtrick.texts import text

if TYPE_CHECKING:
    from backtrick.server.ops.config import Caps, Config, Network, Rates, Timing

    Settings = TypeVar("Settings", Timing, Rates, Caps)


def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8181,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(metavar="URL")] = None,
    open_page: Annotated[bool, typer.Option("--open", allow_from_autoenv=False)] = False,
    base_path: str = "",
    public_url: Annotated[str | None, typer.Option(metavar="URL")] = None,
    origins: str = "",
    trusted_hops: Annotated[int, typer.Option(min=0, max=9)] = 0,
    trusted_proxies: str = "",
    operator_token: str | None = None,
    words: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    retire_days: Annotated[float, typer.Option(min=0.01)] = 30.0,
    purge_days: Annotated[float, typer.Option(min=0.01)] = 90.0,
    bot_pace: Annotated[float, typer.Option(min=0)] = 1.2,
    bot_threads: Annotated[int, typer.Option(min=1, max=64)] = 2,
    bot_seconds: Annotated[float, typer.Option(min=0.1)] = 20.0,
    warm: bool = True,
    limits: Annotated[float, typer.Option(min=0)] = 1.0,
    log_level: str = "info",
    changes: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", envvar="BACKTRICK_SET")
    ] = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    from backtrick.server.ops.config import DAY, Config
    from backtrick.server.ops.logs import LEVELS, set_up_logs
    from backtrick.server.ops.run import PortTaken, run

    if log_level not in LEVELS:
        known = ", ".join(LEVELS)
        raise UsageError(text("cli-serve-no-level", level=log_level, known=known))
    timing, rates, caps = _changed(changes or ())
    config = Config(
        host=host,
        port=port,
        database=database_url(database),
        redis=_redis(redis),
        base_path=_base_path(base_path),
        public_url=_origin("--public-url", public_url.rstrip("/")) if public_url else None,
        origins=tuple(_origin("--origins", each) for each in _listed(origins)),
        trusted_hops=trusted_hops,
        trusted_proxies=_networks(trusted_proxies),
        operator_token=operator_token or None,
        words_file=words,
        retire_after=retire_days * DAY,
        purge_after=purge_days * DAY,
        bot_pace=bot_pace,
        bot_threads=bot_threads,
        bot_seconds=bot_seconds,
        warm=warm,
        limits=limits,
        log_level=log_level,
        timing=timing,
        rates=rates,
        caps=caps,
    )
    set_up_logs(log_level)

    def announce(running: Config) -> None:
        address = _address(running)
        typer.echo(text("cli-serve-running", address=address))
        if open_page:
            typer.launch(address)

    try:
        with storage_in_words():
            run(config, announce)
    except PortTaken as taken:
        message = text(
            "cli-serve-port-taken", host=taken.host, port=str(taken.port), detail=taken.detail
        )
        raise UsageError(message) from None


def _changed(changes: Iterable[str]) -> tuple[Timing, Rates, Caps]:
    """The settings after every `--set`. Refuses what cannot be set, and what is no number."""
    from backtrick.server.ops.config import Caps, Rates, Timing

    usual = Timing(), Rates(), Caps()
    kinds = {each.name: type(getattr(some, each.name)) for some in usual for each in fields(some)}
    values: dict[str, Any] = {}
    for name, _, written in (change.partition("=") for change in changes):
        if name not in kinds:
            raise UsageError(text("cli-serve-no-set", name=name, known=", ".join(kinds)))
        try:
            value = getattr(kinds[name], "parse", kinds[name])(written)
            numbers = value if isinstance(value, tuple) else (value,)
            if not all(0 < number < math.inf for number in numbers):
                raise ValueError
        except ValueError:
            raise UsageError(text("cli-serve-bad-set", given=f"{name}={written}")) from None
        values[name] = value

    def with_changes(settings: Settings) -> Settings:
        return replace(settings, **{n: v for n, v in values.items() if hasattr(settings, n)})

    timing, rates, caps = usual
    return with_changes(timing), with_changes(rates), with_changes(caps)


def _address(config: Config) -> str:
    # Nothing is bound here: a page is opened at an address that the server listens on.
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(config.host, config.host)  # noqa: S104
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{config.port}{config.base_path}/"


def _base_path(given: str) -> str:
    inner = given.strip("/")
    if inner and not re.fullmatch(r"[\w~-][\w.~-]*(/[\w~-][\w.~-]*)*", inner, re.ASCII):
        raise UsageError(text("cli-serve-bad-base-path", given=given))
    return f"/{inner}" if inner else ""


def _redis(given: str | None) -> str | None:
    from redis.asyncio.connection import parse_url

    if not given:
        return None
    try:
        parse_url(given)
    except ValueError:  # its words may hold the password
        raise UsageError(text("cli-serve-bad-redis")) from None
    return given


def _origin(flag: str, given: str) -> str:
    """A scheme and a host, such as `https://example.org`, and nothing behind them."""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(given)
        good = (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and given.isprintable()
            and "@" not in parts.netloc
            and parts.port != 0
            and given == f"{parts.scheme}://{parts.netloc}"
        )
    except ValueError:
        good = False
    if not good:
        raise UsageError(text("cli-serve-bad-origin", flag=flag, given=given))
    return given


def _listed(given: str) -> list[str]:
    return [part.strip().rstrip("/") for part in given.split(",") if part.strip()]


def _networks(given: str) -> tuple[Network, ...]:
    from ipaddress import ip_network

    try:
        return tuple(ip_network(part) for part in _listed(given))
    except ValueError as error:
        raise UsageError(text("cli-serve-bad-network", detail=str(error))) from None


ENVIRONMENT = "BACKTRICK"
"""Every option can be set by a variable of the environment: `BACKTRICK_PORT` for `--port`."""
