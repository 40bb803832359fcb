"""A game that has ended, as it is kept: a record without names, and who sat where."""

from __future__ import annotations

from collections.abc import Sequence

from backtrick.rules import outcome
from backtrick.server.live.daily import day_of, ends
from backtrick.server.storage import FinishedGame, FinishedSeat
from backtrick.table import Table

PERSON = "person"
"""In a kept record, in place of a name."""


def finished_game(
    table_id: str, table: Table, devices: Sequence[str | None], daily: str | None, at: float
) -> FinishedGame:
    """What is stored along with the event that ended a game.

    It counts unless somebody may have known the cards: they were dealt before, or their day ended.
    """
    end = outcome(table.state)
    assert end is not None
    names = [seat.bot if not seat.person and seat.bot else PERSON for seat in table.seats]
    return FinishedGame(
        id=f"{table_id}-{table.number}",
        number=table.number,
        game=table.game.name,
        players=len(table.seats),
        won=None if end.winner is not None else end.result.value == "won",
        winner=end.winner,
        left=end.left,
        ending=end.ending.value,
        body=table.record(names).to_json().encode(),
        commitment=table.sealed.commitment,
        salt=table.sealed.salt,
        seats=tuple(
            FinishedSeat(seat, devices[seat], None if who.person else who.bot)
            for seat, who in enumerate(table.seats)
        ),
        daily=daily,
        counted=not table.sealed.again and (daily is None or at < ends(day_of(daily))),
        public=table.settings.public and table.settings.watch,
    )
