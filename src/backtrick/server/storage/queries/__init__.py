"""The statements of the store, one module per noun. Each takes an open connection."""

from backtrick.server.storage.queries import (
    cleaning,
    daily,
    devices,
    due,
    marks,
    moderation,
    mutes,
    records,
    removals,
    studies,
    tables,
    tokens,
)
