"""`backtrick serve`: live tables over HTTP and WebSocket."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import astuple, fields, replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from backtrick.cli.database import Database, database_url, storage_in_words
from backtrick.cli.errors import UsageError
from backtrick.texts import text

if TYPE_CHECKING:
    from backtrick.server.ops.config import Caps, Config, Network, Rates, Timing

    Settings = TypeVar("Settings", Timing, Rates, Caps)


def serve(
    host: Annotated[
        str, typer.Option(envvar="BACKTRICK_HOST", help=text("cli-serve-host"))
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="BACKTRICK_PORT", help=text("cli-serve-port"), min=0, max=65535)
    ] = 8181,
    database: Database = None,
    redis: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="BACKTRICK_REDIS", help=text("cli-serve-redis")),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help=text("cli-serve-open"))] = False,
    base_path: Annotated[
        str, typer.Option(envvar="BACKTRICK_BASE_PATH", help=text("cli-serve-base-path"))
    ] = "",
    public_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL", envvar="BACKTRICK_PUBLIC_URL", help=text("cli-serve-public-url")
        ),
    ] = None,
    origins: Annotated[
        str, typer.Option(envvar="BACKTRICK_ORIGINS", help=text("cli-serve-origins"))
    ] = "",
    trusted_hops: Annotated[
        int,
        typer.Option(
            envvar="BACKTRICK_TRUSTED_HOPS", help=text("cli-serve-trusted-hops"), min=0, max=9
        ),
    ] = 0,
    trusted_proxies: Annotated[
        str,
        typer.Option(envvar="BACKTRICK_TRUSTED_PROXIES", help=text("cli-serve-trusted-proxies")),
    ] = "",
    operator_token: Annotated[
        str | None,
        typer.Option(envvar="BACKTRICK_OPERATOR_TOKEN", help=text("cli-serve-operator-token")),
    ] = None,
    words: Annotated[
        Path | None,
        typer.Option(metavar="FILE", envvar="BACKTRICK_WORDS", help=text("cli-serve-words")),
    ] = None,
    retire_days: Annotated[
        float,
        typer.Option(envvar="BACKTRICK_RETIRE_DAYS", help=text("cli-serve-retire-days"), min=0.01),
    ] = 30.0,
    purge_days: Annotated[
        float,
        typer.Option(envvar="BACKTRICK_PURGE_DAYS", help=text("cli-serve-purge-days"), min=0.01),
    ] = 90.0,
    bot_pace: Annotated[
        float, typer.Option(envvar="BACKTRICK_BOT_PACE", help=text("cli-serve-bot-pace"), min=0)
    ] = 1.2,
    bot_threads: Annotated[
        int,
        typer.Option(
            envvar="BACKTRICK_BOT_THREADS", help=text("cli-serve-bot-threads"), min=1, max=64
        ),
    ] = 2,
    bot_seconds: Annotated[
        float,
        typer.Option(envvar="BACKTRICK_BOT_SECONDS", help=text("cli-serve-bot-seconds"), min=0.1),
    ] = 20.0,
    warm: Annotated[
        bool, typer.Option("--warm/--no-warm", envvar="BACKTRICK_WARM", help=text("cli-serve-warm"))
    ] = True,
    limits: Annotated[
        float, typer.Option(envvar="BACKTRICK_LIMITS", help=text("cli-serve-limits"), min=0)
    ] = 1.0,
    log_level: Annotated[
        str, typer.Option(envvar="BACKTRICK_LOG_LEVEL", help=text("cli-serve-log-level"))
    ] = "info",
    changes: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="NAME=VALUE", envvar="BACKTRICK_SET", help=text("cli-serve-set")
        ),
    ] = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    from backtrick.server.ops.config import DAY, Caps, Config, Rates, Timing
    from backtrick.server.ops.logs import LEVELS, set_up_logs
    from backtrick.server.ops.run import PortTaken, run

    if log_level not in LEVELS:
        known = ", ".join(LEVELS)
        raise UsageError(text("cli-serve-no-level", level=log_level, known=known))
    given = dict(change.partition("=")[::2] for change in changes or ())
    _check(given)
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
        timing=_with(Timing(), given),
        rates=_with(Rates(), given),
        caps=_with(Caps(), given),
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


def _with(settings: Settings, changes: Mapping[str, str]) -> Settings:
    """The settings with the changes that are theirs."""
    kinds = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    values = {
        name: getattr(kinds[name], "parse", kinds[name])(value)
        for name, value in changes.items()
        if name in kinds
    }
    return replace(settings, **values)


def _check(changes: Mapping[str, str]) -> None:
    """Refuse a `--set` of something that cannot be set, or to something that is no number."""
    from backtrick.server.ops.config import Caps, Rates, Timing

    known = [field.name for kind in (Timing, Rates, Caps) for field in fields(kind)]
    for name, value in changes.items():
        if name not in known:
            raise UsageError(text("cli-serve-no-set", name=name, known=", ".join(known)))
        try:
            changed = (_with(Timing(), {name: value}), _with(Rates(), {name: value}))
            numbers = [*astuple(changed[0]), *astuple(_with(Caps(), {name: value}))]
            numbers += chain.from_iterable(astuple(changed[1]))
            if not all(math.isfinite(number) and number > 0 for number in numbers):
                raise ValueError
        except ValueError:
            raise UsageError(text("cli-serve-bad-set", given=f"{name}={value}")) from None


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


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command("serve", help=text("cli-serve-about"))(serve)
