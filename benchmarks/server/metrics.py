"""What a server counts about itself."""

from __future__ import annotations

import httpx

PLAYS, COMMITS, APPENDED = "backtrick_plays_total", "backtrick_commits", "backtrick_appends"
BOT_TURNS = 'backtrick_due_total{kind="bot-turn"}'


async def metrics(url: str) -> dict[str, float]:
    """The server's figures, by the names of its metrics."""
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{url}/metrics")).raise_for_status().text
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}
