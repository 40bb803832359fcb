"""What must happen at a table by itself. The driver keeps the time."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from backtrick.table.hints import yet_to_speak
from backtrick.table.table import Phase, Table


class DueKind(StrEnum):
    """What can be due."""

    BOT_OPINION = "bot-opinion"
    OPINIONS = "opinions"
    BOT_HINTS = "bot-hints"
    BOT_TURN = "bot-turn"
    CLOCK = "clock"
    NUDGE = "nudge"
    GIVING_UP = "giving-up"


class Due(NamedTuple):
    """Something that becomes due. These three names are its identity: `since` is the version of the
    table at which it arose. How soon it is due is for the driver to say.
    """

    kind: DueKind
    seat: int
    since: int


def due(table: Table) -> tuple[Due, ...]:
    """All that is due at a table, now or in a while."""
    return tuple(_due(table))


def _due(table: Table) -> Iterator[Due]:
    if table.closed is not None or not any(seat.person for seat in table.seats):
        return
    if table.phase is Phase.CHOOSING:
        yield from _opinions_due(table)
    elif table.phase is Phase.PLAYING:
        yield from _turn_due(table)
    for seat, since in table.nudged:
        yield Due(DueKind.NUDGE, seat, since)
    if table.giving_up is not None:
        yield Due(DueKind.GIVING_UP, table.giving_up.seat, table.giving_up.since)


def _opinions_due(table: Table) -> Iterator[Due]:
    for seat, who in enumerate(table.seats):
        if who.bot is not None and table.opinions[seat] is None:
            yield Due(DueKind.BOT_OPINION, seat, table.began)
    since = _choosing_runs_since(table)
    if since is not None:
        yield Due(DueKind.OPINIONS, 0, since)


def _choosing_runs_since(table: Table) -> int | None:
    """The version since which the time to say who should start runs out: with a clock, or where no
    person is there, since the deal; otherwise since the first person has said it, as long as
    another one has not.
    """
    people = [(seat, who) for seat, who in enumerate(table.seats) if who.bot is None]
    if table.settings.clock is not None or all(who.away for _, who in people):
        return table.began
    return table.answered if any(table.opinions[seat] is None for seat, _ in people) else None


def _turn_due(table: Table) -> Iterator[Due]:
    """Bots say what they have to say before another one plays; a person need not wait for them."""
    seat, clock = table.state.to_act, table.settings.clock
    if yet_to_speak(table):
        yield Due(DueKind.BOT_HINTS, 0, table.began)
    elif table.seats[seat].bot is not None:
        yield Due(DueKind.BOT_TURN, seat, table.began)
    if table.seats[seat].bot is None and clock is not None:
        yield Due(DueKind.CLOCK, seat, table.began)
