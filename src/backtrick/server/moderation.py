"""What an operator does about tables and names, over HTTP or from the command line."""

from __future__ import annotations

import time
from dataclasses import replace

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.names import Names
from backtrick.server.room import decode_event, encode_event, summary
from backtrick.server.storage import Append, Conflict, Store
from backtrick.table import DRIVER, handle, rebuilt, secret_deal
from backtrick.table.commands import Close

REMOVED = "removed"
LONGEST_WORD = 48
_TRIES = 20


def is_word(word: str) -> bool:
    """Whether a word can be banned; one of nothing but `*` would ban every name."""
    return bool(word.strip("* ")) and len(word) <= LONGEST_WORD and word.isprintable()


async def close_table(store: Store, table_id: str) -> None:
    """Close a table for good: nothing happens there any more, and nobody finds it in a list.

    Every process hears of it like of anything else that happens at a table.
    """
    for _ in range(_TRIES):
        stored = await store.table(table_id)
        if stored is None or stored.retired:
            break
        table = rebuilt(decode_event(event.body) for event in await store.events(table_id))
        if table.closed is not None:
            return
        events = handle(table, DRIVER, Close(REMOVED), secret_deal)
        append = Append(
            table_id=table_id,
            expected=table.version,
            events=tuple(map(encode_event, events)),
            at=time.time(),
            summary=replace(summary(table), public=False, watch=False, phase="over"),
            dues=(),
        )
        try:
            await store.append(append)
        except Conflict:
            continue
        return
    else:
        raise ServerError(ServerErrorCode.TABLE_MOVED)
    raise ServerError(ServerErrorCode.NO_SUCH_TABLE)


async def take_name_away(store: Store, device_id: str) -> str:
    """Give a device a name of no meaning; which one."""
    name = Names.guest()
    if not await store.rename(device_id, name):
        raise ServerError(ServerErrorCode.NO_SUCH_DEVICE)
    return name
