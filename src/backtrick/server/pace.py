"""How soon what is due at a table is done: bots take their time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from backtrick.server.storage import Due as StoredDue
from backtrick.table import Due, Kind

_BOT_SHARES = {Kind.BOT_TURN: 1.0, Kind.BOT_OPINION: 1.0, Kind.BOT_HINTS: 0.4}
"""How much of its time a bot takes for something: it speaks before anybody has to act."""


@dataclass(frozen=True, slots=True)
class Pace:
    """When something is due: bots take `bot_seconds` before they act."""

    bot_seconds: float

    def deadline(self, item: Due, times: Mapping[int, float]) -> float:
        """When this is due, given when the versions happened that things are due since."""
        share = _BOT_SHARES.get(item.kind)
        return times[item.since] + (item.seconds if share is None else share * self.bot_seconds)

    def dues(
        self, table_id: str, items: Iterable[Due], times: Mapping[int, float]
    ) -> tuple[StoredDue, ...]:
        """What is due at a table, as it is stored."""
        return tuple(
            StoredDue(table_id, item.kind, item.seat, self.deadline(item, times), item.since)
            for item in items
        )
