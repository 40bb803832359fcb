"""A game as a strip of letters."""

from __future__ import annotations

from backtrick.rules import BadRecord, read_records
from backtrick.table.strip import strip_of
from tests.golden import FOLDER


def test_a_letter_for_each_turn_and_no_card() -> None:
    seen: set[str] = set()
    for path in sorted(FOLDER.glob("*.jsonl"))[::6]:
        with path.open("rb") as lines:
            for line in read_records(lines):
                assert not isinstance(line.record, BadRecord)
                strip = strip_of(line.record)
                assert len(strip) == len(line.record.turns)
                seen |= set(strip)
    assert set("abcd") <= seen <= set("abcdABCD")
    assert seen & set("ABCD")
