"""The protocol is a whitelist, field by field: `golden/protocol.json` lists what clients get."""

from __future__ import annotations

import difflib
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from backtrick.protocol import PROTOCOL, schema

GOLDEN = Path(__file__).parent / "golden" / "protocol.json"
ADVICE = """
The protocol differs from tests/golden/protocol.json. A new field of a public event, of the settings
or of a view is visible to everybody. If that is right, add its line by hand.
"""


def without_descriptions(part: Any) -> Any:
    """The same schema, without the words for people."""
    if isinstance(part, dict):
        return {
            name: without_descriptions(value)
            for name, value in part.items()
            if name != "description" or not isinstance(value, str)
        }
    return [without_descriptions(each) for each in part] if isinstance(part, list) else part


def difference(found: dict[str, Any]) -> str:
    """What is not as in the golden file, line by line."""
    lines = json.dumps(without_descriptions(found), indent=1).splitlines()
    golden = GOLDEN.read_text("utf-8").splitlines()
    return "\n".join(difflib.unified_diff(golden, lines, "golden", "now", lineterm="", n=8))


def test_the_protocol_is_the_golden_one() -> None:
    changed = difference(schema())
    assert not changed, ADVICE + changed


def test_a_field_of_a_public_event_the_settings_or_a_view_cannot_come_in_unseen() -> None:
    for name in ("Laid", "Settings", "TableView", "PrivateView", "Seat", "Now"):
        grown = deepcopy(schema())
        grown["$defs"][name]["properties"]["decks"] = {"type": "array"}
        assert '+    "decks": {' in difference(grown), name


def test_it_says_which_version_it_is() -> None:
    assert json.loads(GOLDEN.read_text("utf-8"))["title"] == f"backtrick protocol {PROTOCOL}"
