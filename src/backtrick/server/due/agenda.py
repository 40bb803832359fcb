"""When what is due at a table is done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from backtrick.server.ops.config import Config
from backtrick.server.storage import Deadline
from backtrick.table import Due, DueKind, Table, due

_BOT_SHARES = {DueKind.BOT_TURN: 1.0, DueKind.BOT_OPINION: 1.0, DueKind.BOT_HINTS: 0.4}
"""The share of its pace that a bot takes: it speaks before another player has to act."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long everything takes that happens by itself."""

    bot_seconds: float
    opinion_seconds: float
    nudge_seconds: float
    giving_up_seconds: float
    bot_floor_seconds: float = 0.0

    @classmethod
    def of(cls, config: Config) -> Pace:
        """The pace that a server is configured for."""
        timing = config.timing
        return cls(
            config.bot_pace,
            timing.opinion_seconds,
            timing.nudge_seconds,
            timing.giving_up_seconds,
            timing.bot_floor_seconds,
        )

    def agenda(self, table: Table, times: Mapping[int, float], now: float) -> Agenda:
        """What is due at a table. `times` says when the versions happened that things are due
        since; what is new is due since now.
        """
        items = due(table)
        since = {item.since: times.get(item.since, now) for item in items}
        return Agenda(
            items, since, {item: since[item.since] + self._seconds(item, table) for item in items}
        )

    def _seconds(self, item: Due, table: Table) -> float:
        match item.kind:
            case DueKind.OPINIONS:
                return self.opinion_seconds
            case DueKind.NUDGE:
                return self.nudge_seconds
            case DueKind.GIVING_UP:
                return self.giving_up_seconds
            case DueKind.CLOCK:
                return float(table.settings.clock or 0)
        return _BOT_SHARES[item.kind] * self._bot_seconds(table)

    def _bot_seconds(self, table: Table) -> float:
        """How long a bot takes at this table: what its host wants, but no less than the floor,
        unless the server itself is faster.
        """
        wanted = self.bot_seconds * table.settings.pace.factor
        return max(wanted, min(self.bot_floor_seconds, self.bot_seconds))


@dataclass(frozen=True, slots=True)
class Agenda:
    """What is due at a table, since when, and its deadlines."""

    items: tuple[Due, ...] = ()
    times: Mapping[int, float] = field(default_factory=dict)
    deadlines: Mapping[Due, float] = field(default_factory=dict)

    @property
    def clock_ends(self) -> float | None:
        """When the time for this turn, or for choosing who starts, is over."""
        for item, at in self.deadlines.items():
            if item.kind in (DueKind.CLOCK, DueKind.OPINIONS):
                return at
        return None

    def rows(self, table_id: str) -> tuple[Deadline, ...]:
        """The deadlines as they are stored."""
        return tuple(Deadline(table_id, item, at) for item, at in self.deadlines.items())
