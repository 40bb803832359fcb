"""What an operator does about tables and names, over HTTP or from the command line."""

from __future__ import annotations

from contextlib import suppress

from backtrick.server.due.agenda import Agenda
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.live.appends import compose_append, decode_event
from backtrick.server.people.identity import TOKEN_BYTES, hashed
from backtrick.server.people.names import guest_name
from backtrick.server.ports import SYSTEM, Chance, Clock, Ports
from backtrick.server.storage import Conflict, Store
from backtrick.table import DRIVER, handle, rebuild, secret_deal
from backtrick.table.commands import Close

REMOVED = "removed"
LONGEST_WORD = 48
LINK_SECONDS = 24 * 3600.0
"""How long a link works that the operator makes: it has to reach its owner first."""
_TRIES = 20


def is_word(word: str) -> bool:
    """Whether a word can be banned; one of nothing but `*` would ban every name."""
    return bool(word.strip("* ")) and len(word) <= LONGEST_WORD and word.isprintable()


async def close_table(store: Store, table_id: str, clock: Clock = SYSTEM.clock) -> None:
    """Close a table for good: nothing happens there any more, and no list has it.

    Every process hears of it like of anything else that happens at a table.
    """
    for _ in range(_TRIES):
        log = await store.log(table_id)
        if log is None or log.table.retired:
            raise ServerError(ServerErrorCode.NO_SUCH_TABLE)
        table = rebuild(decode_event(event.body) for event in log.events)
        if table.closed is not None:
            return
        events, closed = handle(table, DRIVER, Close(REMOVED), secret_deal)
        with suppress(Conflict):
            at = clock.time()
            await store.append(compose_append(table_id, table, events, closed, Agenda(), at))
            return
    raise ServerError(ServerErrorCode.TABLE_MOVED)


async def take_name_away(store: Store, device_id: str, chance: Chance = SYSTEM.chance) -> str:
    """Give a device a name of no meaning; which one."""
    name = guest_name(chance)
    if not await store.rename(device_id, name):
        raise ServerError(ServerErrorCode.NO_SUCH_DEVICE)
    return name


async def link_to_seat(store: Store, table_id: str, seat: int, ports: Ports = SYSTEM) -> str:
    """The secret of a device link to whoever holds a seat, for a person who has lost their
    identity. It works once.
    """
    table = await store.table(table_id)
    if table is None:
        raise ServerError(ServerErrorCode.NO_SUCH_TABLE)
    device = dict(table.links).get(seat)
    if device is None:
        raise ServerError(ServerErrorCode.NO_SUCH_DEVICE)
    secret = ports.chance.token(TOKEN_BYTES)
    await store.add_link(hashed(secret), device, ports.clock.time() + LINK_SECONDS)
    return secret
