"""Who calls from where, whose pages may call, and what browsers are to be strict about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from backtrick.server.ops.config import Config, Network

LARGEST_BODY = 64 * 1024
"""The most bytes that a request may carry."""

LONGEST_ADDRESS = 45
"""The most characters of an IPv6 address; a forwarded one may be anything."""

YEAR = 365 * 24 * 3600

_HOP = re.compile(r"\[(?P<six>[0-9A-Fa-f:.]+)\](?::\d+)?|(?P<four>\d+(?:\.\d+){3}):\d+")
_PORT = re.compile(r":\d+$")

API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
PAGE_POLICY = f"{API_POLICY}; script-src 'self'; style-src 'self'; img-src 'self'"

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "content-security-policy": API_POLICY,
    "cache-control": "no-store",
}
"""Sent with every answer that does not say otherwise."""


class Caller(NamedTuple):
    """Where a request comes from, and how it reached the server from outside."""

    address: str
    secure: bool
    host: str

    @property
    def origin(self) -> str:
        """The server as the caller addressed it."""
        return f"{'https' if self.secure else 'http'}://{self.host}"


def caller(peer: str, scheme: str, headers: Mapping[str, str], config: Config) -> Caller:
    """Who calls. Forwarded headers count only when they come from the operator's own proxies."""
    secure, host = scheme in ("https", "wss"), headers.get("host", "")
    if not _behind_proxy(peer, config):
        return Caller(peer, secure, host)
    forwarded = headers.get("x-forwarded-for", "").split(",")
    hops = [_without_port(hop.strip()) for hop in forwarded if hop.strip()]
    proto = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip()
    host = headers.get("x-forwarded-host", "").rpartition(",")[2].strip() or host
    address = _first_stranger(peer, hops, config)[:LONGEST_ADDRESS]
    return Caller(address, secure or proto == "https", host)


def _behind_proxy(peer: str, config: Config) -> bool:
    return config.trusted_hops > 0 or _within(peer, config.trusted_proxies)


def _first_stranger(peer: str, hops: list[str], config: Config) -> str:
    """The last address that was written down by a proxy one trusts."""
    if not hops:
        return peer
    if config.trusted_hops:
        return hops[-min(config.trusted_hops, len(hops))]
    strangers = (hop for hop in reversed(hops) if not _within(hop, config.trusted_proxies))
    return next(strangers, hops[0])


def _without_port(hop: str) -> str:
    """An address as some proxies write it: `1.2.3.4:5678`, `[::1]:80`."""
    found = _HOP.fullmatch(hop)
    return hop if found is None else found["six"] or found["four"]


def _within(address: str, networks: Iterable[Network]) -> bool:
    return _is_address(address) and any(ip_address(address) in network for network in networks)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def origin_allowed(headers: Mapping[str, str], who: Caller, config: Config) -> bool:
    """Whether the page that sends this, if it is a page, may act for a device.

    Browsers name the page's origin with every socket and every request that changes something;
    programs need not. `headers` has lower-case names.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return _origin(origin) in _own_origins(who, config)


def _own_origins(who: Caller, config: Config) -> set[tuple[str, str]]:
    """A proxy may do TLS without a word; but what came over https belongs to no http page."""
    schemes = ("https",) if who.secure else ("http", "https")
    own = {(scheme, who.host.lower()) for scheme in schemes if who.host}
    if is_https(config):
        own.discard(("http", _origin(config.public_url or "")[1]))
    return own | {_origin(url) for url in _named(config)}


def host_allowed(who: Caller, config: Config) -> bool:
    """Whether the server may be addressed like this. With a public address only by its host, by
    those of further origins, and by `localhost` and plain addresses, which proxies use.
    """
    host = _PORT.sub("", who.host.lower())
    known = {"", "localhost", *(_PORT.sub("", _origin(url)[1]) for url in _named(config))}
    return config.public_url is None or host in known or _is_address(host.strip("[]"))


def is_https(config: Config) -> bool:
    """Whether people reach the server over https alone."""
    return config.public_url is not None and config.public_url.startswith("https:")


def more_headers(config: Config) -> dict[str, str]:
    """What is sent besides `HEADERS`: where the public address is https, browsers stay there."""
    return {"strict-transport-security": f"max-age={YEAR}"} if is_https(config) else {}


def _named(config: Config) -> list[str]:
    return [*config.origins, *([config.public_url] if config.public_url else [])]


def _origin(url: str) -> tuple[str, str]:
    try:
        parts = urlsplit(url)
    except ValueError:
        return "", ""
    return parts.scheme, parts.netloc.lower()
