"""Who calls from where, whose pages may call, and what browsers are to be strict about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from backtrick.server.ops.config import Config, Network

LARGEST_BODY = 64 * 1024
"""The most bytes that a request may carry."""

LONGEST_ADDRESS = 45
"""The most characters of an IPv6 address; a forwarded one may be anything."""

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
    hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
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


def _within(address: str, networks: Iterable[Network]) -> bool:
    try:
        known = ip_address(address)
    except ValueError:
        return False
    return any(known in network for network in networks)


def origin_allowed(headers: Mapping[str, str], config: Config) -> bool:
    """Whether the page that sends this, if it is a page, may act for a device.

    Browsers name the page's origin with every socket and every request that changes something;
    programs need not. `headers` has lower-case names.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return _origin(origin) in _own_origins(headers, config)


def _own_origins(headers: Mapping[str, str], config: Config) -> set[tuple[str, str]]:
    hosts = [headers.get("host", "")]
    if config.trusted_hops or config.trusted_proxies:
        hosts.append(headers.get("x-forwarded-host", ""))
    own = {(scheme, host.lower()) for host in hosts if host for scheme in ("http", "https")}
    named = [*config.origins, *([config.public_url] if config.public_url else [])]
    return own | {_origin(url) for url in named}


def _origin(url: str) -> tuple[str, str]:
    try:
        parts = urlsplit(url)
    except ValueError:
        return "", ""
    return parts.scheme, parts.netloc.lower()
