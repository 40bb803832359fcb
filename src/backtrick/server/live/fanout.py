"""Who is sent what: the part of a message that everybody shares, and the part of one client."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from backtrick.protocol import Events, Numbered, encode, with_private
from backtrick.server.due.agenda import Agenda
from backtrick.server.live.audience import Audience
from backtrick.server.live.connection import Connection
from backtrick.table import AnyEvent, PrivateView, Table, private_view, public_view, seen


class Fanout:
    """Sends what happens at one table to its clients."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience

    def send(
        self,
        table: Table,
        agenda: Agenda,
        events: Sequence[AnyEvent],
        connections: Iterable[Connection],
        why_not_watch: Callable[[str], Exception | None],
    ) -> None:
        """Send the newest events. A client that may no longer watch is shown out."""
        shared: dict[tuple[int, ...], bytes] = {}
        for connection in tuple(connections):
            refusal = why_not_watch(connection.device)
            if refusal is not None:
                connection.show_out(refusal)
                continue
            muted = self.audience.muted_by(connection)
            if muted not in shared:
                shared[muted] = encode(news(table, agenda, events, muted))
            connection.push(self._with_private(connection, table, shared[muted]))

    def private(self, connection: Connection, table: Table) -> PrivateView:
        """What a client has for itself, which it is about to be sent."""
        muted = self.audience.muted_by(connection)
        mine = private_view(table, self.audience.seat_of(connection.device), muted)
        connection.private = encode(mine)
        return mine

    def _with_private(self, connection: Connection, table: Table, frame: bytes) -> bytes:
        before = connection.private
        self.private(connection, table)
        return frame if connection.private == before else with_private(frame, connection.private)


def news(
    table: Table, agenda: Agenda, events: Sequence[AnyEvent], muted: tuple[int, ...] = ()
) -> Events:
    """What everybody learns of the newest events, without what `muted` seats say."""
    first = table.version - len(events) + 1
    return Events(
        version=table.version,
        events=tuple(
            Numbered(version, seen(event, muted)) for version, event in enumerate(events, first)
        ),
        table=public_view(table, muted),
        clock_ends=agenda.clock_ends,
    )
