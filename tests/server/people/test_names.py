"""Display names: what they may look like."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.ops.config import Timing
from backtrick.server.people.names import (
    LONGEST_NAME,
    Names,
    guest_name,
    holds_banned,
    normal_name,
    read_words,
)
from backtrick.server.ports import SYSTEM, Clock, Ports
from backtrick.server.storage import Store

FORBIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def taken(given_name: str) -> str | None:
    try:
        return normal_name(given_name)
    except ServerError:
        return None


@given(st.text(max_size=40) | st.text("a\u0301\u200b \u202e\ufe0f\u3164é\u00a0\uff21", max_size=30))
def test_a_name_that_is_taken_can_be_shown(given_name: str) -> None:
    name = taken(given_name)
    if name is None:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert "  " not in name
    assert not any(unicodedata.category(character) in FORBIDDEN for character in name)
    assert any(unicodedata.category(character)[0] in "LNPS" for character in name)
    assert normal_name(name) == name


@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("小林", "小林"),
        ("❤️", "❤"),
        ("x" * 24, "x" * 24),
        ("O'Neil-7", "O'Neil-7"),
    ],
)
def test_names_in_their_usual_form(given_name: str, name: str) -> None:
    assert normal_name(given_name) == name


@pytest.mark.parametrize(
    "name",
    ["a\tb", "a\x00", "\ue000", "a\u2028b", "\u2800", "\u0301", "e\u0301\u0302\u0303", "\ud800"],
)
def test_characters_that_cannot_be_shown(name: str) -> None:
    with pytest.raises(ServerError) as refused:
        normal_name(name)
    assert refused.value.code is ServerErrorCode.NAME_CHARACTERS


@pytest.mark.parametrize(
    ("name", "banned", "held"),
    [
        ("Admin", "admin", True),
        ("the_ADMIN!", "admin", True),
        ("@dm1n", "admin", True),
        ("a d m i n", "admin", True),
        ("Ädmin", "admin", True),
        ("Administrator", "admin", False),
        ("Administrator", "*admin*", True),
        ("Ad-Ministry", "*admin*", True),
        ("adm\u0456n", "admin", True),  # Cyrillic i
        ("\u0391dmin", "admin", True),  # Greek alpha
        ("\u0430\u0501m\u0456n", "admin", True),
        ("\u24d0dmin", "admin", True),  # a in a circle
        ("Admin", "\u0430dmin", True),
        ("Admin1", "admin", True),
        ("007admin", "admin", True),
        ("@dmin_99", "admin", True),
        ("admln", "admin", True),
        ("adrnin", "admin", True),
        ("serwer", "servver", True),
        ("adm\u00a1n", "admin", True),  # an exclamation mark upside down
        ("\u0250dmin", "admin", True),  # a upside down
        ("admi\u0578", "admin", True),  # Armenian vo
        ("\u13aadmin", "admin", True),  # Cherokee go
        ("\uab7admin", "admin", True),  # the small one
        ("\ua4eedmin", "admin", True),  # Lisu a
        ("Nazl\u0131", "*nazi*", False),  # a name
        ("Ad1min1strator", "admin", False),
        ("\u0410\u043d\u043d\u0430", "admin", False),
        ("Ada", "admin", False),
        ("Ada", "**", False),
        ("Ada", "", False),
        ("Straße", "STRASSE", True),
    ],
)
def test_banned_words(name: str, banned: str, held: bool) -> None:
    assert holds_banned(name, [banned]) is held


def test_the_operators_file_replaces_the_words_that_come_along(tmp_path: Path) -> None:
    assert "admin" in read_words(None)
    path = tmp_path / "words.txt"
    path.write_text("# ours\nturnip  # a vegetable\n\n*beet*\n")
    assert read_words(path) == ("turnip", "*beet*")


def test_banned_words_are_read_again_after_a_while() -> None:
    class ByHand(Clock):
        now = 0.0

        def monotonic(self) -> float:
            return self.now

    class Stored:
        words: list[str] = []
        asked = 0

        async def banned_names(self) -> list[str]:
            self.asked += 1
            return self.words

    stored, clock = Stored(), ByHand()
    names = Names(cast(Store, stored), (), Ports(clock=clock), Timing(words_seconds=5.0))
    assert asyncio.run(names.checked("Turnip")) == "Turnip"
    stored.words = ["turnip"]
    assert asyncio.run(names.checked("Turnip")) == "Turnip"
    assert stored.asked == 1
    clock.now = 5.1
    with pytest.raises(ServerError):
        asyncio.run(names.checked("Turnip"))


def test_a_guest_has_a_name_that_may_be_used() -> None:
    for _ in range(50):
        name = guest_name(SYSTEM.chance)
        assert normal_name(name) == name
        assert not holds_banned(name, read_words(None))
