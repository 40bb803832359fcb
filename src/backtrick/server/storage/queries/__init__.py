"""The statements of the store, one module per noun. Each takes an open connection."""

from backtrick.server.storage.queries import (
    daily,
    devices,
    due,
    moderation,
    mutes,
    records,
    removals,
    tables,
)
