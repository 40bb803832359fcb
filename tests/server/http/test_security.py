"""Who calls, as far as one's own proxies tell."""

from __future__ import annotations

from ipaddress import ip_network

import pytest

from backtrick.server.http.security import Caller, caller, host_allowed, origin_allowed
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
        (Config(trusted_hops=1), "10.0.0.1", "203.0.113.9:5678", "203.0.113.9"),
        (Config(trusted_hops=1), "10.0.0.1", "[2001:db8::1]:80", "2001:db8::1"),
        (Config(trusted_hops=1), "10.0.0.1", "[2001:db8::1]", "2001:db8::1"),
        (Config(trusted_hops=1), "10.0.0.1", "2001:db8::80", "2001:db8::80"),
        (
            Config(trusted_proxies=(ip_network("10.0.0.0/8"),)),
            "10.0.0.1",
            "203.0.113.9:1, 10.0.0.7:2",
            "203.0.113.9",
        ),
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


PUBLIC = Config(public_url="https://cards.example", origins=("https://friend.example:8443",))


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("cards.example", True),
        ("Cards.Example:443", True),
        ("friend.example:8443", True),
        ("localhost:8181", True),
        ("127.0.0.1:8181", True),
        ("[::1]:8181", True),
        ("192.0.2.7", True),
        ("192.0.2.7.evil.example", False),
        ("evil.example", False),
        ("cards.example.evil.example", False),
    ],
)
def test_with_a_public_address_the_host_is_checked(host: str, allowed: bool) -> None:
    assert host_allowed(Caller("1.2.3.4", True, host), PUBLIC) is allowed
    assert host_allowed(Caller("1.2.3.4", True, host), Config())


@pytest.mark.parametrize(
    ("origin", "secure", "config", "allowed"),
    [
        ("https://cards.example", True, Config(), True),
        ("http://cards.example", True, Config(), False),
        ("http://cards.example", False, Config(), True),
        ("https://cards.example", False, Config(), True),  # a proxy that does not say so
        ("http://cards.example", False, PUBLIC, False),
        ("https://cards.example", False, PUBLIC, True),
    ],
)
def test_no_http_page_acts_at_an_https_host(
    origin: str, secure: bool, config: Config, allowed: bool
) -> None:
    who = Caller("1.2.3.4", secure, "cards.example")
    assert origin_allowed({"origin": origin}, who, config) is allowed


def test_only_ones_own_proxies_name_the_host() -> None:
    headers = {"host": "cards.example", "x-forwarded-host": "evil.example"}
    config = Config(trusted_proxies=(ip_network("10.0.0.0/8"),))
    stranger = caller("1.2.3.4", "http", headers, config)
    assert stranger.host == "cards.example"
    page = {**headers, "origin": "http://evil.example"}
    assert not origin_allowed(page, stranger, config)
    assert caller("10.0.0.1", "http", headers, config).host == "evil.example"
