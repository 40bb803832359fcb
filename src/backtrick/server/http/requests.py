"""What is done about each request on a table's socket."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from backtrick.protocol import Done, Enter, Invite, Message, Mute, Ping, Plan, Planning, Pong
from backtrick.server.due.offered_bots import check_table_bot
from backtrick.server.http.services import Visit
from backtrick.server.live.room import Room
from backtrick.server.people.limits import Limit
from backtrick.table import SPECTATOR, Phase, Planned, TableError, TableErrorCode, planned
from backtrick.table.commands import (
    AnswerNudge,
    Begin,
    Command,
    GiveHint,
    Lay,
    Leave,
    LetBot,
    Nudge,
    Opine,
    PutBot,
    Rematch,
    Remove,
    Say,
    Sit,
    TakeBack,
)

TALK = (Say, GiveHint, Opine, Nudge, Leave, TakeBack)
"""What others hear of at once and one can repeat at will: by how often, anything could be told."""


async def answer_request(visit: Visit, room: Room, request_id: str, asked: Any) -> Message:
    """Do what a device asks for at a table, and answer it."""
    device, live = visit.me.id, visit.services.live
    if not isinstance(asked, Ping | Enter | AnswerNudge):  # a page sends those by itself
        await room.note_presence(device)
    match asked:
        case Plan():
            return Planning(request_id, make_plan(room, device, asked))
        case Ping():
            return Pong(request_id)
        case Mute():
            await live.devices.mute(room, device, asked.seat, asked.on)
        case Invite():
            await live.devices.invite(room, device)
        case Enter():
            pass
        case _:
            return Done(request_id, await _carry_out(visit, room, request_id, asked))
    return Done(request_id, room.table.version)


async def _carry_out(visit: Visit, room: Room, request_id: str, command: Command) -> int:
    """Give a command to the table; a version that contains it."""
    device, services = visit.me, visit.services
    buckets = services.buckets
    buckets.take(Limit.STORED, visit.address)
    if isinstance(command, Begin | Rematch):
        buckets.take(Limit.GAMES, visit.address)
    if isinstance(command, Rematch) and command.same_deal and room.daily is None:
        table = room.table
        if table.log is not None:
            await services.live.deals.check_cards(table.game, table.sealed.decks, device.id)
    if isinstance(command, PutBot | LetBot | Remove):
        check_table_bot(command.bot)
    if isinstance(command, Sit) and room.seat_of(device.id) == SPECTATOR:
        await services.check_seats(device.id)
    if isinstance(command, Say) and command.lang is None:
        command = replace(command, lang=device.language.lower()[:2])
    count_talk = partial(buckets.take, Limit.TALK, f"{room.id} {device.id}")
    version = await room.command(
        device.id, request_id, command, count_talk if isinstance(command, TALK) else None
    )
    if isinstance(command, Lay):
        services.metrics.plays.inc(len(command.plays))
    return version


def make_plan(room: Room, device: str, asked: Plan) -> Planned:
    """What would come of plays that are only thought of."""
    seat = room.seat_of(device)
    if seat == SPECTATOR:
        raise TableError(TableErrorCode.NOT_SEATED)
    phase = room.table.phase
    if phase is not Phase.PLAYING:
        raise TableError(TableErrorCode.WRONG_PHASE, phase=phase.value, allowed=Phase.PLAYING.value)
    return planned(room.table, seat, asked.plays)
