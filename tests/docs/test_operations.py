"""The page for operators lists every timeout and limit with its default."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from backtrick.server.ops.config import Caps, Rate, Rates, Timing

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"


@pytest.mark.parametrize("group", [Timing(), Rates(), Caps()])
def test_every_timeout_and_limit_is_listed(group: Timing | Rates | Caps) -> None:
    page = PAGE.read_text("utf-8")
    for field in fields(group):
        value = getattr(group, field.name)
        shown = f"{value.burst}/{value.seconds}" if isinstance(value, Rate) else value
        assert f"| `{field.name}` | {shown} |" in page, field.name
