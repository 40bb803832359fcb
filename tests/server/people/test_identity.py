"""Names of devices and tables."""

from __future__ import annotations

from backtrick.server.people.identity import hashed, is_key_or_code, new_id
from backtrick.server.ports import SYSTEM


def test_a_name_fits_into_an_address_and_a_command() -> None:
    names = {new_id(SYSTEM.chance) for _ in range(2000)}
    assert len(names) == 2000
    assert all(name.isascii() and name.isalnum() and len(name) == 16 for name in names)


def test_a_code_may_be_typed_with_spaces_and_hyphens() -> None:
    for typed in ("K7M2QX", "k7m2qx", " K7M-2QX ", "K7M 2QX"):
        assert is_key_or_code(typed, hashed("the key"), "K7M2QX")
    assert is_key_or_code("the key", hashed("the key"), "K7M2QX")
    assert not is_key_or_code("K7M2Q", hashed("the key"), "K7M2QX")
