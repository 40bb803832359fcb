"""How a device did at the games that count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from datetime import UTC, date, datetime, timedelta
from itertools import groupby

from litestar import get
from msgspec import Struct

from backtrick.server.http.documented import as_device
from backtrick.server.http.services import Me, Serving
from backtrick.server.storage import GameStatistics, PlayedGame

DAYS = 30
"""How far back the days go."""


class SpreadShown(Struct, frozen=True):
    """How many games ended with so many cards left."""

    left: int
    games: int


class DayPlayed(Struct, frozen=True):
    """The games of a day, which begins and ends at midnight in UTC."""

    day: str
    games: int
    wins: int


class ModeShown(Struct, frozen=True):
    """How one did at a game with this number of players and these options. `spread` counts the
    games by the cards that were left, `days` are the last thirty on which one played.
    """

    players: int
    options: dict[str, int | bool]
    games: int
    wins: int
    best_left: int
    spread: list[SpreadShown]
    days: list[DayPlayed]


class StatisticsShown(Struct, frozen=True):
    """How one did at a game. `best_left` is the fewest cards left, `streak` games won in a row;
    `modes` says the same for each number of players and each choice of options, most played first.
    """

    game: str
    games: int
    wins: int
    best_left: int
    streak: int
    best_streak: int
    modes: list[ModeShown]


@get("/api/devices/me/statistics", tags=["devices"], **as_device())
async def statistics(me: Me, services: Serving) -> list[StatisticsShown]:
    """How one did, game by game, in the games that count."""
    found = await services.store.statistics(me.id)
    played = await services.store.played(me.id)
    first = _day(services.ports.clock.time()) - timedelta(days=DAYS - 1)
    return await services.ports.workers.run(_shown, found, played, first.isoformat())


def _shown(
    found: Iterable[GameStatistics], played: Sequence[PlayedGame], first: str
) -> list[StatisticsShown]:
    """All games with their modes. Of many games this takes its time."""
    return [
        StatisticsShown(
            **asdict(one), modes=_modes([each for each in played if each.game == one.game], first)
        )
        for one in found
    ]


def _modes(played: Iterable[PlayedGame], first: str) -> list[ModeShown]:
    def mode(each: PlayedGame) -> tuple[int, str]:
        return each.players, repr(sorted(each.options.items()))

    groups = groupby(sorted(played, key=mode), key=mode)
    modes = [_mode(list(games), first) for _, games in groups]
    return sorted(modes, key=lambda one: -one.games)


def _mode(games: Sequence[PlayedGame], first: str) -> ModeShown:
    days: dict[str, list[bool]] = {}
    for each in games:
        days.setdefault(_day(each.finished).isoformat(), []).append(each.won)
    spread = Counter(each.left for each in games)
    return ModeShown(
        players=games[0].players,
        options=games[0].options,
        games=len(games),
        wins=sum(each.won for each in games),
        best_left=min(each.left for each in games),
        spread=[SpreadShown(left, spread[left]) for left in sorted(spread)],
        days=[DayPlayed(day, len(won), sum(won)) for day, won in days.items() if day >= first],
    )


def _day(time: float) -> date:
    return datetime.fromtimestamp(time, UTC).date()


HANDLERS = (statistics,)
