"""Puts away what nobody needs any more, a little at a time, and never because a clock jumped."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime

from backtrick.server.live.tables import Tables, code_length
from backtrick.server.ops import logs
from backtrick.server.ops.config import Config
from backtrick.server.ports import Ports
from backtrick.server.storage import StorageError, Store

LOOKED, WARY = "clock-looked", "clock-wary"
"""The moments that are remembered: of the last look at the clock, and until when it is not
believed.
"""


class Housekeeping:
    """Retires and removes tables, devices, records and daily deals."""

    def __init__(self, store: Store, tables: Tables, config: Config, ports: Ports) -> None:
        self._store = store
        self._tables = tables
        self._config = config
        self._clock = ports.clock
        self._looked: tuple[float, float] | None = None

    async def run(self) -> None:
        """Tidy up from time to time, until cancelled."""
        while True:
            with suppress(StorageError):
                await self.tidy()
            await asyncio.sleep(self._config.timing.retire_seconds)

    async def tidy(self) -> None:
        """Put away one portion of everything that is old enough."""
        self._tables.code_length = code_length(await self._store.count_open_tables())
        if not await self._believes_clock():
            return
        store, config, timing = self._store, self._config, self._config.timing
        now, most = self._clock.time(), config.caps.tidied
        for table_id in await store.retire(now - config.retire_after, now, most):
            self._tables.close_if_here(table_id)
        kept = max(0.0, config.purge_after - config.retire_after)
        purged = await store.purge(now - kept, most)
        devices = await store.remove_unused_devices(now - timing.unused_device_seconds, most)
        records = await store.remove_unheld_records(
            now - timing.unheld_record_seconds, now - timing.absent_device_seconds, most
        )
        first_day = datetime.fromtimestamp(now - timing.daily_seconds, UTC).date().isoformat()
        dailies = await store.remove_old_dailies(first_day, most)
        if purged or devices or records or dailies:
            logs.info(
                "tidied up", tables=len(purged), devices=devices, records=records, dailies=dailies
            )

    async def _believes_clock(self) -> bool:
        """Whether the time may be right. After a jump, or where no server has looked for long or
        ever, it is not believed for a while: an operator may set it right.
        """
        timing, now, ticks = self._config.timing, self._clock.time(), self._clock.monotonic()
        if self._looked is None:
            before, passed, most = await self._store.mark(LOOKED), 0.0, timing.wary_seconds
        else:
            before, passed = self._looked[0], ticks - self._looked[1]
            most = timing.clock_jump_seconds
        self._looked = now, ticks
        await self._store.put_mark(LOOKED, now)
        jump = 0.0 if before is None else now - before - passed
        jumped = not -timing.clock_jump_seconds < jump < most
        if jumped:
            logs.warning(
                "the clock jumped, or no server ran: nothing is put away for a while",
                seconds=round(jump),
            )
        if jumped or before is None:
            await self._store.put_mark(WARY, now + timing.wary_seconds)
        wary_until = await self._store.mark(WARY)
        return wary_until is None or not 0 <= wary_until - now <= timing.wary_seconds
