"""Who calls, as far as one's own proxies tell."""

from __future__ import annotations

from ipaddress import ip_network

import pytest

from backtrick.server.http.security import caller
from backtrick.server.ops.config import Config

HOPS = "203.0.113.9, 198.51.100.2, 10.0.0.2"


@pytest.mark.parametrize(
    ("config", "peer", "forwarded", "address"),
    [
        (Config(), "10.0.0.1", HOPS, "10.0.0.1"),
        (Config(trusted_hops=1), "10.0.0.1", HOPS, "10.0.0.2"),
        (Config(trusted_hops=2), "10.0.0.1", HOPS, "198.51.100.2"),
        (Config(trusted_hops=9), "10.0.0.1", HOPS, "203.0.113.9"),
        (Config(trusted_hops=1), "10.0.0.1", "", "10.0.0.1"),
        (Config(trusted_hops=1), "10.0.0.1", " , ,", "10.0.0.1"),
        (Config(trusted_proxies=(ip_network("10.0.0.0/8"),)), "10.0.0.1", HOPS, "198.51.100.2"),
        (Config(trusted_proxies=(ip_network("10.0.0.0/8"),)), "192.0.2.1", HOPS, "192.0.2.1"),
        (Config(trusted_proxies=(ip_network("0.0.0.0/0"),)), "10.0.0.1", HOPS, "203.0.113.9"),
        (Config(trusted_proxies=(ip_network("10.0.0.0/8"),)), "", HOPS, ""),
        (Config(trusted_proxies=(ip_network("10.0.0.0/8"),)), "10.0.0.1", "x, 10.1.1.1", "x"),
    ],
)
def test_the_address(config: Config, peer: str, forwarded: str, address: str) -> None:
    assert caller(peer, "http", {"x-forwarded-for": forwarded}, config).address == address


def test_how_the_server_was_reached() -> None:
    headers = {"host": "inner", "x-forwarded-host": "cards.example", "x-forwarded-proto": "https"}
    assert caller("1.2.3.4", "http", headers, Config()).origin == "http://inner"
    behind = caller("1.2.3.4", "http", headers, Config(trusted_hops=1))
    assert behind.origin == "https://cards.example"
    assert caller("1.2.3.4", "wss", {"host": "x"}, Config()).secure


def test_secrets_are_not_shown_with_the_configuration() -> None:
    config = Config(
        database="postgresql://u:hush@h/d", redis="redis://:hush@h", operator_token="hush"
    )
    assert "hush" not in repr(config)
