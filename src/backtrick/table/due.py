"""What must happen at a table by itself, and how soon. The driver keeps the time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from backtrick.table.hints import yet_to_speak
from backtrick.table.table import Phase, Table

OPINION_SECONDS = 30.0
"""Who says nothing for so long, when it is to be decided who starts, has no opinion."""

NUDGE_SECONDS = 45.0
"""Who does not answer a nudge for so long counts as away."""


class Kind(StrEnum):
    """What can be due."""

    BOT_OPINION = "bot-opinion"
    OPINIONS = "opinions"
    BOT_HINTS = "bot-hints"
    BOT_TURN = "bot-turn"
    CLOCK = "clock"
    NUDGE = "nudge"


@dataclass(frozen=True, slots=True)
class Due:
    """Something that becomes due `seconds` after the version at which it arose (`since`); bots
    have no time of their own, their pace is the driver's. The same thing keeps its three names.
    """

    kind: Kind
    seat: int
    since: int
    seconds: float = 0.0


def due(table: Table) -> Iterator[Due]:
    """All that is due at a table, now or in a while."""
    if table.closed is not None or not any(seat.person for seat in table.seats):
        return
    if table.phase is Phase.CHOOSING:
        yield from _opinions_due(table)
    elif table.phase is Phase.PLAYING:
        yield from _turn_due(table)
    for seat, since in table.nudged:
        yield Due(Kind.NUDGE, seat, since, NUDGE_SECONDS)


def _opinions_due(table: Table) -> Iterator[Due]:
    for seat, who in enumerate(table.seats):
        if who.bot is not None and table.opinions[seat] is None:
            yield Due(Kind.BOT_OPINION, seat, table.began)
    yield Due(Kind.OPINIONS, 0, table.began, OPINION_SECONDS)


def _turn_due(table: Table) -> Iterator[Due]:
    """Bots say what they have to say before another one plays; a person need not wait for them."""
    seat, clock = table.running.to_act, table.settings.clock
    if yet_to_speak(table):
        yield Due(Kind.BOT_HINTS, 0, table.began)
    elif table.seats[seat].bot is not None:
        yield Due(Kind.BOT_TURN, seat, table.began)
    if table.seats[seat].bot is None and clock is not None:
        yield Due(Kind.CLOCK, seat, table.began, float(clock))
