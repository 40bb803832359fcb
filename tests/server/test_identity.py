"""Names of devices and tables."""

from __future__ import annotations

from backtrick.server.people.identity import new_id
from backtrick.server.ports import SYSTEM


def test_a_name_fits_into_an_address_and_a_command() -> None:
    names = {new_id(SYSTEM.chance) for _ in range(2000)}
    assert len(names) == 2000
    assert all(name.isascii() and name.isalnum() and len(name) == 16 for name in names)
