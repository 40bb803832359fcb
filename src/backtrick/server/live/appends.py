"""What is stored of a table: its events, what can be listed of it, and the games played there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.json import Decoder, Encoder
from msgspec.json import decode as decode_json

from backtrick.server.due.agenda import Agenda
from backtrick.server.games.daily import day_of, ends
from backtrick.server.games.deals import deal_in_play
from backtrick.server.storage import Append, FinishedGame, FinishedSeat, TableSummary
from backtrick.table import AnyEvent, Table
from backtrick.table import events as e

decode_event = Decoder(AnyEvent).decode
encode_event = Encoder().encode

PERSON = "person"
"""In a stored record, in place of a name."""

Links = tuple[tuple[int, str | None], ...]
"""Seats that change hands, and the devices that hold them from then on."""


def compose_append(
    table_id: str,
    before: Table,
    events: Sequence[AnyEvent],
    after: Table,
    agenda: Agenda | None,
    at: float,
    command: str | None = None,
) -> Append:
    """What is stored when these events move a table on. `agenda` is given when it changed."""
    summary = summarize(after)
    if after.closed is not None:
        summary = summary._replace(public=False, watch=False, phase="over")
    return Append(
        table_id=table_id,
        expected=before.version,
        events=tuple(map(encode_event, events)),
        at=at,
        summary=summary,
        deal=deal_in_play(after),
        command=command,
        deadlines=None if agenda is None else agenda.rows(table_id),
    )


def summarize(table: Table) -> TableSummary:
    """What can be listed of a table."""
    settings = table.settings
    return TableSummary(
        phase=table.phase.value,
        game=settings.game,
        seats=settings.seats,
        taken=sum(not seat.is_open for seat in table.seats),
        public=settings.public,
        watch=settings.watch,
    )


def links_of(events: Sequence[AnyEvent], device: str | None) -> Links:
    """The seats that change hands. The device that asked is the one that sits down."""
    links: list[tuple[int, str | None]] = []
    for event in events:
        if isinstance(event, e.SatDown):
            links.append((event.seat, device))
        elif isinstance(event, e.StoodUp | e.Removed):
            links.append((event.seat, None))
    return tuple(links)


def finished_game(
    table_id: str, table: Table, devices: Sequence[str | None], daily: str | None, at: float
) -> FinishedGame:
    """What is stored along with the event that ended a game.

    It counts unless a player may have known the cards: they were dealt before, or their day ended.
    """
    end, deal = table.game_log.outcome, table.sealed
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
        commitment=deal.commitment,
        salt=deal.salt,
        seats=tuple(
            FinishedSeat(seat, devices[seat], None if who.person else who.bot)
            for seat, who in enumerate(table.seats)
        ),
        daily=daily,
        counted=not deal.again and (daily is None or at < ends(day_of(daily))),
        public=table.settings.public and table.settings.watch,
    )


def without_words(body: bytes, seat: int) -> bytes | None:
    """A stored event without what this seat said in chat; `None` where it said nothing in it."""
    if not body.startswith(b'{"type":"said"'):
        return None
    said = decode_json(body)
    return encode_event({**said, "text": ""}) if said["seat"] == seat else None
